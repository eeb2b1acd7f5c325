:- module(language_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../prolog/k/language').
:- use_module('../../../prolog/k/rules', []).
:- use_module(lamps).

compiled(Statement, Clauses) :-
    language:compile_statement(Statement, lamps, Clauses).

:- begin_tests(notation).

test(executable_is_selected_by_its_process) :-
    compiled((r1 :: executable press(N) if turn(P), lamp(N, P)), Clauses),
    memberchk((rules:executable(turn(P0), press(N0), r1) :- lamp(N0, P1)), Clauses),
    assertion(P0 == P1).

test(executable_in_any_process) :-
    compiled((r1 :: executable press(N) if lamp(N, off)), Clauses),
    memberchk((rules:executable(Process, press(_), r1) :- lamp(_, off)), Clauses),
    assertion(var(Process)).

test(nonexecutable_with_words) :-
    compiled((r2 :: nonexecutable press(1) if locked(1) because "no"-[]), Clauses),
    assertion(memberchk((rules:nonexecutable(press(1), r2, "no"-[]) :- locked(1)), Clauses)).

test(cause_is_the_first_argument) :-
    compiled((r3 :: caused lamp(1, on) after press(1), locked(2)), Clauses),
    assertion(memberchk((rules:effect(press(1), lamp(1, on), r3) :- locked(2)), Clauses)).

test(ramification) :-
    compiled((r4 :: caused seen(1) if lamp(1, on) after press(1)), Clauses),
    assertion(memberchk((rules:ramification(press(1), seen(1), lamps:lamp(1, on), r4) :- true), Clauses)).

test(derived_is_a_clause) :-
    compiled((r5 :: caused bright(1) if lamp(1, on)), Clauses),
    assertion(memberchk((bright(1) :- lamp(1, on)), Clauses)).

test(forbidden) :-
    compiled((r6 :: forbidden locked(1)), Clauses),
    assertion(memberchk((rules:violated(r6) :- locked(1)), Clauses)).

test(rule_without_a_number) :-
    compiled(forbidden locked(1), Clauses),
    assertion(memberchk((rules:violated(unnumbered) :- locked(1)), Clauses)).

test(source_is_kept, [nondet]) :-
    rules:source(lock, nonexecutable, press(_), _, lamps).

test(plain_clauses_are_left_alone, [fail]) :-
    language:k_statement((next(a, b) :- true)).

:- end_tests(notation).

:- begin_tests(declarations).

test(fluent_with_types, [Types == [integer, atom]]) :-
    rules:fluent(lamp(_, _), Types, _, _).

test(functional, [nondet]) :-
    rules:functional(lamp(1, on), lamp(1, Other)),
    assertion(var(Other)).

test(not_functional, [fail]) :-
    rules:functional(linked(1, 2), _).

test(visible_to_everyone, [Viewer == everyone]) :-
    rules:fluent(lamp(_, _), _, Viewer, _)
    ->  true
    ;   true.

test(visible_to_an_argument, [Viewer == a]) :-
    rules:fluent(code(a, 7), _, argument, Viewer).

test(choice_has_a_chooser, [Player == b]) :-
    rules:choice(turn(b), Player).

test(flag) :-
    rules:flag(count(presses, 1, 0)).

:- end_tests(declarations).
