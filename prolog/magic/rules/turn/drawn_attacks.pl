:- module(drawn_attacks, []).

/** <module> Whom attacks are drawn to: "during target opponent's next turn, creatures that player controls attack this if able" (508.1d)

Whom it is about is whoever that player controls then, as it changes no characteristics (611.2c).
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/cards', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../zones').
:- use_module(attacking, []).
:- use_module(turn, []).

instruction draw_attacks(_Who:player, _To:thing).
fluent attacks_next_turn(_P:player, _To:thing).
fluent attacks_this_turn(_P:player, _To:thing).

:- multifile attacking:drawn_to/2.

'508.1d' :: caused attacks_next_turn(Player, To) after draw_attacks(_, Player, To).
'508.1d' :: caused -attacks_next_turn(Player, To), attacks_this_turn(Player, To) after
    begin_turn(Player), attacks_next_turn(Player, To).
'514.2' :: caused -attacks_this_turn(Player, To) after begin_turn(_), attacks_this_turn(Player, To).

attacking:drawn_to(Player, To) :- attacks_this_turn(Player, To).

%   Melee (702.121): for each opponent against whom its controller declared an attack, whatever has become of it since.

quantity ::= opponents_attacked.
fluent declared_against(_P:player, _Opponent:player).

:- multifile cards:keyword_means/2, filters:quantity/3.

'702.121a' :: caused cards:keyword_means(melee, triggered(attacks(this), true, [change(this, [pt(opponents_attacked, opponents_attacked)], end_of_turn)])).
'702.121a' :: caused declared_against(Player, Opponent) after
    attackers_declared, definition:uses(opponents_attacked), attacking(O, Opponent), playing(Opponent), controls(Player, O).
'702.121a' :: caused -declared_against(Player, Opponent) after
    leave(end_combat), declared_against(Player, Opponent).

filters:quantity(opponents_attacked, view(_, You, _), N) :-
    aggregate_all(count, declared_against(You, _), N).
