:- module(replaced_draws, []).

/** <module> Draws that are replaced by more draws, and those beyond the first of a draw step (614.5, 614.11)
*/

:- use_module(library(lists), [append/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [condition/2, reference/3]).
:- use_module('../concepts/players').
:- use_module('../turn/turn', []).
:- use_module('../zones').
:- use_module(instructions_in_order, [performed/3]).
:- use_module(replacing, []).

replacement_ability ::= replacement(draws_but_first(_:player_reference), _:instead_of_drawing).
instead_of_drawing ::= times_and(_:integer, _:standing_instructions) ; provided(_:standing_condition, _:instead_of_drawing).

fluent drawing_more(_Source:object, _Index:index).
fluent drew_this_step(_P:player).
process begin_more_draws(_Source:object, _Index:index).
process end_more_draws(_Source:object, _Index:index).

:- multifile replacing:fits/3.

%   The cards that are drawn instead are drawn one by one, and none of those draws is replaced again by the
%   same ability (614.5).

'614.5' :: replaced draw(P, _) by [then(Tasks)] as ability(S, I) if
    draws_more(P, S, I, Tasks).
'614.5' :: replaced draws_from_empty(P) by [then(Tasks)] as ability(S, I) if
    draws_more(P, S, I, Tasks).
'614.5' :: caused drawing_more(S, I) after begin_more_draws(S, I).
'614.5' :: caused -drawing_more(S, I) after end_more_draws(S, I).

draws_more(Player, Source, Index, [begin_more_draws(Source, Index), draw_cards(Player, N)|Tasks]) :-
    replacing:replaces(draws, Player, Source, Index, View, Instead),
    more(Instead, View, N, Instructions),
    \+ drawing_more(Source, Index),
    performed(Source, Instructions, Also),
    append(Also, [end_more_draws(Source, Index)], Tasks).

more(times(N), _, N, []).
more(times_and(N, Instructions), _, N, Instructions).
more(provided(Condition, Instead), View, N, Instructions) :-
    condition(Condition, View),
    more(Instead, View, N, Instructions).

%   The first card that a player draws in each of their draw steps is drawn as ever.

'614.11' :: caused drew_this_step(P) after
    draw(P, _), definition:uses(draw_steps).
'614.11' :: caused -drew_this_step(P) after
    step_begins(_), drew_this_step(P).
replacing:fits(player_beyond_first(Who), Player, View) :-
    reference(Who, View, Player),
    \+ first_of_step(Player),
    !.

first_of_step(Player) :-
    step(draw),
    active(Player),
    \+ drew_this_step(Player).
