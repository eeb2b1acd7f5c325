:- module(player_counters_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').

%   board(-O): a creature of a whose ability costs two counters of energy.

board(O) :-
    start_board([counters(a, energy, 3)]),
    card("Servo", "{2}", [artifact, creature], 1/1, [activated([pay_energy(2)], [gain_life(you, 1)])]),
    cards_in_library(a, 'Cub', 3),
    permanent(a, 'Servo', O),
    go.

:- begin_tests(player_counters).

test('107.14 energy is paid', [Energy, Life] == [[1], 21]) :-
    board(O),
    act(activate(O, 1)),
    resolve,
    values(N, counters(a, energy, N), Energy),
    fact(life(a, Life)).

test('107.14 too little energy pays nothing') :-
    board(O),
    act(activate(O, 1)),
    resolve,
    refused(activate(O, 1)).

test('122.1 energy of several effects adds up', Energy == [7]) :-
    start_board([counters(a, energy, 3)]),
    card("Surge", "{0}", [sorcery], none, [spell([get_counters(you, energy, 2), get_counters(you, energy, 2)])]),
    in_hand(a, 'Surge', O),
    go,
    act(cast(O)),
    resolve,
    values(N, counters(a, energy, N), Energy).

test('704.5c poison of a spell', Stop == over(won([a]))) :-
    start_board([counters(b, poison, 8)]),
    card("Toxin", "{0}", [sorcery], none, [spell([get_counters(each([opponent]), poison, 2)])]),
    in_hand(a, 'Toxin', O),
    go,
    act(cast(O)),
    act(pass),
    act(pass, Stop).

:- end_tests(player_counters).
