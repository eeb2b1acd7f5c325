:- module(chosen_names, []).

/** <module> Names that are chosen (201.4), and spells that can't be cast (101.2)

As an object enters, one of the names of cards of this game is chosen: `chosen_name(O, Called)`. Decks are
known, so the names tell nobody anything.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [called/2]).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3, was_chosen/2]).
:- use_module('../concepts/objects').
:- use_module('../spells/casting', []).
:- use_module('../spells/replacing', []).
:- use_module('../zones').

replacing_value ::= card_name(_:atom).
fluent chosen_name(_O:object, _Called:atom) functional.

:- multifile cards:define_ability/3, filters:meets/3, objects:present_fact/2, replacing:entry_value/5.

'201.4' :: caused replacing:entry_value(card_name, _, New, card_name(Called), [chosen_name(New, Called)]) if
    card_called(Called).

%   card_called(-Called): a card of this game is called so, each name once.

card_called(Called) :-
    setof(Name, card_of_game(Name), Names),
    member(Called, Names).

card_of_game(Called) :-
    definition:description(Name, _),
    atom(Name),
    \+ definition:token(Name),
    called(Name, Called).

filters:meets(chosen_name, O, view(Source, _, _)) :-
    was_chosen(Source, name(Called)),
    object_name(O, Name),
    called(Name, Called),
    !.

objects:present_fact(O, chosen(name(Called))) :- chosen_name(O, Called).
zones:permanent_status(O, chosen_name(O, _)).

%   What can't be cast at all

cards:define_ability(cant_be_cast(Filter), Name, _) :-
    define(uncastable(Name, Filter)).

'101.2' :: nonexecutable cast(O) if
    definition:uncastable(_, _), uncastable(O, Source)
    because "~o says that it can't be cast"-[Source].
'101.2' :: nonexecutable cast(O, _) if
    definition:uncastable(_, _), uncastable(O, Source)
    because "~o says that it can't be cast"-[Source].

uncastable(_, _) reads silent.
definition:uncastable(_, _) reads silent.

uncastable(O, Source) :-
    definition:uncastable(Name, Filter),
    object(Source, Name, _),
    controls(Player, Source),
    matches(Filter, O, view(Source, Player, 0)),
    !.
