:- module(known_words,
          [ known_word/2                % ?Kind, -Word
          ]).

/** <module> The words that mean something now: for completion, and for what is misspelled

Names of another game than the one in play are no such words.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../k/rules', []).
:- use_module(facts, []).
:- use_module(game_in_play, [rules_in_play/1]).
:- use_module(naming).
:- use_module(spoken_terms, []).
:- use_module(toplevel, []).

:- multifile card_word/1.
:- dynamic card_word/1.

%!  card_word(-Word) is nondet.
%
%   Hook: Word is how a card that the game in play knows is written.

%!  known_word(?Kind, -Word) is nondet.
%
%   Kind is `predicate`, `action`, `object`, `thing`, `player`, `card` or `rule`.

known_word(predicate, Name) :-
    distinct_names(Name, predicate_word(Name)).
known_word(action, Name) :-
    distinct_names(Name, action_word(Name)).
known_word(object, Name) :-
    present(Object),
    said_object(Object, Said),
    format(atom(Name), "~w", [Said]).
known_word(thing, Name) :-
    (   known_word(player, Name)
    ;   known_word(object, Name)
    ).
known_word(player, Name) :-
    spoken_terms:player(Name).
known_word(card, Name) :-
    card_word(Name).
known_word(rule, Id) :-
    distinct_names(Id, rule_word(Id)).

:- meta_predicate distinct_names(-, 0).

distinct_names(Name, Goal) :-
    findall(Name, Goal, Names),
    sort(Names, Distinct),
    member(Name, Distinct).

predicate_word(Name) :-
    toplevel:word(Name/Arity, _),
    \+ toplevel:of_another_game(Name/Arity).
predicate_word(Name) :-
    rules:fluent(Fluent, _, _, _),
    functor(Fluent, Name, _).
predicate_word(Name) :-
    facts:derived(Module, Typed),
    rules_in_play(Module),
    functor(Typed, Name, _).

action_word(Name) :-
    rules:source(_, executable, Action, _, Module),
    nonvar(Action),
    rules_in_play(Module),
    functor(Action, Name, _).

rule_word(Id) :-
    rules:source(Id, _, _, _, Module),
    rules_in_play(Module).
