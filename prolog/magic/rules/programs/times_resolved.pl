:- module(times_resolved, []).

/** <module> How many times an ability has resolved this turn

An ability that asks for it is counted as it begins to resolve, so that the one that resolves is the first, the second
and so on. It is an ability of one object: a new object's is another one (400.7), and what is still on the stack counts though
the object has left.
*/

:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../zones').
:- use_module(evaluating, []).

amount ::= times_resolved.
fluent times_resolved(_O:object, _Name:name, _Index:index, _N:integer) functional marks memory(objects).
process counts_resolution(_Item:object).

:- multifile evaluating:reckoned/3.

'608.2' :: caused times_resolved(O, Name, Index, Next) after
    counts_resolution(Item), ability_on_stack(Item, O, Name, Index), resolved_before(O, Name, Index, N), Next is N+1.
'500.1' :: caused -times_resolved(O, Name, Index, N) after
    begin_turn(_), times_resolved(O, Name, Index, N).

ability_on_stack(Item, O, Name, Index) :-
    stack_item(Item, _, Kind),
    Kind =.. [_, O, Name, Index].

resolved_before(O, Name, Index, N) :-
    ( times_resolved(O, Name, Index, Found) -> N = Found ; N = 0 ).

evaluating:reckoned(times_resolved, view(_, _, Item), N) :-
    ability_on_stack(Item, O, Name, Index),
    resolved_before(O, Name, Index, N).
