:- module(equip, []).

/** <module> Equip (702.6) and fortify (702.67)

"[Cost]: Attach this permanent to target creature you control. Activate only as a sorcery."
*/

:- use_module(library(lists), [append/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/keyword_facts', [cost_list/2]).

:- multifile cards:keyword_means/2.

'702.6a' :: caused cards:keyword_means(
                       equip(Cost),
                       activated(Costs, [attach(this, target([creature, controlled(you)]))], [sorcery_speed])) if
    cost_list(Cost, Costs).
'702.6d' :: caused cards:keyword_means(
                       equip(Quality, Cost),
                       activated(Costs, [attach(this, target(Filter))], [sorcery_speed])) if
    cost_list(Cost, Costs), append(Quality, [creature, controlled(you)], Filter).
'702.67a' :: caused cards:keyword_means(
                        fortify(Cost),
                        activated([mana(Cost)], [attach(this, target([land, controlled(you)]))], [sorcery_speed])).
