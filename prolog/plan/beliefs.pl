:- module(beliefs,
          [ plan_for_all/6              % +Game, +Search, +Most, -Count, -Outcome, -Plan
          ]).

/** <module> Plans that hold whatever is hidden, and whatever chance brings

A belief is the set of worlds (worlds.pl) that a player can't tell apart. In all of them the player
does the same. Where the others choose, each of their answers in each world is looked at, and
whether they were asked at all is not seen: worlds are told apart where the player chooses next, by
what is seen then. A goal that is reached in some worlds has to be reached in the others still. Deeper
and deeper, with a table of beliefs.

A world in a belief is item(Key, Left, World, Said): Left choices may still be made, and Said are the
last answers of the others, World-Action each, the newest first.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2, memberchk/2, reverse/2]).
:- use_module(library(ordsets), [ord_intersection/2, ord_subtract/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys/2]).
:- use_module(moving, [present/1]).
:- use_module(proving, [proved/5]).
:- use_module(state_key, [first_key/2]).
:- use_module(strategies, [spoken/4]).
:- use_module(worlds, [in_world/2, worlds/3, worlds_after/4]).

%!  plan_for_all(+Game, +Search, +Most, -Count, -Outcome, -Plan) is det.
%
%   Outcome is as of deepening:deepened/4, for all Count worlds that the player of Search may be in. Plan is
%   a list of branch(Answers, Seen, Player, Action, Plan): after Answers, answer(Player, Spoken, Words) each,
%   and where the facts Seen tell it from other branches, Player does Action, action(Spoken, Words). Where
%   the goal is reached by then, there is no branch.

plan_for_all(Game, Search, Most, Count, Outcome, Plan) :-
    worlds(Game, Search, Worlds),
    length(Worlds, Count),
    trie_new(Known),
    deepen(0, Worlds, Known, Search, Most, Outcome),
    (   Outcome = plan(Length)
    ->  maplist(item(Length), Worlds, Items),
        plan(Items, Known, Search, Plan)
    ;   Plan = []
    ).

item(Left, World, item(Key, Left, World, [])) :-
    World = world(_, _, _, Key, _).

deepen(Depth, Worlds, Known, Search, Most, Outcome) :-
    nb_setval(plan_depth, Depth),
    maplist(item(Depth), Worlds, Items),
    believed(Items, Known, Search, Result),
    (   Result == yes
    ->  Outcome = plan(Depth)
    ;   Result == no(0)
    ->  Outcome = none
    ;   Depth == Most
    ->  Outcome = none_within(Most)
    ;   Next is Depth+1,
        deepen(Next, Worlds, Known, Search, Most, Outcome)
    ).

%   believed(+Items, +Known, +Search, -Result): Result is `yes` or no(Cut), as of proving.pl.

believed(Items, Known, Search, Result) :-
    (   beliefs(Items, Search, Beliefs)
    ->  each(Beliefs, Known, Search, Result)
    ;   failing(Items, Search, Result)
    ).

each([], _, _, yes).
each([Belief|Beliefs], Known, Search, Result) :-
    one(Belief, Known, Search, Found),
    (   Found == yes
    ->  each(Beliefs, Known, Search, Result)
    ;   Result = Found
    ).

%   beliefs(+Items, +Search, -Beliefs) is semidet: where the player chooses next, told apart by what is
%   seen; fails where that is too far away, or where the goal is lost before.

beliefs(Items0, Search, Beliefs) :-
    waiting(Items0, Search, Items),
    findall(Seen-Item,
            ( member(Item, Items), Item = item(_, _, world(_, _, Seen, _, _), _) ),
            Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    findall(Belief, ( member(_-Group, Groups), hardest(Group, Belief) ), Beliefs).

%   hardest(+Group, -Belief): where a world is there twice, a plan in fewer choices is one in more.

hardest(Group, Belief) :-
    sort(Group, Sorted),
    sort(1, @<, Sorted, Belief).

%   waiting(+Items0, +Search, -Items): the others have answered in all ways; a world to which several
%   answers lead is looked at once, unless fewer choices are left in it.

waiting(Items0, Search, Items) :-
    trie_new(Least),
    waiting(Items0, Least, Search, Items, []).

waiting([], _, _, Waiting, Waiting).
waiting([Item|Items], Least, Search, Waiting, Others) :-
    Item = item(Key, Left, world(_, Status, _, _, _), _),
    (   trie_lookup(Least, Key, Before),
        Before =< Left
    ->  Waiting = Next
    ;   trie_update(Least, Key, Left),
        waits(Status, Item, Least, Search, Waiting, Next)
    ),
    waiting(Items, Least, Search, Next, Others).

waits(Status, Item, Least, Search, Waiting, Others) :-
    Item = item(_, Left, _, _),
    (   Status == goal
    ->  Waiting = Others
    ;   own(Status, Search)
    ->  Left > 0,
        Waiting = [Item|Others]
    ;   Status = choice(_, _),
        Left > 0,
        answered(Item, Search, After),
        waiting(After, Least, Search, Waiting, Others)
    ).

own(choice(Chooser, _), search(Player, _, _, Opponents, _, _)) :-
    ( Chooser == Player -> true ; Opponents == any ).

answered(item(_, Left, World, Said), Search, Items) :-
    World = world(_, choice(_, Options), _, _, _),
    Less is Left-1,
    findall(item(Key, Less, After, [World-Action|Said]),
            ( member(_-Action, Options),
              worlds_after(Search, World, Action, Found),
              member(After, Found),
              After = world(_, _, _, Key, _)
            ),
            Items0),
    sort(1, @<, Items0, Items).

%   failing(+Items, +Search, -Result): why there are no beliefs: no(0) where the goal is lost, whatever
%   the depth.

failing(Items, Search, no(Cut)) :-
    ( lost(Items, Search) -> Cut = 0 ; Cut = 1 ).

lost(Items, Search) :-
    trie_new(Most),
    lost(Items, Most, Search).

lost(Items, Most, Search) :-
    member(Item, Items),
    Item = item(Key, Left, world(_, Status, _, _, _), _),
    \+ ( trie_lookup(Most, Key, Before), Before >= Left ),
    trie_update(Most, Key, Left),
    (   Status == dead
    ->  true
    ;   Status = choice(_, _),
        \+ own(Status, Search),
        Left > 0,
        answered(Item, Search, After),
        lost(After, Most, Search)
    ),
    !.

%   What is known of a belief is kept by the keys of its worlds, with how many choices are left in each
%   less than in the first: plan(Left), or none(Left, Cut), Left being the first one's.

one(Belief, Known, Search, Result) :-
    Belief = [item(_, First, _, _)|_],
    findall(Key-Less, ( member(item(Key, Left, _, _), Belief), Less is First-Left ), Name),
    (   trie_lookup(Known, Name, Value),
        known_as(Value, First, Found)
    ->  Result = Found
    ;   (   apart(Belief, Search, Cut)
        ->  Result = no(Cut)
        ;   common(Belief, Options),
            some(Options, Belief, Known, Search, 0, Result)
        ),
        ( Result = no(Cut1) -> NewValue = none(First, Cut1) ; NewValue = plan(First) ),
        trie_update(Known, Name, NewValue)
    ).

known_as(plan(Length), Left, yes) :-
    Length =< Left.
known_as(none(_, 0), _, no(0)).
known_as(none(Length, 1), Left, no(1)) :-
    Left =< Length.

%   apart(+Belief, +Search, -Cut) is semidet: in one of the worlds there is no plan though all of it be
%   known, and chance be as the seed has it: so there is none for all.

apart(Belief, Search, Cut) :-
    member(item(_, Left, World, _), Belief),
    in_world(World, alone(Search, Left, Result)),
    Result = no(Cut, _),
    !.

alone(search(Player, Goal, Last, Opponents, Cuts, _), Left, Result) :-
    first_key(Places, Key),
    present(Stop),
    proved(search(Player, Goal, Last, Opponents, Cuts, Places), Stop, Key, Left, Result).

common(Belief, Options) :-
    maplist(options, Belief, OptionLists),
    ord_intersection(OptionLists, Options).

options(item(_, _, world(_, choice(_, Pairs), _, _, _), _), Options) :-
    pairs_keys(Pairs, Keys),
    sort(Keys, Options).

some([], _, _, _, Cut, no(Cut)).
some([Option|Options], Belief, Known, Search, Cut0, Result) :-
    (   taken(Belief, Option, Search, After)
    ->  believed(After, Known, Search, Found)
    ;   Found = no(0)
    ),
    (   Found = no(Cut1)
    ->  Cut is max(Cut0, Cut1),
        some(Options, Belief, Known, Search, Cut, Result)
    ;   Result = yes
    ).

%   taken(+Belief, +Option, +Search, -Items) is semidet: fails where the rules take the action back.

taken(Belief, Option, Search, Items) :-
    maplist(taken_in(Option, Search), Belief, Found),
    append(Found, Items).

taken_in(Option, Search, item(_, Left, World, _), Items) :-
    World = world(_, choice(_, Options), _, _, _),
    memberchk(Option-Action, Options),
    worlds_after(Search, World, Action, [First|Others]),
    Less is Left-1,
    maplist(item(Less), [First|Others], Items).

%   plan(+Items, +Known, +Search, -Plan): there is one.

plan(Items, Known, Search, Plan) :-
    beliefs(Items, Search, Beliefs),
    findall(Facts, member([item(_, _, world(_, _, _, _, Facts), _)|_], Beliefs), Seen),
    ( Seen == [] -> Shared = [] ; ord_intersection(Seen, Shared) ),
    maplist(branch(Known, Search, Shared), Beliefs, Plan).

branch(Known, Search, Shared, Belief, branch(Answers, Seen, Player, action(Spoken, Words), Plan)) :-
    common(Belief, Options),
    member(Option, Options),
    taken(Belief, Option, Search, After),
    believed(After, Known, Search, yes),
    !,
    Belief = [item(_, _, World, Said)|_],
    World = world(_, choice(Player, Own), _, _, Facts),
    memberchk(Option-Action, Own),
    in_world(World, spoken(Player, Action, Spoken, Words)),
    reverse(Said, InOrder),
    maplist(answer, InOrder, Answers),
    ord_subtract(Facts, Shared, Seen),
    plan(After, Known, Search, Plan).

answer(World-Action, answer(Player, Spoken, Words)) :-
    World = world(_, choice(Player, _), _, _, _),
    in_world(World, spoken(Player, Action, Spoken, Words)).
