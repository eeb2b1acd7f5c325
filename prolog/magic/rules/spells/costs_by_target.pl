:- module(costs_by_target, []).

/** <module> Spells that cost less if they target something (601.2f)

Targets are chosen before the cost is known (601.2c). A card can be cast if it could be paid for with some targets, and then no
target can be chosen that makes it too dear, whatever those after it are.
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
:- use_module(target_slots, [could_target/4, still_to_come/5]).

:- multifile cost_changes:targets_or_could/3, filters:condition/2.

filters:condition(targets_one(Filter), view(Spell, Player, _)) :-
    target(Spell, _, O),
    such(O, Filter, view(Spell, Player, 0)),
    !.

such(O, Filter, View) :-
    integer(O),
    ( memberchk(spell, Filter) -> true ; permanent(O) ),
    matches(Filter, O, View).

%   What has not become a spell with Name could have such a target.

'601.2f' :: caused cost_changes:targets_or_could(Name, Filter, View) if
    View = view(Spell, Player, _),
    (   stack_item(Spell, _, _)
    ->  target(Spell, _, O)
    ;   spell_slots(Name, Slots), could_target(Slots, as_cast(Player, Spell, Name), Player, O)
    ),
    such(O, Filter, View),
    !.

'601.2c' :: nonexecutable target(Thing) if
    now(choose_target(Player, Item, K)), too_dear(Player, Item, K, Thing)
    because "it could not be paid for then"-[].
'601.2c' :: nonexecutable no_more if
    now(choose_target(Player, Item, K)), too_dear(Player, Item, K, none)
    because "it could not be paid for then"-[].

too_dear(_, _, _, _) reads silent.

too_dear(Player, Item, K, Thing) :-
    object_name(Item, Name),
    \+ \+ definition:own_cost(Name, _, targets_one(_)),
    spell_slots(Name, _),
    \+ could_lessen(Player, Item, Name, K, Thing),
    way(Item, Way),
    \+ ( spell_costs(Player, Item, Way, Costs), can_pay(Player, Item, Item, Costs) ).

%   could_lessen(+Player, +Item, +Name, +K, +Thing) is semidet: Thing, the target K, or one after it makes Item cost less.

could_lessen(Player, Item, Name, K, Thing) :-
    slots_of(spell, Item, Slots),
    definition:own_cost(Name, _, targets_one(Filter)),
    ( Other = Thing ; still_to_come(Item, Slots, K, Thing, Other) ),
    such(Other, Filter, view(Item, Player, 0)),
    !.
