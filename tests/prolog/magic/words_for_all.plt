:- module(words_for_all_tests, []).

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../../prolog/k/rules', []).
:- use_module('../../../prolog/magic/words/action_words', []).
:- use_module('../../../prolog/magic/words/amounts_told', [noted/2]).
:- use_module('../../../prolog/magic/words/context_told', [announced_facts/3]).
:- use_module('../../../prolog/magic/words/event_words', []).
:- use_module('../../../prolog/magic/words/replacing_words', []).

%   What the other game declares, and what nobody is ever asked.

elsewhere(event, [places, awarded, counts, flips]).
elsewhere(action, [place, resign, engine_processing]).
elsewhere(choice, [place_digit]).

wordless(Kind, Term) :-
    elsewhere(Kind, Others),
    declared(Kind, Term),
    functor(Term, Name, _),
    \+ memberchk(Name, Others),
    \+ worded(Kind, Term).

declared(event, Term) :- rules:event(Term).
declared(action, Term) :- rules:action(Term).
declared(choice, Term) :- rules:choice(Term, _).

worded(event, Term) :- clause(event_words:told(Term, _, _, _, _), _), !.
worded(event, Term) :- clause(event_words:untold(Term, _), _), !.
worded(action, Term) :- clause(action_words:words(Term, _), _), !.
worded(choice, Term) :- clause(action_words:question(Term, _), _), !.

:- begin_tests(words_for_all).

test('each event has words, or it is said what tells of it', Wordless == []) :-
    findall(Event, wordless(event, Event), Wordless).

test('no event has both', Both == []) :-
    findall(Event,
            ( declared(event, Event),
              clause(event_words:untold(Event, _), _),
              clause(event_words:told(Event, _, _, _, _), _)
            ),
            Both).

test('each action has words', Wordless == []) :-
    findall(Action, wordless(action, Action), Wordless).

test('each choice has a question', Wordless == []) :-
    findall(Choice, wordless(choice, Choice), Wordless).

test('each amount of one sum is counted by itself', Notes == [from(20, 18, life), from(18, 15, life), told, told, told]) :-
    Sum = [ event(deals_damage(1, a, 2, combat)), event(deals_damage(2, a, 3, combat)),
            event(lose_life(a, 2)), event(lose_life(a, 3)), (life(a, 20) -> life(a, 15))
          ],
    noted(Sum, Noted),
    findall(Note, member(_-Note, Noted), Notes).

test('what comes to something else is told by itself', Notes == [none, none]) :-
    noted([event(gain_life(a, 2)), (life(a, 20) -> life(a, 27))], Noted),
    findall(Note, member(_-Note, Noted), Notes).

test('damage that costs more life than it is tells both', Notes == [from(0, 2, damage), from(20, 16, life), told, told]) :-
    noted([ event(deals_damage(1, a, 2, combat)), event(lose_life(a, 4)), +damage(a, 2), (life(a, 20) -> life(a, 16)) ], Noted),
    findall(Note, member(_-Note, Noted), Notes).

test('what was taken back as it was announced was not said', Facts == [target(7, 1, b)]) :-
    Before = [+target(7, 1, b), -target(7, 1, c), +target(7, 1, c), event(begins_casting(a, 3, normal, 7)), +target(9, 1, a)],
    announced_facts(7, at(Before, [], none), Facts).

test('what is chosen as something enters is told apart', Told == ["Choose elf", "Choose swamp", "Choose b"]) :-
    findall(Words,
            ( member(Value, [creature_type(elf), basic_land_type(swamp), of_players(b)]),
              replacing_words:value_words(Value, 'It', Format-Arguments),
              format(string(Words), Format, Arguments)
            ),
            Told).

:- end_tests(words_for_all).
