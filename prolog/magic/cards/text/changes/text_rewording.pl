:- module(text_rewording,
          [ rewording//1                % ?Effect
          ]).
:- use_module('../nouns/text_references', [ref//2]).
:- use_module('../effects/text_durations', [duration//1]).
:- use_module('../text_phrases', [series//3]).

/** <module> Changes of text (612)
*/

%!  rewording(?Effect)// is nondet.

rewording(change_text(What, Kinds, Duration)) -->
    [change, the, text, of],
    text_of(What),
    [by, replacing, all, instances, of],
    series(words_of, or, Kinds),
    duration(Duration).

text_of(target([either([spell], [])])) -->
    [target, spell, or, permanent].
text_of(target([spell])) -->
    [target, spell].
text_of(What) -->
    ref(What, permanent).

words_of(color) -->
    [one, color, word, with, another].
words_of(basic_land_type) -->
    [one, basic, land, type, with, another].
words_of(creature_type) -->
    [one, creature, type, with, another].
