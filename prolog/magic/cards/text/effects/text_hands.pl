:- module(text_hands,
          [ from_hands//2               % ?Effect, +Form
          ]).
:- use_module('../nouns/text_filters', [np//3]).

/** <module> Cards that are put from a hand
*/

%!  from_hands(?Effect, +Form)// is nondet.

from_hands(put_from_hand(you, Filter, To), base) -->
    [put],
    np(Filter, a, card),
    [from, your, hand, onto, the, battlefield],
    tapped(To).

tapped(battlefield) -->
    [].
tapped(battlefield_tapped) -->
    [tapped].
