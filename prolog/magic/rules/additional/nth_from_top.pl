:- module(nth_from_top, []).

/** <module> Cards that are put into a library "second from the top" (401.7)
*/

:- use_module('../../../k/language').
:- use_module('../zones').

'401.7' :: caused library(Owner, Objects) after
    moves(Old, From, library_place(Owner, N), New), \+ token(Old), zones:library_without(Owner, From, Old, Left), placed_nth(N, New, Left, Objects).

%   placed_nth(+N, +Object, +Left, -Objects) is det: on the bottom where there are fewer.

placed_nth(N, O, Left, Objects) :-
    (   N > 1,
        Left = [Top|Others]
    ->  M is N-1,
        Objects = [Top|Rest],
        placed_nth(M, O, Others, Rest)
    ;   Objects = [O|Left]
    ).
