:- module(special_counters, []).

/** <module> Counters that rules of their own go with (122.1): stun, shield, finality, keywords
*/

:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [at_once/1, last_of_step/2]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/keyword_counters', [keyword_counter/1]).
:- use_module('../zones').
:- use_module('../keywords/counter_keywords', []).
:- use_module(damage, [preventable/1]).
:- use_module(objects).

replacing_effect ::= counter(_:atom, _:object).

'122.1c' :: replaced destroy(O) by [event(uses_shield(O))] as counter(shield, O) if
    definition:uses(shield), counters(O, shield, _), \+ at_once(destroyed_by_state(O)).
'122.1c' :: replaced deals_damage(Source, O, N, How) by Effects as counter(shield, O) if
    definition:uses(shield), integer(O), counters(O, shield, _),
    ( preventable(deals_damage(Source, O, N, How)) -> Effects = [Use] ; Effects = [event(deals_damage(Source, O, N, How)), Use] ), Use = event(uses_shield(O)).
'122.1d' :: replaced untap(O) by [event(remove_counters(O, stun, 1))] as counter(stun, O) if
    definition:uses(stun), counters(O, stun, _).
'122.1h' :: replaced moves(O, battlefield(P), graveyard(_), New) by [event(moves(O, battlefield(P), exile, New))]
            as counter(finality, O) if
    definition:uses(finality), counters(O, finality, _).

%   Damage that several sources deal at once takes one counter; what can't be prevented takes one all the same (615.12).

event uses_shield(_O:object).

'122.1c' :: caused event(remove_counters(O, shield, 1)) after
    uses_shield(O), last_of_step(uses_shield(O), _).

%   Keyword counters take part in layer 6; those of a kind all have the timestamp of the newest. What a permanent enters with
%   has its own timestamp.

event counters_get_timestamp(_O:object, _Kind:atom, _Number:object).
fluent counters_since(_O:object, _Kind:atom, _Number:object) functional.

'613.7c' :: caused event(counters_get_timestamp(O, Kind, _)) after
    put_counters(O, Kind, _), definition:uses(keyword_counters), keyword_counter(Kind), permanent(O).
'613.7c' :: caused counters_since(O, Kind, Number) after
    counters_get_timestamp(O, Kind, Number).
'122.1' :: caused -counters_since(O, Kind, Number) after
    last_counter_removed(O, Kind), counters_since(O, Kind, Number).
zones:permanent_status(O, counters_since(O, _, _)).
