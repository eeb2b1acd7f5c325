:- module(disturb, []).

/** <module> Disturb (702.146): a card is cast transformed from its owner's graveyard

`definition:disturb(Name, Costs)`: a card with Name can be cast so. The spell is its other face.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/faces', []).
:- use_module('../concepts/objects').
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').

way ::= disturb.
process begin_disturbing(_P:player, _O:object).

:- multifile casting:by_face/1, casting:cast_from/4, casting_steps:way_of/2, costs:base_costs/3, costs:cast_under/3.

definition:disturb(Name, _) reads "~o has disturb"-[name(Name)] otherwise "~o has no disturb"-[name(Name)].

'702.146a' :: executable cast(O, disturb) if
    priority(Player, _), definition:disturb(Name, _), object(O, Name, _), graveyard(Player, O).
'702.146a' :: caused moves_as(O, face(Name, K)), then([begin_disturbing(Player, O)]) after
    cast(O, disturb), graveyard(Player, O), object(O, Name, _), definition:faces(Name, K, transform).
'702.146a' :: caused event(begins_casting(Player, O, disturb, _)) after
    begin_disturbing(Player, O).
'601.2a' :: caused casting:cast_from(O, disturb, Player, graveyard(Player)) if
    moves_as(O, face(_, _)), graveyard(Player, O).
'702.146a' :: caused costs:base_costs(disturb, face(Name, _), Costs) if definition:disturb(Name, Costs).
'702.146b' :: caused costs:cast_under(disturb, Name, Face) if
    definition:disturb(Name, _), definition:faces(Name, K, transform), Face = face(Name, K).

casting_steps:way_of(O, disturb) :-
    definition:disturb(Name, _),
    object(O, Name, _),
    graveyard(_, O).

casting:by_face(disturb).
