:- module(cast_times, []).

/** <module> Spells that are cast only at certain times (601.3), or with a legend (205.4e)
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [condition/2]).
:- use_module('../concepts/costs', [cast_name/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/planeswalkers', [defended_by/2]).
:- use_module('../concepts/players').
:- use_module('../spells/casters', [caster/1]).
:- use_module('../spells/casting_steps', []).
:- use_module('../turn/attacking', []).
:- use_module('../turn/turn', [combat_step/1]).

:- multifile casters:prohibited/3.

definition:cast_only(_, _) reads silent.
definition:legendary_spell(_) reads silent.
out_of_time(_, _, _, _) reads silent otherwise "it may be cast now".

'601.3' :: nonexecutable cast(O) if
    definition:cast_only(_, _), caster(Player), out_of_time(Player, O, normal, Time)
    because "it can be cast only at times, and now is none: ~w"-[Time].
'601.3' :: nonexecutable cast(O, Way) if
    definition:cast_only(_, _), caster(Player), out_of_time(Player, O, Way, Time)
    because "it can be cast only at times, and now is none: ~w"-[Time].

casters:prohibited(Player, O, Way) :- out_of_time(Player, O, Way, _).
casters:prohibited(Player, O, Way) :- lacks_a_legend(Player, O, Way).

out_of_time(Player, O, Way, Time) :-
    definition:cast_only(Name, Times),
    cast_name(O, Way, Name),
    member(Time, Times),
    \+ time(Time, O, Player),
    !.

time(during(Step), _, _) :- step(Step).
time(during(your, Step), _, Player) :- active(Player), step(Step).
time(during(opponent, Step), _, Player) :- active(Other), opponent(Player, Other), step(Step).
time(during_combat, _, _) :- step(Step), combat_step(Step).
time(before_attackers, _, _) :- step(Step), before(Step, declare_attackers), \+ combat_phase_over.
time(before_blockers, _, _) :- step(Step), before(Step, declare_blockers).
time(after_blockers, _, _) :- step(Step), \+ before(Step, declare_blockers).
time(after_upkeep, _, _) :- step(Step), \+ memberchk(Step, [untap, upkeep]).
time(attacked, _, Player) :- attacking(_, Thing), defended_by(Thing, Player), !.
time(provided(Condition), O, Player) :- condition(Condition, view(O, Player, 0)).

%   Legendary instants and sorceries need a legendary creature or planeswalker.

lacks_a_legend(_, _, _) reads silent otherwise "you control a legendary creature or planeswalker".

'205.4e' :: nonexecutable cast(O) if
    definition:legendary_spell(_), caster(Player), lacks_a_legend(Player, O, normal)
    because "~o is legendary, and you control no legendary creature or planeswalker"-[O].
'205.4e' :: nonexecutable cast(O, Way) if
    definition:legendary_spell(_), caster(Player), lacks_a_legend(Player, O, Way)
    because "~o is legendary, and you control no legendary creature or planeswalker"-[O].

lacks_a_legend(Player, O, Way) :-
    definition:legendary_spell(Name),
    cast_name(O, Way, Name),
    \+ ( controls(Player, Legend), supertype(Legend, legendary), type(Legend, Type), memberchk(Type, [creature, planeswalker]) ),
    !.

%   before(+Step, +Later): Step comes before attackers or blockers are declared.

before(untap, _).
before(upkeep, _).
before(draw, _).
before(precombat_main, _).
before(begin_combat, _).
before(declare_attackers, declare_blockers).
