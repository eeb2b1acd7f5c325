:- module(exerting, []).

/** <module> Exerting attackers (701.43)

"You may exert Tuk as it attacks" is an optional cost to attack: creatures are exerted while attackers
are declared, and do not untap in that player's next untap step.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/costs', []).
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/triggers', []).
:- use_module(attacking, []).
:- use_module(turn, []).

:- multifile triggers:happening/3, turn:stays_tapped/1, zones:permanent_status/2.

fluent exerting(_O:object).
fluent exerted(_O:object, _P:player).
exerting(O) reads "~o is being exerted"-[O] otherwise "~o is not being exerted"-[O].
event exerts(_O:object).
action exert(O:object) requires attacking(O, _).

can_be_exerted(_, O) reads silent otherwise "nothing lets ~o be exerted"-[O].

can_be_exerted(Player, O) :-
    offers_to_exert(Name),
    object(O, Name, _),
    attacking(O, _),
    controls(Player, O).

%   By itself, or for what happens when it is done (603.12).

offers_to_exert(Name) :- definition:listener(exerts, Name, _, this).
offers_to_exert(Name) :- definition:may_be_exerted(Name).

'508.1g' :: executable exert(O) if declare_attackers(Player), can_be_exerted(Player, O).
'701.43b' :: nonexecutable exert(O) if
    exerting(O)
    because "~o is exerted already"-[O].
'508.1g' :: caused exerting(O), then([declare_attackers(Player)]) after
    exert(O), now(declare_attackers(Player)).
'508.1' :: caused -exerting(O) after
    start_over, exerting(O).

'701.43a' :: caused -exerting(O), exerted(O, Player), event(exerts(O)) after
    attackers_declared, exerting(O), controls(Player, O).

%   Exerting as a cost (701.43a).

:- multifile costs:able/4.

costs:able(exert(this), Player, Source, _) :-
    controls(Player, Source).

'701.43a' :: caused exerted(O, Player), event(exerts(O)) after
    pay(Item, exert(this)), target_view(Item, view(O, Player, _)).

%   It does not untap in the next untap step of the player who exerted it, whoever controls it then.

turn:stays_tapped(O) :-
    exerted(O, Player),
    active(Player).
'701.43a' :: caused -exerted(O, Player) after untap_permanents, active(Player), exerted(O, Player).
zones:permanent_status(O, exerted(O, _)).

'701.43d' :: caused triggers:happening(exerts(O), exerts, O).
