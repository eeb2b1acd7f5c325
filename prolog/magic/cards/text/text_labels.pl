:- encoding(utf8).
:- module(text_labels,
          [ label//2,                   % ?Costs, ?Limits
            chapters//1                 % ?Numbers
          ]).

/** <module> Labels before abilities: keywords (702) such as boast, exhaust, forecast and power-up, and chapters
*/

:- use_module(library(lists), [memberchk/2]).

%!  label(?Costs, ?Limits)// is nondet.
%
%   An activated ability with Costs has the Limits that the label stands for.

label(_, [once]) -->
    [exhaust, '—'].
label(_, [once, power_up]) -->
    ['power-up', '—'].
label(_, [once_each_turn, only_if(attacked_this_turn(this))]) -->
    [boast, '—'].
label(Costs, [only_during(your, upkeep), once_each_turn]) -->
    { ( var(Costs) -> true ; memberchk(reveal(this), Costs) ) },
    [forecast, '—'].

%!  chapters(?Numbers)// is nondet.
%
%   The symbols of a Saga's chapters (714.2a): [I], [II].

chapters([Number|Numbers]) -->
    chapter(Number),
    (   { Numbers = [_|_] },
        [','],
        chapters(Numbers)
    ;   { Numbers = [] }
    ).

chapter(Number) -->
    [Symbol],
    { chapter_symbol(Number, Symbol) }.

chapter_symbol(1, '[I]').
chapter_symbol(2, '[II]').
chapter_symbol(3, '[III]').
chapter_symbol(4, '[IV]').
chapter_symbol(5, '[V]').
chapter_symbol(6, '[VI]').
