:- module(text_hands,
          [ from_hands//2               % ?Effect, +Form
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../nouns/text_filters', [np//3]).
:- use_module('../words/text_lexicon', [number_word/2]).

/** <module> Cards that players put from their hands and graveyards, which are no targets
*/

%!  from_hands(?Effect, +Form)// is nondet.

from_hands(put_from_hand(you, Filter, To), base) -->
    [put],
    np(Filter, a, card),
    [from, your, hand, onto, the, battlefield],
    tapped(To).

from_hands(put_on_library(you, Number), _) -->
    [put, Word],
    { number_word(Number, Word) },
    hand_cards(Number),
    [from, your, hand, on, top, of, your, library],
    any_order(Number).
from_hands(put_from_graveyard(you, Filter, library_top), _) -->
    [put],
    buried_card(Filter),
    [on, top, of, your, library].
from_hands(put_from_graveyard(you, Filter, To), _) -->
    [return],
    buried_card(Filter),
    [to],
    returned_to(To).

put_to(hand) -->
    [into, your, hand].
put_to(library_top) -->
    [on, top, of, your, library].
put_to(To) -->
    [onto, the, battlefield],
    tapped(To).

hand_cards(1) -->
    [card].
hand_cards(Number) -->
    { Number > 1 },
    [cards].

any_order(1) -->
    [].
any_order(Number) -->
    { Number > 1 },
    [in, any, order].

%   buried_card(?Filter)//: any card of Filter in your graveyard, which is no target.

buried_card(Filter) -->
    { var(Filter) -> true ; memberchk(card_in(graveyard, you), Filter) },
    np(Filter, a, card),
    { memberchk(card_in(graveyard, you), Filter), \+ memberchk(any_target, Filter) }.

returned_to(hand) -->
    [your, hand].
returned_to(To) -->
    { To \== hand },
    [the, battlefield],
    tapped(To).

tapped(battlefield) -->
    [].
tapped(battlefield_tapped) -->
    [tapped].
tapped(battlefield_attacking) -->
    [tapped, and, attacking].
