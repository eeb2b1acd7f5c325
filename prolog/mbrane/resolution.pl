:- module(resolution,
          [ contested/2,                % ?Region, ?Disparity
            next_region/1,              % -Region
            dominant/2,                 % +Region, -Player
            regions_of/2                % +Player, -Number
          ]).

/** <module> The resolution phase: regions are awarded, their digits flip
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module('../k/language').
:- use_module(mbrane_board).
:- use_module(mbrane_points).

fluent controlled(_Region:integer, _P:player) functional.

process resolution.
process award(_Region:integer, _P:player).
process victory.
event awarded(_Region:integer, _P:player, _Disparity:integer).
event flips(_Row:integer, _Column:integer, _Digit:integer, _From:player, _To:player).

%   A region whose players have the same points is not contested: it stays
%   unresolved, unless a later flip gives one of them more.

'tied region' :: caused contested(Region, Disparity) if
    sides([A, B]), line_number(Region), \+ controlled(Region, _),
    total(Region, A, X), total(Region, B, Y), Disparity is abs(X-Y), Disparity > 0.

%   "Regions are resolved in order of the greatest disparity."

'greatest disparity' :: caused greatest(Disparity) if
    aggregate_all(max(D), contested(_, D), Disparity).

%   The rules are silent about equal disparities: the region with the lower number,
%   in reading order, comes first.

'equal disparities' :: caused next_region(Region) if
    greatest(Disparity), once(contested(Region, Disparity)).

%   "It is awarded to the player with the most points in the region." The rules do
%   not except a region without digits: its influence awards it.

'dominant player' :: caused dominant(Region, Player) if
    other_side(Player, Other), total(Region, Player, More), total(Region, Other, Less),
    More > Less.

resolution :: caused then([award(Region, Player), resolution]) after
    resolution, next_region(Region), dominant(Region, Player).
resolution :: caused then([victory]) after
    resolution, \+ next_region(_).

control :: caused controlled(Region, Player), event(awarded(Region, Player, Disparity)) after
    award(Region, Player), contested(Region, Disparity).

%   "All opposing numbers in that region defect", with their influence.

flip :: caused placed(Row, Column, Digit, Player), event(flips(Row, Column, Digit, Other, Player)) after
    award(Region, Player), placed(Row, Column, Digit, Other), Other \== Player,
    region(Row, Column, Region).
flip :: caused event(counts(Row, Column, Digit, From, -1)), event(counts(Row, Column, Digit, To, 1)) after
    flips(Row, Column, Digit, From, To).

%   "The player controlling the most regions wins."

victory :: caused then([over(Result)]) after
    victory, sides([A, B]), regions_of(A, OfA), regions_of(B, OfB),
    result(A, B, OfA, OfB, Result).

result(A, B, OfA, OfB, Result) :-
    (   OfA > OfB
    ->  Result = won([A])
    ;   OfA < OfB
    ->  Result = won([B])
    ;   Result = draw
    ).

%!  regions_of(+Player, -Number:integer) is det.
%
%   Player controls that many regions; both numbers are the strength of a victory.

regions_of(Player, Number) :-
    aggregate_all(count, controlled(_, Player), Number).

control :: forbidden
    now(over(_)), controlled(Region, Player), placed(Row, Column, _, Other), Other \== Player,
    region(Row, Column, Region).
