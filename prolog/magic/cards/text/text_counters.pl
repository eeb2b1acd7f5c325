:- module(text_counters,
          [ plain_counter//1            % ?Kind
          ]).

/** <module> What counters are called: a _+1/+1_ counter, a _charge_ counter
*/

%!  plain_counter(?Kind)// is nondet.

plain_counter('+1/+1') -->
    [+, 1, /, +, 1].
plain_counter('-1/-1') -->
    [-, 1, /, -, 1].
plain_counter(Kind) -->
    [Kind],
    { atom(Kind),
      \+ atom_length(Kind, 1),
      Kind \== '+1/+1',
      Kind \== '-1/-1'
    }.
