:- module(rules_players_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [advance/2, legal/1, violations/1]).
:- use_module('../../../../prolog/k/store', [delete/1, set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/players', [apnap/1, next_in_order/2, opponent/2]).

four(Fluents) :-
    start_board([ turn_order([a, b, c, d]), setting(seats, [a, b, c, d]), life(c, 20), life(d, 20),
                  library(c, []), library(d, [])
                | Fluents ]).

teams([team(a, red), team(c, red), team(b, blue), team(d, blue)]).

:- begin_tests(rules_players).

test('102.2 in a game of two the other is the opponent', all(P == [b])) :-
    start_board([]),
    opponent(a, P).

test('102.3 teammates are no opponents', all(P == [b, d])) :-
    teams(Teams),
    four(Teams),
    opponent(a, P).

test('101.4 the active player comes first', Players == [c, d, a, b]) :-
    four([active(c)]),
    apnap(Players).

test('101.4 turn order goes round', Next == a) :-
    four([]),
    next_in_order(d, Next).

test('104.2a the last one left wins', Stop == over(won([a]))) :-
    start_board([]),
    go,
    act(concede(b), Stop).

test('104.2a a game of four goes on', Stop = choice(a, priority(a, [c, d]), _)) :-
    four([]),
    go,
    act(concede(b), Stop).

test('104.2c a team wins with those who lost before', Stop == over(won([a, c]))) :-
    teams(Teams),
    four(Teams),
    go,
    acts([concede(a), concede(b)]),
    act(concede(d), Stop).

test('104.3a only who plays can concede', Ids == ['104.3a']) :-
    four([]),
    go,
    act(concede(b)),
    assertion(\+ legal(concede(b))),
    assertion(legal(concede(c))),
    reasons(concede(b), Ids).

test('104.4a all lose at the same time', Stop == over(draw)) :-
    start_board([life(a, 0), life(b, -3)]),
    go(Stop).

test('800.4a what a player owns leaves with them', [Mine, Hand] == [[Kept], []]) :-
    four([]),
    permanent(a, 'Cub', Kept),
    permanent(b, 'Cub', _),
    in_hand(b, 'Cub', _),
    go,
    act(concede(b)),
    values(O, controls(_, O), Mine),
    values(O, hand(_, O), Hand).

test('613.5 whoever has left is no opponent any more, in what is stored, too', Broken == []) :-
    start_board([]),
    card("Hush", "{1}", [creature, angel], 3/4, [static([creature, controlled(opponent)], [cant_activate])]),
    card("Pup", "{R}", [creature, dog], 1/1, [activated([tap], [gain_life(you, 1)])]),
    permanent(a, 'Hush', Hush),
    permanent(b, 'Pup', Pup),
    set(restricted(Pup, cant_activate, Hush)),
    set(life(b, 0)),
    delete(changed(statics)),
    advance(steps, step(open_priority)),
    advance(steps, step(state_based_actions)),
    violations(Broken).

:- end_tests(rules_players).
