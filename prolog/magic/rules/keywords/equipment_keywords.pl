:- module(equipment_keywords, []).

/** <module> Equipment that enters with a creature to carry it, upkeep that adds up, and cards that are discarded for an effect (702)
*/

:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/printed_costs', [compiled_cost/2]).
:- use_module('../concepts/variable_costs', [join_mana/2]).
:- use_module('../concepts/damage', [counters_on/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/effects', []).
:- use_module('../zones').

instruction pay_for_age(_Cost:symbols).

:- multifile cards:keyword_means/2.

'702.92a' :: caused cards:keyword_means(living_weapon, Ability) if
    carried(token('Phyrexian Germ', [creature], [phyrexian, germ], [black], 0, 0, []), Ability).
'702.163a' :: caused cards:keyword_means(for_mirrodin, Ability) if
    carried(token('Rebel', [creature], [rebel], [red], 2, 2, []), Ability).
'702.182a' :: caused cards:keyword_means(job_select, Ability) if
    carried(token('Hero', [creature], [hero], [], 1, 1, []), Ability).

carried(Token, triggered(enters(this), true, [create(you, 1, Token), attach(this, created)])).

'702.24a' :: caused cards:keyword_means(
                        cumulative_upkeep(Cost),
                        triggered(begins(your, upkeep), true, [put_counters(this, age, 1), pay_for_age(Cost)])).
'702.24a' :: caused then([pay_or_sacrifice(Item, Costs)]) after
    pay_for_age(Item, Cost), target_view(Item, view(Source, _, _)), permanent(Source),
    counters_on(Source, age, N), times(N, Cost, Costs).

times(N, Cost, Costs) :-
    compiled_cost(mana(Cost), Once),
    findall(Once, between(1, N, _), All),
    join_mana(All, Costs).

'702.53a' :: caused cards:keyword_means(
                        transmute(Cost),
                        from_hand([mana(Cost), discard(this)],
                                  [search(you, [compared(mana_value, exactly, size(mana_value, this))], hand, revealed)],
                                  [sorcery_speed])).
'702.77a' :: caused cards:keyword_means(
                        reinforce(N, Cost),
                        from_hand([mana(Cost), discard(this)], [put_counters(target([creature]), '+1/+1', N)], [])).
