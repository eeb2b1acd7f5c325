:- module(layers,
          [ layer_of/2,                 % +Change, -Layer
            effect_in/5,                % +Layer, -Stamp, -Scope, -View, -Change
            affected/3,                 % +Scope, +View, -Object
            functioning/4,              % +Said, +Source, -Player, -Condition
            stamp/3,                    % +Scope, +Source, -Stamp
            size_part/5,                % ?Object, ?Layer, -Stamp, -Power, -Toughness
            layer_with_work/1,          % +Task
            restless_effect/4           % -Source, -Scope, -View, -Change
          ]).

/** <module> Continuous effects and their layers (611, 613)

Each layer is a process that reads what the layers before it have left: types
(4), colors (5), abilities (6), power and toughness (7), and what effects say
about rules (613.11). Only differences are stored. Power and toughness are added
up by the flag handler. An object's number grows with its entering, so it is the
timestamp of its static abilities (613.7a).
*/

:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/notation/maintaining', [difference/3]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module('../concepts/objects').

process apply_statics.
process first_layers.
process layer_types.
process layer_colors.
process layer_abilities.
process layer_sizes.
process layer_rules.
process sum_sizes.
flag sum_power_toughness(_O:object, _Layer:atom, _Stamp:integer, _P:integer, _T:integer).

%   What adds up to an object's size: part(Layer, Stamp, Power, Toughness).

size_parts ::= [_:size_part].
size_part ::= part(_:atom, _:integer, _:integer, _:integer).

rules:functional(power_toughness(O, _, _), power_toughness(O, _, _)).

%   The layers are gone through as soon as what they rest on has changed (613.5). What
%   happens as an object gets another name or controller is a step of its own.

'613.5' :: settled [first_layers, layer_types, stop_fighting, layer_colors, layer_abilities, layer_sizes, layer_rules] if
    changed(statics).
'613.5' :: caused changed(statics) after apply_statics.
'613.1' :: caused -changed(statics), then(Tasks) after
    first_layers, findall(Task, ( first_layer(Task), layer_with_work(Task) ), Tasks).

first_layer(layer_copies).
first_layer(layer_control).
first_layer(layer_text).

%!  layer_with_work(+Task) is nondet.
%
%   Layers of modules of their own add clauses.

:- multifile layer_with_work/1.
:- dynamic layer_with_work/1.

layer_with_work(layer_colors) :- once(( effect_in(colors, _, _, _, _) ; colors(_, _) )).
layer_with_work(layer_abilities) :- once(( effect_in(abilities, _, _, _, _) ; gained(_, _) )).
layer_with_work(layer_sizes) :- once(( size_effect ; parts(_, _) )).
layer_with_work(layer_rules) :- once(( effect_in(rules, _, _, _, _) ; restricted(_, _, _) )).

size_effect :- effect_in(defined_size, _, _, _, _).
size_effect :- effect_in(set_size, _, _, _, _).
size_effect :- effect_in(size, _, _, _, _).
size_effect :- counters(_, _, _).

%!  effect_in(+Layer, -Stamp, -Scope, -View, -Change) is nondet.
%
%   A continuous effect of Layer: of a permanent's static ability, or of a
%   resolved spell or ability with the objects that it is about.

'613.7a' :: caused effect_in(Layer, Stamp, Scope, view(Source, Player, 0), Change) if
    definition:static_ability(Name, _, Scope, Layer, Change), object(Source, Name, _),
    controls(Player, Source), ( Scope == host, attached_since(Source, Since) -> Stamp = Since ; Stamp = Source ).
'611.3a' :: caused effect_in(Layer, Stamp, Scope, View, Change) if
    definition:conditional_static(Name, _, Scope, Layer, Change, Said), object(Source, Name, _),
    functioning(Said, Source, Player, Condition), View = view(Source, Player, 0), condition(Condition, View),
    stamp(Scope, Source, Stamp).
'114.4' :: caused effect_in(Layer, Source, Scope, view(Source, Player, 0), Change) if
    emblem(Player, Source), object(Source, Name, _), definition:static_ability(Name, _, Scope, Layer, Change).
'613.7b' :: caused effect_in(Layer, Number, object(O), none, Change) if
    continuous(Number, O, Changes, _), member(Change, Changes), layer_of(Change, Layer).

%!  functioning(+Said, +Source, -Player, -Condition) is semidet.
%
%   Source is where the ability functions, under Player, and does what it says if Condition holds: on the
%   battlefield, or, if that was Said, in a graveyard.

'113.6b' :: caused functioning(Said, Source, Player, Condition) if
    ( Said = buried(Condition) -> graveyard(Player, Source) ; Condition = Said, controls(Player, Source) ).

%!  stamp(+Scope, +Source, -Stamp) is det.
%
%   What becomes attached gets another timestamp (613.7e), which counts for what it is attached to.

stamp(Scope, Source, Stamp) :-
    (   Scope == host,
        attached_since(Source, Found)
    ->  Stamp = Found
    ;   Stamp = Source
    ).

%!  layer_of(+Change, -Layer) is semidet.

