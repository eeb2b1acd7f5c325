:- encoding(utf8).
:- module(text_deck_conditions,
          [ deck_condition//1           % ?Condition
          ]).
:- use_module(nouns/text_comparisons, [compared//1]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(text_phrases, [series//3, subtype//2]).
:- use_module(words/text_lexicon, [number_word/2]).

/** <module> What a companion asks of a deck (702.139a)

The terms are those of deck_conditions.pl.
*/

%!  deck_condition(?Condition)// is nondet.

deck_condition(above_minimum(Number)) -->
    [your, starting, deck, contains, at, least],
    number_of_cards(Number),
    [cards, more, than, the, minimum, deck, size, '.'].
deck_condition(only(Kinds)) -->
    [your, starting, deck, contains, only],
    series(kind, and, Kinds),
    ['.'].
deck_condition(no_repeated_symbol) -->
    [no, card, in, your, starting, deck, has, more, than, one, of, the, same, mana, symbol, in, its, mana, cost, '.'].
deck_condition(each(Filter, Quality)) -->
    np(Filter, each, card),
    [in, your, starting, deck],
    quality(Quality),
    ['.'].

number_of_cards(Number) -->
    [Word],
    { number_word(Number, Word) }.

kind(parity(Parity)) -->
    [cards, with],
    parity(Parity),
    [mana, values].
kind(of(Filter)) -->
    np(Filter, bare(plural), card).

parity(even) -->
    [even].
parity(odd) -->
    [odd].

one_subtype(Subtype) -->
    subtype(Subtype, singular).

quality(has_activated_ability) -->
    [has, a, activated, ability].
quality(has_its_own_name) -->
    [has, a, different, name].
quality(shares_a_type) -->
    [shares, a, card, type].
quality(is(Subtypes)) -->
    [is, a],
    series(one_subtype, or, Subtypes),
    [card].
quality(has(Compared)) -->
    [has],
    compared(Compared).
