:- module(this_turn_effects, []).

/** <module> What a spell or ability sets up for something: exile instead of dying this turn, or of leaving the battlefield; protection from a color
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/objects').
:- use_module('../spells/effects', []).
:- use_module('../zones').

instruction exile_if_dies(_What:permanent).
instruction exile_if_leaves(_What:permanents).
instruction protect_from_color(_What:permanents).

fluent exiled_if_dies(_O:object).
fluent exiled_if_leaves(_O:object).
replacing_effect ::= exiled_instead(_:object) ; exiled_as_it_leaves(_:object).
choice choose_protection(_P:player, _Item:object, _Objects:objects).
choose_protection(_, _, _) otherwise "no color is being chosen now".

'614.1a' :: caused exiled_if_dies(O) after exile_if_dies(_, O).
'614.1a' :: replaced moves(O, battlefield(P), graveyard(_), New) by [event(moves(O, battlefield(P), exile, New))]
            as exiled_instead(O) if
    exiled_if_dies(O).
'514.2' :: caused -exiled_if_dies(O) after begin_turn(_), exiled_if_dies(O).
zones:permanent_status(O, exiled_if_dies(O)).

'614.1a' :: caused exiled_if_leaves(O) after exile_if_leaves(_, Objects), member(O, Objects), permanent(O).
'614.1a' :: replaced moves(O, battlefield(P), To, New) by [event(moves(O, battlefield(P), exile, New))]
            as exiled_as_it_leaves(O) if
    exiled_if_leaves(O), \+ memberchk(To, [exile, outside]).
zones:permanent_status(O, exiled_if_leaves(O)).

'608.2d' :: caused then([choose_protection(Player, Item, Objects)]) after
    protect_from_color(Item, Objects), player_of(Item, Player).
'608.2d' :: executable color(Color) if choose_protection(_, _, _), basic_land_type(_, Color).
'702.16a' :: caused event(begins_effect(Objects, [gain(protection(color(Color)))], end_of_turn, _)) after
    color(Color), now(choose_protection(_, _, Objects)).
