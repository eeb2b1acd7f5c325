:- module(text_comparisons,
          [ compared//1,                % ?Part
            measure//1                  % ?What
          ]).
:- use_module('../text_phrases', [self//0]).

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
