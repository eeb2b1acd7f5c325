:- module(solving,
          [ solve/1                     % +Goal
          ]).

/** <module> The evaluator: a question is walked, and nothing of it is called

Control is walked here; other words do what data_words.pl and the game's modules have for them.
*/

:- use_module(library(aggregate), [aggregate/3, aggregate_all/3]).
:- use_module(library(apply), [exclude/3, foldl/4, include/3, maplist/2, maplist/3, maplist/4, partition/4]).
:- use_module(library(lists), [append/3]).
:- use_module(library(nb_set), []).
:- use_module(library(ordsets), []).
:- use_module(library(sort), [predsort/3]).
:- use_module(library(solution_sequences), [call_nth/2, distinct/2, limit/2, offset/2, order_by/2]).
:- use_module('../../door/term_printing', [small/2]).
:- use_module('../actions', []).
:- use_module('../facts', []).
:- use_module('../plans', [plan/2, plan/3]).
:- use_module(askable, [most/2]).
:- use_module(calculating, [value_of/2]).
:- use_module(data_words, [check_arguments/2, direct/1, own/1]).
:- use_module(question_check, [asked_as/2, extended/3, split_exists/3]).

%   library(nb_set) and library(ordsets) would be loaded when others first need them: in a cage
%   nothing can be loaded any more.

%!  solve(+Goal) is nondet.
%
%   Goal, which is data, is true. Error: it may not be asked, or what its words say.

solve(Goal) :-
    asked_as(Goal, How),
    solve_as(How, Goal).

solve_as(form(Home, Modes), Goal) :-
    check_arguments(Modes, Goal),
    solve_at(Home, Goal).
solve_as(word(Module, Modes), Goal) :-
    check_arguments(Modes, Goal),
    Module:Goal.
solve_as(fluent, Goal) :-
    check_said(Goal),
    facts:state(Goal).
solve_as(derived(Types), Goal) :-
    maplist(mode_of, Types, Modes),
    check_arguments(Modes, Goal),
    check_said(Goal),
    facts:known(Goal).

solve_at(Home, Goal) :-
    (   Home == control
    ->  control(Goal)
    ;   Home == own
    ->  own(Goal)
    ;   direct(Goal)
    ).

check_said(Goal) :-
    check_arguments([said], said(Goal)).

mode_of(Type, Mode) :-
    ( Type == integer -> Mode = integer ; Mode = any ).

%   control(+Goal): what has goals as arguments.

control(true).
control(fail) :- fail.
control(false) :- fail.
control((A, B)) :- solve(A), solve(B).
control((A ; B)) :- either(A, B).
control((A -> B)) :- ( solve(A) -> solve(B) ).
control((A *-> B)) :- solve(A), solve(B).
control(\+ A) :- \+ solve(A).
control(not(A)) :- \+ solve(A).
control(once(A)) :- once(solve(A)).
control(ignore(A)) :- ignore(solve(A)).
control(forall(A, B)) :- \+ ( solve(A), \+ solve(B) ).
control(after(Action, Goal)) :- actions:after(Action, solving:solve(Goal)).
control(plan(Goal, Plan)) :- plan(Goal, Plan).
control(plan(Goal, Plan, Options)) :- plan(Goal, Plan, Options).
control(known(Fact)) :- derived(Fact).
control(call(Goal)) :- solve(Goal).
control(call(C, A)) :- solved(C, A).
control(call(C, A, B)) :- solved(C, A, B).
control(call(C, A, B, D)) :- solved(C, A, B, D).
control(findall(T, Goal, List)) :- findall(T, kept(T, Goal), List).
control(findall(T, Goal, List, Tail)) :- findall(T, kept(T, Goal), List, Tail).
control(bagof(T, Goal, List)) :- exists(Goal, V, Inner), bagof(T, V^kept(T, Inner), List).
control(setof(T, Goal, List)) :- exists(Goal, V, Inner), setof(T, V^kept(T, Inner), List).
control(aggregate_all(Spec, Goal, Result)) :-
    computed_first(Spec, Aggregate, Expressions),
    aggregate_all(Aggregate, computed(Aggregate, Goal, Expressions), Result).
control(aggregate(Spec, Goal, Result)) :-
    exists(Goal, V, Inner),
    computed_first(Spec, Aggregate, Expressions),
    aggregate(Aggregate, (V-Expressions)^computed(Aggregate, Inner, Expressions), Result).
