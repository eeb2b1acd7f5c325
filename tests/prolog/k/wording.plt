:- module(wording_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../../../prolog/k/language').
:- use_module('../../../prolog/k/notation/wording', [words_for/4]).

fluent owns(_P:player, _Thing:atom).
choice pick_up(_P:player).

owns(P, Thing) reads "~w owns ~w"-[P, Thing] otherwise "~w owns no ~w"-[P, Thing].
owns(_, Thing) otherwise "nobody owns ~w"-[Thing].
pick_up(_) otherwise "nothing is picked up now".
heavy(Thing) reads "~w is heavy"-[Thing]
    otherwise "~w weighs ~w"-[Thing, Weight] where weight(Thing, Weight).
heavy(_) otherwise "it is light".
\+ heavy(Thing) otherwise "~w is too heavy"-[Thing].
sealed(_) reads silent.
lists:member(X, _) otherwise "~w is none of them"-[X].

weight(feather, 1).
heavy(stone).
sealed(box).

said(Condition, Holds, Words) :-
    words_for(wording_tests, Condition, Holds, Words).

:- begin_tests(wording).

test(held, Words == "~w owns ~w"-[a, hat]) :- said(owns(a, hat), true, Words).
test(unmet, Words == "~w owns no ~w"-[a, hat]) :- said(owns(a, hat), false, Words).
test(the_first_whose_values_are_known, Words == "nobody owns ~w"-[hat]) :- said(owns(_, hat), false, Words).
test(none_is_known, [fail]) :- said(owns(_, _), false, _).
test(a_choice, Words == "nothing is picked up now") :- said(pick_up(_), false, Words).
test(worked_out, Words == "~w weighs ~w"-[feather, 1]) :- said(heavy(feather), false, Words).
test(where_that_fails, Words == "it is light") :- said(heavy(dust), false, Words).
test(words_of_a_negation, Words == "~w is too heavy"-[stone]) :- said(\+ heavy(stone), false, Words).
test(the_opposite, Words == "~w weighs ~w"-[feather, 1]) :- said(\+ heavy(feather), true, Words).
test(silent, Words == silent) :- said(sealed(box), true, Words).
test(as_the_module_sees_it, Words == "~w is none of them"-[c]) :- said(member(c, [a, b]), false, Words).

%   The same shape in a module that means another predicate has no words.

test(a_predicate_and_no_shape, [fail]) :-
    words_for(wording_tests_elsewhere, heavy(stone), true, _).

:- end_tests(wording).
