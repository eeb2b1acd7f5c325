:- module(grounding,
          [ instance/6,                 % +Cause, -Kind, -Id, -Effect, -Literals, -Holds
            action_instance/5,          % +Kind, ?Action, -Id, -Literals, -Holds
            settled_processes/1,        % -Processes
            conditions/4,               % +Body, +Module, -Literals, ?Tail
            truth/2                     % +Literals, -Holds
          ]).

/** <module> Rules as they are written, ground for the present state

An instance is a rule with values for its variables. Conditions that are fluents are literals, `holds(F)` or `not_holds(F)`, for
another solver to judge; all others are asked of the program that derives them. An instance is given, too, where only a `\+ F` keeps it
from applying: Holds tells whether it applies.

The rules are read from rules:source/5 and not from the clauses that the compiler made of them.
*/

:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists), [member/2]).
:- use_module('../k/instructions', [found/4]).
:- use_module('../k/notation/declarations', [cause/2]).
:- use_module('../k/notation/operators').
:- use_module('../k/rules', []).

%!  instance(+Cause, -Kind, -Id, -Effect, -Literals, -Holds) is nondet.
%
%   A rule that is about Cause has Effect, as it is written. Kind is `caused`, ramified(Goal): where Goal holds in the state that
%   has come about; or maintained(General): Effect is one of all that hold of this form.

instance(Cause, Kind, Id, Effect, Literals, Holds) :-
    about(Cause, Id, Kind, Effect, Condition, Module),
    conditions(Condition, Module, Literals, []),
    truth(Literals, Holds).
instance(Process, (caused), finding, causes(Causes), [], true) :-
    rules:instruction(Process),
    Process =.. [Name, Item|Writtens],
    length(Writtens, Arity),
    functor(General, Name, Arity),
    rules:declared(instruction, General, Types),
    atom_concat('found ', Name, Found),
    findall(Performed,
            ( maplist(found_as(Item), Types, Writtens, Values), Performed =.. [Found, Item|Values] ),
            Unsorted),
    sort(Unsorted, Causes),
    Causes \== [].

found_as(Item, Type, Written, Value) :-
    found(Type, Item, Written, Value).

%   about(+Cause, -Id, -Kind, -Effect, -Condition, -Module) is nondet: a rule that is written for Cause.

about(Cause, Id, Kind, Effect, Condition, Module) :-
    member(Source, [(caused), (maintained)]),
    rules:source(Id, Source, Head, After, Module),
    ( After = (Written, Condition) -> true ; Written = After, Condition = true ),
    nonvar(Written),
    cause(Written, Trigger),
    heard(Trigger, Cause),
    kind_of(Source, Head, Module, Kind, Effect).

heard(Trigger, Cause) :-
    (   Trigger = anything(Event)
    ->  rules:event(Cause),
        Event = Cause
    ;   Trigger = Cause
    ).

kind_of((caused), Head, Module, Kind, Effect) :-
    (   nonvar(Head),
        Head = (Fluents if Goal)
    ->  Kind = ramified(Module:Goal),
        Effect = Fluents
    ;   Kind = (caused),
        Effect = Head
    ).
kind_of((maintained), (Fluent if Goal), Module, maintained(General), wanted(Fluent, Module:Goal)) :-
    functor(Fluent, Name, Arity),
    functor(General, Name, Arity).

%!  action_instance(+Kind, ?Action, -Id, -Literals, -Holds) is nondet.
%
%   Kind is `executable` or `nonexecutable`.

action_instance(Kind, Action, Id, Literals, Holds) :-
    rules:source(Id, Kind, Action, Body, Module),
    conditions(Body, Module, Literals, []),
    truth(Literals, Holds).

%!  settled_processes(-Processes) is semidet.
%
%   The rules say that Processes have to run before the state is settled.

settled_processes(Processes) :-
    rules:source(_, settled, Processes, Body, Module),
    call(Module:Body),
    !.

%!  conditions(+Body, +Module, -Literals, ?Tail) is nondet.
%
%   Body holds but for literals that are negated.

conditions((A, B), Module, Literals, Tail) :-
    !,
    conditions(A, Module, Literals, Others),
    conditions(B, Module, Others, Tail).
conditions(true, _, Tail, Tail) :-
    !.
conditions(\+ Fluent, _, [not_holds(Fluent)|Tail], Tail) :-
    ground(Fluent),
    rules:fluent(Fluent, _, _, _),
    !.
conditions(Goal, Module, Literals, Tail) :-
    (   fluent_of(Goal, Fluent)
    ->  state:Fluent,
        Literals = [holds(Fluent)|Tail]
    ;   Literals = Tail,
        catch(call(Module:Goal), error(_, _), fail)
    ).

%   The process that runs is a fluent, too.

fluent_of(Goal, Fluent) :-
    callable(Goal),
    (   rules:choice(Goal, _)
    ->  Fluent = now(Goal)
    ;   rules:fluent(Goal, _, _, _)
    ->  Fluent = Goal
    ).

%!  truth(+Literals, -Holds) is det.
%
%   Holds is `true` where no negated literal is false, else `false`.

truth(Literals, Holds) :-
    ( member(not_holds(Fluent), Literals), state:Fluent -> Holds = false ; Holds = true ).
