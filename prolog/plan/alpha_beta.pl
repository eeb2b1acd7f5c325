:- module(alpha_beta,
          [ analysed/4                  % +Player, +Limits, -Depth, -Lines
          ]).

/** <module> The best lines of a player, by alpha-beta search (Knuth and Moore, 1975)

The graph is that of proofs, by make and undo: one choice deeper each time, with a table by the key
of a state, like actions once, and what was best before first. A line is worth what the game says
of the state in which nothing is under way any more (plan_rules:unsettled/0), where from its
end on all let everything happen. Of more than two players, all others play against the one who searches.

Values are integers for Player, who searches: millionths from -1 to 1 while the game goes on, and
2_000_000 where it is won.
*/

:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(lists), [append/3, memberchk/2, nth1/3, reverse/2, selectchk/3]).
:- use_module(library(pairs), [pairs_keys_values/3, pairs_values/2]).
:- use_module('../k/cycle', [set_tally/2, tally/2]).
:- use_module('../k/store', [mark/1, undo_to/1]).
:- use_module(counting, [count_state/0]).
:- use_module(moving, [move/2, moves_end/1]).
:- use_module(plan_rules, []).
:- use_module(options, [different_options/3]).
:- use_module(proving, [begin_search/3, in_child/5]).
:- use_module(worths, [worth/2, worths_after/3]).

win(2_000_000).
endless(3_000_000).

%   How many choices are made at most until nothing is under way any more.

most_settling(30).

%!  analysed(+Player, +Limits, -Depth, -Lines:list) is det.
%
%   Limits are limits(Most, Seconds, First, Count): search up to Most choices ahead, for Seconds (`inf` for
%   no limit), for the Count best lines; one choice ahead may take the time First. Lines are
%   line(Value, Actions), the best first, Depth choices long at most; with too little time for a depth,
%   the first one may be longer. Depth is 0 where not all first actions were looked at.

analysed(Player, limits(Most, Seconds, First, Count), Depth, Lines) :-
    maplist(end_of, [Seconds, First], [End, FirstEnd]),
    tally(Steps, Forced),
    setup_call_cleanup(
        mark(Mark),
        once(searched(Player, limit(Most, FirstEnd, End, Count))),
        ( undo_to(Mark), set_tally(Steps, Forced) )),
    nb_getval(plan_lines, found(Depth, Lines)).

searched(Player, Limit) :-
    begin_search(problem(Player, won(Player), game, all, [table, likes]), Search, Root),
    nb_setval(plan_lines, found(0, [])),
    begun(Search, Root, Options),
    catch(deepen(1, Options, Search, Root, Limit), Ended, time_is_up(Ended)),
    moves_end(inf).

end_of(Seconds, End) :-
    (   Seconds == inf
    ->  End = inf
    ;   get_time(Now),
        End is Now+Seconds
    ).

time_is_up(Ended) :-
    (   memberchk(Ended, [time_is_up, plan_stopped])
    ->  true
    ;   throw(Ended)
    ).

begun(Search, root(choice(_, _, Actions), _), Options) :-
    different_options(Search, Actions, Different),
    idle_last(Different, Options).

%   Of what is worth the same, doing something comes first.

idle_last(Actions, Ordered) :-
    partition(idle, Actions, Idle, Others),
    append(Others, Idle, Ordered).

idle(Action) :-
    plan_rules:does_nothing(Action).

deepen(Depth, Options, Search, Root, Limit) :-
    Limit = limit(Most, FirstEnd, End, Count),
    nb_setval(plan_depth, Depth),
    ( Depth =:= 1 -> Clock = FirstEnd ; Clock = End ),
    moves_end(Clock),
    root_lines(Options, Depth, Count, Clock, Search, Root, [], [], Lines, Others),
    moves_end(inf),
    nb_setval(plan_lines, found(Depth, Lines)),
    (   Depth < Most,
        Options = [_, _|_],
        Lines = [line(Value, _)|_],
        \+ decided(Value)
    ->  maplist(first_of, Lines, Best),
        append(Best, Others, Ordered),
        Next is Depth+1,
        deepen(Next, Ordered, Search, Root, Limit)
    ;   true
    ).

first_of(line(_, [Action|_]), Action).

decided(Value) :-
    win(Win),
    abs(Value) >= Win.

%   root_lines(+Options, +Depth, +Count, +Clock, +Search, +Root, +Lines0, +Others0, -Lines,
%   -Others): Others are first actions that begin none of the best lines.

