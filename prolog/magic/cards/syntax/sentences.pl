:- module(sentences,
          [ text_trees/3,               % +Text, -Tokens, -Trees
            tree_tokens/2,              % +Tree, -Tokens
            furthest_word/2             % +Tokens, -Count
          ]).

:- use_module(abilities, []).
:- use_module(adverbials, []).
:- use_module(chart, [furthest/2, new_chart/2, parses/3, writes/2]).
:- use_module(clauses, []).
:- use_module(noun_bars, []).
:- use_module(noun_phrases, []).
:- use_module(predicates, []).
:- use_module(tokens, [spelled/2, text_tokens/2]).
:- use_module(verb_phrases, []).

/** <module> Text, its tokens and its syntax trees

A text is read into all trees that the grammar has for it; what is written from a tree is the text again, so that
nothing of it is lost. Each file of the grammar has part of the rules, data says what words there are and what they
take, and no rule knows an effect of the game.

  * abilities.pl, clauses.pl, verb_phrases.pl, predicates.pl, adverbials.pl, noun_phrases.pl, determiners.pl,
    noun_bars.pl and joints.pl are the grammar, from the whole to the parts, and chart.pl is its notation
  * classes.pl, noun_fits.pl, verb_fits.pl, attachment.pl and edges.pl say what goes with what: the grammar asks them
    while it reads, so that few texts have several trees
  * lexicon.pl stands before the words, tokens.pl between text and its tokens
*/

%   most_inferences(-Most): that a text may cost; of 31,603 texts of cards the costliest takes 165,000.

most_inferences(500_000).

%!  text_trees(+Text:text, -Tokens:list, -Trees) is det.
%
%   Trees are all trees of Text, or `limit` where finding them would take too long. There is none where Tokens are not
%   spelled so: "an creature".

text_trees(Text, Tokens, Trees) :-
    text_tokens(Text, Tokens),
    (   spelled(Text, Tokens)
    ->  new_chart(Tokens, Chart),
        limited_trees(Tokens, Chart, Trees)
    ;   Trees = []
    ).

limited_trees(Tokens, Chart, Trees) :-
    most_inferences(Most),
    call_with_inference_limit(parses(Tokens, Chart, Found), Most, Done),
    ( Done == inference_limit_exceeded -> Trees = limit ; Trees = Found ).

%!  tree_tokens(+Tree, -Tokens:list) is semidet.
%
%   Tokens are what Tree is written as.

tree_tokens(Tree, Tokens) :- writes(Tree, Tokens).

%!  furthest_word(+Tokens:list, -Count:integer) is det.
%
%   No part of a tree goes beyond the first Count of Tokens.

furthest_word(Tokens, Count) :-
    new_chart(Tokens, Chart),
    limited_trees(Tokens, Chart, _),
    furthest(Chart, Count).
