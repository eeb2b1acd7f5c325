:- module(delayed, []).

/** <module> Delayed triggered abilities (603.7)

The instruction delay(Step, What, Instructions) sets one up: when the next Step
begins, the ability triggers once, with What bound as `that`.
*/

:- use_module('../../../k/language').
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').

fluent delayed(_Number:object, _P:player, _Source:object, _Name:name, _Step:atom,
               _Instructions:terms, _That:term).
process delay(_Item, _Step, _What, _Instructions).
event sets_up_trigger(_P, _Source, _Step, _Instructions, _That, _Number).

'603.7a' :: caused event(sets_up_trigger(Player, Source, Step, Instructions, That, _)) after
    delay(Item, Step, What, Instructions), target_view(Item, View), View = view(Source, Player, _),
    reference(What, View, That).
'603.7a' :: caused delayed(Number, Player, Source, Name, Step, Instructions, That) after
    sets_up_trigger(Player, Source, Step, Instructions, That, Number), object_name(Source, Name).

%   It triggers only once, the next time its event happens (603.7b), and its
%   controller is who controlled what set it up (603.7d).

'603.7b' :: caused pending(Number, Player, Source, Name, delayed(Instructions), That),
                   -delayed(Number, Player, Source, Name, Step, Instructions, That) after
    step_begins(Step), delayed(Number, Player, Source, Name, Step, Instructions, That).
