:- module(commander_ways, []).

/** <module> Other ways to cast a commander from the command zone (903.8, 118.9)

Evoke, dash and the like, another face, face down, merged: what may be done with a card in the hand. The tax is paid, too.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/faces', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../keywords/hand_ways', []).
:- use_module('../keywords/morph', []).
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').
:- use_module(commander_tax, []).

:- multifile casting:cast_from/4, casting_steps:way_of/2, morph:castable_from/2.

hand_ways:allowed(_, _) reads silent otherwise "it can't be cast for that cost now".
\+ hand_ways:from_hand_only(_) reads silent otherwise "it can be cast so from a hand only".
hand_ways:unmet(_, _, _) reads "nobody was dealt such combat damage this turn" otherwise silent.

%   For another cost

'903.8' :: executable cast(O, Way) if
    priority(Player, _), definition:way(Name, Way, hand, _, _), \+ hand_ways:from_hand_only(Way), object(O, Name, _), command(Player, O),
    hand_ways:allowed(Way, Player), \+ hand_ways:unmet(Way, Name, Player).
'903.8' :: caused casting:cast_from(O, Way, Player, command(Player)) if
    definition:way(Name, Way, hand, _, _), object(O, Name, _), command(Player, O).

casting_steps:way_of(O, Way) :-
    command(_, O),
    object(O, Name, _),
    definition:way(Name, Way, hand, _, _),
    \+ hand_ways:from_hand_only(Way).

%   As another face

casting_steps:way_of(O, face(K)) :-
    command(_, O),
    object(O, Name, _),
    definition:faces(Name, K, Layout),
    faces:castable_face(Layout).

faces:castable_face(_) reads silent otherwise "that face is not cast".

'903.8' :: executable cast(O, face(K)) if
    priority(Player, _), definition:faces(Name, K, Layout), faces:castable_face(Layout), object(O, Name, _),
    command(Player, O), \+ definition:card_type(face(Name, K), land).
'601.2a' :: caused moves_as(O, face(Name, K)), then([begin_face(Player, O, K)]) after
    cast(O, face(K)), command(Player, O), object(O, Name, _).
'903.8' :: caused casting:cast_from(O, face(_), Player, command(Player)) if moves_as(O, _), command(Player, O).

%   Face down

morph:castable_from(O, Player) :-
    command(Player, O).

'903.8' :: caused from_command(Item) after begins_face_down(Player, O, Item), command(Player, O).
