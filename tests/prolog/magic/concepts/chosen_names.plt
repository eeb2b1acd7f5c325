:- module(chosen_names_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2]).
:- use_module('../../../../prolog/magic/words/action_words', [action_words/2]).

%   The choice of a name, as an artifact with Abilities enters.

choosing(Abilities) :-
    start_board([]),
    card("Register", "{0}", [artifact], none, [enters_with([card_name])|Abilities]),
    permanents(b, 'Peak', 2),
    in_hand(a, 'Register', Register),
    go,
    act(cast(Register)),
    acts([pass, pass]).

name(Called) :-
    fact(now(choose_replacement(_, _, Options))),
    member(option(Key, card_name(Called)), Options),
    !,
    act(replace(Key, card_name(Called))).

:- begin_tests(chosen_names).

test('201.4 any name of a card of the game is chosen, and no token', Names == ['Cub', 'Denial', 'Grove', 'Gull', 'Lesson', 'Ox', 'Peak', 'Pool', 'Register', 'Spark', 'Swell']) :-
    choosing([]),
    fact(now(choose_replacement(_, _, Options))),
    findall(Name, member(option(_, card_name(Name)), Options), Names).

test('607.2d what is about the chosen name', Powers == [1, 4]) :-
    start_board([]),
    card("Register", "{0}", [artifact], none, [enters_with([card_name]), static([creature, chosen_name], [pt(-1, -1)])]),
    permanent(b, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    in_hand(a, 'Register', Register),
    go,
    act(cast(Register)),
    acts([pass, pass]),
    name('Cub'),
    findall(Power, ( member(O, [Cub, Ox]), power(O, Power) ), Powers).

test('101.2 spells with that name can not be cast', Ids == ['101.2']) :-
    choosing([cant_be_cast([chosen_name])]),
    name('Spark'),
    in_hand(b, 'Spark', Spark),
    act(pass),
    reasons(cast(Spark), Ids),
    assertion(refused(cast(Spark))).

test('101.2 others can') :-
    choosing([cant_be_cast([chosen_name])]),
    name('Ox'),
    in_hand(b, 'Spark', Spark),
    act(pass),
    assertion(offered(cast(Spark))).

test('in the midst of the choice a game is saved, undone and goes on', Names == ['Ox']) :-
    start_board([]),
    card("Register", "{0}", [artifact], none, [enters_with([card_name])]),
    in_hand(a, 'Register', Register),
    go,
    fluents(First),
    mark(Mark),
    act(cast(Register)),
    acts([pass, pass]),
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    fact(now(choose_replacement(_, _, [option(Key, card_name(Called))|_]))),
    action_words(replace(Key, card_name(Called)), Words),
    assertion(Words == "Choose Cub"),
    name('Ox'),
    values(Name, chosen_name(_, Name), Names).

test('they are read and written',
     [forall(member(Ability, [enters_with([card_name]), cant_be_cast([chosen_name]), cant_be_cast([creature]),
                              static([creature, chosen_name], [pt(-1, -1)])]))]) :-
    ability_english(Ability, 'Omen', English),
    once(english_ability(English, 'Omen', Read)),
    assertion(Read == Ability).

:- end_tests(chosen_names).
