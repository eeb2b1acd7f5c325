:- module(planning, []).

/** <module> What plans in Magic have to know: turns, doing nothing
*/

:- use_module('../../k/language').
:- use_module('../../plan/plan_rules', []).
:- use_module('../rules/turn/turn', []).

:- multifile plan_rules:turn_number/1, plan_rules:does_nothing/1.

plan_rules:turn_number(Turn) :-
    turn(Turn).

plan_rules:does_nothing(pass).
plan_rules:does_nothing(done).
