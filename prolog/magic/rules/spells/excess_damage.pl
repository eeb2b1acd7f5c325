:- module(excess_damage, []).

/** <module> Excess damage that is dealt to somebody else instead (120.4a)
*/

:- use_module(library(lists), [min_list/2]).
:- use_module('../../../k/language').
:- use_module('../../support/filters', []).
:- use_module('../concepts/damage', [receives_damage/1]).
:- use_module('../concepts/objects').
:- use_module(effects, []).

instruction spilling_damage(_Source:object, _N:quantity, _To:permanent).

%   What is more than lethal is dealt to whoever controls the permanent: both parts are one event.

'120.4a' :: caused event(deals_damage(Source, O, Dealt, noncombat)) after
    spilling_damage(_, Source, N, O), receives_damage(O), lethal(Source, O, Lethal), Dealt is min(N, Lethal), Dealt > 0.
'120.4a' :: caused event(deals_damage(Source, Player, Excess, noncombat)) after
    spilling_damage(_, Source, N, O), receives_damage(O), lethal(Source, O, Lethal), Excess is N-Lethal, Excess > 0,
    controls(Player, O), receives_damage(Player).

%   lethal(+Source, +O, -Lethal): the least damage that is lethal for it.

lethal(Source, O, Lethal) :-
    findall(L, lethal_for(Source, O, L), [First|Others]),
    min_list([First|Others], Lethal).

lethal_for(Source, O, Lethal) :-
    once(type(O, creature)),
    toughness(O, Toughness),
    ( damage(O, Marked) -> true ; Marked = 0 ),
    Left is max(0, Toughness-Marked),
    ( once(has(Source, deathtouch)) -> Lethal is min(1, Left) ; Lethal = Left ).
lethal_for(_, O, Lethal) :-
    once(type(O, planeswalker)),
    ( counters(O, loyalty, Lethal) -> true ; Lethal = 0 ).
