:- module(combat_damage, []).

/** <module> Combat damage (510)

An attacker that is blocked by several creatures divides its damage among them
as its controller likes (the current rules) or, with the setting
`combat_damage(ordered)`, at least lethal damage to the first before the next
(the thesis' rules). What is lethal is computed by the flag handler, from what is
marked and what other attackers have assigned; so attackers with trample divide
after the others.
*/

:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/damage').
:- use_module('../concepts/objects').
:- use_module('../concepts/planeswalkers').
:- use_module('../concepts/players').

fluent assigned(_Source:object, _Thing:thing, _N:integer).
fluent lethal(_A:object, _B:object, _N:integer) functional.
fluent struck(_O:object).
process assign_damage.
process deal_damage.
process measure_lethal(_A:object).
choice divide_damage(_P:player, _A:object, _Left:integer, _Recipients:things, _LethalSoFar:atom).
divide_damage(_, _, _, _, _) otherwise "no damage is being divided now".
action assign(_Thing:thing, _N:integer).
flag lethal_damage(_A:object, _B:object, _Toughness:integer, _Marked:integer, _Deathtouch:integer).
flag damage_assigned(_B:object, _Source:object, _N:integer, _Deathtouch:integer).

%   Who deals damage in this step (510.1, 510.4).

deals_now(O) :-
    fighter(O),
    step(Step),
    strikes(Step, O).

fighter(O) :- attacking(O, _).
fighter(O) :- blocks(O, A), attacking(A, _), permanent(O).

strikes(first_combat_damage, O) :-
    once(( has(O, first_strike) ; has(O, double_strike) )).
strikes(combat_damage, O) :-
    (   has(O, double_strike)
    ->  true
    ;   \+ struck(O)
    ).

'510.4' :: caused struck(O) after
    deal_damage, step(first_combat_damage), deals_now(O).

%   How much combat damage a creature assigns (510.1): what says otherwise is about its toughness, or about none.

combat_power(O, N) :-
    (   definition:uses(other_combat_damage),
        restricted(O, How, _),
        assigned_so(How, O, Assigned)
    ->  N = Assigned
    ;   power(O, N)
    ).

assigned_so(assigns_none, _, 0).
assigned_so(damage_by_toughness, O, N) :- \+ restricted(O, assigns_none, _), toughness(O, N).

%   Who may have it assign its damage as though it weren't blocked says so first (510.1c).

process offer_unblocked.
fluent as_unblocked(_A:object).
choice assign_unblocked(_P:player, _A:object).
assign_unblocked(_, _) otherwise "there is nothing to decide now".

'510.1c' :: caused then(Choices) after
    offer_unblocked,
    findall(assign_unblocked(Player, A),
            ( restricted(A, assigns_unblocked, _), attacking(A, Defender), blocked(A), deals_now(A), defending(Defender), controls(Player, A) ),
            Unsorted),
    sort(Unsorted, Choices), Choices \== [].
'510.1c' :: executable yes if assign_unblocked(_, _).
'510.1c' :: executable no if assign_unblocked(_, _).
'510.1c' :: caused as_unblocked(A) after yes, now(assign_unblocked(_, A)).
'510.2' :: caused -as_unblocked(A) after deal_damage, as_unblocked(A).

%   Lethal damage is needed where damage is divided: several blockers or trample.
%   Damage counts that others are assigning in the same step.

'702.19b' :: caused lethal_damage(A, B, Toughness, Marked, Deathtouch) after
    measure_lethal(A), blocks(B, A), permanent(B), toughness(B, Toughness),
    ( damage(B, Marked) -> true ; Marked = 0 ), touch(A, Deathtouch).
'702.19b' :: caused damage_assigned(B, Source, N, Deathtouch) after
    measure_lethal(A), blocks(B, A), permanent(B), assigned(Source, B, N), touch(Source, Deathtouch).

touch(Source, Deathtouch) :-
    (   has(Source, deathtouch)
    ->  Deathtouch = 1
    ;   Deathtouch = 0
    ).

divides(A) :-
    attacking(A, _),
    deals_now(A),
    \+ as_unblocked(A),
    blockers(A, [_|Others]),
    once(( Others = [_|_] ; has(A, trample) )).

blockers(A, Bs) :-
    (   blockers_ordered(A, Order)
    ->  findall(B, ( member(B, Order), blocks(B, A), permanent(B) ), Bs)
    ;   findall(B, ( blocks(B, A), permanent(B) ), Unsorted),
        sort(Unsorted, Bs)
    ).

