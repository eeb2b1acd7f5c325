:- module(hand_ways, []).

/** <module> Keywords that are other costs for a card in the hand (118.9, 702)

`cast_as(O, Way)`: the permanent was a spell that was cast in that Way.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../support/filters', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/delayed', []).
:- use_module('../turn/turn_memory', []).
:- use_module('../zones').
:- use_module(ways_to_cast, []).

way ::= evoke ; dash ; blitz ; spectacle ; surge.
fluent cast_as(_O:object, _Way:way) functional.
process at_end_step(_O:object, _Instructions:terms).

:- multifile cards:keyword_means/2, cards:keyword_way/5, filters:condition/2.

'702.74a' :: caused cards:keyword_way(evoke(Cost), evoke, hand, Costs, none) if cost_list(Cost, Costs).
'702.109a' :: caused cards:keyword_way(dash(Cost), dash, hand, Costs, none) if cost_list(Cost, Costs).
'702.152a' :: caused cards:keyword_way(blitz(Cost), blitz, hand, Costs, none) if cost_list(Cost, Costs).
'702.137a' :: caused cards:keyword_way(spectacle(Cost), spectacle, hand, Costs, none) if cost_list(Cost, Costs).
'702.117a' :: caused cards:keyword_way(surge(Cost), surge, hand, Costs, none) if cost_list(Cost, Costs).

'702.74a' :: caused cards:keyword_means(evoke(_), triggered(enters(this), cast_as(evoke), [sacrifice(you, this)])).
'702.152a' :: caused cards:keyword_means(blitz(_), triggered(dies(this), cast_as(blitz), [draw(you, 1)])).

allowed(_, _) reads silent otherwise "it can't be cast for that cost now".

'118.9' :: executable cast(O, Way) if
    priority(Player, _), definition:way(Name, Way, hand, _, _), object(O, Name, _), hand(Player, O),
    allowed(Way, Player).
'601.2a' :: caused casting:cast_from(O, Way, Player, hand(Player)) if
    definition:way(Name, Way, hand, _, _), object(O, Name, _), hand(Player, O).

casting_steps:way_of(O, Way) :-
    definition:way(Name, Way, hand, _, _),
    object(O, Name, _),
    hand(_, O).

allowed(evoke, _).
allowed(dash, _).
allowed(blitz, _).
'702.137a' :: caused allowed(spectacle, Player) if
    opponent(Player, Opponent), this_turn(life_lost, Opponent, N), N > 0.
'702.117a' :: caused allowed(surge, Player) if
    cast_this_turn(Player, _).

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
