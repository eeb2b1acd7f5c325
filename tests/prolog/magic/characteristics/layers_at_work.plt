:- module(layers_at_work_tests, []).

/** <module> Which layers have something to do (613.1), and what mana there is as it changes
*/

:- use_module(library(plunit)).
:- use_module('../../../../prolog/k/store', [delete/1, set/1]).
:- use_module('../../../../prolog/magic/characteristics/layers_at_work').
:- use_module('../../../../prolog/magic/rules/concepts/mana', [mana_counts/3]).
:- use_module('../boards').

beside(Ability, Layers) :-
    start_board([]),
    card("Rune", "{1}", [enchantment], none, [Ability]),
    permanent(a, 'Cub', _),
    permanent(a, 'Rune', _),
    layers_at_work(Layers).

:- begin_tests(layers_at_work).

test('613.1 nothing is at work without effects', Layers == []) :-
    start_board([]),
    permanent(a, 'Cub', _),
    layers_at_work(Layers).

test('613.1 what is in no play has no effects', Layers == []) :-
    start_board([]),
    card("Rune", "{1}", [enchantment], none, [static([creature], [pt(1, 1)])]),
    in_hand(a, 'Rune', _),
    layers_at_work(Layers).

test('613.4 sizes alone', Layers == [layer_sizes]) :-
    beside(static([creature], [pt(1, 1)]), Layers).

test('613.1 each layer in its turn', Layers == [layer_types, layer_sizes, layer_rules]) :-
    beside(static([land], [add_types([creature]), set_pt(1, 1), cant_block]), Layers).

test('613.1f where abilities are lost, effects in later layers may be', Layers == [layer_abilities, layer_sizes, layer_rules]) :-
    beside(static([creature], [lose_abilities]), Layers).

test('613.1 what a condition holds back is at work, too', Layers == [layer_sizes]) :-
    beside(static([creature], [pt(1, 1)], controls(you, [artifact])), Layers).

test('613.1 what was made of an object has to end', Layers == [layer_types, layer_abilities]) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    set(gained(Cub, flying)),
    set(types(Cub, [artifact])),
    layers_at_work(Layers).

test('613.1f a keyword counter gives its keyword in layer 6', Layers == [layer_abilities]) :-
    start_board([]),
    card("Gift", "{0}", [instant], none, [spell([put_counters(target([creature]), flying, 1)])]),
    permanent(a, 'Cub', Cub),
    set(counters(Cub, flying, 1)),
    layers_at_work(Layers).

test('613.1f what no keyword goes with is not looked for', Layers == []) :-
    start_board([]),
    card("Gift", "{0}", [instant], none, [spell([put_counters(target([creature]), flying, 1)])]),
    permanent(a, 'Cub', Cub),
    set(counters(Cub, charge, 1)),
    layers_at_work(Layers).

:- end_tests(layers_at_work).

:- begin_tests(mana_is_up_to_date).

%   elf(-Elf): it came this turn, and its mana was asked for.

elf(Elf) :-
    start_board([]),
    card("Sprout", "{0}", [creature, elf], 1/1, [activated([tap], [add([green])])]),
    card("Gift", "{0}", [instant], none, [spell([put_counters(target([creature]), haste, 1)])]),
    permanent(a, 'Sprout', Elf),
    set(arrived(Elf)),
    mana_counts(a, none, []).

test('122.1b a haste counter', Counts == [[green]-1]) :-
    elf(Elf),
    set(counters(Elf, haste, 1)),
    go,
    mana_counts(a, none, Counts).

test('702.10c haste that is gained', Counts == [[green]-1]) :-
    elf(Elf),
    set(gained(Elf, haste)),
    mana_counts(a, none, Counts).

test('602.5 what can\'t be activated makes no mana', Counts == []) :-
    elf(Elf),
    set(gained(Elf, haste)),
    mana_counts(a, none, [[green]-1]),
    set(restricted(Elf, cant_activate, Elf)),
    mana_counts(a, none, Counts).

:- end_tests(mana_is_up_to_date).

:- begin_tests(standing).

%   The game has a restless ability, whose condition does not hold, unless its controller has an artifact.

conditional(Others) :-
    start_board([]),
    card("Rune", "{1}", [enchantment], none, [static([creature], [pt(1, 1)], controls(you, [artifact]))]),
    card("Tool", "{1}", [artifact], none, []),
    permanent(a, 'Cub', _),
    permanent(a, 'Rune', _),
    forall(member(Name, Others), permanent(a, Name, _)),
    go.

test('611.3a what comes to nothing is not stored') :-
    conditional([]),
    assertion(\+ fact(standing(_))).

test('611.3a what comes to something is', Count == 1) :-
    conditional(['Tool']),
    fact(standing(Effects)),
    length(Effects, Count).

test('611.3a and no longer, once it does not') :-
    conditional(['Tool']),
    fact(standing(_)),
    forall(( fact(object(O, 'Tool', a)) ), delete(controls(a, O))),
    assertion(rules:effect(first_layers, -standing(_), _)).

:- end_tests(standing).