root_lines(Options, 1, Count, _, Search, Root, [], [], Lines, Others) :-
    Root = root(choice(Chooser, _, _), _),
    worths_after(Chooser, Options, Worths),
    !,
    Search = search(Player, _, _, _, _, _),
    pairs_keys_values(Pairs0, Worths, Options),
    sort(1, @>=, Pairs0, Sorted),
    ( Chooser == Player -> Pairs = Sorted ; reverse(Sorted, Pairs) ),
    maplist(line_of_one, Pairs, All),
    cut(Count, All, Lines, Rest),
    maplist(first_of, Rest, Others).
root_lines(Options, Depth, Count, Clock, Search, Root, Lines0, Others0, Lines, Others) :-
    each_root(Options, Depth, Count, Clock, Search, Root, Lines0, Others0, Lines, Others).

line_of_one(Value-Action, line(Value, [Action])).

cut(Count, All, First, Rest) :-
    length(First, Count),
    append(First, Rest, All),
    !.
cut(_, All, All, []).

each_root([], _, _, _, _, _, Lines, Others0, Lines, Others) :-
    reverse(Others0, Others).
each_root([Action|Actions], Depth, Count, Clock, Search, Root, Lines0, Others0, Lines, Others) :-
    Root = root(_, Key),
    endless(Endless),
    (   nth1(Count, Lines0, line(Low, _))
    ->  true
    ;   Low is -Endless
    ),
    Left is Depth-1,
    in_child(Search, Action, Key, Found, alpha_beta:below(Left, Low, Endless, Clock, Search, Found)),
    (   Found = found(Value, Line),
        Value > Low
    ->  inserted(Lines0, line(Value, [Action|Line]), Lines1),
        cut(Count, Lines1, Lines2, Dropped),
        maplist(first_of, Dropped, Others1),
        append(Others1, Others0, Others2),
        (   Lines1 = [line(Value, [Action|_])|_]
        ->  nb_getval(plan_lines, found(Before, Known)),
            better_line(Lines1, Known, Better),
            nb_setval(plan_lines, found(Before, Better))
        ;   true
        )
    ;   Lines2 = Lines0,
        Others2 = [Action|Others0]
    ),
    each_root(Actions, Depth, Count, Clock, Search, Root, Lines2, Others2, Lines, Others).

%   The first of what is tried was the best before; what beats it, in a depth that is not
%   finished yet, is better.

better_line([Line|_], Known, [Line|Others]) :-
    Line = line(_, [Action|_]),
    (   selectchk(line(_, [Action|_]), Known, Others)
    ->  true
    ;   Others = Known
    ).

inserted([], New, [New]).
inserted([Line|Lines], New, Inserted) :-
    Line = line(Value, _),
    New = line(NewValue, _),
    (   NewValue > Value
    ->  Inserted = [New, Line|Lines]
    ;   Inserted = [Line|Others],
        inserted(Lines, New, Others)
    ).

below(Depth, Low, High, Clock, Search, found(Value, Line), Stop, Key) :-
    value(Stop, Key, Depth, Low, High, Clock, Search, Value, Line).

%   value(+Stop, +Key, +Depth, +Low, +High, +Clock, +Search, -Value, -Line): Value is exact between
%   Low and High, else a bound, and Line is what leads to an exact one.

value(Stop, Key, Depth, Low, High, Clock, Search, Value, Line) :-
    count_state,
    check_clock(Clock),
    Search = search(Player, _, _, _, _, _),
    (   Stop = over(Result)
    ->  outcome(Result, Player, Value),
        Line = []
    ;   known(Key, Depth, Low, High, Found)
    ->  Value = Found,
        Line = []
    ;   Depth =:= 0
    ->  most_settling(Most),
        settled(Stop, Most, Player, Value),
        keep(Key, entry(0, exact, Value, none)),
        Line = []
    ;   Stop = choice(Chooser, _, Actions),
        different_options(Search, Actions, Options),
        ( Chooser == Player -> Side = most ; Side = least ),
        (   Options = [_, _|_],
            worths_after(Chooser, Options, Worths)
        ->  by_worth(Side, Worths, Options, Pairs)
        ;   Pairs = []
        ),
        chosen(Pairs, Options, node(Side, Key, Depth, Low, High, Clock, Search), Value, Line)
    ).

check_clock(Clock) :-
    (   Clock == inf
    ->  true
    ;   get_time(Now),
        Now =< Clock
    ->  true
    ;   throw(time_is_up)
    ).

