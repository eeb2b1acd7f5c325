:- module(past, []).

/** <module> What filters ask of an object's past: damage of this turn, its place among the spells (608.2i)
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module(library(lists), [nth1/3]).
:- use_module('../../support/filters', [reference/3]).
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/objects').
:- use_module('../turn/turn_memory', []).
:- use_module('../zones', []).

:- multifile filters:meets/3.

filters:meets(without_abilities, O, _) :-
    object_name(O, Name),
    \+ has(O, _),
    \+ ( definition:ability_text(Name, Index, _),
         Index > 0
       ),
    \+ ( basic_land_type(Type, _),
         subtype(O, Type)
       ).
filters:meets(nth_spell(N), O, _) :-
    findall(Cast, cast_this_turn(_, Cast), Unsorted),
    sort(Unsorted, All),
    nth1(N, All, O).
filters:meets(damaged_by(Ref), O, View) :-
    reference(Ref, View, Source),
    dealt_damage(O, Source),
    !.
