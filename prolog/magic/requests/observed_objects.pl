:- module(observed_objects, []).

/** <module> A game of Magic as rows of objects, for programs that learn

Requests by which a seat asks for it (door/seats.pl), and the table itself with "everyone", who sees all:

  * ["observed"]: [Turn, Step, Active, Players, Objects, Facts]. Players are [Name, Playing, Hand,
    Library, Graveyard, Lands], numbers but for Name; Objects, what the viewer sees, are [Number, Zone, Owner,
    Controller, Name] and, for a creature on the battlefield, Power and Toughness; Zone is "beneath" for the
    card of a face-down object, and "waiting" for an ability that has triggered (603.3); Facts are those of facts_seen/4
  * ["printed", Objects]: rows [Name, ManaValue, Size, Types, Supertypes, Subtypes, Colors, Keywords, Abilities] of
    what the names of some of them say: texts, but for numbers

What is printed belongs to the name, and is asked for once; what is otherwise than printed is a fact.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../k/language').
:- use_module('../../door/api', []).
:- use_module('../../door/observing', [facts_seen/4]).
:- use_module('../../door/seats', []).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/objects').
:- use_module('../support/shown_cards', [seen_by/2]).
:- use_module(scene, [active_text/1, library_size/2, number_of/2, placed/4, playing/1]).

:- multifile api:hook/3, seats:shown/4, observing:seen_otherwise/2.

seats:shown(magic, Viewer, ["observed"], Observed) :-
    observed(Viewer, Observed).
seats:shown(magic, Viewer, ["printed", Objects], Rows) :-
    printed_rows(Viewer, Objects, Rows).

api:hook(magic, ["observed", "everyone"], Observed) :-
    observed(everyone, Observed).
api:hook(magic, ["printed", "everyone", Objects], Rows) :-
    printed_rows(everyone, Objects, Rows).

%   What the rows of objects and players say, what no player asks for, and what is about no player, object or
%   time that goes on.

observing:seen_otherwise(magic, object(_, _, _)).
observing:seen_otherwise(magic, printed(_, _)).
observing:seen_otherwise(magic, controls(_, _)).
observing:seen_otherwise(magic, hand(_, _)).
observing:seen_otherwise(magic, graveyard(_, _)).
observing:seen_otherwise(magic, library(_, _)).
observing:seen_otherwise(magic, power_toughness(_, _, _)).
observing:seen_otherwise(magic, parts(_, _)).
observing:seen_otherwise(magic, last_known(_, _)).
observing:seen_otherwise(magic, setting(_, _)).
observing:seen_otherwise(magic, next_number(_)).
observing:seen_otherwise(magic, draws(_)).
observing:seen_otherwise(magic, changed(_)).
observing:seen_otherwise(magic, now(_)).
observing:seen_otherwise(magic, later(_)).

observed(Viewer, [Turn, Step, Active, Players, Objects, Facts]) :-
    turn(Turn),
    step(StepName),
    atom_string(StepName, Step),
    active_text(Active),
    setting(seats, Seats),
    findall(Row, ( member(Player, Seats), player_row(Player, Row) ), Players),
    findall(Row, ( in_zone(Seats, Viewer, O, Zone), object_row(O, Zone, Row) ), Objects),
    findall(O-1, member([O|_], Objects), Pairs),
    dict_pairs(Known, known, Pairs),
    facts_seen(magic, Viewer, Known, Facts).

player_row(Player, [Name, Playing, Hand, Library, Graveyard, Lands]) :-
    atom_string(Player, Name),
    ( playing(Player) -> Playing = 1 ; Playing = 0 ),
    number_of(hand(Player, _), Hand),
    library_size(Player, Library),
    number_of(graveyard(Player, _), Graveyard),
    number_of(( controls(Player, O), land(O) ), Lands).

%   in_zone(+Seats, +Viewer, -Object, -Zone:string) is nondet: what Viewer sees, the stack from its top.

in_zone(_, _, Item, "stack") :-
    stack(Items),
    member(Item, Items).
in_zone(_, _, Number, "waiting") :-
    pending(Number, _, _, _, _, _).
in_zone(Seats, Viewer, O, Zone) :-
    placed(Seats, Viewer, O, Zone).
in_zone(_, Viewer, Card, "beneath") :-
    beneath(Card, _),
    in_sight(Viewer, Card).

object_row(O, Zone, [O, Zone, Owner, Controller, Name|Size]) :-
    (   ability_or_spell(O, Player, Term)
    ->  Holder = Player
    ;   object(O, Term, Holder),
        ( controls(Player, O) -> true ; Player = Holder )
    ),
    atom_string(Holder, Owner),
    atom_string(Player, Controller),
    name_text(Term, Name),
    (   Zone == "battlefield",
        once(type(O, creature)),
        power(O, Power),
        toughness(O, Toughness)
    ->  Size = [Power, Toughness]
    ;   Size = []
    ).

name_text(Name, Text) :-
    ( atom(Name) -> atom_string(Name, Text) ; format(string(Text), "~q", [Name]) ).

%   ability_or_spell(+Object, -Player, -Name) is semidet: Object is on the stack, or waits to be put there.

ability_or_spell(O, Player, Name) :-
    stack_item(O, Player, Kind),
    item_name(Kind, O, Name).
ability_or_spell(O, Player, Name) :-
    pending(O, Player, _, Name, _, _).

item_name(spell, O, Name) :- object_name(O, Name).
item_name(activated(_, Name, _), _, Name).
item_name(triggered(_, Name, _), _, Name).

in_sight(Viewer, O) :-
    (   Viewer == everyone
    ->  true
    ;   once(seen_by(O, Viewer))
    ).

printed_rows(Viewer, Objects, Rows) :-
    findall(Row, ( member(O, Objects), integer(O), printed_row(Viewer, O, Row) ), Rows).

printed_row(Viewer, O, [Text, Value, Size, Types, Supertypes, Subtypes, Colors, Keywords, Abilities]) :-
    (   ability_or_spell(O, _, Found)
    ->  Name = Found
    ;   object(O, Name, _)
    ),
    in_sight(Viewer, O),
    name_text(Name, Text),
    printed_value(Name, Value),
    ( definition:card_pt(Name, P, T), integer(P), integer(T) -> Size = [P, T] ; Size = [] ),
    texts(Type, definition:card_type(Name, Type), Types),
    texts(Supertype, definition:card_supertype(Name, Supertype), Supertypes),
    texts(Subtype, definition:card_subtype(Name, Subtype), Subtypes),
    texts(Color, definition:card_color(Name, Color), Colors),
    texts(Keyword, definition:card_keyword(Name, Keyword), Keywords),
    findall([Index, Ability],
            (   definition:ability_text(Name, Index, Term),
                integer(Index),
                format(string(Ability), "~q", [Term])
            ),
            Abilities).

:- meta_predicate texts(?, 0, -).

texts(Term, Goal, Texts) :-
    findall(Text, ( Goal, format(string(Text), "~q", [Term]) ), Unsorted),
    sort(Unsorted, Texts).
