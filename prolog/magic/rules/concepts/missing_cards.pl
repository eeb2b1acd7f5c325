:- module(missing_cards, []).

/** <module> Cards that aren't played as they are printed, as the players know before the game
*/

:- use_module('../../../k/language').
:- use_module(starting, []).
:- use_module(players, []).

event sits_down_without(_P:player, _Card:atom, _How:term).

missing_cards :: caused event(sits_down_without(Player, Card, How)) after
    start_game, setting(missing(Player, Card), How).
