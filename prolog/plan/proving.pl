:- module(proving,
          [ begin_search/3,             % +Problem, -Search, -Root
            proved/5,                   % +Search, +Stop, +Key, +Depth, -Result
            proved_on_line/8,           % +Search, +Stop, +Key, +Depth, +Path, +Ply, +Asleep, -Result
            kind_of_node/4,             % +Search, +Stop, -Kind, -Actions
            goal_reached/1,             % +Search
            in_time/1,                  % +Last
            answers/3,                  % +Opponents, +Actions, -Answers
            in_child/5                  % +Search, +Action, +Key, ?Result, :Goal
          ]).

/** <module> Depth-first proof that a goal can be reached by a plan of a given length

A plan of length N reaches the goal after N choices at most, whoever makes them. Where the
searcher chooses, one action has to do; where others do and are against it, every one. A table
keeps what is known of each state by its key: that a plan of some length is there, that none is up to
some length, or that none is at all.

States are those of the contracted graph. A state that is met again on its own line is no
progress: what was found out below it by this alone is not kept.
*/

:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).
:- use_module('../k/store', [mark/1, undo_to/1]).
:- use_module(counting, [count_state/0, forget_counts/0]).
:- use_module(goals, [reached/1]).
:- use_module(moving, [forget_flags/0, move/2, present/1]).
:- use_module(options, [asleep_after/3, declared_by/3, options_awake/5, tried/5]).
:- use_module(plan_rules, []).
:- use_module(state_key, [first_key/2, forget_keys/0, next_key/4]).

:- meta_predicate in_child(+, +, +, ?, 2).

%!  begin_search(+Problem, -Search, -Root) is det.
%
%   Problem is problem(Player, Goal, Within, Opponents, Cuts): Goal as goals.pl has it; Within
%   is turns(N) or game; Opponents are passive, any or all; Cuts are what is used of [table, likes,
%   bounds, order]. Root is root(Stop, Key) of the present state. With 12 MB of room, stacks are cleared a
%   tenth as often.

begin_search(problem(Player, Goal, Within, Opponents, Cuts), Search, root(Stop, Key)) :-
    set_prolog_stack(global, min_free(1_000_000)),
    set_prolog_stack(trail, min_free(500_000)),
    forget_keys,
    forget_flags,
    trie_new(Table),
    nb_setval(plan_table, Table),
    forget_counts,
    empty_assoc(Deciders),
    nb_setval(plan_deciders, Deciders),
    first_key(Places, Key),
    last_turn(Within, Last),
    present(Stop),
    Search = search(Player, Goal, Last, Opponents, Cuts, Places).

last_turn(turns(Count), Last) :-
    (   plan_rules:turn_number(Now)
    ->  Last is Now+Count-1
    ;   throw(error(no_turns, _))
    ).
last_turn(game, inf).

%!  proved(+Search, +Stop, +Key, +Depth, -Result) is det.
%
%   Result is `yes` where there is a plan of the length Depth from the present state, which is Stop
%   and has this Key; else no(Cut, Ply), Cut being 1 where longer plans were not looked for, and
%   Ply the highest place on the line of a state that was met again.

proved(Search, Stop, Key, Depth, Result) :-
    node(Stop, Key, Depth, [], 0, [], Search, Result).

%!  proved_on_line(+Search, +Stop, +Key, +Depth, +Path, +Ply, +Asleep, -Result) is det.
%
%   As proved/5, at the place Ply of a line: Path has Key-Ply for the states before, and Asleep are the actions
%   that sleep here (options.pl).

proved_on_line(Search, Stop, Key, Depth, Path, Ply, Asleep, Result) :-
    node(Stop, Key, Depth, Path, Ply, Asleep, Search, Result).

nowhere(1_000_000).

node(Stop, Key, Depth, Path, Ply, Asleep, Search, Result) :-
    count_state,
    (   known(Search, Key, Depth, Found)
    ->  Result = Found
    ;   goal_reached(Search)
    ->  keep(Search, Key, 1),
        Result = yes
    ;   kind_of_node(Search, Stop, Kind, Actions)
    ->  (   met_before(Path, Key, Above)
        ->  Result = no(0, Above)
        ;   Depth =:= 0
        ->  nowhere(Nowhere),
            Result = no(1, Nowhere)
        ;   Kind == one,
            cut_declaration(Search, Actions, Asleep, Depth, Cut)
        ->  nowhere(Nowhere),
            Result = no(Cut, Nowhere),
            kept_on_line(Asleep, Result, Search, Key, Depth, Ply)
        ;   expanded(Kind, Actions, Key, Depth, Path, Ply, Asleep, Search, Result),
            kept_on_line(Asleep, Result, Search, Key, Depth, Ply)
        )
    ;   nowhere(Nowhere),
        keep(Search, Key, 0),
        Result = no(0, Nowhere)
    ).

