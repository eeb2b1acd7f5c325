:- module(rules_damage_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).

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

%   A creature that deals damage to everything at once; life gained is heard.

sweeping(Keywords, Others) :-
    start_board([]),
    findall(keyword(K), member(K, Keywords), Abilities),
    card("Storm", "{R}", [creature, elemental], 1/9, [activated([tap], [damage(this, 2, each([creature]))])|Abilities]),
    card("Cheer", "{W}", [enchantment], none, [triggered(gains_life(you), true, [put_counters(this, charge, 1)])]),
    permanent(a, 'Storm', O),
    permanent(a, 'Cheer', _),
    card("Devout", "{W}", [creature, cleric], 2/2, [keyword(protection(color(red)))]),
    forall(member(Name, Others), permanent(b, Name, _)),
    go,
    act(activate(O, 1)),
    resolve_all.

test('119.9 what one source deals at once is one gain of life', [Life, Heard] == [28, 1]) :-
    sweeping([lifelink], ['Ox', 'Ox', 'Cub']),
    fact(life(a, Life)),
    fact(counters(_, charge, Heard)).

test('119.9 without lifelink there is none', [Life, Heard] == [20, []]) :-
    sweeping([], ['Ox', 'Cub']),
    fact(life(a, Life)),
    values(N, counters(_, charge, N), Heard).

test('119.9 what is prevented is not gained', [Life, Heard] == [24, 1]) :-
    sweeping([lifelink], ['Ox', 'Devout']),
    fact(life(a, Life)),
    fact(counters(_, charge, Heard)).

test('119.9 two sources at once are two gains', [Life, Heard] == [24, 2]) :-
    start_board([step(declare_attackers)]),
    card("Vampire", "{B}", [creature, vampire], 2/2, [keyword(lifelink)]),
    card("Cheer", "{W}", [enchantment], none, [triggered(gains_life(you), true, [put_counters(this, charge, 1)])]),
    permanent(a, 'Vampire', A),
    permanent(a, 'Vampire', B),
    permanent(a, 'Cheer', _),
    set(attacking(A, b)),
    set(attacking(B, b)),
    go,
    to_step(combat_damage),
    resolve_all,
    fact(life(a, Life)),
    fact(counters(_, charge, Heard)).

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
