:- module(dying_keywords, []).

/** <module> Keywords of what enters and dies that stand for other abilities (702), one line each
*/

:- use_module('../../../k/language').
:- use_module('../../cards/keyword_facts', [cost_list/2]).

:- multifile cards:keyword_means/2.

'702.46a' :: caused cards:keyword_means(
                        soulshift(N),
                        triggered(dies(this), true,
                                  [may([return_to_hand(target([subtype(spirit), compared(mana_value, at_most, N),
                                                               card_in(graveyard, you)]))])])).
'702.135a' :: caused cards:keyword_means(
                         afterlife(N),
                         triggered(dies(this), true,
                                   [create(you, N, token('Spirit', [creature], [spirit], [white, black], 1, 1, [flying]))])).
'702.59a' :: caused cards:keyword_means(
                        recover(Cost),
                        triggered(dies([creature, owned(you)]), true,
                                  [may_pay(Costs, [return_to_hand(this_buried)], [exile(this_buried)])])) if
    cost_list(Cost, Costs).
'702.110a' :: caused cards:keyword_means(exploit, triggered(enters(this), true, [may([exploit(this)])])).
'702.89a' :: caused cards:keyword_means(umbra_armor, replacement(is_destroyed(enchanted(permanent)), destroyed_itself)).
