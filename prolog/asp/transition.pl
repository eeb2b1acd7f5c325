:- module(transition,
          [ print_transition/1          % +Action
          ]).

/** <module> The transition of one state as a logic program

The program has the state as facts, a rule for each instance of a rule that the action is about, and for those of all that
follows, phase by phase; another solver says which of them apply, and what holds afterwards. Phases are what K calls
static laws: rules with an `if` part, and what is settled, read the state that has come about.

What the program is a check of: how rules are compiled, which causes follow from which, inertia, functional fluents, what
fluents mark, settlement and rules with an `if` part. What it takes over: the values of variables, conditions that are no
fluents, and which number a new object gets. Events that an effect would replace are refused: unsupported(Event).
*/

:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module('../k/consequences', [apply_changes/1]).
:- use_module('../k/notation/maintaining', []).
:- use_module('../k/proposals', []).
:- use_module('../k/rules', []).
:- use_module('../k/store', [fluents/1, fresh/1, mark/1, undo_to/1]).
:- use_module(grounding).
:- use_module(program).

%!  print_transition(+Action) is det.
%
%   Print the program for Action, which is legal now. The game stays where it is.
%   Error: unsupported(Event).

print_transition(Action) :-
    setup_call_cleanup(mark(Mark), printed(Action), undo_to(Mark)).

printed(Action) :-
    fluents(Fluents),
    print_state(Fluents),
    state:now(Process),
    ( Action == engine_processing -> Cause = Process ; Cause = Action ),
    begin_program,
    print_fact(cause(0, Cause)),
    followed([Cause], [], step(0, [])-[], step(Last, Tasks)-Ramifications),
    ramified(Ramifications, Last, Final, More),
    append(Tasks, More, Order),
    print_order(Order),
    print_fact(final(Final)).

%   followed(+Causes, +Groups, +step(Phase, _)-_, -step(Last, Tasks)-Ramifications): what follows from Causes in the state of
%   Phase, and what it settles. Groups are effects that are caused already.

followed(Causes, Groups, step(Phase, _)-_, step(Last, Tasks)-Ramifications) :-
    effects_of(Groups, Phase, Events, Changes0, Tasks0),
    append(Causes, Events, Queue),
    consequences(Queue, [], Phase, Changes1, Tasks1, Ramifications),
    append(Changes0, Changes1, Changes),
    come_about(Changes, Phase, Last, First),
    ( Groups == [] -> append([First, Tasks1], Tasks) ; append([First, Tasks1, Tasks0], Tasks) ).

%   consequences(+Causes, +Before, +Phase, -Changes, -Tasks, -Ramifications): conditions may ask for the other events of the step,
%   those Before and those to come, in open lists.

consequences([], _, _, [], [], []).
consequences([Cause|Queue], Before, Phase, Changes, Tasks, Ramifications) :-
    append(Queue, _, Open),
    append(Before, [Cause|Open], All),
    b_setval(events_of_step, events(All, Open)),
    findall(found(Effect, Kind, Id, Literals, Holds), instance(Cause, Kind, Id, Effect, Literals, Holds), Found),
    grouped(Found, Phase, Cause, Groups, Maintained, Ramifications0),
    effects_of(Groups, Phase, Events, Changes0, Tasks0),
    append(Queue, Events, Later),
    append(Before, [Cause], Seen),
    consequences(Later, Seen, Phase, Changes1, Tasks1, Ramifications1),
    append([Maintained, Changes0, Changes1], Changes),
    append(Tasks0, Tasks1, Tasks),
    append(Ramifications0, Ramifications1, Ramifications).

%   grouped(+Found, +Phase, +Cause, -Groups, -Maintained, -Ramifications): Groups are Effect-Numbers in the order of the effects,
%   with the numbers of the instances that have it.

grouped(Found, Phase, Cause, Groups, Maintained, Ramifications) :-
    told_apart(Found, Phase, Cause, Pairs, Maintained, Ramifications),
    sort(1, @=<, Pairs, Sorted),
    merged(Sorted, Groups).

told_apart([], _, _, [], [], []).
told_apart([found(Effect, Kind, _, Literals, Holds)|Found], Phase, Cause, Pairs, Maintained, Ramifications) :-
    print_instance(cause(Phase, Cause), Phase, Literals, Number),
    (   Kind = maintained(General)
    ->  Effect = wanted(Fluent, Goal),
        findall(Fluent, Goal, Wanted),
        print_maintained(Number, Phase, General, Wanted),
        ( Holds == true -> findall(Change, maintaining:difference(General, Wanted, Change), Changes) ; Changes = [] ),
        append(Changes, Maintained1, Maintained),
        Pairs = Pairs1,
        Ramifications = Ramifications1
    ;   Kind = ramified(Goal)
    ->  ( Holds == true -> Ramifications = [candidate(Number, Effect, Goal)|Ramifications1] ; Ramifications = Ramifications1 ),
        Pairs = Pairs1,
        Maintained = Maintained1
    ;   (   Holds == true
        ->  Pairs = [Effect-Number|Pairs1]
        ;   print_blocked(Effect, Phase, Number),
            Pairs = Pairs1
        ),
        Maintained = Maintained1,
        Ramifications = Ramifications1
    ),
    told_apart(Found, Phase, Cause, Pairs1, Maintained1, Ramifications1).

