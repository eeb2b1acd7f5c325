:- module(planning, []).

/** <module> What plans in Magic have to know: turns, doing nothing
*/

:- use_module('../../k/language').
:- use_module('../../plan/plan_rules', []).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/turn/turn', []).

:- multifile plan_rules:turn_number/1, plan_rules:does_nothing/1, plan_rules:unsettled/0.

plan_rules:turn_number(Turn) :-
    turn(Turn).

plan_rules:does_nothing(pass).
plan_rules:does_nothing(done).

%   A spell or an ability is to resolve, attackers are to deal damage, or what was begun goes on.

plan_rules:unsettled :-
    (   \+ now(priority(_, _))
    ;   \+ stack([])
    ;   attacking(_, _),
        step(Step),
        memberchk(Step, [declare_attackers, declare_blockers, first_combat_damage])
    ),
    !.
