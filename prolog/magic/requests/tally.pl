:- module(tally, []).

/** <module> A game of Magic as one seat sees it, as numbers

The request ["tally"] of a seat (door/seats.pl): [Turn, StepNumber, Active, Stack, Players, Cards],
numbers and names only, for programs that learn: Players are the rows of tally_row/2, Cards are
[Number, Name, Place] of every object in sight: Place is that of place_number/3.
*/

:- use_module(library(lists), [member/2, nth0/3]).
:- use_module('../../k/language').
:- use_module('../../door/seats', []).
:- use_module('../rules/concepts/damage', [counters_on/3]).
:- use_module('../rules/concepts/objects').
:- use_module('../words/object_words').
:- use_module(scene, [active_text/1, library_size/2, number_of/2, placed/4, playing/1, written/2]).

:- multifile seats:shown/4.

seats:shown(magic, Viewer, ["tally"], [Turn, Number, Active, Stack, Players, Cards]) :-
    turn(Turn),
    step(Step),
    ( step_number(Step, Number) -> true ; Number = 0 ),
    active_text(Active),
    stack(Items),
    length(Items, Stack),
    setting(seats, Seats),
    findall(Row, ( member(Player, Seats), tally_row(Player, Row) ), Players),
    findall([O, Name, Where],
            (   placed(Seats, Viewer, O, Place),
                ( holder(O, Viewer) -> Whose = own ; Whose = other ),
                place_number(Place, Whose, Where),
                object_name(O, Card),
                written(Card, Name)
            ),
            Unsorted),
    msort(Unsorted, Cards).

place_number("hand", own, 0).
place_number("hand", other, 1).
place_number("battlefield", own, 2).
place_number("battlefield", other, 3).
place_number("graveyard", own, 4).
place_number("graveyard", other, 5).
place_number("exile", own, 6).
place_number("exile", other, 7).
place_number("library", own, 8).
place_number("library", other, 9).

%   holder(+Object, +Player): Player is its controller, or else its owner.

holder(O, Player) :-
    (   controls(Controller, O)
    ->  Controller == Player
    ;   object(O, _, Player)
    ).

%   tally_row(+Player, -Row): [Name, Life, Poison, Hand, Library, Graveyard, Playing, Permanents],
%   Permanents the rows of permanent_row/2.

tally_row(Player, [Name, Life, Poison, Hand, Library, Graveyard, Playing, Permanents]) :-
    atom_string(Player, Name),
    life(Player, Life),
    counters_on(Player, poison, Poison),
    number_of(hand(Player, _), Hand),
    library_size(Player, Library),
    number_of(graveyard(Player, _), Graveyard),
    ( playing(Player) -> Playing = 1 ; Playing = 0 ),
    findall(Row, ( controls(Player, O), permanent_row(O, Row) ), Permanents).

%   permanent_row(+Object, -Row): [Land, Tapped], 1 or 0 each, and for a creature [Land, Tapped,
%   Attacking, Power, Toughness].

permanent_row(O, [Land, Tapped|Creature]) :-
    ( land(O) -> Land = 1 ; Land = 0 ),
    ( tapped(O) -> Tapped = 1 ; Tapped = 0 ),
    (   once(type(O, creature)),
        power(O, Power),
        toughness(O, Toughness)
    ->  ( attacking(O, _) -> Attacking = 1 ; Attacking = 0 ),
        Creature = [Attacking, Power, Toughness]
    ;   Creature = []
    ).

step_number(Step, Number) :-
    findall(Name, step_words(Name, _), Names),
    nth0(Number, Names, Step),
    !.
