:- module(exerting, []).

/** <module> Exerting attackers (701.43)

"You may exert Tuk as it attacks" is an optional cost to attack: creatures are exerted while attackers
are declared, and do not untap in their controller's next untap step.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/triggers', []).
:- use_module(attacking, []).
:- use_module(turn, []).

:- multifile triggers:happening/3.

fluent exerting(_O:object).
exerting(O) reads "~o is being exerted"-[O] otherwise "~o is not being exerted"-[O].
event exerts(_O:object).
action exert(O:object) requires attacking(O, _).

can_be_exerted(_, O) reads silent otherwise "nothing lets ~o be exerted"-[O].

can_be_exerted(Player, O) :-
    definition:listener(exerts, Name, _, this),
    object(O, Name, _),
    attacking(O, _),
    controls(Player, O).

'508.1g' :: executable exert(O) if declare_attackers(Player), can_be_exerted(Player, O).
'701.43b' :: nonexecutable exert(O) if
    exerting(O)
    because "~o is exerted already"-[O].
'508.1g' :: caused exerting(O), then([declare_attackers(Player)]) after
    exert(O), now(declare_attackers(Player)).
'508.1' :: caused -exerting(O) after
    start_over, exerting(O).

'701.43a' :: caused -exerting(O), kept_tapped(O), event(exerts(O)) after
    attackers_declared, exerting(O).

'701.43d' :: caused triggers:happening(exerts(O), exerts, O).
