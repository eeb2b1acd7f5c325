:- module(text_amounts,
          [ amount//2,                  % ?Quantity, ?Where
            counted_amount//2,          % ?Quantity, ?Where
            one/2,                      % ?Quantity, ?Where
            times_each/3,               % ?Number, ?Something, ?Quantity
            each_first//2,              % +Quantity, ?Where
            pt_change//3,               % ?Power, ?Toughness, ?Where
            pt_size//3                  % ?Power, ?Toughness, ?Where
          ]).
:- use_module('../words/text_lexicon', [number_word/2]).
:- use_module('../text_phrases', [writing//0]).

/** <module> Amounts, as they stand in a clause

What an amount is called there, such as X, the end of the clause tells (text_quantities.pl), which
also tells what Where is.
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
amount(that_many, wh(_, _)) -->
    [that, much].
amount(times(2, that_many), wh(_, _)) -->
    [twice, that, much].
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

%!  times_each(?Number, ?Something, ?Quantity) is semidet.
%
%   Quantity is Number for each of Something.

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
countable(domain).
countable(commander_casts).
countable(counters(_, _)).
countable(this_turn(_, creatures_died)).
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
counted_amount(that_many, wh(_, _)) -->
    [that, many].
counted_amount(times(2, that_many), wh(_, _)) -->
    [twice, that, many].
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
      Quantity \== that_many,
      Quantity \== times(2, that_many),
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
