:- module(planning, []).

/** <module> What plans in Magic have to know: turns, doing nothing
*/

:- use_module('../../k/language').
:- use_module('../../plan/plan_rules', []).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/turn/turn', []).

:- multifile plan_rules:turn_number/1, plan_rules:does_nothing/1, plan_rules:unsettled/0, plan_rules:declares/2.

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

%   Declared creatures are offered one by one. What a declaration allows or forbids depends on the others
%   by these restrictions alone: nothing else is looked at again until it is over.

plan_rules:declares(attack(O, _), O) :-
    now(declare_attackers(_)),
    \+ ( restricted(O, Restriction, _), heeds_attackers(Restriction) ).
plan_rules:declares(block(O, Attacker), O) :-
    now(declare_blockers(_)),
    \+ ( restricted(O, Own, _), heeds_own(Own) ),
    \+ ( restricted(Attacker, Restriction, _), heeds_blockers(Restriction) ),
    \+ has(Attacker, menace).

heeds_attackers(cant_attack_unless(_)).
heeds_attackers(cant_attack_unless_defender(_)).
heeds_attackers(cant_attack_if_defender(_)).
heeds_attackers(cant_attack_alone).

heeds_own(blocks_only(_)).
heeds_own(blocks_more(_)).
heeds_own(blocks_any_number).
heeds_own(cant_block_those(_)).

heeds_blockers(blocked_by_one).
heeds_blockers(not_blocked_by_stronger).
heeds_blockers(blocked_by_at_least(_)).
heeds_blockers(cant_be_blocked_by(_)).
heeds_blockers(cant_be_blocked_except_by(_)).
