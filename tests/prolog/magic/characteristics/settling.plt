:- module(settling_tests, []).

/** <module> What static abilities rest on, word for word (611.3a, 613.5)
*/

:- use_module(library(plunit)).
:- use_module('../../../../prolog/k/rules', []).
:- use_module('../../../../prolog/magic/characteristics/settling').
:- use_module('../boards').

%   calm(?Name, ?Arity): what the word tells of an object that stays, or a number, changes with permanents, counters,
%   attachments and effects alone, or it is told by its parts; or nothing static can say it.

calm(Name, 0) :-
    lists:member(Name,
        [ except_this, creature, land, artifact, enchantment, permanent_card, spell, other, this, chosen_type,
          chosen_color, enchanted, equipped, fortified, token, nontoken, historic, modified, outlaw, source,
          chosen_name, without_abilities, bonded, ring_bearer, with_counters, legendary, basic, domain, x
        ]).
calm(Name, 1) :-
    lists:member(Name,
        [ other_than, type, subtype, color, named, with_counter, keyword, controlled, owned, not, attached_to, count,
          devotion
        ]).
calm(Name, 2) :-
    lists:member(Name, [either, size, counters, greatest, plus, times, devotion]).
calm(compared, 3).

%   What was so as it was cast or entered stays so.

calm(Name, 0) :-
    lists:member(Name, [kicked, commander, unpaid, times_mutated]).
calm(Name, 1) :-
    lists:member(Name, [times_paid, paid_with, cast_from, came_from]).

%   About what resolves or is on the stack.

calm(Name, 0) :-
    lists:member(Name, [that_many, lost_this_way, single_target, on_stack, one_graveyard]).
calm(nth_spell, 1).
calm(shares_found, 1).
calm(of_two_kinds, 2).

%   What programs own is told by those that hold it.

calm(owned_by, 1).

resting(Word) :-
    lists:member(Type, [object_part, quantity]),
    rules:type(Type, Word, _),
    nonvar(Word),
    Word \= (_:_).

:- begin_tests(settling).

test('613.5 each word is calm or moving', Untold == []) :-
    findall(Word,
            ( resting(Word),
              functor(Word, Name, Arity),
              \+ calm(Name, Arity),
              \+ settling:moving(Word)
            ),
            Untold).

test('613.5 no word is both', Both == []) :-
    findall(Word, ( resting(Word), functor(Word, Name, Arity), calm(Name, Arity), settling:moving(Word) ), Both).

test('611.3a creatures that entered this turn are told anew as the turn ends') :-
    start_board([]),
    restless(static([creature, entered_this_turn], [gain(haste)])).

test('611.3a creatures with counters are not', [fail]) :-
    start_board([]),
    restless(static([creature, with_counters], [gain(haste)])).

:- end_tests(settling).
