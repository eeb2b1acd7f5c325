:- module(replacing, []).

/** <module> Replacement and prevention (614, 615, 616)
*/

:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').

replacing_effect ::= enters_tapped(_:object).

%   Who chooses among effects that replace an event (616.1): the player whom it affects, or
%   who controls, or else owns, the object.

'616.1' :: caused proposals:affected(Event, Player) if
    affects(Event, Thing), ( atom(Thing) -> Player = Thing ; controller(Thing, Player) ).

affects(deals_damage(_, Thing, _, _), Thing).
affects(gain_life(Player, _), Player).
affects(lose_life(Player, _), Player).
affects(put_counters(O, _, _), O).
affects(create_tokens(Player, _, _), Player).
affects(create(Player, _, _), Player).
affects(draw(Player, _), Player).
affects(discard(Player, _), Player).
affects(destroy(O), O).
affects(tap(O), O).
affects(untap(O), O).
affects(moves(O, _, To, _), Thing) :-
    ( To = battlefield(Player) -> Thing = Player ; Thing = O ).

%   Entering (614.1c): what an object enters with is a change of its entering.

'614.1c' :: replaced moves(O, From, battlefield(P), New)
              by [event(moves(O, From, battlefield(P), New)), tapped(New)] as enters_tapped(O) if
    object_name(O, Name), definition:enters_tapped(Name).
