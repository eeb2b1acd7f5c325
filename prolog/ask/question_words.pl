:- module(question_words, [op(200, xfx, #)]).

/** <module> All that a question may use: the vocabulary, with the words that the games
add, and every fluent by its name
*/

:- use_module('../k/rules', []).
:- use_module(facts, []).
:- reexport(toplevel).

%   fluent_word(-Name/Arity, -Fact, -Goal): Goal asks for the fluent or the derived fact
%   Fact, which has this name.

fluent_word(Name/Arity, Fact, facts:state(Fact)) :-
    rules:fluent(Template, _, _, _),
    functor(Template, Name, Arity),
    functor(Fact, Name, Arity),
    \+ toplevel:word(Name/Arity, _).
fluent_word(Name/Arity, Fact, facts:known(Fact)) :-
    facts:derived(_, Typed),
    functor(Typed, Name, Arity),
    functor(Fact, Name, Arity).

term_expansion(game_words, Clauses) :-
    findall(Clause,
            ( toplevel:games_word(Module, Call, _),
              functor(Call, Name, Arity),
              functor(Word, Name, Arity),
              member_of([(:- export(Name/Arity)), (Word :- Module:Word)], Clause)
            ),
            Clauses).
term_expansion(fluent_words, Clauses) :-
    findall(Clause,
            ( fluent_word(Indicator, Fact, Goal),
              member_of([(:- export(Indicator)), (Fact :- Goal)], Clause)
            ),
            Clauses).

member_of([X|_], X).
member_of([_|Xs], X) :-
    member_of(Xs, X).

game_words.
fluent_words.
