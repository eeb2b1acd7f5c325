:- module(text_limits,
          [ limits//1                   % ?Limits
          ]).
:- use_module('../text_conditions', [condition//1]).
:- use_module('../text_events', [turn_part//2]).
:- use_module(text_cost_changes, [lessened//3]).

/** <module> When an ability may be activated, and for how much less
*/

%!  limits(?Limits)// is nondet.

limits([]) -->
    [].
limits([First, Second|Limits]) -->
    [activate, only],
    limited(First),
    ( [and, only] ; [',', and, only] ),
    limited(Second),
    ['.'],
    limits(Limits).
limits([Limit|Limits]) -->
    limit(Limit),
    limits(Limits).

limit(Limit) -->
    [activate, only],
    limited(Limit),
    ['.'].

limit(any_player) -->
    [any, player, may, activate, this, ability, '.'].
limit(only_opponents) -->
    [only, your, opponents, may, activate, this, ability, '.'].
limit(cheaper(Quantity, Condition)) -->
    [this, ability, costs],
    lessened(Quantity, Condition, activate),
    ['.'].

limited(once) -->
    [once].
limited(once_each_turn) -->
    [once, each, turn].
limited(only_during(Whose, Step)) -->
    [during],
    turn_part(Whose, Step).
limited(only_if(Condition)) -->
    [if],
    condition(Condition).
limited(only_if(your_turn)) -->
    [during, your, turn].
limited(only_if(opponents_turn)) -->
    [during, a, opponent, '\'s', turn].
limited(only_if(in_phase(combat, any))) -->
    [during, combat].
limited(only_if(before_attackers)) -->
    [during, your, turn, ',', before, attackers, are, declared].
limited(sorcery_speed) -->
    [as, a, sorcery].
