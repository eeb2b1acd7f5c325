:- module(exiled_partners, []).

/** <module> Champion (702.72) and craft (702.167): a permanent that others are exiled for
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/contested_costs', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/faces', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/chosen_costs', []).
:- use_module('../spells/effects', []).
:- use_module('../zones').

instruction champion(_Filter:object_filter).
process craft(_Item:object).
choice choose_championed(_P:player, _Item:object, _Filter:object_filter).
choose_championed(_, _, _) otherwise "nothing is being championed now".

:- multifile cards:keyword_means/2, contested_costs:cost_object/3, contested_costs:counted_cost/3, chosen_costs:cost_event/4, costs:able/4.

'702.72a' :: caused cards:keyword_means(champion(Filter), triggered(enters(this), true, [champion(Filter)])).
'702.72a' :: caused cards:keyword_means(
                        champion(_),
                        triggered(leaves(this), true, [program([move(what:linked_exile, to:battlefield)])])).

%   It is sacrificed unless another such permanent is exiled.

'702.72a' :: caused then([choose_championed(Player, Item, Filter)]) after
    champion(Item, Filter), player_of(Item, Player).
'702.72a' :: executable pick(O) if
    choose_championed(Player, Item, Filter), controls(Player, O), target_view(Item, View), matches([other|Filter], O, View).
'702.72a' :: executable no if choose_championed(_, _, _).
'702.72a' :: caused all([event(moves(O, battlefield(Player), exile, New)), exiled_with(New, Source)]) after
    pick(O), now(choose_championed(Player, Item, _)), target_view(Item, view(Source, _, _)).
'702.72a' :: caused event(sacrifice(Player, Source)) after
    no, now(choose_championed(Player, Item, _)), target_view(Item, view(Source, _, _)), controls(Player, Source).

%   Craft: itself and what it is made with are exiled, from the battlefield or the graveyard, and it comes back transformed.

'702.167a' :: caused cards:keyword_means(
                         craft(Filter, Cost),
                         activated([mana(Cost), exile(this), exile_for_craft(1, [other|Filter])], [craft], [sorcery_speed])).

'702.167a' :: caused costs:able(exile_for_craft(_, Filter), Player, Source, _) if
    once(( contested_costs:cost_object(exile_for_craft(1, Filter), Player, O), matches(Filter, O, view(Source, Player, 0)) )).

contested_costs:counted_cost(exile_for_craft(N, Filter), N, Filter).
contested_costs:cost_object(exile_for_craft(_, _), Player, O) :- ( controls(Player, O) ; lying_card(graveyard, Player, O) ).

chosen_costs:cost_event(exile_for_craft(_, _), _, O, event(moves(O, Place, exile, _))) :- where(O, Place).

fluent crafted(_Item:object, _Card:object).

'702.167a' :: caused crafted(Item, New) after
    moves(O, battlefield(_), exile, New), casting(Item, g), stack_item(Item, _, activated(O, Name, Index)),
    definition:activated_ability(Name, Index, _, _, _, [craft], _).
zones:stack_status(O, crafted(O, _)).

'702.167a' :: caused moves_as(Card, face(Name, K)), then([put_crafted(Card)]) after
    craft(Item), crafted(Item, Card), exile(Card), object(Card, Name, _), definition:faces(Name, K, transform).
process put_crafted(_Card:object).
'702.167a' :: caused event(moves(Card, exile, battlefield(Owner), _)) after
    put_crafted(Card), exile(Card), owner(Card, Owner).
