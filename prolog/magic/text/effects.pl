:- module(text_effects,
          [ sentences//1                % ?Effects
          ]).
:- use_module(changes, [changes//4]).
:- use_module(costs, [counters//3, paid_costs//1]).
:- use_module(filters, [np//3, player//1, ref//2]).
:- use_module(mana_words, [mana_colors/2]).
:- use_module(phrases, [chain//2, verb//2]).
:- use_module(places, [owners_place//1, search_place//3]).
:- use_module(quantities, [amount//2, counted_amount//2, where//1]).
:- use_module(tokens_made, [made//2]).

/** <module> Effects

A clause has a Form: `main` where it stands alone ("target player draws a
card"), `base` after "you may" ("you may have target player draw a card").
*/

%!  sentences(?Effects:list)// is nondet.
%
%   Effects as sentences, of which the last lacks its full stop.

sentences([Effect]) -->
    clause(Effect, main).
sentences([Effect, Next|Effects]) -->
    clause(Effect, main),
    ['.'],
    sentences([Next|Effects]).

effects(Effects, Form) -->
    chain(clause_of(Form), Effects).

clause_of(Form, Effect) -->
    clause(Effect, Form).
