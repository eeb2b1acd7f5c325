:- module(offered_costs,
          [ forms_offered/1             % -Forms
          ]).

/** <module> Costs that are paid as something resolves (118.12)

"You may pay. If you do", "unless its controller pays": what is offered is paid by the steps
601.2f to 601.2h, and what hangs on it follows.
*/

:- use_module(library(lists), [memberchk/2, nth1/3]).
:- use_module('../../../k/language').
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/cost_forms').
:- use_module('../concepts/costs').
:- use_module('../concepts/mana', [mana_units/3]).
:- use_module('../concepts/variable_costs', [fixed_costs/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../concepts/damage', []).
:- use_module(announcing_mana, [as_announced/4]).
:- use_module(casting_steps).
:- use_module(paying, [pays/2]).
:- use_module(instructions_in_order, [performed/3]).
:- use_module(stack, []).

instruction may_pay(_Costs:costs_with_x, _Instructions:instructions).
instruction may_pay(_Costs:costs, _Instructions:instructions, _Otherwise:instructions).
instruction unless(_Who:acting_players, _Costs:costs, _Otherwise:instructions).
instruction pay_or_sacrifice(_Costs:costs).

choice decide_pay(_P:player, _Item:object, _Costs:terms, _Instructions:terms, _Otherwise:terms).
choice choose_form(_P:player, _Item:object, _Costs:terms).
choice choose_x_of_offer(_P:player, _Item:object, _Costs:terms).
process pay_offer(_Item:object, _Costs:terms).
process paid_for(_Item:object).
decide_pay(_, _, _, _, _) otherwise "there is nothing to pay now".
choose_form(_, _, _) otherwise "no cost is being chosen now".
choose_x_of_offer(_, _, _) otherwise "no value of X is being chosen now".
fixed_costs(_, _, _) reads silent.

'118.12' :: caused then([decide_pay(Player, Item, Costs, Instructions, [])]) after
    may_pay(Item, Costs, Instructions), player_of(Item, Player).
'118.12' :: caused then([decide_pay(Player, Item, Costs, Instructions, Otherwise)]) after
    may_pay(Item, Costs, Instructions, Otherwise), player_of(Item, Player).
'118.12' :: caused then([decide_pay(Player, Item, Costs, [], [sacrifice(you, this)])]) after
    pay_or_sacrifice(Item, Costs), target_view(Item, view(Source, Player, _)), controls(Player, Source).
'118.12a' :: caused then([decide_pay(Player, Item, Costs, [], Otherwise)]) after
    unless(Item, [Player|_], Costs, Otherwise).

'118.12' :: executable yes if
    decide_pay(Player, Item, Costs, _, _), target_view(Item, view(Source, _, _)),
    fixed_costs(0, Costs, Least), can_pay(Player, Source, Item, Least).
'118.12' :: executable no if decide_pay(_, _, _, _, _).

'118.12' :: caused then([Next|Steps]) after
    yes, now(decide_pay(Player, Item, Costs, Instructions, _)), performed(Item, Instructions, Steps),
    ( memberchk(x_mana(_), Costs) -> Next = choose_x_of_offer(Player, Item, Costs) ; paid_as(Player, Item, Costs, Next) ).
'118.12a' :: caused payer(Item, Player) after
    yes, now(decide_pay(Player, Item, _, _, _)), \+ player_of(Item, Player).
'118.12' :: caused then(Tasks) after
    no, now(decide_pay(_, Item, _, _, Otherwise)), performed(Item, Otherwise, Tasks).

paid_as(Player, Item, Costs, Next) :-
    ( has_forms(Costs) -> Next = choose_form(Player, Item, Costs) ; Next = pay_offer(Item, Costs) ).

%   What X is, is chosen as it is paid (107.3f), and what hangs on the payment has that X.

'107.3f' :: executable value_of_x(N) if
    choose_x_of_offer(Player, Item, Costs), payable_x_of_offer(Player, Item, Costs, N).
'107.3f' :: caused value_of_x(Item, N), then([Next]) after
    value_of_x(N), now(choose_x_of_offer(Player, Item, Costs)), fixed_costs(N, Costs, Fixed), paid_as(Player, Item, Fixed, Next).

payable_x_of_offer(_, _, _, N) reads "~w can be paid for X"-[N] otherwise "~w can't be paid for X"-[N].

payable_x_of_offer(Player, Item, Costs, N) :-
    target_view(Item, view(Source, _, _)),
    mana_units(Player, none, Units),
    length(Units, Most),
    between(0, Most, N),
    fixed_costs(N, Costs, Fixed),
    can_pay(Player, Source, Item, Fixed).

%   Of two costs one that can be paid is chosen.

'601.2b' :: executable option(N) if
    choose_form(Player, Item, Costs), nth_form(Costs, N, Form),
    target_view(Item, view(Source, _, _)), can_pay(Player, Source, Item, Form).
'601.2b' :: caused then([pay_offer(Item, Form)]) after
    option(N), now(choose_form(_, Item, Costs)), nth_form(Costs, N, Form).

nth_form(_, N, _) reads silent otherwise "there is no cost number ~w"-[N].

nth_form(Costs, N, Form) :-
    findall(Form, cost_form(Costs, Form), Forms),
    nth1(N, Forms, Form).

%!  forms_offered(-Forms) is semidet.
%
%   A player chooses now which of Forms, lists of costs, is paid.

forms_offered(Forms) :-
    now(Choice),
    offers(Choice, Forms).

offers(choose_cost(_, _, Forms), Forms).
offers(choose_payment(_, _, Forms), Forms).
offers(choose_form(_, _, Costs), Forms) :-
    findall(Form, cost_form(Costs, Form), Forms).

'601.2f' :: caused cost(Item, Costs), then([activate_mana_abilities(Item), pay_costs(Item), paid_for(Item)]) after
    pay_offer(Item, Total), pays(Item, Player), as_announced(Item, Player, Total, Costs).
'118.12a' :: caused -payer(Item, Player) after
    paid_for(Item), payer(Item, Player).
'118.12' :: caused -cost(Item, Costs) after paid_for(Item), cost(Item, Costs).

%   "When this dies, you may exile it": it is paid with the card that it became (400.7).

costs:able(exile(this), _, Source, Item) :-
    became_card(Item, Source, _, _).

'400.7' :: caused event(moves(Card, graveyard(Owner), exile, _)) after
    pay(Item, exile(this)), target_view(Item, view(Source, _, _)), became_card(Item, Source, Owner, Card).

became_card(Item, Source, Owner, Card) :-
    finding:new_object(Item, Source, Card),
    graveyard(Owner, Card).
