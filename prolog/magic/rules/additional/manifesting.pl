:- module(manifesting, []).

/** <module> Manifest and cloak (701.40, 701.58)

The top cards of a library are put onto the battlefield face down. What was put there so,
`manifested(O)`, may be turned face up for its mana cost where it is a creature card; a card with morph,
for its morph cost, too.
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/finding', []).
:- use_module('../concepts/costs', [can_pay/4]).
:- use_module('../concepts/objects').
:- use_module('../keywords/morph', [turning_cost/3]).
:- use_module('../programs/programs', []).
:- use_module('../spells/casting', [unpayable/5]).
:- use_module('../ways/special_actions', [least_costs/3]).
:- use_module('../zones').

:- multifile roles:default/3.

turning ::= mana.

fluent manifested(_O:object).
instruction manifest(_Who:player, _N:quantity).
instruction cloak(_Who:player, _N:quantity).
process manifest_cards(_P:player, _N:integer, _As:name).
action turn_up(O:object, _Way:turning) requires manifested(O).
process put_face_down(_P:player, _O:object).
instruction do_manifest(who:things, what:things).
process manifest_next(_P:player, _Things:objects).

roles:default(do_manifest, who, you).

manifested(O) reads "~o was manifested or cloaked"-[O] otherwise "~o was not manifested"-[O].

'701.40a' :: caused then([manifest_cards(Player, N, face_down(creature))]) after
    manifest(_, Player, N), met(face_down(creature)).
'701.58a' :: caused then([manifest_cards(Player, N, face_down(warded))]) after
    cloak(_, Player, N), met(face_down(warded)).

%   One card after the other (701.40e).

'701.40e' :: caused moves_as(O, As), then([put_face_down(Player, O), manifest_cards(Player, Left, As)]) after
    manifest_cards(Player, N, As), N > 0, library(Player, [O|_]), Left is N-1.
'701.40a' :: caused all([event(moves(O, From, battlefield(Player), New)), event(covered(O, New, _)), manifested(New)]) after
    put_face_down(Player, O), where(O, From).

%   Certain cards, from wherever they are.

'701.40a' :: caused then([manifest_next(Player, Things)]) after
    do_manifest(_, [Player|_], Things), met(face_down(creature)).
'701.40e' :: caused moves_as(O, face_down(creature)), then([put_face_down(Player, O), manifest_next(Player, Others)]) after
    manifest_next(Player, [O|Others]).

'701.40b' :: executable turn_up(O) if
    priority(Player, _), manifested(O), controls(Player, O), turning_cost(turn_up_for_mana, O, _), \+ turning_cost(turn_up, O, _).

%   A creature card with morph or disguise is turned up in either way.

'701.40c' :: executable turn_up(O, mana) if
    priority(Player, _), manifested(O), controls(Player, O), turning_cost(turn_up_for_mana, O, _), turning_cost(turn_up, O, _).
'701.40b' :: nonexecutable turn_up(O, mana) if
    now(priority(Player, _)), turning_cost(turn_up_for_mana, O, All), least_costs(turn_up_for_mana, All, Costs),
    \+ can_pay(Player, special_action, O, Costs)
    because "~o"-[Why] where unpayable(Player, special_action, O, Costs, Why).
'116.2b' :: caused event(begins_special_action(Player, O, turn_up_for_mana, Costs, _)) after
    turn_up(O, mana), now(priority(Player, _)), turning_cost(turn_up_for_mana, O, Costs).
'708.8' :: caused -manifested(O) after turn_over(O), manifested(O).

zones:permanent_status(O, manifested(O)).
