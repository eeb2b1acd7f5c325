:- module(own_facts, [own_facts/0]).

/** <module> Facts that each engine of a process has for itself

The facts of a game are dynamic, and all engines of a process share them: the rules read them fastest so.
Before another engine is made for another game, they become each engine's own (`thread_local`).
*/

:- use_module(library(lists), [member/2]).
:- use_module(rules, []).
:- use_module(store, []).

%!  own_facts is semidet.
%
%   The fluents, the journal and the definitions are each engine's own from now on. It fails where
%   SWI-Prolog can't make them so any more: a game was begun in this process before.

own_facts :-
    findall(Indicator, ( of_a_game(Head), indicator(Head, Indicator) ), Indicators),
    catch(forall(member(Indicator, Indicators), thread_local(Indicator)),
          error(permission_error(_, _, _), _),
          fail).

of_a_game(state:Fluent) :-
    rules:fluent(Fluent, _, _, _).
of_a_game(store:journal(_)).
of_a_game(definition:Fact) :-
    predicate_property(definition:Fact, dynamic).

indicator(Module:Head, Module:Name/Arity) :-
    \+ predicate_property(Module:Head, thread_local),
    functor(Head, Name, Arity).
