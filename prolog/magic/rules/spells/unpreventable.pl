:- module(unpreventable, []).

/** <module> Damage that can't be prevented (615.12): all of a turn, all of one statement, or what an ability says
*/

:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [at_once/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/damage', []).
:- use_module('../concepts/objects').
:- use_module(replacing, []).

instruction make_damage_unpreventable.
fluent unpreventable_this_turn.
event cant_be_prevented.

:- multifile damage:unpreventable/1.

damage:unpreventable(_) :- at_once(cant_be_prevented).
damage:unpreventable(_) :- unpreventable_this_turn.
damage:unpreventable(deals_damage(Dealer, Thing, _, How)) :-
    definition:replacement(deals_damage, Name, _, Pattern, unpreventable),
    object(Source, Name, _),
    replacing:in_force(Player, Source),
    replacing:fits(Pattern, damage(Dealer, Thing, How), view(Source, Player, 0)).

'615.12' :: caused unpreventable_this_turn after
    make_damage_unpreventable(_).
'514.2' :: caused -unpreventable_this_turn after
    end_of_turn_cleanup, unpreventable_this_turn.
