:- module(drawn_attacks, []).

/** <module> "During target opponent's next turn, creatures that player controls attack this if able" (508.1d)

Whom it is about is whoever that player controls then, as it changes no characteristics (611.2c).
*/

:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../zones').
:- use_module(attacking, []).
:- use_module(turn, []).

instruction draw_attacks(_Who:player, _To:thing).
fluent attacks_next_turn(_P:player, _To:thing).
fluent attacks_this_turn(_P:player, _To:thing).

:- multifile attacking:drawn_to/2.

'508.1d' :: caused attacks_next_turn(Player, To) after draw_attacks(_, Player, To).
'508.1d' :: caused -attacks_next_turn(Player, To), attacks_this_turn(Player, To) after
    begin_turn(Player), attacks_next_turn(Player, To).
'514.2' :: caused -attacks_this_turn(Player, To) after begin_turn(_), attacks_this_turn(Player, To).

attacking:drawn_to(Player, To) :- attacks_this_turn(Player, To).
