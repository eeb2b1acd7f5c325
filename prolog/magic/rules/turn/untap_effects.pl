:- module(untap_effects, []).

/** <module> What does not untap during a certain player's next untap step (502.3)

Of single permanents it is remembered which they are, though somebody else gains control of them. What is said of all permanents
of a sort modifies the rules of the game: it is true of whatever that player controls in that step (611.2c).
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../support/filters', [matches/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../programs/programs', []).
:- use_module('../zones').
:- use_module(turn, []).

instruction do_stay_tapped(what:things).
instruction do_keep_tapped(what:things, step_of:things).
instruction do_keep_all_tapped(what:object_filter, step_of:things).
fluent kept_tapped(_O:object, _P:player).
fluent all_kept_tapped(_P:player, _Filter:object_filter).

:- multifile turn:stays_tapped/1.

'502.3' :: caused kept_tapped(O) after
    do_stay_tapped(_, Things), member(O, Things), permanent(O).
'502.3' :: caused kept_tapped(O, Player) after
    do_keep_tapped(_, Things, Players), member(O, Things), permanent(O), member(Player, Players).
'611.2c' :: caused all_kept_tapped(Player, Filter) after
    do_keep_all_tapped(_, Filter, Players), member(Player, Players).

turn:stays_tapped(O) :-
    kept_tapped(O, Player),
    active(Player),
    !.
turn:stays_tapped(O) :-
    all_kept_tapped(Player, Filter),
    active(Player),
    matches(Filter, O, view(0, Player, 0)),
    !.

'502.3' :: caused -kept_tapped(O, Player) after
    untap_permanents, active(Player), kept_tapped(O, Player).
'502.3' :: caused -all_kept_tapped(Player, Filter) after
    untap_permanents, active(Player), all_kept_tapped(Player, Filter).
zones:permanent_status(O, kept_tapped(O, _)).
