:- module(printed_values,
          [ printed_cost/3,             % +Text, -Cost, -Colors
            printed_size/3,             % +Power, +Toughness, -Size
            without_x/3,                % +Text, -Plain, -Count
            mana_cost/3,                % +Text, -Cost, -Colors
            numbered/3,                 % +Terms, +First, -Abilities
            colors_everywhere/3,        % +Abilities, +Printed, -Colors
            largest_printed/1           % -Number
          ]).

/** <module> Costs and sizes as a card's text has them
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../support/mana_symbols', [symbol_colors/2, symbol_text/2]).

%!  printed_cost(+Text, -Cost, -Colors) is det.
%
%   Cost is `none` or costs(Cost, Count), with Count times {X}.

printed_cost("", none, []) :-
    !.
printed_cost(Text, costs(Cost, Count), Colors) :-
    without_x(Text, Plain, Count),
    mana_cost(Plain, Cost, Colors).

%!  without_x(+Text, -Plain:string, -Count) is det.
%
%   Each {X} is counted; its value is chosen as the spell is cast.

without_x(Text, Plain, Count) :-
    atomic_list_concat(Parts, '{X}', Text),
    length(Parts, Length),
    Count is Length-1,
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Plain).

%!  printed_size(+Power, +Toughness, -Size) is det.
%
%   Size is size(P, T), with 0 for what is no number, or `none`.

printed_size("", _, none) :-
    !.
printed_size(Power, Toughness, size(P, T)) :-
    size_number(Power, P),
    size_number(Toughness, T).

size_number(Text, Number) :-
    (   \+ number_string(_, Text)
    ->  Number = 0
    ;   number_string(Number, Text),
        largest_printed(Most),
        abs(Number) =< Most
    ->  true
    ;   throw(error(domain_error(size, Text), _))
    ).

%!  mana_cost(+Text, -Cost, -Colors) is det.
%
%   "{2}{G}" is cost(2, [green]).

mana_cost(Text, cost(Generic, Symbols), Colors) :-
    split_string(Text, "{}", "", Parts0),
    exclude_empty(Parts0, Parts),
    foldl(symbol, Parts, 0-[], Generic-Unsorted),
    msort(Unsorted, Symbols),
    sort(Symbols, Kinds),
    colors_of(Kinds, Colors).

exclude_empty(Parts, Kept) :-
    findall(Part, ( member(Part, Parts), Part \== "" ), Kept).

colors_of(Kinds, Colors) :-
    findall(Color, ( member(Kind, Kinds), symbol_colors(Kind, These), member(Color, These) ), Unsorted),
    sort(Unsorted, Colors).

symbol(Part, G0-S, G-S) :-
    number_string(N, Part),
    largest_printed(Most),
    integer(N),
    N =< Most,
    !,
    G is G0+N.
symbol(Part, G-S, G-[Symbol|S]) :-
    atom_string(Text, Part),
    symbol_text(Symbol, Text),
    !.
symbol(Part, _, _) :-
    throw(error(domain_error(mana_symbol, Part), _)).

%!  largest_printed(-Number) is det.
%
%   No card has a larger number, and a game in which one has (draw a hundred million cards)
%   would not end.

largest_printed(10_000).

%!  colors_everywhere(+Abilities, +Printed, -Colors) is det.
%
%   An ability that defines the colors of what it is of does so in all zones (604.3). Abilities are Index-Term.

colors_everywhere(Abilities, Printed, Colors) :-
    (   memberchk(_-keyword(devoid), Abilities)
    ->  Colors = []
    ;   memberchk(_-static(this, [set_colors(Defined)]), Abilities)
    ->  Colors = Defined
    ;   Colors = Printed
    ).

%!  numbered(+Terms, +First, -Abilities) is det.
%
%   Abilities are Index-Term, numbered from First.

numbered([], _, []).
numbered([Term|Terms], Index, [Index-Term|Abilities]) :-
    Next is Index+1,
    numbered(Terms, Next, Abilities).
