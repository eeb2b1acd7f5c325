:- module(skipped_turns, []).

/** <module> Turns that players skip (614.10, 500.11)

A turn that is skipped is passed over as if it had been taken: the order goes on from there, an extra turn is gone.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/players').
:- use_module(turn, []).

instruction skip_turn(_Who:player).
instruction skip_combat(_Who:player).
fluent turns_skipped(_P:player, _N:integer) functional.
fluent combats_skipped(_P:player, _N:integer) functional.
process pass_over(_P:player).
process turn_passed_over.

:- multifile turn:phase_skipped/3, turn:skips_turn/1.

turn:skips_turn(Player) :- turns_skipped(Player, _).

'614.10' :: caused turns_skipped(Player, Times) after
    skip_turn(_, Player), ( turns_skipped(Player, Before) -> Times is Before+1 ; Times = 1 ).
'500.11' :: caused then([pass_over(Next)]) after leave(cleanup), turn:turn_after(Next), turns_skipped(Next, _).
'500.11' :: caused Left after
    pass_over(Player), turns_skipped(Player, N), fewer(Player, N, Left).
'500.7' :: caused -extra_turn(Player, N) after pass_over(_), turn:newest_extra_turn(Player, N).
'500.7' :: caused order_stopped_at(Player) after pass_over(_), turn:newest_extra_turn(_, _), \+ order_stopped_at(_), active(Player).
'500.7' :: caused order_stopped_at(Player) after pass_over(Player), \+ turn:newest_extra_turn(_, _).
'500.11' :: caused then([turn_passed_over]) after pass_over(_).
'500.11' :: caused then([Next]) after
    turn_passed_over, turn:turn_after(Player), ( turns_skipped(Player, _) -> Next = pass_over(Player) ; Next = begin_turn(Player) ).

%   A combat phase that is skipped does not begin (614.10a).

'614.10' :: caused combats_skipped(Player, Times) after
    skip_combat(_, Player), ( combats_skipped(Player, Before) -> Times is Before+1 ; Times = 1 ).
'500.11' :: caused turn:phase_skipped(begin_combat, end_combat, Left) if
    combats_skipped(Player, N), active(Player),
    ( N > 1 -> More is N-1, Left = combats_skipped(Player, More) ; Left = -combats_skipped(Player, N) ).

fewer(Player, N, Left) :-
    ( N > 1 -> More is N-1, Left = turns_skipped(Player, More) ; Left = -turns_skipped(Player, N) ).
