:- module(rules_starting_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [holds/1, set/1]).

game(Rule, Stop) :-
    start_board([setting(mulligan, Rule), step(beginning), turn(0)], start_game),
    cards_in_library(a, 'Cub', 20),
    cards_in_library(b, 'Cub', 20),
    go(Stop).

three(Rule) :-
    start_board([ setting(mulligan, Rule), step(beginning), turn(0), turn_order([a, b, c]),
                  setting(seats, [a, b, c]), life(c, 20), library(c, []) ], start_game),
    cards_in_library(a, 'Cub', 20),
    cards_in_library(b, 'Cub', 20),
    cards_in_library(c, 'Cub', 20),
    go.

cards_of(Player, InHand, InLibrary) :-
    values(O, hand(Player, O), Hand),
    length(Hand, InHand),
    fact(library(Player, Library)),
    length(Library, InLibrary).

:- begin_tests(rules_starting).

test('103.5 seven cards for each, and the first player decides',
     [Stop, A/Left, B] == [choice(a, decide_mulligan(a), [keep, mulligan]), 7/13, 7]) :-
    game(london, Stop),
    cards_of(a, A, Left),
    cards_of(b, B, _).

test('103.8 all keep: the first turn begins', [Turn, Active, Step, Now] == [1, a, upkeep, priority(a, [b])]) :-
    game(london, _),
    acts([keep, keep]),
    fact(turn(Turn)),
    fact(active(Active)),
    fact(step(Step)),
    fact(now(Now)).

test('103.5 london: seven again, then one to the bottom', [Before, After, Library] == [7, 6, 14]) :-
    game(london, _),
    acts([mulligan, keep]),
    cards_of(a, Before, _),
    act(keep),
    fact(now(put_on_bottom(a, 1))),
    fact(hand(a, O)),
    act(bottom(O)),
    cards_of(a, After, Library).

test('103.5 a second mulligan costs two', Now == put_on_bottom(a, 2)) :-
    game(london, _),
    acts([mulligan, keep, mulligan, keep]),
    fact(now(Now)).

test('vancouver: six cards and a look at the top', [Hand, Now] == [6, scry_top(a)]) :-
    game(vancouver, _),
    acts([mulligan, keep, keep]),
    cards_of(a, Hand, _),
    fact(now(Now)).

test('paris: six cards and nothing else', [Hand, Now] == [6, priority(a, [b])]) :-
    game(paris, _),
    acts([mulligan, keep, keep]),
    cards_of(a, Hand, _),
    fact(now(Now)).

test('103.5c the first mulligan of three players is free', [Hand, Now] == [7, priority(a, [b, c])]) :-
    three(london),
    acts([mulligan, keep, keep, keep]),
    cards_of(a, Hand, _),
    fact(now(Now)).

test('103.5 no mulligan without cards', Ids == ['103.5']) :-
    game(london, _),
    set(mulligans_taken(a, 7)),
    assertion(refused(mulligan)),
    assertion(offered(keep)),
    reasons(mulligan, Ids).

test('103.8a the first player of two skips a draw', all(P == [a])) :-
    game(london, _),
    acts([keep, keep]),
    holds(first_turn(P)).

test('103.8c nobody of three skips a draw', all(P == [])) :-
    three(london),
    acts([keep, keep, keep]),
    holds(first_turn(P)).

:- end_tests(rules_starting).
