:- module(delayed, []).

/** <module> Delayed triggered abilities (603.7)

The instruction delay(Step, What, Instructions) sets one up: when the next Step
begins, the ability triggers once, with What bound as `that`.
*/

:- use_module(library(apply), [maplist/3]).

:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').

fluent delayed(_Number:object, _P:player, _Source:object, _Name:name, _Step:delayed_step,
               _Instructions:terms, _That:thing).
delayed_step ::= _:step ; your(_:step).
instruction delay(_Step:delayed_step, _What:thing, _Instructions:delayed_instructions).
event sets_up_trigger(_P:player, _Source:object, _Step:delayed_step, _Instructions:terms, _That:thing, _Number:object).

'603.7a' :: caused event(sets_up_trigger(Player, Source, Step, Instructions, That, _)) after
    delay(Item, Step, That, Said), target_view(Item, view(Source, Player, _)),
    ( became(Source, That) -> as_it_became(Said, Instructions) ; Instructions = Said ).
'603.7a' :: caused delayed(Number, Player, Source, Name, Step, Instructions, That) after
    sets_up_trigger(Player, Source, Step, Instructions, That, Number), object_name(Source, Name).

%   It triggers only once, the next time its event happens (603.7b); its
%   controller is who controlled what set it up.

'603.7b' :: caused pending(Number, Player, Source, Name, delayed(Instructions), That),
                   -delayed(Number, Player, Source, Name, Step, Instructions, That) after
    step_begins(Step), delayed(Number, Player, Source, Name, Step, Instructions, That).
'603.7b' :: caused pending(Number, Player, Source, Name, delayed(Instructions), That),
                   -delayed(Number, Player, Source, Name, your(Step), Instructions, That) after
    step_begins(Step), active(Player), delayed(Number, Player, Source, Name, your(Step), Instructions, That).

%   as_it_became(+Said, -Instructions): what has its name is, in the instructions, what it has become.

as_it_became(Said, Instructions) :-
    (   Said == this
    ->  Instructions = that
    ;   compound(Said),
        Said \= gain(_)
    ->  Said =.. [Name|Parts0],
        maplist(as_it_became, Parts0, Parts),
        Instructions =.. [Name|Parts]
    ;   Instructions = Said
    ).
