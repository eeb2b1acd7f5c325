:- encoding(utf8).
:- module(text_keywords,
          [ keyword//1                  % ?Keyword
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(nouns/text_amounts, [amount//2]).
:- use_module(nouns/text_quantities, [where//1]).
:- use_module(text_costs, [activation_costs//1]).
:- use_module(text_deck_conditions, [deck_condition//1]).
:- use_module(nouns/text_filters, [np//3, part//2]).
:- use_module(nouns/text_inner, []).
:- use_module(words/text_lexicon, [color/1, keyword_argument/2, keyword_words/2]).
:- use_module(words/text_subtypes, [known_subtype/1, land_subtype/1]).
:- use_module(text_phrases, [mana//1, whole_name//1, words//1, writing//0]).

/** <module> Keywords

As they stand in a sentence: a creature with _protection from red_.
*/

:- multifile text_inner:inner_keyword//1.

text_inner:inner_keyword(Keyword) -->
    keyword(Keyword).

%!  keyword(?Keyword)// is nondet.

keyword(Keyword) -->
    (   { var(Keyword) }
    ->  [Word],
        { keyword_words(Keyword, [Word|Words]) }
    ;   { keyword_words(Keyword, [Word|Words]) },
        [Word]
    ),
    words(Words).
keyword(protection(either([A], [B]))) -->
    [protection, from],
    quality(A),
    [and, from],
    quality(B).
keyword(protection(either([A], [either([B], [C])]))) -->
    [protection, from],
    quality(A),
    [',', from],
    quality(B),
    [',', and, from],
    quality(C).
keyword(protection(Quality)) -->
    [protection, from],
    quality(Quality).
keyword(hexproof_from(either([A], [B]))) -->
    [hexproof, from],
    quality(A),
    [and, from],
    quality(B).
keyword(hexproof_from(Quality)) -->
    [hexproof, from],
    quality(Quality).
keyword(typecycling(basic_land, Cost)) -->
    [basic, landcycling],
    mana(Cost).
keyword(typecycling(Land, Cost)) -->
    [Word],
    { atom_concat(Land, cycling, Word),
      land_subtype(Land)
    },
    mana(Cost).
keyword(typecycling(Type, Cost)) -->
    [Word],
    { atom_concat(Type, cycling, Word),
      known_subtype(Type),
      \+ land_subtype(Type)
    },
    mana(Cost).
keyword(companion(Condition)) -->
    [companion, '—'],
    deck_condition(Condition).
keyword(partner_with(Name)) -->
    [partner, with],
    whole_name(Name).
keyword(equip(Filter, Cost)) -->
    [equip],
    np(Filter, bare(singular), permanent),
    keyword_cost(Cost).
keyword(web_slinging(Cost)) -->
    ['web-slinging'],
    keyword_cost(Cost).
keyword(spree(Costs)) -->
    [spree],
    costs_of_modes(Costs).
keyword(tiered(Costs)) -->
    [tiered],
    costs_of_modes(Costs).
keyword(level_up(Cost)) -->
    [level, up],
    mana(Cost).
keyword(commander_ninjutsu(Cost)) -->
    [commander, ninjutsu],
    argument(cost, Cost).
keyword(cumulative_upkeep(Cost)) -->
    [cumulative, upkeep],
    keyword_cost(Cost).
keyword(firebending(Number)) -->
    [firebending],
    varying(Number).
keyword(mobilize(Number)) -->
    [mobilize],
    varying(Number).
keyword(splice([subtype(arcane)], Cost)) -->
    [splice, onto, ^, arcane],
    keyword_cost(Cost).
keyword(champion(Filter)) -->
    [champion],
    np(Filter, counted(1, Where), permanent),
    where(Where).
keyword(craft(Filter, Cost)) -->
    [craft, with],
    np(Filter, bare(singular), permanent),
    mana(Cost).
keyword(devour(N)) -->
    [devour, N],
    { integer(N) }.
keyword(devour(Kind, N)) -->
    [devour, Kind, N],
    { memberchk(Kind, [artifact, land]),
      integer(N)
    }.
keyword(awaken(Number, Cost)) -->
    [awaken, Number],
    { integer(Number) },
    ['—'],
    mana(Cost).
keyword(prototype(Cost, Power, Toughness)) -->
    [prototype],
    mana(Cost),
    ['—', Power, /, Toughness],
    { integer(Power), integer(Toughness) }.
keyword(reinforce(Number, Cost)) -->
    [reinforce, Number, '—'],
    { integer(Number) },
    mana(Cost).
keyword(reinforce(x, Cost)) -->
    [reinforce, ^, x, '—'],
    mana(Cost).
keyword(suspend(Number, Cost)) -->
    [suspend, Number, '—'],
    { integer(Number) },
    keyword_cost(Cost).
keyword(suspend(x, Cost)) -->
    [suspend, '^', x, '—'],
    mana(Cost),
    ['.', x, 'can\'t', be, 0, '.'].
keyword(landwalk(Land)) -->
    [Word],
    { atom_concat(Land, walk, Word),
      land_subtype(Land)
    }.
keyword(escape(Costs)) -->
    [escape, '—'],
    activation_costs(Costs),
    ['.'].
keyword(affinity(Filter)) -->
    [affinity, for],
    np(Filter, bare(plural), permanent).
keyword(enchant(Filter)) -->
    [enchant],
    np(Filter, bare(singular), permanent).
keyword(Keyword) -->
    { var(Keyword) -> true ; Keyword =.. [Name, Argument] },
    [Name],
    { keyword_argument(Name, Sort),
      Keyword =.. [Name, Argument]
    },
    argument(Sort, Argument).

costs_of_modes([Cost]) -->
    mana(Cost).
costs_of_modes([Cost, Next|Costs]) -->
    mana(Cost),
    [','],
    costs_of_modes([Next|Costs]).

%   varying(?Number)//: X, where X is the number of Elves you control.

varying(Number) -->
    { \+ integer(Number) },
    amount(Number, Where),
    where(Where),
    ['.'],
    { \+ integer(Number) }.

argument(number, Number) -->
    [Number],
    { integer(Number) }.
argument(cost, Cost) -->
    keyword_cost(Cost).

quality(color(Color)) -->
    [Color],
    { color(Color) }.
quality(everything) -->
    [everything].
quality(not([color(colorless)])) -->
    [all, colors].
quality(compared(mana_value, How, Number)) -->
    [mana, value, Number, or],
    bound(How),
    { integer(Number) }.
quality(Quality) -->
    part(Quality, permanent).

bound(at_least) -->
    [greater].
bound(at_most) -->
    [less].

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
    writing,
    mana(Mana).
keyword_cost([Cost|Costs]) -->
    ['—'],
    activation_costs([Cost|Costs]),
    ['.'].
keyword_cost([Cost|Costs]) -->
    ['—'],
    activation_costs([Cost|Costs]).
