:- module(the_ring, []).

/** <module> The Ring tempts you (701.54)

Each time, the emblem of a player has one ability more, up to four, and a creature that they control becomes their Ring-bearer.
*/

:- use_module(library(lists), [append/3, member/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', []).
:- use_module('../concepts/emblems', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../programs/roles', []).
:- use_module('../spells/triggers', []).
:- use_module('../turn/blocking', []).
:- use_module('../zones').
:- use_module(picking, []).

fluent ring_bearer(_P:player, _O:object) marks [changed(statics), changed(state)].
fluent tempted(_P:player, _Times:integer) functional.
instruction do_tempt(who:things).
process tempt_on(_P:player).
process end_tempting(_P:player).
event becomes_ring_bearer(_P:player, _O:object).
event ring_tempts(_P:player).
choice choose_ring_bearer(_P:player).
choose_ring_bearer(_) otherwise "nobody chooses a Ring-bearer now".
ring_bearer(P, O) reads "~o is the Ring-bearer of ~w"-[O, P] otherwise "~o is not the Ring-bearer of ~w"-[O, P].

object_part ::= ring_bearer.
trigger ::= ring_tempts(_:player_reference).
change ::= not_blocked_by_stronger.

:- multifile filters:meets/3, objects:supertype/2, triggers:happening/3.

roles:default(do_tempt, who, you).
filters:meets(ring_bearer, O, view(_, You, _)) :- ring_bearer(You, O).
triggers:happening(ring_tempts(P), ring_tempts, P).

'701.54c' :: caused tempted(Player, Times), then([tempt_on(Player)|Tasks]) after
    do_tempt(_, Players), member(Player, Players),
    ( tempted(Player, Before) -> Times is Before+1 ; Times = 1 ),
    ( creature_of(Player, _) -> Tasks = [choose_ring_bearer(Player), end_tempting(Player)] ; Tasks = [end_tempting(Player)] ).
'701.54c' :: caused event(gets_emblem(Player, Ring, _)) after
    tempt_on(Player), tempted(Player, Times), ring(Times, Ring), met(Ring).
'701.54c' :: caused all([-emblem(Player, O), -object(O, Before, Player)]) after
    tempt_on(Player), tempted(Player, Times), ring(Times, _), Earlier is Times-1, ring(Earlier, Before),
    emblem(Player, O), object(O, Before, Player).

%   ring(?Times, -Emblem) is nondet: what the emblem is of who was tempted so often.

ring(Times, emblem(Abilities)) :-
    append(Abilities, _, [ static([ring_bearer], [not_blocked_by_stronger]),
                           triggered(attacks([ring_bearer]), true, [draw(you, 1), discard(you, 1)]),
                           triggered(becomes_blocked_by([ring_bearer], [creature]), true,
                                     [delay(end_combat, that, [sacrifice(controller_of(that), that)])]),
                           triggered(deals_damage(combat, [ring_bearer], each([player])), true, [lose_life(each([opponent]), 3)])
                         ]),
    length(Abilities, Times),
    Times > 0.

%   The creature that is chosen, which may be the Ring-bearer already; it stays so until another one is, or another player gets it.

'701.54a' :: executable choose(O) if choose_ring_bearer(Player), creature_of(Player, O).
'701.54a' :: caused ring_bearer(Player, O), event(becomes_ring_bearer(Player, O)) after
    choose(O), now(choose_ring_bearer(Player)).
'701.54a' :: caused -ring_bearer(Player, Before) after
    choose(O), now(choose_ring_bearer(Player)), ring_bearer(Player, Before), Before \== O.
'701.54a' :: caused -ring_bearer(Player, O) after changes_control(O, _, _), ring_bearer(Player, O).
'701.54a' :: caused -ring_bearer(Player, O) after moves(O, battlefield(_), _, _), ring_bearer(Player, O).
'701.54d' :: caused event(ring_tempts(Player)) after end_tempting(Player).

creature_of(_, O) reads silent otherwise "~o is no creature of yours"-[O].

creature_of(Player, O) :-
    controls(Player, O),
    creature(O).

'701.54c' :: caused objects:supertype(O, legendary) if ring_bearer(_, O).
'509.1b' :: nonexecutable block(B, A) if
    restricted(A, not_blocked_by_stronger, _), power(A, P), power(B, Q), Q > P
    because "~o is a Ring-bearer"-[A].

forbidden ring_bearer(Player, O), \+ controls(Player, O).
