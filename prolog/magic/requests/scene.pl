:- module(scene,
          [ active_text/1,              % -Name
            library_size/2,             % +Player, -Size
            number_of/2,                % :Goal, -Number
            placed/4,                   % +Seats, +Viewer, -Object, -Place
            playing/1,                  % +Player
            written/2                   % +Term, -Text
          ]).

/** <module> A game of Magic as one viewer sees it

The requests by which a seat asks for it (door/seats.pl), and, with a viewer before their arguments, the
table itself: a viewer is a player, `nobody`, who looks on, or `everyone`, who sees all.

  * ["scene"]: [Turn, Step, StepWords, Active, Players, Objects, Stack, Known], all that the viewer may
    see. Players are [Name, Team, Life, Counters, Hand, Library, Exiled, Mana, Playing, Commanders, Damage], numbers but for
    Name, Team and Mana, with the rows of commander_words.pl; Objects those of object_row/4; Stack, from the top, those of stack_row/3;
    Known, what is known of libraries, [Owner, Place, Name] each, whose place is counted from the top
  * ["faces", Objects]: rows [Object, Name, Cost, Type, Size, Colors, Lines], what is printed on
    those that the viewer sees

An object that the viewer does not know is in neither: it is counted, and has no number.
*/

:- use_module(library(lists), [append/2, member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../../door/api', []).
:- use_module('../../door/seats', []).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/objects').
:- use_module('../words/board_words',
              [card_cost/3, description_words/2, known_row/2, phased_out_words/2, printed_size/2, remark/3, type_line/2]).
:- use_module('../words/choices_told').
:- use_module('../words/commander_words', [commander_damage_row/2, commander_row/2]).
:- use_module('../words/object_words').
:- use_module('../support/shown_cards', [seen_by/2, shown_in_library/2]).

:- multifile api:hook/3, seats:shown/4.

seats:shown(magic, Viewer, ["scene"], Scene) :-
    scene(Viewer, Scene).
seats:shown(magic, Viewer, ["faces", Objects], Faces) :-
    faces(Viewer, Objects, Faces).

api:hook(magic, ["scene", ViewerText], Scene) :-
    atom_string(Viewer, ViewerText),
    scene(Viewer, Scene).
api:hook(magic, ["faces", ViewerText, Objects], Faces) :-
    atom_string(Viewer, ViewerText),
    faces(Viewer, Objects, Faces).

scene(Viewer, [Turn, Step, Words, Active, Players, Objects, Stack, Known]) :-
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
    findall(Row, ( member(Item, Items), stack_row(Item, Viewer, Row) ), Stack),
    findall(Row, ( known_row(Viewer, Row), Row = [_, Place, _], Place > 0 ), Known0),
    msort(Known0, Known).

%   in_sight(+Object, +Viewer) is semidet: Viewer may know which card Object is.

in_sight(_, everyone) :-
    !.
in_sight(O, Viewer) :-
    once(seen_by(O, Viewer)).

%!  active_text(-Name:string) is det.
%
%   Whose turn it is; "" before the first one.

active_text(Text) :-
    ( active(Player) -> atom_string(Player, Text) ; Text = "" ).

player_row(Player, [Name, Team, Life, Counters, Hand, Library, Exiled, Mana, Playing, Commanders, Damage]) :-
    atom_string(Player, Name),
    ( team(Player, T) -> atom_string(T, Team) ; Team = "" ),
    life(Player, Life),
    counters_of(Player, Counters),
    number_of(hand(Player, _), Hand),
    library_size(Player, Library),
    number_of(( exile(O), owner(O, Player) ), Exiled),
    ( pool(Player, Pool) -> mana_words(Pool, Mana) ; Mana = "" ),
    ( playing(Player) -> Playing = 1 ; Playing = 0 ),
    findall(Row, commander_row(Player, Row), Commanders),
    findall(Row, commander_damage_row(Player, Row), Damage).

%!  playing(+Player) is semidet.

playing(Player) :-
    turn_order(Order),
    memberchk(Player, Order).

counters_of(Thing, Counters) :-
    findall([Kind, N], ( counters(Thing, Term, N), written(Term, Kind) ), Kinds),
    findall([Words, 1], ( emblem(Thing, O), object(O, Name, _), description_words(Name, Words) ), Emblems),
    findall([Words, 1], phased_out_words(Thing, Words), Phased),
    append([Kinds, Emblems, Phased], Counters).

%!  library_size(+Player, -Size:integer) is det.

library_size(Player, Size) :-
    ( library(Player, Cards) -> length(Cards, Size) ; Size = 0 ).

:- meta_predicate number_of(0, -).

%!  number_of(:Goal, -Number:integer) is det.
%
%   How many solutions Goal has.

number_of(Goal, Number) :-
    findall(x, Goal, Found),
    length(Found, Number).

%!  placed(+Seats, +Viewer, -Object, -Place:string) is nondet.
%
%   The objects that Viewer knows, but for those on the stack.

placed(Seats, _, O, "battlefield") :-
    member(Player, Seats),
    controls(Player, O).
placed(_, Viewer, O, "hand") :-
    hand(Owner, O),
    ( Owner == Viewer -> true ; in_sight(O, Viewer) ).
placed(Seats, _, O, "graveyard") :-
    member(Player, Seats),
    graveyard(Player, O).
placed(Seats, _, O, "command") :-
    member(Player, Seats),
    command(Player, O).
placed(Seats, _, O, "outside") :-
    member(Player, Seats),
    companion(Player, O).
placed(_, Viewer, O, "sideboard") :-
    sideboard(Viewer, O).
placed(_, Viewer, O, "exile") :-
    exile(O),
    in_sight(O, Viewer).
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
%   Subtypes, Size, Cost, Tapped, Sick, Damage, Counters, Attacking, Blocks, Remarks, Attached, Colors,
%   Blocked, Token]. Size is [Power, Toughness] or []; Cost what the viewer pays for a card of their own
%   hand or command zone, "" for others; Counters are [Kind, Number]; Attacking is a player or ""; Blocks are numbers;
%   Attached is a number, a player or "".

object_row(O, Place, Viewer, [O, Place, Name, OwnerText, ControllerText, Types, Subtypes, Size, Cost|State]) :-
    ( in_sight(O, Viewer) -> card_words(O, Name) ; Name = "" ),
    object(O, _, Owner),
    atom_string(Owner, OwnerText),
    ( controls(Controller, O) -> true ; Controller = Owner ),
    atom_string(Controller, ControllerText),
    kinds(Place, O, Types, Subtypes),
    size(Place, O, Size),
    ( memberchk(Place, ["hand", "command"]), Owner == Viewer -> card_cost(Viewer, O, Cost) ; Cost = "" ),
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

state("battlefield", O, [Tapped, Sick, Damage, Counters, Attacking, Blocks, Remarks, Attached, Colors, Blocked, Token]) :-
    !,
    ( tapped(O) -> Tapped = 1 ; Tapped = 0 ),
    ( arrived(O), \+ has(O, haste) -> Sick = 1 ; Sick = 0 ),
    ( damage(O, Damage) -> true ; Damage = 0 ),
    counters_of(O, Counters),
    ( attacking(O, Defender) -> written(Defender, Attacking) ; Attacking = "" ),
    findall(A, blocks(O, A), Blocks),
    findall(Remark, remark(O, _, Remark), Remarks),
    ( attached(O, Host) -> thing_row(Host, Attached) ; Attached = "" ),
    texts(Color, color(O, Color), Colors),
    ( blocked(O) -> Blocked = 1 ; Blocked = 0 ),
    ( token(O) -> Token = 1 ; Token = 0 ).
state(_, O, [0, 0, 0, [], "", [], [], "", Colors, 0, 0]) :-
    texts(Color, color(O, Color), Colors).

%   thing_row(+Thing, -Row): an object's number, a player's name.

thing_row(Thing, Row) :-
    ( integer(Thing) -> Row = Thing ; atom_string(Thing, Row) ).

%!  written(+Term, -Text:string) is det.

written(Term, Text) :-
    ( atom(Term) -> atom_string(Term, Text) ; format(string(Text), "~w", [Term]) ).

%   stack_row(+Item, +Viewer, -Row): [Number, Controller, Words, Kind, Source, Name, Targets, Chosen]: Kind is
%   spell, activated or triggered, Source a number in sight or 0, Name what the source is called,
%   Targets numbers and players, Chosen words for X, modes and what was paid besides.

stack_row(Item, Viewer, [Item, ControllerText, Words, KindText, Source, Name, Targets, Chosen]) :-
    stack_item(Item, Controller, Kind),
    atom_string(Controller, ControllerText),
    stack_words(Item, Words),
    functor(Kind, KindName, _),
    atom_string(KindName, KindText),
    source(Kind, Item, Viewer, Source),
    card_words(Item, Name),
    findall(Target, ( target(Item, _, Thing), thing_row(Thing, Target) ), Targets),
    choices_told(Item, Chosen).

source(Kind, Item, Viewer, Source) :-
    ( Kind == spell -> From = Item ; arg(1, Kind, From) ),
    ( object(From, _, _), in_sight(From, Viewer) -> Source = From ; Source = 0 ).

%   faces(+Viewer, +Objects, -Rows): what is printed on Objects, which are numbers that others sent.

faces(Viewer, Objects, Rows) :-
    findall(Row, ( member(O, Objects), integer(O), face(Viewer, O, Row) ), Rows).

face(Viewer, O, [O, Called, Cost, Type, Size, Colors, Lines]) :-
    object(O, Name, _),
    in_sight(O, Viewer),
    card_words(O, Called),
    ( definition:card_cost(Name, Printed) -> cost_words(Printed, Cost) ; Cost = "" ),
    type_line(Name, Type),
    printed_size(Name, Size),
    texts(Color, definition:card_color(Name, Color), Colors),
    findall(Line, ability_line(Name, Line), Lines).

ability_line(Name, Line) :-
    definition:ability_text(Name, Index, Term),
    Index > 0,
    Term \= applied(_),
    term_words(Term, Name, Line).
