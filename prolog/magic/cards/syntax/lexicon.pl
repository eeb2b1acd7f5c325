:- module(lexicon, []).

:- reexport(verb_words, [verb/3, verb_form/3, frame/2, frame_without_object/2, verb_preposition/2, do_form/2,
                         have_form/2, elliptic/2]).
:- reexport(noun_words, [noun/2, noun_form/3, subtype/1, noun_preposition/2]).
:- reexport(other_words, [adjective/1, adverb/1, number/2, ordinal/1, numeral/1, preposition/1, second_preposition/1,
                           comparative/1, modal/1, and_or/1, before_ing/1, pronoun/2]).
:- reexport(keyword_forms, [keyword_form/3]).
:- reexport('../text/words/text_lexicon', [color/1]).
:- reexport('../text/words/text_subtypes', [creature_subtype/1]).

/** <module> The words of cards, as data

Verbs with what they take, nouns with their classes, adjectives and adverbs, keywords with their arguments.
*/
