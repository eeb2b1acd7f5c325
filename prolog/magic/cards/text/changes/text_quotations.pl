:- encoding(utf8).
:- module(text_quotations,
          [ quoted//1                   % ?Ability
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module('../nouns/text_inner', [inner_ability//1]).
:- use_module('../text_phrases', [writing//0]).
:- use_module('../../reading/reading_chart', [charted//3, with_chart/2]).

/** <module> Abilities in quotation marks

"Other Elves you control have “{T}: Add {G}.”" What is quoted calls the object that will have
the ability "this creature"; the stop at its end is that of the whole sentence (text_tokens.pl).
*/

%!  quoted(?Ability)// is nondet.

quoted(Ability) -->
    charted(quoted, quotation, Ability).

quotation(Ability) -->
    (   writing
    ->  { Ability \= spell(_),
          phrase(inner_ability(Ability), Stopped),
          append(Inner, ['.'], Stopped),
          member(Noun, [creature, permanent, land, artifact, token, enchantment]),
          calling_itself(Noun, Inner, Tokens)
        },
        ['“'],
        tokens(Tokens),
        ['”']
    ;   ['“'],
        inside(Inner),
        ['”'],
        { append(Inner, ['.'], Stopped),
          \+ member(~, Inner),
          with_chart(Stopped, phrase(inner_ability(Ability), Stopped)),
          Ability \= spell(_)
        }
    ).

calling_itself(Noun, Tokens0, Tokens) :-
    maplist(called(Noun), Tokens0, Lists),
    append(Lists, Tokens).

called(Noun, Token, Words) :-
    (   Token == (~)
    ->  Words = [this, Noun]
    ;   Words = [Token]
    ).

tokens([]) -->
    [].
tokens([Token|Tokens]) -->
    [Token],
    tokens(Tokens).

inside([]) -->
    [].
inside([Token|Tokens]) -->
    [Token],
    { Token \== '“',
      Token \== '”'
    },
    inside(Tokens).
