:- module(text_mana,
          [ adding//1,                  % ?Effect
            spent_only//1,              % ?Uses
            mana_of//1                  % ?Colors
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../words/text_lexicon', [color_letter/2, number_word/2]).
:- use_module('../text_phrases', [series//3]).
:- use_module('../nouns/text_amounts', [counted_amount//2, times_each/3]).
:- use_module('../nouns/text_filters', [np//3]).
:- use_module('../nouns/text_quantities', [computed//1, where//1]).

/** <module> Effects that add mana: "add {G} for each Elf you control"
*/

%!  adding(?Effect)// is nondet.

adding(add(Colors)) -->
    [add],
    mana_of(Colors).
adding(add_times(Quantity, Colors)) -->
    [add],
    { times_each(1, Something, Quantity) },
    mana_of(Colors),
    where(each(Something)).
adding(add_times(Quantity, [Color])) -->
    [add, a, amount, of],
    mana_of([Color]),
    [equal, to],
    computed(Quantity).
adding(add_one_of(Colors)) -->
    [add],
    series(color_symbol, or, Colors),
    { Colors = [_, _|_] }.
adding(add_only(Colors, Uses)) -->
    [add],
    mana_of(Colors),
    spent_only(Uses).
adding(add_any_only(Quantity, Uses)) -->
    [add],
    counted_amount(Quantity, Where),
    [mana, of, any, color],
    where(Where),
    spent_only(Uses).
adding(add_any(Quantity)) -->
    [add],
    counted_amount(Quantity, Where),
    [mana, of, any, color],
    where(Where).
adding(add_any(Quantity)) -->
    [add],
    counted_amount(Quantity, Where),
    { Quantity \== 1 },
    [mana, of, any, one, color],
    where(Where).
adding(add_in_identity(1)) -->
    [add, one, mana, of, any, color, in, your, commander, '\'s', color, identity].
adding(add_chosen(Quantity)) -->
    [add],
    counted_amount(Quantity, Where),
    [mana, of, the, chosen, color],
    where(Where).

%!  spent_only(?Uses)// is nondet.
%
%   What mana may be spent on.

spent_only(Uses) -->
    ['.', spend, this, mana, only, to],
    series(mana_use, or, Uses).
spent_only([casts([artifact]), no_spell]) -->
    ['.', this, mana, 'can\'t', be, spent, to, cast, a, nonartifact, spell].

mana_use(casts(Filter)) -->
    [cast],
    np(Filter, bare(plural), spell),
    { \+ memberchk(kicked, Filter) }.
mana_use(casts(Filter)) -->
    [cast],
    np(Filter, a, spell).
mana_use(activates(Filter)) -->
    [activate, a, ability, of],
    np(Filter, a, permanent).
mana_use(activates(Filter)) -->
    [activate, abilities],
    ( { Filter == [] } -> [] ; [of], np(Filter, bare(plural), permanent) ).

color_symbol(Color) -->
    mana_of([Color]).

%!  mana_of(?Colors)// is nondet.
%
%   A symbol for each color.

mana_of(Colors) -->
    [Symbols],
    { colors_symbols(Colors, Symbols), \+ many_of_one(Colors, _, _) }.
mana_of(Colors) -->
    [Word, Symbol],
    { many_of_one(Colors, Word, Symbol) }.

%   many_of_one(?Colors, ?Word, ?Symbol) is semidet: from six on, so much mana of one color is written with the number.

many_of_one(Colors, Word, Symbol) :-
    (   nonvar(Colors)
    ->  Colors = [Color|_],
        sort(Colors, [Color]),
        length(Colors, Number),
        Number >= 6,
        number_word(Number, Word),
        colors_symbols([Color], Symbol)
    ;   nonvar(Word),
        number_word(Number, Word),
        Number >= 6,
        colors_symbols([Color], Symbol),
        findall(Color, between(1, Number, _), Colors)
    ).

colors_symbols(Colors, Symbols) :-
    (   nonvar(Colors)
    ->  maplist(color_letter, Colors, Letters),
        atomic_list_concat(Letters, '}{', Inner),
        format(atom(Symbols), '{~w}', [Inner])
    ;   atom(Symbols),
        atom_concat('{', Rest, Symbols),
        atom_concat(Inner, '}', Rest),
        atomic_list_concat(Letters, '}{', Inner),
        maplist(color_of, Letters, Colors)
    ).

color_of(Letter, Color) :-
    color_letter(Color, Letter).
