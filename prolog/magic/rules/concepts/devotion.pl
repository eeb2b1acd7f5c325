:- module(devotion, []).

/** <module> Devotion (700.5): the colored symbols in mana costs of permanents
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', []).
:- use_module('../zones').
:- use_module(imagined, [has_there/2]).
:- use_module(objects).

:- multifile filters:quantity/3.

'700.5' :: caused filters:quantity(devotion(Color), view(_, You, _), N) if
    findall(Symbol,
            ( has_there(You, O), object_name(O, Name), definition:card_cost(Name, cost(_, Symbols)),
              member(Symbol, Symbols), of_color(Symbol, Color) ),
            Found),
    length(Found, N).

'700.5' :: caused filters:quantity(devotion(A, B), view(_, You, _), N) if
    findall(Symbol,
            ( has_there(You, O), object_name(O, Name), definition:card_cost(Name, cost(_, Symbols)),
              member(Symbol, Symbols), once(( of_color(Symbol, A) ; of_color(Symbol, B) )) ),
            Found),
    length(Found, N).

%   of_color(+Symbol, +Color): a symbol of two colors is of either.

of_color(Symbol, Color) :-
    (   Symbol == Color
    ->  true
    ;   compound(Symbol),
        arg(_, Symbol, Part),
        of_color(Part, Color)
    ->  true
    ).
