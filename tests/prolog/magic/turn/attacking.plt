:- module(rules_attacking_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/turn/attacking', [attack_set/1]).

board :-
    board([]).

board(Fluents) :-
    start_board(Fluents),
    card("Wall", "{G}", [creature, wall], 0/4, [keyword(defender)]),
    card("Hound", "{R}", [creature, hound], 1/1, [keyword(haste)]),
    card("Sentry", "{W}", [creature, soldier], 2/2, [keyword(vigilance)]),
    card("Berserk", "{R}", [creature, orc], 3/2, [static(this, [must_attack])]),
    card("Truce", "{W}", [enchantment], none, [static([creature, subtype(bear)], [cant_attack])]),
    card("Shy", "{W}", [creature, cat], 2/2,
         [static(this, [cant_attack_unless(controls(you, [subtype(bear)]))])]).

attack :-
    go,
    to_step(declare_attackers).

:- begin_tests(rules_attacking).

test('508.1a an attacker is tapped and attacks the opponent', [Tapped, Attacks] == [[O], [O-b]]) :-
    board,
    permanent(a, 'Cub', O),
    attack,
    acts([attack(O, b), done]),
    values(T, tapped(T), Tapped),
    values(A-D, attacking(A, D), Attacks).

test('508.1a a tapped creature can\'t attack', Ids == ['508.1a']) :-
    board,
    permanent(a, 'Cub', O),
    set(tapped(O)),
    attack,
    assertion(refused(attack(O, b))),
    reasons(attack(O, b), Ids).

test('508.1a nobody attacks with another player\'s creature', Ids == ['508.1a']) :-
    board,
    permanent(a, 'Cub', _),
    permanent(b, 'Cub', O),
    attack,
    reasons(attack(O, b), Ids).

test('302.6 a creature that is new can\'t attack', Ids == ['302.6']) :-
    board,
    permanent(a, 'Cub', O),
    set(arrived(O)),
    attack,
    reasons(attack(O, b), Ids).

test('702.10b with haste it can') :-
    board,
    permanent(a, 'Hound', O),
    set(arrived(O)),
    attack,
    assertion(offered(attack(O, b))).

test('702.3b a creature with defender can\'t attack', Ids == ['702.3b']) :-
    board,
    permanent(a, 'Wall', O),
    attack,
    reasons(attack(O, b), Ids).

test('702.20b a creature with vigilance stays untapped', Tapped == []) :-
    board,
    permanent(a, 'Sentry', O),
    attack,
    acts([attack(O, b), done]),
    assertion(fact(attacking(O, b))),
    values(T, tapped(T), Tapped).

test('508.1d what must attack if able does', Ids == ['508.1d']) :-
    board,
    permanent(a, 'Berserk', O),
    attack,
    assertion(refused(done)),
    reasons(done, Ids),
    act(attack(O, b)),
    assertion(offered(done)).

test('508.1d nothing is demanded of one that can\'t') :-
    board,
    permanent(a, 'Berserk', O),
    set(tapped(O)),
    attack,
    assertion(offered(done)).

test('508.1c a restriction', Ids == ['508.1c']) :-
    board,
    permanent(a, 'Truce', _),
    permanent(a, 'Cub', O),
    permanent(a, 'Ox', Free),
    attack,
    assertion(offered(attack(Free, b))),
    reasons(attack(O, b), Ids).

test('508.1c a restriction with a condition', [Before, After] == [['508.1c'], []]) :-
    board,
    permanent(a, 'Shy', O),
    attack,
    reasons(attack(O, b), Before),
    board,
    permanent(a, 'Shy', P),
    permanent(a, 'Cub', _),
    attack,
    reasons(attack(P, b), After).

test('508.1 all declarations of two creatures', Count == 4) :-
    board,
    permanents(a, 'Cub', 2),
    attack,
    findall(Set, attack_set(Set), Sets),
    length(Sets, Count).

test('802.2 each opponent can be attacked', Count == 3) :-
    board([ turn_order([a, b, c]), setting(seats, [a, b, c]), life(c, 20), library(c, []) ]),
    permanent(a, 'Cub', O),
    attack,
    assertion(offered(attack(O, c))),
    findall(Set, attack_set(Set), Sets),
    length(Sets, Count).

test('508.1c who can\'t be attacked says so; others can', [Ids, Other] == [['508.1c'], []]) :-
    board([ turn_order([a, b, c]), setting(seats, [a, b, c]), life(c, 20), library(c, []) ]),
    card("Ward", "{W}", [enchantment], none, [static([creature], [cant_attack_you(alone)])]),
    permanent(b, 'Ward', _),
    permanent(a, 'Cub', O),
    attack,
    reasons(attack(O, b), Ids),
    reasons(attack(O, c), Other).

test('508.1c nor their planeswalkers, where it says so', [Ids, Alone] == [['508.1c'], []]) :-
    board,
    card("Sage", "{W}", [planeswalker], none, []),
    card("Ward", "{W}", [enchantment], none, [static([subtype(bear)], [cant_attack_you(planeswalkers)])]),
    card("Moat", "{W}", [enchantment], none, [static([subtype(ox)], [cant_attack_you(alone)])]),
    permanent(b, 'Sage', Sage),
    set(counters(Sage, loyalty, 3)),
    permanent(b, 'Ward', _),
    permanent(b, 'Moat', _),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ox', Ox),
    attack,
    reasons(attack(Cub, Sage), Ids),
    reasons(attack(Ox, Sage), Alone).

:- end_tests(rules_attacking).
