:- module(english,
          [ ability_english/3,          % +Ability, +Name, -English
            english_ability/3,          % +English, +Name, -Ability
            effect_english/3,           % +Effects, +Name, -English
            filter_english/2,           % +Filter, -English
            cost_english/2,             % +Costs, -English
            keyword_english/2           % +Keyword, -English
          ]).
:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(program_english, [program_english/2]).
:- use_module('../text/text_abilities', [ability//1]).
:- use_module('../text/text_costs', [activation_costs//1]).
:- use_module('../text/text_effects', [sentences//1]).
:- use_module('../text/nouns/text_filters', [np//3]).
:- use_module('../text/text_keywords', [keyword//1]).
:- use_module('../text/text_tokens', [text_tokens/3, tokens_text/4]).

/** <module> The English of abilities

The ability grammar turns the terms that cards are made of into English, and
English of its own kind back into terms. What it has no words for, and abilities with programs, are written by
program_english.pl. The grammar is the folder `text`:

  * text_abilities.pl, text_effects.pl, text_object_effects.pl, text_player_effects.pl,
    text_events.pl, text_changes.pl, text_costs.pl, text_replacements.pl, text_keywords.pl, text_filters.pl
    and text_quantities.pl are the grammar, from the whole to the parts
  * the folder words has its words (text_lexicon.pl, text_subtypes.pl) and their forms (text_inflection.pl)
  * text_tokens.pl stands between its tokens and text

In each predicate, Name is how the object refers to itself: the card's name, or
"this creature".
*/

%!  ability_english(+Ability, +Name:text, -English:string) is det.
%
%   English is what Ability says: what the frames of the grammar have no words for, and abilities with programs, are written by
%   program_english.pl.
%
%   @error domain_error(ability, Ability) if the grammar has no words for it

ability_english(Ability, Name, English) :-
    must_be(ground, Ability),
    (   \+ sub_term(program(_), Ability),
        phrase(ability(Ability), Tokens)
    ->  tokens_text(Tokens, Name, sentence, English)
    ;   program_english(Ability, Text)
    ->  atomic_list_concat(Parts, ~, Text),
        atomic_list_concat(Parts, Name, Atom),
        atom_string(Atom, English)
    ;   domain_error(ability, Ability)
    ).

%!  english_ability(+English:text, +Name:text, -Ability) is nondet.
%
%   Ability is what English says. The first solution is the one to take; others
%   differ from it in no more than the shape of the term. A Name that is also a
%   word, such as Sacrifice, is tried as a word where it does not do as a name.

english_ability(English, Name, Ability) :-
    text_tokens(English, Name, Tokens),
    (   phrase(ability(Ability), Tokens)
    *-> true
    ;   memberchk(~, Tokens),
        text_tokens(English, '', Plain),
        phrase(ability(Ability), Plain)
    ).

%!  effect_english(+Effects, +Name:text, -English:string) is det.
%
%   English says what Effects, a list of effects or one effect, do.
%
%   @error domain_error(effect, Effects) if the grammar has no words for them

effect_english(Effects, Name, English) :-
    (   is_list(Effects)
    ->  List = Effects
    ;   List = [Effects]
    ),
    written(full_sentences(List), effect, Effects, Tokens),
    tokens_text(Tokens, Name, sentence, English).

full_sentences(Effects) -->
    sentences(Effects),
    ['.'].

%!  filter_english(+Filter, -English:string) is det.
%
%   English names, in the singular and without an article, a permanent or a
%   player that Filter is true of.
%
%   @error domain_error(filter, Filter) if the grammar has no words for it

filter_english(Filter, English) :-
    written(np(Filter, bare(singular), permanent), filter, Filter, Tokens),
    tokens_text(Tokens, "this permanent", phrase, English).

%!  cost_english(+Costs:list, -English:string) is det.
%
%   English is what stands before the colon of an ability with these Costs.
%
%   @error domain_error(cost, Costs) if the grammar has no words for them

cost_english(Costs, English) :-
    written(activation_costs(Costs), cost, Costs, Tokens),
    tokens_text(Tokens, "this permanent", sentence, English).

%!  keyword_english(+Keyword, -English:string) is det.
%
%   English is Keyword as it stands within a sentence.
%
%   @error domain_error(keyword, Keyword) if the grammar has no words for it

keyword_english(Keyword, English) :-
    written(keyword(Keyword), keyword, Keyword, Tokens),
    tokens_text(Tokens, "this permanent", phrase, English).

:- meta_predicate written(//, +, +, -).

%   written(:Body, +Type, +Term, -Tokens) is det.

written(Body, Type, Term, Tokens) :-
    must_be(ground, Term),
    (   phrase(Body, Tokens)
    ->  true
    ;   domain_error(Type, Term)
    ).
