:- module(syntax_words, []).

/** <module> What is needed to know of the words of the syntax
*/

:- reexport('../syntax/classes', [actors/2, objects/2]).
:- reexport('../syntax/determiners', [headless_number/2, part_number/2]).
:- reexport('../syntax/lexicon', [do_form/2, elliptic/2, have_form/2, noun/2, pronoun/2, verb_form/3]).
:- reexport('../syntax/sentences', [tree_tokens/2]).
:- reexport('../text/words/text_subtypes', [creature_subtype/1]).
