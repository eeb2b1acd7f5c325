:- module(sagas_tests, []).

:- use_module(library(lists), [nth1/3]).
:- use_module(library(plunit)).
:- use_module('../boards').

%   saga(-O): in the hand of a, with a chapter for one and two, and one for three.

saga(O) :-
    card("Lay", "{0}", [enchantment, saga], none,
         [ triggered(chapter([1, 2]), true, [gain_life(you, 1)]),
           triggered(chapter([3]), true, [draw(you, 1)])
         ]),
    in_hand(a, 'Lay', O).

lore(Counters) :-
    values(N, counters(_, lore, N), Counters).

life_of(Player, Life) :-
    fact(life(Player, Life)).

:- begin_tests(sagas).

test('714.3a it enters with a lore counter, which brings the first chapter', [Life, Lore] == [21, [1]]) :-
    start_board([]),
    saga(O),
    go,
    act(cast(O)),
    resolve,
    resolve,
    life_of(a, Life),
    lore(Lore).

test('714.3b another counter as the precombat main phase begins', [Life, Lore] == [21, [2]]) :-
    board_with_lore(1, _),
    to_step(precombat_main),
    resolve,
    life_of(a, Life),
    lore(Lore).

test('714.2b each chapter that is reached triggers', Life == 22) :-
    board_with_lore(0, O),
    card("Read", "{0}", [sorcery], none, [spell([put_counters(target([enchantment]), lore, 2)])]),
    to_step(precombat_main),
    resolve,
    store:set(counters(O, lore, 0)),
    store:set(life(a, 20)),
    in_hand(a, 'Read', Spell),
    acts([cast(Spell), target(O)]),
    resolve,
    resolve,
    resolve,
    life_of(a, Life).

test('704.5s it is sacrificed once its last chapter has left the stack', [Before, After] == [['Lay'], []]) :-
    board_with_lore(2, _),
    cards_in_library(a, 'Cub', 2),
    to_step(precombat_main),
    sagas(Before),
    resolve,
    sagas(After).

test('704.5s not while its last chapter waits, and its counters are many', Sagas == ['Lay']) :-
    board_with_lore(2, _),
    cards_in_library(a, 'Cub', 2),
    to_step(precombat_main),
    fact(stack([_])),
    sagas(Sagas).

board_with_lore(N, O) :-
    start_board([step(upkeep)]),
    card("Lay", "{0}", [enchantment, saga], none,
         [ triggered(chapter([1, 2]), true, [gain_life(you, 1)]),
           triggered(chapter([3]), true, [draw(you, 1)])
         ]),
    cards_in_library(a, 'Cub', 2),
    permanent(a, 'Lay', O),
    ( N > 0 -> store:set(counters(O, lore, N)) ; true ),
    go.

sagas(Names) :-
    values(O, controls(a, O), Objects),
    named(Objects, All),
    findall('Lay', lists:member('Lay', All), Names).

:- end_tests(sagas).
