:- module(mbrane_questions, []).

/** <module> What people may ask about a game of Mbrane, and how it is shown
*/

:- use_module(library(lists), [member/2]).
:- use_module('../k/cycle', [chooser/1]).
:- use_module('../k/language').
:- use_module('../k/recent', [recent/2]).
:- use_module('../ask/facts', []).
:- use_module('../door/saved_games', []).
:- use_module('../ask/spoken_terms', []).
:- use_module(mbrane_board).
:- use_module(resolution, []).
:- use_module(mbrane_words).

:- multifile
    spoken_terms:player/1, facts:show/1, facts:derived/2, facts:example/2, facts:in_play/1,
    saved_games:define_cards/2.

saved_games:define_cards(mbrane, []).

spoken_terms:player(Player) :-
    sides(Players),
    member(Player, Players).

facts:derived(resolution, contested(other, value)).
facts:derived(resolution, dominant(other, other)).
facts:derived(mbrane_points, total(other, other, other)).
facts:derived(mbrane_board, digit(integer)).
facts:derived(mbrane_board, region(integer, integer, value)).

facts:example(mbrane_questions, "Actions: place(3, 5, 7): the digit 7 in row 3, column 5").

facts:in_play(mbrane_questions) :-
    sides(_).

facts:show(board) :-
    sides(_),
    forall(line_number(Row), board_line(Row)),
    forall(( line_number(Region), region_lines(Region, Lines), member(Line, Lines) ),
           ( write(Line), nl )),
    (   chooser(Player)
    ->  format("~w is to place a digit~n", [Player])
    ;   true
    ).
facts:show(events) :-
    sides(_),
    print_happenings(1_000_000_000).
facts:show(happened) :-
    sides(_),
    print_happenings(1).
facts:show(choice) :-
    sides(_),
    format("a digit is to be placed~n").

print_happenings(Choices) :-
    recent(Choices, Entries),
    forall(( member(event(Event), Entries), happening_words(Event, Words) ),
           ( write(Words), nl )).

%   The second player's digits have a mark.

board_line(Row) :-
    forall(line_number(Column), ( cell_text(Row, Column, Text), write(Text) )),
    nl.

cell_text(Row, Column, Text) :-
    (   placed(Row, Column, Digit, Player)
    ->  ( sides([Player, _]) -> Mark = ' ' ; Mark = '\'' ),
        format(atom(Text), "~t~w~2|~w ", [Digit, Mark])
    ;   Text = ' .  '
    ).
