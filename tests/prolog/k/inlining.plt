:- module(inlining_tests, []).

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(plunit)).
:- use_module('../../../prolog/k/language').

fluent drawn(_:integer).

lot(2).
lot(1).
lot(2).

%   The loader writes these findall/3 out; the last one has a cut, and stays.

all_numbers(Numbers) :-
    findall(N, lot(N), Numbers).

set_of_numbers(Set) :-
    aggregate_all(set(N), lot(N), Set).

pairs(Pairs) :-
    findall(N-Others, ( lot(N), findall(M, ( lot(M), M \== N ), Others) ), Pairs).

templates(Terms) :-
    findall(f(X, _, X), lot(_), Terms).

first_only(Numbers) :-
    findall(N, ( lot(N), ! ), Numbers).

%   A goal that is called twice starts anew each time.

:- meta_predicate twice(0, 0, 0).

twice(Goal, Check, Then) :-
    \+ \+ ( call(Goal), call(Check) ),
    call(Goal),
    call(Check),
    call(Then).

called_twice(A, B) :-
    twice(findall(N, lot(N), First), First = A, copy(A, B)).

copy(A, B) :-
    findall(N, member(N, A), B).

:- begin_tests(written_out).

test(in_order_and_with_doubles, Numbers == [2, 1, 2]) :-
    all_numbers(Numbers).

test(a_set_is_sorted_and_has_no_doubles, Numbers == [1, 2]) :-
    set_of_numbers(Numbers).

test(nested, Pairs == [2-[1], 1-[2, 2], 2-[1]]) :-
    pairs(Pairs).

test(variables_are_new_in_each_answer) :-
    templates([f(A, B, C), f(D, _, _), f(_, _, _)]),
    assertion(A == C),
    assertion(A \== B),
    assertion(A \== D).

test(a_cut_stays_local, Numbers == [2]) :-
    first_only(Numbers).

test(as_an_argument_of_a_call, A-B == [2, 1, 2]-[2, 1, 2]) :-
    called_twice(A, B).

test(the_loop_is_in_the_clause) :-
    clause(inlining_tests:all_numbers(_), Body),
    assertion(\+ sub_term_of(findall(_, _, _), Body)),
    clause(inlining_tests:set_of_numbers(_), Loop),
    assertion(\+ sub_term_of(aggregate_all(_, _, _), Loop)),
    clause(inlining_tests:first_only(_), Kept),
    assertion(sub_term_of(findall(_, _, _), Kept)).

sub_term_of(Part, Term) :-
    occurs:sub_term(Sub, Term),
    subsumes_term(Part, Sub),
    !.

:- end_tests(written_out).
