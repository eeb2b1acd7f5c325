:- module(cycle,
          [ start/1,                    % +Process
            legal/1,                    % ?Action
            legal/2,                    % ?Player, ?Action
            legal_actions/1,            % -Actions
            chooser/1,                  % -Player
            advance/2,                  % +Mode, -Stop
            take/1,                     % +Action
            finish_flags/1,             % +Updates
            violations/1,               % -Ids
            statistics/2,               % -Steps, -Forced
            reset_statistics/0,
            set_statistics/2            % +Steps, +Forced
          ]).

/** <module> The state cycle

A state offers a choice (its process is a declared choice) or it does not, and
then its only action is `engine_processing`. advance/2 computes steps until a
choice state, flags for the procedural part, or the end of the game.

The processes still to come are a fluent (`later/1`), as is the one that is
running (`now/1`): between two steps nothing is kept anywhere else.
*/

:- use_module(library(lists), [append/3]).
:- use_module(rules, []).
:- use_module(store, [put/1, delete/1, fresh/1, note/1, new_version/0]).
:- use_module(language).

fluent now(_:process) functional.
fluent later(_:processes) functional.

process over(_Result).
action engine_processing.

%!  start(+Process) is det.
%
%   Begin with Process, and nothing after it.

start(Process) :-
    reset_statistics,
    put(now(Process)),
    put(later([])).

%!  reset_statistics is det.

reset_statistics :-
    set_statistics(0, 0).

%!  set_statistics(+Steps, +Forced) is det.

set_statistics(Steps, Forced) :-
    nb_setval(computing_steps, Steps),
    nb_setval(forced_choices, Forced).

:- initialization(reset_statistics).

%!  statistics(-Steps, -Forced) is det.
%
%   Computing steps and choices with a single option since the game began here.

statistics(Steps, Forced) :-
    nb_getval(computing_steps, Steps),
    nb_getval(forced_choices, Forced).

count(Counter) :-
    nb_getval(Counter, N),
    Next is N+1,
    nb_setval(Counter, Next).

%!  chooser(-Player) is semidet.
%
%   Player has to choose in the present state.

chooser(Player) :-
    state:now(Process),
    rules:choice(Process, Player).

%!  legal(?Action) is nondet.
%
%   Action is legal in the present state.

legal(Action) :-
    state:now(Process),
    (   rules:choice(Process, _)
    ->  rules:executable(Process, Action, _),
        \+ rules:nonexecutable(Action, _, _)
    ;   Process \= over(_),
        Action = engine_processing
    ).

%!  legal(?Player, ?Action) is nondet.

legal(Player, Action) :-
    chooser(Player),
    legal(Action).

%!  legal_actions(-Actions) is det.
%
%   The legal actions that are offered, in the standard order of terms.

legal_actions(Actions) :-
    state:now(Process),
    findall(Action,
            ( rules:executable(Process, Action, _),
              \+ rules:unlisted(Action),
              \+ rules:nonexecutable(Action, _, _)
            ),
            Unsorted),
    sort(Unsorted, Actions).

%!  advance(+Mode, -Stop) is det.
%
%   Compute until there is something to do for a player or the procedural part.
%   Mode is `contracted` (choices with a single option are taken), `choices`
%   (they stop, too) or `steps` (one computing step). Stop is
%   choice(Player, Process, Actions), flags(Facts), step(Process) or over(Result).

advance(Mode, Stop) :-
    state:now(Process),
    (   rules:choice(Process, Player)
    ->  legal_actions(Actions),
        at_choice(Actions, Mode, Player, Process, Stop)
    ;   Process = over(Result)
    ->  Stop = over(Result)
    ;   compute(Process, Flags),
        after_step(Flags, Mode, Process, Stop)
    ).

at_choice([], _, Player, Process, _) :-
    throw(error(no_legal_action(Player, Process), _)).
at_choice([Action], contracted, _, Process, Stop) :-
    !,
    count(forced_choices),
    perform(Action, Process, Flags),
    after_step(Flags, contracted, Process, Stop).
at_choice([Action|Actions], _, Player, Process, choice(Player, Process, [Action|Actions])).

after_step([Flag|Flags], _, _, flags([Flag|Flags])) :-
    !.
