:- module(time_limits,
          [ time_ends/1,                % +Seconds
            in_time/1                   % :Goal
          ]).

/** <module> What may take no longer than its time

A search tries actions whose consequences nobody knows, and a state may take minutes to compute.
time_ends/1 says for how long all that follows may go on; what is asked by in_time/1 is broken off
then, wherever it is. Every change is in the journal before it is made, so mend/0 and undo_to/1 give
back the state that was marked before.
*/

:- use_module(library(time), [call_with_time_limit/2]).
:- use_module(globals, [begin_globals/0]).
:- use_module(store, [mend/0]).

:- meta_predicate in_time(0).

%!  time_ends(+Seconds:number) is det.
%
%   From now on, there are Seconds for what is asked by in_time/1; `inf`: it may take any time.

time_ends(Seconds) :-
    (   Seconds == inf
    ->  nb_setval(time_ends, inf)
    ;   get_time(Now),
        End is Now+Seconds,
        nb_setval(time_ends, End)
    ).

%!  in_time(:Goal) is semidet.
%
%   Call Goal once. Error out_of_time: the time is over, and what Goal has changed is in the journal.

in_time(Goal) :-
    nb_getval(time_ends, End),
    (   End == inf
    ->  once(Goal)
    ;   get_time(Now),
        Left is End-Now,
        (   Left > 0
        ->  catch(call_with_time_limit(Left, Goal), time_limit_exceeded, broken_off)
        ;   throw(error(out_of_time, _))
        )
    ).

broken_off :-
    mend,
    throw(error(out_of_time, _)).

:- multifile prolog:error_message//1.

prolog:error_message(out_of_time) -->
    [ 'there was no more time' ].

globals:initial(time_ends, inf).

:- initialization(begin_globals).
