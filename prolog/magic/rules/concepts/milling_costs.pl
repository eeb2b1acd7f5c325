:- module(milling_costs, []).

/** <module> Costs of milling cards (701.17)

A player who has fewer cards in the library can't pay so (701.17b).
*/

:- use_module('../../../k/language').
:- use_module('../../cards/vocabulary', []).
:- use_module('../spells/effects', []).
:- use_module('../spells/paying', []).
:- use_module(costs, []).
:- use_module(objects).

cost ::= mill(_:integer).

:- multifile costs:able/4.

'701.17b' :: caused costs:able(mill(N), Player, _, _) if
    library(Player, Objects), length(Objects, Count), Count >= N.
'701.17a' :: caused then([mill_cards(Player, N)]) after
    pay(Item, mill(N)), N > 0, paying:pays(Item, Player).
