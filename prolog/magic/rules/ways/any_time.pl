:- module(any_time, []).

/** <module> Spells that are cast as though they had flash (601.3b): by permission of a permanent, for a turn, or as they say themselves
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [condition/2, matches/3]).
:- use_module('../../support/reacting', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting', [matches_as_cast/5]).
:- use_module('../turn/turn', []).

ability ::= may_cast_any_time(_:object_filter) ; own_flash(_:standing_condition).
instruction cast_any_time_this_turn(_Who:player, _Filter:object_filter).
instruction cast_next_any_time(_Who:player, _Filter:object_filter).
fluent any_time_this_turn(_P:player, _Filter:object_filter) marks memory(objects).
fluent next_any_time(_P:player, _Filter:object_filter) marks memory(objects).

:- multifile cards:define_ability/3, casting:at_any_time/3, reacting:castable_elsewhere/1.

cards:define_ability(may_cast_any_time(Filter), Name, _) :-
    define(may_cast_any_time(Name, Filter)).

cards:define_ability(own_flash(Condition), Name, _) :-
    define(own_flash(Name, Condition)).

'601.3b' :: caused any_time_this_turn(Player, Filter) after
    cast_any_time_this_turn(_, Player, Filter).
'514.2' :: caused -any_time_this_turn(Player, Filter) after begin_turn(_), any_time_this_turn(Player, Filter).

%   "The next sorcery spell you cast this turn": cast at whatever time, it is the next one.

'601.3b' :: caused next_any_time(Player, Filter) after
    cast_next_any_time(_, Player, Filter).
'601.3b' :: caused -next_any_time(Player, Filter) after
    casts(Player, Spell), next_any_time(Player, Filter), matches(Filter, Spell, view(0, Player, 0)).
'514.2' :: caused -next_any_time(Player, Filter) after begin_turn(_), next_any_time(Player, Filter).

'601.3b' :: caused casting:at_any_time(Player, O, Way) if
    permission(Player, Filter, View), matches_as_cast(Filter, O, Way, Player, View).

'601.3b' :: caused casting:at_any_time(Player, O, Way) if
    \+ casting:by_face(Way), object(O, Name, _), definition:own_flash(Name, Condition), condition(Condition, view(O, Player, 0)).

permission(Player, Filter, view(0, Player, 0)) :-
    any_time_this_turn(Player, Filter).
permission(Player, Filter, view(0, Player, 0)) :-
    next_any_time(Player, Filter).
permission(Player, Filter, view(Source, Player, 0)) :-
    definition:may_cast_any_time(Name, Filter),
    object(Source, Name, _),
    controls(Player, Source).

%   Who may cast so is not passed over, wherever the card lies: a hand, the command zone, a graveyard or exile.

reacting:castable_elsewhere(Player) :-
    once(permission(Player, _, _)).
reacting:castable_elsewhere(Player) :-
    definition:own_flash(Name, _),
    object(O, Name, Owner),
    once(( Owner == Player ; permitted(Player, O, _, _) )),
    \+ controls(_, O).
