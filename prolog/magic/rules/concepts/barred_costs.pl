:- module(barred_costs,
          [ barred_life/3,              % +Player, +N, +Item
            barred_sacrifice/3          % +Player, +Object, +Item
          ]).

/** <module> Permanents by which players can't pay life or sacrifice permanents to cast spells or activate abilities (101.2, 118.3)

What is paid while something resolves is paid for neither.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3, reference/3]).
:- use_module(objects).

ability ::= cant_pay(_:player_reference, _:barred_costs).
barred_costs ::= [_:barred_cost].
barred_cost ::= life ; sacrifice(_:object_filter).

%!  barred_life(+Player, +N, +Item) is semidet.
%
%   Player can't pay N life for Item; 0 life anybody can pay (119.4).

barred_life(Player, N, Item) :-
    definition:cant_pay(_, _, _),
    N > 0,
    for_casting_or_activating(Item),
    barred(Player, life, _),
    !.

%!  barred_sacrifice(+Player, +Object, +Item) is semidet.

barred_sacrifice(Player, O, Item) :-
    definition:cant_pay(_, _, _),
    for_casting_or_activating(Item),
    barred(Player, sacrifice(Filter), View),
    matches(Filter, O, View),
    !.

barred(Player, Cost, View) :-
    definition:cant_pay(Name, Who, Barred),
    object(Source, Name, _),
    controls(Controller, Source),
    View = view(Source, Controller, 0),
    reference(Who, View, Player),
    member(Cost, Barred).

%   for_casting_or_activating(+Item): a card that is to be cast, ability(O), `none` for a mana ability, or what is on the stack.

for_casting_or_activating(Item) :-
    Item \== special_action,
    (   stack_item(Item, _, Kind)
    ->  \+ resolving(Item),
        Kind \= triggered(_, _, _)
    ;   true
    ).
