:- module(untap_effects, []).

/** <module> What does not untap, as an effect says of a certain player's next untap step, or its controller chooses (502.3)

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
fluent kept_tapped(_O:object).
fluent kept_tapped(_O:object, _P:player).
fluent all_kept_tapped(_P:player, _Filter:object_filter).

:- multifile turn:stays_tapped/1, turn:may_leave/2.

'502.3' :: caused kept_tapped(O) after
    do_stay_tapped(_, Things), member(O, Things), permanent(O).
'502.3' :: caused kept_tapped(O, Player) after
    do_keep_tapped(_, Things, Players), member(O, Things), permanent(O), member(Player, Players).
'611.2c' :: caused all_kept_tapped(Player, Filter) after
    do_keep_all_tapped(_, Filter, Players), member(Player, Players).

turn:stays_tapped(O) :-
    kept_tapped(O).
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
'502.3' :: caused -kept_tapped(O) after
    untap_permanents, active(Player), controls(Player, O), kept_tapped(O).
zones:permanent_status(O, kept_tapped(O)).

%   What its controller may choose not to untap.

choice choose_untapped(_P:player).
action stay_tapped(O:object) requires tapped(O).
choose_untapped(_) otherwise "no permanents are being untapped now".
turn:may_leave(_, O) reads silent otherwise "~o untaps"-[O].

turn:may_leave(Player, O) :-
    definition:may_stay_tapped(Name),
    object(O, Name, _),
    controls(Player, O),
    tapped(O),
    \+ turn:stays_tapped(O).

'502.3' :: executable stay_tapped(O) if choose_untapped(Player), turn:may_leave(Player, O).
'502.3' :: executable done if choose_untapped(_).
'502.3' :: caused kept_tapped(O) after stay_tapped(O).
'502.3' :: caused then([choose_untapped(Player)]) after
    stay_tapped(O), now(choose_untapped(Player)), once(( turn:may_leave(Player, P), P \== O )).
