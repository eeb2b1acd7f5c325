:- module(guided_writing,
          [ writes_as/2                 % :Grammar, +Tokens
          ]).

/** <module> Whether a grammar writes certain tokens

A grammar that may write a term in many ways need not try them all to tell whether one of them is a
given list of tokens: a guided list knows what is wanted next, and fails at the first token that is
another. The capital of a sentence is none of a word's, a reader does without one, and a name is as many tokens as it has words.
*/

:- use_module(library(lists), [append/3]).
:- use_module('../text/text_tokens', [case_after/2, text_tokens/3]).

:- meta_predicate writes_as(//, +).

%!  writes_as(:Grammar, +Tokens:list) is semidet.
%
%   Grammar writes Tokens.

writes_as(Grammar, Tokens) :-
    put_attr(Written, guided_writing, wanted(Tokens, sentence)),
    phrase(Grammar, Written, []),
    !.

attr_unify_hook(wanted(Tokens, Case), Value) :-
    (   Value == []
    ->  Tokens == []
    ;   Value = [Token|Written],
        written(Token, Case, Tokens, Left, Next),
        put_attr(Guided, guided_writing, wanted(Left, Next)),
        Written = Guided
    ).

%   written(?Token, +Case, +Tokens, -Left, -Next): what is Left of the wanted Tokens after Token.

written(Token, Case, Tokens, Left, Next) :-
    (   var(Token)
    ->  Tokens = [Token|Left],
        case_after(Token, Next)
    ;   Token == (^),
        Case == sentence
    ->  Left = Tokens,
        Next = sentence
    ;   Token == (^),
        Tokens \= [^|_]
    ->  Left = Tokens,
        Next = Case
    ;   Token = name(Name)
    ->  text_tokens(Name, '', Words),
        append([^|Words], Left, Tokens),
        Next = phrase
    ;   Tokens = [Token|Left],
        case_after(Token, Next)
    ).
