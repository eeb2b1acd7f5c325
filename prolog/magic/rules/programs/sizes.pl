:- module(sizes,
          [ size_of/3                   % +Measure, +Object, -Size
          ]).

/** <module> What is measured of an object
*/

:- use_module('../../../k/language').
:- use_module('../../support/filters', [measure/3]).
:- use_module('../concepts/objects').

%!  size_of(+Measure, +Object, -Size:integer) is semidet.

size_of(Measure, O, Size) :-
    (   sum_of(Measure, O, Sum)
    ->  Size = Sum
    ;   measure(Measure, O, Size)
    ).

sum_of(total, O, N) :-
    measure(power, O, P),
    measure(toughness, O, T),
    N is P+T.
sum_of(colors, O, N) :-
    all_of(color, O, Colors),
    length(Colors, N).
sum_of(card_types, O, N) :-
    all_of(type, O, Types),
    length(Types, N).
