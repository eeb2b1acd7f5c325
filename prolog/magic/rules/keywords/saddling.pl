:- module(saddling, []).

/** <module> Saddle (702.171): creatures are tapped so that a Mount is saddled until the end of the turn

Which creatures saddled or crewed what this turn is kept in games that ask for it.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', []).
:- use_module('../concepts/crewing', [helping/3]).
:- use_module('../concepts/objects').
:- use_module('../spells/paying', []).
:- use_module('../spells/stack', []).
:- use_module('../turn/turn', []).
:- use_module(counter_keywords, []).

:- multifile cards:keyword_means/2, filters:meets/3.

designation ::= saddled.
object_part ::= helped(_:helping, _:object_reference).
helping ::= crewed ; saddled.
fluent helped(_Vehicle:object, _O:object, _How:helping).
event helps(_O:object, _Vehicle:object, _How:helping).

'702.171a' :: caused cards:keyword_means(saddle(N), activated([saddle(N)], [designate(this, saddled)], [sorcery_speed])).
'702.171b' :: caused -designated(O, saddled) after end_of_turn_cleanup, definition:uses(saddle), designated(O, saddled).

%   What is tapped for the cost crews or saddles it (702.122c, 702.171c).

'702.122c' :: caused event(helps(O, Vehicle, How)) after
    pick(O), now(choose_crew(_, Item, _)), definition:uses(helping), helping(Item, Vehicle, How).
'702.171c' :: caused helped(Vehicle, O, How) after helps(O, Vehicle, How).
'500.1' :: caused -helped(Vehicle, O, How) after begin_turn(_), helped(Vehicle, O, How).

filters:meets(helped(How, Reference), O, View) :-
    filters:reference(Reference, View, Vehicle),
    helped(Vehicle, O, How),
    !.
