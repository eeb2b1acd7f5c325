:- module(adding_up,
          [ added_up/3                  % +Parts, +Printed, -Size
          ]).

/** <module> What the parts of an object's size come to (613.4)

The flag handler does the same once before a player gets priority; in between, rules read this.
*/

:- use_module(library(lists), [last/2, member/2]).

%!  added_up(+Parts:list, +Printed, -Size) is semidet.
%
%   Size is Power/Toughness. Parts are part(Layer, Stamp, Power, Toughness) in the standard order; Printed is
%   what counts where none of them is a base. Fails where there is no base at all.

added_up(Parts, Printed, Size) :-
    base(Parts, Printed, P0/T0),
    with_more(Parts, P0, T0, P, T),
    findall(x, member(part(switched, _, _, _), Parts), Switches),
    length(Switches, Count),
    ( Count mod 2 =:= 1 -> Size = T/P ; Size = P/T ).

base(Parts, Printed, Base) :-
    (   member(Layer, [set, defined]),
        findall(P/T, member(part(Layer, _, P, T), Parts), [First|More])
    ->  last([First|More], Base)
    ;   Base = Printed
    ).

with_more([], P, T, P, T).
with_more([part(Layer, _, A, B)|Parts], P0, T0, P, T) :-
    (   adds(Layer)
    ->  P1 is P0+A,
        T1 is T0+B
    ;   P1 = P0,
        T1 = T0
    ),
    with_more(Parts, P1, T1, P, T).

adds(counters).
adds(modified).
