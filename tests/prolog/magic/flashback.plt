:- module(flashback_tests, []).

:- use_module(library(plunit)).
:- use_module('boards').

board(O) :-
    start_board([]),
    card("Echoes", "{2}{U}", [instant], none, [spell([gain_life(you, 2)]), keyword(flashback('{0}'))]),
    in_graveyard(a, 'Echoes', O),
    go.

:- begin_tests(flashback).

test('702.34a cast from the graveyard for its flashback cost, then exiled', Life-Exiled-Dead == 22-['Echoes']-[]) :-
    board(O),
    act(cast(O, flashback)),
    resolve,
    fact(life(a, Life)),
    values(E, exile(E), Es),
    named(Es, Exiled),
    values(D, graveyard(a, D), Dead).

test('702.34a exiled when countered, too', Exiled == ['Echoes']) :-
    board(O),
    permanent(b, 'Pool', _),
    in_hand(b, 'Denial', Denial),
    act(cast(O, flashback)),
    fact(stack([Item])),
    act(pass),
    acts([cast(Denial), target(Item)]),
    resolve,
    values(E, exile(E), Es),
    named(Es, Exiled).

test('702.34a not by others, and not from the hand') :-
    board(O),
    in_hand(a, 'Echoes', Other),
    assertion(offered(cast(O, flashback))),
    assertion(refused(cast(Other, flashback))),
    act(pass),
    assertion(refused(cast(O, flashback))).

test('117.3d who can cast from the graveyard is asked', Chooser == b) :-
    start_board([]),
    card("Echoes", "{2}{U}", [instant], none, [spell([gain_life(you, 2)]), keyword(flashback('{0}'))]),
    in_graveyard(b, 'Echoes', _),
    go,
    act(pass),
    fact(now(priority(Chooser, _))).

:- end_tests(flashback).
