:- module(rules_zones_tests, []).

:- use_module(library(plunit)).
:- use_module(boards).
:- use_module('../../../prolog/k/cycle', [violations/1]).
:- use_module('../../../prolog/k/store', [delete/1, set/1]).
:- use_module('../../../prolog/magic/rules/concepts/objects', [last_known_facts/2, object_name/2]).
:- use_module('../../../prolog/magic/rules/zones', [top_of_library/3, zone/2]).

:- begin_tests(rules_zones).

test('400.7 what changes zones is a new object') :-
    start_board([]),
    permanent(a, 'Cub', Old),
    set(damage(Old, 2)),
    go,
    fact(graveyard(a, New)),
    assertion(New \== Old),
    assertion(fact(object(New, 'Cub', a))),
    assertion(\+ fact(object(Old, _, _))).

test('400.7 it forgets its status', all(Left == [])) :-
    start_board([]),
    permanent(a, 'Cub', O),
    set(damage(O, 2)),
    set(tapped(O)),
    go,
    (   Left = tapped(O)
    ;   Left = damage(O, _)
    ),
    fact(Left).

test('400.3 a card goes to its owner\'s graveyard', Owners == [b]) :-
    start_board([]),
    permanent(b, 'Cub', O),
    delete(controls(b, O)),
    set(controls(a, O)),
    set(damage(O, 2)),
    go,
    values(P, graveyard(P, _), Owners).

test('113.7a it is known as it last was', Name == 'Cub') :-
    start_board([]),
    permanent(a, 'Cub', O),
    set(damage(O, 2)),
    go,
    object_name(O, Name).

test('121.1 the top card is drawn', [Hand, Library] == [['Gull'], ['Ox']]) :-
    start_board([], draw_cards(a, 1)),
    in_library(a, 'Gull', _),
    in_library(a, 'Ox', Ox),
    set(later([open_priority])),
    go,
    values(O, hand(a, O), Objects),
    named(Objects, Hand),
    fact(library(a, Left)),
    assertion(Left == [Ox]),
    named(Left, Library).

test('121.4 who draws from an empty library loses', Stop == over(won([b]))) :-
    start_board([], draw_cards(a, 1)),
    set(later([open_priority])),
    go(Stop).

test('401.2 the top is at most the whole library', Top == [O]) :-
    start_board([]),
    in_library(a, 'Cub', O),
    top_of_library(a, 3, Top).

test('403.3 a land enters untapped and new', Zones == [battlefield]) :-
    start_board([]),
    in_hand(a, 'Grove', O),
    go,
    act(play_land(O)),
    fact(controls(a, New)),
    assertion(fact(arrived(New))),
    assertion(\+ fact(tapped(New))),
    findall(Zone, zone(New, Zone), Zones).

test('614.1c a land may enter tapped', Tapped == New) :-
    start_board([]),
    card("Marsh", "", [land], none, [enters_tapped]),
    in_hand(a, 'Marsh', O),
    go,
    act(play_land(O)),
    fact(controls(a, New)),
    fact(tapped(Tapped)).

test('an object in two zones is noticed', [Before, After] = [[], [_|_]]) :-
    start_board([]),
    in_hand(a, 'Cub', O),
    violations(Before),
    set(graveyard(a, O)),
    violations(After).

test('400.7 a card in a library is an object', [Before, After] == [[], [unnumbered]]) :-
    start_board([]),
    in_library(a, 'Cub', O),
    violations(Before),
    delete(object(O, 'Cub', a)),
    violations(After).

test('400.4a an instant is not put onto the battlefield: it stays where it is', [There, Tapped, Left] == [[], [], [S]]) :-
    start_board([]),
    card("Raise", "{0}", [sorcery], none, [spell([put_back(target([card_in(graveyard, you)]), you, [tapped]), exile(this)])]),
    in_graveyard(a, 'Spark', S),
    in_hand(a, 'Raise', Raise),
    go,
    acts([cast(Raise), target(S)]),
    resolve_all,
    values(O, controls(a, O), There),
    values(O, tapped(O), Tapped),
    findall(O, ( fact(graveyard(a, O)), fact(object(O, 'Spark', _)) ), Left).

test('400.4a a creature card is', Tapped == ['Cub']) :-
    start_board([]),
    card("Raise", "{0}", [sorcery], none, [spell([put_back(target([card_in(graveyard, you)]), you, [tapped])])]),
    in_graveyard(a, 'Cub', Cub),
    in_hand(a, 'Raise', Raise),
    go,
    acts([cast(Raise), target(Cub)]),
    resolve_all,
    values(O, tapped(O), Objects),
    named(Objects, Tapped).

test('113.7a what it was is told in one order, however it came to be', Second == First) :-
    start_board([]),
    permanent(a, 'Ox', Ox),
    set(counters(Ox, charge, 1)),
    set(counters(Ox, age, 2)),
    last_known_facts(Ox, First),
    delete(counters(Ox, charge, 1)),
    set(counters(Ox, charge, 1)),
    last_known_facts(Ox, Second).

:- end_tests(rules_zones).
