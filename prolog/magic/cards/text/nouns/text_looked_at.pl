:- module(text_looked_at,
          [ looking//1,                 % ?Quantity
            looking_at_one//1,          % ?Effects
            taking//5                   % ?Sort, ?Filter, ?Shown, ?To, ?RestTo
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(text_filters, [np//3]).
:- use_module('../effects/text_places', [top_cards//2]).
:- use_module(text_quantities, [where//1]).

/** <module> The top cards of a library, and what becomes of them
*/

%!  looking(?Quantity)// is nondet.

looking(Quantity) -->
    [look, at, the, top],
    top_cards(Quantity, Where),
    { Quantity \== 1 },
    [of, your, library],
    where(Where).

%!  taking(?Sort, ?Filter, ?Shown, ?To, ?RestTo)// is nondet.
%
%   What becomes of the cards that were looked at.

taking(must(1), [], hidden, hand, RestTo) -->
    ['.', put, one, of],
    those_cards,
    [into, your, hand, and, the, Rest],
    { member(Rest, [rest, other]) },
    rest_place(RestTo).
taking(must(2), [], hidden, hand, RestTo) -->
    ['.', put, two, of],
    those_cards,
    [into, your, hand, and, the, Rest],
    { member(Rest, [rest, other]) },
    rest_place(RestTo).
taking(may(1), Filter, revealed, hand, RestTo) -->
    ['.', you, may, reveal],
    np(Filter, a, card),
    [from, among],
    those_cards,
    put_it,
    [into, your, hand],
    put_the_rest,
    rest_place(RestTo).
taking(may(1), Filter, hidden, To, RestTo) -->
    ['.', you, may, put],
    np(Filter, a, card),
    [from, among],
    those_cards,
    [onto, the, battlefield],
    onto_battlefield(To),
    put_the_rest,
    rest_place(RestTo).

those_cards -->
    [them].
those_cards -->
    [those, cards].

%!  looking_at_one(?Effects:list)// is nondet.
%
%   What may be done with the one card on top, and what is, or may be, done with it else.

looking_at_one([look_at_top(you, 1), take_looked(may(1), Filter, Shown, To)|Rest]) -->
    [look, at, the, top, card, of, your, library, '.'],
    taking_one(Filter, Shown, To),
    or_else(To, Rest).

taking_one(Filter, revealed, hand) -->
    if_it_is(Filter),
    [you, may, reveal],
    it_or_card,
    [and, put, it, into, your, hand].
taking_one(Filter, hidden, To) -->
    if_it_is(Filter),
    [you, may, put],
    it_or_card,
    [onto, the, battlefield],
    onto_battlefield(To).
taking_one([], hidden, graveyard) -->
    [you, may, put],
    it_or_card,
    [into, your, graveyard].
taking_one([], hidden, library_bottom) -->
    [you, may, put],
    it_or_card,
    [on, the, bottom, of, your, library].

it_or_card -->
    [it].
it_or_card -->
    [that, card].

or_else(_, [put_looked(library_top)]) -->
    [].
or_else(To, [put_looked(Else)]) -->
    not_put(To),
    [put, it],
    else_place(Else),
    { memberchk(Else, [hand, library_bottom]), Else \== To }.
or_else(To, [take_looked(may(1), [], hidden, Else), put_looked(library_top)]) -->
    not_put(To),
    [you, may, put, it],
    else_place(Else),
    { memberchk(Else, [graveyard, library_bottom]) }.

not_put(To) -->
    ['.', if, you, 'don\'t', put],
    ( [the, card] ; [it] ),
    there(To),
    [','].

there(hand) -->
    [into, your, hand].
there(To) -->
    { memberchk(To, [battlefield, battlefield_tapped]) },
    [onto, the, battlefield].

else_place(hand) -->
    [into, your, hand].
else_place(graveyard) -->
    [into, your, graveyard].
else_place(library_bottom) -->
    [on, the, bottom, of, your, library].

if_it_is(Filter) -->
    [if, it, '\'s'],
    np(Filter, a, card),
    [','].

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
