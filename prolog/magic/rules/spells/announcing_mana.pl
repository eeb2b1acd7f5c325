:- module(announcing_mana,
          [ as_announced/4              % +Item, +Player, +Costs, -Plain
          ]).

/** <module> How symbols that can be paid in two ways are paid (107.4e, 107.4f, 601.2b)

What {2/W} and {W/P} are paid with is announced after modes, X and additional costs, where
there is more than one way that can be paid.
*/

:- use_module(library(lists), [nth1/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/mana_symbols', [plain_costs/3]).
:- use_module('../concepts/costs').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../zones').
:- use_module(casting_steps).

fluent paid_as(_Item:object, _Chosen:terms) functional.
process announce_symbols(_Item:object).
choice choose_payment(_P:player, _Item:object, _Forms:terms).
choose_payment(_, _, _) otherwise "no way of paying is being chosen now".

'601.2b' :: caused then([choose_payment(Player, Item, Forms)]) after
    announce_symbols(Item), payments(Item, Player, Payments), Payments = [_, _|_],
    findall(Form, member_form(Payments, _, Form), Forms).
'601.2b' :: executable option(N) if choose_payment(_, _, Forms), nth1(N, Forms, _).
'601.2b' :: caused paid_as(Item, Chosen) after
    option(N), now(choose_payment(Player, Item, _)), payments(Item, Player, Payments),
    nth1(N, Payments, Chosen-_).

member_form(Payments, Chosen, Form) :-
    lists:member(Chosen-Form, Payments).

%   payments(+Item, +Player, -Payments): the ways that can be paid, Chosen-Costs.

payments(Item, Player, Payments) :-
    stack_item(Item, Player, Kind),
    once(costs_of(Kind, Item, Player, Costs)),
    target_view(Item, view(Source, _, _)),
    findall(Chosen-Plain,
            ( plain_costs(Costs, Chosen, Plain),
              Chosen \== [],
              can_pay(Player, Source, Item, Plain)
            ),
            Payments).

%!  as_announced(+Item, +Player, +Costs, -Plain) is semidet.
%
%   Costs with what was announced; with the first way that can be paid, where nothing was.

as_announced(Item, Player, Costs, Plain) :-
    (   \+ definition:special_mana(two_ways)
    ->  Plain = Costs
    ;   paid_as(Item, Chosen),
        plain_costs(Costs, Chosen, Found)
    ->  Plain = Found
    ;   target_view(Item, view(Source, _, _)),
        payable_form(Player, Source, Item, Costs, Plain)
    ->  true
    ).

zones:stack_status(O, paid_as(O, _)).
