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
    get_time(Now),
    nb_setval(plan_told, Now),
    nb_setval(plan_states, 0),
    nb_setval(plan_depth, 0).

%!  states_visited(-States:integer) is det.

states_visited(States) :-
    nb_getval(plan_states, States).

%!  count_state is det.
%
%   One more state is visited. Each time 512 are, and twice a second where four take no longer, watch/2
%   is told. What undo has taken back is cleared away often: long chains of such facts slow down whoever looks
%   for a fact.

count_state :-
    nb_getval(plan_states, Before),
    States is Before+1,
    nb_setval(plan_states, States),
    ( States /\ 63 =:= 0 -> garbage_collect_clauses ; true ),
    (   States /\ 511 =:= 0
    ->  told(States)
    ;   States /\ 3 =:= 0,
        nb_getval(plan_told, Last),
        get_time(Now),
        Now-Last > 0.5
    ->  told(States)
    ;   true
    ).

told(States) :-
    get_time(Now),
    nb_setval(plan_told, Now),
    nb_getval(plan_depth, Depth),
    ( watch(States, Depth) -> true ; true ).
