:- module(offered_creatures, []).

/** <module> Emerge (702.119) and harmonize (702.180): a creature is given for the spell, which costs less

`offered(Item, O)`: the creature O is sacrificed or tapped for the spell Item. It is chosen as the spell is announced (601.2b).
*/

:- use_module(library(lists), [append/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../support/filters', []).
:- use_module('../concepts/cost_changes', []).
:- use_module('../concepts/costs').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/announcing', []).
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').
:- use_module(hand_ways, []).
:- use_module(ways_to_cast, []).

way ::= emerge ; harmonize.
fluent offered(_Item:object, _O:object) functional.
choice choose_offered(_P:player, _Item:object, _Way:way).
choose_offered(_, _, _) otherwise "no creature is being offered now".

:- multifile announcing:announcement/4, cards:keyword_way/5, casting:affordable_with_offer/3, casting:offers/1, cost_changes:cost_changer/1,
             cost_changes:generic_change/5, costs:optional_cost/3, filters:meets/3.

'702.119a' :: caused cards:keyword_way(emerge(Cost), emerge, hand, Costs, none) if cost_list(Cost, Costs).
'702.180a' :: caused cards:keyword_way(harmonize(Cost), harmonize, graveyard, Costs, exile) if cost_list(Cost, Costs).

hand_ways:allowed(emerge, _).

casting:offers(emerge).
casting:offers(harmonize).

%   worth(+Way, +Player, -O, -N, -Cost): the creature O is given by Cost, and N generic mana less is paid.

'702.119a' :: caused worth(emerge, Player, O, N, sacrifice(1, [object(O)])) if
    controls(Player, O), creature(O), mana_value(O, N).
'702.180a' :: caused worth(harmonize, Player, O, N, tap_permanents(1, [object(O)])) if
    controls(Player, O), creature(O), \+ tapped(O), power(O, Power), N is max(0, Power).

filters:meets(object(Same), O, _) :- O == Same.

%   payable_offer(+Player, +Spell, +Way, -O): the rest can be paid with O; O is `none` for harmonize without a creature.

payable_offer(Player, Spell, Way, O) :-
    spell_costs(Player, Spell, Way, [mana(cost(Generic, Symbols))|Others]),
    (   worth(Way, Player, O, N, Cost),
        Less is max(0, Generic-N),
        append(Others, [Cost], All),
        can_pay(Player, Spell, Spell, [mana(cost(Less, Symbols))|All])
    ;   Way == harmonize,
        O = none,
        can_pay(Player, Spell, Spell, [mana(cost(Generic, Symbols))|Others])
    ).

offerable(_, _, _, O) reads silent otherwise "with ~o the rest of the cost can't be paid"-[O].
payable_alone(_, _) reads silent otherwise "without a creature the cost can't be paid".

offerable(Player, Item, Way, O) :-
    payable_offer(Player, Item, Way, O),
    O \== none.

payable_alone(Player, Item) :-
    payable_offer(Player, Item, harmonize, none),
    !.

%   offering(+Player, +Item, +Way, -Task): as the spell has left where it was, no creature may be worth enough any more (733.1).

offering(Player, Item, Way, Task) :-
    (   payable_offer(Player, Item, Way, _)
    ->  Task = choose_offered(Player, Item, Way)
    ;   Task = reverse_action(Item)
    ).

casting:affordable_with_offer(Player, O, Way) :-
    payable_offer(Player, O, Way, _),
    !.

'601.2b' :: caused announcing:announcement(spell, Item, Player, Task) if
    way(Item, Way), casting:offers(Way), offering(Player, Item, Way, Task).
'601.2b' :: executable pick(O) if choose_offered(Player, Item, Way), offerable(Player, Item, Way, O).
'601.2b' :: executable no if choose_offered(Player, Item, harmonize), payable_alone(Player, Item).
'601.2b' :: caused offered(Item, O) after pick(O), now(choose_offered(_, Item, _)).
zones:stack_status(O, offered(O, _)).

'601.2f' :: caused costs:optional_cost(Item, _, Cost) if
    offered(Item, O), way(Item, Way), worth(Way, _, O, _, Cost).
'601.2f' :: caused cost_changes:generic_change(_, _, _, Item, N) if
    offered(Item, O), way(Item, Way), worth(Way, _, O, Worth, _), N is -Worth.

cost_changes:cost_changer(none) :-
    once(( casting:offers(Way), definition:way(_, Way, _, _, _) )).
