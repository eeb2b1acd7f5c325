:- module(kept_out, []).

/** <module> Cards that can't enter the battlefield from where they are (614.17)

They are judged as they are there, and not as they would be on the battlefield. What would put them there does the rest of it.
As what they would have entered, they do not go elsewhere later.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../zones').
:- use_module(replacing, []).

replacement_ability ::= replacement(enters_from(_:zones_left, _:object_filter), impossible).
zones_left ::= [_:zone_left].
zone_left ::= graveyard ; library.

:- multifile replacing:fits/3.

'614.17' :: replaced moves(O, From, battlefield(_), _) by [-moves_as(O, _)] as impossible(S, I) if
    zone_left(From, Zone), replacing:forbids(enters_from, moved(O, Zone), S, I).

'101.2' :: nonexecutable play_land(O, _) if
    where(O, From), zone_left(From, Zone), replacing:forbids(enters_from, moved(O, Zone), _, _)
    because "it can't enter the battlefield from there"-[].

zone_left(_, _) reads silent.

zone_left(graveyard(_), graveyard).
zone_left(library(_), library).

replacing:fits(kept_out(Zones, Filter), moved(O, Zone), View) :-
    memberchk(Zone, Zones),
    matches(Filter, O, View).
