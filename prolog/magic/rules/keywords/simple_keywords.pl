:- module(simple_keywords, []).

/** <module> Keywords that stand for other abilities (702), one line each
*/

:- use_module(library(lists), [sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/damage', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').

:- multifile cards:keyword_means/2.

'702.108a' :: caused cards:keyword_means(
                         prowess,
                         triggered(casts(you, [not([creature])]), true, [change(this, [pt(1, 1)], end_of_turn)])).

%   Combat damage of a creature with toxic brings poison counters with it (702.164c); several
%   instances add up (702.164b).

'702.164c' :: caused deal_damage(Source, Player, Sum, poison, Before) after
    deals_damage(Source, Player, _, combat), atom(Player), toxicity(Source, Sum), Sum > 0,
    ( poison(Player, Had) -> Before = Had ; Before = 0 ).

'702.164b' :: caused toxicity(Source, Sum) if
    findall(N, has(Source, toxic(N)), Ns), sum_list(Ns, Sum).
