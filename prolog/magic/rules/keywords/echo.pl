:- module(echo, []).

/** <module> Echo (702.30)

"At the beginning of your upkeep, if this permanent came under your control
since the beginning of your last upkeep, sacrifice it unless you pay [cost]."
*/

:- use_module('../../../k/language').
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').

:- multifile cards:keyword_means/2.

'702.30a' :: caused cards:keyword_means(
                         echo(Cost),
                         triggered(begins(your, upkeep), newly_controlled(this), [pay_or_sacrifice(Costs)])) if
    cost_list(Cost, Costs).

%   Permanents are new to their controller until that player's upkeep begins: its
%   triggers still see them so, and what comes during the upkeep is new again.

'702.30a' :: caused -newly_controlled(O) after
    step_begins(upkeep), active(Player), controls(Player, O), newly_controlled(O).
