:- module(rules_layers_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [color/2, has/2, power/2, subtype/2, toughness/2, type/2]).

board :-
    start_board([]),
    card("Captain", "{G}", [creature, elf], 2/2, [static([creature, other, controlled(you)], [pt(1, 1)])]),
    card("Dwindle", "{G}", [enchantment], none, [static([creature], [set_pt(0, 1)])]),
    card("Crowd", "{G}", [creature, elf], 0/0,
         [static(this, [defined_pt(count([creature, controlled(you)]), count([creature]))])]),
    card("Gale", "{G}", [enchantment], none, [static([creature, controlled(you)], [gain(flying)])]),
    card("Ember", "{R}", [enchantment], none, [static([creature], [set_colors([red])])]),
    card("Frost", "{U}", [enchantment], none, [static([creature], [set_colors([blue])])]),
    card("Awakening", "{G}", [enchantment], none, [static([land], [add_types([creature]), set_pt(1, 1)])]),
    card("Rally", "{G}", [instant], none,
         [spell([change(each([creature, controlled(you)]), [pt(1, 0)], end_of_turn)])]),
    permanents(a, 'Grove', 2).

size(O, P/T) :-
    power(O, P),
    toughness(O, T).

:- begin_tests(rules_layers).

test('613.4c a lord makes others bigger, its own only', [Captain, Cub, Other] == [2/2, 3/3, 2/2]) :-
    board,
    permanent(a, 'Captain', A),
    permanent(a, 'Cub', B),
    permanent(b, 'Cub', C),
    go,
    size(A, Captain),
    size(B, Cub),
    size(C, Other).

test('613.4 what sets a size comes before what changes it', Size == 1/2) :-
    board,
    permanent(a, 'Captain', _),
    permanent(a, 'Ox', O),
    permanent(a, 'Dwindle', _),
    go,
    size(O, Size).

test('613.4c counters are added at last', Size == 2/3) :-
    board,
    permanent(a, 'Ox', O),
    permanent(a, 'Dwindle', _),
    set(counters(O, '+1/+1', 2)),
    go,
    size(O, Size).

test('613.4a a size that is counted', Size == 2/3) :-
    board,
    permanent(a, 'Crowd', O),
    permanent(a, 'Cub', _),
    permanent(b, 'Cub', _),
    go,
    size(O, Size).

test('611.3a it ends with its source', Size == 2/2) :-
    board,
    permanent(a, 'Captain', Captain),
    permanent(a, 'Cub', O),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Spark), target(Captain)]),
    resolve,
    size(O, Size).

test('613.1f a keyword is gained') :-
    board,
    permanent(a, 'Gale', _),
    permanent(a, 'Cub', Own),
    permanent(b, 'Cub', Other),
    go,
    assertion(has(Own, flying)),
    assertion(\+ has(Other, flying)).

test('613.7 the newest color wins', all(Color == [blue])) :-
    board,
    permanent(a, 'Cub', O),
    permanent(a, 'Ember', _),
    permanent(a, 'Frost', _),
    go,
    color(O, Color).

test('613.1d a land becomes a creature and stays a land', [Size, Subtype] == [1/1, forest]) :-
    board,
    permanent(a, 'Awakening', _),
    permanent(a, 'Grove', O),
    go,
    assertion(type(O, creature)),
    assertion(type(O, land)),
    size(O, Size),
    once(subtype(O, Subtype)).

test('611.2c whom a resolved effect is about is locked in', [Old, New] == [3/2, 2/2]) :-
    board,
    permanent(a, 'Cub', A),
    in_hand(a, 'Rally', Rally),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Cub', Cub),
    go,
    act(cast(Rally)),
    resolve,
    size(A, Old),
    act(cast(Cub)),
    resolve,
    fact(arrived(B)),
    size(B, New).

test('514.2 "until end of turn" ends', [During, After] == [5/5, 2/2]) :-
    board,
    permanent(a, 'Cub', O),
    in_hand(a, 'Swell', Swell),
    cards_in_library(b, 'Cub', 1),
    go,
    acts([cast(Swell), target(O)]),
    resolve,
    size(O, During),
    to_step(end_turn),
    acts([pass, pass]),
    size(O, After).

test('613.6 what is affected for not being a creature is affected in later layers, too', Size == 2/2) :-
    board,
    card("March", "{U}", [enchantment], none, [static([artifact, not([creature])], [add_types([creature]), set_pt(2, 2)])]),
    card("Rock", "{1}", [artifact], none, []),
    card("Golem", "{1}", [artifact, creature], 5/5, []),
    permanent(a, 'March', _),
    permanent(a, 'Rock', Rock),
    permanent(a, 'Golem', Golem),
    go,
    assertion(type(Rock, creature)),
    assertion(type(Rock, artifact)),
    size(Golem, Whole),
    assertion(Whole == 5/5),
    size(Rock, Size).

test('613.8 an older effect sees a newer one on which it depends', Kinds == [elf, elf]) :-
    findall(Kind,
            ( member(Order, [['Kinship', 'March'], ['March', 'Kinship']]),
              board,
              card("March", "{U}", [enchantment], none, [static([artifact, not([creature])], [add_types([creature]), set_pt(2, 2)])]),
              card("Kinship", "{G}", [enchantment], none, [static([creature], [add_subtypes([elf])])]),
              card("Rock", "{1}", [artifact], none, []),
              permanent(a, 'Rock', Rock),
              forall(member(Name, Order), permanent(a, Name, _)),
              go,
              subtype(Rock, Kind)
            ),
            Kinds).

test('613.8 where two depend on each other the older comes first', Types == [creature]) :-
    board,
    card("First", "{G}", [enchantment], none, [static([artifact, not([land])], [add_types([creature])])]),
    card("Rock", "{1}", [artifact], none, []),
    card("Second", "{G}", [enchantment], none, [static([artifact, not([creature])], [add_types([land])])]),
    permanent(a, 'Rock', Rock),
    permanent(a, 'First', _),
    permanent(a, 'Second', _),
    go,
    findall(T, ( member(T, [creature, land]), type(Rock, T) ), Types).

:- end_tests(rules_layers).
