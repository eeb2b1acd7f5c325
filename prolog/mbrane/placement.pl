:- module(placement, []).

/** <module> The placement phase: players take turns placing digits
*/

:- use_module('../k/language').
:- use_module(mbrane_board).

fluent row_holds(_Row:integer, _Digit:integer).
fluent column_holds(_Column:integer, _Digit:integer).
fluent region_holds(_Region:integer, _Digit:integer).

process next_placement(_P:player).
choice place_digit(_P:player).
action place(Row:integer, Column:integer, Digit:integer) requires
    sides(_), line_number(Row), line_number(Column), digit(Digit).
action resign(_P:player) unlisted.
place_digit(Player)
    reads "it is for ~w to place a digit"-[Player] otherwise "no digit is placed now".
empty_cell(Row, Column)
    reads "row ~w, column ~w is empty"-[Row, Column]
    otherwise "row ~w, column ~w holds the ~w of ~w"-[Row, Column, Digit, Player]
        where placed(Row, Column, Digit, Player).
empty_cell(_, _) otherwise "there is no such cell on the board".
digit(Digit)
    reads "~w is a digit"-[Digit]
    otherwise "the digits are from ~w to ~w"-[Lowest, Highest] where digits_from(Lowest, Highest).
other_side(Player, _) reads "~w plays"-[Player] otherwise "~w does not play"-[Player].

digits_from(Lowest, Highest) :-
    findall(Digit, digit(Digit), [Lowest|Digits]),
    lists:last(Digits, Highest).

event places(_P:player, _Row:integer, _Column:integer, _Digit:integer).

%   "Players take turns placing numbers in an empty Sudoku."

placement :: executable place(Row, Column, Digit) if
    place_digit(_), empty_cell(Row, Column), digit(Digit).

%   "A number may only be placed once in a region, row or column."

sudoku :: nonexecutable place(Row, _, Digit) if
    row_holds(Row, Digit)
    because "row ~w holds ~w already"-[Row, Digit].
sudoku :: nonexecutable place(_, Column, Digit) if
    column_holds(Column, Digit)
    because "column ~w holds ~w already"-[Column, Digit].
sudoku :: nonexecutable place(Row, Column, Digit) if
    region(Row, Column, Region), region_holds(Region, Digit)
    because "region ~w holds ~w already"-[Region, Digit].

placement :: caused
    placed(Row, Column, Digit, Player), -empty_cell(Row, Column),
    event(places(Player, Row, Column, Digit)) after
    place(Row, Column, Digit), now(place_digit(Player)).
placement :: caused event(counts(Row, Column, Digit, Player, 1)) after
    places(Player, Row, Column, Digit).
sudoku :: caused
    row_holds(Row, Digit), column_holds(Column, Digit), region_holds(Region, Digit) after
    place(Row, Column, Digit), region(Row, Column, Region).
placement :: caused then([next_placement(Other)]) after
    place(_, _, _), now(place_digit(Player)), other_side(Player, Other).

%   "When all numbers that can be placed have been placed, the gameboard is resolved":
%   the Sudoku is full or broken. Nobody may pass.

placement :: caused then([place_digit(Player)]) after
    next_placement(Player), placeable.
'end of placement' :: caused then([resolution]) after
    next_placement(_), \+ placeable.

placeable :-
    empty_cell(Row, Column),
    digit(Digit),
    \+ rules:nonexecutable(place(Row, Column, Digit), _, _),
    !.

%   The rules do not speak of giving up; whoever does loses.

resigning :: executable resign(Player) if place_digit(_), other_side(Player, _).
resigning :: caused then([over(won([Other]))]) after
    resign(Player), other_side(Player, Other).

%   No digit is twice in a row, a column or a region.

sudoku :: forbidden placed(Row, A, Digit, _), placed(Row, B, Digit, _), A < B.
sudoku :: forbidden placed(A, Column, Digit, _), placed(B, Column, Digit, _), A < B.
sudoku :: forbidden
    placed(A, B, Digit, _), placed(C, D, Digit, _), A < C,
    region(A, B, Region), region(C, D, Region).
