:- module(hand_size_tests, []).

/** <module> How many cards a player may keep (402.2), in the order of timestamps
*/

:- use_module(library(plunit)).
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/turn/hand_size').
:- use_module('../boards').

%   sizes(+Abilities, -Sizes): what a and b may keep, when a has permanents with each of Abilities, one after the other.

sizes(Abilities, Own-Others) :-
    start_board([]),
    forall(nth1(N, Abilities, Ability),
           ( format(string(Text), "Rule ~w", [N]),
             card(Text, "{1}", [artifact], none, [Ability]),
             atom_string(Name, Text),
             permanent(a, Name, _)
           )),
    maximum_hand_size(a, Own),
    maximum_hand_size(b, Others).

:- begin_tests(hand_size).

test('402.2 seven', Sizes == 7-7) :- sizes([], Sizes).
test('402.2 its controller has none', Sizes == unlimited-7) :- sizes([no_maximum_hand_size], Sizes).
test('402.2 nobody has one', Sizes == unlimited-unlimited) :- sizes([hand_size(each([player]), unlimited)], Sizes).
test('402.2 fewer and more', Sizes == 9-5) :- sizes([hand_size(you, more(2)), hand_size(each([opponent]), more(-2))], Sizes).
test('402.2 no fewer than none', Sizes == 7-0) :- sizes([hand_size(each([opponent]), more(-9))], Sizes).
test('613.11 what comes later counts', Sizes == 3-7) :- sizes([no_maximum_hand_size, maximum_hand_size(2), hand_size(you, more(1))], Sizes).
test('613.11 and so the other way', Sizes == unlimited-7) :- sizes([maximum_hand_size(2), hand_size(you, more(1)), no_maximum_hand_size], Sizes).
test('402.2 for the rest of the game', Most == unlimited) :-
    start_board([]),
    set(hand_size_lifted(a, 1)),
    maximum_hand_size(a, Most).

:- end_tests(hand_size).
