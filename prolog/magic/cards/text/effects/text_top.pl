:- module(text_top,
          [ about_the_top//1            % ?Ability
          ]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module('../nouns/text_filters', [np//3]).

/** <module> Abilities about the top card of a library
*/

%!  about_the_top(?Ability)// is nondet.

about_the_top(top_shown(all)) -->
    [play, with, the, top, card, of, your, library, revealed, '.'].
about_the_top(top_shown(you)) -->
    [you, may, look, at, the, top, card, of, your, library, any, time, '.'].
about_the_top(from_top([])) -->
    [you, may, play, lands, and, cast, spells, from, the, top, of, your, library, '.'].
about_the_top(from_top([land])) -->
    [you, may, play, lands, from, the, top, of, your, library, '.'].
about_the_top(from_top(Filter)) -->
    [you, may, cast],
    np(Filter, bare(plural), spell),
    { Filter \== [], \+ contains_term(land, Filter) },
    [from, the, top, of, your, library, '.'].
