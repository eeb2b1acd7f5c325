:- module(special_actions,
          [ least_costs/3               % +What, +Costs, -Least
          ]).

/** <module> Special actions that cost something (116.2)

They use no stack. Whoever takes one pays for it, and then has done it: the module of such an
action causes `begins_special_action` and says what follows after `take_special_action`. What was
chosen for {X} of its cost is `x_of_action` until then.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../concepts/costs', [can_pay/4, payable_form/5]).
:- use_module('../concepts/mana', [mana_units/3]).
:- use_module('../concepts/variable_costs', [fixed_costs/3]).
:- use_module('../spells/announcing', []).

fluent taking_action(_O:object, _Number:object) functional.
fluent x_of_action(_O:object, _X:integer) functional.
event begins_special_action(P:player, O:object, _What:atom, _Costs:terms, _Number:object) shows O to P.
process take_special_action(_O:object, _What:atom).
process end_special_action(_O:object).
choice choose_x_of_action(_P:player, _O:object, _What:atom, _Costs:terms).
choose_x_of_action(_, _, _, _) otherwise "no value of X is being chosen now".

'116.3' :: caused cost(O, Costs), payer(O, Player), taking_action(O, Number), then(Tasks) after
    begins_special_action(Player, O, What, Total, Number), \+ memberchk(x_mana(_), Total),
    once(payable_form(Player, special_action, O, Total, Costs)),
    Tasks = [ activate_mana_abilities(O), pay_costs(O), take_special_action(O, What), end_special_action(O),
              open_priority(Player) ].
'116.3' :: caused -cost(O, Costs) after end_special_action(O), cost(O, Costs).
'116.3' :: caused -payer(O, Player) after end_special_action(O), payer(O, Player).
'116.3' :: caused -taking_action(O, Number) after end_special_action(O), taking_action(O, Number).

%   What X is, is chosen immediately before the cost is paid (107.3d).

'107.3d' :: caused then([choose_x_of_action(Player, O, What, Total)]) after
    begins_special_action(Player, O, What, Total, _), memberchk(x_mana(_), Total).
'107.3d' :: executable value_of_x(N) if
    choose_x_of_action(Player, O, What, Costs), payable_x_of_action(Player, O, What, Costs, N).
'107.3d' :: caused x_of_action(O, N), event(begins_special_action(Player, O, What, Fixed, _)) after
    value_of_x(N), now(choose_x_of_action(Player, O, What, Costs)), fixed_costs(N, Costs, Fixed).
'107.3d' :: caused -x_of_action(O, N) after end_special_action(O), x_of_action(O, N).

payable_x_of_action(_, _, _, _, N) reads "~w can be paid for X"-[N] otherwise "~w can't be paid for X"-[N].

payable_x_of_action(Player, O, What, Costs, N) :-
    least_x(What, Least),
    mana_units(Player, none, Units),
    length(Units, Most),
    between(Least, Most, N),
    fixed_costs(N, Costs, Fixed),
    can_pay(Player, special_action, O, Fixed).

%!  least_costs(+What, +Costs, -Least) is det.
%
%   Costs of the special action What, with the least value of X that may be chosen.

least_costs(What, Costs, Least) :-
    (   memberchk(x_mana(_), Costs)
    ->  least_x(What, X),
        fixed_costs(X, Costs, Least)
    ;   Least = Costs
    ).

%   at_least_one(?What): X can't be 0 for that special action.

:- multifile at_least_one/1.

least_x(What, X) :-
    ( at_least_one(What) -> X = 1 ; X = 0 ).