'510.1c' :: caused then(Tasks) after
    assign_damage, findall(Division, division(Division), Unsorted), sort(Unsorted, Divisions),
    findall([measure_lethal(A), Choice], ( member(_-Choice, Divisions), arg(2, Choice, A) ), Lists),
    append(Lists, Tasks).

division(Rank-divide_damage(Player, A, Power, Recipients, yes)) :-
    divides(A),
    combat_power(A, Power),
    Power > 0,
    controls(Player, A),
    blockers(A, Bs),
    attacking(A, Defender),
    (   has(A, trample),
        defending(Defender)
    ->  Rank = 2,
        append(Bs, [Defender], Recipients)
    ;   Rank = 1,
        Recipients = Bs
    ).

%   A blocker of several attackers divides its damage among them (510.1d), once the attackers' is announced (510.1).

division(3-divide_damage(Player, B, Power, Attackers, yes)) :-
    blocks(B, _),
    blocks_several(B),
    permanent(B),
    deals_now(B),
    combat_power(B, Power),
    Power > 0,
    controls(Player, B),
    findall(A, ( blocks(B, A), attacking(A, _) ), Attackers).

blocks_several(B) :-
    blocks(B, A),
    attacking(A, _),
    blocks(B, Other),
    Other \== A,
    attacking(Other, _),
    !.

%   510.1c: simple cases need no choice.

'510.1b' :: caused assigned(A, Defender, Power) after
    assign_damage, attacking(A, Defender), deals_now(A), ( \+ blocked(A) ; as_unblocked(A) ), defending(Defender),
    combat_power(A, Power), Power > 0.
'510.1c' :: caused assigned(A, B, Power) after
    assign_damage, attacking(A, _), deals_now(A), \+ divides(A), \+ as_unblocked(A), blockers(A, [B]),
    combat_power(A, Power), Power > 0.
'702.19e' :: caused assigned(A, Defender, Power) after
    assign_damage, attacking(A, Defender), deals_now(A), blocked(A), has(A, trample), blockers(A, []), defending(Defender),
    combat_power(A, Power), Power > 0.
'510.1d' :: caused assigned(B, A, Power) after
    assign_damage, blocks(B, A), attacking(A, _), permanent(B), deals_now(B), \+ blocks_several(B),
    combat_power(B, Power), Power > 0.

%   One recipient after the other; the last one takes the rest.

'510.1c' :: executable assign(Thing, N) if
    divide_damage(_, A, Left, [Thing|Others], Lethal), share(A, Thing, Left, Others, Lethal, N).

share(_, _, _, _, _, _) reads silent otherwise "the damage can't be divided so".

share(_, _, Left, [], _, Left).
share(A, Thing, Left, [Next|Others], Lethal, N) :-
    least(A, Thing, Left, [Next|Others], Lethal, Least),
    between(Least, Left, N).

%   With trample, the defender gets nothing unless every blocker has lethal
%   damage (702.19b): the last blocker takes all where that can't be.

least(A, Thing, Left, Others, Lethal, Least) :-
    (   setting(combat_damage, ordered),
        attacking(A, _)
    ->  lethal_for(A, Thing, Left, Least)
    ;   Others = [Defender],
        attacking(A, Defender)
    ->  (   Lethal == yes
        ->  lethal_for(A, Thing, Left, Least)
        ;   Least = Left
        )
    ;   Least = 0
    ).

lethal_for(A, Thing, Left, Least) :-
    lethal(A, Thing, Needed),
    Least is min(Needed, Left).

'510.1c' :: caused then(Tasks), Share after
    assign(Thing, N), now(divide_damage(Player, A, Left, [Thing|Others], Lethal0)),
    enough_for(A, Thing, N, Lethal0, Lethal), Rest is Left-N,
    ( Others == [] -> Tasks = [] ; Tasks = [divide_damage(Player, A, Rest, Others, Lethal)] ),
    ( N > 0 -> Share = assigned(A, Thing, N) ; Share = all([]) ).

enough_for(A, Thing, N, Before, After) :-
    (   Before == yes,
        (   atom(Thing)
        ->  true
        ;   lethal(A, Thing, Needed),
            N >= Needed
        )
    ->  After = yes
    ;   After = no
    ).

%   All combat damage is dealt at once (510.2).

'510.2' :: caused event(deals_damage(Source, Thing, N, combat)) after
    deal_damage, assigned(Source, Thing, N), N > 0, receives_damage(Thing).
'510.2' :: caused -assigned(Source, Thing, N) after
    deal_damage, assigned(Source, Thing, N).
'510.2' :: caused -lethal(A, B, N) after
    deal_damage, lethal(A, B, N).
