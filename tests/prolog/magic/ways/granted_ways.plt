:- module(granted_ways_tests, []).

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, mark/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).

board(Ability, Source) :-
    start_board([]),
    card("Gate", "{0}", [enchantment], none, [Ability]),
    permanent(a, 'Gate', Source).

:- begin_tests(granted_ways).

test('118.9 what is in hand is cast for nothing, again and again', Life == 14) :-
    board(may_cast([hand], [], free, always), Gate),
    in_hand(a, 'Spark', One),
    in_hand(a, 'Spark', Two),
    go,
    fluents(First),
    mark(Mark),
    acts([cast(One, granted(Gate, 1, free)), target(b)]),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    acts([cast(One, granted(Gate, 1, free)), target(b)]),
    resolve,
    acts([cast(Two, granted(Gate, 1, free)), target(b)]),
    resolve,
    fact(life(b, Life)).

test('117.1a the times of casting are as ever, and another player is not helped') :-
    board(may_cast([hand], [], free, always), Gate),
    in_hand(a, 'Spark', Spark),
    in_hand(a, 'Ox', Ox),
    in_hand(b, 'Spark', Theirs),
    go,
    acts([cast(Spark, granted(Gate, 1, free)), target(b)]),
    assertion(refused(cast(Ox, granted(Gate, 1, free)))),
    act(pass),
    assertion(refused(cast(Theirs, granted(Gate, 1, free)))).

test('601.3 once in a turn: one spell, from either place', Life == 17) :-
    board(may_cast([hand, library_top], [], free, once_each_own_turn), Gate),
    in_library(a, 'Spark', Top),
    in_hand(a, 'Spark', Spark),
    go,
    assertion(offered(cast(Spark, granted(Gate, 1, free)))),
    acts([cast(Top, granted(Gate, 1, free)), target(b)]),
    resolve,
    assertion(refused(cast(Spark, granted(Gate, 1, free)))),
    fact(life(b, Life)).

test('601.3 each such permanent lets cast once', Life == 14) :-
    board(may_cast([hand], [], free, once_each_turn), Gate),
    permanent(a, 'Gate', Other),
    in_hand(a, 'Spark', One),
    in_hand(a, 'Spark', Two),
    go,
    acts([cast(One, granted(Gate, 1, free)), target(b)]),
    resolve,
    acts([cast(Two, granted(Other, 1, free)), target(b)]),
    resolve,
    fact(life(b, Life)).

test('601.3 from the graveyard, for its cost, and only what is described') :-
    board(may_cast([graveyard], [creature], paid, once_each_own_turn), Gate),
    in_graveyard(a, 'Cub', Cub),
    in_graveyard(a, 'Spark', Spark),
    in_graveyard(b, 'Cub', Theirs),
    permanents(a, 'Grove', 2),
    go,
    assertion(refused(cast(Spark, granted(Gate, 1, paid)))),
    assertion(refused(cast(Theirs, granted(Gate, 1, paid)))),
    act(cast(Cub, granted(Gate, 1, paid))),
    resolve,
    values(O, controls(a, O), Os),
    named(Os, Names),
    assertion(memberchk('Cub', Names)),
    values(L, tapped(L), Tapped),
    assertion(Tapped = [_, _]).

test('107.3b without {X} in what is paid, X is 0', Life == 20) :-
    board(may_cast([hand], [], free, always), Gate),
    card("Bolt", "{X}{R}", [instant], none, [spell([damage(this, x, target([any_target]))])]),
    permanents(a, 'Peak', 3),
    in_hand(a, 'Bolt', O),
    go,
    acts([cast(O, granted(Gate, 1, free)), target(b)]),
    resolve,
    fact(life(b, Life)).

test('202.3e for another cost with X the spell is no larger than what may be cast', Xs == [0, 1]) :-
    board(may_cast([graveyard], [compared(mana_value, at_most, 2)], paid, once_each_turn), _),
    card("Swarm", "{X}{R}", [creature], 1/1, [keyword(surge('{X}{R}'))]),
    permanents(a, 'Peak', 5),
    in_hand(a, 'Spark', Spark),
    in_graveyard(a, 'Swarm', Swarm),
    go,
    assertion(refused(cast(Swarm, surge))),
    acts([cast(Spark), target(b)]),
    resolve,
    act(cast(Swarm, surge)),
    findall(X, ( between(0, 9, X), offered(value_of_x(X)) ), Xs).

test('601.3 of the top of a library nothing else than the top card') :-
    board(may_cast([library_top], [], free, always), Gate),
    in_library(a, 'Spark', _),
    in_library(a, 'Spark', Below),
    go,
    assertion(refused(cast(Below, granted(Gate, 1, free)))).

test('they are read and written',
     [forall(member(Ability, [may_cast([hand], [], free, always), may_cast([graveyard], [creature], paid, always),
                              may_cast([hand, library_top], [], free, once_each_own_turn),
                              may_cast([graveyard], [artifact], paid, once_each_turn)]))]) :-
    ability_english(Ability, 'Omen', English),
    once(english_ability(English, 'Omen', Read)),
    assertion(Read == Ability).

:- end_tests(granted_ways).
