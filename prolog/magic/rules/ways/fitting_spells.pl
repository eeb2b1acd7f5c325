:- module(fitting_spells,
          [ fits_whole/2,               % +Item, +O
            half_fits/4,                % +Filter, +Half, +Player, +View
            half_offered/3,             % +Item, +O, +Half
            fits_with_x/4               % +Filter, +Spell, +X, +View
          ]).

/** <module> What may be cast is asked of the spell that is cast (601.3e, 709.3a, 715.3a)

A spell that is one half of a card, its Adventure or its other face has the characteristics of that part alone; one with X in its cost has
the mana value that the chosen X makes it have (202.3e). `offered_as(Item, Set)`: what Item lets a player cast as it resolves has to be
as Set says.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/entering_filters', [would_match/4]).
:- use_module('../../support/filters', [matches/3, quantity/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../concepts/values_of_x', [value_with_x/3, with_value/4]).
:- use_module('../programs/evaluating', [amount/3, things/3]).
:- use_module('../zones').

fluent offered_as(_Item:object, _Set:set) functional.

zones:stack_status(O, offered_as(O, _)).

fits_whole(_, O) reads silent otherwise "~o is no such spell"-[O].

%!  fits_whole(+Item, +O) is semidet.
%
%   The card O as it is may be cast as Item resolves.

'601.3e' :: caused fits_whole(Item, O) if
    ( offered_as(Item, Set) -> target_view(Item, View), once(matches(Set, O, View)) ; true ).

%!  half_offered(+Item, +O, +Half) is semidet.
%
%   So may the part of the card O that is called Half, where Item asks for something.

'601.3e' :: caused half_offered(Item, _, Half) if
    offered_as(Item, Set), target_view(Item, View), View = view(_, Player, _), half_fits(Set, Half, Player, View).

%!  half_fits(+Filter, +Half, +Player, +View) is semidet.
%
%   The spell called Half would be as Filter says; an instant or sorcery is no permanent spell.

half_fits(Filter0, Half, Player, View) :-
    ( memberchk(permanent_card, Filter0) -> definition:card_type(Half, Type), filters:permanent_type(Type) ; true ),
    reckoned(Filter0, View, Filter),
    would_match(Filter, Half, Player, View),
    !.

%   reckoned(+Filter0, +View, -Filter) is det: amounts are numbers, and what something is to share a card type with gives those types.

reckoned(Filter0, View, Filter) :-
    maplist(reckoned_part(View), Filter0, Filter).

reckoned_part(View, Part0, Part) :-
    (   Part0 = sized(Measure, How, Amount)
    ->  Part = compared(Measure, How, N),
        amount(Amount, View, N)
    ;   Part0 = compared(Measure, How, Quantity)
    ->  Part = compared(Measure, How, N),
        quantity(Quantity, View, N)
    ;   Part0 = shares(card_type, Reference)
    ->  things(Reference, View, Others),
        findall(type(Type), ( member(Other, Others), type(Other, Type) ), Types),
        any_of(Types, Part)
    ;   Part0 = either(A0, B0)
    ->  Part = either(A, B),
        reckoned(A0, View, A),
        reckoned(B0, View, B)
    ;   Part0 = not(Parts0)
    ->  Part = not(Parts),
        reckoned(Parts0, View, Parts)
    ;   Part = Part0
    ).

any_of([], not([])).
any_of([Part|Parts], either([Part], [Others])) :-
    any_of(Parts, Others).

%!  fits_with_x(+Filter, +Spell, +X, +View) is semidet.
%
%   Spell is as Filter says with the mana value that X makes it have (202.3e).

'202.3e' :: caused fits_with_x(Filter, Spell, X, View) if
    object_name(Spell, Name), value_with_x(Name, X, Value),
    with_value(Filter, Value, View, Answered), once(matches(Answered, Spell, View)).
