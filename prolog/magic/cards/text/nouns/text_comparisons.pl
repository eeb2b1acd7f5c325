:- module(text_comparisons,
          [ compared//1,                % ?Part
            measure//1                  % ?What
          ]).
:- use_module('../text_phrases', [self//0]).
:- use_module(text_inner, [inner_quantity//1]).

/** <module> Sizes and mana values in noun phrases

"a creature with power 2 or less", "a card with mana value 3".
*/

%!  compared(?Part)// is nondet.
%
%   Part is compared(What, How, Number), as it stands after "with".

compared(compared(What, How, Number)) -->
    measure(What),
    [Number],
    { integer(Number) },
    comparison(How).

compared(compared(What, How, Number)) -->
    measure(What),
    or_equal(How),
    [Number],
    { integer(Number) }.

compared(compared(What, How, x)) -->
    measure(What),
    ['^', x],
    comparison(How).
compared(compared(What, How, size(Of, this))) -->
    measure(What),
    than(How),
    self,
    ['\'s'],
    measure(Of).

compared(compared(What, How, Quantity)) -->
    measure(What),
    or_equal(How),
    { \+ integer(Quantity), Quantity \== x },
    inner_quantity(Quantity),
    { \+ integer(Quantity), Quantity \== x }.

or_equal(at_most) -->
    [less, than, or, equal, to].
or_equal(at_least) -->
    [greater, than, or, equal, to].

than(less) -->
    [less, than].
than(greater) -->
    [greater, than].

%!  measure(?What)// is nondet.

measure(power) -->
    [power].
measure(toughness) -->
    [toughness].
measure(mana_value) -->
    [mana, value].

comparison(at_most) -->
    [or, less].
comparison(at_least) -->
    [or, greater].
comparison(exactly) -->
    [].
