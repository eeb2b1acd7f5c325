:- module(loyalty, []).

/** <module> Loyalty abilities (606)

An activated ability with a loyalty symbol in its cost: loyalty(N) adds N loyalty counters or
removes them, loyalty(minus_x) removes X.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/damage', [counters_on/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module(casting_steps, []).

'606.3' :: nonexecutable activate(O, Index) if
    definition:loyalty_ability(Name, Index), object(O, Name, _),
    activated_this_turn(O, Other), definition:loyalty_ability(Name, Other)
    because "a loyalty ability of ~o was activated this turn"-[O].

%   What is removed must be there (606.6).

'606.6' :: caused costs:able(loyalty(N), _, Source, _) if
    ( N >= 0 -> true ; counters_on(Source, loyalty, Present), Present+N >= 0 ).
'606.4' :: caused change_counters(Source, loyalty, N, Present) after
    pay(Item, loyalty(N)), target_view(Item, view(Source, _, _)), permanent(Source),
    counters_on(Source, loyalty, Present).
