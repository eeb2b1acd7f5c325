:- module(combat_bounds,
          [ most_life_lost/5            % +Player, +Victim, +Opponents, +Left, -Most
          ]).

/** <module> How much life an attack can still cost: a bound for those who look for plans

In Player's own turn, until combat damage is dealt, an opponent loses no more life than this: the power of
all who attack or still may, without the largest that the opponent can block, where opponents may answer;
and what Player's spells and abilities can add (ability_limits.pl). More attackers never let less
through, so that all who may attack are counted. A spell that may kill a creature takes a blocker away.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, sum_list/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/turn/turn', []).
:- use_module(ability_limits, [limits_in_sight/2]).

%!  most_life_lost(+Player, +Victim, +Opponents, +Left, -Most:integer) is semidet.
%
%   Victim, an opponent of Player, loses Most life at most until this turn's combat damage is dealt, by it or
%   before; Opponents are `passive` or `all`, and Left is as of plan_rules:hopeless/4. Fails where that is not known.

most_life_lost(Player, Victim, Opponents, left(Asleep, Choices), Most) :-
    active(Player),
    step(Step),
    ahead(Step, Time),
    nothing_waits(Player),
    limits_in_sight(Player, limit(Pump, Each, Burn, Kills, Flags)),
    \+ ( Time == before, memberchk(haste, Flags), memberchk(makes, Flags) ),
    findall(A-Damage, attacker(Flags, A, Damage), Declared),
    findall(A-Damage, ( Time == before, may_attack(Player, Victim, Asleep, A, Damage) ), Others),
    at_most(Choices, Flags, Others, More),
    append(Declared, More, Attackers),
    largest_blocked(Time, Victim, Opponents, Kills, Flags, Attackers, Unblocked),
    sum_list(Unblocked, Sum),
    (   Attackers == []
    ->  Most = Burn
    ;   length(Attackers, Count),
        ( definition:keyword_used(double_strike) -> Times = 2 ; Times = 1 ),
        Most is Sum+Times*(Pump+Each*Count)+Burn
    ).

%   ahead(+Step, -Time): attackers may still be declared, or blockers, or damage is still to be dealt.

ahead(precombat_main, before).
ahead(begin_combat, before).
ahead(declare_attackers, Time) :- ( now(declare_attackers(_)) -> Time = before ; Time = attacked ).
ahead(declare_blockers, Time) :- ( now(declare_blockers(_)) -> Time = blocking ; Time = blocked ).

nothing_waits(Player) :-
    once(( now(priority(_, _)) ; now(declare_attackers(_)) ; now(declare_blockers(_)) )),
    \+ pending(_, _, _, _, _, _),
    \+ delayed(_, _, _, _, _, _, _),
    \+ emblem(_, _),
    \+ permitted(Player, _, _, _),
    \+ plotted(Player, _, _),
    \+ foretold(Player, _, _),
    \+ on_adventure(_, Player),
    \+ shield(_, _),
    \+ ( continuous(_, _, _, Duration), \+ memberchk(Duration, [end_of_turn, permanent]) ).

attacker(Flags, A, Damage) :-
    attacking(A, _),
    \+ ( blocks_or_blocked(A), \+ tramples(A, Flags) ),
    damage_of(A, Damage).

may_attack(Player, Victim, Asleep, A, Damage) :-
    controls(Player, A),
    creature(A),
    \+ tapped(A),
    \+ attacking(A, _),
    \+ memberchk(attack(A, Victim), Asleep),
    \+ ( arrived(A), \+ has(A, haste) ),
    \+ has(A, defender),
    damage_of(A, Damage).

%   at_most(+Choices, +Flags, +Others, -More): so many of Others may be declared yet, and it may be any; of those that can
%   be blocked and of those that can't, the largest stand for all.

at_most(Choices, Flags, Others, More) :-
    (   Choices == inf
    ->  More = Others
    ;   length(Others, Count),
        Count =< Choices
    ->  More = Others
    ;   partition(evades_so(Flags), Others, Evading, Blockable),
        largest(Choices, Evading, More0),
        largest(Choices, Blockable, More1),
        append(More0, More1, More)
    ).

evades_so(Flags, A-_) :- evades(A, Flags).

largest(Number, List, Largest) :-
    sort(2, @>=, List, Sorted),
    without_first(Number, Sorted, Left),
    append(Largest, Left, Sorted),
    !.

blocks_or_blocked(A) :- blocked(A), !.
blocks_or_blocked(A) :- blocks(_, A), !.

tramples(_, Flags) :- memberchk(trample, Flags), !.
tramples(A, _) :- has(A, trample), !.

damage_of(A, Damage) :-
    power(A, Power),
    ( has(A, double_strike) -> Damage is 2*max(0, Power) ; Damage is max(0, Power) ).

%   Unblocked is the damage of the Attackers that are left where the blockers that can block anything block the
%   largest of those that anything can block.

largest_blocked(Time, Victim, Opponents, Kills, Flags, Attackers, Unblocked) :-
    (   blocks_to_come(Time, Victim, Opponents),
        aggregate_all(count, able_blocker(Victim, _), Able),
        Blockers is Able-Kills,
        Blockers > 0
    ->  findall(Damage, ( member(A-Damage, Attackers), evades(A, Flags) ), Evading),
        findall(Damage, ( member(A-Damage, Attackers), \+ evades(A, Flags) ), Unsorted),
        sort(0, @>=, Unsorted, Sorted),
        without_first(Blockers, Sorted, Left),
        append(Evading, Left, Unblocked)
    ;   findall(Damage, member(_-Damage, Attackers), Unblocked)
    ).

blocks_to_come(before, _, all).
blocks_to_come(attacked, _, all).
blocks_to_come(blocking, Victim, all) :- now(declare_blockers(Victim)).

able_blocker(Victim, B) :-
    \+ ( restricted(_, Required, _), memberchk(Required, [lures, must_be_blocked]) ),
    controls(Victim, B),
    creature(B),
    \+ tapped(B),
    \+ blocks(B, _),
    \+ restricted(B, _, _),
    \+ has(B, shadow).

evades(_, Flags) :- memberchk(trample, Flags), !.
evades(A, _) :- restricted(A, _, _), !.
evades(A, _) :- evasion(Keyword), has(A, Keyword), !.

evasion(trample).
evasion(flying).
evasion(menace).
evasion(landwalk(_)).
evasion(protection(_)).
evasion(fear).
evasion(intimidate).
evasion(skulk).
evasion(horsemanship).
evasion(shadow).

without_first(N, List, Left) :-
    (   N > 0,
        List = [_|Rest]
    ->  Less is N-1,
        without_first(Less, Rest, Left)
    ;   Left = List
    ).
