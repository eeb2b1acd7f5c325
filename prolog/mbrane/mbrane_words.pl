:- module(mbrane_words,
          [ action_words/2,             % +Action, -Words
            half_words/2,               % +Halves, -Words
            happening_words/2,          % +Event, -Words
            region_lines/2              % +Region, -Lines
          ]).

/** <module> Mbrane in words: actions, events, regions, and the conditions of rules
*/

:- use_module('../k/language').
:- use_module(mbrane_board).

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
