:- module(mbrane_words,
          [ action_words/2,             % +Action, -Words
            half_words/2,               % +Halves, -Words
            happening_words/2,          % +Event, -Words
            region_lines/2              % +Region, -Lines
          ]).

/** <module> Mbrane in words: actions, events, regions, and the conditions of rules
*/

:- use_module('../k/language').
:- use_module('../k/explain', []).
:- use_module(mbrane_board).

:- multifile explain:in_words/2, explain:proof_in_words/2.

%!  action_words(+Action, -Words:string) is semidet.

action_words(place(Row, Column, Digit), Words) :-
    format(string(Words), "~w in row ~w, column ~w", [Digit, Row, Column]).
action_words(resign(Player), Words) :-
    format(string(Words), "~w resigns", [Player]).

%!  half_words(+Halves:integer, -Words:string) is det.
%
%   Halves of points as a number of points.

half_words(Halves, Words) :-
    Whole is Halves//2,
    (   Halves mod 2 =:= 0
    ->  format(string(Words), "~d", [Whole])
    ;   format(string(Words), "~d.5", [Whole])
    ).

%!  happening_words(+Event, -Words:string) is semidet.

happening_words(places(Player, Row, Column, Digit), Words) :-
    format(string(Words), "~w placed ~w in row ~w, column ~w", [Player, Digit, Row, Column]).
happening_words(awarded(Region, Player, Disparity), Words) :-
    half_words(Disparity, More),
    format(string(Words), "region ~w goes to ~w, who has ~w more", [Region, Player, More]).
happening_words(flips(Row, Column, Digit, _, To), Words) :-
    format(string(Words), "the ~w in row ~w, column ~w goes over to ~w", [Digit, Row, Column, To]).

%!  region_lines(+Region, -Lines) is det.
%
%   Lines tell the points of both sides in Region, and who controls it.

region_lines(Region, [Head|Lines]) :-
    (   controlled(Region, Owner)
    ->  format(string(Head), "Region ~w, controlled by ~w", [Region, Owner])
    ;   format(string(Head), "Region ~w", [Region])
    ),
    sides(Players),
    findall(Line, ( lists:member(Player, Players), side_line(Region, Player, Line) ), Lines).

side_line(Region, Player, Line) :-
    findall(Words,
            ( lists:member(Kind, [power, influence, total]),
              points(Region, Player, Kind, Halves),
              half_words(Halves, Words)
            ),
            [Power, Influence, Total]),
    format(string(Line), "~w: ~w power, ~w influence, ~w together", [Player, Power, Influence, Total]).

%   Conditions that do not hold, and those that do.

explain:in_words(place_digit(_), "no digit is placed now"-[]).
explain:in_words(empty_cell(Row, Column), Words) :-
    (   integer(Row),
        integer(Column),
        placed(Row, Column, Digit, Player)
    ->  Words = "row ~w, column ~w holds the ~w of ~w"-[Row, Column, Digit, Player]
    ;   Words = "there is no such cell on the board"-[]
    ).
explain:in_words(digit(_), "the digits are from ~w to ~w"-[Lowest, Highest]) :-
    findall(Digit, digit(Digit), [Lowest|Digits]),
    lists:last(Digits, Highest).
explain:in_words(other_side(Player, _), "~w does not play"-[Player]).

explain:proof_in_words(place_digit(Player), "it is for ~w to place a digit"-[Player]).
explain:proof_in_words(empty_cell(Row, Column), "row ~w, column ~w is empty"-[Row, Column]).
explain:proof_in_words(digit(Digit), "~w is a digit"-[Digit]).
explain:proof_in_words(other_side(Player, _), "~w plays"-[Player]).
