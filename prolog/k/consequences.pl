:- module(consequences,
          [ perform/3,                  % +Cause, -Tasks, -Flags
            proposal/2,                 % +Cause, -Effects
            apply_changes/1             % +Changes
          ]).

/** <module> What follows from a cause: a computing step

All rules of a step read the old state and apply together; events that they cause
are causes of the same step. Rules with an `if` part look at the state that has
come about.
*/

:- use_module(library(lists), [append/3, member/2]).
:- use_module(rules, []).
:- use_module(language).
:- use_module(memory, [new_version/0]).
:- use_module(store, [delete/1, fresh/1, note/1, set/1]).

%!  perform(+Cause, -Tasks, -Flags) is det.
%
%   A computing step: Cause has its consequences. Tasks are the processes that
%   it starts, and Flags are for the procedural part.

perform(Cause, Tasks, Flags) :-
    consequences([Cause], Changes, Tasks0, Flags0, Ramifications),
    apply_changes(Changes),
    (   Ramifications == []
    ->  Tasks = Tasks0,
        Flags = Flags0
    ;   ramify(Ramifications, MoreTasks, MoreFlags),
        append(Tasks0, MoreTasks, Tasks),
        append(Flags0, MoreFlags, Flags)
    ).

%!  proposal(+Cause, -Effects) is det.
%
%   Effects, single ones, are what rules cause after Cause. Nothing of it happens:
%   variables in events are still no numbers, and what events cause is not asked.

proposal(Cause, Effects) :-
    findall(Effect, ( rules:effect(Cause, Effect0, _), single_effect(Effect0, Effect) ), Effects).

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

%   consequences(+Causes, -Changes, -Tasks, -Flags, -Ramifications)
%
%   All rules read the state as it was: nothing is applied here. An event that
%   is caused is a cause itself; its variables are the numbers of the objects that it makes.
%   Effects are a set; in the standard order, they do not depend on the store's.

consequences([], [], [], [], []).
consequences([Cause|Causes], Changes, Tasks, Flags, Ramifications) :-
    findall(Fluent,
            (   rules:effect(Cause, Fluent, _)
            ;   rules:event(Cause),
                rules:effect(anything(Cause), Fluent, _)
            ),
            Unsorted),
    (   Unsorted = [_, _|_]
    ->  sort(Unsorted, Effects)
    ;   Effects = Unsorted
    ),
    classify(Effects, Causes, Causes1,
             Changes, Changes1, Tasks, Tasks1, Flags, Flags1),
    (   rules:ramifies(Cause)
    ->  findall(Fluents-Goal, rules:ramification(Cause, Fluents, Goal, _),
                Ramifications, Ramifications1)
    ;   Ramifications = Ramifications1
    ),
    consequences(Causes1, Changes1, Tasks1, Flags1, Ramifications1).

classify([], Cs, Cs, Ch, Ch, Ts, Ts, Fs, Fs).
classify([Effect|Effects], Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs) :-
    classify_one(Effect, Cs0, Cs1, Ch0, Ch1, Ts0, Ts1, Fs0, Fs1),
    classify(Effects, Cs1, Cs, Ch1, Ch, Ts1, Ts, Fs1, Fs).

classify_one((A, B), Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs) :-
    !,
    classify_one(A, Cs0, Cs1, Ch0, Ch1, Ts0, Ts1, Fs0, Fs1),
    classify_one(B, Cs1, Cs, Ch1, Ch, Ts1, Ts, Fs1, Fs).
classify_one(all(Effects), Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs) :-
    !,
    classify(Effects, Cs0, Cs, Ch0, Ch, Ts0, Ts, Fs0, Fs).
classify_one(event(Event), Cs0, Cs, Ch, Ch, Ts, Ts, Fs, Fs) :-
    !,
    term_variables(Event, Numbers),
    fresh(Numbers),
    note(event(Event)),
    append(Cs0, [Event], Cs).
classify_one(causes(Found), Cs0, Cs, Ch, Ch, Ts, Ts, Fs, Fs) :-
    !,
    append(Cs0, Found, Cs).
classify_one(then(Tasks), Cs, Cs, Ch, Ch, Ts0, Ts, Fs, Fs) :-
    !,
    append(Tasks, Ts, Ts0).
classify_one(Effect, Cs, Cs, Ch0, Ch, Ts, Ts, Fs0, Fs) :-
    (   rules:flag(Effect)
    ->  Fs0 = [Effect|Fs],
        Ch0 = Ch
    ;   Ch0 = [Effect|Ch],
        Fs0 = Fs
    ).

%!  apply_changes(+Changes) is det.
%
%   Deletions first: where one rule ends a fluent and another causes it, it holds.

apply_changes(Changes) :-
    (   Changes == []
    ->  true
    ;   delete_all(Changes),
        put_all(Changes),
        new_version
    ).

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

%   Rules with an `if` part look at the state that has come about.

ramify([], [], []) :-
    !.
ramify(Ramifications, Tasks, Flags) :-
    findall(Fluents,
            ( lists:member(Fluents-Goal, Ramifications),
              call(Goal)
            ),
            Unsorted),
    sort(Unsorted, Effects),
    classify(Effects, [], Events, Changes, Changes1, Tasks, Tasks1, Flags, Flags1),
    consequences(Events, Changes1, Tasks2, Flags2, More),
    apply_changes(Changes),
    ramify(More, Tasks3, Flags3),
    append(Tasks2, Tasks3, Tasks1),
    append(Flags2, Flags3, Flags1).
