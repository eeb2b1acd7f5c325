:- module(lamps,
          [ begin/0,
            begin/1                     % +Extra
          ]).

/** <module> A toy game for the tests of the kernel

Two players press lamps in turn. A pressed lamp lights the lamps that are linked
to it; the game is won when all are lit. Presses are counted by a flag handler.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/3]).
:- use_module('../../../prolog/k/language').
:- use_module('../../../prolog/k/store', [set/1, reset/0]).
:- use_module('../../../prolog/k/cycle', [start/1]).

fluent lamp(_Number:integer, _State:atom) functional.
fluent linked(_:integer, _:integer).
fluent locked(_:integer).
fluent side(_Side:atom, _:atom) functional marks changed(sides).
fluent dimmed(N:integer) marks [changed(dimmed), (changed(locks) if locked(N)), (changed(first) if N =:= 1)].
fluent changed(_:atom).
fluent presses(_:integer) functional.
fluent bell(_:object).
fluent gone(_P:player).
fluent seen(_:integer).
fluent code(P:player, _:integer) visible_to P.

process tidy.
choice turn(_P:player).
choice pause(_P:player).
action press(_N:integer).
action swap.
action ring.
action rest.
action cheat unlisted.
action leave unlisted.
event lit(_N:integer).
event rings(_P:player, _Bell:object).
event chimes.
flag count(_What:atom, _Amount:integer, _Before:integer).

press :: executable press(N) if turn(_), lamp(N, off).
press :: executable rest if pause(_).
swap :: executable swap if turn(_).
ring :: executable ring if turn(Player), \+ code(Player, 0).
cheat :: executable cheat if turn(_).

lock :: nonexecutable press(N) if
    locked(N)
    because "lamp ~w is locked"-[N].
lock :: nonexecutable press(N) if
    linked(N, M), locked(M)
    because "~w more is locked"-[Count] where how_many(N, Count).

how_many(N, Count) :-
    findall(M, ( linked(N, M), locked(M) ), Ms),
    length(Ms, Count).

press :: caused event(lit(N)), then([tidy, turn(Next)]) after
    press(N), now(turn(Player)), next(Player, Next).
press :: caused count(presses, 1, Before) after
    press(_), presses(Before).
light :: caused lamp(N, on) after lit(N).
link :: caused event(lit(M)) after lit(N), linked(N, M), lamp(M, off).
win :: caused then([over(lit_up)]) if
    \+ lamp(_, off) after
    tidy.
seen :: caused seen(N) if lamp(N, on) after lit(N).

%   Both rules of a swap read the old state.

swap :: caused side(left, R) after swap, side(right, R).
swap :: caused side(right, L) after swap, side(left, L).
swap :: caused then([pause(Player)]) after swap, now(turn(Player)).
rest :: caused then([turn(Player)]) after rest, now(pause(Player)).

ring :: caused event(rings(Player, _)), then([turn(Player)]) after ring, now(turn(Player)).
ring :: caused bell(New) after rings(_, New).

%   What an `if` part causes can be an event with an `if` part of its own.

chime :: caused event(chimes) if lamp(3, on) after lit(3).
chime :: caused then([pause(b)]), count(presses, 1, 0) if lamp(3, on), linked(3, _) after chimes.

cheat :: caused lamp(N, on), then([over(cheated)]) after cheat, lamp(N, off).

%   Whoever leaves makes the others go on without them.

leave :: executable leave if turn(_).
leave :: caused gone(Player), then([reconsider, pause(Player), turn(Player), turn(Next)]) after
    leave, now(turn(Player)), next(Player, Next).
leave :: caused instead([]) after reconsider(pause(Player)), gone(Player).
leave :: caused instead([tidy, turn(Next)]) after
    reconsider(turn(Player)), gone(Player), next(Player, Next).

anything :: caused changed(event) after anything(_).

bright :: caused bright(N) if lamp(N, on), \+ locked(N).
light :: forbidden lamp(A, on), locked(A).

next(a, b).
next(b, a).

%!  begin is det.

begin :-
    begin([]).

%!  begin(+Extra) is det.
%
%   Three lamps, the first linked to the second, and what Extra adds.

begin(Extra) :-
    reset,
    append([ lamp(1, off), lamp(2, off), lamp(3, off), linked(1, 2), presses(0),
             side(left, day), side(right, night), code(a, 7) ], Extra, Fluents),
    maplist(set, Fluents),
    start(turn(a)).
