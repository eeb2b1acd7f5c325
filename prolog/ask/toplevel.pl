:- module(toplevel,
          [ op(200, xfx, #),
            word/2,                     % ?Name/Arity, ?Help
            help/0,
            help/1                      % +Name
          ]).

/** <module> The vocabulary for people who ask a game something

Objects are written as they are called, with their number where the name alone
is not enough: `knight#12`. spoken_terms.pl turns what is said into the terms of
the rules and back.
*/

:- reexport(actions).
:- reexport(facts).
:- reexport(plans).
:- reexport(dependencies, [depends/2]).
:- reexport(reasons).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../k/rules', []).
:- use_module(game_in_play, [rules_in_play/1]).

%!  word(?Indicator, ?Help) is nondet.
%
%   The vocabulary, in the order in which help/0 prints it, with the words that the
%   games add.

word(legal/1, "legal(A): A is a legal action").
word(legal/2, "legal(P, A): P has to choose, and A is legal").
word(do/1, "do(A): take the action A").
word(undo/0, "undo: take the last action back").
word(undo/1, "undo(N): take the last N actions back").
word(state/1, "state(F): the fluent F holds; so does F itself: now(P)").
word(visible/2, "visible(P, F): the player P may see that F holds").
word(board/0, "board: show the board").
word(why/1, "why(A): the rules that let A happen, with what holds; why(F): why the fact F holds").
word(why/2, "why(A, R): the same, R is Rule: Words").
word(why_not/1, "why_not(A): all reasons why A is not legal, or why the fact A does not hold").
word(why_not/2, "why_not(A, R): the same, R is Rule: Words").
word(object/1, "object(O): show an object, by its name, number or name#number").
word(after/2, "after(A, Goal): Goal holds in the state after A").
word(plan/2, "plan(Goal, P): P is the shortest plan to Goal this turn, against every answer").
word(plan/3, "plan(Goal, P, [within(choices(N)), opponents(passive)]): the same with other bounds").
word(depends/2, "depends(F, G): a rule that causes F, or lets it happen, reads G").
word(rule/1, "rule(Id): print the rules with this number, as they are written").
word(won/1, "won(P): the game is over, and P has won").
word(events/0, "events: tell what happened, in words").
word(events/1, "events(E): E happened, oldest first, as far back as is known").
word(Name/Arity, Help) :- games_word(_, Call, Help), functor(Call, Name, Arity).
word(help/0, "help: print this").
word(help/1, "help(W): say what the word W means").

games_word(Module, Call, Help) :- facts:game_word(Module, Call, Help).
games_word(Module, Call, Help) :- facts:changing_word(Module, Call, Help).

%!  help is det.

help :-
    forall(( word(Indicator, Text), \+ of_another_game(Indicator) ),
           ( write(Text), nl )),
    forall(( facts:in_play(Module), facts:example(Module, Line) ),
           ( write(Line), nl )).

of_another_game(Name/Arity) :-
    functor(Call, Name, Arity),
    games_word(Module, Call, _),
    \+ rules_in_play(Module).

%!  help(+Name) is det.
%
%   Print what Name means: words, facts and actions with the types of their arguments.
%   Error: it means nothing.

help(Name) :-
    must_be(callable, Name),
    functor(Name, Word, Arity),
    findall(Line, meaning(Word, Line), Lines),
    (   Lines == []
    ->  throw(error(unknown_predicate(Word/Arity), _))
    ;   forall(member(Line, Lines), ( write(Line), nl ))
    ).

meaning(Word, Text) :-
    word(Word/Arity, Text),
    \+ of_another_game(Word/Arity).
meaning(Word, Line) :-
    rules:declared(Kind, Call, Types),
    functor(Call, Word, _),
    memberchk(Kind, [fluent, action]),
    Typed =.. [Word|Types],
    ( Kind == action -> Means = "an action" ; Means = "a fact of the state" ),
    described(Typed, Means, Line).
meaning(Word, Line) :-
    facts:derived(Module, Typed),
    rules_in_play(Module),
    functor(Typed, Word, _),
    described(Typed, "what follows from the state", Line).

described(Typed, Means, Line) :-
    format(string(Line), "~W: ~w", [Typed, [spacing(next_argument)], Means]).
