:- module(mbrane_setup, []).

/** <module> A new game of Mbrane, from Python's data
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../door/api', []).
:- use_module('../k/cycle', [start/1]).
:- use_module('../k/plain_terms', [safe_term/2]).
:- use_module('../k/store', [set/1, reset/0]).
:- use_module(mbrane_board).

:- multifile api:hook/3.

%   Request: ["cards", Rows]: there are none.

api:hook(mbrane, ["cards", []], ["ok"]).

%   Request: ["new", Players, Settings, Seed]: players as [Name, "", []], the first
%   to move first; settings are `region=Rows*Columns` and `lowest_digit=Digit`.

api:hook(mbrane, ["new", Players, Settings, _], ["ok"]) :-
    reset,
    forall(member(Text, Settings), put_setting(Text)),
    maplist(side, Players, [First, Second]),
    set(sides([First, Second])),
    forall(( line_number(Row), line_number(Column) ), set(empty_cell(Row, Column))),
    forall(( line_number(Region),
             member(Player, [First, Second]),
             member(Kind, [power, influence, total])
           ),
           set(points(Region, Player, Kind, 0))),
    start(next_placement(First)).

put_setting(Text) :-
    safe_term(Text, Setting),
    setting_fluent(Setting, Fluent),
    set(Fluent).

setting_fluent(region=Rows*Columns, region_size(Rows, Columns)).
setting_fluent(lowest_digit=Digit, lowest_digit(Digit)).

side([Text|_], Player) :-
    atom_string(Player, Text).
