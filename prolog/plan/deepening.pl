:- module(deepening,
          [ deepened/4                  % +Search, +Root, +Most, -Outcome
          ]).

/** <module> Searches for plans, deeper and deeper, for the shortest one

What was found out at one length is of no use at the next where plans are longer than that. So no length
is worth a search of its own that has hardly more states than the last one: as long as states do not
triple, the next search is deeper by more. Where it finds a plan, the lengths between are looked at
by halves. (Sarkar et al., 1991, have the like for A*: IDA*_CR.)
*/

:- use_module(counting, [states_visited/1]).
:- use_module(sharing, [proved_root/4]).

%!  deepened(+Search, +Root, +Most, -Outcome) is det.
%
%   Outcome is plan(Length), Length being the least one; none (everything was looked at); or
%   none_within(Most), Most being the greatest length that is looked for (`inf` for any).

deepened(Search, Root, Most, Outcome) :-
    deepen(0, 0, 0, Search, Root, Most, Outcome).

%   There is no plan up to Length; the next search goes deeper by Step. The last one visited States0.

deepen(Length, Step, States0, Search, Root, Most, Outcome) :-
    First is Length+min(1, Step),
    nb_setval(plan_depth, First),
    Depth is min(Length+Step, Most),
    looked(Depth, Search, Root, States, Result),
    (   Result == yes
    ->  shortened(Length, Depth, Search, Root, Shortest),
        Outcome = plan(Shortest)
    ;   Result = no(0, _)
    ->  Outcome = none
    ;   Depth == Most
    ->  Outcome = none_within(Most)
    ;   next_step(States0, States, Step, Next),
        deepen(Depth, Next, States, Search, Root, Most, Outcome)
    ).

looked(Depth, Search, Root, States, Result) :-
    states_visited(Before),
    proved_root(Search, Root, Depth, Result),
    states_visited(After),
    States is After-Before.

next_step(States0, States, Step0, Step) :-
    (   States >= 3*States0
    ->  Step = 1
    ;   Step is Step0+1
    ).

%   There is a plan of the length Found, and none up to None.

shortened(None, Found, Search, Root, Shortest) :-
    (   Found =< None+1
    ->  Shortest = Found
    ;   Half is (None+Found)//2,
        looked(Half, Search, Root, _, Result),
        (   Result == yes
        ->  shortened(None, Half, Search, Root, Shortest)
        ;   shortened(Half, Found, Search, Root, Shortest)
        )
    ).
