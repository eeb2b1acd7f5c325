:- module(delayed, []).

/** <module> Delayed triggered abilities (603.7)

The instruction delay(Step, What, Instructions) sets one up: when the next Step
begins, the ability triggers once, with What bound as `that`; where that is several
things, it is one ability about all of them, and one fact for each.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [list_to_set/2]).

:- use_module('../../../k/language').
:- use_module('../../support/finding', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').

fluent delayed(_Number:object, _P:player, _Source:object, _Name:name, _Step:delayed_step,
               _Instructions:terms, _That:thing).
delayed_step ::= _:step ; your(_:step).
instruction delay(_Step:delayed_step, _What:all_things, _Instructions:delayed_instructions).
all_things ::= [_:thing].

instructions:written(all_things, thing_reference).
instructions:finds(all_things, Item, Written, Things) :-
    findall(Thing, instructions:finds(thing, Item, Written, Thing), Found),
    list_to_set(Found, Things).

event sets_up_trigger(_P:player, _Source:object, _Step:delayed_step, _Instructions:terms, _That:thing, _Number:object).

'603.7a' :: caused all(Events) after
    delay(Item, Step, Things, Said), target_view(Item, view(Source, Player, _)),
    ( Things = [That], finding:new_object(Item, Source, That) -> as_it_became(Said, Instructions) ; Instructions = Said ),
    maplist(setting_up(Player, Source, Step, Instructions, _), Things, Events).
'603.7a' :: caused delayed(Number, Player, Source, Name, Step, Instructions, That) after
    sets_up_trigger(Player, Source, Step, Instructions, That, Number), object_name(Source, Name).

setting_up(Player, Source, Step, Instructions, Number, That,
           event(sets_up_trigger(Player, Source, Step, Instructions, That, Number))).

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
