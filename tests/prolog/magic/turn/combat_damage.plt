:- module(rules_combat_damage_tests, []).

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).

board :-
    board([]).

board(Fluents) :-
    start_board(Fluents),
    card("Ram", "{G}", [creature, beast], 5/5, [keyword(trample)]),
    card("Mule", "{G}", [creature, ox], 5/9, []),
    card("Knight", "{W}", [creature, knight], 2/2, [keyword(first_strike)]),
    card("Duelist", "{W}", [creature, knight], 2/2, [keyword(double_strike)]),
    card("Viper", "{B}", [creature, snake], 1/1, [keyword(deathtouch)]),
    card("Asp", "{B}", [creature, snake], 3/3, [keyword(deathtouch), keyword(trample)]).

%   fight(+Attackers, +Blocks): a attacks b, b blocks, damage is about to be dealt.

fight(Attackers, Blocks) :-
    fight(Attackers, Blocks, []).

%   fight(+Attackers, +Blocks, +More): More are fluents that hold after the blocks,
%   for a creature that blocks several attackers.

fight(Attackers, Blocks, More) :-
    go,
    to_step(declare_attackers),
    forall(member(A, Attackers), act(attack(A, b))),
    act(done),
    to_step(declare_blockers),
    maplist(act, Blocks),
    maplist(set, More),
    act(done),
    next_damage.

next_damage :-
    (   fact(step(Step)),
        member(Step, [first_combat_damage, combat_damage])
    ->  true
    ;   act(pass),
        next_damage
    ).

%   dead(+Objects, -Dead): those that are gone.

dead(Objects, Dead) :-
    findall(O, ( member(O, Objects), \+ fact(controls(_, O)) ), Dead).

:- begin_tests(rules_combat_damage).

test('510.1b unblocked: damage to the player', Life == 14) :-
    board,
    permanent(a, 'Cub', A),
    permanent(a, 'Ox', B),
    fight([A, B], []),
    fact(life(b, Life)).

test('510.1c blocked: damage to the blocker, and back', [Life, Dead, Damage] == [20, [B], [A-2]]) :-
    board,
    permanent(a, 'Ox', A),
    permanent(b, 'Cub', B),
    fight([A], [block(B, A)]),
    fact(life(b, Life)),
    dead([A, B], Dead),
    values(O-N, damage(O, N), Damage).

test('510.2 damage is dealt at once: both die', Dead == [A, B]) :-
    board,
    permanent(a, 'Cub', A),
    permanent(b, 'Cub', B),
    fight([A], [block(B, A)]),
    dead([A, B], Dead).

test('702.7b first strike: the other deals none', Dead == [B]) :-
    board,
    permanent(a, 'Knight', A),
    permanent(b, 'Cub', B),
    fight([A], [block(B, A)]),
    to_step(combat_damage),
    dead([A, B], Dead).

test('702.4b double strike: twice', [First, Then] == [18, 16]) :-
    board,
    permanent(a, 'Duelist', A),
    permanent(b, 'Cub', _),
    fight([A], []),
    fact(life(b, First)),
    to_step(combat_damage),
    fact(life(b, Then)).

test('510.1c several blockers: divided freely', [Dead, Damage] == [[C], [B-1]]) :-
    board,
    permanent(a, 'Mule', A),
    permanent(b, 'Ox', B),
    permanent(b, 'Ox', C),
    fight([A], [block(B, A), block(C, A)]),
    assertion(offered(assign(B, 0))),
    assertion(offered(assign(B, 5))),
    assertion(refused(assign(B, 6))),
    act(assign(B, 1)),
    assertion(refused(assign(C, 3))),
    act(assign(C, 4)),
    dead([A, B, C], Dead),
    values(B-N, damage(B, N), Damage).

test('510.1c thesis 2.2.1: with the setting, lethal damage in order', Offered == [4, 5]) :-
    board([setting(combat_damage, ordered)]),
    permanent(a, 'Mule', A),
    permanent(b, 'Ox', B),
    permanent(b, 'Ox', C),
    go,
    to_step(declare_attackers),
    acts([attack(A, b), done]),
    to_step(declare_blockers),
    acts([block(B, A), block(C, A), done, next_blocker(B), next_blocker(C)]),
    next_damage,
    findall(N, ( between(0, 5, N), offered(assign(B, N)) ), Offered).

test('702.19b trample: the rest to the player', [Life, Dead] == [17, [B]]) :-
    board,
    permanent(a, 'Ram', A),
    permanent(b, 'Cub', B),
    fight([A], [block(B, A)]),
    assertion(refused(assign(B, 1))),
    acts([assign(B, 2), assign(b, 3)]),
    fact(life(b, Life)),
    dead([A, B], Dead).

test('702.19b damage that others assign to the same blocker counts', Life == 17) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ram', One),
    permanent(a, 'Ram', Two),
    permanent(b, 'Mule', B),
    fight([Cub, One, Two], [block(B, One)], [blocks(B, Cub), blocks(B, Two)]),
    assertion(refused(assign(B, 4))),
    acts([assign(B, 5), assign(b, 0)]),
    assertion(refused(assign(B, 1))),
    acts([assign(B, 2), assign(b, 3), assign(One, 0), assign(Cub, 0), assign(Two, 5)]),
    fact(life(b, Life)).

test('702.2c one damage of deathtouch is lethal for the others, too', [Life, Dead] == [13, [B]]) :-
    board,
    permanent(a, 'Viper', Viper),
    permanent(a, 'Ram', Ram),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Mule', B),
    fight([Viper, Ram, Cub], [block(B, Ram)], [blocks(B, Viper)]),
    acts([assign(B, 0), assign(b, 5), assign(Ram, 0), assign(Viper, 5)]),
    fact(life(b, Life)),
    dead([B], Dead).

test('702.2c one damage of deathtouch is lethal', [Life, Dead] == [18, [B]]) :-
    board,
    permanent(a, 'Asp', A),
    permanent(b, 'Ox', B),
    fight([A], [block(B, A)]),
    acts([assign(B, 1), assign(b, 2)]),
    fact(life(b, Life)),
    dead([B], Dead).

test('702.2b deathtouch kills', Dead == [A, B]) :-
    board,
    permanent(a, 'Viper', A),
    permanent(b, 'Ox', B),
    fight([A], [block(B, A)]),
    dead([A, B], Dead).

test('702.19e trample: the blocker is gone', Life == 15) :-
    board,
    permanent(a, 'Ram', A),
    permanent(b, 'Cub', B),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', O),
    go,
    to_step(declare_attackers),
    acts([attack(A, b), done]),
    to_step(declare_blockers),
    acts([block(B, A), done, cast(O), target(B)]),
    resolve,
    to_step(combat_damage),
    fact(life(b, Life)).

test('510.4 first strike deals damage once', Life == 18) :-
    board,
    permanent(a, 'Knight', A),
    fight([A], []),
    to_step(combat_damage),
    fact(life(b, Life)).

:- end_tests(rules_combat_damage).
