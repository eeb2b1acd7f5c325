:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).

% What is divided is divided as it goes on the stack, of triggered abilities, too (601.2d, 603.3d).

:- begin_tests(divided).

board(Abilities, Titan) :-
    start_board([]),
    card("Titan", "{R}", [creature, giant], 6/6, Abilities),
    permanent(a, 'Peak', _),
    in_hand(a, 'Titan', Titan).

entering(Effects, Titan, Ox, Cub) :-
    board([triggered(enters(this), true, Effects)], Titan),
    permanent(b, 'Ox', Ox),
    permanent(b, 'Cub', Cub).

test('603.3d each target of a triggered ability gets its share', Damage-Life == [Ox-2]-19) :-
    entering([divided_damage(this, 3, targets(from_to(1, 3), [any_target]))], Titan, Ox, _),
    go,
    act(cast(Titan)),
    resolve,
    acts([target(Ox), target(b), no_more]),
    assertion(refused(share(3))),
    acts([share(2), share(1)]),
    resolve,
    values(O-N, damage(O, N), Damage),
    fact(life(b, Life)).

test('601.2d a single target gets all of it', Damage == [Ox-3]) :-
    entering([divided_damage(this, 3, targets(from_to(1, 3), [any_target]))], Titan, Ox, _),
    go,
    act(cast(Titan)),
    resolve,
    acts([target(Ox), no_more]),
    resolve,
    values(O-N, damage(O, N), Damage).

test('601.2d what depends on a payment is divided as targets are chosen', Damage-Life == [Ox-1]-18) :-
    entering([may_pay([sacrifice(1, [creature])], [divided_damage(this, 3, target([any_target]))])], Titan, Ox, _),
    permanent(a, 'Gull', Gull),
    go,
    act(cast(Titan)),
    resolve,
    acts([target(Ox), target(b), no_more, share(1), share(2)]),
    resolve,
    acts([yes, pick(Gull)]),
    values(O-N, damage(O, N), Damage),
    fact(life(b, Life)).

test('603.3d as many targets as there is damage, which is counted once', Shares == [1, 2]) :-
    entering([divided_damage(this, count([land, controlled(you)]), target([creature, controlled(opponent)]))], Titan, Ox, Cub),
    permanents(a, 'Grove', 2),
    go,
    act(cast(Titan)),
    resolve,
    acts([target(Ox), target(Cub)]),
    assertion(offered(share(2))),
    assertion(refused(share(3))),
    act(share(2)),
    act(share(1)),
    resolve,
    findall(N, ( member(O, [Ox, Cub]), ( fact(damage(O, N)) -> true ; N = 0 ) ), Unsorted),
    sort(Unsorted, Shares).

test('601.2d X damage among any number of targets', Damage-Life == [Ox-1]-19) :-
    start_board([]),
    card("Rain", "{X}{R}", [sorcery], none, [spell([divided_damage(this, x, target([any_target]))])]),
    permanents(a, 'Peak', 3),
    permanent(b, 'Ox', Ox),
    in_hand(a, 'Rain', Rain),
    go,
    acts([cast(Rain), value_of_x(2), target(Ox), target(b), share(1), share(1)]),
    resolve,
    values(O-N, damage(O, N), Damage),
    fact(life(b, Life)).

test('608.2b an illegal target gets nothing, and the others no more', Damage == [Ox-1]) :-
    entering([divided_damage(this, 3, targets(from_to(1, 3), [any_target]))], Titan, Ox, Cub),
    card("Leave", "{0}", [instant], none, [spell([return_to_hand(target([creature]))])]),
    in_hand(a, 'Leave', Leave),
    go,
    act(cast(Titan)),
    resolve,
    acts([target(Ox), target(Cub), no_more, share(1), share(2), cast(Leave), target(Cub)]),
    resolve,
    resolve,
    values(O-N, damage(O, N), Damage).

:- end_tests(divided).

:- begin_tests(targets_of_triggers).

two(Titan) :-
    start_board([]),
    card("Titan", "{R}", [creature, giant], 6/6,
         [triggered(enters(this), true,
                    [tap(target([creature, controlled(opponent)])), destroy(target([other, creature, controlled(opponent)]))])]),
    permanent(a, 'Peak', _),
    in_hand(a, 'Titan', Titan).

test('603.3d with one of two targets it is removed from the stack', Tapped == []) :-
    two(Titan),
    permanent(b, 'Cub', _),
    go,
    act(cast(Titan)),
    resolve,
    assertion(fact(stack([]))),
    values(O, tapped(O), Tapped0),
    findall(O, ( member(O, Tapped0), fact(controls(b, O)) ), Tapped).

test('603.3d with both it does both', Left == [Ox]) :-
    two(Titan),
    permanent(b, 'Ox', Ox),
    permanent(b, 'Cub', Cub),
    go,
    act(cast(Titan)),
    resolve,
    acts([target(Ox), target(Cub)]),
    resolve,
    values(O, controls(b, O), Left),
    assertion(fact(tapped(Ox))).

:- end_tests(targets_of_triggers).
