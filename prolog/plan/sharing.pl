:- module(sharing,
          [ shared_root/4,              % +Share, +Search, +Root0, -Root
            proved_root/4               % +Search, +Root, +Depth, -Result
          ]).

/** <module> A part of a search, so that several processes can look at one problem

Each process finds the same first actions, and looks at its share of them. Where the searcher chooses first, these
are sequences of the searcher's actions, so many that shares are about as large as each other: the tree
is expanded level by level. Declarations that are tried in another share sleep: no set of them is
looked at twice. What is found out without these is no truth of a state, and not kept.
*/

:- use_module(library(lists), [append/2, append/3, nth0/3, reverse/2]).
:- use_module(options, [asleep_after/3, declared_by/3, like_options/3, options_awake/5, tried/5]).
:- use_module(proving, [goal_reached/1, in_child/5, kind_of_node/4, proved/5, proved_on_line/8]).

%   So many parts for each process, and so many actions of a sequence at most.

parts_each(8).
longest(6).

%!  shared_root(+Share, +Search, +Root0, -Root) is det.
%
%   Root is what a process looks at whose Share is share(K, N), the K-th of N from 0, where Root0 is the
%   present state: root(Stop, Key), with a part of the actions, or leaves(Parts, Key).

shared_root(share(K, N), Search, root(Stop, Key), Root) :-
    (   N > 1,
        Stop = choice(Player, Process, _),
        \+ goal_reached(Search),
        kind_of_node(Search, Stop, Kind, Actions)
    ->  (   Kind == one
        ->  parts(1, N, Search, Stop, Key, Parts),
            own(Parts, K, N, Own),
            Root = leaves(Own, Stop, Key)
        ;   like_options(Search, Actions, Classes),
            own(Classes, K, N, OwnClasses),
            append(OwnClasses, OwnActions),
            Root = root(choice(Player, Process, OwnActions), Key)
        )
    ;   Root = root(Stop, Key)
    ).

own(All, K, N, Own) :-
    findall(One, ( nth0(I, All, One), I mod N =:= K ), Own).

parts(Level, N, Search, Stop, Key, Parts) :-
    expanded(Search, Level, [], [], Found, Stop, Key),
    length(Found, Count),
    parts_each(Each),
    longest(Longest),
    (   ( Count >= Each*N ; Level =:= Longest )
    ->  Parts = Found
    ;   Next is Level+1,
        parts(Next, N, Search, Stop, Key, Parts)
    ).

%   expanded(+Search, +Levels, +Before, +Asleep, -Parts, +Stop, +Key): Parts are part(Actions, Asleep), Actions being those
%   after which a process goes on and Before, reversed, the first of them.

expanded(Search, Levels, Before, Asleep, Parts, Stop, Key) :-
    (   Levels > 0,
        \+ goal_reached(Search),
        kind_of_node(Search, Stop, one, Actions)
    ->  options_awake(Asleep, Search, Actions, _, Options),
        Less is Levels-1,
        each_expanded(Options, Asleep, level(Search, Less, Before, Key), Parts)
    ;   reverse(Before, Sequence),
        Parts = [part(Sequence, Asleep)]
    ).

each_expanded([], _, _, []).
each_expanded([Action|Actions], Tried0, Level, Parts) :-
    Level = level(Search, Levels, Before, Key),
    declared_by(Search, Action, Declared),
    asleep_after(Declared, Tried0, Asleep),
    in_child(Search, Action, Key, Found, sharing:expanded(Search, Levels, [Action|Before], Asleep, Found)),
    tried(Declared, Action, elsewhere, Tried0, Tried),
    each_expanded(Actions, Tried, Level, Others),
    ( Found == taken_back -> Parts = Others ; append(Found, Others, Parts) ).

%!  proved_root(+Search, +Root, +Depth, -Result) is det.
%
%   Result is as of proving:proved/5, for what Root is of the problem. The first actions of the plan that was found last
%   are the value of plan_beginning.

proved_root(Search, root(Stop, Key), Depth, Result) :-
    nb_setval(plan_beginning, []),
    proved(Search, Stop, Key, Depth, Result).
proved_root(Search, leaves(Parts, _, Key), Depth, Result) :-
    some_part(Parts, Search, Key, Depth, 0, Result).

some_part([], _, _, _, Cut, no(Cut, 0)).
some_part([part(Actions, Asleep)|Parts], Search, Key, Depth, Cut0, Result) :-
    length(Actions, Length),
    Left is Depth-Length,
    (   Left < 0
    ->  some_part(Parts, Search, Key, Depth, 1, Result)
    ;   after_actions(Actions, Left, [], 0, Asleep, Search, Key, Found),
        (   Found == yes
        ->  nb_setval(plan_beginning, Actions),
            Result = yes
        ;   Found = no(Cut1, _),
            Cut is max(Cut0, Cut1),
            some_part(Parts, Search, Key, Depth, Cut, Result)
        )
    ).

after_actions([Action|Actions], Left, Path, Ply, Asleep, Search, Key, Result) :-
    Below is Ply+1,
    in_child(Search, Action, Key, Result, sharing:further(Actions, Left, [Key-Ply|Path], Below, Asleep, Search, Result)).

further([], Left, Path, Ply, Asleep, Search, Result, Stop, Key) :-
    proved_on_line(Search, Stop, Key, Left, Path, Ply, Asleep, Result).
further([Action|Actions], Left, Path, Ply, Asleep, Search, Result, _, Key) :-
    after_actions([Action|Actions], Left, Path, Ply, Asleep, Search, Key, Result).
