:- module(programs, []).

/** <module> Programs: what an ability says is done, as statements in order (608.2c)

`program([S1, S2, ...])` stands where instructions do. A statement is a verb with roles (verbs.pl), `K: Statement`
(deeds.pl), control, or any other instruction. As a card is defined, statements go among the instructions, so that
nothing is interpreted as they are carried out. A program that has begun is processes to come and facts of its object.
*/

:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../../support/finding', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../spells/effects', []).
:- use_module('../spells/instructions_in_order', [performed/3]).
:- use_module('../zones').
:- use_module(deeds, []).
:- use_module(done_in_full, [idle/2, short_of/4]).
:- use_module(evaluating, [amount/3, holds/2, things/3, with_thing/4]).
:- use_module(roles, [steps_of/2]).

instruction program(_Statements:program).
instruction do_if(condition:program_condition, then:program, else:program).
instruction do_may(who:things, then:program).
instruction do_for_each(name:atom, of:things, do:program).
instruction do_each(name:atom, of:things, do:statement).
instruction do_repeat(times:amount, do:program).
instruction do_pays(who:things, costs:costs, then:program, else:program).
instruction do_pays_mana(who:things, amount:amount, then:program, else:program).
instruction do_name(name:atom, what:things).

roles:default(do_may, who, you).
roles:default(do_if, else, []).
roles:default(do_pays, who, you).
roles:default(do_pays, else, []).
roles:default(do_pays_mana, who, you).
roles:default(do_pays_mana, else, []).

things ::= [_:thing].

instructions:written(things, reference).
instructions:written(amount, amount).
instructions:written(program_condition, program_condition).

instructions:finds(program_condition, _, Condition, Condition).
instructions:finds(things, Item, Reference, Things) :-
    target_view(Item, View),
    things(Reference, View, Found),
    findall(Thing, ( member(Old, Found), present_here(Item, Old, Thing) ), Things).
instructions:finds(amount, Item, Amount, N) :-
    target_view(Item, View),
    amount(Amount, View, N).

%   present_here(+Item, +Old, -Present) is multi: what has moved is what it has become, where Item follows it.

present_here(Item, Old, Present) :-
    (   integer(Old)
    ->  finding:present(Item, Old, Present)
    ;   Present = Old
    ).

tasks(Statements, Item, Tasks) :-
    steps_of(Statements, Steps),
    performed(Item, Steps, Tasks).

'608.2c' :: caused then(Tasks) after
    program(Item, Statements), tasks(Statements, Item, Tasks).
'608.2c' :: caused then(Tasks) after
    do_if(Item, Condition, Then, Else), target_view(Item, View),
    ( holds(Condition, View) -> tasks(Then, Item, Tasks) ; tasks(Else, Item, Tasks) ).
'608.2d' :: caused then(Tasks) after
    do_may(Item, Players, Then), effects:possible(Then, Item), \+ idle(Then, Item),
    findall(decide_may(Player, Item, [program(Then)]),
            ( member(Player, Players), \+ short_of(Then, Item, Player, open) ),
            Tasks).
'118.12' :: caused then(Tasks) after
    do_pays(Item, Players, Costs, Then, Else),
    findall(decide_pay(Player, Item, Costs, [program(Then)], [program(Else)]), member(Player, Players), Tasks).
'118.12' :: caused then(Tasks) after
    do_pays_mana(Item, Players, N, Then, Else),
    findall(decide_pay(Player, Item, [mana(cost(N, []))], [program(Then)], [program(Else)]), member(Player, Players), Tasks).
'608.2c' :: caused then(Tasks) after
    do_repeat(Item, N, Do), N > 0, tasks(Do, Item, Once), findall(Once, between(1, N, _), All), append(All, Tasks).

%   Names

'608.2c' :: caused -the(Item, Name, Thing) after
    do_name(Item, Name, _), the(Item, Name, Thing).
'608.2c' :: caused the(Item, Name, Thing) after
    do_name(Item, Name, Things), member(Thing, Things).

%   For each, one after the other.

process next_of(_Item:object, _Name:atom, _Things:things, _Do:terms).

'608.2c' :: caused then([next_of(Item, Name, Things, Do)]) after
    do_for_each(Item, Name, Things, Do), Things \== [].
'608.2c' :: caused -the(Item, Name, Thing) after
    next_of(Item, Name, _, _), the(Item, Name, Thing).
'608.2c' :: caused the(Item, Name, Thing), then(Tasks) after
    next_of(Item, Name, [Thing|Things], Do), tasks(Do, Item, First),
    append(First, [next_of(Item, Name, Things, Do)], Tasks).

%   Each at once, all in one step: amounts are each one's own.

'608.2c' :: caused causes(Causes) after
    do_each(Item, Name, Things, Statement), findall(Cause, cause_of_each(Item, Name, Things, Statement, Cause), Causes),
    Causes \== [].

cause_of_each(Item, Name, Things, Statement, Cause) :-
    member(Thing, Things),
    with_thing(Statement, Name, Thing, Own),
    performed(Item, [Own], [Process]),
    rules:effect(Process, causes(Causes), finding),
    member(Cause, Causes).
