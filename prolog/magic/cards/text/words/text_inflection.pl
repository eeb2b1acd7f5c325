:- module(text_inflection,
          [ number_plural/3,            % +Number, +Singular, ?Form
            read_noun/3,                % +Number, +Form, -Singular
            type_noun/3,                % +Number, ?Form, ?Type
            subtype_form/3,             % +Number, +Subtype, -Form
            read_subtype/3,             % +Number, +Word, -Subtype
            verb_form/3,                % +Agreement, +Base, ?Form
            verb_word/2                 % ?Word, ?Verb
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(text_lexicon, [card_type/2]).
:- use_module(text_subtypes, [known_subtype/1]).

/** <module> The forms of nouns and verbs that the ability grammar is made of
*/

%!  number_plural(+Number:oneof([singular,plural]), +Singular:atom, ?Form:atom) is semidet.
%
%   Form is the common noun Singular in the grammatical Number.

number_plural(singular, Noun, Noun).
number_plural(plural, Noun, Plural) :-
    (   common_plural(Noun, Known)
    ->  Plural = Known
    ;   plural(Noun, Plural)
    ).

%!  read_noun(+Number:oneof([singular,plural]), +Form:atom, -Singular:atom) is semidet.
%
%   Form may be the common noun Singular in the grammatical Number.

read_noun(singular, Noun, Noun).
read_noun(plural, Form, Noun) :-
    common_plural(Noun, Form).

%!  type_noun(+Number:oneof([singular,plural]), ?Form:atom, ?Type:atom) is nondet.
%
%   Form is the noun of the card type Type: artifacts, a sorcery.

type_noun(singular, Type, Type) :-
    card_type(Type, _).
type_noun(plural, Plural, Type) :-
    plural_type(Plural, Type).

%!  subtype_form(+Number:oneof([singular,plural]), +Subtype:atom, -Form:atom) is semidet.
%
%   Form is Subtype in the grammatical Number: elf and elves, plains and plains.

subtype_form(singular, Subtype, Subtype).
subtype_form(plural, Subtype, Plural) :-
    plural(Subtype, Plural).

%!  read_subtype(+Number:oneof([singular,plural]), +Word:atom, -Subtype:atom) is nondet.
%
%   Word is the form of the known Subtype in the grammatical Number.

read_subtype(singular, Word, Word) :-
    known_subtype(Word).
read_subtype(plural, Word, Subtype) :-
    known_plural(Word, Subtype).

plural(Singular, Plural) :-
    (   irregular(Singular, Irregular)
    ->  Plural = Irregular
    ;   invariant(Singular)
    ->  Plural = Singular
    ;   regular_plural(Singular, Plural)
    ).

regular_plural(Singular, Plural) :-
    (   hissing(Singular)
    ->  atom_concat(Singular, es, Plural)
    ;   atom_concat(Stem, y, Singular),
        \+ ends_in_vowel(Stem)
    ->  atom_concat(Stem, ies, Plural)
    ;   atom_concat(Singular, s, Plural)
    ).

hissing(Word) :-
    member(Ending, [s, x, z, ch, sh]),
    atom_concat(_, Ending, Word).

ends_in_vowel(Word) :-
    sub_atom(Word, _, 1, 0, Letter),
    memberchk(Letter, [a, e, i, o, u]).

irregular(cyclops, cyclopes).
irregular(dwarf, dwarves).
irregular(elf, elves).
irregular(fungus, fungi).
irregular(hero, heroes).
irregular(homunculus, homunculi).
irregular(incubus, incubi).
irregular(locus, loci).
irregular(mouse, mice).
irregular(ox, oxen).
irregular(pegasus, pegasi).
irregular(thief, thieves).
irregular(werewolf, werewolves).
irregular(wolf, wolves).

invariant(Word) :-
    memberchk(Word, [aetherborn, astartes, aurochs, bison, clamfolk, dauthi, eldrazi, elk, equipment, fish,
                     jellyfish, kithkin, kor, lammasu, merfolk, metathran, moonfolk, myr,
                     nephilim, plains, possum, samurai, sheep, soltari, starfish, squid,
                     thalakos, treefolk, 'urza\'s', vedalken, viashino]).

%   known_plural(?Plural, ?Subtype): the plurals of all known subtypes, found while this is loaded.

%   common_plural(?Noun, ?Plural), plural_type(?Plural, ?Type) and third(?Verb, ?Form): the same of words
%   that the grammar asks for again and again.

term_expansion(plurals_of_subtypes, Facts) :-
    findall(known_plural(Plural, Subtype), ( known_subtype(Subtype), plural(Subtype, Plural) ), Facts).
term_expansion(common_plurals, Facts) :-
    findall(common_plural(Noun, Plural),
            ( member(Noun, [card, spell, token, permanent, player, opponent, target, ability, outlaw, commander, artifact, battle,
                            creature, enchantment, instant, land, planeswalker, sorcery]),
              plural(Noun, Plural) ),
            Facts).
term_expansion(plurals_of_types, Facts) :-
    findall(plural_type(Plural, Type),
            ( member(Type, [instant, sorcery, battle, planeswalker, enchantment, artifact, land, creature]),
              plural(Type, Plural) ),
            Facts).
term_expansion(third_persons, Facts) :-
    findall(third(Verb, Form), ( usual_verb(Verb), regular_plural(Verb, Form) ), Facts).
term_expansion(words_of_verbs, Facts) :-
    findall(verb_word(Word, Verb),
            ( usual_verb(Verb),
              ( Word = Verb ; regular_plural(Verb, Word) )
            ),
            Facts).

usual_verb(Verb) :-
    member(Verb, [add, attack, become, block, cast, control, create, deal, discard, draw, exile, gain, get,
                  investigate, lose, mill, pay, play, proliferate, put, reveal, sacrifice, scry,
                  search, shuffle, surveil]).

plurals_of_subtypes.
common_plurals.
plurals_of_types.
third_persons.

%!  verb_word(?Word:atom, ?Verb:atom) is nondet.
%
%   Word is a form of Verb, one of those that are used most.

words_of_verbs.

%!  verb_form(+Agreement:oneof([base,third]), +Base:atom, ?Form:atom) is semidet.
%
%   Form is the verb Base as it follows a plural or "you" (`base`) or he, she
%   and it (`third`).

verb_form(base, Verb, Verb).
verb_form(third, Verb, Form) :-
    third_person(Verb, Form).

third_person(have, Form) =>
    Form = has.
third_person(be, Form) =>
    Form = is.
third_person(Verb, Form) =>
    (   third(Verb, Known)
    ->  Form = Known
    ;   regular_plural(Verb, Form)
    ).
