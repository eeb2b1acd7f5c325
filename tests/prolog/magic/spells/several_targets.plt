:- module(several_targets_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).

charm(Instructions, O) :-
    start_board([]),
    card("Charm", "{0}", [sorcery], none, [spell(Instructions)]),
    in_hand(a, 'Charm', O).

:- begin_tests(several_targets).

test('115.1 up to two targets: two', Tapped == [true, true]) :-
    charm([tap(targets(up_to(2), [creature]))], O),
    permanent(b, 'Cub', A),
    permanent(b, 'Ox', B),
    go,
    acts([cast(O), target(A)]),
    assertion(\+ offered(target(A))),
    act(target(B)),
    resolve,
    findall(true, ( member(X, [A, B]), fact(tapped(X)) ), Tapped).

test('115.1 up to two targets: one') :-
    charm([tap(targets(up_to(2), [creature]))], O),
    permanent(b, 'Cub', A),
    permanent(b, 'Ox', B),
    go,
    acts([cast(O), target(A), no_more]),
    resolve,
    assertion(fact(tapped(A))),
    assertion(\+ fact(tapped(B))).

test('601.2c up to two targets: none, and what is left is done', Life == 21) :-
    charm([tap(targets(up_to(2), [creature])), gain_life(you, 1)], O),
    permanent(b, 'Cub', A),
    go,
    acts([cast(O), no_more]),
    resolve,
    assertion(\+ fact(tapped(A))),
    fact(life(a, Life)).

test('601.2c two targets need two') :-
    charm([tap(targets(exactly(2), [creature]))], O),
    permanent(b, 'Cub', A),
    go,
    assertion(refused(cast(O))),
    assertion(fact(object(A, _, _))).

test('608.2b an illegal target of two does not stop the other') :-
    charm([destroy(targets(exactly(2), [creature, not([keyword(flying)])]))], O),
    card("Lift", "{0}", [instant], none, [spell([change(target([creature]), [gain(flying)], end_of_turn)])]),
    in_hand(a, 'Lift', Lift),
    permanent(b, 'Cub', A),
    permanent(b, 'Ox', B),
    go,
    acts([cast(O), target(A), target(B), cast(Lift), target(A)]),
    resolve,
    resolve,
    values(X, controls(b, X), Left),
    assertion(Left == [A]).

test('700.2c only the targets of the chosen mode are chosen', Life == 23) :-
    charm([modal([[destroy(target([artifact]))], [gain_life(you, 3)], [destroy(target([creature]))]])], O),
    permanent(b, 'Cub', A),
    go,
    act(cast(O)),
    assertion(\+ offered(mode(1))),
    act(mode(2)),
    resolve,
    fact(life(a, Life)),
    assertion(fact(controls(b, A))).

test('700.2c the target of a later mode') :-
    charm([modal([[destroy(target([artifact]))], [destroy(target([creature]))]])], O),
    permanent(b, 'Cub', A),
    go,
    acts([cast(O), mode(2), target(A)]),
    resolve,
    assertion(\+ fact(controls(b, A))).

test('700.2d both modes', Life == 23) :-
    charm([modal(1, 2, [[gain_life(you, 3)], [destroy(target([creature]))]])], O),
    permanent(b, 'Cub', A),
    go,
    act(cast(O)),
    findall(N, offered_mode(N), Modes),
    assertion(Modes == [1, 2, 3]),
    acts([mode(3), target(A)]),
    resolve,
    fact(life(a, Life)),
    assertion(\+ fact(controls(b, A))).

test('601.2d damage is divided among any number of targets', Lives == [18]) :-
    charm([divided_damage(this, 4, target([any_target]))], O),
    permanent(b, 'Cub', A),
    go,
    acts([cast(O), target(A), target(b), no_more, share(2), share(2)]),
    resolve,
    findall(L, fact(life(b, L)), Lives),
    assertion(\+ fact(controls(b, A))).

offered_mode(N) :-
    between(1, 5, N),
    offered(mode(N)).

:- end_tests(several_targets).
