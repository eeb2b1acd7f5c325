:- module(abstraction, []).

/** <module> The abstract states and actions of Zandvliet's model (4.1.3 and 4.2)

A state is where the creature cards are, told apart by printed power and toughness
only; an action is known by the names of the cards in it. Numbers of objects are in
neither: they differ from game to game.
*/

:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../../k/language').
:- use_module('../../k/cycle', [chooser/1]).
:- use_module('../../door/api', []).
:- use_module('../../door/seats', []).
:- use_module('../../k/memory', [memorized/4]).
:- use_module('../../k/types', [declared/3, mapped_arguments/4]).
:- use_module(agents, [printed_size/2]).
:- use_module('../words/object_words', [known_name/2]).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').
:- use_module('../rules/zones', []).

:- multifile api:hook/3, seats:shown/4, seats:searched/3.

%   Request of a search: ["abstract_state"]: [Rows, Lives] as they are there. Rows are [Owner, Size, Places]:
%   Size is "2/3" and Places a digit for each of the cards: 1 library, 2 hand,
%   3 battlefield or stack, 4 graveyard, none for exile. Libraries have rows of their
%   own. Lives are [Player, Life].

seats:searched(magic, ["abstract_state"], [Rows, Lives]) :-
    abstract_state(Rows, Lives).

%   Request: ["abstract_choice"]: [Rows, Lives, Actions], the same with the abstract
%   legal actions of who chooses, in order: for training, never for a player.

api:hook(magic, ["abstract_choice"], [Rows, Lives, Actions]) :-
    abstract_state(Rows, Lives),
    abstract_actions(Actions).

%   Request of the seat that chooses now: ["abstract_actions"]: the same Actions.

seats:shown(magic, Player, ["abstract_actions"], Actions) :-
    chooser(Player),
    abstract_actions(Actions).

abstract_state(Rows, Lives) :-
    findall(Row, abstract_row(Row), Rows),
    findall([Text, Life], ( life(Player, Life), atom_string(Player, Text) ), Lives).

abstract_row(Row) :-
    library(Owner, Objects),
    memorized(libraries, Owner, Rows, library_rows(Objects, Rows)),
    member(Row, Rows).
abstract_row(Row) :-
    findall(Kind-Digit, ( placed(O, Digit), kind(O, Kind) ), Pairs),
    grouped(Pairs, Row).

library_rows(Objects, Rows) :-
    findall(Kind-1, ( member(O, Objects), kind(O, Kind) ), Pairs),
    findall(Row, grouped(Pairs, Row), Rows).

grouped(Pairs, [OwnerText, SizeText, Places]) :-
    msort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    member(kind(Owner, Power, Toughness)-Digits, Groups),
    atom_string(Owner, OwnerText),
    format(string(SizeText), "~w/~w", [Power, Toughness]),
    atomic_list_concat(Digits, Joined),
    atom_string(Joined, Places).

placed(O, 2) :- hand(_, O).
placed(O, 3) :- controls(_, O).
placed(O, 3) :- stack_item(O, _, spell).
placed(O, 4) :- graveyard(_, O).
placed(O, '') :- exile(O).
placed(O, '') :- set_aside(_, O).

kind(O, kind(Owner, Power, Toughness)) :-
    card_name(O, Name, Owner),
    \+ token(O),
    atom(Name),
    printed_size(Name, [Power, Toughness]).

abstract_actions(Texts) :-
    (   now(over(_))
    ->  Texts = []
    ;   api:cached_actions(Actions),
        maplist(abstract_action, Actions, Texts)
    ).

abstract_action(Action, Text) :-
    declared(action, Action, Types),
    mapped_arguments(Types, abstraction:named, Action, Abstract),
    format(string(Text), "~w", [Abstract]).

named(object, Object, Name) :-
    (   pending(Object, _, _, Pending, _, _)
    ->  Name = Pending
    ;   known_name(Object, Name)
    ).
