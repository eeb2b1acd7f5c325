:- module(mbrane_board,
          [ line_number/1,              % ?Number
            digit/1,                    % ?Digit
            region/3,                   % +Row, +Column, -Region
            bordered/3,                 % +Row, +Column, ?Region
            all_cells/1,                % -Cells
            other_side/2                % ?Player, ?Other
          ]).

/** <module> The board of Mbrane: regions, rows, columns and digits

A region has as many cells as there are digits; rows, columns and regions are
numbered from 1, in reading order. How large a region is, and which digit is the
lowest, are settings: 3 rows by 3 columns and 0 make the usual board.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../k/language').
:- use_module('../k/memory', [memorized/4]).

fluent sides(_:players) functional.
fluent region_size(_Rows:integer, _Columns:integer) functional marks memory(geometry).
fluent lowest_digit(_:integer) functional.
fluent empty_cell(_Row:integer, _Column:integer).
fluent placed(_Row:integer, _Column:integer, _Digit:integer, _P:player) functional.

%!  line_number(?Number) is nondet.
%
%   There is a row, a column and a region with this number.

line_number(Number) :-
    region_size(Rows, Columns),
    Last is Rows*Columns,
    between(1, Last, Number).

%!  digit(?Digit) is nondet.

digit(Digit) :-
    lowest_digit(Lowest),
    region_size(Rows, Columns),
    Highest is Lowest+Rows*Columns-1,
    between(Lowest, Highest, Digit).

%!  region(+Row, +Column, -Region) is det.

region(Row, Column, Region) :-
    region_size(Rows, Columns),
    Region is (Row-1)//Rows*Rows+(Column-1)//Columns+1.

%!  bordered(+Row, +Column, ?Region) is nondet.
%
%   The cell borders Region, which is not its own: beside it or at a corner. Each
%   region is found once.

bordered(Row, Column, Region) :-
    region(Row, Column, Own),
    findall(Other, beside(Row, Column, Own, Other), Others),
    sort(Others, Regions),
    member(Region, Regions).

beside(Row, Column, Own, Region) :-
    member(Down, [-1, 0, 1]),
    member(Right, [-1, 0, 1]),
    R is Row+Down,
    C is Column+Right,
    line_number(R),
    line_number(C),
    region(R, C, Region),
    Region =\= Own.

%!  all_cells(-Cells) is det.
%
%   Cells are [Row, Column, Region, Bordered], Bordered a list of regions.

all_cells(Cells) :-
    memorized(geometry, cells, Cells, findall(Cell, cell_row(Cell), Cells)).

cell_row([Row, Column, Region, Bordered]) :-
    line_number(Row),
    line_number(Column),
    region(Row, Column, Region),
    findall(Other, bordered(Row, Column, Other), Bordered).

%!  other_side(?Player, ?Other) is nondet.

other_side(Player, Other) :-
    sides([First, Second]),
    (   Player = First,
        Other = Second
    ;   Player = Second,
        Other = First
    ).

'one digit in a cell' :: forbidden placed(Row, Column, A, _), placed(Row, Column, B, _), A \== B.
'one digit in a cell' :: forbidden placed(Row, Column, _, _), empty_cell(Row, Column).
