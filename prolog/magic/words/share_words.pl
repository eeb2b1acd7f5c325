:- module(share_words, []).

/** <module> What is divided among several, in words (601.2d)
*/

:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/language').
:- use_module('../rules/spells/casting_steps', [instructions_of/3]).
:- use_module('../rules/zones', []).
:- use_module(action_words, []).
:- use_module(object_words).

:- multifile action_words:words/2, action_words:question/2.

action_words:words(share(N), "~w ~w ~w"-[N, What, Words]) :-
    now(choose_share(_, Item, _, [_-Thing|_])),
    thing_words(Thing, Words),
    (   divides_counters(Item, Kind)
    ->  ( N == 1 -> format(string(What), "~w counter on", [Kind]) ; format(string(What), "~w counters on", [Kind]) )
    ;   What = "damage to"
    ).

action_words:question(choose_share(_, Item, Left, _), "~w has ~w ~w to divide"-[Words, Left, What]) :-
    card_words(Item, Words),
    (   divides_counters(Item, Kind)
    ->  ( Left == 1 -> format(string(What), "~w counter", [Kind]) ; format(string(What), "~w counters", [Kind]) )
    ;   What = "damage"
    ).

divides_counters(Item, Kind) :-
    stack_item(Item, _, On),
    instructions_of(On, Item, Instructions),
    sub_term(Part, Instructions),
    subsumes_term(divided_counters(_, _, _), Part),
    arg(1, Part, Kind),
    !.
