:- module(chosen_keywords, []).

/** <module> "Gains your choice of flying or lifelink": one of several keywords, chosen as the effect begins (608.2d)
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../../../k/types', [of_type/2]).
:- use_module('../../cards/vocabulary', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/effects', []).
:- use_module(roles, []).
:- use_module(verbs, []).

several_gains ::= [_:plain_gain].
plain_gain ::= Change where gains_one_word(Change).

instruction do_gain_one_of(what:changed, among:several_gains, until:duration).
choice choose_keyword(_P:player, _Item:object, _Objects:things, _Among:terms, _Until:duration).
choose_keyword(_, _, _, _, _) otherwise "no ability is being chosen now".

:- multifile roles:default/3.

roles:default(do_gain_one_of, until, end_of_turn).

gains_one_word(gain(Keyword)) :-
    atom(Keyword),
    of_type(keyword, Keyword).

'608.2d' :: caused then([choose_keyword(Player, Item, Objects, Among, Until)]) after
    do_gain_one_of(Item, Affected, Among, Until), objects_of(Affected, Objects), Objects \== [], target_view(Item, view(_, Player, _)).
'608.2d' :: executable word(Keyword) if choose_keyword(_, _, _, Among, _), member(gain(Keyword), Among).
'611.2c' :: caused event(begins_effect(Objects, [gain(Keyword)], Lasting, _)) after
    word(Keyword), now(choose_keyword(_, Item, Objects, _, Until)), effects:lasting(Until, Item, Lasting).

objects_of(these(Objects), Objects).
objects_of(all(_, Objects), Objects).
