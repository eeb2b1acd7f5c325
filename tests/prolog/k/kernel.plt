:- module(kernel_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../prolog/door/api').
:- use_module('../../../prolog/k/cycle').
:- use_module('../../../prolog/k/store').
:- use_module('../../../prolog/k/walking').
:- use_module(lamps).

%   Press on to the next choice, the flags handled as the handler would.

step(Action, Stop) :-
    take(Action),
    settle(choices, Stop).

settle(Mode, Stop) :-
    advance(Mode, Reached),
    (   Reached = flags(Facts)
    ->  findall(presses(N), ( lists:member(count(presses, More, Before), Facts), N is Before+More ), New),
        finish_flags(New),
        settle(Mode, Stop)
    ;   Stop = Reached
    ).

:- begin_tests(choices, [setup(begin), cleanup(reset)]).

test(first_choice, [setup(begin), Stop == choice(a, turn(a), [ring, swap, press(1), press(2), press(3)])]) :-
    advance(choices, Stop).

test(chooser, [setup(begin), Player == a]) :-
    chooser(Player).

test(unlisted_is_legal_but_not_offered, [setup(begin)]) :-
    legal(cheat),
    legal_actions(Actions),
    \+ memberchk(cheat, Actions).

test(players_alternate, [setup(begin), Player == b]) :-
    step(press(3), choice(Player, _, _)).

test(nonexecutable_beats_executable, [setup(begin([locked(3)])), fail]) :-
    legal(press(3)).

test(illegal_action, [setup(begin([locked(3)])), error(illegal_action(press(3)))]) :-
    take(press(3)).

test(unknown_action, [setup(begin), error(illegal_action(dance))]) :-
    take(dance).

test(action_with_a_variable, [setup(begin), error(illegal_action(_))]) :-
    take(press(_)).

test(illegal_action_changes_nothing, [setup(begin([locked(3)]))]) :-
    fluents(Before),
    catch(take(press(3)), error(illegal_action(_), _), true),
    fluents(After),
    assertion(Before == After).

:- end_tests(choices).

:- begin_tests(effects, [cleanup(reset)]).

test(event_causes_event, [setup(begin), all(N == [1, 2])]) :-
    step(press(1), _),
    holds(lamp(N, on)).

test(functional_value_is_replaced, [setup(begin), all(State == [on])]) :-
    step(press(3), _),
    holds(lamp(3, State)).

test(rules_of_one_step_read_the_old_state, [setup(begin), L-R == night-day]) :-
    step(swap, _),
    holds(side(left, L)),
    holds(side(right, R)).

test(if_part_reads_the_new_state, [setup(begin), all(N == [3])]) :-
    step(press(3), _),
    holds(seen(N)).

test(if_part_leads_on, [setup(begin), Stop == over(lit_up)]) :-
    step(press(1), _),
    step(press(3), Stop).

test(unmet_if_part_does_nothing, [setup(begin), Stop = choice(_, _, _)]) :-
    step(press(1), Stop).

test(events_of_if_parts_are_causes, [setup(begin([linked(3, 2)])), Flags == [count(presses, 1, 0), count(presses, 1, 0)]]) :-
    take(press(3)),
    holds(now(raise_flags(Flags))),
    holds(later(Later)),
    assertion(memberchk(pause(b), Later)).

test(derived, [setup(begin([locked(2)])), all(N == [3])]) :-
    set(lamp(2, on)),
    set(lamp(3, on)),
    lamps:bright(N).

test(forbidden_holds, [setup(begin([locked(2)])), Ids == [light]]) :-
    set(lamp(2, on)),
    violations(Ids).

test(forbidden_does_not_hold, [setup(begin([locked(2)])), Ids == []]) :-
    violations(Ids).

test(a_look_tells_what_is_forbidden, [setup(begin([locked(2)])), Looks == [[], [], [light], [light], []]]) :-
    mark(Mark),
    look(First),
    set(now(turn(b))),
    look(Second),
    set(lamp(2, on)),
    look(Third),
    set(now(turn(a))),
    look(Fourth),
    undo_to(Mark),
    look(Fifth),
    Looks = [First, Second, Third, Fourth, Fifth].

test(what_is_undone_is_looked_at_anew, [setup(begin([locked(2)])), Looks == [[light], []]]) :-
    set(lamp(2, on)),
    mark(Mark),
    delete(lamp(2, on)),
    look(Second),
    undo_to(Mark),
    look(First),
    Looks = [First, Second].

test(states_are_looked_at_on_the_way, [setup(begin), Looks-Ids-Stop == 1-[]-choice(a, turn(a), [ring, swap, press(1), press(2), press(3)])]) :-
    look_on(Looks, Ids, Stop).

test(the_way_ends_at_what_is_forbidden, [setup(begin([locked(2)])), Ids == [light]]) :-
    set(lamp(2, on)),
    look_on(_, Ids, step(_)).

test(every_event_is_heard, [setup(begin)]) :-
    \+ holds(changed(event)),
    step(ring, _),
    holds(changed(event)).

test(mark_of_a_fluent, [setup(begin)]) :-
    delete(changed(_)),
    set(side(left, day)),
    \+ holds(changed(sides)),
    set(side(left, dusk)),
    holds(changed(sides)).

test(what_is_marked_if_something_holds, [setup(begin)]) :-
    delete(locked(_)),
    set(locked(2)),
    set(dimmed(1)),
    holds(changed(dimmed)),
    holds(changed(first)),
    \+ holds(changed(locks)),
    delete(changed(_)),
    set(dimmed(2)),
    holds(changed(locks)),
    \+ holds(changed(first)).

test(new_numbers, [setup(begin), all(N == [1, 2])]) :-
    step(ring, _),
    step(ring, _),
    holds(bell(N)).

test(processes_to_come_are_reconsidered, [setup(begin), Process-Later == turn(b)-[turn(b)]]) :-
    step(leave, choice(b, Process, _)),
    holds(later(Later)).

test(no_rule_is_left_over, [setup(begin), Stop == over(cheated)]) :-
    step(cheat, Stop).

:- end_tests(effects).

:- begin_tests(flags, [cleanup(reset)]).

test(flags_stop_the_cycle, [setup(begin), Stop == flags([count(presses, 1, 0)])]) :-
    take(press(3)),
    advance(choices, Stop).

test(updates_are_put, [setup(begin), N == 2]) :-
    step(press(3), _),
    step(press(2), _),
    holds(presses(N)).

test(without_flag_no_stop, [setup(begin), Stop = choice(a, pause(a), [rest])]) :-
    take(swap),
    advance(choices, Stop).

:- end_tests(flags).

:- begin_tests(graphs, [cleanup(reset)]).

test(contraction_takes_the_only_option, [setup(begin), Process-Forced == turn(a)-1]) :-
    take(swap),
    advance(contracted, choice(a, Process, _)),
    tally(_, Forced).

test(choices_mode_stops_at_the_only_option, [setup(begin), Process == pause(a)]) :-
    take(swap),
    advance(choices, choice(a, Process, _)).

test(steps_mode_stops_after_each_step, [setup(begin), Steps == [raise_flags, tidy]]) :-
    take(press(3)),
    advance(steps, flags(_)),
    finish_flags([presses(1)]),
    Steps = [raise_flags, Second],
    holds(now(Now)),
    functor(Now, Second, _),
    legal(engine_processing),
    advance(steps, step(tidy)),
    holds(now(turn(b))).

test(engine_processing_is_an_action, [setup(begin), Now == turn(b)]) :-
    take(press(3)),
    advance(steps, flags(_)),
    take(engine_processing),
    holds(now(Now)).

test(both_graphs_reach_the_same_state, [setup(begin)]) :-
    step(press(1), _),
    fluents(One),
    begin,
    take(press(1)),
    walk,
    fluents(Other),
    assertion(One == Other).

walk :-
    settle(steps, Stop),
    (   Stop = step(_)
    ->  walk
    ;   true
    ).

:- end_tests(graphs).

:- begin_tests(door, [cleanup(reset)]).

answer(Request, Answer) :-
    api(Request, Text),
    term_string(Answer, Text).

test(start, [Answer == ["ok"]]) :-
    answer("[\"start\", [\"lamp(1,off)\", \"presses(0)\"], \"turn(a)\"]", Answer).

test(advance, [setup(begin), Offered == ["press(3)"]]) :-
    set(locked(1)),
    set(locked(2)),
    set(code(a, 0)),
    answer("[\"advance\", \"choices\"]", ["choice", "a", Count|_]),
    answer("[\"choice\"]", ["turn(a)"|Actions]),
    length(Actions, Count),
    findall(A, ( lists:member(A, Actions), sub_string(A, 0, _, _, "press") ), Offered).

test(undeclared_fluent_is_refused, [Kind == "existence_error"]) :-
    answer("[\"load\", [\"weather(fine)\"]]", ["error", Kind, _]).

test(wrong_type_is_refused, [Kind == "type_error"]) :-
    answer("[\"load\", [\"lamp(one,off)\"]]", ["error", Kind, _]).

test(variable_is_refused, [Kind == "instantiation_error"]) :-
    answer("[\"load\", [\"lamp(X,off)\"]]", ["error", Kind, _]).

test(syntax_error_is_an_answer, [Kind == "syntax_error"]) :-
    answer("[\"load\", [\"lamp(1\"]]", ["error", Kind, _]).

test(directive_is_no_fluent, [Kind == "existence_error"]) :-
    answer("[\"load\", [\":- halt\"]]", ["error", Kind, _]).

test(goal_is_no_action, [setup(begin), Kind == "illegal_action"]) :-
    answer("[\"do\", \"halt\", \"choices\"]", ["error", Kind, _]).

test(unknown_request, [Kind == "unknown_request"]) :-
    answer("[\"shell\", \"true\"]", ["error", Kind, _]).

test(query, [setup(begin), Rows == [["left", "day"], ["right", "night"]]]) :-
    answer("[\"query\", \"side\", 2]", Rows).

:- end_tests(door).
