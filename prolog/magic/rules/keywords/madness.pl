:- module(madness, []).

/** <module> Madness (702.35): a card that is discarded is exiled, and may be cast from there
*/

:- use_module(library(lists), [append/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../concepts/objects').
:- use_module('../spells/casters', [castable_within/3]).
:- use_module('../spells/casting_steps', [casting_steps/2]).
:- use_module('../spells/permitted', []).
:- use_module('../spells/triggers', []).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../zones').
:- use_module(ways_to_cast, []).

way ::= madness.
instruction cast_by_madness(_What:card).
fluent maddened(_P:player, _O:object) marks changed(state).
choice choose_madness(_P:player, _O:object).
choose_madness(_, _) otherwise "nothing is cast by madness now".
event begins_casting_madly(_P:player, _O:object, _Item:object).
replacing_effect ::= madness(_:object).

:- multifile cards:keyword_way/5, casters:casts_in/2.

'702.35a' :: caused cards:keyword_way(madness(Cost), madness, nowhere, Costs, none) if cost_list(Cost, Costs).

%   Discarding it is still discarding; only where it goes is another place.

'702.35a' :: replaced moves(O, hand(P), graveyard(_), New) by [event(moves(O, hand(P), exile, New)), maddened(P, New)]
             as madness(O) if
    definition:way(Name, madness, _, _, _), object(O, Name, _).
'702.35a' :: caused event(triggers(Player, O, Name, delayed([cast_by_madness(that)]), O, _)), -maddened(Player, O) after
    check_state, maddened(Player, O), object_name(O, Name).
'702.35a' :: caused then([choose_madness(Player, O)]) after
    cast_by_madness(Item, O), exile(O), player_of(Item, Player), castable_within(Player, O, madness).
'702.35a' :: caused event(moves(O, exile, graveyard(Owner), _)) after
    cast_by_madness(Item, O), exile(O), player_of(Item, Player), \+ castable_within(Player, O, madness), owner(O, Owner).

casters:casts_in(choose_madness(Player, _), Player).

casting_steps:way_of(O, madness) :-
    now(choose_madness(_, O)).

'702.35a' :: executable cast(O, madness) if choose_madness(_, O).
'702.35a' :: executable no if choose_madness(_, _).
'702.35a' :: caused event(moves(O, exile, graveyard(Owner), _)) after
    no, now(choose_madness(_, O)), owner(O, Owner).
'702.35a' :: caused event(begins_casting_madly(Player, O, _)) after
    cast(O, madness), now(choose_madness(Player, _)).
'601.2a' :: caused event(moves(O, exile, stack(Player), Item)), casting(Item, a), way(Item, madness), then(Steps) after
    begins_casting_madly(Player, O, Item), casting_steps(Item, All),
    append(Most, [announced(Item)], All), append(Most, [cast_within(Item)], Steps).
