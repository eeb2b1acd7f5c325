:- module(rules_views_tests, []).

:- use_module(library(plunit)).
:- use_module(boards).
:- use_module('../../../prolog/k/views', [heard/3, visible/2]).

:- begin_tests(rules_views).

test('402.3 a hand is seen by its player only', [Own, Other] == [[O], []]) :-
    start_board([]),
    in_hand(a, 'Cub', O),
    go,
    findall(X, visible(a, hand(a, X)), Own),
    findall(X, visible(b, hand(a, X)), Other).

test('402.3 and what card it is') :-
    start_board([]),
    in_hand(a, 'Cub', O),
    go,
    assertion(once(visible(a, object(O, 'Cub', a)))),
    assertion(\+ visible(b, object(O, _, _))).

test('102.3 teammates do not see it', Seen == []) :-
    start_board([team(a, red), team(b, red)]),
    in_hand(a, 'Cub', _),
    findall(X, visible(b, hand(a, X)), Seen).

test('401.2 nobody sees a library', Seen == []) :-
    start_board([]),
    in_library(a, 'Cub', O),
    go,
    findall(P, ( visible(P, library(_, _)) ; visible(P, object(O, _, _)) ), Seen).

test('404.2 everyone sees a graveyard', Seen == [a-'Cub', b-'Cub']) :-
    start_board([]),
    in_graveyard(a, 'Cub', O),
    go,
    findall(P-N, visible(P, object(O, N, _)), Unsorted),
    sort(Unsorted, Seen).

test('403.1 everyone sees the battlefield') :-
    start_board([]),
    permanent(a, 'Cub', O),
    go,
    assertion(once(visible(b, controls(a, O)))),
    assertion(once(visible(b, object(O, 'Cub', a)))).

test('nobody sees the seed', Seen == []) :-
    start_board([]),
    go,
    findall(P, visible(P, seed(_)), Seen).

test('121.1 others hear that a card is drawn, not which', [Own, Other] ==
     [moves(hidden, library(a), hand(a), 9), moves(hidden, library(a), hand(a), hidden)]) :-
    start_board([]),
    heard(a, [moves(5, library(a), hand(a), 9)], [Own]),
    heard(b, [moves(5, library(a), hand(a), 9)], [Other]).

test('404.2 everyone hears what goes to a graveyard', Heard == moves(hidden, hand(a), graveyard(a), 9)) :-
    start_board([]),
    heard(b, [moves(5, hand(a), graveyard(a), 9)], [Heard]).

:- end_tests(rules_views).
