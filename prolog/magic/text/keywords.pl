:- module(text_keywords,
          [ keyword//1                  % ?Keyword
          ]).
:- use_module(costs, [activation_costs//1]).
:- use_module(filters, [np//3]).
:- use_module(lexicon, [color/1, keyword_words/2]).
:- use_module(phrases, [mana//1, words//1]).

/** <module> Keywords

As they stand in a sentence: a creature with _protection from red_.
*/

%!  keyword(?Keyword)// is nondet.

keyword(Keyword) -->
    { keyword_words(Keyword, Words) },
    words(Words).
keyword(protection(Quality)) -->
    [protection, from],
    quality(Quality).
keyword(landwalk(Land)) -->
    [Word],
    { atom_concat(Land, walk, Word),
      Land \== ''
    }.
keyword(cycling(Cost)) -->
    [cycling],
    keyword_cost(Cost).
keyword(echo(Cost)) -->
    [echo],
    keyword_cost(Cost).
keyword(flashback(Cost)) -->
    [flashback],
    keyword_cost(Cost).
keyword(kicker(Cost)) -->
    [kicker],
    keyword_cost(Cost).
keyword(ward(Cost)) -->
    [ward],
    keyword_cost(Cost).
keyword(toxic(Number)) -->
    [toxic, Number],
    { integer(Number) }.

quality(color(Color)) -->
    [Color],
    { color(Color) }.
quality(everything) -->
    [everything].
quality(Quality) -->
    { nonvar(Quality),
      \+ is_list(Quality),
      Quality \= either(_, _)
    },
    np([Quality], bare(plural), permanent).
quality(Quality) -->
    { var(Quality) },
    np(Filter, bare(plural), permanent),
    { single(Filter, Quality) }.
quality(Filter) -->
    { nonvar(Filter) },
    np(Filter, bare(plural), permanent).

single(Filter, Quality) :-
    (   Filter = [Element]
    ->  Quality = Element
    ;   Quality = Filter
    ).

%   keyword_cost(?Cost)//: mana as symbols; a number of generic mana and a list of
%   costs can be written too.

keyword_cost(Mana) -->
    mana(Mana).
keyword_cost(Number) -->
    { integer(Number),
      format(atom(Mana), '{~d}', [Number])
    },
    [Mana].
keyword_cost([mana(Mana)]) -->
    mana(Mana).
keyword_cost([Cost|Costs]) -->
    ['—'],
    activation_costs([Cost|Costs]).
