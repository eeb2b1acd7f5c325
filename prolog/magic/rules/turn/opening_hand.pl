:- module(opening_hand, []).

/** <module> Cards of an opening hand that begin the game on the battlefield (103.6)
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/starting', []).
:- use_module('../zones').

ability ::= begins_in_play.

process opening_actions(_Players:players).
choice choose_opening(_P:player).
choose_opening(_) otherwise "nobody begins the game with anything now".
action begin_with(_O:object).

:- multifile starting:before_first_turn/1.

starting:before_first_turn(opening_actions(Order)) :-
    definition:begins_in_play(_),
    turn_order(Order),
    !.

'103.6' :: caused then(Tasks) after
    opening_actions([Player|Rest]),
    ( once(may_begin_with(Player, _)) -> Tasks = [choose_opening(Player), opening_actions(Rest)] ; Tasks = [opening_actions(Rest)] ).

'103.6a' :: executable begin_with(O) if choose_opening(Player), may_begin_with(Player, O).
'103.6a' :: executable done if choose_opening(_).
'103.6a' :: caused event(moves(O, hand(Player), battlefield(Player), _)) after
    begin_with(O), now(choose_opening(Player)).
'103.6a' :: caused then([choose_opening(Player)]) after
    begin_with(O), now(choose_opening(Player)), once(( may_begin_with(Player, Other), Other \== O )).

may_begin_with(_, O) reads silent otherwise "~o can't begin the game on the battlefield"-[O].

may_begin_with(Player, O) :-
    hand(Player, O),
    object(O, Name, _),
    definition:begins_in_play(Name).
