:- module(priority, []).

/** <module> Timing and priority (117)
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../spells/special_triggers', [state_trigger_due/4]).
:- use_module(players).
:- use_module('../../support/reacting', [may_react/1]).
:- use_module('../../characteristics/settling', []).
:- use_module('../turn/turn', [main_phase/0]).

process open_priority.
process open_priority(_P:player).
process resolve_top.
choice priority(_P:player, _OthersToPass:players).
priority(Player, _) reads "~w has priority"-[Player] otherwise "nobody has priority just now".
action pass requires playing(_).

%   Before a player gets priority: continuous effects, state-based actions,
%   waiting triggers (117.5). Each is a process only where it has work.

'117.5' :: caused then(Tasks) after
    open_priority, first_with_priority(Player), checks(open_priority(Player), Tasks).
'117.5' :: caused then(Tasks) after
    open_priority(Player), checks(open_priority(Player), Tasks).

checks(open_priority(Player), Tasks) :-
    changed(_),
    checks_of_changes(Tasks, [open_priority(Player)]),
    !.
checks(open_priority(Player), [state_triggers, open_priority(Player)]) :-
    definition:state_trigger(_, _, _),
    state_trigger_due(_, _, _, _),
    !.
checks(open_priority(Player), [place_triggers, open_priority(Player)]) :-
    pending(_, _, _, _, _, _),
    !.
checks(open_priority(Player), [priority(Player, Others)]) :-
    playing(Player),
    !,
    others_in_order(Player, Others).
checks(open_priority(_), [open_priority]).

checks_of_changes([apply_statics|Then], Then) :-
    changed(statics),
    !.
checks_of_changes([sum_sizes|Then], Then) :-
    changed(sizes),
    !.
checks_of_changes([state_based_actions, game_goes_on|Then], Then) :-
    changed(state).

first_with_priority(Player) :-
    active(Active),
    (   playing(Active)
    ->  Player = Active
    ;   apnap(Players),
        member(Player, Players),
        playing(Player)
    ->  true
    ).

'117.3d' :: executable pass if priority(_, _).

'117.3d' :: caused then([priority(Next, Others)]) after
    pass, now(priority(_, [Next|Others])).
'117.4' :: caused then([resolve_top, open_priority]) after
    pass, now(priority(_, [])), \+ stack([]).

%   In the contracted graph, players pass who certainly can't do anything else:
%   who have no reaction, when it is not the time for other cards either.

'117.4' :: uneventful priority(Player, Others) by Passes then Next if
    \+ setting(payment(_), manual), passing([Player|Others], 0, Passes, Left),
    Passes > 0, after_passing(Left, Next).

passing([], N, N, []).
passing([Player|Players], N0, N, Left) :-
    (   may_act(Player)
    ->  N = N0,
        Left = [Player|Players]
    ;   N1 is N0+1,
        passing(Players, N1, N, Left)
    ).

after_passing([Player|Others], [priority(Player, Others)]).
after_passing([], Next) :-
    (   stack([])
    ->  Next = []
    ;   Next = [resolve_top, open_priority]
    ).

may_act(Player) :-
    active(Player),
    main_phase,
    stack([]),
    !.
may_act(Player) :-
    may_react(Player).
