:- module(land_faces, []).

/** <module> The land face of a modal double-faced card, played from elsewhere than a hand (712.12)

Whether it may be played is asked of that face alone. Who may only cast a card may not play its land face.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/entering_filters', [would_match/4]).
:- use_module('../concepts/faces', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/permitted', []).
:- use_module('../turn/turn', [main_phase/0]).
:- use_module('../zones').
:- use_module(graveyard_lands, []).
:- use_module(library_top, []).

fluent only_cast(_O:object) marks memory(objects).

:- multifile faces:land_from/3.

land_face(_, _) reads "~o has a face that is a land" otherwise "it has no face that is a land".
face_playable(_, _, _) reads "an effect lets that face be played from there" otherwise "no effect lets that face be played from there".
\+ only_cast(_) reads silent otherwise "an effect lets it be cast only".

'712.12' :: caused land_face(O, face(Name, K)) if
    object(O, Name, _), definition:faces(Name, K, modal_dfc), definition:card_type(face(Name, K), land).

'712.12' :: caused face_playable(Player, O, Face) if
    definition:may_play_buried_lands(Name, Filter), object(Source, Name, _), controls(Player, Source),
    graveyard(Player, O), land_face(O, Face), would_match(Filter, Face, Player, view(Source, Player, 0)).
'712.12' :: caused face_playable(Player, O, Face) if
    buried_lands_granted(Player), graveyard(Player, O), land_face(O, Face).
'712.12' :: caused face_playable(Player, O, Face) if
    definition:from_top(Name, Filter), object(Source, Name, _), controls(Player, Source), library(Player, [O|_]),
    land_face(O, Face), library_top:of_lands(Filter), would_match(Filter, Face, Player, view(Source, Player, 0)).
'712.12' :: caused face_playable(Player, O, Face) if
    permitted(Player, O, _, _), land_face(O, Face), \+ only_cast(O).

'712.12' :: executable play_land(O, face(K)) if
    priority(Player, _), face_playable(Player, O, face(_, K)), active(Player), main_phase.

'601.3' :: caused only_cast(O) after
    may_cast_it(_, O, _, _), land_face(O, _).
'400.7' :: caused -only_cast(O) after
    moves(O, _, _, _), only_cast(O).

faces:land_from(O, face(K), Player) :-
    face_playable(Player, O, face(_, K)).
