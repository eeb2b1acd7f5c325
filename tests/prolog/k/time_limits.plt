:- module(time_limits_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../prolog/k/rules', []).
:- use_module('../../../prolog/k/store').
:- use_module('../../../prolog/k/time_limits').
:- use_module(lamps).

:- begin_tests(time_limits, [cleanup(( time_ends(inf), reset ))]).

test(in_time, [setup(begin), X == 1]) :-
    time_ends(60),
    in_time(X = 1),
    time_ends(inf).

test(no_time_left, [setup(begin), throws(error(out_of_time, _))]) :-
    setup_call_cleanup(time_ends(-1), in_time(true), time_ends(inf)).

test(an_error_of_its_own, [setup(begin), throws(mine)]) :-
    setup_call_cleanup(time_ends(60), in_time(throw(mine)), time_ends(inf)).

%   Wherever time breaks it off, the journal and the state agree: undo gives back what was there.

test(whole_again, [setup(begin), Broken == 200]) :-
    fluents(Before),
    mark(First),
    findall(I, ( between(1, 200, I), broken_off(I), fluents(After), After == Before ), Whole),
    length(Whole, Broken),
    undo_to(First).

broken_off(I) :-
    mark(Mark),
    Seconds is 0.0005+(I*37 mod 100)/50_000,
    time_ends(Seconds),
    catch(in_time(for_ever), error(out_of_time, _), true),
    time_ends(inf),
    undo_to(Mark).

for_ever :-
    repeat,
    mark(Mark),
    set(presses(7)),
    set(locked(1)),
    set(presses(8)),
    delete(locked(_)),
    fresh([_]),
    undo_to(Mark),
    set(presses(9)),
    set(locked(2)),
    fail.

:- end_tests(time_limits).
