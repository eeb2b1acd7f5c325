:- module(layer_4_types, []).

/** <module> Layer 4: card types and subtypes (613.1d)

Only what differs from the name is stored, and, of an ability with effects in later layers, too, whom it
began to be applied to (613.6): type_scope(Source, Index, Objects).
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(assoc), [get_assoc/3]).
:- use_module('../../k/language').
:- use_module('../../k/notation/maintaining', [difference/3]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/text/words/text_subtypes', [creature_subtype/1, land_subtype/1, subtype_of/2]).
:- use_module('../rules/concepts/objects').
:- use_module(continuous_effects, [layer_effects/2]).
:- use_module(projection, [projected/5]).

process layer_types.
fluent type_scope(_Source:object, _Index:integer, _:objects) functional.

%   Nothing causes or reads it: games that were saved before have it.

fluent type_effects(_:terms) functional.

'613.1d' :: caused all(Changes) after
    layer_types, layer_effects(types, Effects), projected(types, Effects, [], Values, Applied),
    findall(Change, type_change(Values, Applied, Change), Changes), Changes \== [].

type_change(Values, _, Change) :-
    findall(types(O, Types), ( member(O-ts(Types, _), Values), \+ named_values(card_type, O, Types) ), Wanted),
    difference(types(_, _), Wanted, Change).
type_change(Values, _, Change) :-
    findall(subtypes(O, Types),
            ( member(O-ts(_, Types0), Values), without_mark(Types0, Types), \+ named_values(card_subtype, O, Types) ),
            Wanted),
    difference(subtypes(_, _), Wanted, Change).
type_change(_, Applied, Change) :-
    findall(type_scope(Source, Index, Objects),
            member(applied(ability(Source, _), locked(Index, _), Objects, _), Applied),
            Wanted),
    difference(type_scope(_, _, _), Wanted, Change).

named_values(Table, O, Values) :-
    object(O, Name, _),
    findall(Value, call(definition:Table, Name, Value), Unsorted),
    sort(Unsorted, Values).

projection:starts_as(types, O, ts(Types, Subtypes)) :-
    named_values(card_type, O, Types),
    named_values(card_subtype, O, Subtypes).

projection:changed(types, Change, _, _, Before, After) :-
    added(Change, Before, After).

added(add_types(More), ts(Types0, Subtypes), ts(Types, Subtypes)) :- union_of(Types0, More, Types).
added(add_subtypes(More), ts(Types, Subtypes0), ts(Types, Subtypes)) :- union_of(Subtypes0, More, Subtypes).

added(every_creature_type, ts(Types, Subtypes0), ts(Types, Subtypes)) :-
    findall(Type, creature_subtype(Type), All),
    union_of(Subtypes0, All, Subtypes).

%   What becomes an artifact creature of some creature types keeps its other types and subtypes, and no other
%   creature types.

'205.1b' :: caused added(set_creature_types(New), ts(Types, Subtypes0), ts(Types, Subtypes)) if
    findall(Type, ( member(Type, Subtypes0), \+ creature_subtype(Type) ), Kept), union_of(Kept, New, Subtypes).

%   Other card types take with them the subtypes that only the old ones had.

'205.1a' :: caused added(set_types(New), ts(_, Subtypes0), ts(Types, Subtypes)) if
    sort(New, Types), findall(Type, ( member(Type, Subtypes0), \+ lost_with_types(Type, Types) ), Subtypes).

lost_with_types(Subtype, Types) :-
    once(subtype_of(Subtype, _)),
    \+ ( subtype_of(Subtype, Type),
         memberchk(Type, Types)
       ).

%   What is set to a basic land type has no other land types, and loses what its text says (lose_rules_text): what
%   that says of types is applied no longer, for which it has a mark.

'305.7' :: caused added(set_land_types(New), ts(Types, Subtypes0), ts(Types, Subtypes)) if
    findall(Type, ( member(Type, Subtypes0), \+ land_subtype(Type) ), Kept), union_of([rules_text_lost|Kept], New, Subtypes).

without_mark(Types0, Types) :-
    ( append(Before, [rules_text_lost|After], Types0) -> append(Before, After, Types) ; Types = Types0 ).

projection:takes(types, set_land_types(_)).
projection:ends(types, set_land_types(_), effect(ability(Source, _), _, _, _), Source).
projection:lapses(types, _-effect(ability(Source, _), _, _, _), Values) :-
    get_assoc(Source, Values, ts(_, Subtypes)),
    memberchk(rules_text_lost, Subtypes).

%   What is no creature has no creature types.

'205.1a' :: caused added(not_creature, ts(Types0, Subtypes0), ts(Types, Subtypes)) if
    findall(Type, ( member(Type, Types0), Type \== creature ), Types),
    findall(Type, ( member(Type, Subtypes0), \+ creature_subtype(Type) ), Subtypes).

union_of(A, B, C) :-
    append(A, B, Unsorted),
    sort(Unsorted, C).

projection:asks(types, Part) :-
    type_part(Part, _, _).

projection:tells(types, Part, O, _, Values, Answer) :-
    type_part(Part, Which, Type),
    (   get_assoc(O, Values, ts(Types, Subtypes))
    ->  true
    ;   projection:starts_as(types, O, ts(Types, Subtypes))
    ),
    ( Which == type -> List = Types ; List = Subtypes ),
    ( memberchk(Type, List) -> Answer = true ; supertype(O, Type) -> Answer = true ; Answer = false ).

type_part(creature, type, creature).
type_part(land, type, land).
type_part(artifact, type, artifact).
type_part(enchantment, type, enchantment).
type_part(type(Type), type, Type).
type_part(subtype(Subtype), subtype, Subtype).
