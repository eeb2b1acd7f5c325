:- module(mana_symbols,
          [ symbol_text/2,              % ?Symbol, ?Text
            symbol_colors/2,            % +Symbol, -Colors
            symbols_value/2,            % +Symbols, -Value
            paid_two_ways/1,            % +Symbol
            plain_costs/3,              % +Costs, ?Chosen, -Plain
            least_cost/2,               % +Cost, -Least
            pays_one_of/2,              % +Kinds, +Colors
            mana_made/2                 % +Colors, -Mana
          ]).

/** <module> The symbols of mana costs (107.4)

A symbol of a cost is a color, `colorless`, `snow` ({S}), hybrid(Colors) ({W/U}),
or_generic(N, Color) ({2/W}) or phyrexian(Colors) ({W/P}). A mana cost in which nothing can be
paid but with mana, each symbol with one, is plain: payments are found for such costs.

Mana is a color or `colorless`, or mana(Color, Tags), where something is known of its source
(`snow`) or of what it may be spent on (`only(Uses)`).
*/

:- use_module(library(apply), [foldl/4, foldl/5, partition/4]).
:- use_module(library(lists), [append/3, clumped/2, member/2, memberchk/2, selectchk/3]).
:- use_module('../../k/language').

%!  symbol_text(?Symbol, ?Text:atom) is semidet.
%
%   Text is what stands between the braces.

symbol_text(Symbol, Text) :-
    (   nonvar(Text)
    ->  (   letter(Symbol, Text)
        ->  true
        ;   atomic_list_concat([First, Second|Rest], /, Text),
            divided(First, [Second|Rest], Symbol)
        )
    ;   symbol_written(Symbol, Text)
    ).

letter(white, 'W').
letter(blue, 'U').
letter(black, 'B').
letter(red, 'R').
letter(green, 'G').
letter(colorless, 'C').
letter(snow, 'S').

divided('2', [Letter], or_generic(2, Color)) :-
    colored(Letter, Color).
divided(First, [Second], hybrid([A, B])) :-
    letter(A, First),
    A \== snow,
    colored(Second, B),
    A \== B.
divided(First, ['P'], phyrexian([Color])) :-
    colored(First, Color).
divided(First, [Second, 'P'], phyrexian([A, B])) :-
    colored(First, A),
    colored(Second, B),
    A \== B.

colored(Letter, Color) :-
    letter(Color, Letter),
    \+ memberchk(Color, [colorless, snow]).

symbol_written(hybrid([A, B]), Text) :-
    letter(A, First),
    letter(B, Second),
    atomic_list_concat([First, Second], /, Text).
symbol_written(or_generic(N, Color), Text) :-
    letter(Color, Letter),
    atomic_list_concat([N, Letter], /, Text).
symbol_written(phyrexian(Colors), Text) :-
    findall(Letter, ( member(Color, Colors), letter(Color, Letter) ), Letters),
    append(Letters, ['P'], Parts),
    atomic_list_concat(Parts, /, Text).
symbol_written(Symbol, Text) :-
    atom(Symbol),
    letter(Symbol, Text).

%!  symbol_colors(+Symbol, -Colors:list) is det.
%
%   The colors that Symbol gives what it is printed on (105.2).

'105.2' :: caused symbol_colors(Symbol, Colors) if
    findall(Color, ( color_in(Symbol, Color), \+ memberchk(Color, [colorless, snow]) ), Colors).

color_in(hybrid(Colors), Color) :- member(Color, Colors).
color_in(phyrexian(Colors), Color) :- member(Color, Colors).
color_in(or_generic(_, Color), Color).
color_in(Color, Color) :- atom(Color).

%!  symbols_value(+Symbols:list, -Value:integer) is det.
%
%   The part of a mana value that Symbols are (202.3): a monocolored hybrid symbol is its
%   larger half (202.3f).

symbols_value(Symbols, Value) :-
    foldl(plus_value, Symbols, 0, Value).

'202.3f' :: caused plus_value(Symbol, Value0, Value) if
    (   Symbol = or_generic(N, _)
    ->  Value is Value0+N
    ;   Value is Value0+1
    ).

%!  paid_two_ways(+Symbol) is semidet.
%
%   How Symbol is paid is announced (601.2b, 107.4e, 107.4f).

paid_two_ways(or_generic(_, _)).
paid_two_ways(phyrexian(_)).

%!  plain_costs(+Costs:list, ?Chosen:list, -Plain:list) is nondet.
%
%   Plain is Costs with one way of paying for each symbol that has two: colored mana as far as
%   can be, first. Chosen has Symbol-N where N symbols that are alike are paid in the other way.

plain_costs(Costs, Chosen, Plain) :-
    (   Costs = [mana(cost(Generic, Symbols))|Others],
        partition(paid_two_ways, Symbols, Special, Ordinary),
        Special \== []
    ->  msort(Special, Sorted),
        clumped(Sorted, Groups),
        foldl(plain_group, Groups, Chosen, plain(Generic, Ordinary, 0), plain(More, Unsorted, Life)),
        msort(Unsorted, All),
        with_life(Life, Others, Rest),
        Plain = [mana(cost(More, All))|Rest]
    ;   Chosen = [],
        Plain = Costs
    ).

with_life(Life, Others, Costs) :-
    (   Life =:= 0
    ->  Costs = Others
    ;   selectchk(pay_life(More), Others, Rest)
    ->  Sum is Life+More,
        append(Rest, [pay_life(Sum)], Costs)
    ;   append(Others, [pay_life(Life)], Costs)
    ).

plain_group(Symbol-Count, Symbol-Otherwise, plain(Generic0, Symbols0, Life0), plain(Generic, Symbols, Life)) :-
    between(0, Count, Otherwise),
    Colored is Count-Otherwise,
    otherwise_paid(Symbol, Form, Extra, LifeEach),
    findall(Form, between(1, Colored, _), Forms),
    append(Forms, Symbols0, Symbols),
    Generic is Generic0+Extra*Otherwise,
    Life is Life0+LifeEach*Otherwise.

'107.4e' :: caused otherwise_paid(or_generic(N, Color), Color, N, 0).
'107.4f' :: caused otherwise_paid(phyrexian([Color]), Color, 0, 2).
'107.4f' :: caused otherwise_paid(phyrexian([A, B]), hybrid([A, B]), 0, 2).

%!  least_cost(+Cost, -Least) is det.
%
%   The mana that is paid for Cost at least, whatever is chosen for its symbols.

least_cost(cost(Generic, Symbols), cost(Least, Ordinary)) :-
    partition(paid_two_ways, Symbols, Special, Ordinary),
    findall(x, member(or_generic(_, _), Special), Halves),
    length(Halves, Count),
    Least is Generic+Count.

%!  pays_one_of(+Kinds:list, +Colors:list) is semidet.
%
%   Mana that can be one of Colors pays for a symbol of Kinds.

pays_one_of(Kinds, Colors) :-
    member(Kind, Kinds),
    (   Kind = hybrid(Alike)
    ->  member(Color, Alike)
    ;   Color = Kind
    ),
    memberchk(Color, Colors),
    !.

%!  mana_made(+Colors:list, -Mana) is det.
%
%   Mana that could be of Colors, tags behind them, as it is in a pool: of the first color.

mana_made([Color|Others], Mana) :-
    findall(Tag, ( member(Tag, Others), tag(Tag) ), Tags),
    ( Tags == [] -> Mana = Color ; Mana = mana(Color, Tags) ).

tag(snow).
tag(only(_)).
