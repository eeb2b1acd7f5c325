:- module(standing_effects_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, power/2]).

enchantment(Name, Abilities) :-
    card(Name, "{2}", [enchantment], none, Abilities),
    atom_string(Atom, Name),
    permanent(a, Atom, _).

:- begin_tests(standing_effects).

test('611.3a attacking creatures get +1/+0 while they attack', Powers == [2, 3, 2]) :-
    start_board([]),
    enchantment("Drums", [static([creature, attacking, controlled(you)], [pt(1, 0)])]),
    permanent(a, 'Cub', Cub),
    go,
    power(Cub, Before),
    to_step(declare_attackers),
    acts([attack(Cub, b), done]),
    power(Cub, During),
    to_step(postcombat_main),
    power(Cub, After),
    Powers = [Before, During, After].

test('611.3a as long as one has no cards in hand', Powers == [2, 5]) :-
    start_board([]),
    card("Hermit", "{1}", [creature], 2/2, [static(this, [pt(3, 3)], cards(hand(you), exactly, 0))]),
    permanent(a, 'Hermit', Hermit),
    card("Pebble", "{0}", [artifact], none, []),
    in_hand(a, 'Pebble', Pebble),
    go,
    power(Hermit, Before),
    act(cast(Pebble)),
    power(Hermit, After),
    Powers = [Before, After].

test('611.3a as long as it is one\'s turn', Has-HasNot == yes-no) :-
    start_board([]),
    card("Lancer", "{1}", [creature], 2/2, [static(this, [gain(first_strike)], your_turn)]),
    permanent(a, 'Lancer', A),
    permanent(b, 'Lancer', B),
    go,
    ( has(A, first_strike) -> Has = yes ; Has = no ),
    ( has(B, first_strike) -> HasNot = yes ; HasNot = no ).

test('611.3a what a graveyard holds', Powers == [1, 2]) :-
    start_board([]),
    card("Ghoul", "{1}", [creature], 1/1, [static(this, [pt(count_in(graveyard(you), [creature]), 0)])]),
    permanent(a, 'Ghoul', Ghoul),
    permanent(a, 'Cub', Cub),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    in_hand(a, 'Doom', Doom),
    go,
    power(Ghoul, Before),
    acts([cast(Doom), target(Cub)]),
    resolve,
    power(Ghoul, After),
    Powers = [Before, After].

test('611.3a a condition on what is controlled', Powers == [2, 4]) :-
    start_board([]),
    card("Smith", "{1}", [creature], 2/2, [static(this, [pt(2, 2)], controls(you, at_least, 2, [artifact]))]),
    permanent(a, 'Smith', Smith),
    card("Pebble", "{0}", [artifact], none, []),
    permanent(a, 'Pebble', _),
    in_hand(a, 'Pebble', Pebble),
    go,
    power(Smith, Before),
    act(cast(Pebble)),
    resolve,
    power(Smith, After),
    Powers = [Before, After].

:- end_tests(standing_effects).
