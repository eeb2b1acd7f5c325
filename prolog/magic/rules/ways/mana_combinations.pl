:- module(mana_combinations, []).

/** <module> Mana in any combination of colors (106.3): the color of each is chosen, one after the other
*/

:- use_module('../../../k/language').
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../spells/effects', []).

instruction add_combination(_N:quantity, _Colors:mana_colors).
instruction add_combination_only(_N:quantity, _Colors:all_colors, _Uses:mana_uses).

'106.3' :: caused then(Choices) after
    add_combination(Item, N, Colors), player_of(Item, Player),
    findall(choose_color_of(Player, Item, Colors), between(1, N, _), Choices).
'106.6' :: caused then(Choices) after
    add_combination_only(Item, N, _, Uses), player_of(Item, Player),
    findall(choose_color_only(Player, Item, 1, Uses), between(1, N, _), Choices).
