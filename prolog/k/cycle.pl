:- module(cycle,
          [ start/1,                    % +Process
            legal/1,                    % ?Action
            legal/2,                    % ?Player, ?Action
            legal_actions/1,            % -Actions
            chooser/1,                  % -Player
            advance/2,                  % +Mode, -Stop
            resume/2,                   % +Mode, -Stop
            take/1,                     % +Action
            take/3,                     % +Action, +Mode, -Stop
            take_offered/3,             % +Action, +Mode, -Stop
            finish_flags/1,             % +Updates
            violations/1,               % -Ids
            tally/2,                    % -Steps, -Forced
            reset_tally/0,
            set_tally/2                 % +Steps, +Forced
          ]).

/** <module> The state cycle

A state offers a choice (its process is a declared choice) or it does not, and
then its only action is `engine_processing`. advance/2 computes steps until a
choice state, flags for the procedural part, or the end of the game.

The processes still to come are a fluent (`later/1`), as is the one that is
running (`now/1`): between two steps nothing is kept anywhere else.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3]).
:- use_module(globals, [begin_globals/0]).
:- use_module(awake, [begin_asleep/0]).
:- use_module(rules, []).
:- use_module(memory, [new_version/0]).
:- use_module(store, [set/1]).
:- use_module(consequences, [bring_about/2, perform/4]).
:- use_module(language).

fluent now(_:process) functional.
fluent later(_:processes) functional.

process over(_Result:term).
process reconsider.

%   The step of Cause, which began while Process ran, is computed again with what has been
%   decided since (`proposals.pl`).

process again(_While:process, _Cause:cause).
cause ::= _:(process) ; _:(action).
action engine_processing.

%   asks_for_more(+Process) is semidet: who chooses may give what is not offered, so it is asked though a single action is.

:- multifile asks_for_more/1.
:- dynamic asks_for_more/1.

%!  start(+Process) is det.
%
%   Begin with Process, and nothing after it.

start(Process) :-
    begin_asleep,
    reset_tally,
    set(now(Process)),
    set(later([])).

%!  reset_tally is det.

reset_tally :-
    set_tally(0, 0).

%!  set_tally(+Steps, +Forced) is det.

set_tally(Steps, Forced) :-
    nb_setval(tally, tally(Steps, Forced)).

globals:initial(tally, tally(0, 0)).

:- initialization(begin_globals).

%!  tally(-Steps, -Forced) is det.
%
%   Computing steps and choices with a single option since the game began here.

tally(Steps, Forced) :-
    nb_getval(tally, tally(Steps, Forced)).

%   What a run has counted, tally(Steps, Forced), is added where it stops.

add_to_tally(tally(Steps, Forced)) :-
    tally(Steps0, Forced0),
    AllSteps is Steps0+Steps,
    AllForced is Forced0+Forced,
    set_tally(AllSteps, AllForced).

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
    aggregate_all(set(Action),
                  ( awake:executable(Process, Action, _),
                    \+ awake:nonexecutable(Action, _, _)
                  ),
                  Actions).

%!  advance(+Mode, -Stop) is det.
%
%   Compute until there is something to do for a player or the procedural part.
%   Mode is `contracted` (choices with a single option are taken), `choices`
%   (they stop, too) or `steps` (one computing step). Stop is
%   choice(Player, Process, Actions), flags(Facts), step(Process) or over(Result).

advance(Mode, Stop) :-
    state:now(Process),
    state:later(Later),
    run(Process, Later, Mode, tally(0, 0), Stop).

%!  resume(+Mode, -Stop) is det.
%
%   The same from a state that was loaded: a choice there is to be made, whatever
%   Mode says of those to come.

resume(Mode, Stop) :-
    (   chooser(_)
    ->  advance(choices, Stop)
    ;   advance(Mode, Stop)
    ).

%   Between choices the running process, those to come and what was counted are
%   arguments; they are fluents and a tally again wherever the run stops or an action
%   is asked for.

run(Process, Later, Mode, Tally, Stop) :-
    (   rules:choice(Process, Player)
    ->  at_choice(Process, Player, Later, Mode, Tally, Stop)
    ;   Process = over(Result)
    ->  settle(Process, Later),
        add_to_tally(Tally),
        Stop = over(Result)
    ;   step(Process, Later, Mode, Process, Tally, Stop)
    ).

%   In the contracted graph, a process that the rules call so is passed over.

at_choice(Process, Player, Later, Mode, Tally, Stop) :-
    (   Mode == contracted,
        rules:uneventful(Process, Choices, Tasks, _)
    ->  forced(Choices, Tally, NewTally),
        next(Tasks, Later, Next, NewLater),
        run(Next, NewLater, Mode, NewTally, Stop)
    ;   settle(Process, Later),
        legal_actions(Actions),
        offered(Actions, Mode, Player, Process, Later, Tally, Stop)
    ).

forced(Choices, tally(Steps, Forced0), tally(Steps, Forced)) :-
    Forced is Forced0+Choices.

%   No game takes so many steps without asking anybody: a state that leads nowhere, as a stranger's
%   save may have it, would be computed for ever.

step(reconsider, Later, Mode, Process, Tally, Stop) :-
    !,
    reconsidered(Later, [Next|NewLater]),
    after_step([], Mode, Process, Next, NewLater, Tally, Stop).
step(again(Process, Cause), Later, Mode, _, Tally, Stop) :-
    !,
    settle(Process, Later),
    step(Cause, Later, Mode, Process, Tally, Stop).
step(Cause, Later, Mode, Process, tally(Steps0, Forced), Stop) :-
    Steps is Steps0+1,
    (   Steps < 300_000
    ->  true
    ;   throw(error(no_end(Process), _))
    ),
    perform(Cause, Process, Tasks, Flags),
    next(Tasks, Later, Next, NewLater),
    after_step(Flags, Mode, Process, Next, NewLater, tally(Steps, Forced), Stop).

%   Where rules cause the process `reconsider`, every process to come is put to
%   the rules `caused instead(Processes) after reconsider(Process)`.

reconsidered([], []).
reconsidered([Process|Later], Reconsidered) :-
    (   rules:effect(reconsider(Process), instead(Processes), _)
    ->  append(Processes, Rest, Reconsidered)
    ;   Reconsidered = [Process|Rest]
    ),
    reconsidered(Later, Rest).

offered([], _, Player, Process, _, _, _) :-
    throw(error(no_legal_action(Player, Process), _)).
offered([Action], contracted, _, Process, Later, Tally, Stop) :-
    \+ asks_for_more(Process),
    !,
    forced(1, Tally, NewTally),
    step(Action, Later, contracted, Process, NewTally, Stop).
offered([Action|Actions], _, Player, Process, _, Tally, Stop) :-
    add_to_tally(Tally),
    Stop = choice(Player, Process, [Action|Actions]).

after_step([Flag|Flags], _, _, Next, Later, Tally, flags([Flag|Flags])) :-
    !,
    settle(Next, Later),
    add_to_tally(Tally).
after_step([], Mode, Process, Next, Later, Tally, Stop) :-
    (   Mode == steps
    ->  settle(Next, Later),
        add_to_tally(Tally),
        Stop = step(Process)
    ;   run(Next, Later, Mode, Tally, Stop)
    ).

settle(Process, Later) :-
    set(now(Process)),
    set(later(Later)),
    new_version.

next([], [Next|Later], Next, Later) :-
    !.
next([], [], over(nothing), []).
next([Next|Tasks], Later0, Next, Later) :-
    ( Tasks == [] -> Later = Later0 ; append(Tasks, Later0, Later) ).

%!  take(+Action) is det.
%
%   Take Action, which must be legal, and compute nothing more. Flags that it
%   sets wait for the next advance/2 in a process of the kernel.

take(Action) :-
    check_legal(Action),
    state:now(Process),
    state:later(Later),
    cause_of(Action, Process, Cause),
    step(Cause, Later, steps, Process, tally(0, 0), Stop),
    (   Stop = flags(Flags)
    ->  state:now(Next),
        state:later(Others),
        settle(raise_flags(Flags), [Next|Others])
    ;   true
    ).

process raise_flags(_Flags:flags).

kernel :: caused Flag after raise_flags(Flags), lists:member(Flag, Flags).

%!  take(+Action, +Mode, -Stop) is det.
%
%   Take Action, which must be legal, and advance.

take(Action, Mode, Stop) :-
    check_legal(Action),
    take_offered(Action, Mode, Stop).

%!  take_offered(+Action, +Mode, -Stop) is det.
%
%   Take Action, one of the legal actions of the present state, and advance.

take_offered(Action, Mode, Stop) :-
    state:now(Process),
    state:later(Later),
    cause_of(Action, Process, Cause),
    step(Cause, Later, Mode, Process, tally(0, 0), Stop).

check_legal(Action) :-
    (   ground(Action),
        legal(Action)
    ->  true
    ;   throw(error(illegal_action(Action), _))
    ).

cause_of(Action, Process, Cause) :-
    (   Action == engine_processing
    ->  Cause = Process
    ;   Cause = Action
    ).

%!  finish_flags(+Updates) is det.
%
%   Apply what the flag handlers handed back.

finish_flags(Updates) :-
    bring_about(Updates, Tasks),
    (   Tasks == []
    ->  true
    ;   state:now(Process),
        state:later(Later),
        next(Tasks, [Process|Later], Next, NewLater),
        settle(Next, NewLater)
    ).

%!  violations(-Ids) is det.
%
%   The `forbidden` rules that hold in the present state: none, ever.

violations(Ids) :-
    findall(Id, rules:violated(Id), Ids).
