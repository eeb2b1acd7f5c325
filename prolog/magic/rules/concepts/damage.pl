:- module(damage,
          [ receives_damage/1,          % +Thing
            such_damage/2,              % +Sort, ?How
            preventable/1,              % +Event
            counters_on/3               % +Thing, +Kind, -Number
          ]).

/** <module> Damage and life (119, 120)

That damage is dealt is an event, and so are the life and the counters that follow from it:
each may be replaced before it happens. The flag handler adds up what happens in one step,
and hands back what it makes of life totals, marked damage and counters. The three forms of
the thesis are damage that is marked or lost as life, wither (-1/-1 counters) and infect
(those, and poison counters).
*/

:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [last_of_step/2]).
:- use_module('../../cards/definitions', []).
:- use_module(objects).
:- use_module(players).
:- use_module('../keywords/protection', [protected_from/2]).

flag deal_damage(_Source:object, _Thing:thing, _Amount:integer, _Form:atom, _Before:integer).
flag gain_life(_P:player, _Amount:integer, _Before:integer).
flag lose_life(_P:player, _Amount:integer, _Before:integer).
flag change_counters(_On:thing, _Kind:atom, _Amount:integer, _Before:integer).

event deals_damage(_Source:object, _Thing:thing, _Amount:integer, _How:damage_kind).
event gain_life(_P:player, _Amount:integer).
event lose_life(_P:player, _Amount:integer).
event put_counters(_On:thing, _Kind:atom, _Amount:integer).

damage_kind ::= combat ; noncombat.

%!  such_damage(+Sort, ?How) is nondet.
%
%   Damage that is dealt in the way How is of the Sort that an ability speaks of.

such_damage(any, _).
such_damage(combat, combat).
such_damage(noncombat, noncombat).

%!  receives_damage(+Thing) is semidet.
%
%   Thing is a permanent or a player that damage can be dealt to now.

receives_damage(Thing) :-
    (   integer(Thing)
    ->  permanent(Thing)
    ;   playing(Thing)
    ).

%   What damage results in (120.3). A source with lifelink has its controller gain life once for all that
%   it deals at the same time (119.9); a player loses life once for all that is dealt to them at the same time.

'120.3a' :: caused event(lose_life(Player, Sum)) after
    deals_damage(_, Player, _, _), atom(Player), suffered_at_once(Player, Sum).
'120.3b' :: caused event(put_counters(Player, poison, N)) after
    deals_damage(Source, Player, N, _), atom(Player), infects(Source).
'120.3d' :: caused event(put_counters(O, '-1/-1', N)) after
    deals_damage(Source, O, N, _), integer(O), withers(Source), once(type(O, creature)).
'120.3e' :: caused deal_damage(Source, O, N, damage, Before) after
    deals_damage(Source, O, N, _), integer(O), \+ withers(Source), once(type(O, creature)),
    ( damage(O, Marked) -> Before = Marked ; Before = 0 ).
'702.2b' :: caused deathtouched(O) after
    deals_damage(Source, O, _, _), integer(O), has(Source, deathtouch), once(type(O, creature)).
'120.3f' :: caused event(gain_life(Player, Sum)) after
    deals_damage(Source, _, _, _), once(has(Source, lifelink)), dealt_at_once(Source, Sum), controller(Source, Player).

%   dealt_at_once(+Source, -Sum): the last damage that Source deals in this step, and all of it.

'119.9' :: caused dealt_at_once(Source, Sum) if
    last_of_step(deals_damage(Source, _, _, _), Dealt), findall(N, member(deals_damage(_, _, N, _), Dealt), Ns), sum_list(Ns, Sum).

%   suffered_at_once(+Player, -Sum): the last damage dealt to Player in this step, and the life that all of it costs.

'120.3a' :: caused suffered_at_once(Player, Sum) if
    last_of_step(deals_damage(_, Player, _, _), Dealt),
    findall(N, ( member(deals_damage(Source, _, N, _), Dealt), \+ infects(Source) ), Ns), sum_list(Ns, Sum), Sum > 0.

infects(Source) :-
    has(Source, infect),
    !.

withers(Source) :-
    once(( has(Source, infect) ; has(Source, wither) )).

%   Protection, part one: damage from such sources is prevented.

'702.16e' :: replaced deals_damage(Source, O, N, How) by [] as protection(O) if
    integer(O), protected_from(O, Source), preventable(deals_damage(Source, O, N, How)).

replacing_effect ::= protection(_:object).

%!  preventable(+Event) is semidet.
%
%   Nothing says that the damage of Event can't be prevented (615.12). Where it can't, no shield is used up.

preventable(Event) :-
    \+ unpreventable(Event).

%   unpreventable(+Event) is nondet. Another module adds clauses (unpreventable.pl).

:- multifile unpreventable/1.
:- dynamic unpreventable/1.

%   Each flag brings along what the handler adds to.

'119.3' :: caused gain_life(Player, N, Life) after
    gain_life(Player, N), life(Player, Life).
'119.3' :: caused lose_life(Player, N, Life) after
    lose_life(Player, N), life(Player, Life).
'122.1' :: caused change_counters(Thing, Kind, N, Present) after
    put_counters(Thing, Kind, N), counters_on(Thing, Kind, Present).

%!  counters_on(+Thing, +Kind, -Number:integer) is det.
%
%   Thing is a permanent or a player.

counters_on(Thing, Kind, Number) :-
    (   counters(Thing, Kind, Present)
    ->  Number = Present
    ;   Number = 0
    ).
