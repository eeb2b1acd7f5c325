:- module(counting,
          [ forget_counts/0,
            count_state/0,
            states_visited/1            % -States
          ]).

/** <module> How many states a search has visited, and who is told of it
*/

:- multifile watch/2.
:- dynamic watch/2.

%!  watch(+States:integer, +Depth:integer) is semidet.
%
%   Hook: a search that has visited States is at plans of the length Depth. It may throw.

%!  forget_counts is det.

forget_counts :-
    nb_setval(plan_states, 0),
    nb_setval(plan_depth, 0).

%!  states_visited(-States:integer) is det.

states_visited(States) :-
    nb_getval(plan_states, States).

%!  count_state is det.
%
%   One more state is visited; now and then watch/2 is told.

count_state :-
    nb_getval(plan_states, Before),
    States is Before+1,
    nb_setval(plan_states, States),
    (   States /\ 511 =:= 0
    ->  nb_getval(plan_depth, Depth),
        ( watch(States, Depth) -> true ; true )
    ;   true
    ).
