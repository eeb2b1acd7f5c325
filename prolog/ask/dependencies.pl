:- module(dependencies,
          [ depends/2,                  % ?Item, ?Other
            rule_reads/2,               % ?Rule, -Item
            rule_causes/2,              % ?Rule, -Effect
            undoes/2,                   % ?Id, ?Other
            rule_of/1                   % ?Rule
          ]).

/** <module> What depends on what, from the rules as they are loaded

An item is what is declared: Name/Arity of a fluent, an action, an event, a process, a choice, a flag or
an instruction. A rule reads the items that its conditions name, and those that the predicates read
that these call; it causes the items of its effects: +Item, or -Item where it ends a fluent.
Rules are rule(Id, Kind, Head, Body, Module), as rules:source/5 has them.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../k/language').
:- use_module('../k/rules', []).

%!  rule_of(?Rule) is nondet.

rule_of(rule(Id, Kind, Head, Body, Module)) :-
    rules:source(Id, Kind, Head, Body, Module),
    Kind \== declared.

%!  depends(?Item, ?Other) is nondet.
%
%   Some rule that causes Item, or lets it happen, reads Other: both by their names.

depends(Name, Other) :-
    findall(Name-Other, dependency(Name, Other), Pairs0),
    sort(Pairs0, Pairs),
    member(Name-Other, Pairs).

dependency(Name, Other) :-
    rule_of(Rule),
    rule_causes(Rule, Effect),
    ( Effect = +(Name/_) ; Effect = -(Name/_) ),
    rule_reads(Rule, Other/_).

%!  undoes(?Id, ?Other) is nondet.
%
%   A rule with the number Id can undo what one with the number Other brings about: it ends a
%   fluent that the other causes, causes one that it ends, gives it another value, or forbids the action
%   that it lets happen.

undoes(Id, Other) :-
    findall(A-B, undoing(A, B, Other), Pairs0),
    sort(Pairs0, Pairs),
    member(Id-Other, Pairs).

undoing(Id, Number, Other) :-
    Undone = rule(Number, _, _, _, _),
    ( nonvar(Other) -> Number = Other ; true ),
    rule_of(Undone),
    taken_back(Undone, Rule),
    Rule = rule(Id, _, _, _, _),
    Rule \== Undone.

taken_back(rule(_, (executable), Action, _, _), Rule) :-
    copy_term(Action, Copy),
    Rule = rule(_, (nonexecutable), Copy, _, _),
    rule_of(Rule).
taken_back(Undone, Rule) :-
    Undone = rule(_, Kind, _, _, _),
    Kind \== (executable),
    rule_causes(Undone, Effect),
    opposite(Effect, Opposed),
    brings(Opposed, Rule).

%   brings(+Effect, -Rule): Rule causes Effect.

brings(Effect, Rule) :-
    rule_of(Rule),
    rule_causes(Rule, Effect).

opposite(+Item, -Item).
opposite(-Item, +Item).
opposite(+(Name/Arity), +(Name/Arity)) :-
    functor(Template, Name, Arity),
    once(rules:functional(Template, _)).

%!  rule_causes(+Rule, -Effect) is nondet.
%
%   Effect is +Item or -Item, each once.

rule_causes(Rule, Effect) :-
    findall(Found, brought(Rule, Found), All),
    sort(All, Effects),
    member(Effect, Effects).

brought(rule(_, Kind, Head, _, _), Effect) :-
    (   Kind == (caused)
    ->  ( nonvar(Head), Head = (Effects if _) -> true ; Effects = Head ),
        effect_in(Effects, Effect)
    ;   Kind == (maintained)
    ->  Head = (Fluent if _),
        item(Fluent, Item),
        ( Effect = +Item ; Effect = -Item )
    ;   Kind == (replaced)
    ->  Head = (_ by Effects as _),
        effect_in(Effects, Effect)
    ;   Kind == (uneventful)
    ->  Head = (_ by _ then Tasks),
        effect_in(then(Tasks), Effect)
    ;   Kind == (settled)
    ->  effect_in(then(Head), Effect)
    ;   Kind == (executable)
    ->  item(Head, Item),
        Effect = +Item
    ).

effect_in(Effects, Effect) :-
    nonvar(Effects),
    effect_within(Effects, Effect).

effect_within((A, B), Effect) :-
    !,
    ( effect_in(A, Effect) ; effect_in(B, Effect) ).
effect_within(all(Effects), Effect) :-
    !,
    listed(Effects, Each),
    effect_in(Each, Effect).
effect_within([E|Es], Effect) :-
    !,
    listed([E|Es], Each),
    effect_in(Each, Effect).
effect_within(then(Tasks), Effect) :-
    !,
    listed(Tasks, Task),
    effect_in(Task, Effect).
effect_within(event(Event), Effect) :-
    !,
    effect_in(Event, Effect).
effect_within(-Fluent, -Item) :-
    !,
    item(Fluent, Item).
effect_within(Fluent, +Item) :-
    item(Fluent, Item).

listed(List, Element) :-
    nonvar(List),
    List = [First|Rest],
    ( Element = First ; listed(Rest, Element) ).

%   item(+Term, -Item): Term is of a form that is declared.

item(Term, Name/Arity) :-
    callable(Term),
    functor(Term, Name, Arity),
    functor(Template, Name, Arity),
    once(rules:declared(_, Template, _)).

%!  rule_reads(+Rule, -Item) is nondet.
%
%   Each item once.

rule_reads(Rule, Item) :-
    Rule = rule(_, _, Head, Body, Module),
    findall(Found,
            ( ( Goals = Body ; Head = (_ if Goals) ; Head = (Goals by _ as _) ; Head = (Goals by _ then _) ),
              read_in(Goals, Module, Found)
            ),
            All),
    sort(All, Items),
    member(Item, Items).

read_in(Body, Module, Item) :-
    goal_in(Body, Module, Scope, Goal),
    (   item(Goal, Found)
    ->  Item = Found
    ;   home_of(Scope, Goal, Home),
        functor(Goal, Name, Arity),
        read_by(Home, Name, Arity, Item)
    ).

%   read_by(+Home, +Name, +Arity, -Item): a predicate of the rules reads Item, or one that it calls does.
%   Rules do not change while they are loaded, so each predicate is looked at once.

:- table read_by/4.

read_by(Home, Name, Arity, Item) :-
    functor(Head, Name, Arity),
    clause(Home:Head, Body),
    read_in(Body, Home, Item).

%   home_of(+Module, +Goal, -Home): Goal is a predicate of the rules that Home defines, whether or not clauses of it sleep.

home_of(Module, Goal, Home) :-
    callable(Goal),
    there(Module, Goal),
    \+ predicate_property(Module:Goal, built_in),
    (   Module == awake,
        awake:rule_table(From:Goal)
    ->  Home = From
    ;   predicate_property(Module:Goal, imported_from(From))
    ->  Home = From
    ;   Home = Module
    ),
    \+ beyond_rules(Home),
    predicate_property(Home:Goal, number_of_clauses(_)),
    \+ predicate_property(Home:Goal, foreign).

%   there(+Module, +Goal): its predicate is loaded. To ask for a property of another would load it.

there(Module, Goal) :-
    functor(Goal, Name, Arity),
    current_predicate(Module:Name/Arity).

beyond_rules(Home) :-
    module_property(Home, class(Class)),
    Class \== user.
beyond_rules(Home) :-
    memberchk(Home, [state, definition, rules, awake, user]).

%   goal_in(+Body, +Module, -Scope, -Goal): Goal is called in Body, in the module Scope.

goal_in(Body, Module, Scope, Goal) :-
    nonvar(Body),
    (   Body = Other:Inner
    ->  atom(Other),
        goal_in(Inner, Other, Scope, Goal)
    ;   meta_arguments(Body, Module, Arguments)
    ->  member(Argument, Arguments),
        goal_in(Argument, Module, Scope, Goal)
    ;   callable(Body),
        Scope = Module,
        Goal = Body
    ).

meta_arguments(Body, Module, Arguments) :-
    compound(Body),
    there(Module, Body),
    predicate_property(Module:Body, meta_predicate(Head)),
    findall(Argument,
            ( arg(N, Head, Mode), called_as(Mode), arg(N, Body, Argument) ),
            Arguments),
    Arguments \== [].

called_as(0).
called_as(^).
called_as(//).
