:- module(text_places,
          [ place//1,                   % ?Place
            top_cards//2                % ?Quantity, ?Where
          ]).
:- use_module('../nouns/text_amounts', [counted_amount//2]).

/** <module> Where cards are put, and those on top of a library
*/

%!  top_cards(?Quantity, ?Where)// is nondet.

top_cards(1, _) -->
    [card].
top_cards(Quantity, Where) -->
    counted_amount(Quantity, Where),
    [cards].

%!  place(?Place)// is nondet.
%
%   Where cards are put.

place(hand) -->
    [into, your, hand].
place(battlefield) -->
    [onto, the, battlefield].
place(graveyard) -->
    [into, your, graveyard].
place(exile) -->
    [into, exile].
place(library_bottom) -->
    [on, the, bottom, of, your, library, in, any, order].
place(library_top) -->
    [on, top, of, your, library, in, any, order].
