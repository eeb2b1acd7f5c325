:- module(equipment_keywords, []).

/** <module> Equipment that enters with a creature to carry it, upkeep that adds up, and cards that are discarded for an effect (702)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../cards/printed_costs', [compiled_cost/2]).
:- use_module('../concepts/variable_costs', [join_mana/2]).
:- use_module('../concepts/attaching', []).
:- use_module('../concepts/damage', [counters_on/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/effects', []).
:- use_module('../zones').

instruction pay_for_age(_Cost:cost_each).

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
    (   is_list(Cost)
    ->  maplist(so_often(N), Cost, All)
    ;   so_often(N, mana(Cost), Mana),
        All = [Mana]
    ),
    join_mana(All, Costs).

so_often(N, Cost0, Cost) :-
    (   Cost0 = mana(_)
    ->  compiled_cost(Cost0, mana(cost(Generic0, Symbols))),
        Generic is N*Generic0,
        findall(Symbol, ( between(1, N, _), member(Symbol, Symbols) ), Unsorted),
        msort(Unsorted, All),
        Cost = mana(cost(Generic, All))
    ;   Cost0 =.. [Kind, Once|Others],
        Number is N*Once,
        Cost =.. [Kind, Number|Others]
    ).

'702.53a' :: caused cards:keyword_means(
                        transmute(Cost),
                        from_hand([mana(Cost), discard(this)],
                                  [search(you, [compared(mana_value, exactly, size(mana_value, this))], hand, revealed)],
                                  [sorcery_speed])).
'702.77a' :: caused cards:keyword_means(
                        reinforce(N, Cost),
                        from_hand([mana(Cost), discard(this)], [put_counters(target([creature]), '+1/+1', N)], [])).

%   Reconfigure (702.151): attached to a creature, it is none itself until it becomes unattached.

instruction unattach(_What:permanent).
lasting ::= while_attached.

'702.151a' :: caused cards:keyword_means(
                         reconfigure(Cost),
                         activated(Costs, [attach(this, target([other, creature, controlled(you)]))], [sorcery_speed])) if
    cost_list(Cost, Costs).
'702.151a' :: caused cards:keyword_means(
                         reconfigure(Cost),
                         activated(Costs, [unattach(this)], [only_if(attached_to_creature), sorcery_speed])) if
    cost_list(Cost, Costs).
'702.151a' :: caused event(becomes_unattached(O, Thing)) after unattach(_, O), attached(O, Thing).
'702.151b' :: caused event(begins_effect([O], [not_creature], while_attached, _)) after
    attaches(O, _), definition:keyword_used(reconfigure(_)), has(O, reconfigure(_)).
'702.151b' :: caused -continuous(N, O, Changes, while_attached), changed(statics) after
    becomes_unattached(O, _), continuous(N, O, Changes, while_attached).

:- multifile attaching:may_be_a_creature/1, filters:condition/2.

'301.5c' :: caused attaching:may_be_a_creature(O) if definition:keyword_used(reconfigure(_)), has(O, reconfigure(_)).

filters:condition(attached_to_creature, view(O, _, _)) :-
    attached(O, Host),
    creature(Host).
