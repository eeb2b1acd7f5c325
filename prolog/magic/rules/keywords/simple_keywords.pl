:- module(simple_keywords, []).

/** <module> Keywords that stand for other abilities (702), one line each
*/

:- use_module(library(lists), [sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/damage', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').

:- multifile cards:keyword_means/2.

'702.108a' :: caused cards:keyword_means(
                         prowess,
                         triggered(casts(you, [not([creature])]), true, [change(this, [pt(1, 1)], end_of_turn)])).

'702.83a' :: caused cards:keyword_means(
                        exalted,
                        triggered(attacks_alone([creature, controlled(you)]), true, [change(that, [pt(1, 1)], end_of_turn)])).
'702.79a' :: caused cards:keyword_means(
                        persist,
                        triggered(dies(this), quantity(counters('-1/-1', this), exactly, 0),
                                  [put_back(this, owner, [counters('-1/-1', 1)])])).
'702.93a' :: caused cards:keyword_means(
                        undying,
                        triggered(dies(this), quantity(counters('+1/+1', this), exactly, 0),
                                  [put_back(this, owner, [counters('+1/+1', 1)])])).
'702.100a' :: caused cards:keyword_means(
                         evolve,
                         triggered(enters([creature, other, controlled(you), outgrows(this)]), true,
                                   [provided(matches(that, [outgrows(this)]), [put_counters(this, '+1/+1', 1)])])).
'702.134a' :: caused cards:keyword_means(
                         mentor,
                         triggered(attacks(this), true,
                                   [put_counters(target([creature, attacking, compared(power, less, size(power, this))]),
                                                 '+1/+1', 1)])).
'702.91a' :: caused cards:keyword_means(
                        battle_cry,
                        triggered(attacks(this), true,
                                  [change(each([creature, other, attacking]), [pt(1, 0)], end_of_turn)])).
'702.25a' :: caused cards:keyword_means(
                        flanking,
                        triggered(becomes_blocked_by(this, [creature, not([keyword(flanking)])]), true,
                                  [change(that, [pt(-1, -1)], end_of_turn)])).
'702.45a' :: caused cards:keyword_means(
                        bushido(N),
                        triggered(either(blocks(this), becomes_blocked(this)), true,
                                  [change(this, [pt(N, N)], end_of_turn)])).
'702.21a' :: caused cards:keyword_means(
                        ward(Cost),
                        triggered(warded(this), true, [unless(controller_of(that), Costs, [counter_any(that)])])) if
    cost_list(Cost, Costs).
'702.122a' :: caused cards:keyword_means(
                         crew(N),
                         activated([crew(N)], [change(this, [add_types([creature])], end_of_turn)])).
'702.29e' :: caused cards:keyword_means(
                        typecycling(Type, Cost),
                        from_hand([mana(Cost), discard(this)], [search(you, Filter, hand, revealed)])) if
    ( Type == basic_land -> Filter = [land, type(basic)] ; Filter = [subtype(Type)] ).
'702.124j' :: caused cards:keyword_means(
                         partner_with(Name),
                         triggered(enters(this), true,
                                   [may(target([player]), [search(chosen(1), [named(Name)], hand, revealed)])])).
'702.101a' :: caused cards:keyword_means(
                         extort,
                         triggered(casts(you, []), true,
                                   [may_pay([mana('{W/B}')],
                                            [lose_life(each([opponent]), 1), gain_life(you, lost_this_way)])])).
'702.98a' :: caused cards:keyword_means(unleash, enters_with([may_counters('+1/+1', 1)])).
'702.98a' :: caused cards:keyword_means(
                        unleash,
                        static(this, [cant_block], quantity(counters('+1/+1', this), at_least, 1))).
'702.123a' :: caused cards:keyword_means(
                         fabricate(N),
                         triggered(enters(this), true,
                                   [may([put_counters(this, '+1/+1', N)]),
                                    if_you_dont([create(you, N, token('Servo', [artifact, creature], [servo], [],
                                                                      1, 1, []))])])).

%   Combat damage of a creature with toxic brings poison counters with it (702.164c); several
%   instances add up (702.164b).

'702.164c' :: caused event(put_counters(Player, poison, Sum)) after
    deals_damage(Source, Player, _, combat), atom(Player), toxicity(Source, Sum), Sum > 0.

'702.164b' :: caused toxicity(Source, Sum) if
    findall(N, has(Source, toxic(N)), Ns), sum_list(Ns, Sum).
