:- module(dependent_sizes_tests, []).

/** <module> Effects on sizes that add up, and that hang on sizes (613.4, 613.8)
*/

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2, toughness/2]).

there(Abilities, Size, O) :-
    start_board([]),
    card("Sage", "{G}", [creature], Size, Abilities),
    permanent(a, 'Sage', O).

size_of(O, P/T) :-
    power(O, P),
    toughness(O, T).

:- begin_tests(dependent_sizes).

test('613.4c two equal bonuses of one permanent count twice', Size == 4/4) :-
    there([ static(this, [pt(1, 1)], controls(you, [land])),
            static(this, [pt(1, 1)], controls(you, [creature]))
          ], 2/2, O),
    permanent(a, 'Grove', _),
    go,
    size_of(O, Size).
test('613.4c a condition that does not hold counts for nothing', Size == 3/3) :-
    there([ static(this, [pt(1, 1)], controls(you, [artifact])),
            static(this, [pt(1, 1)], controls(you, [creature]))
          ], 2/2, O),
    go,
    size_of(O, Size).
test('613.4c two equal bonuses for others', Size == 4/4) :-
    there([ static([creature, other, controlled(you)], [pt(1, 1)]),
            static([creature, other, controlled(you)], [pt(1, 1)])
          ], 2/2, _),
    permanent(a, 'Cub', Cub),
    go,
    size_of(Cub, Size).
test('613.8a what others get is known before how much it is', Size == 7/2) :-
    there([static(this, [pt(greatest(power, [creature, other]), 0)])], 2/2, O),
    card("Lord", "{G}", [enchantment], none, [static([creature, subtype(ox)], [pt(3, 0)])]),
    card("Steer", "{G}", [creature, ox], 2/2, []),
    permanent(a, 'Lord', _),
    permanent(a, 'Steer', _),
    go,
    size_of(O, Size).
test('613.8a as it changes, so does the other', Size == 9/2) :-
    there([static(this, [pt(greatest(power, [creature, other]), 0)])], 2/2, O),
    permanent(a, 'Cub', Cub),
    card("Might", "{0}", [instant], none, [spell([change(target([creature]), [pt(5, 0)], end_of_turn)])]),
    in_hand(a, 'Might', Might),
    go,
    acts([cast(Might), target(Cub)]),
    resolve,
    size_of(O, Size).

:- end_tests(dependent_sizes).
