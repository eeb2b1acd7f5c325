:- module(mana_offers, []).

/** <module> Mana of a color that something else tells: what lands could produce (106.7), the colors of things, devotion to it
*/

:- use_module('../../../k/language').
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [quantity/3]).
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/mana_tags', [made_by/3]).
:- use_module('../concepts/offered_mana', [offered_colors/3]).
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/effects', []).

instruction add_offered(_Offer:color_offer).
instruction add_devotion(_Who:player).

color_offer ::= or_chosen(_:mana_color) ; producible(_:object_filter) ; producible_types(_:object_filter)
              ; colors_of(_:object_reference).

choice choose_devotion(_P:player, _Item:object).
choose_devotion(_, _) otherwise "no color is being chosen now".

'106.7' :: caused then([choose_color_of(Player, Item, Colors)]) after
    add_offered(Item, Offer), target_view(Item, View), View = view(_, Player, _), offered_colors(Offer, View, Colors), Colors \== [].

%   As much mana of one color as there is devotion to it (700.5).

'106.3' :: caused then([choose_devotion(Player, Item)]) after
    add_devotion(Item, Player).
'106.3' :: executable color(Color) if choose_devotion(_, _), basic_land_type(_, Color).
'106.3' :: caused event(add_mana(Player, Mana)) after
    color(Color), now(choose_devotion(Player, Item)), target_view(Item, View), View = view(Source, _, _),
    quantity(devotion(Color), View, N), N > 0, findall(Color, between(1, N, _), Colors), made_by(Source, Colors, Mana).
