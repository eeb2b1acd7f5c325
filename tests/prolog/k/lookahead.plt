:- module(plan_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../prolog/k/cycle', [legal/1]).
:- use_module('../../../prolog/k/lookahead').
:- use_module('../../../prolog/k/store', [fluents/1, mark/1, reset/0, undo_to/1]).
:- use_module('../../../prolog/k/views', [visible/2]).
:- use_module(lamps).

:- multifile lookahead:answer_flags/2, views:viewer/1.
:- dynamic lookahead:answer_flags/2.

%   The toy game's flag handler: count(presses, Amount, Before).

lookahead:answer_flags(Facts, [presses(N)]) :-
    memberchk(count(presses, Amount, Before), Facts),
    N is Before+Amount.

lookahead:answer_flags([gone], [-presses(1)]).
lookahead:answer_flags([strange], [-nothing_declared(1)]).

views:viewer(a).
views:viewer(b).

:- begin_tests(after, [cleanup(reset)]).

test(goal_in_the_other_state, [setup(begin), N-State == 1-on]) :-
    after(press(1), contracted, ( state:presses(N), state:lamp(2, State) )).

test(nothing_stays, [setup(begin), Before == Now]) :-
    fluents(Before),
    after(press(1), contracted, true),
    fluents(Now).

test(nothing_stays_on_backtracking, [setup(begin), Before == Now]) :-
    fluents(Before),
    \+ ( after(press(2), contracted, member(_, [x, y])), fail ),
    \+ ( after(press(1), contracted, member(_, [x, y])), fail ),
    fluents(Now).

test(nothing_stays_after_an_error, [setup(begin), Before == Now]) :-
    fluents(Before),
    catch(after(press(1), contracted, throw(oops)), oops, true),
    fluents(Now).

test(nested, [setup(begin), all(N == [2, 2])]) :-
    member(M, [2, 3]),
    after(press(1), choices, true),
    after(press(M), contracted, ( legal(press(1)), after(press(1), contracted, state:presses(N)) )).

test(what_ends_is_an_update, [setup(begin), Updates == [-presses(1)]]) :-
    answered([gone], Updates).

test(what_ends_is_declared, [setup(begin), throws(error(existence_error(fluent, nothing_declared(1)), _))]) :-
    answered([strange], _).

test(illegal, [setup(begin([locked(1)])), throws(error(illegal_action(press(1)), _))]) :-
    after(press(1), contracted, true).

:- end_tests(after).

:- begin_tests(take_back, [cleanup(reset)]).

test(there_and_back, [setup(begin), Before == Now]) :-
    fluents(Before),
    perform_actions([press(1)]),
    last_choices(1, Mark, _),
    undo_to(Mark),
    fluents(Now).

test(nothing_to_take_back, [setup(begin), fail]) :-
    last_choices(1, _, _).

test(too_much_to_take_back, [setup(begin), fail]) :-
    perform_actions([press(1)]),
    last_choices(2, _, _).

:- end_tests(take_back).

:- begin_tests(visible, [cleanup(reset)]).

test(own, [setup(begin), nondet, N == 7]) :-
    visible(a, code(a, N)).

test(of_others, [setup(begin), fail]) :-
    visible(b, code(_, _)).

test(public, [setup(begin), nondet]) :-
    visible(b, presses(0)).

:- end_tests(visible).
