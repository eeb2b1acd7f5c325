:- module(plot, []).

/** <module> Plot (702.170): a card is exiled for its plot cost, and cast in a later turn without paying

`plotted(Player, O, Since)`: the card O in exile became plotted in this turn or in an earlier one, and
Player, who owns it, may cast it.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../concepts/costs', [can_pay/4]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting', [sorcery_time/1, unpayable/5]).
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').
:- use_module(special_actions, [least_costs/3]).

way ::= plot ; plotted.
plotted_since ::= this_turn ; earlier.
action plot(O:object) requires hand(_, O).
fluent plotted(_P:player, _O:object, _Since:plotted_since) marks memory(objects).

plotted(Player, O, _)
    reads "~w plotted ~o"-[Player, O] otherwise "~o was not plotted in an earlier turn"-[O].

:- multifile cards:keyword_way/5, casting:cast_from/4, casting_steps:way_of/2, costs:without_paying/1.

'702.170a' :: caused cards:keyword_way(plot(Cost), plot, nowhere, Costs, none) if cost_list(Cost, Costs).

%   Plotting is a special action, at a time for sorceries (116.2k).

'702.170a' :: executable plot(O) if
    priority(Player, _), definition:way(Name, plot, _, _, _), object(O, Name, _), hand(Player, O).
'702.170a' :: nonexecutable plot(_) if
    now(priority(Player, _)), \+ sorcery_time(Player)
    because "it can be plotted only in your main phase with an empty stack"-[].
'116.2k' :: nonexecutable plot(O) if
    now(priority(Player, _)), plot_costs(O, All), least_costs(plot, All, Costs),
    \+ can_pay(Player, special_action, O, Costs)
    because "~o"-[Why] where unpayable(Player, special_action, O, Costs, Why).
'116.2k' :: caused event(begins_special_action(Player, O, plot, Costs, _)) after
    plot(O), now(priority(Player, _)), plot_costs(O, Costs).
'702.170a' :: caused all([event(moves(O, hand(Player), exile, New)), plotted(Player, New, this_turn)]) after
    take_special_action(O, plot), hand(Player, O).

plot_costs(_, _) reads silent otherwise "it has no plot".

plot_costs(O, Costs) :-
    object(O, Name, _),
    definition:way(Name, plot, _, Costs, _).

'702.170d' :: caused -plotted(Player, O, this_turn), plotted(Player, O, earlier) after
    begin_turn(_), plotted(Player, O, this_turn).
'400.7' :: caused -plotted(Player, O, Since) after
    moves(O, exile, _, _), plotted(Player, O, Since).

%   In a later turn it is cast from there for nothing, as a sorcery would be.

'702.170d' :: executable cast(O, plotted) if
    priority(Player, _), plotted(Player, O, earlier).
'702.170d' :: nonexecutable cast(_, plotted) if
    now(priority(Player, _)), \+ sorcery_time(Player)
    because "a plotted card is cast only in your main phase with an empty stack"-[].
'118.9' :: caused costs:without_paying(plotted).
'601.2a' :: caused casting:cast_from(O, plotted, Player, exile) if plotted(Player, O, _).

casting_steps:way_of(O, plotted) :-
    plotted(_, O, _).
