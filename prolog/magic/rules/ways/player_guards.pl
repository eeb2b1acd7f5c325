:- module(player_guards, []).

/** <module> Permanents that give their controller hexproof or shroud (702.11c, 702.18), and those by which others can't activate abilities
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', []).
:- use_module('../spells/activating', [makes_mana/2]).

ability ::= you_have(_:player_keyword) ; no_activating(_:object_filter) ; also(_:ability, _:ability).
player_keyword ::= hexproof ; shroud.

:- multifile cards:define_ability/3, targets:untargetable/3.

cards:define_ability(you_have(Keyword), Name, _) :-
    define(you_have(Name, Keyword)).
cards:define_ability(no_activating(Filter), Name, _) :-
    define(no_activating(Name, Filter)).

cards:define_ability(also(One, Other), Name, Index) :-
    cards:define_ability(One, Name, Index),
    cards:define_ability(Other, Name, Index).

definition:you_have(_, _) reads silent.
definition:no_activating(_, _) reads silent.
unusable(_, _) reads silent.

'702.11c' :: caused targets:untargetable(Player, _, By) if
    definition:you_have(Name, hexproof), object(Source, Name, _), controls(Player, Source), opponent(Player, By).
'702.18a' :: caused targets:untargetable(Player, _, _) if
    definition:you_have(Name, shroud), object(Source, Name, _), controls(Player, Source).

%   Abilities of sources, wherever they are, but mana abilities (602.5).

'602.5' :: nonexecutable activate(O, Index) if
    definition:no_activating(_, _), unusable(O, Source), \+ makes_mana(O, Index)
    because "~o's abilities can't be activated, says ~o"-[O, Source].

unusable(O, Source) :-
    definition:no_activating(Name, Filter),
    object(Source, Name, _),
    controls(Player, Source),
    matches(Filter, O, view(Source, Player, 0)),
    !.
