:- module(conditions_afterwards_tests, []).

/** <module> An intervening "if" is asked when the event has happened (603.4)
*/

:- use_module(library(plunit)).
:- use_module('../boards').

%   marked(+Event, +Condition, +Instructions, -N): N charge counters are on a permanent that gets one whenever Event, if Condition,
%   after "Deed" has been resolved.

marked(Event, Condition, Instructions, N) :-
    start_board([]),
    card("Watch", "{1}", [creature], 2/2, [triggered(Event, Condition, [put_counters(this, charge, 1)])]),
    card("Deed", "{0}", [sorcery], none, [spell(Instructions)]),
    permanent(a, 'Watch', Watch),
    in_hand(a, 'Deed', Deed),
    go,
    act(cast(Deed)),
    resolve,
    ( fact(stack([_|_])) -> resolve ; true ),
    ( fact(counters(Watch, charge, Found)) -> N = Found ; N = 0 ).

:- begin_tests(conditions_afterwards).

test('603.4 the life that was gained counts', N == 1) :-
    marked(gains_life(you), life(you, at_least, 23), [gain_life(you, 3)], N).
test('603.4 too little was gained', N == 0) :-
    marked(gains_life(you), life(you, at_least, 24), [gain_life(you, 3)], N).
test('603.4 the life that was lost counts', N == 1) :-
    marked(loses_life(you), life(you, at_most, 17), [lose_life(you, 3)], N).
test('603.4 too little was lost', N == 0) :-
    marked(loses_life(you), life(you, at_most, 16), [lose_life(you, 3)], N).
test('603.4 the counters that were put count', N == 1) :-
    marked(gets_counters('+1/+1', this), quantity(counters('+1/+1', this), at_least, 2),
          [put_counters(each([creature]), '+1/+1', 2)], N).
test('603.4 too few counters were put', N == 0) :-
    marked(gets_counters('+1/+1', this), quantity(counters('+1/+1', this), at_least, 3),
          [put_counters(each([creature]), '+1/+1', 2)], N).

:- end_tests(conditions_afterwards).
