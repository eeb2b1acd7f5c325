:- module(conditional_costs, []).

/** <module> Other costs that may be paid only where something holds (118.9)
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [condition/2]).
:- use_module('../concepts/objects').
:- use_module('../spells/casting', []).

ability ::= alternative_cost(_:spell_costs, _:standing_condition).

:- multifile cards:define_ability/3.

cards:define_ability(alternative_cost(Costs, Condition), Name, Index) :-
    cards:define_ability(alternative_cost(Costs), Name, Index),
    define(alternative_condition(Name, Index, Condition)).

not_for_it(_, _, _) reads silent otherwise "what its other cost depends on holds".

'118.9' :: nonexecutable cast(O, alternative(Index)) if
    now(priority(Player, _)), not_for_it(Player, O, Index)
    because "its other cost can't be paid now"-[].

not_for_it(Player, O, Index) :-
    object_name(O, Name),
    definition:alternative_condition(Name, Index, Condition),
    \+ condition(Condition, view(O, Player, 0)).
