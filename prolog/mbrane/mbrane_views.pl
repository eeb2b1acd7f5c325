:- module(mbrane_views, []).

/** <module> Who sees what: everything lies open to both sides
*/

:- use_module(library(lists), [member/2]).
:- use_module('../k/language').
:- use_module('../k/views', []).
:- use_module(mbrane_board, []).

:- multifile views:viewer/1.

views:viewer(Player) :-
    sides(Players),
    member(Player, Players).
