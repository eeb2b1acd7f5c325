:- module(barred_counters, []).

/** <module> Counters that can't be put on something (614.17)

Nothing enters with them (122.6), and a cost of putting them can't be paid (601.2h).
*/

:- use_module('../../../k/language').
:- use_module('../../cards/vocabulary', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/player_counters', []).
:- use_module(replacing, []).

replacement_ability ::= replacement(gets_counters(_:player_counter, you), impossible).

:- multifile costs:barred_counters/2.

'614.17' :: replaced enters_with_counters(O, P, _, K, _) by [] as impossible(S, I) if
    replacing:enters_under(gets_counters(K), O, P, S, I, _, impossible).

'601.2h' :: caused costs:barred_counters(O, Kind) if replacing:forbids(gets_counters(Kind), O, _, _).
