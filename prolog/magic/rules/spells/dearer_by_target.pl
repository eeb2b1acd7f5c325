:- module(dearer_by_target, []).

/** <module> Spells that cost more for each target beyond the first (601.2f), as strive says

Targets are chosen before the cost is known (601.2c): after the first, one can be chosen as long as the spell can still be paid for.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/printed_costs', [compiled_cost/2]).
:- use_module('../../cards/vocabulary', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../keywords/kicker', [payable_with/3]).

ability ::= dearer_by_target(_:symbols).

:- multifile cards:define_ability/3, costs:optional_cost/3.

cards:define_ability(dearer_by_target(Cost), Name, _) :-
    compiled_cost(mana(Cost), Compiled),
    define(dearer_by_target(Name, Compiled)).

'601.2f' :: caused costs:optional_cost(Item, Name, Cost) if
    definition:dearer_by_target(Name, Cost), targets_chosen(Item, N), between(2, N, _).

'601.2c' :: nonexecutable target(_) if
    definition:dearer_by_target(Name, Cost), now(choose_target(Player, Item, _)), object_name(Item, Name),
    targets_chosen(Item, N), N > 0, \+ payable_with(Player, Item, [Cost])
    because "it could not be paid for then"-[].

targets_chosen(_, _) reads silent.

%   targets_chosen(+Item, -N) is det.

targets_chosen(Item, N) :-
    aggregate_all(count, target(Item, _, _), N).