after_step([], steps, Process, step(Process)) :-
    !.
after_step([], Mode, _, Stop) :-
    advance(Mode, Stop).

%!  take(+Action) is det.
%
%   Take Action, which must be legal. Flags that it sets at once are kept for
%   the next advance/2 by a process of the kernel.

take(Action) :-
    (   ground(Action),
        legal(Action)
    ->  true
    ;   throw(error(illegal_action(Action), _))
    ),
    state:now(Process),
    (   Action == engine_processing
    ->  compute(Process, Flags)
    ;   perform(Action, Process, Flags)
    ),
    (   Flags == []
    ->  true
    ;   state:now(Next),
        state:later(Later),
        put(later([Next|Later])),
        put(now(raise_flags(Flags)))
    ).

process raise_flags(_Flags).

kernel :: caused Flag after raise_flags(Flags), lists:member(Flag, Flags).

%!  finish_flags(+Updates) is det.
%
%   Apply what the flag handlers handed back.

finish_flags(Updates) :-
    apply_changes(Updates).

%   A computing step: the running process is replaced by what it causes.

compute(Process, Flags) :-
    perform(Process, Process, Flags).

perform(Cause, _Process, Flags) :-
    count(computing_steps),
    consequences([Cause], Changes, Tasks, Flags, Later),
    apply_changes(Changes),
    ramify(Later, MoreTasks),
    append(Tasks, MoreTasks, All),
    proceed(All),
    new_version.

proceed([]) :-
    state:later(Later),
    (   Later = [Next|Rest]
    ->  put(now(Next)),
        put(later(Rest))
    ;   put(now(over(nothing)))
    ).
proceed([Next|Tasks]) :-
    put(now(Next)),
    (   Tasks == []
    ->  true
    ;   state:later(Later),
        append(Tasks, Later, New),
        put(later(New))
    ).

%   consequences(+Causes, -Changes, -Tasks, -Flags, -Ramifications)
%
%   All rules read the state as it was: nothing is applied here. An event that
%   is caused is a cause itself.

consequences([], [], [], [], []).
consequences([Cause|Causes], Changes, Tasks, Flags, Ramifications) :-
    findall(Fluent, effect_of(Cause, Fluent), Unsorted),
    sort(Unsorted, Effects),
    classify(Effects, Causes, Causes1,
             Changes, Changes1, Tasks, Tasks1, Flags, Flags1),
    (   rules:ramifies(Cause)
    ->  findall(Fluents-Goal, rules:ramification(Cause, Fluents, Goal, _),
                Ramifications, Ramifications1)
    ;   Ramifications = Ramifications1
    ),
    consequences(Causes1, Changes1, Tasks1, Flags1, Ramifications1).

effect_of(Cause, Fluent) :-
    rules:effect(Cause, Fluent, _).
effect_of(Cause, Fluent) :-
    rules:event(Cause),
    rules:effect(anything(Cause), Fluent, _).

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
    number_objects(Numbers),
    note(event(Event)),
    append(Cs0, [Event], Cs).
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

%   The variables of an event are the numbers of the objects that it makes.

number_objects([]).
number_objects([Number|Numbers]) :-
    fresh(Number),
    number_objects(Numbers).

%   Deletions first: where one rule ends a fluent and another causes it, it holds.

apply_changes(Changes) :-
    delete_all(Changes),
    put_all(Changes),
    new_version.

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
    ;   put(Change)
    ),
    put_all(Changes).

%   Rules with an `if` part look at the state that has come about.

ramify([], []) :-
    !.
ramify(Ramifications, Tasks) :-
    findall(Fluents,
            ( lists:member(Fluents-Goal, Ramifications),
              call(Goal)
            ),
            Unsorted),
    sort(Unsorted, Effects),
    classify(Effects, [], Events, Changes, Changes1, Tasks, Tasks1, [], []),
    consequences(Events, Changes1, Tasks1, [], More),
    apply_changes(Changes),
    ramify(More, []).

%!  violations(-Ids) is det.
%
%   The `forbidden` rules that hold in the present state: none, ever.

violations(Ids) :-
    findall(Id, rules:violated(Id), Ids).
