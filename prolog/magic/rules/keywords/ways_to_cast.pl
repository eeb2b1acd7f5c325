:- module(ways_to_cast, []).

/** <module> Keywords that are ways to cast a card, and what a spell makes of its own cost (702)

`definition:way(Name, Way, Zone, Costs, Rider)`: the card may be cast from its owner's Zone for
Costs. Where the Rider is `exile`, it is exiled instead of being put anywhere else as it leaves
the stack.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../support/filters', [battlefield_matching/3, condition/2]).
:- use_module('../concepts/cost_changes', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').

way ::= mayhem ; from_graveyard ; flashback ; escape ; retrace ; jump_start.
replacing_effect ::= exiled_after(_:object).

:- multifile cards:keyword_means/2, cards:keyword_way/5, filters:quantity/3.

'702.34a' :: caused cards:keyword_way(flashback(Cost), flashback, graveyard, Costs, exile) if cost_list(Cost, Costs).
'702.81a' :: caused cards:keyword_way(retrace, retrace, graveyard, [printed, discard(1, [land])], none).
'702.133a' :: caused cards:keyword_way(jump_start, jump_start, graveyard, [printed, discard(1, [])], exile).
'702.187a' :: caused cards:keyword_way(mayhem(Cost), mayhem, graveyard, Costs, none) if cost_list(Cost, Costs).
'702.138a' :: caused cards:keyword_way(escape(Costs), escape, graveyard, Costs, none).

'702.34a' :: executable cast(O, Way) if
    priority(Player, _), definition:way(Name, Way, graveyard, _, _), object(O, Name, _), graveyard(Player, O).
'601.2f' :: caused costs:base_costs(Way, Name, Costs) if definition:way(Name, Way, _, Costs, _).
'601.2a' :: caused casting:cast_from(O, Way, Player, graveyard(Player)) if
    definition:way(Name, Way, graveyard, _, _), graveyard(Player, O), object(O, Name, _).
'702.34a' :: replaced moves(O, stack(P), To, New) by [event(moves(O, stack(P), exile, New))] as exiled_after(O) if
    definition:way(Name, Way, _, _, exile), way(O, Way), object(O, Name, _), To \== exile.

'601.3' :: nonexecutable cast(O, from_graveyard) if
    now(priority(Player, _)), object(O, Name, _), \+ from_graveyard_now(Name, O, Player)
    because "it can't be cast from the graveyard now"-[].

%   Mayhem: in the turn in which it was discarded (702.187a); from a hand to a graveyard cards come by no other way (701.9a).

fluent discarded_this_turn(_O:object) marks memory(objects).
discarded_this_turn(O) reads "~o was discarded this turn"-[O] otherwise "~o was not discarded this turn"-[O].

'702.187a' :: caused discarded_this_turn(New) after
    moves(O, hand(_), graveyard(_), New), object(O, Name, _), definition:way(Name, mayhem, _, _, _).
'702.187a' :: caused -discarded_this_turn(O) after begin_turn(_), discarded_this_turn(O).
'400.7' :: caused -discarded_this_turn(O) after moves(O, graveyard(_), _, _), discarded_this_turn(O).
'702.187a' :: nonexecutable cast(O, mayhem) if
    now(priority(_, _)), \+ discarded_this_turn(O)
    because "~o was not discarded this turn"-[O].

from_graveyard_now(Name, O, Player) :-
    definition:from_graveyard(Name, from_graveyard, Condition),
    condition(Condition, view(O, Player, 0)),
    !.

casting_steps:way_of(O, Way) :-
    definition:way(Name, Way, graveyard, _, _),
    object(O, Name, _),
    graveyard(_, O).

definition:way(Name, Way, _, _, _)
    reads "~o has ~w"-[name(Name), Way] otherwise "~o has no ~w"-[name(Name), Way].
graveyard(Player, O)
    reads "~o is in ~o graveyard"-[O, whose(Player)] otherwise "~o is not in ~o graveyard"-[O, whose(Player)].

%   Affinity (702.41): the spell costs {1} less for each such permanent.

:- multifile cost_changes:cost_changer/1, cost_changes:generic_change/5.

cost_changes:cost_changer(none) :-
    once(definition:affinity(_, _)).

'702.41a' :: caused cost_changes:generic_change(_, Name, Player, Object, N) if
    definition:affinity(Name, Filter),
    findall(O, ( battlefield_matching(Filter, view(Object, Player, 0), O), controls(Player, O) ), Os),
    length(Os, Count), N is -Count.

'702.125a' :: caused cards:keyword_means(undaunted, own_cost(less(opponents), true)).

filters:quantity(opponents, view(_, Player, _), N) :-
    findall(Opponent, opponent(Player, Opponent), Opponents),
    length(Opponents, N).
