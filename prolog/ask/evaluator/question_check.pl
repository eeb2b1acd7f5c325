:- module(question_check,
          [ asked_as/2,                 % +Goal, -How
            check_goal/1,               % +Goal
            extended/3,                 % +Closure, +Arguments, -Goal
            split_exists/3              % +Goal, -Variables, -Inner
          ]).

/** <module> What a part of a question means, and whether the question may be asked

A question is looked through before any of it is evaluated, so that what may not be asked is
refused at once. Parts that are variables yet are looked at when they are known.
*/

:- use_module(library(lists), [append/3]).
:- use_module('../../k/rules', []).
:- use_module('../facts', []).
:- use_module('../toplevel', []).
:- use_module(askable, [askable/3, form/3]).

%!  asked_as(+Goal, -How) is det.
%
%   How Goal is evaluated: form(Home, Modes) of the table, word(Module, Modes) of a game,
%   fluent, or derived(Modes). Error: not_allowed(Name),
%   unknown_word(Name, Arity) or not_a_goal(Goal).

asked_as(Goal, How) :-
    (   var(Goal)
    ->  throw(error(instantiation_error, _))
    ;   \+ callable(Goal)
    ->  throw(error(not_a_goal(Goal), _))
    ;   compound(Goal),
        compound_name_arity(Goal, _, 0)
    ->  refuse(Goal)
    ;   known_as(Goal, Found)
    ->  How = Found
    ;   refuse(Goal)
    ).

known_as(Goal, How) :-
    (   askable(Goal, Home, Modes)
    ->  How = form(Home, Modes)
    ;   same_form(Goal, General),
        facts:game_word(Module, General, _)
    ->  General =.. [_|Modes],
        How = word(Module, Modes)
    ;   rules:fluent(Goal, _, _, _)
    ->  How = fluent
    ;   same_form(Goal, General),
        facts:derived(_, General)
    ->  General =.. [_|Modes],
        How = derived(Modes)
    ).

same_form(Goal, General) :-
    functor(Goal, Name, Arity),
    functor(General, Name, Arity).

%   What Prolog has, and words of the toplevel that change the game, are not allowed; other words are
%   unknown.

refuse(Goal) :-
    ( compound(Goal) -> compound_name_arity(Goal, Name, Arity) ; Name = Goal, Arity = 0 ),
    (   of_prolog(Name, Arity)
    ->  throw(error(not_allowed(Name), _))
    ;   toplevel:word(Name/_, _),
        \+ ( form(Call, _, _), functor(Call, Name, _) )
    ->  throw(error(not_allowed(Name), _))
    ;   throw(error(unknown_word(Name, Arity), _))
    ).

of_prolog(Name, Arity) :-
    atom(Name),
    current_predicate(system:Name/Arity),
    !.
of_prolog(:, 2).
of_prolog(^, 2).
of_prolog(!, 0).

%!  check_goal(+Goal) is det.
%
%   Goal may be evaluated, as far as it is known. Error: as of asked_as/2.

check_goal(Goal) :-
    (   var(Goal)
    ->  true
    ;   asked_as(Goal, How),
        inner_modes(How, Modes),
        Goal =.. [_|Arguments],
        check_inner(Modes, Arguments)
    ).

inner_modes(How, Modes) :-
    (   How = form(control, Found)
    ->  Modes = Found
    ;   Modes = []
    ).

check_inner([], _).
check_inner([Mode|Modes], [Argument|Arguments]) :-
    (   Mode == goal
    ->  check_goal(Argument)
    ;   Mode == exists
    ->  split_exists(Argument, _, Inner),
        check_goal(Inner)
    ;   Mode = closure(More),
        nonvar(Argument)
    ->  length(Others, More),
        extended(Argument, Others, Goal),
        check_goal(Goal)
    ;   true
    ),
    check_inner(Modes, Arguments).

%!  extended(+Closure, +Arguments, -Goal) is det.
%
%   Goal is Closure with Arguments. Of a lambda, Parameters>>Body or Free/Parameters>>Body
%   (library(yall)), the variables that are not in Free are new.

extended(Closure, Arguments, Goal) :-
    (   var(Closure)
    ->  throw(error(instantiation_error, _))
    ;   Closure = _>>_
    ->  copy_lambda(Closure, Parameters>>Body),
        parameters_bound(Parameters, Arguments, Others),
        ( Others == [] -> Goal = Body ; extended(Body, Others, Goal) )
    ;   atom(Closure)
    ->  Goal =.. [Closure|Arguments]
    ;   compound(Closure)
    ->  compound_name_arguments(Closure, Name, Own),
        append(Own, Arguments, All),
        compound_name_arguments(Goal, Name, All)
    ;   throw(error(not_a_goal(Closure), _))
    ).

copy_lambda(Lambda, Parameters>>Body) :-
    (   Lambda = (Head>>_),
        nonvar(Head),
        Head = Free/_
    ->  copy_term_nat(Free-Lambda, Free-(_/Parameters>>Body))
    ;   copy_term_nat(Lambda, Parameters>>Body)
    ).

parameters_bound(Parameters, Arguments, Others) :-
    (   nonvar(Parameters),
        Parameters = [Parameter|Rest],
        Arguments = [Argument|More]
    ->  Parameter = Argument,
        parameters_bound(Rest, More, Others)
    ;   Others = Arguments
    ).

%!  split_exists(+Goal, -Variables:list, -Inner) is det.
%
%   Goal is Inner after each of Variables and `^`.

split_exists(Goal, Variables, Inner) :-
    (   nonvar(Goal),
        Goal = Variable^Rest
    ->  Variables = [Variable|Others],
        split_exists(Rest, Others, Inner)
    ;   Variables = [],
        Inner = Goal
    ).
