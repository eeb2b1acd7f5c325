:- module(hand_ways, []).

/** <module> Keywords that are other costs for a card in the hand (118.9, 702)

`cast_as(O, Way)`: the permanent was a spell that was cast in that Way.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../support/filters', []).
:- use_module('../commander/command_zone', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/delayed', []).
:- use_module('../turn/past_events', []).
:- use_module('../turn/turn_memory', []).
:- use_module('../zones').
:- use_module(ways_to_cast, []).

way ::= evoke ; dash ; blitz ; spectacle ; surge ; web_slinging ; warp ; freerunning ; prowl.
fluent cast_as(_O:object, _Way:way) functional.
process at_end_step(_O:object, _Instructions:terms).

:- multifile allowed/2.

:- multifile cards:keyword_means/2, cards:keyword_way/5, filters:condition/2.

'702.74a' :: caused cards:keyword_way(evoke(Cost), evoke, hand, Costs, none) if cost_list(Cost, Costs).
'702.109a' :: caused cards:keyword_way(dash(Cost), dash, hand, Costs, none) if cost_list(Cost, Costs).
'702.152a' :: caused cards:keyword_way(blitz(Cost), blitz, hand, Costs, none) if cost_list(Cost, Costs).
'702.137a' :: caused cards:keyword_way(spectacle(Cost), spectacle, hand, Costs, none) if cost_list(Cost, Costs).
'702.117a' :: caused cards:keyword_way(surge(Cost), surge, hand, Costs, none) if cost_list(Cost, Costs).

'702.188a' :: caused cards:keyword_way(
                         web_slinging(Cost), web_slinging, hand, [return_to_hand(1, [creature, tapped])|Costs], none) if
    cost_list(Cost, Costs).

'702.185a' :: caused cards:keyword_way(warp(Cost), warp, hand, Costs, none) if cost_list(Cost, Costs).
'702.173a' :: caused cards:keyword_way(freerunning(Cost), freerunning, hand, Costs, none) if cost_list(Cost, Costs).
'702.76a' :: caused cards:keyword_way(prowl(Cost), prowl, hand, Costs, none) if cost_list(Cost, Costs).
'702.74a' :: caused cards:keyword_means(evoke(_), triggered(enters(this), cast_as(evoke), [sacrifice(controller_of(this), this)])).
'702.152a' :: caused cards:keyword_means(blitz(_), triggered(dies(this), cast_as(blitz), [draw(you, 1)])).

unmet(_, _, _) reads "nobody was dealt such combat damage this turn" otherwise silent.
allowed(_, _) reads silent otherwise "it can't be cast for that cost now".
\+ from_hand_only(_) reads silent otherwise "it can be cast so from a hand only".

'118.9' :: executable cast(O, Way) if
    priority(Player, _), definition:way(Name, Way, hand, _, _), object(O, Name, _), hand(Player, O),
    allowed(Way, Player), \+ unmet(Way, Name, Player).
'601.2a' :: caused casting:cast_from(O, Way, Player, hand(Player)) if
    definition:way(Name, Way, hand, _, _), object(O, Name, _), hand(Player, O).

casting_steps:way_of(O, Way) :-
    definition:way(Name, Way, hand, _, _),
    object(O, Name, _),
    hand(_, O).

%   from_hand_only(?Way): it says that the card is cast from the hand (702.185a).

from_hand_only(warp).

allowed(evoke, _).
allowed(dash, _).
allowed(blitz, _).
allowed(web_slinging, _).
allowed(warp, _).
allowed(freerunning, _).
allowed(prowl, _).
'702.137a' :: caused allowed(spectacle, Player) if
    opponent(Player, Opponent), this_turn(life_lost, Opponent, N), N > 0.
'702.117a' :: caused allowed(surge, Player) if
    cast_this_turn(Player, _).

%   unmet(+Way, +Name, +Player): no creature of Player's that had to has dealt combat damage to a player this turn.

'702.173a' :: caused unmet(freerunning, _, Player) if \+ has_struck(Player, assassin), \+ has_struck(Player, commander).
'702.76a' :: caused unmet(prowl, Name, Player) if \+ ( definition:card_subtype(Name, Type), has_struck(Player, Type) ).

%   has_struck(Player, What): such a creature of Player's has dealt combat damage to a player this turn; of a creature type, or a `commander`.

fluent has_struck(_P:player, _What:atom).

'702.173a' :: caused has_struck(Player, assassin) after
    deals_damage(Source, Damaged, N, combat), \+ \+ definition:way(_, freerunning, _, _, _),
    strikes(Source, Damaged, N, Player), once(subtype(Source, assassin)).
'702.173a' :: caused has_struck(Player, commander) after
    deals_damage(Source, Damaged, N, combat), \+ \+ definition:way(_, freerunning, _, _, _),
    strikes(Source, Damaged, N, Player), once(commander(_, _, Source)).
'702.76a' :: caused has_struck(Player, Type) after
    deals_damage(Source, Damaged, N, combat), definition:way(Name, prowl, _, _, _), definition:card_subtype(Name, Type),
    strikes(Source, Damaged, N, Player), once(subtype(Source, Type)).
'500.1' :: caused -has_struck(Player, Type) after begin_turn(_), has_struck(Player, Type).

strikes(Source, Damaged, N, Player) :-
    N > 0,
    atom(Damaged),
    creature(Source),
    controls(Player, Source).

%   A permanent remembers how it was cast (400.7).

'400.7' :: caused cast_as(New, Way) after
    moves(Item, stack(_), battlefield(_), New), way(Item, Way), definition:way(_, Way, hand, _, _).

zones:permanent_status(O, cast_as(O, _)).

filters:condition(cast_as(Way), view(Source, _, _)) :-
    (   cast_as(Source, Present)
    ->  Present == Way
    ;   last_known(Source, Facts),
        memberchk(cast_as(Way), Facts)
    ).

%   Dash and blitz: with haste, and for this turn.

'702.109a' :: caused event(begins_effect([New], [gain(haste)], permanent, _)),
                     then([at_end_step(New, [return_to_hand(that)])]) after
    moves(Item, stack(_), battlefield(_), New), way(Item, dash).
'702.152a' :: caused event(begins_effect([New], [gain(haste)], permanent, _)),
                     then([at_end_step(New, [sacrifice(you, that)])]) after
    moves(Item, stack(_), battlefield(_), New), way(Item, blitz).
'603.7a' :: caused event(sets_up_trigger(Player, O, end_turn, Instructions, O, _)) after
    at_end_step(O, Instructions), controls(Player, O).

%   Warp: for this turn, and its owner may cast it from exile in a later one (702.185a).

instruction exile_warped(_What:permanent).
way ::= warped.
warped_since ::= this_turn ; earlier.
fluent warped(_P:player, _O:object, _Since:warped_since) marks memory(objects).

warped(Player, O, _) reads "~w warped ~o"-[Player, O] otherwise "~o was not warped in an earlier turn"-[O].

:- multifile casting:cast_from/4, casting_steps:way_of/2, costs:base_costs/3.

'702.185a' :: caused then([at_end_step(New, [exile_warped(that)])]) after
    moves(Item, stack(_), battlefield(_), New), way(Item, warp).
'702.185a' :: caused all([event(moves(O, battlefield(Player), exile, New)), warped(Owner, New, this_turn)]) after
    exile_warped(_, O), controls(Player, O), owner(O, Owner), \+ token(O).
'702.185a' :: caused event(moves(O, battlefield(Player), exile, _)) after
    exile_warped(_, O), controls(Player, O), token(O).
'702.185a' :: caused -warped(Player, O, this_turn), warped(Player, O, earlier) after
    begin_turn(_), warped(Player, O, this_turn).
'400.7' :: caused -warped(Player, O, Since) after
    moves(O, exile, _, _), warped(Player, O, Since).

%   A spell that is cast for its warp cost was warped (702.185c).

'702.185c' :: caused past_event(warped, Player, Item) after
    casts(Player, Item), definition:remembers(warped), way(Item, warp).

'702.185a' :: executable cast(O, warped) if priority(Player, _), warped(Player, O, earlier), exile(O).
'601.2a' :: caused casting:cast_from(O, warped, Player, exile) if warped(Player, O, _).
'601.2f' :: caused costs:base_costs(warped, Name, [mana(Cost)]) if definition:card_cost(Name, Cost).

casting_steps:way_of(O, warped) :-
    warped(_, O, _).
