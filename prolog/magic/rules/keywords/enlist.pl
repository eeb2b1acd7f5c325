:- module(enlist, []).

/** <module> Enlist (702.154): as a creature attacks, another is tapped that adds its power

An optional cost to attack (508.1g), chosen while attackers are declared.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/effects', []).
:- use_module('../spells/triggers', []).
:- use_module('../turn/attacking', []).
:- use_module('../turn/turn', []).
:- use_module('../zones').

fluent enlisting(_O:object, _Tapped:object).
enlisting(O, C) reads "~o is being enlisted for ~o"-[C, O] otherwise "~o is not being enlisted for ~o"-[C, O].
action enlist(O:object, C:object) requires ( attacking(O, _), controls(_, C) ).
instruction add_power(_Of:object).

can_be_enlisted(_, O, C) reads silent otherwise "~o can't be enlisted for ~o"-[C, O].

can_be_enlisted(Player, O, C) :-
    definition:card_keyword(Name, enlist),
    object(O, Name, _),
    attacking(O, _),
    controls(Player, O),
    controls(Player, C),
    C \== O,
    creature(C),
    \+ tapped(C),
    \+ attacking(C, _),
    ( arrived(C) -> has(C, haste) ; true ).

'508.1g' :: executable enlist(O, C) if declare_attackers(Player), can_be_enlisted(Player, O, C).
'702.154a' :: nonexecutable enlist(O, _) if
    enlisting(O, _)
    because "one is enlisted for ~o already"-[O].
'702.154a' :: nonexecutable enlist(_, C) if
    enlisting(_, C)
    because "~o is enlisted already"-[C].
'702.154a' :: nonexecutable attack(O, _) if
    enlisting(_, O)
    because "~o is enlisted"-[O].
'508.1g' :: caused enlisting(O, C), then([declare_attackers(Player)]) after
    enlist(O, C), now(declare_attackers(Player)).
'508.1' :: caused -enlisting(O, C) after
    start_over, enlisting(O, C).
'702.154a' :: caused -enlisting(O, C), event(tap(C)),
                     event(triggers(Player, O, Name, delayed([add_power(that)]), C, _)) after
    attackers_declared, enlisting(O, C), controls(Player, O), object_name(O, Name).

%   Its power is that of the moment (608.2h).

'702.154a' :: caused event(begins_effect([Source], [pt(More, 0)], end_of_turn, _)) after
    add_power(Item, C), target_view(Item, view(Source, _, _)), permanent(Source), power(C, Power), More is max(0, Power).
