:- module(fact_proofs,
          [ fact_proof/4,               % +Module, +Fact, -Rule, -Conditions
            unmet_conditions/3          % +Module, +Fact, -Reasons
          ]).

/** <module> Proofs of what is derived from the state, from its own clauses
*/

:- use_module(library(apply), [include/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../k/explain', []).
:- use_module('../k/notation/wording', [words_for/4]).
:- use_module('../k/rules', []).
:- use_module('../k/told_conditions', [conjuncts/2]).

%!  fact_proof(+Module, +Fact, -Rule, -Conditions:list) is semidet.
%
%   Fact, a predicate of Module, holds by Rule (`none` where it has no number) because Conditions hold: those of the rule
%   that there is something to be told of.

fact_proof(Module, Fact, Rule, Conditions) :-
    body_of(Module, Fact, Rule, Body),
    proved(Body, Module, All, []),
    !,
    include(worth_telling(Module), All, Conditions).

%   body_of(+Module, ?Fact, -Rule, -Body) is nondet: as rules are written, and else as Prolog has them.

body_of(Module, Fact, Rule, Body) :-
    (   functor(Fact, Name, Arity),
        functor(General, Name, Arity),
        once(rules:source(_, derived, General, _, Module))
    ->  rules:source(Rule, derived, Fact, Body, Module)
    ;   Rule = none,
        catch(clause(Module:Fact, Body), error(_, _), fail)
    ).

%   proved(+Body, +Module, -Conditions, ?Tail) is nondet: Body holds, and Conditions are what was asked for.

proved((A, B), Module, Conditions, Tail) :-
    !,
    proved(A, Module, Conditions, Others),
    proved(B, Module, Others, Tail).
proved((If -> Then ; Else), Module, Conditions, Tail) :-
    !,
    (   proved(If, Module, Conditions, Others)
    ->  proved(Then, Module, Others, Tail)
    ;   proved(Else, Module, Conditions, Tail)
    ).
proved((A ; B), Module, Conditions, Tail) :-
    !,
    (   proved(A, Module, Conditions, Tail)
    ;   proved(B, Module, Conditions, Tail)
    ).
proved(once(Goal), Module, Conditions, Tail) :-
    !,
    once(proved(Goal, Module, Conditions, Tail)).
proved(!, _, Tail, Tail) :-
    !.
proved(Goal, Module, [Goal|Tail], Tail) :-
    call(Module:Goal).

worth_telling(Module, Condition) :-
    (   words_for(Module, Condition, true, Words)
    ->  Words \== silent
    ;   rules:fluent(Condition, _, _, _)
    ).

%!  unmet_conditions(+Module, +Fact, -Reasons:list) is det.
%
%   Of the rules for Fact that come closest, the conditions that fail, as explain.pl has reasons.

unmet_conditions(Module, Fact, Reasons) :-
    findall(Count-Failed,
            ( body_of(Module, Fact, Rule, Body),
              conjuncts(Body, Told),
              explain:failed_conditions(Told, Module, Conditions),
              explain:distance(Conditions, Count),
              findall(Reason,
                      ( member(Condition, Conditions), explain:reason_of(Rule, Module, Condition, Reason) ),
                      Failed)
            ),
            Rules),
    sort(1, @=<, Rules, Sorted),
    (   Sorted = [Least-_|_]
    ->  findall(Reason, ( member(Least-Failed, Sorted), member(Reason, Failed) ), All),
        explain:said_once(All, Reasons)
    ;   Reasons = []
    ).
