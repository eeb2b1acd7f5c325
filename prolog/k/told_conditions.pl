:- module(told_conditions,
          [ conditions_of/4,            % ?Action, -Id, -Module, -Conditions
            conjuncts/2                 % +Body, -Conditions
          ]).

/** <module> The conditions of a rule, in the order in which they are explained

In a rule, what only some definitions have comes first, as that spares looking for the rest. In an explanation it comes after what
is about the action, and is left out where it never is about it: else the reasons would tell which definitions there are, and those
may be of what nobody has seen.
*/

:- use_module(library(lists), [append/3, member/2]).
:- use_module(rules, []).

%!  conditions_of(?Action, -Id, -Module, -Conditions:list) is nondet.
%
%   Conditions are those of the rule Id of Module that lets Action happen. The first is the process. One about definitions comes
%   as soon as what it is the definition of is known, and one that reads a variable of its after it.

conditions_of(Action, Id, Module, [Process|Told]) :-
    rules:source(Id, executable, Head, Body, Module),
    \+ Head \= Action,
    conjuncts(Body, [Process|Conditions]),
    term_variables(Head-Process, Known),
    split_by_turn(Conditions, Known, [], Told),
    Head = Action.

%!  conjuncts(+Body, -Conditions:list) is det.

conjuncts(Body, Conditions) :-
    (   Body = (A, B)
    ->  Conditions = [A|Rest],
        conjuncts(B, Rest)
    ;   Conditions = [Body]
    ).

%   split_by_turn(+Conditions, +Known, +Waiting, -Told): Known are variables that have values then; Waiting are those before
%   Conditions whose turn has not come.

split_by_turn([], _, _, []).
split_by_turn([Condition|Conditions], Known, Waiting, Told) :-
    (   waits(Condition, Known, Waiting)
    ->  append(Waiting, [Condition], StillWaiting),
        split_by_turn(Conditions, Known, StillWaiting, Told)
    ;   term_variables(Known-Condition, NowKnown),
        append(Waiting, Conditions, Left),
        Told = [Condition|Others],
        split_by_turn(Left, NowKnown, [], Others)
    ).

%   What is asked of definitions waits for the name; what shares a variable with what waits, and with nothing known, waits with it.

waits(Condition, Known, Waiting) :-
    (   Condition = definition:About
    ->  \+ ( compound(About), arg(1, About, Name), shares(Name, Known) )
    ;   shares(Condition, Waiting),
        \+ shares(Condition, Known)
    ).

shares(Term, Others) :-
    term_variables(Term, Variables),
    term_variables(Others, Known),
    member(One, Variables),
    member(Other, Known),
    One == Other,
    !.
