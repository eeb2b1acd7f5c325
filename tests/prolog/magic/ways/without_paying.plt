:- module(without_paying_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).

%   Cast "without paying its mana cost": a card that has none can be cast so (118.9, 202.3b), its X is 0 (107.3b).

board :-
    start_board([]),
    card("Vision", "", [sorcery], none, [keyword(suspend(4, '{U}')), spell([gain_life(you, 3)])]),
    card("Wave", "{X}{R}", [sorcery], none, [spell([gain_life(you, plus(x, 1))])]),
    card("Flood", "{2}{R}", [sorcery], none, [keyword(cascade)]),
    card("Dive", "{0}", [sorcery], none, [spell([discover(2)])]),
    card("Echoes", "{0}", [sorcery], none, [spell([exile_to_play(you, 1, free, this_turn)])]),
    card("Loan", "{0}", [sorcery], none, [spell([exile_to_play(you, 1, paid, this_turn)])]),
    permanents(a, 'Peak', 3).

dug(Spell, Names) :-
    in_hand(a, Spell, O),
    go,
    act(cast(O)),
    act(pass), act(pass),
    findall(Name, ( fact(now(choose_free(a, _, Offered))), lists:member(C, Offered), fact(object(C, Name, _)) ), Names).

:- begin_tests(without_paying).

test('702.85a cascade finds a card without a mana cost: its mana value is 0', [Names, Life] == [['Vision'], 23]) :-
    board,
    in_library(a, 'Grove', _),
    in_library(a, 'Vision', _),
    dug('Flood', Names),
    fact(now(choose_free(_, _, [O]))),
    act(cast(O, free)),
    act(pass), act(pass),
    fact(life(a, Life)).

test('701.57a discover does, too', Names == ['Vision']) :-
    board,
    in_library(a, 'Vision', _),
    dug('Dive', Names).

test('702.85a a land is not offered', Names == []) :-
    board,
    in_library(a, 'Grove', _),
    dug('Flood', Names).

test('107.3b X is 0 where nothing is paid for it, and is not asked for', Life == 21) :-
    board,
    in_library(a, 'Wave', _),
    dug('Dive', _),
    fact(now(choose_free(_, _, [O]))),
    act(cast(O, free)),
    assertion(fact(now(priority(_, _)))),
    act(pass), act(pass),
    fact(life(a, Life)).

test('118.6 what has no mana cost can be cast where its cost need not be paid') :-
    board,
    in_library(a, 'Vision', _),
    in_hand(a, 'Echoes', O),
    go,
    act(cast(O)), resolve,
    fact(exile(V)),
    assertion(offered(cast(V, free))).

test('118.6 and can\'t where it is to be paid') :-
    board,
    in_library(a, 'Vision', _),
    in_hand(a, 'Loan', O),
    go,
    act(cast(O)), resolve,
    fact(exile(V)),
    assertion(refused(cast(V, permitted))).

test('118.6 nor from the hand') :-
    board,
    in_hand(a, 'Vision', O),
    go,
    assertion(refused(cast(O))).

%   A creature card with an Adventure, for {1}{R} or for Dear, which costs more.

tale(Cost, Card) :-
    board,
    card("Giant", "{1}{R}", [creature, giant], 4/3,
         [other_face(2, adventure, 'Stomp', Cost, [], [instant], [adventure], [], [],
                     [spell([damage(this, 2, target([any_target]))])])]),
    in_library(a, 'Giant', Card).

test('715.3a what may be cast for nothing may be cast as an Adventure', Life == 18) :-
    tale('{R}', _),
    dug('Dive', _),
    fact(now(choose_free(_, _, [O]))),
    assertion(offered(cast(O, free))),
    acts([cast(O, free_half(2)), target(b)]),
    resolve_all,
    fact(life(b, Life)),
    assertion(fact(on_adventure(_, a))).

test('702.85a not where that spell is worth more') :-
    tale('{3}{R}', _),
    dug('Dive', _),
    fact(now(choose_free(_, _, [O]))),
    assertion(offered(cast(O, free))),
    assertion(refused(cast(O, free_half(2)))).

test('715.3a what may be played from exile is cast as either', [offered, offered] == [A, B]) :-
    tale('{R}', _),
    in_hand(a, 'Loan', Loan),
    go,
    act(cast(Loan)),
    resolve,
    fact(exile(O)),
    ( offered(cast(O, permitted)) -> A = offered ; A = refused ),
    ( offered(cast(O, permitted_half(2))) -> B = offered ; B = refused ).

test('712.11b a land on the other side is not cast') :-
    board,
    card("Pass", "{R}", [sorcery], none,
         [spell([gain_life(you, 3)]), other_face(2, modal_dfc, 'Passage', '', [], [land], [], [], [], [])]),
    in_library(a, 'Pass', _),
    in_hand(a, 'Loan', Loan),
    go,
    act(cast(Loan)),
    resolve,
    fact(exile(O)),
    assertion(offered(cast(O, permitted))),
    assertion(refused(cast(O, permitted_half(2)))).

:- end_tests(without_paying).
