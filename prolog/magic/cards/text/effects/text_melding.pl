:- module(text_melding,
          [ melding//1,                 % ?Effect
            melding_trigger//2          % ?Condition, ?Effects
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../text_conditions', [condition//1]).
:- use_module('../text_costs', [paid_costs//1]).
:- use_module('../text_phrases', [common_noun//2, self//0, words//1, writing//0]).
:- use_module('../text_tokens', [tokens_text/4]).

/** <module> Meld (701.42): "If you both own and control ~ and a creature named A, exile them, then
meld them into B"

What a trigger asks first is what "them" are, so condition and effect are read together.
*/

%!  melding(?Effect)// is nondet.

melding(meld(Filter, Result, untapped)) -->
    [if],
    owning_both(Filter),
    [','],
    melded(Result).
melding(meld(Filter, Result, attacking)) -->
    [if],
    self,
    [and],
    counterpart(Filter),
    [are, attacking, ',', and, you, both, own, and, control, them, ','],
    melded(Result),
    ['.', it, enters, tapped, and, attacking].

%!  melding_trigger(?Condition, ?Effects)// is nondet.
%
%   What stands after a trigger, from "if" on.

melding_trigger(Condition, Effects) -->
    [if],
    owning(Condition, Filter),
    [','],
    melded_then(Filter, Effects).

owning(owns_both(Filter), Filter) -->
    owning_both(Filter).
owning(both(Condition, owns_both(Filter)), Filter) -->
    condition(Condition),
    [and],
    owning_both(Filter).

melded_then(Filter, [meld(Filter, Result, untapped)]) -->
    melded(Result).
melded_then(Filter, [may_pay(Costs, [meld(Filter, Result, untapped)])]) -->
    [you, may],
    paid_costs(Costs),
    ['.', if, you, do, ','],
    melded(Result).

owning_both(Filter) -->
    [you, both, own, and, control],
    self,
    [and],
    counterpart(Filter).

melded(Result) -->
    [exile, them, ',', then, meld, them, into],
    long_name(Result).

counterpart([Kind, named(Name)]) -->
    [a],
    kind(Kind),
    [named],
    long_name(Name).

kind(Kind) -->
    { member(Kind, [artifact, creature, enchantment, land]) },
    common_noun(Kind, singular).

%   long_name(?Name)//: a name with a comma in it, too, as what follows is known: "Elk, the Calm, exile them".

long_name(Name) -->
    (   writing
    ->  [name(Name)]
    ;   words([^, First|Tokens]),
        { \+ memberchk('.', Tokens),
          tokens_text([^, First|Tokens], ~, phrase, Text),
          atom_string(Name, Text)
        }
    ).
