:- module(moving,
          [ present/1,                  % -Stop
            move/2,                     % +Action, -Stop
            flag_updates/2,             % +Flags, -Updates
            forget_flags/0,
            moves_end/1                 % +End
          ]).

/** <module> Taking actions in a search

An action is taken, with all that follows up to the next choice; store:undo_to/1 takes it back.
What the procedural part answers to the facts of a step follows from these facts alone, so it is
asked once for each.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../k/cycle', [advance/2, finish_flags/1, take_offered/3]).
:- use_module('../k/lookahead', [answered/2]).

%!  forget_flags is det.

forget_flags :-
    trie_new(Answers),
    nb_setval(plan_flags, Answers),
    moves_end(inf).

%!  moves_end(+End:number) is det.
%
%   From the time End on, move/2 throws plan_stopped; `inf`: it never does.

moves_end(End) :-
    nb_setval(plan_end, End).

%!  present(-Stop) is det.
%
%   The present state: choice(Player, Process, Actions) or over(Result).

present(Stop) :-
    advance(choices, Stop).

%!  move(+Action, -Stop) is det.
%
%   Take Action, one of those that are offered. Stop is as of present/1, or `taken_back` where the
%   rules take the choice back.

move(Action, Stop) :-
    nb_getval(plan_end, End),
    (   End == inf
    ->  true
    ;   get_time(Now),
        Now =< End
    ->  true
    ;   throw(plan_stopped)
    ),
    once(take_offered(Action, contracted, Stopped)),
    settled(Stopped, Stop).

settled(flags(Facts), Stop) :-
    !,
    (   memberchk(rewind(_), Facts)
    ->  Stop = taken_back
    ;   flag_updates(Facts, Updates),
        finish_flags(Updates),
        once(advance(contracted, Stopped)),
        settled(Stopped, Stop)
    ).
settled(Stop, Stop).

%!  flag_updates(+Flags, -Updates) is det.
%
%   Updates are what the procedural part makes of Flags.

flag_updates(Facts, Updates) :-
    nb_getval(plan_flags, Answers),
    (   trie_lookup(Answers, Facts, Known)
    ->  Updates = Known
    ;   answered(Facts, Updates),
        trie_insert(Answers, Facts, Updates)
    ).
