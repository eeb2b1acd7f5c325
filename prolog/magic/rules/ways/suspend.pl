:- module(suspend, []).

/** <module> Suspend (702.62): a card waits in exile for its last time counter, and is cast for nothing

The card is suspended as long as it is in exile with a time counter on it.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/costs', [can_pay/4]).
:- use_module('../concepts/objects').
:- use_module('../keywords/counter_keywords', []).
:- use_module('../spells/casters', [castable_within/3]).
:- use_module('../spells/casting', [unpayable/5]).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/permitted', []).
:- use_module('../spells/triggers', []).
:- use_module('../zones').
:- use_module(special_actions, [least_costs/3]).

way ::= suspend ; suspended.
action suspend(O:object) requires hand(_, O).
instruction cast_suspended(_What:card).
choice choose_suspended(_P:player, _O:object).
choose_suspended(_, _) otherwise "no suspended card is cast now".

:- multifile cards:keyword_way/5, casters:casts_in/2, costs:without_paying/1, casting_steps:way_of/2, special_actions:at_least_one/1.

special_actions:at_least_one(suspend).

'702.62a' :: caused cards:keyword_way(suspend(N, Cost), suspend, nowhere, Costs, time(N)) if cost_list(Cost, Costs).

%   Suspending it is a special action (116.2f), while it could be cast.

'702.62a' :: executable suspend(O) if
    priority(Player, _), definition:way(Name, suspend, _, _, _), object(O, Name, _), hand(Player, O).
'117.1a' :: nonexecutable suspend(O) if
    now(priority(Player, _)), casting:wrong_time(Player, O, normal)
    because "it could be cast only in your main phase with an empty stack"-[].
'702.62a' :: nonexecutable suspend(O) if
    now(priority(Player, _)), casters:prohibited(Player, O, normal)
    because "it can't be cast now"-[].
'702.61a' :: nonexecutable suspend(_) if
    combat_keywords:split_second_on_stack(S)
    because "~o has split second"-[S].
'116.2f' :: nonexecutable suspend(O) if
    now(priority(Player, _)), suspend_costs(O, All), least_costs(suspend, All, Costs),
    \+ can_pay(Player, special_action, O, Costs)
    because "~o"-[Why] where unpayable(Player, special_action, O, Costs, Why).
'116.2f' :: caused event(begins_special_action(Player, O, suspend, Costs, _)) after
    suspend(O), now(priority(Player, _)), suspend_costs(O, Costs).
'702.62a' :: caused event(moves(O, hand(Player), exile, New)), change_counters(New, time, N, 0) after
    take_special_action(O, suspend), hand(Player, O), object(O, Name, _), definition:way(Name, suspend, _, _, time(Time)),
    ( Time == x -> x_of_action(O, N) ; N = Time ).

suspend_costs(_, _) reads silent otherwise "it has no suspend".

suspend_costs(O, Costs) :-
    object(O, Name, _),
    definition:way(Name, suspend, _, Costs, _).

%   Its counters go one by one, in its owner's upkeeps.

'702.62a' :: caused event(triggers(Player, O, Name, delayed([remove_counters(that, time, 1)]), O, _)) after
    step_begins(upkeep), definition:way(Name, suspend, _, _, _), object(O, Name, Player), active(Player),
    exile(O), counters(O, time, _).
'702.62a' :: caused event(triggers(Player, O, Name, delayed([cast_suspended(that)]), O, _)) after
    last_counter_removed(O, time), exile(O), object(O, Name, Player), definition:way(Name, suspend, _, _, _).
'122.2' :: caused -counters(O, time, N) after moves(O, exile, _, _), counters(O, time, N).

%   As the last one has gone, it may be cast without paying its mana cost.

'702.62a' :: caused then([choose_suspended(Player, O)]) after
    cast_suspended(Item, O), exile(O), player_of(Item, Player), castable_within(Player, O, suspended).

casters:casts_in(choose_suspended(Player, _), Player).

casting_steps:way_of(O, suspended) :-
    now(choose_suspended(_, O)).

'118.9' :: caused costs:without_paying(suspended).
'702.62a' :: executable cast(O, suspended) if choose_suspended(_, O).
'702.62a' :: executable no if choose_suspended(_, _).
'702.62a' :: caused event(begins_casting_within(Player, O, suspended, _)) after
    cast(O, suspended), now(choose_suspended(Player, _)).

%   A creature that was cast so has haste for as long as that player controls it.

'702.62a' :: caused event(begins_effect([New], [gain(haste)], while_controls(Player, New), _)) after
    moves(Item, stack(_), battlefield(Player), New), way(Item, suspended), type(Item, creature).
