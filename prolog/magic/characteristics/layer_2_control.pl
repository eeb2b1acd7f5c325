:- module(layer_2_control, []).

/** <module> Layer 2: who controls a permanent (613.1b)

`controls/2` holds who controls a permanent now. Whom it would belong to without such effects is
stored where that is somebody else: `base_control(O, Player)`. The newest effect counts (613.7).
*/

:- use_module(library(lists), [last/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../support/filters', [reference/3]).
:- use_module('../rules/concepts/players').
:- use_module('../rules/zones').
:- use_module(continuous_effects, [affected/3, effect_in/5]).
:- use_module(settling, []).

process layer_control.
event changes_control(_O:object, _From:player, _To:player).
fluent base_control(_O:object, _P:player) functional.

base_control(O, Player) reads "~o would be controlled by ~w"-[O, Player].

settling:due(layer_control) :-
    \+ \+ definition:uses(controlled_by),
    once(due_control(_, _, _)).

'613.1b' :: caused event(changes_control(O, Before, Player)) after
    layer_control, due_control(O, Before, Player), playing(Player).
'800.4c' :: caused event(moves(O, battlefield(Before), exile, _)) after
    layer_control, due_control(O, Before, Player), \+ playing(Player).

%   due_control(-Object, -Before, -Player): Player should control Object, which Before controls.

due_control(O, Before, Player) :-
    findall(O-effect(Stamp, To), control_effect(O, Stamp, To), Unsorted),
    sort(Unsorted, Effects),
    (   controlled_by(Effects, O, Player)
    ;   base_control(O, Player),
        \+ lists:memberchk(O-_, Effects)
    ),
    controls(Before, O),
    Before \== Player.

control_effect(O, Stamp, Player) :-
    effect_in(control, Stamp, Scope, View, controlled_by(Who)),
    affected(Scope, View, O),
    newest_controller(Who, View, Player).

newest_controller(player(Player), _, Player).
newest_controller(Who, View, Player) :-
    Who \= player(_),
    once(reference(Who, View, Player)).

controlled_by(Effects, O, Player) :-
    setof(effect(Stamp, To), lists:member(O-effect(Stamp, To), Effects), Sorted),
    last(Sorted, effect(_, Player)).

'613.1b' :: caused controls(Player, O), -controls(Before, O) after
    changes_control(O, Before, Player).
'613.1b' :: caused base_control(O, Before) after
    changes_control(O, Before, _), \+ base_control(O, _).
'613.1b' :: caused -base_control(O, Player) after
    changes_control(O, _, Player), base_control(O, Player).

%   It has not been under that player's control since the turn began (302.6), and is removed
%   from combat (506.4).

'302.6' :: caused arrived(O), newly_controlled(O) after changes_control(O, _, _).
'506.4' :: caused event(removed_from_combat(O)) after
    changes_control(O, _, _), once(( attacking(O, _) ; blocks(O, _) )).

zones:permanent_status(O, base_control(O, _)).
