:- module(special_uses_tests, []).

:- use_module(library(plunit)).
:- use_module('boards').
:- use_module('../../../prolog/magic/cards/definitions', []).

%   A game in which a permanent may gain the ability Gained, for a while.

gained(Gained) :-
    start_board([]),
    card("Statue", "{1}", [artifact], none,
         [activated([mana('{1}')], [change(this, [gain(Gained)], end_of_turn)])]).

:- begin_tests(special_uses).

test('400.7 what leaves is followed from the start, though an ability that follows it is yet to be granted') :-
    gained(triggered(dies(this), true, [return_to_hand(this)])),
    definition:uses(moved_objects).

test('400.7 the same of an ability that a granted keyword stands for') :-
    gained(persist),
    definition:uses(moved_objects).

test('400.7 nothing is followed where no ability does so', fail) :-
    gained(triggered(dies(this), true, [draw(you, 1)])),
    definition:uses(moved_objects).

:- end_tests(special_uses).
