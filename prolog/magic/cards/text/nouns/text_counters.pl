:- module(text_counters,
          [ plain_counter//1,           % ?Kind
            energy//1                   % ?Number
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/3]).
:- use_module('../../../support/keyword_counters', [keyword_counter/1]).
:- use_module('../../../support/size_counters', [size_counter/4]).
:- use_module('../words/text_lexicon', [keyword_words/2]).

/** <module> What counters are called: a _+1/+1_ counter, a _charge_ counter, {E}
*/

%!  plain_counter(?Kind)// is nondet.

plain_counter(Kind) -->
    { size_counter(Kind, _, _, _), atom_chars(Kind, [S, P0, /, R, T0]), atom_number(P0, P), atom_number(T0, T) },
    [S, P, /, R, T].
plain_counter(Kind) -->
    { keyword_counter(Kind), keyword_words(Kind, [First, Second]) },
    [First, Second].
plain_counter(Kind) -->
    [Kind],
    { atom(Kind),
      \+ ( keyword_counter(Kind), keyword_words(Kind, [_, _]) ),
      \+ atom_length(Kind, 1),
      \+ size_counter(Kind, _, _, _)
    }.

%!  energy(?Number)// is semidet.
%
%   A symbol for each counter of energy: {E}{E}.

energy(Number) -->
    [Symbols],
    { energy_symbols(Number, Symbols) }.

energy_symbols(Number, Symbols) :-
    (   integer(Number)
    ->  Number > 0,
        length(Parts, Number),
        maplist(=('{E}'), Parts),
        atomic_list_concat(Parts, Symbols)
    ;   var(Number),
        atom(Symbols),
        atomic_list_concat(Parts, '}', Symbols),
        append(Each, [''], Parts),
        maplist(=('{E'), Each),
        length(Each, Number),
        Number > 0
    ).
