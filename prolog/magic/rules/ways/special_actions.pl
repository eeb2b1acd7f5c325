:- module(special_actions, []).

/** <module> Special actions that cost something (116.2)

They use no stack. Whoever takes one pays for it, and then has done it: the module of such an
action causes `begins_special_action` and says what follows after `take_special_action`.
*/

:- use_module('../../../k/language').
:- use_module('../concepts/costs', [payable_form/5]).

fluent taking_action(_O:object, _Number:object) functional.
event begins_special_action(P:player, O:object, _What:atom, _Costs:terms, _Number:object) shows O to P.
process take_special_action(_O:object, _What:atom).
process end_special_action(_O:object).

'116.3' :: caused cost(O, Costs), payer(O, Player), taking_action(O, Number), then(Tasks) after
    begins_special_action(Player, O, What, Total, Number),
    once(payable_form(Player, special_action, O, Total, Costs)),
    Tasks = [ activate_mana_abilities(O), pay_costs(O), take_special_action(O, What), end_special_action(O),
              open_priority(Player) ].
'116.3' :: caused -cost(O, Costs) after end_special_action(O), cost(O, Costs).
'116.3' :: caused -payer(O, Player) after end_special_action(O), payer(O, Player).
'116.3' :: caused -taking_action(O, Number) after end_special_action(O), taking_action(O, Number).
