:- module(rules_extra_turns_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, mark/1, set/1, undo_to/1]).

board :-
    start_board([]),
    card("Haste Makes", "{U}", [sorcery], none, [spell([skip(you, draw)])]),
    card("Nap", "{U}", [sorcery], none, [spell([skip(target([player]), untap)])]),
    permanents(a, 'Pool', 2),
    permanents(a, 'Grove', 2).

cast(Name, Actions) :-
    in_hand(a, Name, O),
    go,
    acts([cast(O)|Actions]),
    resolve.

next_turn :-
    to_step(end_turn),
    to_step(upkeep).

:- begin_tests(skipping).

test('614.10 the next untap step of a player', Tapped == [true, false]) :-
    board,
    permanent(b, 'Cub', Cub),
    set(tapped(Cub)),
    cards_in_library(b, 'Grove', 3),
    cards_in_library(a, 'Grove', 3),
    cast('Nap', [target(b)]),
    next_turn,
    ( fact(tapped(Cub)) -> First = true ; First = false ),
    next_turn,
    next_turn,
    ( fact(tapped(Cub)) -> Second = true ; Second = false ),
    Tapped = [First, Second].

test('614.10a two effects skip two steps', Hands == [0, 0, 1]) :-
    board,
    cards_in_library(a, 'Grove', 9),
    cards_in_library(b, 'Grove', 9),
    cast('Haste Makes', []),
    cast('Haste Makes', []),
    findall(Count, ( member(_, [1, 2, 3]), next_turn, next_turn, to_step(precombat_main), hand_size(Count) ), Hands).

test('614.10 a skip is taken back') :-
    board,
    in_hand(a, 'Haste Makes', O),
    go,
    fluents(First),
    mark(Mark),
    act(cast(O)),
    resolve,
    assertion(fact(skips(a, draw, 1))),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again).

hand_size(Count) :-
    values(O, hand(a, O), Os),
    length(Os, Count).

:- end_tests(skipping).

:- begin_tests(extra_turns).

turn_board :-
    board,
    card("Again", "{U}", [sorcery], none, [spell([extra_turn(you)])]),
    card("Yours", "{U}", [sorcery], none, [spell([extra_turn(target([player]))])]),
    cards_in_library(a, 'Grove', 9),
    cards_in_library(b, 'Grove', 9).

turns(Count, Players) :-
    findall(Player, ( between(1, Count, _), next_turn, fact(active(Player)) ), Players).

test('500.7 an extra turn after this one', Players == [a, b, a]) :-
    turn_board,
    cast('Again', []),
    turns(3, Players).

test('500.7 of two, the newest comes first, and the order goes on', Players == [b, a, b, a]) :-
    turn_board,
    cast('Again', []),
    cast('Yours', [target(b)]),
    turns(4, Players).

test('500.7 two for one player', Players == [a, a, b]) :-
    turn_board,
    cast('Again', []),
    cast('Again', []),
    turns(3, Players).

:- end_tests(extra_turns).
