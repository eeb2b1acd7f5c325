:- module(starting_life_tests, []).

/** <module> What each player's life total was as the game began (903.7, 903.12f)
*/

:- use_module(library(plunit)).
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/commander/command_zone', []).
:- use_module('../../../../prolog/magic/rules/concepts/starting').
:- use_module('../boards').

life_in(Settings, Life) :-
    start_board([]),
    forall(lists:member(Key-Value, Settings), set(setting(Key, Value))),
    starting_life(Life).

:- begin_tests(starting_life).

test('103.4 twenty', Life == 20) :- life_in([], Life).
test('903.7 forty with commanders', Life == 40) :- life_in([format-commander], Life).
test('903.7 and where they were drafted', Life == 40) :- life_in([format-commanderdraft], Life).
test('903.12f in Brawl of two', Life == 25) :- life_in([format-brawl, seats-[a, b]], Life).
test('903.12f in Brawl of more', Life == 30) :- life_in([format-brawl, seats-[a, b, c]], Life).
test('103.4 what was said counts', Life == 7) :- life_in([format-commander, starting_life-7], Life).

:- end_tests(starting_life).
