:- module(canonical_statements,
          [ canonical/2                 % +Program, -Statements
          ]).

/** <module> Statements with all their roles in one order
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/rules', []).
:- use_module('../../rules/programs/roles', []).

%!  canonical(+Program, -Statements) is det.
%
%   Statements have all their roles, in the order in which they are declared, without their names: `deal(this, 2, you)`. Who
%   sacrifices or discards comes first, `by(Who, Statement)` is what somebody else chooses for, `K:Statement` keeps its name.

canonical(Program, Statements) :-
    maplist(statement, Program, Statements).

statement(K:Statement0, Canonical) =>
    statement(Statement0, Statement),
    Canonical = K:Statement.
statement(Statement0, Canonical), roles_of(Statement0, Verb, Roles, Given0) =>
    (   select_role(by, Given0, By, Given)
    ->  Canonical = by(By, Statement)
    ;   Given = Given0,
        Canonical = Statement
    ),
    maplist(value(Verb, Given), Roles, Values0),
    maplist(inner, Values0, Values1),
    atom_concat(do_, Name, Verb),
    (   memberchk(Name, [sacrifice, discard])
    ->  ( memberchk(who:Who, Given) -> true ; Who = none ),
        Values = [Who|Values1]
    ;   Values = Values1
    ),
    Statement =.. [Name|Values].
statement(provided(Condition, [program(Program)]), Canonical) =>
    canonical(Program, Statements),
    Canonical = provided(Condition, [program(Statements)]).
statement(delay(Step, Things, [program(Program)]), Canonical) =>
    canonical(Program, Statements),
    Canonical = delay(Step, Things, [program(Statements)]).
statement(Statement, Canonical) =>
    Canonical = Statement.

roles_of(Statement, Verb, Roles, Given) :-
    callable(Statement),
    Statement =.. [Name|Given],
    \+ ( member(Part, Given), \+ ( nonvar(Part), Part = (_:_) ) ),
    atom_concat(do_, Name, Verb),
    rules:roles(General, Roles),
    functor(General, Verb, _),
    !.

select_role(Role, Given0, Value, Given) :-
    append(Before, [Role:Value|After], Given0),
    append(Before, After, Given),
    !.

value(Verb, Given, Role, Value) :-
    (   memberchk(Role:Found, Given)
    ->  Value = Found
    ;   roles:default(Verb, Role, Found)
    ->  Value = Found
    ;   Value = none
    ).

inner(Value0, Value) :-
    (   is_list(Value0),
        member(Part, Value0),
        statement_like(Part)
    ->  canonical(Value0, Value)
    ;   statement_like(Value0)
    ->  statement(Value0, Value)
    ;   Value = Value0
    ).

statement_like(Part) :-
    nonvar(Part),
    ( Part = (_:Inner) -> true ; Inner = Part ),
    roles_of(Inner, _, _, _).