%!  goal_reached(+Search) is semidet.
%
%   The goal of Search holds now, in time.

goal_reached(search(_, Goal, Last, _, _, _)) :-
    in_time(Last),
    reached(Goal).

%!  in_time(+Last) is semidet.
%
%   The running turn is not later than the turn Last.

in_time(Last) :-
    (   Last == inf
    ->  true
    ;   plan_rules:turn_number(Now),
        Now =< Last
    ).

met_before([Key-Ply|Path], Wanted, Above) :-
    (   Key =:= Wanted
    ->  Above = Ply
    ;   met_before(Path, Wanted, Above)
    ).

%   The table: 0 for no plan at all, 4*N+1 for a plan of length N, 4*N+2 for none up to N.

known(search(_, _, _, _, Cuts, _), Key, Depth, Result) :-
    memberchk(table, Cuts),
    nb_getval(plan_table, Table),
    trie_lookup(Table, Key, Value),
    known_as(Value, Depth, Result).

known_as(0, _, no(0, Nowhere)) :-
    !,
    nowhere(Nowhere).
known_as(Value, Depth, Result) :-
    Length is Value >> 2,
    (   Value /\ 3 =:= 1
    ->  Length =< Depth,
        Result = yes
    ;   Length >= Depth,
        nowhere(Nowhere),
        Result = no(1, Nowhere)
    ).

keep(search(_, _, _, _, Cuts, _), Key, Value) :-
    (   memberchk(table, Cuts)
    ->  nb_getval(plan_table, Table),
        trie_update(Table, Key, Value)
    ;   true
    ).

%   What is true because another process looks at the rest, is no truth of the state.

kept_on_line(Asleep, Result, Search, Key, Depth, Ply) :-
    (   memberchk(asleep(_, _, elsewhere), Asleep)
    ->  true
    ;   keep_result(Result, Search, Key, Depth, Ply)
    ).

keep_result(yes, Search, Key, Depth, _) :-
    Value is Depth*4+1,
    keep(Search, Key, Value).
keep_result(no(Cut, Above), Search, Key, Depth, Ply) :-
    (   Above < Ply
    ->  true
    ;   Cut =:= 0
    ->  keep(Search, Key, 0)
    ;   Value is Depth*4+2,
        keep(Search, Key, Value)
    ).

%!  kind_of_node(+Search, +Stop, -Kind, -Actions) is semidet.
%
%   Kind is `one` where one of Actions has to reach the goal, or `every`; fails where nothing more
%   can.

kind_of_node(Search, choice(Chooser, _, All), Kind, Actions) :-
    Search = search(Player, Goal, Last, Opponents, Cuts, _),
    in_time(Last),
    \+ ( memberchk(bounds, Cuts), cut_off(Goal, Player, Last, Opponents, [], inf) ),
    (   ( Chooser == Player ; Opponents == any )
    ->  Kind = one,
        Actions = All
    ;   Kind = every,
        answers(Opponents, All, Actions)
    ).

%   A bound speaks of the running turn, which has to be the last one, and not of others who help.

cut_off(Goal, Player, Last, Opponents, Asleep, Choices) :-
    Opponents \== any,
    Last \== inf,
    plan_rules:turn_number(Last),
    bounded(Goal, Bounded),
    plan_rules:hopeless(Player, Bounded, Opponents, left(Asleep, Choices)),
    !.

%   In the midst of a declaration, what sleeps is not declared any more, and with so many choices left no more than so
%   many. Cut is 1 where longer plans may be there.

cut_declaration(search(Player, Goal, Last, Opponents, Cuts, _), Actions, Asleep, Depth, Cut) :-
    memberchk(bounds, Cuts),
    memberchk(order, Cuts),
    once(( member(Action, Actions), compound(Action), plan_rules:declares(Action, _) )),
    findall(Other, member(asleep(_, Other, _), Asleep), Sleeping),
    cut_off(Goal, Player, Last, Opponents, Sleeping, Depth),
    (   cut_off(Goal, Player, Last, Opponents, Sleeping, inf),
        \+ memberchk(asleep(_, _, 1), Asleep)
    ->  Cut = 0
    ;   Cut = 1
    ).

bounded(won(Player), won(Player)).
bounded(both(fact(life(Player, Life)), compared(Comparison)), life(Player, Most)) :-
    atom(Player),
    compared_life(Comparison, Life, Most),
    integer(Most).

compared_life(A =< Most, Life, Most) :- A == Life.
compared_life(A < More, Life, Most) :- A == Life, integer(More), Most is More-1.

