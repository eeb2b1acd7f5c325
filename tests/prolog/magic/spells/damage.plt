:- module(rules_damage_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').

%   board(+Keywords): the damage is dealt by a creature with Keywords that pings.

board(Keywords) :-
    start_board([]),
    findall(keyword(K), member(K, Keywords), Abilities),
    card("Archer", "{R}", [creature, archer], 1/1,
         [activated([tap], [damage(this, 2, target([any_target]))])|Abilities]),
    card("Devout", "{W}", [creature, cleric], 2/2, [keyword(protection(color(red)))]),
    card("Quake", "{R}", [sorcery], none,
         [spell([damage(this, 1, each([creature])), damage(this, 1, each([player]))])]),
    permanent(a, 'Archer', _).

shoot(Target) :-
    go,
    fact(object(O, 'Archer', a)),
    acts([activate(O, 1), target(Target)]),
    resolve.

:- begin_tests(rules_damage).

test('120.3a a player loses life', [A, B] == [20, 18]) :-
    board([]),
    shoot(b),
    fact(life(a, A)),
    fact(life(b, B)).

test('120.3e a creature is marked', Damage == 2) :-
    board([]),
    permanent(b, 'Ox', O),
    shoot(O),
    fact(damage(O, Damage)).

test('120.6 damage adds up', Damage == 3) :-
    board([]),
    permanent(b, 'Ox', O),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Quake', Quake),
    shoot(O),
    act(cast(Quake)),
    resolve,
    fact(damage(O, Damage)).

test('120.3d wither: -1/-1 counters', [Counters, Damage] == [[O-2], []]) :-
    board([wither]),
    permanent(b, 'Ox', O),
    shoot(O),
    values(X-N, counters(X, '-1/-1', N), Counters),
    values(N, damage(O, N), Damage).

test('120.3b infect: poison counters for a player', [Life, Poison] == [20, 2]) :-
    board([infect]),
    shoot(b),
    fact(life(b, Life)),
    fact(counters(b, poison, Poison)).

test('120.3f lifelink: its controller gains life', [A, B] == [22, 18]) :-
    board([lifelink]),
    shoot(b),
    fact(life(a, A)),
    fact(life(b, B)).

test('702.2b deathtouch: any damage is deadly', Dead == ['Ox']) :-
    board([deathtouch]),
    permanent(b, 'Ox', O),
    shoot(O),
    values(D, graveyard(b, D), Objects),
    named(Objects, Dead).

test('702.16e protection prevents damage', [Mine, Life] == [['Devout'], 19]) :-
    board([]),
    permanent(b, 'Devout', _),
    permanent(b, 'Gull', _),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Quake', Quake),
    go,
    act(cast(Quake)),
    resolve,
    fact(life(b, Life)),
    values(O, controls(b, O), Objects),
    named(Objects, Mine),
    values(N, damage(_, N), Marked),
    assertion(Marked == []).

:- end_tests(rules_damage).
