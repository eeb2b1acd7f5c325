:- module(ninjutsu, []).

/** <module> Ninjutsu (702.49) and sneak (702.190): an unblocked attacker is returned, and another creature attacks in its place

`returned_attacker(Item, Defender)`: what was returned for the spell or ability Item attacked Defender.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../support/filters', []).
:- use_module('../../support/reacting', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/planeswalkers').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/casting', []).
:- use_module('../spells/chosen_costs', []).
:- use_module('../spells/paying', []).
:- use_module('../turn/attacking', []).
:- use_module('../turn/turn', []).
:- use_module('../zones').
:- use_module(hand_ways, []).

way ::= sneak.
process enter_attacking(_Item:object).
fluent returned_attacker(_Item:object, _Defender:thing) functional.
event enters_attacking(_O:object, _Defender:thing).
process join_as(_O:object, _Defender:thing).

:- multifile cards:keyword_means/2, cards:keyword_way/5, casting:at_any_time/3, costs:able/4, filters:meets/3, reacting:castable_elsewhere/1.

'702.49a' :: caused cards:keyword_means(ninjutsu(Cost), from_hand(Costs, [enter_attacking])) if
    cost_list(Cost, Costs0), Costs = [reveal(this), return_to_hand(1, [attacking, unblocked])|Costs0].
'702.49d' :: caused cards:keyword_means(commander_ninjutsu(Cost), Ability) if cards:keyword_means(ninjutsu(Cost), Ability).
'702.190a' :: caused cards:keyword_way(
                         sneak(Cost), sneak, hand, [return_to_hand(1, [attacking, unblocked])|Costs], none) if
    cost_list(Cost, Costs).

%   Commander ninjutsu: from the command zone, too (702.49d). Nothing is cast, so it costs no more than it says.

definition:card_keyword(Name, commander_ninjutsu(_))
    reads "~o has commander ninjutsu"-[name(Name)] otherwise "~o has no commander ninjutsu"-[name(Name)].

'702.49d' :: executable activate(O, Index) if
    priority(Player, _), command(Player, O), object(O, Name, _), definition:card_keyword(Name, commander_ninjutsu(_)),
    definition:activated_ability(Name, Index, hand, _, _, [enter_attacking], _).
'702.49d' :: caused costs:able(reveal(this), Player, Source, _) if command(Player, Source).

hand_ways:allowed(sneak, Player) :-
    active(Player),
    step(declare_blockers).
casting:at_any_time(_, _, sneak).

%   Who may cast so from elsewhere than a hand is not passed over.

reacting:castable_elsewhere(Player) :-
    definition:way(Name, sneak, _, _, _),
    object(O, Name, _),
    permitted(Player, O, paid, _).

%   An attacker is unblocked once blockers were declared, and none for it (509.1h).

filters:meets(unblocked, O, _) :-
    once(attacking(O, _)),
    \+ blocked(O),
    step(Step),
    memberchk(Step, [declare_blockers, first_combat_damage, combat_damage, end_combat]).

%   The card itself is shown as a cost.

'701.20a' :: caused costs:able(reveal(this), Player, Source, _) if hand(Player, Source).
'701.20a' :: caused event(reveal(Player, Source)) after
    pay(Item, reveal(this)), target_view(Item, view(Source, Player, _)).

'702.49c' :: caused returned_attacker(Item, Defender) after
    pick(O), now(choose_for_cost(_, Item, return_to_hand(_, Filter), _, _)), memberchk(unblocked, Filter), attacking(O, Defender).
zones:stack_status(O, returned_attacker(O, _)).

'702.49a' :: caused all([event(moves(O, hand(Owner), battlefield(Player), New)), tapped(New), event(enters_attacking(New, Defender))]) after
    enter_attacking(Item), target_view(Item, view(O, Player, _)), hand(Owner, O), returned_attacker(Item, Defender).
'702.49d' :: caused all([event(moves(O, command(Owner), battlefield(Player), New)), tapped(New), event(enters_attacking(New, Defender))]) after
    enter_attacking(Item), target_view(Item, view(O, Player, _)), command(Owner, O), returned_attacker(Item, Defender).
'702.49c' :: caused then([join_as(New, Defender)]) after enters_attacking(New, Defender).
'702.190b' :: caused tapped(New), then([join_as(New, Defender)]) after
    moves(Item, stack(_), battlefield(_), New), returned_attacker(Item, Defender), way(Item, sneak).

%   It attacks whom the other attacked, if that can still be attacked (508.4).

'508.4' :: caused attacking(O, Defender) after
    join_as(O, Defender), controls(Player, O), active(Player), creature(O), attackers_came, can_be_attacked(Player, Defender).