%!  answers(+Opponents, +Actions, -Answers) is det.
%
%   Answers are those of Actions that Opponents, `passive` or `all`, may take.

answers(all, Actions, Actions).
answers(passive, All, Actions) :-
    findall(Action, ( member(Action, All), plan_rules:does_nothing(Action) ), Idle),
    ( Idle == [] -> Actions = All ; Actions = Idle ).

expanded(Kind, Actions, Key, Depth, Path, Ply, Asleep, Search, Result) :-
    options_awake(Asleep, Search, Actions, Cut, Options),
    Left is Depth-1,
    Below is Ply+1,
    nowhere(Nowhere),
    Line = line(Key, Left, [Key-Ply|Path], Below, Search),
    best_first(Options, Below, Ordered),
    (   Kind == one
    ->  some(Ordered, Line, Asleep, Cut, Nowhere, Result)
    ;   every(Ordered, Line, Asleep, Result)
    ).

%   The action that decided the last state at this place of the line is tried first.

best_first(Options, Place, Ordered) :-
    nb_getval(plan_deciders, Deciders),
    (   Options = [_, _|_],
        get_assoc(Place, Deciders, Action),
        selectchk(Action, Options, Others)
    ->  Ordered = [Action|Others]
    ;   Ordered = Options
    ).

decided(Place, Action) :-
    nb_getval(plan_deciders, Deciders),
    (   get_assoc(Place, Deciders, Action)
    ->  true
    ;   put_assoc(Place, Deciders, Action, Changed),
        nb_setval(plan_deciders, Changed)
    ).

some([], _, _, Cut, Above, no(Cut, Above)).
some([Action|Actions], Line, Tried0, Cut0, Above0, Result) :-
    child(one, Action, Line, Tried0, Declared, Found),
    (   Found == yes
    ->  decided_on(Line, Action),
        Result = yes
    ;   Found = no(Cut1, Above1)
    ->  Cut is max(Cut0, Cut1),
        Above is min(Above0, Above1),
        ( nowhere(Above1) -> tried(Declared, Action, Cut1, Tried0, Tried) ; Tried = Tried0 ),
        some(Actions, Line, Tried, Cut, Above, Result)
    ;   some(Actions, Line, Tried0, Cut0, Above0, Result)
    ).

every([], _, _, yes).
every([Action|Actions], Line, Tried0, Result) :-
    child(every, Action, Line, Tried0, Declared, Found),
    (   Found = no(_, _)
    ->  decided_on(Line, Action),
        Result = Found
    ;   ( Found == yes -> tried(Declared, Action, 0, Tried0, Tried) ; Tried = Tried0 ),
        every(Actions, Line, Tried, Result)
    ).

decided_on(line(_, _, _, Place, _), Action) :-
    decided(Place, Action).

%   Where Kind is `every`, and Action one of several declarations, the result is `reached`, and not `yes`,
%   where the goal is there at once: then nothing is known of what may follow.

child(Kind, Action, line(Key, Left, Path, Ply, Search), Tried, Declared, Result) :-
    declared_by(Search, Action, Declared),
    asleep_after(Declared, Tried, Asleep),
    (   Kind == every,
        Declared \== none
    ->  Goal = proving:below_answer(Left, Path, Ply, Asleep, Search, Result)
    ;   Goal = proving:below(Left, Path, Ply, Asleep, Search, Result)
    ),
    in_child(Search, Action, Key, Result, Goal).

below(Left, Path, Ply, Asleep, Search, Result, Stop, Key) :-
    node(Stop, Key, Left, Path, Ply, Asleep, Search, Result).

below_answer(Left, Path, Ply, Asleep, Search, Result, Stop, Key) :-
    node(Stop, Key, Left, Path, Ply, Asleep, Search, Found),
    (   Found == yes,
        goal_reached(Search)
    ->  Result = reached
    ;   Result = Found
    ).

%!  in_child(+Search, +Action, +Key, ?Result, :Goal) is det.
%
%   Call Goal once with the Stop and the key of the state after Action, which is taken back then;
%   Result, a variable of Goal, is what it gives, or `taken_back` where the rules take Action back.

in_child(search(_, _, _, _, _, Places), Action, Key0, Result, Goal) :-
    mark(Mark),
    findall(Result, moved(Action, Mark, Places, Key0, Result, Goal), Found),
    undo_to(Mark),
    (   Found = [Only]
    ->  Result = Only
    ;   throw(error(search_failed(Action), _))
    ).

moved(Action, Mark, Places, Key0, Result, Goal) :-
    move(Action, Stop),
    (   Stop == taken_back
    ->  Result = taken_back
    ;   next_key(Mark, Places, Key0, Key),
        once(call(Goal, Stop, Key))
    ).
