:- module(calculating,
          [ value_of/2                  % +Expression, -Value
          ]).

/** <module> Arithmetic in questions: the functions that may be used, within limits

An expression is walked and computed here, so that no number grows beyond a limit, and
nothing that depends on the time, on chance or on the machine can be asked.
*/

:- use_module(library(lists), [append/3, member/2]).
:- use_module(askable, [most/2]).

%!  value_of(+Expression, -Value:number) is det.

value_of(Expression, Value) :-
    (   var(Expression)
    ->  throw(error(instantiation_error, _))
    ;   plain_number(Expression)
    ->  Value = Expression
    ;   function(Expression)
    ->  Expression =.. [Name|Arguments],
        values_of(Arguments, Values),
        Call =.. [Name|Values],
        check_growth(Call),
        computed(Call, Value),
        check_number(Value)
    ;   throw(error(type_error(evaluable, Expression), _))
    ).

values_of([], []).
values_of([Expression|Expressions], [Value|Values]) :-
    value_of(Expression, Value),
    values_of(Expressions, Values).

plain_number(Number) :-
    (   integer(Number)
    ;   float(Number)
    ),
    !.

%   check_growth(+Call): what would be too large is not begun.

check_growth(Call) :-
    (   bits(Call, Bits),
        most(bits, Most),
        Bits > Most
    ->  throw(error(number_too_large, _))
    ;   true
    ).

bits(X^Y, Bits) :-
    power_bits(X, Y, Bits).
bits(X**Y, Bits) :-
    power_bits(X, Y, Bits).
bits(X<<Y, Bits) :-
    shift_bits(X, Y, Bits).
bits(X>>Y, Bits) :-
    integer(Y),
    Shift is -Y,
    shift_bits(X, Shift, Bits).

power_bits(X, Y, Bits) :-
    integer(X),
    integer(Y),
    abs(X) > 1,
    Bits is msb(abs(X))*abs(Y).

shift_bits(X, Y, Bits) :-
    integer(X),
    integer(Y),
    X =\= 0,
    Bits is msb(abs(X))+Y.

check_number(Value) :-
    (   integer(Value),
        Value =\= 0,
        most(bits, Most),
        msb(abs(Value)) >= Most
    ->  throw(error(number_too_large, _))
    ;   true
    ).

%   function(?Call): a function that may be used; computed(+Call, -Value): of numbers. Both are
%   made from the list of functions.

functions([ pi/0, e/0, inf/0, nan/0, epsilon/0,
            (-)/1, (+)/1, abs/1, sign/1, sqrt/1, exp/1, log/1,
            sin/1, cos/1, tan/1, asin/1, acos/1, atan/1,
            integer/1, float/1, truncate/1, round/1, floor/1, ceiling/1,
            float_integer_part/1, float_fractional_part/1, msb/1, (\)/1,
            (+)/2, (-)/2, (*)/2, (/)/2, (//)/2, (mod)/2, (rem)/2, (div)/2,
            min/2, max/2, gcd/2, (**)/2, (^)/2, (<<)/2, (>>)/2, (/\)/2, (\/)/2, xor/2,
            atan2/2, atan/2, copysign/2
          ]).

term_expansion(functions_are_computed, Clauses) :-
    functions(Functions),
    findall(function(Call), function_call(Functions, Call), Allowed),
    findall((computed(Call, Value) :- Value is Call), function_call(Functions, Call), Computed),
    append(Allowed, Computed, Clauses).

function_call(Functions, Call) :-
    member(Name/Arity, Functions),
    functor(Call, Name, Arity).

functions_are_computed.
