:- module(phase_conditions, []).

/** <module> "If it's your main phase", "if it's the first combat phase of the turn" (500.1, 500.8)
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', []).
:- use_module('../concepts/players').
:- use_module(turn, [combat_step/1, main_phase/0]).

condition ::= in_phase(_:kind_of_phase, _:whose_phase).
kind_of_phase ::= main ; combat ; first_combat.
whose_phase ::= your ; any.

%   combat_phase_over: this turn has had a combat phase; one that was skipped (500.11) never was in a step.

fluent combat_phase_over.

'511.3' :: caused combat_phase_over after
    leave(end_combat), step(end_combat), definition:uses(counted_combats).
'500.1' :: caused -combat_phase_over after begin_turn(_), combat_phase_over.

:- multifile filters:condition/2.

filters:condition(in_phase(Kind, Whose), view(_, You, _)) :-
    ( Whose == your -> active(You) ; true ),
    now_in(Kind),
    !.

now_in(main) :-
    main_phase.
now_in(combat) :-
    step(Step),
    combat_step(Step).
now_in(first_combat) :-
    now_in(combat),
    \+ combat_phase_over.
