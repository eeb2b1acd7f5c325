:- module(explain_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../prolog/k/explain').
:- use_module('../../../prolog/k/store', [set/1, reset/0]).
:- use_module(lamps).

:- begin_tests(why_not, [cleanup(reset)]).

test(legal, [setup(begin), Reasons == []]) :-
    why_not(press(1), Reasons).

test(prohibition_with_its_number, [setup(begin([locked(3)])), Reasons == [reason(lock, "lamp 3 is locked")]]) :-
    why_not(press(3), Reasons).

test(words_that_are_worked_out, [setup(begin([locked(2)])), Reasons == [reason(lock, "1 more is locked")]]) :-
    why_not(press(1), Reasons).

test(all_prohibitions, [setup(begin([locked(1), locked(2)])), Count == 2]) :-
    why_not(press(1), Reasons),
    length(Reasons, Count).

test(condition_that_fails, [setup(begin), Reasons == [reason(press, "it does not hold that lamp(9,off)")]]) :-
    why_not(press(9), Reasons).

test(negated_condition_that_fails, [setup(begin), Reasons = [reason(ring, _)]]) :-
    set(code(a, 0)),
    why_not(ring, Reasons).

test(no_such_action, [setup(begin), Id == unknown]) :-
    why_not(dance, [reason(Id, _)]).

:- end_tests(why_not).

:- begin_tests(why, [cleanup(reset)]).

test(rule_and_conditions, [setup(begin), Id == press]) :-
    why(press(1), [reason(Id, Text)]),
    assertion(sub_string(Text, _, _, _, "lamp(1,off)")).

test(nothing_for_what_is_illegal, [setup(begin([locked(3)])), Reasons == []]) :-
    why(press(3), Reasons).

:- end_tests(why).
