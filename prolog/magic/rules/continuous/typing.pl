:- module(typing, []).

/** <module> Card types and subtypes that effects add (613.1d, layer 4)

The layer is worked out from what the names say, effect by effect: in the order of their
timestamps, but for one that depends on another (613.8). Only what differs from the name is stored, and, of an ability with effects in
later layers, too, whom it began to be applied to (613.6): type_scope(Source, Index, Objects).
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc), [assoc_to_list/2, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/notation/maintaining', [difference/3]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/text/words/text_subtypes', [creature_subtype/1]).
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../spells/layers', [affected/3, effect_in/5, functioning/4, layer_of/2, layer_with_work/1, stamp/3]).
:- use_module(dependency).

fluent type_effects(_:terms) functional.
fluent type_scope(_Source:object, _Index:integer, _:objects) functional.

:- multifile layers:layer_with_work/1.

layers:layer_with_work(layer_types) :-
    once(( effect_in(types, _, _, _, _) ; type_effects([_|_]) )).

'613.1d' :: caused all(Changes) after
    layer_types, once(layer_with_work(layer_types)), typed(Objects, Scopes), findall(Change, type_change(Objects, Scopes, Change), Changes).
'613.1d' :: caused type_effects(Effects) after
    layer_types, effects_changed(Effects).

effects_changed(Effects) :-
    findall(Stamp-Change, effect_in(types, Stamp, _, _, Change), Unsorted),
    sort(Unsorted, Effects),
    (   type_effects(Before)
    ->  Before \== Effects
    ;   Effects \== []
    ).

type_change(Objects, _, Change) :-
    findall(types(O, Types), ( member(O-ts(Types, _), Objects), \+ named_values(card_type, O, Types) ), Wanted),
    difference(types(_, _), Wanted, Found),
    member(Change, [Found, changed(state)]).
type_change(Objects, _, Change) :-
    findall(subtypes(O, Types), ( member(O-ts(_, Types), Objects), \+ named_values(card_subtype, O, Types) ), Wanted),
    difference(subtypes(_, _), Wanted, Found),
    member(Change, [Found, changed(state)]).
type_change(_, Scopes, Change) :-
    difference(type_scope(_, _, _), Scopes, Change).

named_values(Table, O, Values) :-
    object(O, Name, _),
    findall(Value, call(definition:Table, Name, Value), Unsorted),
    sort(Unsorted, Values).

%   typed(-Objects, -Scopes): O-ts(Types, Subtypes) for each object that effects are about.

typed(Objects, Scopes) :-
    findall(Stamp-Effect, type_effect(Stamp, Effect), Unsorted),
    keysort(Unsorted, Effects),
    empty_assoc(None),
    applied_in_turn(Effects, None, Result, Scopes),
    assoc_to_list(Result, Objects).

type_effect(Stamp, effect(Scope, view(Source, Player, 0), Changes)) :-
    bagof(Change, definition:static_ability(Name, _Index, Scope, types, Change), Changes),
    object(Source, Name, _),
    ( controls(Player, Source) ; emblem(Player, Source) ),
    stamp(Scope, Source, Stamp).
type_effect(Stamp, effect(Scope, View, Changes)) :-
    bagof(Change, definition:conditional_static(Name, _Index, Scope, types, Change, Said), Changes),
    object(Source, Name, _),
    functioning(Said, Source, Player, Condition),
    stamp(Scope, Source, Stamp),
    View = view(Source, Player, 0),
    condition(Condition, View).
type_effect(Number, effect(object(O), none, Changes)) :-
    continuous(Number, O, All, _),
    findall(Change, ( member(Change, All), layer_of(Change, types) ), Changes),
    Changes \== [].

applied_in_turn([], Objects, Objects, []).
applied_in_turn([First|Effects], Objects0, Objects, Scopes) :-
    next_effect(depends(Objects0), [First|Effects], _-Effect, Rest),
    Effect = effect(Scope, View, _),
    applied(Effect, Objects0, Affected, Objects1),
    (   Scope = locked(Index, _),
        View = view(Source, _, _)
    ->  Scopes = [type_scope(Source, Index, Affected)|Others]
    ;   Scopes = Others
    ),
    applied_in_turn(Rest, Objects1, Objects, Others).

applied(Effect, Objects0, Affected, Objects) :-
    Effect = effect(_, _, Changes),
    affected_objects(Effect, Objects0, Affected),
    foldl(enlarged(Changes), Affected, Objects0, Objects).

enlarged(Changes, O, Objects0, Objects) :-
    types_now(Objects0, O, Types0, Subtypes0),
    foldl(added, Changes, ts(Types0, Subtypes0), Now),
    put_assoc(O, Objects0, Now, Objects).

added(add_types(More), ts(Types0, Subtypes), ts(Types, Subtypes)) :- union_of(Types0, More, Types).
added(add_subtypes(More), ts(Types, Subtypes0), ts(Types, Subtypes)) :- union_of(Subtypes0, More, Subtypes).


%   What is no creature has no creature types.

'205.1a' :: caused added(not_creature, ts(Types0, Subtypes0), ts(Types, Subtypes)) if
    findall(Type, ( member(Type, Types0), Type \== creature ), Types),
    findall(Type, ( member(Type, Subtypes0), \+ creature_subtype(Type) ), Subtypes).

union_of(A, B, C) :-
    append(A, B, Unsorted),
    sort(Unsorted, C).

types_now(Objects, O, Types, Subtypes) :-
    (   get_assoc(O, Objects, ts(Found, Sub))
    ->  Types = Found,
        Subtypes = Sub
    ;   named_values(card_type, O, Types),
        named_values(card_subtype, O, Subtypes)
    ).

%   One effect depends on another if applying the other changes whom it affects (613.8a).

'613.8a' :: caused depends(Objects, _-Effect, _-Other) if
    about_types(Effect), affected_objects(Effect, Objects, Before), applied(Other, Objects, _, Then),
    affected_objects(Effect, Then, After), Before \== After.

about_types(effect(filter(_), _, _)).
about_types(effect(locked(_, _), _, _)).

affected_objects(effect(Scope, View, _), Objects, Affected) :-
    (   ( Scope = filter(Filter) ; Scope = locked(_, Filter) )
    ->  findall(O, ( controls(_, O), matches_now(of_types(Objects), Filter, O, View) ), Unsorted)
    ;   findall(O, affected(Scope, View, O), Unsorted)
    ),
    sort(Unsorted, Affected).

%   of_types(+Objects, +Part, +O, -Answer): types count as far as this layer has been applied.

of_types(Objects, Part, O, Answer) :-
    type_part(Part, Which, Type),
    types_now(Objects, O, Types, Subtypes),
    ( Which == type -> List = Types ; List = Subtypes ),
    ( memberchk(Type, List) -> Answer = true ; Answer = false ).

type_part(creature, type, creature).
type_part(land, type, land).
type_part(artifact, type, artifact).
type_part(enchantment, type, enchantment).
type_part(type(Type), type, Type).
type_part(subtype(Subtype), subtype, Subtype).
