:- module(enchanted_players, []).

/** <module> The player whom an Aura enchants (303.4)
*/

:- use_module('../../../k/language').
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [reference/3]).
:- use_module(attaching, []).
:- use_module(objects).

player_reference ::= enchanted_player.
thing_reference ::= enchanted_player.
side ::= enchanted_player.
damage_party ::= enchanted_player.
damaged ::= enchanted_player.
attacked_thing ::= enchanted_player.
trigger ::= begins(enchanted_player, _:step).
object_part ::= attacking(_:player_reference).

:- multifile filters:meets/3, filters:reference/3.

%   As an Aura that has left last enchanted one (608.2h).

'303.4' :: caused filters:reference(enchanted_player, View, Player) if
    reference(enchanted(player), View, Player), atom(Player).

filters:meets(attacking(Ref), Thing, View) :-
    ( atom(Thing) -> controls(Thing, Attacker) ; Attacker = Thing ),
    attacking(Attacker, Defender),
    reference(Ref, View, Defender),
    !.