outcome(won(Players), Player, Value) :-
    !,
    win(Win),
    ( memberchk(Player, Players) -> Value = Win ; Value is -Win ).
outcome(_, _, 0).

%   Values are the searcher's: the chooser's own come with the other sign where another chooses.

by_worth(Side, Worths, Options, Pairs) :-
    pairs_keys_values(Pairs0, Worths, Options),
    ( Side == most -> sort(1, @>=, Pairs0, Pairs) ; sort(1, @=<, Pairs0, Pairs) ).

chosen([Value-Action|_], _, node(_, _, 1, _, _, _, _), Value, [Action]) :-
    !.
chosen(Pairs, Options, Node, Value, Line) :-
    Node = node(Side, Key, Depth, Low, High, _, _),
    (   Pairs = [_|_]
    ->  pairs_values(Pairs, Ordered)
    ;   idle_last(Options, Ordered)
    ),
    best_first(Ordered, Key, Tried),
    start(Side, Start),
    scan(Tried, Node, Start, none, [], Value, Best, Line),
    bound(Value, Low, High, Bound),
    keep(Key, entry(Depth, Bound, Value, Best)).

start(most, Start) :- endless(Endless), Start is -Endless.
start(least, Start) :- endless(Start).

bound(Value, Low, High, Bound) :-
    (   Value >= High
    ->  Bound = least
    ;   Value =< Low
    ->  Bound = most
    ;   Bound = exact
    ).

best_first(Options, Key, Ordered) :-
    nb_getval(plan_table, Table),
    (   Options = [_, _|_],
        trie_lookup(Table, Key, entry(_, _, _, Action)),
        selectchk(Action, Options, Others)
    ->  Ordered = [Action|Others]
    ;   Ordered = Options
    ).

scan([], _, Value, Best, Line, Value, Best, Line).
scan([Action|Actions], Node, Value0, Best0, Line0, Value, Best, Line) :-
    Node = node(Side, Key, Depth, Low, High, Clock, Search),
    Left is Depth-1,
    in_child(Search, Action, Key, Found, alpha_beta:below(Left, Low, High, Clock, Search, Found)),
    (   Found = found(Value1, Below),
        better(Side, Value1, Value0)
    ->  (   cut_off(Side, Value1, Low, High)
        ->  Value = Value1,
            Best = Action,
            Line = [Action|Below]
        ;   narrowed(Side, Value1, Node, Narrowed),
            scan(Actions, Narrowed, Value1, Action, [Action|Below], Value, Best, Line)
        )
    ;   scan(Actions, Node, Value0, Best0, Line0, Value, Best, Line)
    ).

better(most, Value, Before) :- Value > Before.
better(least, Value, Before) :- Value < Before.

cut_off(most, Value, _, High) :- Value >= High.
cut_off(least, Value, Low, _) :- Value =< Low.

narrowed(most, Value, node(Side, Key, Depth, Low0, High, Clock, Search),
         node(Side, Key, Depth, Low, High, Clock, Search)) :-
    Low is max(Low0, Value).
narrowed(least, Value, node(Side, Key, Depth, Low, High0, Clock, Search),
         node(Side, Key, Depth, Low, High, Clock, Search)) :-
    High is min(High0, Value).

%   The table: entry(Depth, Bound, Value, Action), Value being exact, `least` or `most`. An exact one
%   within the bounds is searched again, so that its line is known.

known(Key, Depth, Low, High, Value) :-
    nb_getval(plan_table, Table),
    trie_lookup(Table, Key, entry(Depth, Bound, Value, _)),
    (   Depth =:= 0
    ->  true
    ;   Value >= High
    ->  Bound \== most
    ;   Value =< Low,
        Bound \== least
    ).

keep(Key, Entry) :-
    nb_getval(plan_table, Table),
    trie_update(Table, Key, Entry).

%   settled(+Stop, +Left, +Player, -Value): undo takes back what is done here. A game that is won
%   so, where others let it happen, is not won yet.

settled(over(Result), _, Player, Value) :-
    outcome(Result, Player, Outcome),
    Value is Outcome//2.
settled(taken_back, _, Player, Value) :-
    worth(Player, Value).
settled(choice(_, _, Actions), Left, Player, Value) :-
    (   Left > 0,
        plan_rules:unsettled
    ->  partition(idle, Actions, Idle, Others),
        append(Idle, Others, [Action|_]),
        Less is Left-1,
        move(Action, Stop),
        settled(Stop, Less, Player, Value)
    ;   worth(Player, Value)
    ).
