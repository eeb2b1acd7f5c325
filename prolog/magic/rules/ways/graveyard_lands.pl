:- module(graveyard_lands, []).

/** <module> Lands that are played from a graveyard, by permission of a permanent, or for this turn (305.1)
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/faces', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting_steps', []).
:- use_module('../turn/turn', [main_phase/0]).
:- use_module('../zones').

way ::= from_graveyard_as_land.
ability ::= may_play_buried_lands(_:object_filter).
instruction grant_buried_lands.
fluent buried_lands_granted(_P:player) marks memory(objects).

:- multifile cards:define_ability/3, faces:land_from/3.

cards:define_ability(may_play_buried_lands(Filter), Name, _) :-
    define(may_play_buried_lands(Name, Filter)).

playable_buried(_, _) reads "an effect lets it be played from the graveyard"
    otherwise "no effect lets it be played from there".

'305.1' :: caused playable_buried(Player, O) if
    definition:may_play_buried_lands(Name, Filter), object(Source, Name, _), controls(Player, Source),
    graveyard(Player, O), land(O), matches(Filter, O, view(Source, Player, 0)).

'305.1' :: caused playable_buried(Player, O) if
    buried_lands_granted(Player), graveyard(Player, O), land(O).
'305.1' :: caused buried_lands_granted(Player) after
    grant_buried_lands(Item), player_of(Item, Player).
'514.2' :: caused -buried_lands_granted(Player) after
    begin_turn(_), buried_lands_granted(Player).

'305.1' :: executable play_land(O, from_graveyard_as_land) if
    priority(Player, _), playable_buried(Player, O), active(Player), main_phase.
'305.4' :: caused event(moves(O, graveyard(Player), battlefield(Player), _)), event(plays_land(Player, O)),
                  land_played(Player), then([open_priority(Player)]) after
    play_land(O, from_graveyard_as_land), now(priority(Player, _)).

faces:land_from(O, from_graveyard_as_land, Player) :-
    definition:may_play_buried_lands(_, _),
    graveyard(Player, O),
    land(O).
faces:land_from(O, from_graveyard_as_land, Player) :-
    buried_lands_granted(Player),
    graveyard(Player, O),
    land(O).
