:- module(main_phase_spells, []).

/** <module> Spells that somebody cast during their own main phase (505, 601.2i)

What is known of the spell is known of the permanent that it becomes; a copy of it was not cast (707.10).
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting_steps', []).
:- use_module('../turn/turn', [main_phase/0]).
:- use_module('../zones').

condition ::= cast_in_main.
fluent cast_in_main(_O:object, _P:player).

:- multifile filters:condition/2, objects:present_fact/2.

'601.2i' :: caused cast_in_main(Item, Player) after
    casts(Player, Item), definition:uses(cast_in_main), active(Player), main_phase.
'400.7d' :: caused cast_in_main(New, Player) after
    moves(Item, stack(_), battlefield(_), New), definition:uses(cast_in_main), cast_in_main(Item, Player).
zones:stack_status(O, cast_in_main(O, _)).
zones:permanent_status(O, cast_in_main(O, _)).

objects:present_fact(O, cast_in_main(Player)) :- \+ \+ definition:uses(cast_in_main), cast_in_main(O, Player).

%   Of what has left, it is known (608.2h).

filters:condition(cast_in_main, view(Source, You, _)) :-
    (   cast_in_main(Source, You)
    ->  true
    ;   last_known(Source, Facts),
        memberchk(cast_in_main(You), Facts)
    ).