layer_of(becomes(_), copies).
layer_of(controlled_by(_), control).
layer_of(reworded(_, _), text).
layer_of(add_types(_), types).
layer_of(add_subtypes(_), types).
layer_of(not_creature, types).
layer_of(set_colors(_), colors).
layer_of(gain(_), abilities).
layer_of(lose(_), abilities).
layer_of(lose_abilities, abilities).
layer_of(defined_pt(_, _), defined_size).
layer_of(defined_power(_), defined_size).
layer_of(set_pt(_, _), set_size).
layer_of(pt(_, _), size).
layer_of(switch_pt, size).
layer_of(cant_attack, rules).
layer_of(cant_block, rules).
layer_of(cant_attack_unless(_), rules).
layer_of(cant_be_blocked, rules).
layer_of(cant_be_blocked_except_by(_), rules).
layer_of(cant_be_blocked_by(_), rules).
layer_of(cant_attack_unless_defender(_), rules).
layer_of(cant_attack_you(_), rules).
layer_of(blocks_only(_), rules).
layer_of(blocked_by_one, rules).
layer_of(must_attack, rules).
layer_of(must_block, rules).
layer_of(must_be_blocked, rules).
layer_of(lures, rules).
layer_of(doesnt_untap, rules).
layer_of(cant_activate, rules).

%!  restless_effect(-Source, -Scope, -View, -Change) is nondet.
%
%   An effect of a static ability that may change by what does not mark changed(statics).

restless_effect(Source, Scope, view(Source, Player, 0), Change) :-
    definition:restless(Name),
    effect_in(_, _, Scope, view(Source, Player, 0), Change),
    object(Source, Name, _).

%!  affected(+Scope, +View, -Object) is nondet.

affected(this, view(Source, _, _), Source).
affected(object(O), _, O) :-
    permanent(O).
affected(host, view(Source, _, _), O) :-
    attached(Source, O),
    permanent(O).
affected(locked(Index, _), view(Source, _, _), O) :-
    type_scope(Source, Index, Objects),
    member(O, Objects),
    permanent(O).
affected(filter(Filter), View, O) :-
    battlefield_matching(Filter, View, O).

%   Layer 6

'613.1f' :: maintained gained(O, K) if
    effect_in(abilities, _, Scope, View, gain(K)), affected(Scope, View, O) after
    layer_abilities, \+ definition:uses(abilities), once(layer_with_work(layer_abilities)).

%   Layer 7. The parts of an object's size go to the flag handler when they are
%   others than before; it adds up those of one layer (613.4).

'613.4' :: caused all(Changes) after
    layer_sizes, once(layer_with_work(layer_sizes)), size_parts(Pairs),
    findall(Change, size_change(Pairs, Change), Changes).

size_parts(Pairs) :-
    (   definition:uses(sizes)
    ->  parts_in_turn(Unsorted)
    ;   findall(O-part(Layer, Stamp, P, T), size_part(O, Layer, Stamp, P, T), Unsorted)
    ),
    sort(0, @=<, Unsorted, Sorted),
    grouped(Sorted, Pairs).

grouped([], []).
grouped([O-Part|Rest0], [O-[Part|Parts]|Groups]) :-
    same_object(Rest0, O, Parts, Rest),
    grouped(Rest, Groups).

same_object([O-Part|Rest0], O, [Part|Parts], Rest) :-
    !,
    same_object(Rest0, O, Parts, Rest).
same_object(Rest, _, [], Rest).

%   parts_in_turn(-Parts): where effects depend on sizes (sizing.pl).

:- multifile parts_in_turn/1.

%!  size_part(?Object, ?Layer, -Stamp, -Power, -Toughness) is nondet.

size_part(O, defined, 0, P, T) :-
    effect_in(defined_size, _, Scope, View, defined_pt(P0, T0)),
    affected(Scope, View, O),
    quantity(P0, View, P),
    quantity(T0, View, T).
size_part(O, defined, 0, P, T) :-
    effect_in(defined_size, _, Scope, View, defined_power(P0)),
    affected(Scope, View, O),
    quantity(P0, View, P),
    object_name(O, Name),
    definition:card_pt(Name, _, T).
size_part(O, set, Stamp, P, T) :-
    effect_in(set_size, Stamp, Scope, View, set_pt(P0, T0)),
    affected(Scope, View, O),
    quantity(P0, View, P),
    quantity(T0, View, T).
size_part(O, modified, Stamp, P, T) :-
    effect_in(size, Stamp, Scope, View, pt(P0, T0)),
    affected(Scope, View, O),
    quantity(P0, View, P),
    quantity(T0, View, T).
size_part(O, switched, Stamp, 0, 0) :-
    effect_in(size, Stamp, Scope, View, switch_pt),
    affected(Scope, View, O).
size_part(O, counters, 0, N, N) :-
    counters(O, '+1/+1', N).
size_part(O, counters, 1, M, M) :-
    counters(O, '-1/-1', N),
    M is -N.

size_change(Pairs, Change) :-
    member(O-Parts, Pairs),
    \+ parts(O, Parts),
    (   Change = parts(O, Parts)
    ;   power_toughness(O, P, T),
        Change = -power_toughness(O, P, T)
    ).
size_change(Pairs, Change) :-
    parts(O, Parts),
    \+ memberchk(O-_, Pairs),
    (   Change = -parts(O, Parts)
    ;   power_toughness(O, P, T),
        Change = -power_toughness(O, P, T)
    ).

%   Before a player gets priority, the flag handler adds up the parts that have changed.

'613.4' :: caused -changed(sizes), all(Flags) after
    sum_sizes, findall(Flag, summand(Flag), Flags).

summand(sum_power_toughness(O, Layer, Number, P, T)) :-
    parts(O, Parts),
    \+ power_toughness(O, _, _),
    unmodified_size(O, Power/Toughness),
    nth1(Number, [part(printed, 0, Power, Toughness)|Parts], part(Layer, _, P, T)).

%   Effects that say what can't, may or must be done (613.11)

'613.11' :: maintained restricted(O, R, Source) if
    effect_in(rules, Source, Scope, View, R), affected(Scope, View, O) after
    layer_rules, once(layer_with_work(layer_rules)).
