:- encoding(utf8).
:- module(text_effects,
          [ sentences//1                % ?Effects
          ]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module(text_costs, [paid_costs//1]).
:- use_module(text_events, [next_part//1]).
:- use_module(text_object_effects, [object_effect//2]).
:- use_module(text_phrases, [chain//2]).
:- use_module(text_player_effects, [player_effect//2]).
:- use_module(text_references, [ref//2]).

/** <module> Effects

An effect is a clause, of one of two Forms: `main` where it stands alone ("target
player draws a card") and `base` after "you may" ("you may have target player
draw a card").
*/

%!  sentences(?Effects:list)// is nondet.
%
%   Effects as sentences, of which the last lacks its full stop.

sentences([Effect|Effects]) -->
    effect(Effect, main),
    more_sentences(Effect, Effects).

%   more_sentences(+Effect, ?Effects)//: what stands after modes belongs to the last of them.

more_sentences(_, []) -->
    [].
more_sentences(Before, [Effect|Effects]) -->
    { Before \= modal(_) },
    ['.'],
    effect(Effect, main),
    more_sentences(Effect, Effects).

%   sequence(?Effects, +Form)//: effects within one sentence.

sequence(Effects, Form) -->
    chain(effect_in(Form), Effects).

effect_in(Form, Effect) -->
    effect(Effect, Form).

%   effect(?Effect, +Form)// is nondet.

effect(may_pay(Costs, Effects), _) -->
    [you, may],
    paid_costs(Costs),
    ['.', if, you, do, ','],
    sequence(Effects, main).
effect(may(Effects), _) -->
    [you, may],
    sequence(Effects, base).
effect(if_you_do(Effects), _) -->
    [if, you, do, ','],
    sequence(Effects, main).
effect(delay(Step, target(Filter), Effects), _) -->
    [choose],
    ref(target(Filter), permanent),
    ['.'],
    delayed(Step),
    sequence(Effects, main).
effect(delay(Step, What, Effects), _) -->
    delayed(Step),
    about(What, Effects).
effect(modal(Modes), _) -->
    [choose, one, '—'],
    modes(Modes).
effect(Effect, Form) -->
    object_effect(Effect, Form).
effect(Effect, Form) -->
    player_effect(Effect, Form).

delayed(Step) -->
    [at, the, beginning, of],
    next_part(Step),
    [','].

%   about(?What, ?Effects)//: what a delayed ability does, and to what, unless its
%   words imply that: "it" is what the whole ability is about.

about(What, Effects) -->
    sequence(Effects, main),
    { implied(Effects, What) }.
about(What, Effects) -->
    [for],
    ref(What, permanent),
    [','],
    sequence(Effects, main).

implied(Effects, What) :-
    (   contains_term(that, Effects)
    ->  What = that
    ;   What = this
    ).

modes([Mode|Modes]) -->
    ['•'],
    mode(Mode),
    more_modes(Modes).

more_modes([]) -->
    [].
more_modes(Modes) -->
    ['.'],
    modes(Modes).

%   mode(?Effects)//: a mode may also be written as one effect.

mode(Effects) -->
    (   { nonvar(Effects),
          \+ is_list(Effects)
        }
    ->  sentences([Effects])
    ;   sentences(Effects)
    ).
