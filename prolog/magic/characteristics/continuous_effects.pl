:- module(continuous_effects,
          [ layer_of/2,                 % +Change, -Layer
            open_changes/3,             % +Changes, -Open, -Others
            pass_of/2,                  % +Layer, -Pass
            effect_in/5,                % +Layer, -Stamp, -Scope, -View, -Change
            effect_from/5,              % +Name, -Source, -Scope, -View, -Change
            some_effect/1,              % +Layer
            layer_effects/2,            % +Layer, -Effects
            effects_of_layers/2,        % +Layers, -Effects
            affected/3,                 % +Scope, +View, -Object
            affected_objects/3,         % +Scope, +View, -Objects
            functioning/4               % +Said, +Source, -Player, -Condition
          ]).

/** <module> Continuous effects: of what, whom, and what they change (611, 613.1)

An effect is of a permanent's static ability, of an emblem, or of a resolved spell or ability with the
objects that it is about. An object's number grows with its entering, so it is the timestamp of its
static abilities (613.7a).
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../cards/names', [unborne/2]).
:- use_module('../support/filters').
:- use_module('../support/keyword_counters', [keyword_counter/1]).
:- use_module('../rules/concepts/objects').

%!  effect_in(+Layer, -Stamp, -Scope, -View, -Change) is nondet.

effect_in(Layer, Stamp, Scope, View, Change) :-
    counted_bearers(Layer, Bearers),
    effect_of([Layer], Bearers, Layer, Stamp, _, Scope, View, Change).

%   effect_of(+Layers, +Bearers, -Layer, -Stamp, -Origin, -Scope, -View, -Change): an effect in one of Layers. Origin
%   is ability(Source, Index), `resolved`, or `counter`: of a keyword counter, which a permanent may have entered with.

'613.7a' :: caused effect_of(Layers, Bearers, Layer, Stamp, ability(Source, Index), Scope, view(Source, Player, 0), Change) if
    static_in(Layers, Name, Index, Scope, Layer, Change), bearer(Bearers, Name, Source), controls(Player, Source),
    ( defines_color(Scope, Change) -> Stamp = 0 ; stamp(Scope, Source, Stamp) ).
'114.4' :: caused effect_of(Layers, _, Layer, Source, ability(Source, Index), Scope, view(Source, Player, 0), Change) if
    emblem(Player, Source), object(Source, Name, _), definition:static_ability(Name, Index, Scope, Layer, Change),
    memberchk(Layer, Layers).
'611.3a' :: caused effect_of(Layers, Bearers, Layer, Stamp, ability(Source, Index), Scope, View, Change) if
    definition:conditional_static(Name, Index, Scope, Layer, Change, Said), memberchk(Layer, Layers),
    bearer(Bearers, Name, Source),
    functioning(Said, Source, Player, Condition), View = view(Source, Player, 0), condition(Condition, View),
    stamp(Scope, Source, Stamp).
'613.7c' :: caused effect_of(Layers, _, abilities, Stamp, counter, object(O), none, gain(Kind)) if
    definition:uses(keyword_counters), memberchk(abilities, Layers), keyword_counter(Kind), counters(O, Kind, _),
    ( counters_since(O, Kind, Found) -> Stamp = Found ; Stamp = O ).
'613.7b' :: caused effect_of(Layers, _, Layer, Number, resolved, Scope, View, Change) if
    continuous(Number, O, Changes, _), member(Said, Changes), scope_of(Said, O, Scope, View, Change),
    layer_of(Change, Layer), memberchk(Layer, Layers).

%   scope_of(+Said, +Object, -Scope, -View, -Change): what modifies the rules of the game is about whatever Filter describes
%   (611.2c), everything else about Object.

scope_of(Said, O, Scope, View, Change) :-
    (   Said = over(Filter, Found, Open)
    ->  Scope = filter(Filter),
        View = Found,
        Change = Open
    ;   Scope = object(O),
        View = none,
        Change = Said
    ).

static_in([Layer|Layers], Name, Index, Scope, Found, Change) :-
    (   Layers == []
    ->  Found = Layer,
        definition:static_ability(Name, Index, Scope, Layer, Change)
    ;   member(Found, [Layer|Layers]),
        definition:static_ability(Name, Index, Scope, Found, Change)
    ).

%!  effect_from(+Name, -Source, -Scope, -View, -Change) is nondet.
%
%   An effect, in whichever layer, of a static ability of Source, which has Name.

effect_from(Name, Source, Scope, view(Source, Player, 0), Change) :-
    definition:static_ability(Name, _, Scope, _, Change),
    object(Source, Name, _),
    ( controls(Player, Source) ; emblem(Player, Source) ).
effect_from(Name, Source, Scope, View, Change) :-
    definition:conditional_static(Name, _, Scope, _, Change, Said),
    object(Source, Name, _),
    functioning(Said, Source, Player, Condition),
    View = view(Source, Player, 0),
    condition(Condition, View).

%!  some_effect(+Layer) is semidet.
%
%   Cards of this game may have effects in Layer, or a rule has begun one.

some_effect(Layer) :-
    (   definition:uses(layer(Layer))
    ->  true
    ;   continuous(_, _, _, _)
    ->  true
    ).

%   counted_bearers(+Layer, -Bearers): abilities count `before` effects take or grant any, or those `remaining`.

counted_bearers(Layer, Bearers) :-
    (   definition:uses(abilities),
        up_to_abilities(Layer)
    ->  Bearers = before
    ;   Bearers = remaining
    ).

bearer(before, Name, Source) :-
    unborne(Name, Name),
    ( Present = Name ; definition:bearing(Name, Present) ),
    object(Source, Present, _).
bearer(remaining, Name, Source) :-
    object(Source, Name, _).

up_to_abilities(copies).
up_to_abilities(control).
up_to_abilities(text).
up_to_abilities(types).
up_to_abilities(colors).
up_to_abilities(abilities).

%!  functioning(+Said, +Source, -Player, -Condition) is semidet.
%
%   Source is where the ability functions, under Player, and does what it says if Condition holds: on the
%   battlefield, or, if that was Said, in a graveyard.

'113.6b' :: caused functioning(Said, Source, Player, Condition) if
    ( Said = buried(Condition) -> graveyard(Player, Source) ; Condition = Said, controls(Player, Source) ).

%   What defines the color of its own object comes before all others (613.3).

'613.3' :: caused defines_color(this, set_colors(_)).

%   What becomes attached gets another timestamp (613.7e), which counts for what it is attached to.

stamp(Scope, Source, Stamp) :-
    (   Scope == host,
        attached_since(Source, Found)
    ->  Stamp = Found
    ;   Stamp = Source
    ).

%!  layer_effects(+Layer, -Effects:list) is det.
%
%   Stamp-effect(Origin, Scope, View, Changes) in the order of their timestamps. All that one ability
%   changes in a layer is applied together.

layer_effects(Layer, Effects) :-
    counted_bearers(Layer, Bearers),
    findall(Stamp-effect(Origin, Scope, View, [Change]),
            effect_of([Layer], Bearers, Layer, Stamp, Origin, Scope, View, Change),
            Unsorted),
    ( Unsorted == [] -> Effects = [] ; sort(1, @=<, Unsorted, Sorted), together(Sorted, Effects) ).

%!  effects_of_layers(+Layers, -Effects:list) is det.
%
%   The same for several layers after that of abilities, Layer-(Stamp-Effect) in the order of their timestamps.

effects_of_layers(Layers, Effects) :-
    findall(Layer-(Stamp-effect(Origin, Scope, View, [Change])),
            effect_of(Layers, remaining, Layer, Stamp, Origin, Scope, View, Change),
            Unsorted),
    ( Unsorted == [] -> Effects = [] ; sort(0, @=<, Unsorted, Effects) ).

together([], []).
together([Stamp-effect(Origin, Scope, View, Changes)|Effects0], [Stamp-effect(Origin, Scope, View, All)|Effects]) :-
    same_effect(Effects0, Stamp-effect(Origin, Scope, View), Changes, All, Rest),
    together(Rest, Effects).

same_effect([Stamp-effect(Origin, Scope, View, [Change])|Effects], Same, Changes, All, Rest) :-
    Same == Stamp-effect(Origin, Scope, View),
    !,
    lists:append(Changes, [Change], More),
    same_effect(Effects, Same, More, All, Rest).
same_effect(Effects, _, All, All, Effects).

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

%!  affected_objects(+Scope, +View, -Objects) is det.
%
%   Each of them once.

affected_objects(Scope, View, Objects) :-
    aggregate_all(set(O), affected(Scope, View, O), Objects).

%!  layer_of(+Change, -Layer) is semidet.

layer_of(becomes(_), copies).
layer_of(controlled_by(_), control).
layer_of(reworded(_, _), text).
layer_of(add_types(_), types).
layer_of(add_subtypes(_), types).
layer_of(not_creature, types).
layer_of(every_creature_type, types).
layer_of(set_creature_types(_), types).
layer_of(set_types(_), types).
layer_of(set_land_types(_), types).
layer_of(become_chosen(Word), Layer) :- ( Word == color -> Layer = colors ; Layer = types ).
layer_of(become_chosen_too(_), types).
layer_of(lose_rules_text, abilities).
layer_of(set_colors(_), colors).
layer_of(gain(_), abilities).
layer_of(gain_nothing, abilities).
layer_of(lose(_), abilities).
layer_of(lose_abilities, abilities).
layer_of(defined_pt(_, _), defined_size).
layer_of(defined_power(_), defined_size).
layer_of(defined_toughness(_), defined_size).
layer_of(set_pt(_, _), set_size).
layer_of(pt(_, _), size).
layer_of(switch_pt, switched_size).
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
layer_of(not_blocked_by_stronger, rules).
layer_of(must_attack, rules).
layer_of(must_attack(_), rules).
layer_of(must_block, rules).
layer_of(must_block(_), rules).
layer_of(must_be_blocked, rules).
layer_of(lures, rules).
layer_of(ignores_defender, rules).
layer_of(cant_attack_if_defender(_), rules).
layer_of(cant_attack_alone, rules).
layer_of(cant_block_alone, rules).
layer_of(cant_be_regenerated, rules).
layer_of(keeps_attached(_), rules).
layer_of(cant_block_those(_), rules).
layer_of(blocked_by_at_least(_), rules).
layer_of(blocks_more(_), rules).
layer_of(blocks_any_number, rules).
layer_of(blocked_despite(_), rules).
layer_of(doesnt_untap, rules).
layer_of(cant_activate, rules).
layer_of(cant_activate_but_mana, rules).
layer_of(cant_be_targeted(_, _), rules).
layer_of(damage_by_toughness, rules).
layer_of(helps_more(_, _), rules).
layer_of(cant_crew, rules).
layer_of(assigns_none, rules).
layer_of(assigns_unblocked, rules).
layer_of(goaded, rules).
layer_of(attack_tax(_, _), rules).
layer_of(block_tax(_), rules).
layer_of(goaded(_), rules).
layer_of(add_colors(_), colors).

%!  open_changes(+Changes, -Open, -Others) is det.
%
%   Those that a resolution makes to all that fits at each moment (611.2c): they modify the rules of the game. To goad and to
%   detain is done to the permanents that there are (701.15a, 701.35a).

open_changes(Changes, Open, Others) :-
    (   Changes == [cant_attack, cant_block, cant_activate]
    ->  Open = [],
        Others = Changes
    ;   partition(modifies_rules, Changes, Open, Others)
    ).

modifies_rules(Change) :-
    layer_of(Change, rules),
    \+ memberchk(Change, [goaded, goaded(_)]).

%!  pass_of(+Layer, -Pass:pair) is semidet.
%
%   Layer, from that of types on, is gone through in Pass, Place-Process: the sublayers of sizes at once.

pass_of(types, 1-layer_types).
pass_of(colors, 3-layer_colors).
pass_of(abilities, 4-layer_abilities).
pass_of(defined_size, 5-layer_sizes).
pass_of(set_size, 5-layer_sizes).
pass_of(size, 5-layer_sizes).
pass_of(switched_size, 5-layer_sizes).
pass_of(rules, 6-layer_rules).
