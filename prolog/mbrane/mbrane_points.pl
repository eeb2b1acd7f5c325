:- module(mbrane_points,
          [ total/3                     % ?Region, ?Player, ?Halves
          ]).

/** <module> Power and influence in the regions, in halves

A digit that begins to count for a player, or ceases to, is the event
counts(Row, Column, Digit, Player, Sign). Python adds up; numbers are halves of
points, so that they are whole.
*/

:- use_module('../k/language').
:- use_module(mbrane_board).

fluent points(_Region:integer, _P:player, _Kind:atom, _Halves:integer) functional.

event counts(_Row:integer, _Column:integer, _Digit:integer, _P:player, _Sign:integer).
flag sum_points(_Region:integer, _P:player, _Kind:atom, _Halves:integer, _Before:integer).

%   "Players receive points equal to the number in the region where the number is
%   placed."

power :: caused all([Power, Total]) after
    counts(Row, Column, Digit, Player, Sign), Digit > 0,
    region(Row, Column, Region), Halves is 2*Sign*Digit,
    added(Region, Player, power, Halves, Power), added(Region, Player, total, Halves, Total).

%   "If a number borders other regions, horizontally, vertically or diagonally, the
%   player receives 1/2 points in those border regions."

influence :: caused all([Influence, Total]) after
    counts(Row, Column, Digit, Player, Sign), Digit > 0,
    bordered(Row, Column, Region), Halves is Sign*Digit,
    added(Region, Player, influence, Halves, Influence), added(Region, Player, total, Halves, Total).

added(Region, Player, Kind, Halves, sum_points(Region, Player, Kind, Halves, Before)) :-
    points(Region, Player, Kind, Before).

%!  total(?Region, ?Player, ?Halves) is nondet.
%
%   Player has Halves half points in Region, power and influence together.

total(Region, Player, Halves) :-
    points(Region, Player, total, Halves).
