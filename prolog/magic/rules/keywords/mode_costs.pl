:- module(mode_costs, []).

/** <module> Modes with costs of their own (702.172): spree and tiered

Where several modes may be chosen, each combination of them is a mode to the rules (several_targets.pl), and its additional costs are
those of all that are in it.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2, nth1/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/several_targets', [chosen_together/4]).
:- use_module('../concepts/costs', [can_pay/4, cast_name/3, costs_with/5]).
:- use_module('../concepts/objects').
:- use_module('../spells/announcing', []).
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', [spell_slots/2]).
:- use_module('../spells/target_slots', [mode_legal/4]).
:- use_module('../zones').

:- multifile announcing:other_modes/2, casting:with_mode/5, costs:optional_cost/3.

'702.172a' :: caused costs:optional_cost(Item, Name, Cost) if
    definition:mode_costs(Name, Lists), mode(Item, N), costs_of(Name, Lists, N, Costs), member(Cost, Costs).
'702.172a' :: caused announcing:other_modes(Item, N) if
    object_name(Item, Name), definition:mode_costs(Name, Lists), costs_of(Name, Lists, N, Costs), stack_item(Item, Player, spell),
    way(Item, Way), \+ ( costs_with(Player, Item, Way, Costs, All), can_pay(Player, Item, Item, All) ).

%   costs_of(+Name, +Lists, +N, -Costs) is semidet: what the mode N costs, or the combination N of modes.

costs_of(Name, Lists, N, Costs) :-
    combinations(Name, Lists, Combinations),
    nth1(N, Combinations, Together),
    append(Together, Costs).

combinations(Name, Lists, Combinations) :-
    (   definition:card_keyword(Name, spree(_))
    ->  length(Lists, Most),
        findall(Together, chosen_together(1, Most, Lists, Together), Combinations)
    ;   maplist(alone, Lists, Combinations)
    ).

alone(Costs, [Costs]).

%   A spell can be cast if one mode of it has its targets and can be paid.

casting:with_mode(_, O, Way, Costs0, Costs) :-
    cast_name(O, Way, Name),
    \+ definition:mode_costs(Name, _),
    Costs = Costs0.
casting:with_mode(Player, O, Way, _, Costs) :-
    cast_name(O, Way, Name),
    definition:mode_costs(Name, Lists),
    spell_slots(Name, Slots),
    nth1(N, Lists, More),
    mode_legal(Slots, N, as_cast(Player, O, Name), Player),
    costs_with(Player, O, Way, More, Costs).
