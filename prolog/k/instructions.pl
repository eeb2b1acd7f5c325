:- module(instructions,
          [ found/4,                    % +Type, +Item, +Written, -Value
            written_type/2              % +Type, -Written
          ]).

/** <module> Instructions: what an ability says is done

An instruction is declared with the types of what its rules work on:

    instruction mill(Who:player, N:quantity).

In an ability's term stands what is *written*: `mill(each([player]), x)`. The object
that gives the instruction performs it as the process `mill(Item, Who, N)`. What is
written is *found* as the process runs, and the rules `caused ... after mill(Item,
Player, Number)` get players, objects and numbers, once for all that is found.

A game tells how with two hooks; a type without them is taken as it is written:

  * written(?Type, ?Written): the type of what is written for something of Type
  * finds(+Type, +Item, +Written, -Value) is nondet
*/

:- multifile written/2, finds/4.
:- dynamic written/2, finds/4.

%!  written_type(+Type, -Written) is det.
%
%   In an ability's term, something of type Written stands for something of Type.

written_type(Type, Written) :-
    (   written(Type, Found)
    ->  Written = Found
    ;   Written = Type
    ).

%!  found(+Type, +Item, +Written, -Value) is nondet.
%
%   Value is what Item means by Written, which stands for something of Type.

found(Type, Item, Written, Value) :-
    (   written(Type, _)
    ->  finds(Type, Item, Written, Value)
    ;   Value = Written
    ).