control(limit(Count, Goal)) :- limit(Count, solve(Goal)).
control(offset(Count, Goal)) :- offset(Count, solve(Goal)).
control(call_nth(Goal, N)) :- call_nth(solve(Goal), N).
control(order_by(Specs, Goal)) :- order_by(Specs, kept(Goal, Goal)).
control(distinct(Goal)) :- distinct(Goal, kept(Goal, Goal)).
control(distinct(Witness, Goal)) :- distinct(Witness, kept(Witness, Goal)).
control(maplist(C, Xs)) :- maplist(solved(C), Xs).
control(maplist(C, Xs, Ys)) :- maplist(solved(C), Xs, Ys).
control(maplist(C, Xs, Ys, Zs)) :- maplist(solved(C), Xs, Ys, Zs).
control(include(C, Xs, Ys)) :- include(solved(C), Xs, Ys).
control(exclude(C, Xs, Ys)) :- exclude(solved(C), Xs, Ys).
control(partition(C, Xs, Ys, Zs)) :- partition(solved(C), Xs, Ys, Zs).
control(foldl(C, Xs, A0, A)) :- foldl(solved(C), Xs, A0, A).
control(predsort(C, Xs, Ys)) :- predsort(solved(C), Xs, Ys).

control(with_output_to(Sink, Goal)) :- told(Sink, Text), with_output_to(string(Text), solve(Goal)).

%   derived(?Fact): a fact that is derived from the state, or any of them.

derived(Fact) :-
    (   var(Fact)
    ->  facts:known(Fact)
    ;   asked_as(Fact, How),
        How = derived(_),
        solve_as(How, Fact)
    ).

%   told(+Sink, -Text): the only place for what words print, besides the answer.

told(Sink, Text) :-
    (   nonvar(Sink),
        Sink = string(Text)
    ->  true
    ;   throw(error(domain_error(output_sink, Sink), _))
    ).

either(A, B) :-
    (   nonvar(A),
        A = (If -> Then)
    ->  ( solve(If) -> solve(Then) ; solve(B) )
    ;   nonvar(A),
        A = (If *-> Then)
    ->  ( solve(If) *-> solve(Then) ; solve(B) )
    ;   ( solve(A) ; solve(B) )
    ).

solved(Closure, A) :-
    extended(Closure, [A], Goal),
    solve(Goal).

solved(Closure, A, B) :-
    extended(Closure, [A, B], Goal),
    solve(Goal).

solved(Closure, A, B, C) :-
    extended(Closure, [A, B, C], Goal),
    solve(Goal).

%   kept(?Template, +Goal): Goal is true, and Template, which is to be copied, is not too large.

kept(Template, Goal) :-
    solve(Goal),
    check_size(Template).

check_size(Template) :-
    most(parts, Most),
    (   small(Template, Most)
    ->  true
    ;   throw(error(answer_too_large, _))
    ).

exists(Goal, Variables, Inner) :-
    split_exists(Goal, Variables, Inner).

%   computed_first(+Spec, -Aggregate, -Expressions): Aggregate is what library(aggregate) makes
%   of the values of Expressions, Expression=Value.

computed_first(Spec, Aggregate, Expressions) :-
    (   var(Spec)
    ->  throw(error(instantiation_error, _))
    ;   single(Spec, Found, Expressions0)
    ->  Aggregate = Found,
        Expressions = Expressions0
    ;   compound(Spec)
    ->  Spec =.. [Name|Specs],
        maplist(single, Specs, Aggregates, Lists),
        foldl(append, Lists, [], Expressions),
        Aggregate =.. [Name|Aggregates]
    ;   throw(error(domain_error(aggregate_template, Spec), _))
    ).

single(Spec, _, _) :-
    var(Spec),
    throw(error(instantiation_error, _)).
single(count, count, []).
single(sum(E), sum(V), [E=V]).
single(max(E), max(V), [E=V]).
single(min(E), min(V), [E=V]).
single(max(E, W), max(V, W), [E=V]).
single(min(E, W), min(V, W), [E=V]).
single(bag(X), bag(X), []).
single(set(X), set(X), []).

computed(Aggregate, Goal, Expressions) :-
    solve(Goal),
    maplist(compute, Expressions),
    check_size(Aggregate).

compute(Expression=Value) :-
    value_of(Expression, Value).
