:- module(costs_by_target, []).

/** <module> Spells that cost less if they target something (601.2f)

Targets are chosen before the cost is known (601.2c). A card that has one target can be cast if it could be paid for with
some target, and then no target can be chosen that makes it too dear.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../concepts/cost_changes', []).
:- use_module('../concepts/costs', [can_pay/4, spell_costs/4]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module(casting_steps).

:- multifile cost_changes:targets_or_could/2, filters:condition/2.

filters:condition(targets_one(Filter), view(Spell, Player, _)) :-
    target(Spell, _, O),
    such(O, Filter, view(Spell, Player, 0)),
    !.

such(O, Filter, View) :-
    integer(O),
    ( memberchk(spell, Filter) -> true ; permanent(O) ),
    matches(Filter, O, View).

'601.2f' :: caused cost_changes:targets_or_could(Filter, View) if
    View = view(Spell, Player, _),
    (   stack_item(Spell, _, _)
    ->  target(Spell, _, O), such(O, Filter, View)
    ;   object_name(Spell, Name), spell_slots(Name, [slot(Wanted)]), candidate(Wanted, Spell, Player, O), such(O, Filter, View)
    ),
    !.

'601.2c' :: nonexecutable target(Thing) if
    now(choose_target(Player, Item, _)), too_dear(Player, Item, Thing)
    because "it could not be paid for then"-[].

too_dear(_, _, _) reads silent.

too_dear(Player, Item, Thing) :-
    object_name(Item, Name),
    definition:own_cost(Name, _, targets_one(Filter)),
    spell_slots(Name, [_]),
    \+ such(Thing, Filter, view(Item, Player, 0)),
    way(Item, Way),
    \+ ( spell_costs(Player, Item, Way, Costs), can_pay(Player, Item, Item, Costs) ).
