:- module(prompting,
          [ asks/2,                     % +Process, +Actions
            might_act/1,                % +Process
            at_usual_time/1,            % +Process
            rests/1,                    % +Process
            reminder/3,                 % +Process, +Actions, -Words
            at_once/3,                  % +Process, -Number, -Kind
            stop_here/3,                % +Player, -Name, -Whose
            stop_words/2                % ?Name, ?Words
          ]).

/** <module> When a person is asked, and for how much at once

Players could act whenever they have priority. Most do where others have just acted,
in their own main phases, in combat, and before their next turn; everything else is
for those who set a stop.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../k/language').
:- use_module('../rules/concepts/mana', [mana_units/3]).
:- use_module('../rules/turn/land_plays', [another_land/1]).
:- use_module('../rules/turn/turn', [main_phase/0]).
:- use_module(object_words, [step_words/2]).

%!  asks(+Process, +Actions) is semidet.
%
%   Whoever chooses wants to be asked here, without a stop: there are several
%   Actions, and it is a usual time for them.

asks(Process, [_, _|_]) :-
    (   Process = priority(_, _)
    ->  at_usual_time(Process)
    ;   true
    ).

%!  might_act(+Process) is semidet.
%
%   Whoever has priority has a card in hand, and mana for it: for all that others know, it
%   might be one that can be cast now. Or it might be a land, where they may play one.

might_act(priority(Player, _)) :-
    once(( hand(Player, _) ; command(Player, _) )),
    (   mana_units(Player, none, [_|_])
    ->  true
    ;   may_play_lands(Player)
    ).

may_play_lands(Player) :-
    active(Player),
    main_phase,
    stack([]),
    (   land_played(Player)
    ->  another_land(Player)
    ;   true
    ).

%!  at_usual_time(+Process) is semidet.
%
%   Whoever has priority has it at a time at which most people act.

at_usual_time(priority(Player, _)) :-
    usual_time(Player).

usual_time(Player) :-
    stack(Items),
    (   Items = [Item|_]
    ->  \+ stack_item(Item, Player, _)
    ;   step(Step),
        ( active(Player) -> usual_in_own_turn(Step) ; usual_in_other_turn(Step) )
    ).

usual_in_own_turn(precombat_main).
usual_in_own_turn(declare_blockers).
usual_in_own_turn(postcombat_main).

usual_in_other_turn(declare_attackers) :- once(attacking(_, _)).
usual_in_other_turn(declare_blockers).
usual_in_other_turn(end_turn).

%!  rests(+Process) is semidet.
%
%   A player who lets things go on wants to be asked in the first main phase of
%   their own turn.

rests(priority(Player, _)) :-
    active(Player),
    step(precombat_main),
    stack([]).

%!  reminder(+Process, +Actions, -Words:string) is semidet.
%
%   What a player who lets things go on might have forgotten.

reminder(priority(Player, _), Actions, "You can still play a land this turn") :-
    active(Player),
    main_phase,
    stack([]),
    memberchk(play_land(_), Actions).

%!  at_once(+Process, -Number:integer, -Kind) is det.
%
%   So many actions may be taken at once: -1 for any number. Kind is `list` where their
%   order matters, else `set`.

at_once(Process, Number, Kind) :-
    (   several(Process, Asked, Found)
    ->  Number = Asked,
        Kind = Found
    ;   Number = 1,
        Kind = set
    ).

several(declare_attackers(_), -1, set).
several(declare_blockers(_), -1, set).
several(put_on_bottom(_, N), N, set).
several(choose_discards(_, N), N, set).
several(choose_for_cost(_, _, _, N, _), N, set).
several(choose_permanent(_, _, N, _, _), N, set).
several(choose_things(_, _, _, N, N, _), N, set).
several(choose_things(_, _, _, Least, Most, _), Most, set) :- Least =< 0, Most > 1.
several(order_triggers(_, Numbers), N, list) :- length(Numbers, N).
several(order_blockers(_, _, Blockers, _), N, list) :- length(Blockers, N).
several(order_bottom(_), -1, list).

%!  stop_here(+Player, -Name, -Whose) is semidet.
%
%   A stop with this Name holds now for Player, who has priority, in a turn of theirs
%   or of others (Whose is `my` or `their`).

stop_here(Player, Name, Whose) :-
    stack(Items),
    (   Items = [Item|_],
        stack_item(Item, Player, _)
    ->  Name = own_spell
    ;   step(Name)
    ),
    ( active(Player) -> Whose = my ; Whose = their ).

%!  stop_words(?Name, ?Words:string) is nondet.
%
%   The stops that can be set: the steps, and a time that is none.

stop_words(Name, Words) :-
    step_words(Name, Words),
    \+ memberchk(Name, [beginning, untap]).
stop_words(own_spell, "own spell or ability").
