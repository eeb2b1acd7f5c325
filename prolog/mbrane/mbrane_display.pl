:- module(mbrane_display, []).

/** <module> What a person sees of a game of Mbrane

The requests are those of every game; `prolog/magic/requests/display.pl` lists them. Here
["board"] is [Rows, Columns, Sides, Mover, Cells, Regions]: the size of a
region, both players, who moves or "", cells as [Row, Column, Digit, Player], and
regions as [Region, Owner, Points, Leader, Lead]: Points are [Power, Influence,
Total] in words for each side, and Leader, or "", has Lead more. There are also

  * ["standing"]: [First, Second, Digits, Points, Cells, Placed], for agents: both
    players, all digits, rows [Region, HalvesOfFirst, HalvesOfSecond], all_cells/1,
    and rows [Row, Column, Digit, Player]
  * ["strength"]: how many regions each side controls
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../door/api', []).
:- use_module('../door/seats', []).
:- use_module('../k/cycle', [chooser/1, legal_actions/1]).
:- use_module('../k/language').
:- use_module('../k/plain_terms', [safe_term/2, term_text/2]).
:- use_module('../k/recent', [recent/2, recent_of/3]).
:- use_module(mbrane_board).
:- use_module(mbrane_points).
:- use_module(resolution, [dominant/2, regions_of/2]).
:- use_module(mbrane_words).

:- multifile api:hook/3, seats:shown/4, seats:searched/3.

seats:shown(mbrane, _, ["board"], Board) :-
    board(Board).
seats:shown(mbrane, Viewer, ["choices"],
            ["Place a digit", [-1, -1, -1], [1, "set"], 1, 0, "", Rows]) :-
    chooser(Viewer),
    legal_actions(Actions),
    findall([Words, []], ( member(Action, Actions), action_words(Action, Words) ), Rows).
seats:shown(mbrane, _, ["further"], [0, []]).
seats:shown(mbrane, Viewer, ["happened", Choices], Rows) :-
    recent_of(Viewer, Choices, Entries),
    atom_string(Viewer, Text),
    happenings(Entries, Text, Rows).
seats:shown(mbrane, Viewer, ["log", Choices], Rows) :-
    recent_of(Viewer, Choices, Entries),
    event_rows(Entries, Rows).
seats:shown(mbrane, _, ["meant", Text], Rows) :-
    findall([Action, Words],
            ( meant(Text, Meant), term_text(Meant, Action), action_words(Meant, Words) ),
            Rows).
seats:shown(mbrane, _, [Name], Reply) :-
    open_request(Name, Reply).
seats:shown(mbrane, _, ["stop"], []).
seats:shown(mbrane, _, ["describe", Text], ["one", Lines]) :-
    (   number_string(Region, Text),
        line_number(Region)
    ->  region_lines(Region, Lines)
    ;   Lines = []
    ).
seats:searched(mbrane, ["standing"], [First, Second, Digits, Rows, Cells, Placed]) :-
    sides([A, B]),
    maplist(term_text, [A, B], [First, Second]),
    findall(Digit, digit(Digit), Digits),
    findall([Region, OfA, OfB], ( total(Region, A, OfA), total(Region, B, OfB) ), Rows),
    all_cells(Cells),
    placed_rows(Placed).
seats:searched(mbrane, ["strength"], Strength) :-
    open_request("strength", Strength).

api:hook(mbrane, [Name], Reply) :-
    open_request(Name, Reply).
api:hook(mbrane, ["happened", Viewer, Choices], Rows) :-
    recent(Choices, Entries),
    happenings(Entries, Viewer, Rows).
api:hook(mbrane, [Name, _, Choices], Rows) :-
    memberchk(Name, ["log", "foreseen"]),
    recent(Choices, Entries),
    event_rows(Entries, Rows).
api:hook(mbrane, ["seen", _], []).
api:hook(mbrane, ["board", _], Board) :-
    board(Board).

board([Rows, Columns, Sides, Mover, Cells, Regions]) :-
    region_size(Rows, Columns),
    sides(Players),
    maplist(term_text, Players, Sides),
    ( chooser(Player) -> term_text(Player, Mover) ; Mover = "" ),
    placed_rows(Cells),
    findall(Region, ( line_number(Number), region_row(Number, Region) ), Regions).

%   open_request(+Name, -Reply) is semidet: what the table asks, too.

open_request("moment", [Phase, Placed]) :-
    ( chooser(_) -> Phase = "placement" ; Phase = "resolution" ),
    aggregate_all(count, placed(_, _, _, _), Placed).
open_request("stops", []).
open_request("names", []).
open_request("strength", [A, B]) :-
    sides([First, Second]),
    regions_of(First, A),
    regions_of(Second, B).

happenings(Entries, Viewer, Rows) :-
    findall([Kind, Words],
            ( happening(Entries, Event, Words), kind(Event, Viewer, Kind) ),
            Rows).

event_rows(Entries, Rows) :-
    findall([Text, Words],
            ( happening(Entries, Event, Words), term_text(Event, Text) ),
            Rows).

placed_rows(Rows) :-
    findall([Row, Column, Digit, Owner],
            ( placed(Row, Column, Digit, Player), term_text(Player, Owner) ),
            Unsorted),
    sort(Unsorted, Rows).

region_row(Region, [Region, Owner, Points, Leader, Lead]) :-
    ( controlled(Region, Player) -> term_text(Player, Owner) ; Owner = "" ),
    sides(Players),
    maplist(points_row(Region), Players, Points),
    leading(Region, Leader, Lead).

leading(Region, Leader, Lead) :-
    (   dominant(Region, Player)
    ->  other_side(Player, Other),
        total(Region, Player, More),
        total(Region, Other, Less),
        Halves is More-Less,
        half_words(Halves, Lead),
        term_text(Player, Leader)
    ;   Leader = "",
        Lead = "0"
    ).

points_row(Region, Player, Row) :-
    findall(Words,
            ( member(Kind, [power, influence, total]),
              points(Region, Player, Kind, Halves),
              half_words(Halves, Words)
            ),
            Row).

happening(Entries, Event, Words) :-
    member(event(Event), Entries),
    happening_words(Event, Words).

kind(Event, ViewerText, Kind) :-
    (   Event = places(Player, _, _, _),
        atom_string(Player, ViewerText)
    ->  Kind = "routine"
    ;   Kind = "news"
    ).

%   A term, or three numbers: row, column and digit.

meant(Text, Action) :-
    catch(safe_term(Text, Action), error(_, _), fail),
    callable(Action),
    action_words(Action, _).
meant(Text, place(Row, Column, Digit)) :-
    split_string(Text, " ,", " ,", Parts0),
    findall(Number, ( member(Part, Parts0), number_string(Number, Part) ), [Row, Column, Digit]).
