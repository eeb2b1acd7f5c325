:- module(store_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../prolog/k/cycle').
:- use_module('../../../prolog/k/rules', []).
:- use_module('../../../prolog/k/recent', [recent/2, recent_of/3, since/2]).
:- use_module('../../../prolog/k/memory').
:- use_module('../../../prolog/k/store').
:- use_module(lamps).

:- dynamic definition:spec/1.

:- begin_tests(fluents, [cleanup(reset)]).

test(put_twice_is_once, [setup(begin), all(N == [1])]) :-
    set(locked(1)),
    set(locked(1)),
    holds(locked(N)).

test(functional, [setup(begin), all(N == [5])]) :-
    set(presses(4)),
    set(presses(5)),
    holds(presses(N)).

test(delete_every_instance, [setup(begin), all(N == [])]) :-
    set(locked(1)),
    set(locked(2)),
    delete(locked(_)),
    holds(locked(N)).

test(delete_what_does_not_hold, [setup(begin)]) :-
    fluents(Before),
    delete(locked(3)),
    fluents(After),
    assertion(Before == After).

test(only_declared_fluents_hold, [setup(begin), fail]) :-
    holds(weather(_)).

test(fresh_numbers_differ, [setup(begin), [A, B, C] == [1, 2, 3]]) :-
    fresh([A, B]),
    fresh([C]).

test(dump_is_sorted, [setup(begin)]) :-
    fluents(Fluents),
    sort(Fluents, Sorted),
    assertion(Fluents == Sorted),
    assertion(memberchk(lamp(1, off), Fluents)).

test(dump_and_load, [setup(begin)]) :-
    set(locked(2)),
    fluents(Before),
    reset,
    fluents([]),
    load_fluents(Before),
    fluents(After),
    assertion(Before == After).

:- end_tests(fluents).

:- begin_tests(undo, [cleanup(reset)]).

test(to_the_mark, [setup(begin)]) :-
    fluents(Before),
    mark(Mark),
    set(lamp(1, on)),
    set(locked(2)),
    delete(linked(1, 2)),
    fresh(_),
    undo_to(Mark),
    fluents(After),
    assertion(Before == After).

test(each_of_several_marks, [setup(begin)]) :-
    mark(First),
    fluents(One),
    set(lamp(1, on)),
    mark(Second),
    fluents(Two),
    set(lamp(1, off)),
    set(lamp(2, on)),
    undo_to(Second),
    fluents(Two),
    undo_to(First),
    fluents(One).

test(a_mark_is_gone_when_undone, [setup(begin), fail]) :-
    mark(Mark),
    undo_to(Mark),
    undo_to(Mark).

test(what_is_tried_and_taken_back_leaves_no_mark, [setup(begin), Last == Mark]) :-
    mark(Mark),
    set(lamp(1, on)),
    mark(Tried),
    set(lamp(2, on)),
    undo_to(Tried),
    last_mark(Last),
    undo_to(Last).

test(unknown_mark_changes_nothing, [setup(begin)]) :-
    fluents(Before),
    \+ undo_to(99),
    fluents(After),
    assertion(Before == After).

test(over_the_steps_of_the_cycle, [setup(begin)]) :-
    mark(Mark),
    fluents(Before),
    take(ring),
    take(swap),
    advance(contracted, _),
    undo_to(Mark),
    fluents(After),
    assertion(Before == After),
    legal(ring).

test(since_a_mark, [setup(begin), Entries == [+locked(1), -locked(1)]]) :-
    mark(Mark),
    set(locked(1)),
    delete(locked(1)),
    since(Mark, Entries).

test(events_are_journalled, [setup(begin)]) :-
    mark(Mark),
    take(ring),
    since(Mark, Entries),
    assertion(memberchk(event(rings(a, 1)), Entries)).

:- end_tests(undo).

:- begin_tests(memory).

test(found_once_until_the_state_changes, [setup(begin), Counts == [1, 1, 2]]) :-
    flag(found, _, 0),
    findall(Count, ( member(_, [1, 2]), memorized(key, Count, found(Count)) ), Same),
    new_version,
    memorized(key, Last, found(Last)),
    append(Same, [Last], Counts).

test(what_a_goal_memorizes_stays, [setup(begin), Counts == [1, 1]]) :-
    flag(found, _, 0),
    memorized(outer, A, memorized(inner, A, found(A))),
    memorized(inner, B, found(B)),
    Counts = [A, B].

found(Count) :-
    flag(found, Before, Before+1),
    Count is Before+1.

:- end_tests(memory).

:- begin_tests(definitions).

test(are_no_part_of_the_state, [setup(begin)]) :-
    fluents(Before),
    define(spec(1)),
    fluents(After),
    assertion(Before == After),
    assertion(definition:spec(1)),
    forget_definitions,
    assertion(\+ definition:spec(1)).

:- end_tests(definitions).

:- begin_tests(telling, [cleanup(reset)]).

test(since_the_last_choices, [setup(begin), [One, Two, All, None] == [[+locked(2)], Both, Same, []]]) :-
    two_choices,
    Both = [+locked(1), (now(turn(a)) -> now(turn(b))), +locked(2)],
    recent(1, One),
    recent(2, Two),
    recent(9, All),
    recent(0, None),
    since(-1, Told),
    findall(Entry, ( member(Entry, Told), Entry \= mark(_) ), Same).

%   Whose choices others were is not counted, so that it can't be told from what is heard.

test(since_the_last_choices_of_one, [setup(begin), [A, B, None] == [[+locked(1), Passed, +locked(2)], [+locked(2)], []]]) :-
    two_choices,
    Passed = (now(turn(a)) -> now(turn(b))),
    recent_of(a, 1, A),
    recent_of(b, 1, B),
    recent_of(b, 0, None).

two_choices :-
    set(now(turn(a))),
    mark(_),
    set(locked(1)),
    set(now(turn(b))),
    mark(_),
    set(locked(2)).

:- end_tests(telling).
