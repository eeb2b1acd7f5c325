:- module(libraries,
          [ taken_from_top/2            % +Object, +Player
          ]).

/** <module> What lies in a library after cards have moved (401)

A library is one fact. What goes into it and what comes out of it at the same time changes it together.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, selectchk/3]).
:- use_module('../../k/language').
:- use_module('../../k/proposals', [events_of_step/3]).
:- use_module(concepts/objects).
:- use_module(zones).

'400.7' :: caused library(Player, Objects) after
    moves(_, library(Player), _, _), library_after(Player, Objects).
'401.2' :: caused library(Player, Objects) after
    moves(_, _, library(Player), _), library_after(Player, Objects).
'401.2' :: caused library(Player, Objects) after
    moves(_, _, library_bottom(Player), _), library_after(Player, Objects).
'401.7' :: caused library(Player, Objects) after
    moves(_, _, library_place(Player, _), _), library_after(Player, Objects).

%   library_after(+Player, -Objects) is semidet: asked for the last of the moves, it knows them all.

library_after(Player, Objects) :-
    events_of_step(moves(_, _, _, _), Moves, Later),
    \+ ( member(moves(_, From, To, _), Later), ( at_library(From, Player) ; at_library(To, Player) ) ),
    library(Player, Before),
    without_gone(Moves, Player, Before, Left),
    with_arrivals(Moves, Player, Left, Objects).

at_library(library(Player), Player).
at_library(library_bottom(Player), Player).
at_library(library_place(Player, _), Player).

%   without_gone(+Moves, +Player, +Before, -Left) is det.

without_gone([], _, Left, Left).
without_gone([moves(O, From, _, _)|Moves], Player, Before, Left) :-
    (   From == library(Player),
        selectchk(O, Before, Others)
    ->  without_gone(Moves, Player, Others, Left)
    ;   without_gone(Moves, Player, Before, Left)
    ).

%   with_arrivals(+Moves, +Player, +Left, -Objects) is det: a token does not stay.

with_arrivals([], _, Objects, Objects).
with_arrivals([moves(O, _, To, New)|Moves], Player, Left, Objects) :-
    (   arrival(To, Player, New, Left, More),
        \+ token(O)
    ->  with_arrivals(Moves, Player, More, Objects)
    ;   with_arrivals(Moves, Player, Left, Objects)
    ).

arrival(library(Player), Player, New, Left, [New|Left]).
arrival(library_bottom(Player), Player, New, Left, Objects) :- append(Left, [New], Objects).
arrival(library_place(Player, N), Player, New, Left, Objects) :- placed_nth(N, New, Left, Objects).

%   placed_nth(+N, +Object, +Left, -Objects) is det: on the bottom where there are fewer.

placed_nth(N, O, Left, Objects) :-
    (   N > 1,
        Left = [Top|Others]
    ->  M is N-1,
        Objects = [Top|Rest],
        placed_nth(M, O, Others, Rest)
    ;   Objects = [O|Left]
    ).

%!  taken_from_top(+Object, +Player) is semidet.
%
%   Object lies on top of Player's library, or beneath only what moves out of it at the same time.

taken_from_top(Object, Player) :-
    library(Player, Objects),
    (   Objects = [Object|_]
    ->  true
    ;   events_of_step(moves(_, library(Player), _, _), Moves, _),
        memberchk(moves(Object, _, _, _), Moves),
        append(Above, [Object|_], Objects)
    ->  \+ ( member(Other, Above), \+ memberchk(moves(Other, _, _, _), Moves) )
    ).
