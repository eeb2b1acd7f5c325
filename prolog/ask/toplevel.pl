:- module(toplevel,
          [ op(200, xfx, #),
            word/2,                     % ?Name/Arity, ?Help
            help/0
          ]).

/** <module> The vocabulary for people who ask a game something

Objects are written as they are called, with their number where the name alone
is not enough: `knight#12`. spoken_terms.pl turns what is said into the terms of
the rules and back.
*/

:- reexport(actions).
:- reexport(facts).
:- reexport(reasons).
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
word(why/1, "why(A): the rules that let A happen, with what holds").
word(why/2, "why(A, R): the same, R is Rule: Words").
word(why_not/1, "why_not(A): all reasons why A is not legal").
word(why_not/2, "why_not(A, R): the same, R is Rule: Words").
word(object/1, "object(O): show an object, by its name, number or name#number").
word(after/2, "after(A, Goal): Goal holds in the state after A").
word(rule/1, "rule(Id): print the rules with this number, as they are written").
word(events/0, "events: tell what happened, in words").
word(events/1, "events(E): E happened, oldest first, as far back as is known").
word(Name/Arity, Help) :- games_word(_, Call, Help), functor(Call, Name, Arity).
word(help/0, "help: print this").

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
