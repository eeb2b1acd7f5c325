:- module(color_identity,
          [ identity/2,                 % +Player, -Colors
            identity_of/2,              % +Name, -Colors
            in_order/2                  % +Found, -Colors
          ]).

/** <module> Color identity (903.4)

The colors of the mana symbols in a card's cost and rules text, of its color indicator, and of what defines its color. A card
file says it of each card, so the setting color_identity(Player) goes first; what no file has is worked out from the terms.
It is what it was before the game (903.4a).
*/

:- use_module(library(lists), [member/2, memberchk/2, subtract/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/players').
:- use_module('../../support/mana_symbols', [symbol_colors/2, symbol_text/2]).

fluent color_identity(_P:player, _:colors) functional marks [memory(objects), memory(mana)].

'903.4a' :: caused color_identity(Player, Colors) after
    start_game, setting(commanders(Player), Names), told_or_found(Player, Names, Colors).

told_or_found(Player, Names, Colors) :-
    (   setting(color_identity(Player), Told)
    ->  Colors = Told
    ;   identity_of_all(Names, Colors)
    ).

identity_of_all(Names, Colors) :-
    findall(Color, ( member(Name, Names), identity_of(Name, Own), member(Color, Own) ), Unsorted),
    sort(Unsorted, Found),
    in_order(Found, Colors).

%!  in_order(+Found:list, -Colors:list) is det.
%
%   The colors among Found, each once and in their usual order.

in_order(Found, Colors) :-
    findall(Color, ( five(Color), memberchk(Color, Found) ), Colors).

five(white).
five(blue).
five(black).
five(red).
five(green).

%!  identity(+Player, -Colors:list) is semidet.
%
%   Of Player's commanders; without one there is none, and nothing of it (903.4f).

'903.4f' :: caused identity(Player, Colors) if
    (   color_identity(Player, Found)
    ->  Colors = Found
    ;   findall(Name, ( commander(Player, _, O), object(O, Name, _) ), Names),
        Names \== [],
        identity_of_all(Names, Colors)
    ).

%!  identity_of(+Name, -Colors:list) is det.
%
%   Of the card Name, with all its faces (903.4).

'903.4' :: caused identity_of(Name, Colors) if
    findall(Color, colored(Name, Color), Unsorted), sort(Unsorted, Found), in_order(Found, Colors).

colored(Name, Color) :-
    definition:card_cost(Name, cost(_, Symbols)),
    member(Symbol, Symbols),
    color_of(Symbol, Color).
colored(Name, Color) :-
    definition:ability_text(Name, _, Term),
    sub_term(Part, Term),
    nonvar(Part),
    shown_in(Part, Color).

color_of(Symbol, Color) :-
    (   five(Symbol)
    ->  Color = Symbol
    ;   symbol_colors(Symbol, Colors),
        member(Color, Colors)
    ).

%   shown_in(+Part, -Color) is nondet: Part of an ability is written with a symbol of Color, or gives it to the card.

shown_in(Text, Color) :-
    atom(Text),
    atom_concat('{', Rest, Text),
    atom_concat(Inner, '}', Rest),
    atomic_list_concat(Parts, '}{', Inner),
    member(Letters, Parts),
    symbol_text(Symbol, Letters),
    color_of(Symbol, Color).
shown_in(color_indicator(Colors), Color) :- member(Color, Colors).
shown_in(other_face(_, _, _, _, _, _, _, Colors, _, _), Color) :- member(Color, Colors).
shown_in(static(this, Changes), Color) :-
    member(set_colors(Colors), Changes),
    member(Color, Colors).
shown_in(Adding, Color) :-
    adds(Adding, Colors),
    is_list(Colors),
    \+ every_color(Adding, Colors),
    member(Color, Colors),
    five(Color).

adds(add(Colors), Colors).
adds(add_times(_, Colors), Colors).
adds(add_one_of(Colors), Colors).
adds(add_only(Colors, _), Colors).
adds(add_combination(_, Colors), Colors).
adds(what:Colors, Colors).

%   "Any combination of colors" has no symbols.

every_color(add_combination(_, Colors), Colors) :-
    subtract([white, blue, black, red, green], Colors, []).
