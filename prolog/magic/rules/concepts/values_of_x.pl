:- module(values_of_x,
          [ asks_value/1,               % +Filter
            value_with_x/3,             % +Name, +X, -Value
            with_value/4,               % +Filter, +Value, +View, -Answered
            with_x_known/5              % +Name, +X, +Filter, +View, -Answered
          ]).

/** <module> What is asked of the mana value of a spell while X is not chosen (202.3e, 601.2b)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [compares/3, quantity/3]).
:- use_module(objects, [printed_value/2]).

%!  asks_value(+Filter) is semidet.
%
%   Filter says something about the mana value.

asks_value(Filter) :-
    sub_term(Part, Filter),
    nonvar(Part),
    Part = compared(mana_value, _, _),
    !.

%!  value_with_x(+Name, +X, -Value) is det.
%
%   A spell with Name has that mana value with X.

'202.3e' :: caused value_with_x(Name, X, Value) if
    printed_value(Name, Printed),
    ( definition:x_cost(Name, Count) -> Value is Printed+Count*X ; Value = Printed ).

%!  with_x_known(+Name, +X, +Filter, +View, -Answered) is det.
%
%   What Filter asks of the mana value is answered for a spell with Name, if that hangs on X. X may be `any`: it may be so then.

with_x_known(Name, X, Filter, View, Answered) :-
    (   definition:x_cost(Name, _),
        asks_value(Filter)
    ->  ( X == any -> Value = any ; value_with_x(Name, X, Value) ),
        with_value(Filter, Value, View, Answered)
    ;   Answered = Filter
    ).

%!  with_value(+Filter, +Value, +View, -Answered) is det.
%
%   What Filter asks of the mana value is answered; where Value is `any`, it may be so.

with_value(Filter, Value, View, Answered) :-
    maplist(with_value_part(Value, View), Filter, Answered).

with_value_part(Value, View, Part0, Part) :-
    (   Part0 = compared(mana_value, How, Quantity)
    ->  ( fits(Value, How, Quantity, View) -> holds(Part) ; Part = not([]) )
    ;   Part0 = either(A0, B0)
    ->  Part = either(A, B),
        with_value(A0, Value, View, A),
        with_value(B0, Value, View, B)
    ;   Part0 = not(Parts0)
    ->  (   Value == any,
            asks_value(Parts0)
        ->  holds(Part)
        ;   Part = not(Parts),
            with_value(Parts0, Value, View, Parts)
        )
    ;   Part = Part0
    ).

holds(not([not([])])).

fits(Value, How, Quantity, View) :-
    (   Value == any
    ->  true
    ;   quantity(Quantity, View, N),
        compares(How, Value, N)
    ).
