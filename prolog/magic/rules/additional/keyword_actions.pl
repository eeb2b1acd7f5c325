:- module(keyword_actions, []).

/** <module> Keyword actions (701): adapt, amass, bolster, connive, explore, fight, proliferate
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/damage', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/effects', []).
:- use_module('../spells/triggers', []).
:- use_module('../zones').
:- use_module(looking, []).
:- use_module(picking, []).
:- use_module(searching, []).

instruction adapt(_What:permanent, _N:quantity).
instruction amass(_Subtype:atom, _N:quantity, _Token:token).
instruction bolster(_N:quantity).
instruction connive(_What:object).
instruction explore(_What:object).
instruction exploit(_What:object).
instruction fight(_A:permanent, _B:permanent).
instruction proliferate.

'701.46a' :: caused event(put_counters(O, '+1/+1', N)) after
    adapt(_, O, N), N > 0, \+ counters(O, '+1/+1', _).

%   Fighting (701.14): neither deals damage unless both are creatures.

'701.14a' :: caused event(deals_damage(A, B, N, noncombat)) after
    fight(_, A, B), creature(A), creature(B), power(A, N), N > 0.
'701.14a' :: caused event(deals_damage(B, A, N, noncombat)) after
    fight(_, A, B), creature(A), creature(B), power(B, N), N > 0.

%   One of the creatures with the least toughness (701.39).

choice choose_bolstered(_P:player, _Item:object, _N:integer).
choose_bolstered(_, _, _) otherwise "no creature is being bolstered now".

'701.39a' :: caused then([choose_bolstered(Player, Item, N)]) after
    bolster(Item, N), N > 0, player_of(Item, Player), once(weakest(Player, _)).
'701.39a' :: executable choose(O) if choose_bolstered(Player, _, _), weakest(Player, O).
'701.39a' :: caused event(put_counters(O, '+1/+1', N)) after choose(O), now(choose_bolstered(_, _, N)).

weakest(_, _) reads silent otherwise "another creature has less toughness".

weakest(Player, O) :-
    controls(Player, O),
    creature(O),
    toughness(O, T),
    \+ ( controls(Player, P), creature(P), toughness(P, U), U < T ).

%   Amassing (701.47)

process amass_on(_P:player, _Subtype:atom, _N:integer).
choice choose_army(_P:player, _Subtype:atom, _N:integer).
choose_army(_, _, _) otherwise "no Army is being chosen now".

'701.47a' :: caused event(create_tokens(Player, 1, Name)) after
    amass(Item, _, _, Name), player_of(Item, Player), \+ army(Player, _).
'701.47a' :: caused then([amass_on(Player, Subtype, N)]) after
    amass(Item, Subtype, N, _), player_of(Item, Player).
'701.47a' :: caused then([choose_army(Player, Subtype, N)]) after
    amass_on(Player, Subtype, N), once(army(Player, _)).
'701.47a' :: executable choose(O) if choose_army(Player, _, _), army(Player, O).
'701.47a' :: caused event(put_counters(O, '+1/+1', N)) after
    choose(O), now(choose_army(_, _, N)), N > 0.
'701.47a' :: caused event(begins_effect([O], [add_subtypes([Subtype])], permanent, _)) after
    choose(O), now(choose_army(_, Subtype, _)), \+ subtype(O, Subtype).

army(_, _) reads silent otherwise "that is no Army".

army(Player, O) :-
    controls(Player, O),
    creature(O),
    once(subtype(O, army)).

%   Conniving (701.50): who controls it, or controlled it last, draws and discards.

process connive_discard(_P:player, _O:object).
choice choose_connived(_P:player, _O:object).
choose_connived(_, _) otherwise "nobody connives now".

'701.50a' :: caused then([draw_cards(Player, 1), connive_discard(Player, O)]) after
    connive(_, O), controller(O, Player).
'701.50a' :: caused then([choose_connived(Player, O)]) after
    connive_discard(Player, O), once(hand(Player, _)).
'701.50a' :: executable discard(C) if choose_connived(Player, _), hand(Player, C).
'701.50a' :: caused event(discard(Player, C)) after discard(C), now(choose_connived(Player, _)).
'701.50a' :: caused event(put_counters(O, '+1/+1', 1)) after
    discard(C), now(choose_connived(_, O)), \+ land(C), permanent(O).

%   Exploring (701.44): without a card to reveal, it gets the counter.

process explored(_P:player, _O:object, _C:object).
choice choose_explored(_P:player, _C:object).
choose_explored(_, _) otherwise "nothing explores now".

'701.44a' :: caused event(put_counters(O, '+1/+1', 1)) after
    explore(_, O), controller(O, Player), library(Player, []), permanent(O).
'701.44a' :: caused revealed(Player, C), event(reveal(Player, C)), then([explored(Player, O, C)]) after
    explore(_, O), controller(O, Player), library(Player, [C|_]).
'701.44a' :: caused -revealed(Player, C), event(moves(C, library(Player), hand(Player), _)) after
    explored(Player, _, C), land(C).
'701.44a' :: caused event(put_counters(O, '+1/+1', 1)) after
    explored(_, O, C), \+ land(C), permanent(O).
'701.44a' :: caused then([choose_explored(Player, C)]) after
    explored(Player, _, C), \+ land(C).
'701.44a' :: executable away(C) if choose_explored(_, C).
'701.44a' :: executable leave_on_top if choose_explored(_, _).
'701.44a' :: caused -revealed(Player, C), event(moves(C, library(Player), graveyard(Player), _)) after
    away(C), now(choose_explored(Player, C)).
'701.44a' :: caused -revealed(Player, C) after
    leave_on_top, now(choose_explored(Player, C)).

%   Exploiting (702.110): what exploits a creature is what let it be sacrificed.

choice choose_exploited(_P:player, _O:object).
choose_exploited(_, _) otherwise "nothing is being exploited now".
event exploits(_O:object, _C:object).

'702.110a' :: caused then([choose_exploited(Player, O)]) after
    exploit(Item, O), player_of(Item, Player), once(( controls(Player, C), creature(C) )).
'702.110a' :: executable choose(C) if choose_exploited(Player, _), controls(Player, C), creature(C).
'702.110a' :: caused event(sacrifice(Player, C)), event(exploits(O, C)) after
    choose(C), now(choose_exploited(Player, O)).

:- multifile triggers:happening/3.

triggers:happening(exploits(O, _), exploits, O).

%   Proliferating (701.34): one after the other is chosen, and all get their counters together.

fluent proliferated(_Thing:thing).
process more_to_proliferate(_P:player).
process proliferate_now(_P:player).
choice choose_proliferated(_P:player).
choose_proliferated(_) otherwise "nobody proliferates now".
proliferated(Thing) reads "~o was chosen"-[Thing] otherwise "~o was not chosen"-[Thing].
action more_counters(_Thing:thing).
action enough requires playing(_).

'701.34a' :: caused then([more_to_proliferate(Player)]) after
    proliferate(Item), player_of(Item, Player).
'701.34a' :: caused then([choose_proliferated(Player)]) after
    more_to_proliferate(Player), once(can_proliferate(_)).
'701.34a' :: caused then([proliferate_now(Player)]) after
    more_to_proliferate(Player), \+ can_proliferate(_).
'701.34a' :: executable more_counters(Thing) if choose_proliferated(_), can_proliferate(Thing).
'701.34a' :: executable enough if choose_proliferated(_).
'701.34a' :: caused proliferated(Thing), then([more_to_proliferate(Player)]) after
    more_counters(Thing), now(choose_proliferated(Player)).
'701.34a' :: caused then([proliferate_now(Player)]) after
    enough, now(choose_proliferated(Player)).
'701.34a' :: caused -proliferated(Thing) after
    proliferate_now(_), proliferated(Thing).
'701.34a' :: caused event(put_counters(Thing, Kind, 1)) after
    proliferate_now(_), proliferated(Thing), counters(Thing, Kind, _).

can_proliferate(Thing) reads silent otherwise "~o has no counters"-[Thing].

can_proliferate(Thing) :-
    findall(T, counters(T, _, _), Unsorted),
    sort(Unsorted, Things),
    member(Thing, Things),
    \+ proliferated(Thing),
    ( integer(Thing) -> permanent(Thing) ; playing(Thing) ).
