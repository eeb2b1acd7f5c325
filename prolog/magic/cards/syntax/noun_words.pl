:- module(noun_words,
          [ noun/2,                     % ?Noun, ?Class
            noun_form/3,                % ?Noun, ?Number, ?Word
            noun_preposition/2,         % +Noun, ?Preposition
            subtype/1                   % ?Subtype
          ]).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../text/words/text_inflection', [number_plural/3, subtype_form/3]).
:- use_module('../text/words/text_subtypes', [known_subtype/1]).

/** <module> Nouns: their classes and their forms
*/

%!  noun(?Noun, ?Class) is nondet.
%
%   What Noun, a word in the singular, is a word for.

%!  noun_form(?Noun, ?Number:oneof([sg,pl]), ?Word) is nondet.
%
%   Noun is such a noun, or sub(Subtype). A word that is the same in the plural is here once, but for subtypes.

%!  subtype(?Subtype) is nondet.
%
%   A subtype that the rules know, or a word that stands where subtypes do.

subtype(Subtype) :- known_subtype(Subtype).
subtype(Subtype) :- member(Subtype, [cursed, monster, royal, undead, virtuous, walker, wicked]).

%   The lists become facts, so that words are looked up by an index.

term_expansion(nouns(Class, Nouns), Facts) :- findall(noun(Noun, Class), member(Noun, Nouns), Facts).
term_expansion(noun_forms, Facts) :-
    prolog_load_context(module, Module),
    findall(Noun, Module:noun(Noun, _), Nouns),
    findall(Subtype, subtype(Subtype), Subtypes),
    findall(noun_form(Noun, Number, Word),
            (   member(Noun, Nouns),
                formed(Number, Noun, Word)
            ;   member(Subtype, Subtypes),
                Noun = sub(Subtype),
                member(Number-Name, [sg-singular, pl-plural]),
                subtype_form(Name, Subtype, Lower),
                capitalised(Lower, Word)
            ),
            Facts).

formed(sg, Noun, Noun).
formed(pl, Noun, Word) :-
    (   memberchk(Noun-Known, [die-dice, half-halves, hero-heroes, person-people, phenomenon-phenomena])
    ->  Word = Known
    ;   number_plural(plural, Noun, Word),
        \+ memberchk(Noun, [damage, energy, life, mana])
    ).

%   capitalised(+Word, -Capitalised) is det: in each of its parts.

capitalised(Word, Capitalised) :-
    atomic_list_concat(Parts0, -, Word),
    maplist(capital, Parts0, Parts),
    atomic_list_concat(Parts, -, Capitalised).

capital(Word, Capitalised) :-
    sub_atom(Word, 0, 1, _, First),
    sub_atom(Word, 1, _, 0, Rest),
    upcase_atom(First, Upper),
    atom_concat(Upper, Rest, Capitalised).

:- discontiguous noun/2.

nouns(obj, [artifact, attacker, attraction, aura, battle, blocker, commander, conspiracy, contraption, copy,
            creature, deck, door, dungeon, emblem, enchantment, half, host, instant, kindred, land, legend, mount,
            object, outlaw, partner, permanent, phenomenon, plane, planeswalker, room, scheme, side, sideboard,
            sorcery, source, spell, sticker, token, vanguard]).
nouns(card, [booster, card, pack]).
nouns(player, [controller, neighbor, opponent, owner, person, player, team, teammate]).
nouns(amount, [damage, energy, life, mana]).
nouns(counter, [counter]).
nouns(ability, [ability, effect, keyword, trigger]).
nouns(char, [amount, art, artist, border, box, cent, characteristic, color, cost, defense, devotion, difference,
             expansion, figure, flavor, frame, hour, intensity, kind, letter, level, loyalty, name, number, pip,
             position, power, rarity, result, roll, score, size, sort, speed, stat, subtype, supertype, symbol, text,
             total, toughness, type, value, watermark, word]).
nouns(zone, [ante, anywhere, battlefield, bottom, exile, game, graveyard, hand, library, outside, place, stack, top,
             zone]).
nouns(time, [beginning, cleanup, combat, day, end, match, minute, night, phase, round, second, step, time, turn,
             upkeep]).
nouns(thing, [action, answer, attack, ballot, bid, blessing, block, bounty, cascade, chance, charge, choice, city,
              clash, coin, combination, condition, contest, control, course, crew, crime, cycling, design, dice, die,
              direction, discard, draw, equip, escape, event, evidence, exception, experience, face, favor, fight,
              flashback, flip, foe, foretell, friend, gift, group, hat, heads, hero, identity, information,
              initiative, instance, item, kicker, left, limit, line, list, madness, mark, maximum, member, minimum,
              mode, modifier, monarch, month, morph, mulligan, ninjutsu, numeral, order, ordering, party, permission,
              pile, pool, process, protection, question, reminder, requirement, rest, restriction, right, ring, role,
              rule, sacrifice, search, secret, shuffle, spellbook, spree, story, strike, suspend, tails, target,
              ticket, tribute, vote, way, wish, year]).

noun_forms.

%!  noun_preposition(+Noun, ?Preposition) is nondet.
%
%   A phrase with Preposition may belong to Noun.

noun_preposition(_, of).
noun_preposition(card, Preposition) :- member(Preposition, [outside, under, with]).
noun_preposition(choice, for).
noun_preposition(color, of).
noun_preposition(cost, Preposition) :- member(Preposition, [for, from, to]).
noun_preposition(counter, Preposition) :- member(Preposition, [among, on]).
noun_preposition(creature, Preposition) :- member(Preposition, [per, under]).
noun_preposition(damage, from).
noun_preposition(devotion, to).
noun_preposition(life, from).
noun_preposition(mana, Preposition) :- member(Preposition, [for, from]).
noun_preposition(permanent, under).
noun_preposition(phase, after).
noun_preposition(player, to).
noun_preposition(protection, from).
noun_preposition(spell, for).
noun_preposition(step, after).
noun_preposition(token, Preposition) :- member(Preposition, [on, under]).
noun_preposition(turn, after).
noun_preposition(type, among).
noun_preposition(value, among).
noun_preposition(vote, for).
noun_preposition(zone, from).
