:- module(other_words,
          [ adjective/1,                % ?Word
            adverb/1,                   % ?Word
            number/2,                   % ?Word, ?Number
            ordinal/1,                  % ?Word
            numeral/1,                  % +Token
            preposition/1,              % ?Word
            second_preposition/1,       % ?Word
            comparative/1,              % ?Word
            modal/1,                    % ?Word
            and_or/1,                   % ?Word
            before_ing/1,               % ?Word
            pronoun/2                   % ?Word, ?Number
          ]).

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../text/words/text_lexicon', [color/1, number_word/2]).

/** <module> Adjectives, adverbs and the small words

Each is a fact, so that words are looked up by an index.
*/

%!  adjective(?Word) is nondet.

%!  adverb(?Word) is nondet.

%!  ordinal(?Word) is nondet.

%!  preposition(?Word) is nondet.

%!  second_preposition(?Word) is nondet.
%
%   Word may stand after another preposition.

%!  comparative(?Word) is nondet.

%!  modal(?Word) is nondet.

%!  number(?Word, ?Number:integer) is nondet.

number(Word, Number) :- number_word(Number, Word).
number('twenty-five', 25).
number(thirty, 30).
number(forty, 40).
number(fifty, 50).
number(hundred, 100).

%!  numeral(+Token) is semidet.
%
%   Token is a number in digits or as a word, or stands for one.

numeral(Token) :-
    (   integer(Token)
    ->  true
    ;   memberchk(Token, ['X', 'Y'])
    ->  true
    ;   number(Token, _)
    ->  true
    ).

%!  and_or(?Word) is nondet.

%!  before_ing(?Word) is nondet.
%
%   Word may stand before what is done: "by paying".

%!  pronoun(?Word, ?Number:oneof([sg,pl])) is nondet.

term_expansion(pronouns(Number, Words), Facts) :- findall(pronoun(Word, Number), member(Word, Words), Facts).
term_expansion(words(Name, Words), Facts) :- findall(Fact, ( member(Word, Words), Fact =.. [Name, Word] ), Facts).

adjective(Word) :- color(Word).
words(adjective, ['20-sided', ability, able, activated, active, additional, alone, another, artifact, attached,
                  attackers, attacking, augment, base, basic, battle, beginning, blocked, blockers, blocking, bottom,
                  card, certain, chaos, charge, chosen, cleanup, colored, combat, command, commander, common,
                  conjured, controlled, converted, copied, countered, created, creature, crewed, current, damaged,
                  daybound, declare, defending, destroyed, different, discarded, discover, 'double-faced', draw,
                  drawn, 'eight-sided', elemental, enchanted, enchantment, encoded, end, ending, enduring, entering,
                  entire, equal, equipped, even, excess, exerted, exiled, explored, extra, face, 'face-down',
                  'face-up', fewest, final, first, foretold, fortified, 'four-sided', fourth, full, generic, goaded,
                  greater, greatest, guessed, haunted, high, higher, highest, historic, host, hybrid, imprinted,
                  instant, keyword, kicked, kindred, land, last, least, left, leftmost, legal, legendary, less,
                  lesser, life, locked, low, lower, lowest, loyalty, main, mana, maximum, milled, minimum, modal,
                  modified, monocolored, monstrous, most, mountain, multiple, new, next, nonattacking, nonliving,
                  nonsnow, normal, noted, odd, open, opening, original, other, own, owned, paired, permanent,
                  perpetual, phyrexian, planeswalker, plotted, possible, postcombat, precombat, prepared, prevented,
                  previous, random, regular, remaining, removed, renowned, returned, revealed, right, rightmost,
                  sacrificed, saddled, same, second, secret, separate, single, 'six-sided', smallest, snow, sorcery,
                  sought, spell, spent, starting, stolen, stunned, subsequent, such, suspected, suspended, tapped,
                  'ten-sided', third, tied, token, top, total, transformed, triggered, triggering, true, turn,
                  turned, 'twelve-sided', 'twenty-sided', 'two-player', unattached, unblocked, unique, unlocked,
                  unpaired, unspent, untap, untapped, unused, upkeep, vehicle, world]).
words(adverb, [afterward, again, all, alone, already, also, attacking, back, both, each, either, even, ever, first,
               immediately, instead, just, later, lethally, normally, once, only, otherwise, permanently,
               perpetually, previously, repeatedly, secretly, separately, simultaneously, still, tapped, there,
               thrice, together, too, transformed, twice, untapped]).
words(ordinal, [first, second, third, fourth, fifth, sixth, seventh, next, last, final]).
words(preposition, [to, from, on, onto, into, in, with, without, under, during, by, for, at, among, as, of, between,
                    before, after, through, beyond, except, instead, against, outside, over, like, using, beneath,
                    since]).
words(second_preposition, [by, for, among, outside, under, on, in]).
words(and_or, [and, or, 'and/or']).
words(before_ing, [by, without, before, after]).
words(comparative, [greater, less, more, fewer, lower, higher, lesser]).
words(modal, [may, can, 'can\'t', must, would, could, will, should, cannot, 'couldn\'t', '\'d', '\'ll', 'won\'t',
              'wouldn\'t', might, 'mustn\'t']).

:- discontiguous pronoun/2.

pronouns(sg, [it, he, him, she, her, itself, everything, anything, nothing, himself, herself, so, who, what,
              anywhere, me, none, else, someone]).
pronouns(pl, [you, they, them, themselves, yourself, who]).
