:- module(program_conditions, []).

/** <module> Conditions of programs
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../support/filters', [compares/3]).
:- use_module(evaluating, [amount/3, fits/3, holds/2, things/3]).

:- multifile evaluating:own_condition/1, evaluating:true_now/2.

%   own_condition(+Condition) is semidet: true_now/2 says whether it holds, and not filters.pl.

evaluating:own_condition(did(_)).
evaluating:own_condition(not(_)).
evaluating:own_condition(and(_, _)).
evaluating:own_condition(or(_, _)).
evaluating:own_condition(some(_)).
evaluating:own_condition(fits(_, _)).
evaluating:own_condition(compare(_, _, _)).
evaluating:own_condition(same(_, _)).

evaluating:true_now(did(K), view(_, _, Item)) :-
    ( did(Item, K, _, _, _, _) -> true ; carried_out(Item, K) ).
evaluating:true_now(not(Condition), View) :-
    \+ holds(Condition, View).
evaluating:true_now(and(A, B), View) :-
    holds(A, View),
    holds(B, View).
evaluating:true_now(or(A, B), View) :-
    ( holds(A, View) -> true ; holds(B, View) ).
evaluating:true_now(some(Reference), View) :-
    things(Reference, View, [_|_]).
evaluating:true_now(fits(Reference, Set), View) :-
    things(Reference, View, Things),
    Things \== [],
    \+ ( member(Thing, Things), \+ fits(Set, Thing, View) ).
evaluating:true_now(compare(A, How, B), View) :-
    amount(A, View, X),
    amount(B, View, Y),
    compares(How, X, Y).
evaluating:true_now(same(A, B), View) :-
    things(A, View, [Thing]),
    things(B, View, [Thing]).
