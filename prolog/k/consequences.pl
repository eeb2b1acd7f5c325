:- module(consequences,
          [ perform/4,                  % +Cause, +Process, -Tasks, -Flags
            proposal/2,                 % +Cause, -Effects
            bring_about/2,              % +Changes, -Tasks
            apply_changes/1             % +Changes
          ]).

/** <module> What follows from a cause: a computing step

All rules of a step read the old state and apply together; events that they cause
are causes of the same step, once they have been put to the effects that replace events
(proposals.pl). Rules with an `if` part look at the state that has come about.

What rules derive from other fluents and store (`settled Ps if C`) is brought up to date
before anything looks at that state: K's static laws.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(awake, []).
:- use_module(rules, []).
:- use_module(language).
:- use_module(memory, [new_version/0]).
:- use_module(proposals, [end_step/0, outcome_of_step/1, put_forward/4]).
:- use_module(store, [delete/1, fresh/1, note/1, set/1, take_back_events/1]).

%!  perform(+Cause, +Process, -Tasks, -Flags) is det.
%
%   A computing step: Cause has its consequences, while Process runs. Tasks are the
%   processes that it starts, and Flags are for the procedural part. Where a player has to
%   choose first among effects that replace an event, nothing happens but that this is asked.

perform(Cause, Process, Tasks, Flags) :-
    aggregate_all(set(Effect), awake:effect(Cause, Effect, _), Effects),
    (   only_goes_on(Effects, Found),
        \+ rules:ramifies(Cause)
    ->  Tasks = Found,
        Flags = []
    ;   consequences(Effects, Cause, Events, Events, Events, Changes, Tasks0, Flags0, Ramifications),
        outcome_of_step(Outcome),
        (   Outcome = undecided(Choice)
        ->  withdraw(Events),
            Tasks = [Choice, again(Process, Cause)],
            Flags = []
        ;   ( Outcome == plain -> Made = Changes ; come_about(Outcome, Changes, Made) ),
            bring_about(Made, First),
            (   Ramifications == []
            ->  ( First == [] -> Tasks = Tasks0 ; append(First, Tasks0, Tasks) ),
                Flags = Flags0,
                ( Outcome == plain -> true ; conclude(Outcome) )
            ;   ramify(Ramifications, MoreTasks, MoreFlags),
                append(Tasks0, MoreTasks, Tasks1),
                append(First, Tasks1, Tasks),
                append(Flags0, MoreFlags, Flags),
                outcome_of_step(Last),
                conclude(Last)
            )
        )
    ).

%   Most steps change nothing, and say at most what comes next.

only_goes_on([], []).
only_goes_on([then(Tasks)], Tasks).

%   Decisions count for one step.

conclude(plain).
conclude(altered) :-
    end_step,
    delete(decided(_, _, _)).

withdraw(Causes) :-
    end_step,
    findall(Event, ( member(Event, Causes), rules:event(Event) ), Events),
    length(Events, Count),
    take_back_events(Count).

%!  proposal(+Cause, -Effects) is det.
%
%   Effects, single ones in the standard order, are what rules cause after Cause. Nothing of it happens:
%   variables in events are still no numbers, and what events cause is not asked.

proposal(Cause, Effects) :-
    findall(Effect, ( awake:effect(Cause, Effect0, _), single_effect(Effect0, Effect) ), Unsorted),
    msort(Unsorted, Effects).

single_effect(Effect0, Effect) :-
    (   Effect0 = (A, B)
    ->  (   single_effect(A, Effect)
        ;   single_effect(B, Effect)
        )
    ;   Effect0 = all(Effects)
    ->  member(Effect1, Effects),
        single_effect(Effect1, Effect)
    ;   Effect = Effect0
    ).

%   event_effects(+Event, -Effects): those of rules about Event, and of rules about any event: a set; in the standard
%   order, it does not depend on the store's.

event_effects(Event, Effects) :-
    aggregate_all(set(Effect),
                  (   awake:effect(Event, Effect, _)
                  ;   rules:event(Event),
                      awake:effect(anything(Event), Effect, _)
                  ),
                  Effects).

%   consequences(+Effects, +Cause, +Step, +Causes, ?Tail, -Changes, -Tasks, -Flags, -Ramifications)
%
%   What follows from Effects, those of Cause, and from Causes, those of the events of Step that are left. All
%   rules read the state as it was: nothing is applied here. Causes ends in Tail; an event that is caused is a
%   cause itself, and stands there in the end.

consequences(Effects, Cause, Step, Causes, Tail, Changes, Tasks, Flags, Ramifications) :-
    (   Effects == []
    ->  Tail1 = Tail,
        Changes1 = Changes,
        Tasks1 = Tasks,
        Flags1 = Flags
    ;   classify(Effects, Effects, Tail, Tail1, Changes, Changes1, Tasks, Tasks1, Flags, Flags1)
    ),
    (   rules:ramifies(Cause)
    ->  findall(Fluents-Goal, rules:ramification(Cause, Fluents, Goal, _), Found),
        append(Found, Ramifications1, Ramifications)
    ;   Ramifications = Ramifications1
    ),
    consequences_of(Causes, Step, Tail1, Changes1, Tasks1, Flags1, Ramifications1).

consequences_of(Causes, Step, Tail, Changes, Tasks, Flags, Ramifications) :-
    (   Causes == Tail
    ->  Tail = [],
        Changes = [],
        Tasks = [],
        Flags = [],
        Ramifications = []
    ;   Causes = [Cause|Others],
        b_setval(events_of_step, events(Step, Others)),
        event_effects(Cause, Effects),
        consequences(Effects, Cause, Step, Others, Tail, Changes, Tasks, Flags, Ramifications)
    ).

%   classify(+Effects, +Together, ...): Effects are among Together, those of one cause.

classify([], _, Cs, Cs, Ch, Ch, Ts, Ts, Fs, Fs).
classify([Effect|Effects], Together, Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs) :-
    classify_one(Effect, Together, Cs0, Cs1, Ch0, Ch1, Ts0, Ts1, Fs0, Fs1),
    classify(Effects, Together, Cs1, Cs, Ch1, Ch, Ts1, Ts, Fs1, Fs).

classify_one((A, B), Together, Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs) :-
    !,
    classify_one(A, Together, Cs0, Cs1, Ch0, Ch1, Ts0, Ts1, Fs0, Fs1),
    classify_one(B, Together, Cs1, Cs, Ch1, Ch, Ts1, Ts, Fs1, Fs).
classify_one(all(Effects), Together, Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs) :-
    !,
    classify(Effects, Together, Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs).
classify_one(event(Event), Together, Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs) :-
    !,
    propose(Event, Together, [], Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs).
classify_one(causes(Found), _, Cs0, Cs, Ch, Ch, Ts, Ts, Fs, Fs) :-
    !,
    append(Found, Cs, Cs0).
classify_one(then(Tasks), _, Cs, Cs, Ch, Ch, Ts0, Ts, Fs, Fs) :-
    !,
    ( Tasks = [Task] -> Ts0 = [Task|Ts] ; append(Tasks, Ts, Ts0) ).
classify_one(-Fluent, _, Cs, Cs, [-Fluent|Ch], Ch, Ts, Ts, Fs, Fs) :-
    !.
classify_one(Effect, _, Cs, Cs, Ch0, Ch, Ts, Ts, Fs0, Fs) :-
    (   rules:flag(Effect)
    ->  Fs0 = [Effect|Fs],
        Ch0 = Ch
    ;   Ch0 = [Effect|Ch],
        Fs0 = Fs
    ).

%   An event happens, or is replaced by effects, whose events are proposed in turn. Applied
%   are the effects that have replaced it already. The variables of an event are the numbers of
%   the objects that it makes.

propose(Event, Together, Applied, Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs) :-
    put_forward(Event, Together, Applied, Outcome),
    (   Outcome == happens
    ->  term_variables(Event, Numbers),
        fresh(Numbers),
        note(event(Event)),
        Cs0 = [Event|Cs],
        Ch0 = Ch,
        Ts0 = Ts,
        Fs0 = Fs
    ;   Outcome = replaced(Effects, Applied1)
    ->  instead(Effects, Together, Applied1, Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs)
    ;   Cs0 = Cs,
        Ch0 = Ch,
        Ts0 = Ts,
        Fs0 = Fs
    ).

instead([], _, _, Cs, Cs, Ch, Ch, Ts, Ts, Fs, Fs).
instead([Effect|Effects], Together, Applied, Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs) :-
    (   Effect = event(Event)
    ->  propose(Event, Together, Applied, Cs0, Cs1, Ch0, Ch1, Ts0, Ts1, Fs0, Fs1)
    ;   classify_one(Effect, Together, Cs0, Cs1, Ch0, Ch1, Ts0, Ts1, Fs0, Fs1)
    ),
    instead(Effects, Together, Applied, Cs1, Cs, Ch1, Ch, Ts1, Ts, Fs1, Fs).

%!  bring_about(+Changes, -Tasks) is det.
%
%   Make Changes, and settle what comes of them. Tasks are processes that have to run before
%   any other one.

bring_about(Changes, Tasks) :-
    (   Changes == []
    ->  Tasks = []
    ;   apply_changes(Changes),
        ( awake:settlement(Processes, _) -> settle(10, Processes, Tasks) ; Tasks = [] )
    ).

%!  apply_changes(+Changes) is det.
%
%   Make Changes, and settle nothing. Deletions first: where one rule ends a fluent and another causes it, it holds.

apply_changes(Changes) :-
    delete_all(Changes),
    put_all(Changes),
    new_version.

%   settle(+Rounds, +Processes, -Tasks): until nothing is left to be settled. What rests on itself so that it
%   never comes to rest is left as it is after so many Rounds.

settle(Rounds, Processes, Tasks) :-
    settle_by(Processes, First),
    Left is Rounds-1,
    (   Left > 0,
        awake:settlement(Next, _)
    ->  settle(Left, Next, Others),
        append(First, Others, Tasks)
    ;   Tasks = First
    ).

%   Processes run within the step, one after the other. They make changes, and may start
%   processes, but no events: these are steps of their own.

settle_by([], []).
settle_by([Process|Processes], Tasks) :-
    aggregate_all(set(Effect), awake:effect(Process, Effect, _), Effects),
    (   Effects == []
    ->  Tasks = Others
    ;   classify(Effects, Effects, [], [], Changes, [], Tasks, Others, [], [])
    ->  ( Changes == [] -> true ; apply_changes(Changes) )
    ;   throw(error(only_changes_settle(Process), _))
    ),
    settle_by(Processes, Others).

delete_all([]).
delete_all([Change|Changes]) :-
    (   Change = -Fluent
    ->  delete(Fluent)
    ;   true
    ),
    delete_all(Changes).

put_all([]).
put_all([Change|Changes]) :-
    (   Change = -_
    ->  true
    ;   set(Change)
    ),
    put_all(Changes).

%   come_about(+Outcome, +Changes, -Made): what is said of an object that has not come about, as its event was
%   replaced, is nothing.

come_about(plain, Changes, Changes).
come_about(altered, Changes, Made) :-
    partition(unborn, Changes, _, Made).

unborn(Change) :-
    Change \= -_,
    \+ ground(Change).

%   Rules with an `if` part look at the state that has come about.

ramify([], [], []) :-
    !.
ramify(Ramifications, Tasks, Flags) :-
    aggregate_all(set(Fluents),
                  ( lists:member(Fluents-Goal, Ramifications),
                    call(Goal)
                  ),
                  Effects),
    classify(Effects, Effects, Events, Tail, Changes, Changes1, Tasks, Tasks1, Flags, Flags1),
    consequences_of(Events, Events, Tail, Changes1, Tasks2, Flags2, More),
    decided_by_now(Events, Outcome),
    come_about(Outcome, Changes, Made),
    bring_about(Made, First),
    ramify(More, Tasks3, Flags3),
    append(Tasks2, Tasks3, Tasks4),
    append(First, Tasks4, Tasks1),
    append(Flags2, Flags3, Flags1).

%   What a choice changes about events that follow from the new state could not be taken
%   back with the step.

decided_by_now(Events, Outcome) :-
    outcome_of_step(Outcome),
    (   Outcome = undecided(_)
    ->  throw(error(choice_after_changes(Events), _))
    ;   true
    ).
