:- module(miracle, []).

/** <module> Miracle (702.94): the first card that is drawn in a turn is shown, and cast for another cost
*/

:- use_module(library(lists), [append/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casters', [castable_within/3]).
:- use_module('../spells/casting_steps', [casting_steps/2]).
:- use_module('../spells/permitted', []).
:- use_module('../spells/triggers', []).
:- use_module('../turn/turn_memory', []).
:- use_module('../zones').
:- use_module(ways_to_cast, []).

way ::= miracle.
process cast_by_miracle(_Item:object).
fluent drawn_as(_O:object, _New:object).
process show_miracle(_P:player, _O:object).
choice choose_showing(_P:player, _O:object).
choose_showing(_, _) otherwise "nothing is shown as it is drawn now".
choice choose_miracle(_P:player, _O:object).
choose_miracle(_, _) otherwise "nothing is cast by miracle now".
event begins_casting_by_miracle(_P:player, _O:object, _Item:object).

:- multifile cards:keyword_way/5, casters:casts_in/2.

'702.94a' :: caused cards:keyword_way(miracle(Cost), miracle, nowhere, Costs, none) if cost_list(Cost, Costs).

%   It may be shown as it is drawn, if it is the first that its owner draws this turn.

'702.94a' :: caused then([show_miracle(Player, O)]) after
    draw(Player, O), definition:way(Name, miracle, _, _, _), object(O, Name, _), turn_memory:before(cards_drawn, Player, 0).
'702.94a' :: caused drawn_as(O, New) after
    moves(O, library(Player), hand(Player), New), definition:way(Name, miracle, _, _, _), object(O, Name, _).
'702.94a' :: caused then([choose_showing(Player, New)]) after
    show_miracle(Player, O), drawn_as(O, New), hand(Player, New).
'702.94a' :: caused -drawn_as(O, New) after
    show_miracle(_, _), drawn_as(O, New).
'500.1' :: caused -drawn_as(O, New) after begin_turn(_), drawn_as(O, New).
'702.94a' :: executable yes if choose_showing(_, _).
'702.94a' :: executable no if choose_showing(_, _).
'702.94a' :: caused event(reveal(Player, O)), event(triggers(Player, O, Name, delayed([cast_by_miracle]), O, _)) after
    yes, now(choose_showing(Player, O)), object_name(O, Name).

%   The ability that triggers lets it be cast from the hand as it resolves.

'702.94a' :: caused then([choose_miracle(Player, O)]) after
    cast_by_miracle(Item), that(Item, O), player_of(Item, Player), hand(Player, O), castable_within(Player, O, miracle).

casters:casts_in(choose_miracle(Player, _), Player).

casting_steps:way_of(O, miracle) :-
    now(choose_miracle(_, O)).

'702.94a' :: executable cast(O, miracle) if choose_miracle(_, O).
'702.94a' :: executable no if choose_miracle(_, _).
'702.94a' :: caused event(begins_casting_by_miracle(Player, O, _)) after
    cast(O, miracle), now(choose_miracle(Player, _)).
'601.2a' :: caused event(moves(O, hand(Player), stack(Player), Item)), casting(Item, a), way(Item, miracle), then(Steps) after
    begins_casting_by_miracle(Player, O, Item), casting_steps(Item, All),
    append(Most, [announced(Item)], All), append(Most, [cast_within(Item)], Steps).
