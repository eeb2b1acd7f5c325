:- module(text_looked_at,
          [ looking//1,                 % ?Number
            taking//5                   % ?Sort, ?Filter, ?Shown, ?To, ?RestTo
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(text_filters, [np//3]).
:- use_module('../text_lexicon', [number_word/2]).

/** <module> The top cards of a library, and what becomes of them
*/

%!  looking(?Number)// is nondet.

looking(Number) -->
    [look, at, the, top],
    { number_word(Number, Word), Number > 1 },
    [Word, cards, of, your, library].

%!  taking(?Sort, ?Filter, ?Shown, ?To, ?RestTo)// is nondet.
%
%   What becomes of the cards that were looked at.

taking(must(1), [], hidden, hand, RestTo) -->
    ['.', put, one, of, them, into, your, hand, and, the, Rest],
    { member(Rest, [rest, other]) },
    rest_place(RestTo).
taking(must(2), [], hidden, hand, RestTo) -->
    ['.', put, two, of, them, into, your, hand, and, the, Rest],
    { member(Rest, [rest, other]) },
    rest_place(RestTo).
taking(may(1), Filter, revealed, hand, RestTo) -->
    ['.', you, may, reveal],
    np(Filter, a, card),
    [from, among, them],
    put_it,
    [into, your, hand],
    put_the_rest,
    rest_place(RestTo).
taking(may(1), Filter, hidden, To, RestTo) -->
    ['.', you, may, put],
    np(Filter, a, card),
    [from, among, them, onto, the, battlefield],
    onto_battlefield(To),
    put_the_rest,
    rest_place(RestTo).

put_it -->
    [and, put, it].
put_it -->
    [',', and, put, it].

onto_battlefield(battlefield) -->
    [].
onto_battlefield(battlefield_tapped) -->
    [tapped].

put_the_rest -->
    ['.', put, the, rest].
put_the_rest -->
    ['.', then, put, the, rest].
put_the_rest -->
    [',', then, put, the, rest].

rest_place(library_bottom) -->
    [on, the, bottom, of, your, library, in, any, order].
rest_place(library_bottom) -->
    [on, the, bottom, of, your, library].
rest_place(library_bottom_random) -->
    [on, the, bottom, of, your, library, in, a, random, order].
rest_place(graveyard) -->
    [into, your, graveyard].
