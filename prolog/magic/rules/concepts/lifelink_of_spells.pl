:- module(lifelink_of_spells, []).

/** <module> Spells that have lifelink by what a permanent says (702.15)

`definition:spells_have_lifelink(Name, Filter)`: spells that Filter describes have lifelink as long as a permanent with Name is there.
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module(damage, []).
:- use_module(objects).

ability ::= spells_have_lifelink(_:object_filter).

:- multifile cards:define_ability/3.

cards:define_ability(spells_have_lifelink(Filter), Name, _) :-
    define(spells_have_lifelink(Name, Filter)).

'702.15b' :: caused event(gain_life(Player, Sum)) after
    deals_damage(Spell, _, _, _), definition:spells_have_lifelink(_, _), \+ has(Spell, lifelink), lent_lifelink(Spell),
    damage:dealt_at_once(Spell, Sum), controller(Spell, Player).

lent_lifelink(Spell) :-
    stack_item(Spell, _, spell),
    definition:spells_have_lifelink(Name, Filter),
    object(Source, Name, _),
    controls(Player, Source),
    matches(Filter, Spell, view(Source, Player, 0)),
    !.
