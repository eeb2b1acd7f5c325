:- module(scene, []).

/** <module> A game of Magic as one seat sees it, for programs

The requests by which a seat asks for it (door/seats.pl):

  * ["scene"]: [Turn, Step, StepWords, Active, Players, Objects, Stack], all that the seat may
    see. Players are [Name, Team, Life, Poison, Hand, Library, Exiled, Mana, Playing], numbers but for
    Name, Team and Mana; Objects those of object_row/3; Stack, from the top, [Number, Controller, Words]
  * ["tally"]: [Turn, StepNumber, Active, Stack, Players, Cards], numbers and names only, for
    programs that learn: Players are the rows of tally_row/2, Cards are [Number, Name, Place] of
    every object in sight: Place is that of place_number/3

An object that the seat does not know is in neither: it is counted, and has no number.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/3]).
:- use_module('../../k/language').
:- use_module('../../door/seats', []).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/damage', [counters_on/3]).
:- use_module('../rules/concepts/objects').
:- use_module('../words/board_words', [card_cost/3, description_words/2, remark/3]).
:- use_module('../words/object_words').

:- multifile seats:shown/4.

seats:shown(magic, Viewer, ["scene"], [Turn, Step, Words, Active, Players, Objects, Stack]) :-
    turn(Turn),
    step(StepName),
    atom_string(StepName, Step),
    step_words(StepName, Words),
    active_text(Active),
    setting(seats, Seats),
    findall(Row, ( member(Player, Seats), player_row(Player, Row) ), Players),
    findall(Row, ( placed(Seats, Viewer, O, Place), object_row(O, Place, Viewer, Row) ), Unsorted),
    msort(Unsorted, Objects),
    stack(Items),
    findall([Item, Controller, Said],
            ( member(Item, Items), stack_row(Item, Controller, Said) ),
            Stack).
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

active_text(Text) :-
    ( active(Player) -> atom_string(Player, Text) ; Text = "" ).

player_row(Player, [Name, Team, Life, Counters, Hand, Library, Exiled, Mana, Playing]) :-
    atom_string(Player, Name),
    ( team(Player, T) -> atom_string(T, Team) ; Team = "" ),
    life(Player, Life),
    counters_of(Player, Counters),
    number_of(hand(Player, _), Hand),
    library_size(Player, Library),
    number_of(( exile(O), owner(O, Player) ), Exiled),
    ( pool(Player, Pool) -> mana_words(Pool, Mana) ; Mana = "" ),
    ( playing(Player) -> Playing = 1 ; Playing = 0 ).

playing(Player) :-
    turn_order(Order),
    memberchk(Player, Order).

counters_of(Thing, Counters) :-
    findall([Kind, N], ( counters(Thing, Term, N), written(Term, Kind) ), Kinds),
    findall([Words, 1], ( emblem(Thing, O), object(O, Name, _), description_words(Name, Words) ), Emblems),
    append(Kinds, Emblems, Counters).

library_size(Player, Size) :-
    ( library(Player, Cards) -> length(Cards, Size) ; Size = 0 ).

:- meta_predicate number_of(0, -).

number_of(Goal, Number) :-
    findall(x, Goal, Found),
    length(Found, Number).

%   placed(+Seats, +Viewer, -Object, -Place) is nondet: the objects that Viewer knows, but for
%   those on the stack.

placed(Seats, _, O, "battlefield") :-
    member(Player, Seats),
    controls(Player, O).
placed(_, Viewer, O, "hand") :-
    hand(Owner, O),
    ( Owner == Viewer -> true ; once(seen_by(O, Viewer)) ).
placed(Seats, _, O, "graveyard") :-
    member(Player, Seats),
    graveyard(Player, O).
placed(_, Viewer, O, "exile") :-
    exile(O),
    once(seen_by(O, Viewer)).
placed(_, Viewer, O, "library") :-
    library_open,
    library(_, Objects),
    member(O, Objects),
    once(shown_in_library(O, Viewer)).

%   library_open is semidet: somebody may see a card of a library; where a player has priority,
%   nobody looks at one.

library_open :-
    (   revealed(_, _)
    ->  true
    ;   now(Process),
        Process \= priority(_, _)
    ).

%   object_row(+Object, +Place, +Viewer, -Row): [Number, Place, Name, Owner, Controller, Types,
%   Subtypes, Size, Cost, Tapped, Sick, Damage, Counters, Attacking, Blocks, Remarks]. Size is
%   [Power, Toughness] or []; Cost what the viewer pays for a card of their own hand, "" for others;
%   Counters are [Kind, Number]; Attacking is a player or ""; Blocks are numbers.

object_row(O, Place, Viewer, [O, Place, Name, OwnerText, ControllerText, Types, Subtypes, Size, Cost|State]) :-
    ( once(seen_by(O, Viewer)) -> card_words(O, Name) ; Name = "" ),
    object(O, _, Owner),
    atom_string(Owner, OwnerText),
    ( controls(Controller, O) -> true ; Controller = Owner ),
    atom_string(Controller, ControllerText),
    kinds(Place, O, Types, Subtypes),
    size(Place, O, Size),
    ( Place == "hand", Owner == Viewer -> card_cost(Viewer, O, Cost) ; Cost = "" ),
    state(Place, O, State).

kinds("battlefield", O, Types, Subtypes) :-
    !,
    texts(Type, type(O, Type), Types),
    texts(Subtype, subtype(O, Subtype), Subtypes).
kinds(_, O, Types, Subtypes) :-
    object_name(O, Name),
    texts(Type, definition:card_type(Name, Type), Types),
    texts(Subtype, definition:card_subtype(Name, Subtype), Subtypes).

:- meta_predicate texts(?, 0, -).

texts(Atom, Goal, Texts) :-
    findall(Text, ( Goal, atom_string(Atom, Text) ), Unsorted),
    sort(Unsorted, Texts).

size("battlefield", O, Size) :-
    !,
    (   once(type(O, creature)),
        power(O, Power),
        toughness(O, Toughness)
    ->  Size = [Power, Toughness]
    ;   Size = []
    ).
size(_, O, Size) :-
    object_name(O, Name),
    ( definition:card_pt(Name, P, T), integer(P), integer(T) -> Size = [P, T] ; Size = [] ).

state("battlefield", O, [Tapped, Sick, Damage, Counters, Attacking, Blocks, Remarks]) :-
    !,
    ( tapped(O) -> Tapped = 1 ; Tapped = 0 ),
    ( arrived(O), \+ has(O, haste) -> Sick = 1 ; Sick = 0 ),
    ( damage(O, Damage) -> true ; Damage = 0 ),
    counters_of(O, Counters),
    ( attacking(O, Defender) -> written(Defender, Attacking) ; Attacking = "" ),
    findall(A, blocks(O, A), Blocks),
    findall(Remark, remark(O, _, Remark), Remarks).
state(_, _, [0, 0, 0, [], "", [], []]).

written(Term, Text) :-
    ( atom(Term) -> atom_string(Term, Text) ; format(string(Text), "~w", [Term]) ).

stack_row(Item, ControllerText, Words) :-
    stack_item(Item, Controller, _),
    atom_string(Controller, ControllerText),
    stack_words(Item, Words).

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
