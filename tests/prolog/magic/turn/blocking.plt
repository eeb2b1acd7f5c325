:- module(rules_blocking_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/turn/blocking', [block_set/1]).

board :-
    start_board([]),
    card("Spider", "{G}", [creature, spider], 1/3, [keyword(reach)]),
    card("Brute", "{R}", [creature, giant], 3/3, [keyword(menace)]),
    card("Shade", "{B}", [creature, shade], 2/2, [keyword(fear)]),
    card("Imp", "{B}", [creature, imp], 1/1, []),
    card("Robot", "{2}", [artifact, creature, construct], 1/1, []),
    card("Ranger", "{G}", [creature, elf], 2/2, [keyword(landwalk(island))]),
    card("Bully", "{R}", [creature, ogre], 2/2, [keyword(intimidate)]),
    card("Rider", "{R}", [creature, knight], 2/2, [keyword(horsemanship)]),
    card("Shadow", "{R}", [creature, spirit], 1/1, [keyword(shadow)]),
    card("Sneak", "{U}", [creature, rogue], 1/1, [keyword(skulk)]),
    card("Ghost", "{U}", [creature, spirit], 2/1, [static(this, [cant_be_blocked])]),
    card("Coward", "{R}", [creature, kobold], 1/1, [static(this, [cant_block])]),
    card("Guard", "{W}", [creature, soldier], 1/1, [static(this, [must_block])]),
    card("Paladin", "{W}", [creature, knight], 2/2, [keyword(protection(color(green)))]).

%   attacked(+Name, -Attacker): a attacks b with a creature.

attacked(Name, A) :-
    permanent(a, Name, A),
    attacked_by([A]).

attacked_by(Attackers) :-
    go,
    to_step(declare_attackers),
    forall(member(A, Attackers), act(attack(A, b))),
    act(done),
    to_step(declare_blockers).

:- begin_tests(rules_blocking).

test('509.1h an attacker becomes blocked', [Blocks, Blocked] == [[B-A], [A]]) :-
    board,
    permanent(b, 'Cub', B),
    attacked('Cub', A),
    acts([block(B, A), done]),
    values(X-Y, blocks(X, Y), Blocks),
    values(Z, blocked(Z), Blocked).

test('509.1a a tapped creature can\'t block', Ids == ['509.1a']) :-
    board,
    permanent(b, 'Cub', B),
    set(tapped(B)),
    attacked('Cub', A),
    reasons(block(B, A), Ids).

test('509.1a one creature blocks one attacker', Ids == ['509.1a']) :-
    board,
    permanent(b, 'Cub', B),
    permanent(a, 'Cub', A1),
    permanent(a, 'Cub', A2),
    attacked_by([A1, A2]),
    assertion(offered(block(B, A2))),
    act(block(B, A1)),
    reasons(block(B, A2), Ids).

test('702.9b flying: only flying and reach block it', [Ids, Spider, Gull] == [['702.9b'], [], []]) :-
    board,
    permanent(b, 'Cub', B),
    permanent(b, 'Spider', C),
    permanent(b, 'Gull', D),
    attacked('Gull', A),
    reasons(block(B, A), Ids),
    reasons(block(C, A), Spider),
    reasons(block(D, A), Gull).

test('702.111b menace: two blockers or none', [Ids, Sets] == ['702.111b', 2]) :-
    board,
    permanent(b, 'Cub', B),
    permanent(b, 'Cub', C),
    attacked('Brute', A),
    findall(Set, block_set(Set), All),
    length(All, Sets),
    act(block(B, A)),
    assertion(refused(done)),
    reasons(done, [Ids]),
    act(block(C, A)),
    assertion(offered(done)).

test('702.111b alone nothing blocks a creature with menace', Ids == ['702.111b']) :-
    board,
    permanent(b, 'Cub', B),
    permanent(b, 'Cub', Tapped),
    set(tapped(Tapped)),
    attacked('Brute', A),
    assertion(refused(block(B, A))),
    reasons(block(B, A), Ids).

test('702.111b why it is not, is said of one of two', Words == "It is legal if another creature blocks Brute (3), too, which has menace (702.111b).") :-
    board,
    permanent(b, 'Cub', B),
    permanent(b, 'Cub', C),
    attacked('Brute', A),
    explain:caveat(block(B, A), Words),
    act(block(C, A)),
    assertion(\+ explain:caveat(block(B, A), _)).

test('702.36b fear: artifact and black creatures block it', [Ids, Imp, Robot] == [['702.36b'], [], []]) :-
    board,
    permanent(b, 'Cub', B),
    permanent(b, 'Imp', C),
    permanent(b, 'Robot', D),
    attacked('Shade', A),
    reasons(block(B, A), Ids),
    reasons(block(C, A), Imp),
    reasons(block(D, A), Robot).

test('702.14c landwalk, where the defender has such a land', [With, Without] == [['702.14c'], []]) :-
    board,
    permanent(b, 'Pool', _),
    permanent(b, 'Cub', B),
    attacked('Ranger', A),
    reasons(block(B, A), With),
    board,
    permanent(a, 'Pool', _),
    permanent(b, 'Cub', D),
    attacked('Ranger', C),
    reasons(block(D, C), Without).

test('702.118b skulk: no greater power blocks it', [Cub, Imp] == [['702.118b'], []]) :-
    board,
    permanent(b, 'Cub', B),
    permanent(b, 'Imp', C),
    attacked('Sneak', A),
    reasons(block(B, A), Cub),
    reasons(block(C, A), Imp).

test('702.16f protection', [Cub, Imp] == [['702.16f'], []]) :-
    board,
    permanent(b, 'Cub', B),
    permanent(b, 'Imp', C),
    attacked('Paladin', A),
    reasons(block(B, A), Cub),
    reasons(block(C, A), Imp).

test('509.1b restrictions', [CantBlock, CantBeBlocked] == [['509.1b'], ['509.1b']]) :-
    board,
    permanent(b, 'Coward', B),
    permanent(b, 'Cub', C),
    permanent(a, 'Cub', A1),
    permanent(a, 'Ghost', A2),
    attacked_by([A1, A2]),
    assertion(offered(block(C, A1))),
    reasons(block(B, A1), CantBlock),
    reasons(block(C, A2), CantBeBlocked).

test('509.1c what must block if able does', Ids == ['509.1c']) :-
    board,
    permanent(b, 'Guard', B),
    attacked('Cub', A),
    assertion(refused(done)),
    reasons(done, Ids),
    act(block(B, A)),
    assertion(offered(done)).

test('509.1c nothing is demanded of one that can\'t') :-
    board,
    permanent(b, 'Guard', _),
    attacked('Gull', _),
    assertion(offered(done)).

test('evasion: 702.13b intimidate, 702.31b horsemanship, 702.28b shadow', Reasons ==
     [['702.13b'], ['702.31b'], ['702.28b'], ['702.28b'], []]) :-
    board,
    permanent(b, 'Cub', B),
    permanent(b, 'Shadow', C),
    permanent(a, 'Bully', A1),
    permanent(a, 'Rider', A2),
    permanent(a, 'Shadow', A3),
    permanent(a, 'Cub', Plain),
    attacked_by([A1, A2, A3, Plain]),
    findall(Ids,
            ( member(D-A, [B-A1, B-A2, B-A3, C-Plain, C-A3]),
              reasons(block(D, A), Ids)
            ),
            Reasons).

:- end_tests(rules_blocking).
