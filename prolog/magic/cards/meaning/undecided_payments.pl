:- module(undecided_payments,
          [ amiss_payment/2             % +Ability, -Reason
          ]).

/** <module> Abilities that are not understood for what they say of costs and of mana
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).

%!  amiss_payment(+Ability, -Reason) is nondet.

amiss_payment(Ability, "which mana is not lost, nothing says") :-
    contains_term(keep_mana(_, _), Ability),
    \+ ( memberchk(Ability, [triggered(_, _, Effects), triggered(_, _, Effects, _), spell(Effects)]), adds_mana(Effects) ).

adds_mana(Effects) :-
    sub_term(Part, Effects),
    compound(Part),
    functor(Part, Name, _),
    sub_atom(Name, 0, _, _, add_),
    !.
