:- module(joining_attack, []).

/** <module> Creatures that are put onto the battlefield attacking (508.4)

They attack whom their controller chooses, and never were declared as attackers: nothing that says
"whenever ~ attacks" is about them.
*/

:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../concepts/planeswalkers').
:- use_module('../concepts/players').
:- use_module('../zones').
:- use_module(attacking, []).
:- use_module(turn, []).

instruction create_attacking(_Who:player, _N:quantity, _Token:token).

event put_attacking(_O:object).
process join_combat(_O:object).
choice choose_attacked(_P:player, _O:object).
choose_attacked(_, _) otherwise "nothing is put onto the battlefield attacking now".
action join_attack(O:object, Defender:thing) requires controls(Player, O), can_be_attacked(Player, Defender).

'701.7a' :: caused event(create_tokens_tapped(Player, N, Name, attacking)) after
    create_attacking(_, Player, N, Name), N > 0.
'508.4' :: caused event(put_attacking(New)) after
    create_one_tapped(_, _, New, attacking).
'508.4' :: caused then([join_combat(O)]) after
    put_attacking(O).

%   Only a creature of the attacking player, and only after attackers were declared (508.4).

'508.4' :: caused then([choose_attacked(Player, O)]) after
    join_combat(O), controls(Player, O), active(Player), creature(O), attackers_came.
'508.4' :: executable join_attack(O, Defender) if
    choose_attacked(Player, O), can_be_attacked(Player, Defender).
'508.4' :: caused attacking(O, Defender) after
    join_attack(O, Defender).
