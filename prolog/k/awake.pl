:- module(awake,
          [ begin_asleep/0,
            awaken/2                    % +Kind, +Fact
          ]).

/** <module> The rules that something can come of

Most rules are about what few games have: a keyword, a kind of counter, a way to cast. A rule whose condition needs
a fact sleeps until there is such a fact for the first time in this process, and nobody tries it until then.

The tables here hold the clauses of `rules` that are awake: effect/3, executable/3 (without the actions that
are not listed), nonexecutable/3, settlement/2, replacement/5, with replaceable/1; and those of tables that a game adds.
Whoever explains rules asks `rules` itself. This is a part of the store: it asserts and retracts nothing but these tables
and what waits for what.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(rules, []).

:- dynamic
    effect/3,
    executable/3,
    nonexecutable/3,
    settlement/2,
    replacement/5,
    replaceable/1,                      % Pattern: some clause of replacement/5 is about such an event
    sleeping_fluent/2,                  % Pattern, Number: no fluent has matched Pattern yet
    sleeping_definition/2,              % Pattern, Number: nor has any definition
    asleep/3,                           % Number, Rule, Others: rule(Table, Nth) waits for that pattern, then for Others
    stands/2,                           % Table, Nth: that rule of an ordered table is awake
    known_rules/1.                      % Counts: how many clauses the tables were made from

%   rule_table(?Head): of the clauses of Head, Module:General, the table of that name here has those that are awake. Games add
%   some, and declare these tables dynamic.

:- multifile rule_table/1.
:- dynamic rule_table/1.

rule_table(rules:effect(_, _, _)).
rule_table(rules:executable(_, _, _)).
rule_table(rules:nonexecutable(_, _, _)).
rule_table(rules:settlement(_, _)).
rule_table(rules:replacement(_, _, _, _, _)).

%   of_fact(?Head, -Fact) is semidet: a clause of Head is of use only where there is such a Fact, too. Games add clauses.

:- multifile of_fact/2.
:- dynamic of_fact/2.

%   rests_on(?Condition, -Fact) is semidet: nothing fulfils Condition, Module:Goal, before there is such a Fact, or before what
%   one of its clauses needs. Games add clauses for conditions that are no fluents.

:- multifile rests_on/2.
:- dynamic rests_on/2.

:- meta_predicate all_at_once(0).

%!  begin_asleep is det.
%
%   A game begins, or is loaded: the tables are there, and are made anew where rules have been added. What has woken
%   up stays awake, so that a row of like games makes no table twice.

begin_asleep :-
    findall(Count, ( ( rule_table(Head) ; Head = rules:source(_, _, _, _, _) ), clause_count(Head, Count) ), Counts),
    (   known_rules(Counts)
    ->  true
    ;   all_at_once(fall_asleep(Counts))
    ).

clause_count(Head, Count) :-
    (   predicate_property(Head, number_of_clauses(Found))
    ->  Count = Found
    ;   Count = 0
    ).

fall_asleep(Counts) :-
    forall(rule_table(_:Head), retractall(Head)),
    forall(member(Facts, [sleeping_fluent(_, _), sleeping_definition(_, _), asleep(_, _, _), stands(_, _), known_rules(_), replaceable(_)]),
           retractall(Facts)),
    forall(( rule_table(Head), nth_clause(Head, Nth, Clause) ), wait(Head, Nth, Clause)),
    assertz(known_rules(Counts)).

wait(Module:General, Nth, Clause) :-
    functor(General, Table, Arity),
    clause(Module:Head, Body, Clause),
    (   listed(Head)
    ->  ( of_fact(Module:Head, Fact) -> Needed = ( Body, Fact ) ; Needed = Body ),
        findall(Number, missing(Needed, Module, Number), Numbers),
        wait_for(Numbers, rule(Module:Table/Arity, Nth))
    ;   true
    ).

listed(Head) :-
    \+ ( Head = executable(_, Action, _), nonvar(Action), rules:unlisted(Action) ).

%   wait_for(+Numbers, +Rule) is det: Rule, the Nth of its Table, wakes up when the last of them has. A reference to its
%   clause is not kept: SWI-Prolog collects atoms again and again where facts hold some.

wait_for([], rule(Table, Nth)) :-
    (   ordered(Table)
    ->  stand_in_order(Table, Nth)
    ;   stand(Table, Nth)
    ).
wait_for([Number|Others], Rule) :-
    assertz(asleep(Number, Rule, Others)).

stand(Module:Table/Arity, Nth) :-
    functor(General, Table, Arity),
    nth_clause(Module:General, Nth, Clause),
    clause(Module:Head, Body, Clause),
    ( Module == rules -> Inner = Body ; at_home(Body, Module, Inner) ),
    tried_if(Head, Inner, Condition),
    current_prolog_flag(optimise, Before),
    setup_call_cleanup(set_prolog_flag(optimise, true), assertz((Head :- Condition)), set_prolog_flag(optimise, Before)),
    ( Head = replacement(Event, _, _, _, _) -> skeleton(Event, Pattern), assertz(replaceable(Pattern)) ; true ).

%   tried_if(+Head, +Body, -Condition) is det: which action it is, and whether it is listed, may be known by the body alone.

tried_if(Head, Body, Condition) :-
    (   Head = executable(_, Action, _),
        var(Action)
    ->  Condition = ( Body, \+ rules:unlisted(Action) )
    ;   Condition = Body
    ).

%   at_home(+Body, +Module, -Qualified) is det: each goal of Body is called in the module in which it is written.

at_home(Body, Module, Qualified) :-
    (   Body = Other:Inner
    ->  at_home(Inner, Other, Qualified)
    ;   control(Body)
    ->  Body =.. [Name|Goals],
        maplist(within(Module), Goals, Known),
        Qualified =.. [Name|Known]
    ;   arithmetic(Body)
    ->  Qualified = Body
    ;   Qualified = Module:Body
    ).

within(Module, Goal, Qualified) :-
    at_home(Goal, Module, Qualified).

control(Body) :-
    nonvar(Body),
    memberchk(Body, [(_, _), (_ ; _), (_ -> _), (_ *-> _), \+ _]).

%   Compiled as what they are only where no module stands before them.

arithmetic(Body) :-
    nonvar(Body),
    memberchk(Body, [_ is _, _ > _, _ < _, _ >= _, _ =< _, _ =:= _, _ =\= _, true]).

%   Effects and actions are sets. Of these, the one that is written first counts first, whichever woke up first: a game comes
%   out the same, whatever was played before.

ordered(Module:Table/_) :-
    (   Module \== rules
    ->  true
    ;   memberchk(Table, [settlement, replacement])
    ).

stand_in_order(Table, Nth) :-
    assertz(stands(Table, Nth)),
    findall(Place, stands(Table, Place), Places),
    sort(Places, Sorted),
    Table = _:Name/Arity,
    functor(General, Name, Arity),
    retractall(General),
    ( Table == rules:replacement/5 -> retractall(replaceable(_)) ; true ),
    forall(member(Place, Sorted), stand(Table, Place)).

%   missing(+Body, +Module, -Number) is nondet: Body, of Module, needs a fact that was not there yet.

missing(Body, Module, Number) :-
    needed(Body, Module, Goal),
    never_yet(Goal, 3, Patterns),
    number_of(Patterns, Number).

%   needed(+Body, +Module, -Goal) is nondet: Body holds only where Goal does.

needed(Body, Module, Goal) :-
    (   Body = Other:Inner
    ->  needed(Inner, Other, Goal)
    ;   ( Body = (First, Second) ; Body = (First->Second) )
    ->  (   needed(First, Module, Goal)
        ;   needed(Second, Module, Goal)
        )
    ;   Body = (\+ Denied),
        Denied = (\+ Inner)
    ->  needed(Inner, Module, Goal)
    ;   callable(Body),
        Goal = Module:Body
    ).

%   never_yet(+Goal, +Depth, -Patterns) is semidet: Goal needs a fact as one of Patterns says, and there was none. What is no
%   fact itself follows from others by its clauses, looked into so many deep: each of them needs one.

never_yet(Module:Goal, Depth, Patterns) :-
    home(Module:Goal, Home),
    (   ( Fact = Home:Goal ; rests_on(Home:Goal, Fact) ),
        stored(Fact)
    ->  pattern(Fact, Pattern),
        \+ Pattern,
        Patterns = [Pattern]
    ;   Depth > 0,
        ( rests_on(Home:Goal, Cause) -> Cause = Place:_ ; Cause = Home:Goal, Place = Home ),
        few_clauses(Cause),
        findall(Body, clause(Cause, Body), Bodies),
        Bodies \== [],
        Below is Depth-1,
        each_needs(Bodies, Place, Below, Patterns)
    ).

each_needs([], _, _, []).
each_needs([Body|Bodies], Module, Depth, Patterns) :-
    needed(Body, Module, Goal),
    never_yet(Goal, Depth, First),
    !,
    append(First, Others, Patterns),
    each_needs(Bodies, Module, Depth, Others).

home(Module:Goal, Home) :-
    (   predicate_property(Module:Goal, imported_from(Found))
    ->  Home = Found
    ;   Home = Module
    ).

few_clauses(Goal) :-
    \+ predicate_property(Goal, dynamic),
    \+ predicate_property(Goal, system),
    predicate_property(Goal, number_of_clauses(Count)),
    Count =< 8.

%   stored(+Fact) is semidet: it is put into the store, and does not follow from others.

stored(Kind:Fact) :-
    memberchk(Kind, [state, definition]),
    predicate_property(Kind:Fact, dynamic),
    functor(Fact, Name, Arity),
    functor(General, Name, Arity),
    \+ ( clause(Kind:General, Body), Body \== true ).

%   pattern(+Fact, -Pattern) is det: Fact without what its variables share. The values of a functional fluent
%   take turns without being new, so that all of them are one.

pattern(Kind:Fact, Kind:Pattern) :-
    (   Kind == state,
        rules:functional(Fact, General)
    ->  Pattern = General
    ;   skeleton(Fact, Pattern)
    ).

skeleton(Fact, Pattern) :-
    Fact =.. [Name|Arguments],
    skeletons(Arguments, Skeletons),
    Pattern =.. [Name|Skeletons].

skeletons([], []).
skeletons([Argument|Arguments], [Skeleton|Skeletons]) :-
    (   compound(Argument)
    ->  functor(Argument, Name, Arity),
        functor(Skeleton, Name, Arity)
    ;   atomic(Argument)
    ->  Skeleton = Argument
    ;   true
    ),
    skeletons(Arguments, Skeletons).

%   Several patterns have one number where one fact of any of them is enough.

number_of(Patterns, Number) :-
    sort(Patterns, [First|Others]),
    (   Others == [],
        alone(First, Number)
    ->  true
    ;   flag(sleeping_patterns, Number, Number+1),
        forall(member(Pattern, [First|Others]), sleep_until(Pattern, Number))
    ).

alone(Pattern, Number) :-
    copy_term(Pattern, Narrower),
    sleeping(Narrower, Number),
    findall(Known, sleeping(Known, Number), [Known]),
    Known =@= Pattern,
    !.

sleep_until(state:Pattern, Number) :- assertz(sleeping_fluent(Pattern, Number)).
sleep_until(definition:Pattern, Number) :- assertz(sleeping_definition(Pattern, Number)).

sleeping(state:Pattern, Number) :- sleeping_fluent(Pattern, Number).
sleeping(definition:Pattern, Number) :- sleeping_definition(Pattern, Number).

%!  awaken(+Kind, +Fact) is det.
%
%   Fact, of Kind `state` or `definition`, is put into the store for the first time: rules that have waited for it wake up.

awaken(Kind, Fact) :-
    all_at_once(woken(Kind, Fact)).

%   Other threads see all of it or nothing; who puts the same fact meanwhile waits.

all_at_once(Goal) :-
    with_mutex(awake, sig_atomic(transaction(Goal))).

woken(Kind, Fact) :-
    findall(Number, sleeping(Kind:Fact, Number), Found),
    sort(Found, Numbers),
    forall(( member(Number, Numbers), retract(asleep(Number, Rule, Others)) ), sleep_on(Others, Numbers, Rule)),
    forall(member(Number, Numbers), ( retractall(sleeping_fluent(_, Number)), retractall(sleeping_definition(_, Number)) )).

sleep_on(Others, Woken, Rule) :-
    findall(Number, ( member(Number, Others), \+ memberchk(Number, Woken), still_sleeping(Number) ), Numbers),
    wait_for(Numbers, Rule).

still_sleeping(Number) :-
    once(( sleeping_fluent(_, Number) ; sleeping_definition(_, Number) )).
