:- module(settling,
          [ restless/1                  % +Ability
          ]).

/** <module> When the layers are gone through (611.3b, 613.5)

What most static abilities rest on (permanents, counters, attachments, effects) marks changed(statics) as it
changes, and the step is not settled before the layers that have something to do have been gone through. A restless ability rests on more: cards in a
graveyard, what is tapped or attacks, a condition. In a game that has one, what such abilities come to is held against
what was applied last after each step.
*/

:- use_module(library(lists), [member/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/consequences', [proposal/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../support/filters').
:- use_module('../rules/concepts/players', []).
:- use_module(continuous_effects, [affected/3, effect_from/5]).
:- use_module(layers_at_work, [layers_at_work/1]).

process apply_statics.
process first_layers.
fluent standing(_:terms) functional.

'613.5' :: settled Processes if changed(statics), gone_through(Processes).
'613.5' :: settled Processes if definition:uses(watching), \+ changed(statics), once(watched(Processes)).

gone_through([first_layers|Later]) :-
    layers_at_work(Later).

%   watched(-Processes) is nondet: in a game that uses it, something else than changed(statics) has to be settled. Other
%   chapters add clauses.

:- multifile watched/1.

watched(Processes) :-
    once(definition:restless(_)),
    effects_stale,
    gone_through(Processes).

'613.5' :: caused changed(statics) after apply_statics.

%   What is stored is what going through the layers anew would make of it.

'613.5' :: forbidden \+ changed(statics), otherwise_anew(_).

otherwise_anew(Change) :-
    member(Layer, [layer_types, layer_colors, layer_abilities, layer_sizes, layer_rules]),
    proposal(Layer, Changes),
    member(Change, Changes).

%   What happens as an object gets another name or controller is a step of its own.

'613.1' :: caused -changed(statics) after first_layers.
'613.1' :: caused then([Task|Tasks]) after
    first_layers, layers_due([Task|Tasks]).

layers_due(Layers) :-
    findall(Layer, ( first_layer(Layer), awake:due(Layer) ), Layers).

first_layer(layer_copies).
first_layer(layer_control).
first_layer(layer_text).

%   due(+Layer) is nondet: it has something to do. Layers add clauses, which sleep until a card of a game asks for them.

:- multifile due/1, awake:rule_table/1.
:- dynamic due/1, awake:due/1.

awake:rule_table(settling:due(_)).

%!  restless(+Ability) is semidet.
%
%   The static ability rests on what does not mark changed(statics).

restless(static(_, _, _)).
restless(static(Scope, Changes)) :-
    sub_term(Part, Scope-Changes),
    nonvar(Part),
    moving(Part),
    !.

moving(attacking).
moving(attacking(_)).
moving(blocking).
moving(blocking(_)).
moving(tapped).
moving(untapped).
moving(count_in(_, _)).
moving(card_types(_)).
moving(card_in(_, _)).
moving(life(_)).
moving(this_turn(_, _)).
moving(entered_this_turn(_, _)).
moving(entered_this_turn).
moving(past(_, _)).
moving(past_of_others(_, _)).
moving(did_this_turn(_)).
moving(in_own_hand).
moving(spells_last_turn).
moving(most_spells_last_turn).
moving(dealt_damage).
moving(dealt_damage_by_this).
moving(damaged_by(_)).
moving(targeting(_)).
moving(targets_only(_)).
moving(targeting_player(_)).
moving(commander_casts).
moving(opponents_attacked).
moving(exiled_with_this).
moving(designated(_)).
moving(outgrows(_)).
moving(helped(_, _)).
moving(blocked).
moving(controlled_by(_)).
moving(sized(_, _, _)).
moving(shares(_, _)).
moving(which(_)).
moving(is(What)) :- What \= obj(_).            % obj(O) is O for good
moving(among(_)).
moving(in(_, _)).
moving(the_amount(_)).
moving(it_holds(_)).

%   effects_stale: restless abilities come to something else than when they were applied last.

effects_stale :-
    effects_now(Now),
    ( standing(Before) -> true ; Before = [] ),
    Now \== Before.

%   effects_now(-Effects:list) is det: like ones stay apart, as two abilities of one object may come to the same.

effects_now(Effects) :-
    findall(effect(Source, O, Change, Numbers),
            ( restless_effect(Source, Scope, View, Change),
              affected(Scope, View, O),
              numbers_in(Change, View, Numbers)
            ),
            Unsorted),
    msort(Unsorted, Effects).

restless_effect(Source, Scope, View, Change) :-
    definition:restless(Name),
    effect_from(Name, Source, Scope, View, Change).

numbers_in(Change, View, Numbers) :-
    (   sizes_in(Change, Quantities)
    ->  findall(N, ( member(Quantity, Quantities), quantity(Quantity, View, N) ), Numbers)
    ;   Numbers = []
    ).

sizes_in(pt(P, T), [P, T]).
sizes_in(set_pt(P, T), [P, T]).
sizes_in(defined_pt(P, T), [P, T]).
sizes_in(defined_power(P), [P]).
sizes_in(defined_toughness(T), [T]).

'611.3a' :: caused standing([Effect|Effects]) after
    first_layers, once(definition:restless(_)), effects_now([Effect|Effects]).
'611.3a' :: caused -standing(Before) after
    first_layers, standing(Before), effects_now([]).