merged([], []).
merged([Effect-Number|Pairs], [Effect-[Number|Numbers]|Groups]) :-
    same(Pairs, Effect, Numbers, Rest),
    merged(Rest, Groups).

same([Other-Number|Pairs], Effect, [Number|Numbers], Rest) :-
    Other == Effect,
    !,
    same(Pairs, Effect, Numbers, Rest).
same(Rest, _, [], Rest).

%   effects_of(+Groups, +Phase, -Events, -Changes, -Tasks): they are printed, and told apart.

effects_of([], _, [], [], []).
effects_of([Effect-Numbers|Groups], Phase, Events, Changes, Tasks) :-
    single_effects(Effect, Singles, []),
    check_events(Singles, Singles, New),
    ( New == [] -> true ; print_heads(born(Phase), Numbers) ),
    print_effects(Singles, Phase, Numbers, Keys),
    parted(Singles, Keys, Events0, Changes0, Tasks0),
    effects_of(Groups, Phase, Events1, Changes1, Tasks1),
    append(Events0, Events1, Events),
    append(Changes0, Changes1, Changes),
    append(Tasks0, Tasks1, Tasks).

%   Events get the numbers of new objects as they happen.

check_events([], _, []).
check_events([Effect|Effects], Together, New) :-
    (   Effect = event(Event)
    ->  b_setval(together, Together),
        (   rules:replaceable(Event),
            rules:replacement(Event, _, _, _, _)
        ->  throw(error(unsupported(Event), _))
        ;   term_variables(Event, Numbers),
            fresh(Numbers),
            append(Numbers, Others, New)
        )
    ;   New = Others
    ),
    check_events(Effects, Together, Others).

parted([], [], [], [], []).
parted([Effect|Effects], Keys, Events, Changes, Tasks) :-
    (   Effect = event(Event)
    ->  Events = [Event|Events1], Changes = Changes1, Tasks = Tasks1, Keys = Keys1
    ;   Effect = causes(Causes)
    ->  append(Causes, Events1, Events), Changes = Changes1, Tasks = Tasks1, Keys = Keys1
    ;   Effect = then(_)
    ->  Keys = [Own|Keys1], append(Own, Tasks1, Tasks), Events = Events1, Changes = Changes1
    ;   rules:flag(Effect)
    ->  Events = Events1, Changes = Changes1, Tasks = Tasks1, Keys = Keys1
    ;   Changes = [Effect|Changes1], Events = Events1, Tasks = Tasks1, Keys = Keys1
    ),
    parted(Effects, Keys1, Events1, Changes1, Tasks1).

%   come_about(+Changes, +Phase, -Last, -Tasks): the state of Last is what Changes, and what they settle, make of that of Phase.

come_about(Changes, Phase, Last, Tasks) :-
    Next is Phase+1,
    print_fact(phase(Phase)),
    print_born(Phase),
    (   Changes == []
    ->  Last = Next,
        Tasks = []
    ;   apply_changes(Changes),
        settled(10, Next, Last, Tasks)
    ).

settled(Rounds, Phase, Last, Tasks) :-
    (   Rounds > 0,
        settled_processes(Processes)
    ->  settled_by(Processes, Phase, Next, Tasks0),
        Left is Rounds-1,
        settled(Left, Next, Last, Tasks1),
        append(Tasks0, Tasks1, Tasks)
    ;   Last = Phase,
        Tasks = []
    ).

settled_by([], Phase, Phase, []).
settled_by([Process|Processes], Phase, Last, Tasks) :-
    print_fact(cause(Phase, Process)),
    consequences([Process], [], Phase, Changes, Tasks0, _),
    print_fact(phase(Phase)),
    ( Changes == [] -> true ; apply_changes(Changes) ),
    Next is Phase+1,
    settled_by(Processes, Next, Last, Tasks1),
    append(Tasks0, Tasks1, Tasks).

%   ramified(+Candidates, +Phase, -Final, -Tasks): rules with an `if` part look at the state of Phase.

ramified([], Phase, Phase, []) :-
    !.
ramified(Candidates, Phase, Final, Tasks) :-
    findall(found(Effect, Number, Literals, Holds),
            ( member(candidate(Number, Effect, Module:Goal), Candidates),
              conditions(Goal, Module, Literals, []),
              truth(Literals, Holds)
            ),
            Found),
    ramifying(Found, Phase, Pairs),
    sort(1, @=<, Pairs, Sorted),
    merged(Sorted, Groups),
    followed([], Groups, step(Phase, [])-[], step(Last, First)-More),
    ramified(More, Last, Final, Others),
    append(First, Others, Tasks).

ramifying([], _, []).
ramifying([found(Effect, Before, Literals, Holds)|Found], Phase, Pairs) :-
    print_instance(fires(Before), Phase, Literals, Number),
    (   Holds == true
    ->  Pairs = [Effect-Number|Pairs1]
    ;   print_blocked(Effect, Phase, Number),
        Pairs = Pairs1
    ),
    ramifying(Found, Phase, Pairs1).
