:- module(zone_words,
          [ zone_lines/4                % +Zone, +Players, +Viewer, -Lines
          ]).

/** <module> What lies in a zone, as lines
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2, memberchk/2, reverse/2]).
:- use_module('../../k/language').
:- use_module('../rules/concepts/objects', [object_name/2, owner/2]).
:- use_module(board_words, [card_cost/3, printed_size/2, type_line/2]).
:- use_module(object_words).
:- use_module('../support/shown_cards', [seen_by/2]).

%!  zone_lines(+Zone, +Players:list, +Viewer, -Lines:list(string)) is semidet.
%
%   What is in Zone - `hand`, `graveyard`, `exile`, `command` or `stack`, which all share - of each of
%   Players, as Viewer may see it; fails where there is no such zone. What comes to a
%   graveyard lies on top.

zone_lines(stack, _, _, Lines) :-
    stack(Items),
    findall(Words, ( member(Item, Items), item_words(Item, Words) ), Rows),
    headed("The stack", Rows, Lines).
zone_lines(Zone, Players, Viewer, Lines) :-
    zone_title(Zone, _),
    findall(Some, ( member(Player, Players), part_lines(Zone, Player, Viewer, Some) ), Parts),
    append(Parts, Lines).

zone_title(hand, "hand").
zone_title(graveyard, "graveyard").
zone_title(exile, "cards in exile").
zone_title(command, "command zone").

headed(Title, [], [Line]) :-
    format(string(Line), "~w: nothing", [Title]).
headed(Title, [Row|Rows], [Line|Indented]) :-
    format(string(Line), "~w:", [Title]),
    maplist(indented, [Row|Rows], Indented).

indented(Row, Line) :-
    string_concat("  ", Row, Line).

item_words(Item, Words) :-
    stack_item(Item, Player, _),
    stack_words(Item, What),
    format(string(Words), "~w: ~w", [Player, What]).

part_lines(Zone, Player, Viewer, Lines) :-
    possessive(Player, Whose),
    zone_title(Zone, Called),
    format(string(Title), "~w ~w", [Whose, Called]),
    findall(O, lies_in(Zone, Player, O), Unsorted),
    msort(Unsorted, Sorted),
    (   Zone == hand,
        Player \== Viewer
    ->  length(Sorted, Number),
        format(string(Line), "~w: ~d cards, which only ~w sees", [Title, Number, Player]),
        Lines = [Line]
    ;   ( Zone == graveyard -> reverse(Sorted, Objects) ; Objects = Sorted ),
        maplist(object_line(Zone, Viewer), Objects, Rows),
        headed(Title, Rows, Lines)
    ).

lies_in(hand, Player, O) :- hand(Player, O).
lies_in(graveyard, Player, O) :- graveyard(Player, O).
lies_in(command, Player, O) :- command(Player, O).
lies_in(exile, Player, O) :-
    exile(O),
    owner(O, Player).

object_line(_, Viewer, O, "a face-down card") :-
    \+ seen_by(O, Viewer),
    !.
object_line(Zone, _, O, Line) :-
    object_words(O, Words),
    object_name(O, Name),
    ( memberchk(Zone, [hand, command]) -> owner(O, Player), card_cost(Player, O, Cost) ; Cost = "" ),
    type_line(Name, Type),
    printed_size(Name, Size),
    findall(Part, ( member(Part, [Words, Cost, Type, Size]), Part \== "" ), Parts),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Line).
