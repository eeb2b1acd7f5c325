:- module(text_shared_x,
          [ shared_x//2                 % ?First, ?Second
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../nouns/text_quantities', [quantity//1]).
:- use_module('../text_phrases', [ahead//1, writing//0]).
:- use_module('../text_player_effects', [player_effect//2]).
:- use_module(text_single_effects, [plain_effect//1]).

/** <module> Two effects that share one X: "you draw X cards and you lose X life, where X is ..."
*/

%!  shared_x(?First, ?Second)// is nondet.
%
%   X is what both say, and what First does can't change it.

shared_x(First, Second) -->
    (   writing
    ->  { with_amount(First, Quantity, A), with_amount(Second, Same, B),
          Quantity == Same,
          steady(Quantity)
        }
    ;   ahead([where])
    ),
    plain_effect(A),
    { with_amount(A, Amount, _), Amount == x },
    [and],
    second(A, B),
    { with_amount(B, Other, _), Other == x },
    [',', where, '^', x, is],
    quantity(Quantity),
    { steady(Quantity),
      amounting(A, Quantity, First),
      amounting(B, Quantity, Second)
    }.

second(_, B) -->
    plain_effect(B).
second(A, B) -->
    { arg(1, A, you) },
    player_effect(B, after(you, base)),
    { arg(1, B, you) }.

%   with_amount(+Effect, -Quantity, -WithX) is semidet.

with_amount(Effect, Quantity, WithX) :-
    nonvar(Effect),
    Effect =.. [Name, Who, Quantity],
    memberchk(Name, [draw, mill, gain_life, lose_life]),
    WithX =.. [Name, Who, x].
with_amount(damage(Source, Quantity, To), Quantity, damage(Source, x, To)).

amounting(damage(Source, x, To), Quantity, damage(Source, Quantity, To)).
amounting(Effect, Quantity, New) :-
    Effect =.. [Name, Who, x],
    New =.. [Name, Who, Quantity].

%   steady(+Quantity) is semidet: neither cards that are drawn nor life changes it.

steady(count(_)).
steady(devotion(_)).
steady(devotion(_, _)).
steady(size(_, _)).
steady(greatest(_, _)).
steady(counters(_, _)).
steady(times_mutated).
steady(domain).
