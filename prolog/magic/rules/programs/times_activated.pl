:- module(times_activated, []).

/** <module> How many times an ability has been activated this turn

It is counted as it is activated, and asked as it resolves: what was activated since then counts, too. It is an ability of one
object: a new object's is another one (400.7).
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../spells/activating', [limited/3]).
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').
:- use_module(evaluating, []).

amount ::= times_activated.
limit ::= at_most_each_turn(_:integer).
fluent times_activated(_O:object, _Index:index, _N:integer) functional.

:- multifile evaluating:reckoned/3.

'602.2' :: caused times_activated(O, Index, Next) after
    activates(_, O, Index, _), definition:uses(times_activated),
    ( times_activated(O, Index, N) -> true ; N = 0 ), Next is N+1.
'602.5b' :: nonexecutable activate(O, Index) if
    times_activated(O, Index, N), limited(O, Index, at_most_each_turn(Most)), N >= Most
    because "it was activated as often as it may be in a turn"-[].
'500.1' :: caused -times_activated(O, Index, N) after
    begin_turn(_), times_activated(O, Index, N).

evaluating:reckoned(times_activated, view(_, _, Item), N) :-
    stack_item(Item, _, activated(O, _, Index)),
    times_activated(O, Index, N).

zones:permanent_status(O, times_activated(O, _, _)).
