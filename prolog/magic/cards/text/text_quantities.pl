:- module(text_quantities,
          [ amount//2,                  % ?Quantity, ?Where
            counted_amount//2,          % ?Quantity, ?Where
            pt_change//3,               % ?Power, ?Toughness, ?Where
            pt_size//3,                 % ?Power, ?Toughness, ?Where
            where//1,                   % ?Where
            one/2,                      % ?Quantity, ?Where
            each_first//2,              % +Quantity, ?Where
            computed//1,                % ?Quantity
            quantity//1                 % ?Quantity
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(text_filters, [np//3]).
:- use_module(text_lexicon, [number_word/2]).
:- use_module(text_phrases, [writing//0]).
:- use_module(text_references, [player//1]).

/** <module> Numbers and quantities

A quantity that is no number is written "X", and the clause that it stands in
ends with what X is. Where = wh(X, Y) holds the quantities that the clause calls
X and Y; the value `x` of either says nothing about it. A number of something is
also written "1 for each" of it: Where = each(Something).
*/

%!  amount(?Quantity, ?Where)// is nondet.
%
%   Quantity in digits: 3 damage, X damage.

amount(0, _) -->
    [0].
amount(Number, wh(_, _)) -->
    [Number],
    { integer(Number),
      Number > 0
    }.
amount(Quantity, Where) -->
    letter(Quantity, Where).
amount(Quantity, each(Something)) -->
    (   writing
    ->  { times_each(Number, Something, Quantity) },
        [Number]
    ;   [Number],
        { integer(Number),
          Number > 0,
          times_each(Number, Something, Quantity)
        }
    ).

%   times_each(?Number, ?Something, ?Quantity) is semidet: Quantity is Number for each of Something.

times_each(Number, Something, Quantity) :-
    (   nonvar(Quantity)
    ->  each_of(Quantity, Number, Something)
    ;   Number == 1
    ->  Quantity = Something
    ;   Quantity = times(Number, Something)
    ).

each_of(times(Number, Something), N, S) =>
    integer(Number),
    Number > 1,
    countable(Something),
    N = Number,
    S = Something.
each_of(Quantity, N, S) =>
    countable(Quantity),
    N = 1,
    S = Quantity.

countable(count(_)).
countable(count_in(_, _)).

%!  one(?Quantity, ?Where) is nondet.
%
%   Quantity is what "a" means: one, or one for each of something.

one(1, wh(_, _)).
one(Something, each(Something)) :-
    (   var(Something)
    ->  true
    ;   countable(Something)
    ).

%!  each_first(+Quantity, ?Where)// is multi.
%
%   Writing, "for each" goes before "X, where X is".

each_first(Quantity, Where) -->
    (   writing
    ->  { preferred(Quantity, Where) }
    ;   []
    ).

preferred(Quantity, each(Something)) :-
    each_of(Quantity, _, Something).
preferred(_, _).

%!  counted_amount(?Quantity, ?Where)// is nondet.
%
%   Quantity in words: three cards, X cards.

counted_amount(Number, wh(_, _)) -->
    number_in_words(Number).
counted_amount(Quantity, Where) -->
    letter(Quantity, Where).
counted_amount(Quantity, each(Something)) -->
    (   writing
    ->  { times_each(Number, Something, Quantity),
          Number > 1
        },
        number_in_words(Number)
    ;   number_in_words(Number),
        { Number > 1,
          times_each(Number, Something, Quantity)
        }
    ).

number_in_words(Number) -->
    [Word],
    { (   integer(Word)
      ->  Number = Word
      ;   number_word(Number, Word)
      )
    }.

%   letter(?Quantity, ?Where)// is nondet: X or Y.

letter(Quantity, Where) -->
    { \+ integer(Quantity),
      lettered(Quantity, Where, Letter)
    },
    ['^', Letter].

lettered(Quantity, wh(Quantity, _), x).
lettered(Quantity, wh(Other, Quantity), y) :-
    Quantity \== x,
    Other \== Quantity.

%!  pt_change(?Power, ?Toughness, ?Where)// is nondet.
%
%   A change of power and toughness: +2/+2, -0/-3, +X/+0.

pt_change(Power, Toughness, Where) -->
    signed(Power, Toughness, Where),
    [/],
    signed(Toughness, Power, Where).

%   signed(?Quantity, ?Other, ?Where)// is nondet: 0 takes the sign of the Other.

signed(Quantity, Other, Where) -->
    (   writing
    ->  { sign(Quantity, Other, Sign, Size) }
    ;   []
    ),
    plus_or_minus(Sign),
    amount(Size, Where),
    { sign_size(Sign, Size, Quantity) }.

plus_or_minus(+) -->
    [+].
plus_or_minus(-) -->
    [-].

sign(Quantity, Other, Sign, Size) :-
    (   negated(Quantity, Size)
    ->  Sign = (-)
    ;   Size = Quantity,
        zero_sign(Quantity, Other, Sign)
    ).

zero_sign(Quantity, Other, Sign) :-
    (   Quantity == 0,
        negated(Other, _)
    ->  Sign = (-)
    ;   Sign = (+)
    ).

negated(Number, Size), integer(Number) =>
    Number < 0,
    Size is -Number.
negated(times(-1, Quantity), Size) =>
    Size = Quantity.
negated(_, _) =>
    fail.

sign_size(+, Size, Size).
sign_size(-, Size, Quantity) :-
    (   integer(Size)
    ->  Quantity is -Size
    ;   Quantity = times(-1, Size)
    ).

%!  pt_size(?Power, ?Toughness, ?Where)// is nondet.
%
%   Power and toughness as they are: 2/2, X/X.

pt_size(Power, Toughness, Where) -->
    amount(Power, Where),
    [/],
    amount(Toughness, Where).

%!  where(?Where)// is nondet.
%
%   What X and Y are, with which a clause ends.

where(Where) -->
    (   writing
    ->  { settled(Where) }
    ;   []
    ),
    definitions(Where).

settled(Where) :-
    (   Where = wh(X, Y)
    ->  settled_letter(X),
        settled_letter(Y)
    ;   true
    ).

settled_letter(Quantity) :-
    (   var(Quantity)
    ->  Quantity = x
    ;   true
    ).

definitions(each(count(Filter))) -->
    [for, each],
    np(Filter, bare(singular), permanent),
    on_battlefield(Filter).
definitions(each(count_in(Zone, Filter))) -->
    [for, each],
    np(Filter, bare(singular), card),
    [in],
    zone(Zone).
definitions(wh(x, x)) -->
    [].
definitions(wh(X, x)) -->
    [',', where],
    definition(x, X).
definitions(wh(x, Y)) -->
    [',', where],
    definition(y, Y).
definitions(wh(X, Y)) -->
    [',', where],
    definition(x, X),
    [and],
    definition(y, Y).

definition(Letter, Quantity) -->
    ['^', Letter, is],
    quantity(Quantity),
    { Quantity \== x }.

%!  computed(?Quantity)// is nondet.
%
%   A quantity in full that is no number.

computed(Quantity) -->
    { \+ integer(Quantity),
      Quantity \== x
    },
    quantity(Quantity),
    { \+ integer(Quantity),
      Quantity \== x
    }.

%!  quantity(?Quantity)// is nondet.
%
%   A quantity in full: the number of Elves on the battlefield.

quantity(Quantity) -->
    writing,
    { Quantity = plus(plus(A, B), C) },
    quantity(plus(A, plus(B, C))).
quantity(plus(A, B)) -->
    addend(A),
    [plus],
    quantity(B).
quantity(Quantity) -->
    addend(Quantity).

addend(Number) -->
    integer_digits(Number).
addend(x) -->
    ['^', x].
addend(count(Filter)) -->
    [the, number, of],
    np(Filter, bare(plural), permanent),
    on_battlefield(Filter).
addend(count_in(Zone, Filter)) -->
    [the, number, of],
    np(Filter, bare(plural), card),
    [in],
    zone(Zone).
addend(times(2, Quantity)) -->
    [twice],
    factor(Quantity).
addend(times(Number, Quantity)) -->
    integer_digits(Number),
    [times],
    factor(Quantity).

integer_digits(Number) -->
    [Number],
    { integer(Number),
      Number >= 0
    }.
integer_digits(Number) -->
    [minus, Size],
    { negative_size(Number, Size) }.

negative_size(Number, Size) :-
    (   integer(Number)
    ->  Size is -Number
    ;   integer(Size),
        Number is -Size
    ).

factor(plus(A, B)) -->
    [the, sum, of],
    quantity(A),
    [and],
    quantity(B).
factor(Quantity) -->
    addend(Quantity).

%   What a player controls is on the battlefield without saying so.

on_battlefield(Filter) -->
    (   { controlled(Filter) }
    ->  []
    ;   [on, the, battlefield]
    ).

controlled(Filter) :-
    is_list(Filter),
    member(Part, Filter),
    memberchk(Part, [controlled(_), attacking, blocking, blocking(_)]),
    !.

zone(exile) -->
    [exile].
zone(Zone) -->
    { player_zone(Zone, Name, Player) },
    owner(Player),
    [Name].

player_zone(graveyard(Player), graveyard, Player).
player_zone(hand(Player), hand, Player).
player_zone(library(Player), library, Player).

owner(you) -->
    [your].
owner(Player) -->
    player(Player),
    ['\'s'].
