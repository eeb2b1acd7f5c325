:- module(text_costs,
          [ activation_costs//1,        % ?Costs
            paid_costs//1,              % ?Costs
            paid_cost//1,               % ?Cost
            counters//3                 % ?Kind, ?Quantity, ?Where
          ]).
:- use_module(library(lists), [append/2, subtract/3]).
:- use_module(nouns/text_counters, [energy//1, plain_counter//1]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(text_phrases, [mana//1, self//0, series//3, writing//0]).
:- use_module(nouns/text_amounts, [amount//2, counted_amount//2, one/2]).
:- use_module(nouns/text_quantities, [where//1]).

/** <module> Costs

Costs are written in two ways: before the colon of an activated ability, as in
"{1}{R}, {T}, Sacrifice a Goblin", and within a sentence, as in "you may pay
{1}{R} and sacrifice a Goblin".
*/

%!  activation_costs(?Costs:list)// is nondet.
%
%   What stands before a colon. The first word has the capital of a sentence.

activation_costs([Cost|Costs]) -->
    activation_cost(Cost, []),
    more_costs(Costs).

more_costs([]) -->
    [].
more_costs([Cost|Costs]) -->
    [','],
    activation_cost(Cost, ['^']),
    more_costs(Costs).

activation_cost(mana(Mana), _) -->
    mana(Mana).
activation_cost(tap, _) -->
    ['{T}'].
activation_cost(untap, _) -->
    ['{Q}'].
activation_cost(loyalty(Number), _) -->
    [Symbol],
    { loyalty_symbol(Number, Symbol) }.
activation_cost(put_counters(Kind, Number), Capital) -->
    Capital,
    [put],
    counters(Kind, Number, wh(_, _)),
    { integer(Number) },
    [on],
    self.
activation_cost(Cost, Capital) -->
    { nonsymbol(Cost) },
    Capital,
    paid_cost(Cost).

%   loyalty_symbol(?Number, ?Symbol) is semidet: -2 is [-2], minus_x is [-X] (107.7).

loyalty_symbol(Number, Symbol) :-
    (   Number == minus_x
    ->  Symbol = '[-X]'
    ;   integer(Number)
    ->  ( Number > 0 -> Sign = + ; Sign = '' ),
        format(atom(Symbol), '[~w~d]', [Sign, Number])
    ;   atom(Symbol),
        atom_concat('[', Rest, Symbol),
        atom_concat(Text, ']', Rest),
        (   Text == '-X'
        ->  Number = minus_x
        ;   atom_number(Text, Number),
            integer(Number)
        )
    ).

nonsymbol(Cost) :-
    (   nonvar(Cost)
    ->  \+ memberchk(Cost, [mana(_), tap, untap, loyalty(_), put_counters(_, _)])
    ;   true
    ).

%!  paid_costs(?Costs:list)// is nondet.
%
%   Costs within a sentence.

paid_costs(Costs) -->
    series(paid_cost, and, Costs).

%!  paid_cost(?Cost)// is nondet.
%
%   What a player does to pay Cost.

paid_cost(either(CostsA, CostsB)) -->
    (   writing
    ->  paid_costs(CostsA)
    ;   series(payment, and, CostsA)
    ),
    [or],
    paid_costs(CostsB).
paid_cost(Cost) -->
    payment(Cost).

payment(mana(Mana)) -->
    [pay],
    mana(Mana).
payment(tap) -->
    [tap],
    self.
payment(untap) -->
    [untap],
    self.
payment(sacrifice(this)) -->
    [sacrifice],
    self.
payment(sacrifice(Number, Filter)) -->
    [sacrifice],
    counted(Number, Filter, permanent).
payment(discard(Number, Filter)) -->
    [discard],
    counted(Number, Filter, card).
payment(discard_random(Number)) -->
    [discard],
    counted(Number, [], card),
    [at, random].
payment(discard(this)) -->
    [discard],
    self.
payment(discard_hand) -->
    [discard, your, hand].
payment(exile_from_hand(Number, Filter)) -->
    [exile],
    counted(Number, Filter, card),
    [from, your, hand].
payment(exile(this)) -->
    [exile],
    self.
payment(exile_from_graveyard(this)) -->
    [exile],
    self,
    [from, your, graveyard].
payment(exile_from_graveyard(Number, Filter)) -->
    [exile],
    counted(Number, Filter, card),
    [from, your, graveyard].
payment(reveal_from_hand(Number, Filter)) -->
    [reveal],
    counted(Number, Filter, card),
    [from, your, hand].
payment(exert(this)) -->
    [exert],
    self.
payment(return_to_hand(this)) -->
    [return],
    self,
    [to, its, owner, '\'s', hand].
payment(reveal(this)) -->
    [reveal],
    self,
    [from, your, hand].
payment(return_to_hand(Number, Filter)) -->
    [return],
    yours(Number, Filter, []),
    [to],
    owners(Number),
    [owner, '\'s', hand].
payment(tap_permanents(Number, Filter)) -->
    [tap],
    yours(Number, Filter, [untapped]).
payment(pay_life(Number)) -->
    [pay],
    amount(Number, Where),
    [life],
    where(Where).
payment(pay_energy(Number)) -->
    [pay],
    energy(Number).
payment(pay_energy(x)) -->
    [pay, '^', x, '{E}'].
payment(collect_evidence(Number)) -->
    [collect, evidence, Number],
    { integer(Number) }.
payment(remove_counters(Kind, Number)) -->
    [remove],
    counters(Kind, Number, Where),
    [from],
    self,
    where(Where).
counted(Number, Filter, Kind) -->
    np(Filter, counted(Number, Where), Kind),
    where(Where).

%   yours(?Number, ?Filter, +Implied)//: permanents that you control, as the cost
%   itself implies, like the filters Implied.

yours(Number, Filter, Implied) -->
    (   { nonvar(Filter) }
    ->  { with_implied(Filter, Implied, Full) },
        counted(Number, Full, permanent)
    ;   counted(Number, Full, permanent),
        { is_list(Full),
          subtract(Full, [controlled(you)|Implied], Filter),
          with_implied(Filter, Implied, Again),
          subtract(Full, Again, [])
        }
    ).

with_implied(either(A, B), Implied, Full) =>
    Full = either(FullA, FullB),
    with_implied(A, Implied, FullA),
    with_implied(B, Implied, FullB).
with_implied(Filter, Implied, Full) =>
    subtract(Filter, [controlled(you)|Implied], Rest),
    append([Rest, Implied, [controlled(you)]], Full).

owners(1) -->
    [its].
owners(Number) -->
    { Number \== 1 },
    [their].

%!  counters(?Kind, ?Quantity, ?Where)// is nondet.
%
%   A +1/+1 counter, two charge counters.

counters(Kind, Quantity, Where) -->
    { one(Quantity, Where) },
    [a],
    plain_counter(Kind),
    [counter].
counters(Kind, Quantity, Where) -->
    counted_amount(Quantity, Where),
    plain_counter(Kind),
    [counters].
