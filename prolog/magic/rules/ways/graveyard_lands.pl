:- module(graveyard_lands, []).

/** <module> Lands that are played from a graveyard, by permission of a permanent (305.1)
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../concepts/faces', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting_steps', []).
:- use_module('../turn/turn', [main_phase/0]).
:- use_module('../zones').

way ::= from_graveyard_as_land.
ability ::= may_play_buried_lands(_:object_filter).

:- multifile cards:define_ability/3, faces:land_from/3.

cards:define_ability(may_play_buried_lands(Filter), Name, _) :-
    define(may_play_buried_lands(Name, Filter)).

playable_buried(_, _) reads "an effect lets it be played from the graveyard"
    otherwise "no effect lets it be played from there".

'305.1' :: caused playable_buried(Player, O) if
    definition:may_play_buried_lands(Name, Filter), object(Source, Name, _), controls(Player, Source),
    graveyard(Player, O), land(O), matches(Filter, O, view(Source, Player, 0)).

'305.1' :: executable play_land(O, from_graveyard_as_land) if
    priority(Player, _), playable_buried(Player, O), active(Player), main_phase.
'305.4' :: caused event(moves(O, graveyard(Player), battlefield(Player), _)), event(plays_land(Player, O)),
                  land_played(Player), then([open_priority(Player)]) after
    play_land(O, from_graveyard_as_land), now(priority(Player, _)).

faces:land_from(O, from_graveyard_as_land, Player) :-
    definition:may_play_buried_lands(_, _),
    graveyard(Player, O),
    land(O).
