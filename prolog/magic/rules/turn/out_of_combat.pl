:- module(out_of_combat, []).

/** <module> What is removed from combat while it attacks or is attacked (506.4, 508.5)

`defended_until(O, P)`: P defended the planeswalker or battle O until it was removed from combat; what attacks it goes on to
attack, and may be blocked (506.4c). `fought_against(A, P)`: P was the defending player of A, which attacks no more.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../characteristics/layer_2_control', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/planeswalkers', [defended_by/2]).
:- use_module('../zones').
:- use_module(attacking, []).
:- use_module(turn, []).

fluent defended_until(_O:object, _P:player) functional.
fluent fought_against(_A:object, _P:player) functional.

:- multifile turn:combat_fluent/1.

turn:combat_fluent(defended_until(O, P)) :- defended_until(O, P).
turn:combat_fluent(fought_against(A, P)) :- fought_against(A, P).

'506.4' :: caused defended_until(O, Player) after
    changes_control(O, _, _), still_attacked(O), defended_by(O, Player).
'506.4' :: caused defended_until(O, Player) after
    moves(O, battlefield(_), _, _), still_attacked(O), defended_by(O, Player).
'506.4' :: caused defended_until(O, Player) after
    phases_out(O, _), still_attacked(O), defended_by(O, Player).
'506.4' :: caused defended_until(O, Player) after
    stop_fighting, attacking(_, O), integer(O), still_attacked(O), permanent(O),
    \+ ( type(O, Type), definition:attackable(Type) ), defended_by(O, Player).

%   still_attacked(+O) is semidet: O has not been removed from combat.

still_attacked(O) :-
    \+ \+ definition:attackable(_),
    \+ \+ attacking(_, O),
    \+ defended_until(O, _).

'508.5' :: caused fought_against(A, Player) after
    removed_from_combat(A), definition:uses(defenders), attacking(A, Defender), defended_by(Defender, Player).
'508.5' :: caused fought_against(A, Player) after
    stop_fighting, definition:uses(defenders), attacking(A, Defender), permanent(A), \+ creature(A), defended_by(Defender, Player).
