:- module(rules_stack_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').

board :-
    start_board([]),
    card("Gift", "{G}", [sorcery], none, [spell([may([gain_life(you, 3)]), draw(you, 1)])]),
    card("Charm", "{G}", [instant], none, [spell([modal([[gain_life(you, 4)], [draw(you, 1)]])])]),
    card("Altar", "{2}", [artifact], none, [activated([sacrifice(this)], [gain_life(you, 2)])]),
    permanents(a, 'Grove', 2),
    permanents(a, 'Peak', 1),
    permanents(b, 'Pool', 1),
    cards_in_library(a, 'Cub', 3).

:- begin_tests(rules_stack).

test('405.5 the last one in is the first one out', [Life, Left] == [17, 'Swell']) :-
    board,
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Swell', Swell),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Swell), target(Cub), cast(Spark), target(b)]),
    resolve,
    fact(life(b, Life)),
    fact(stack([Item])),
    fact(object(Item, Left, a)).

test('608.2n a sorcery goes to the graveyard', [Dead, Stack] == [['Lesson'], []]) :-
    board,
    permanents(a, 'Pool', 1),
    in_hand(a, 'Lesson', O),
    go,
    act(cast(O)),
    resolve,
    values(D, graveyard(a, D), Objects),
    named(Objects, Dead),
    fact(stack(Stack)).

test('608.3 a creature goes to the battlefield', [Player, Stack] == [a, []]) :-
    board,
    in_hand(a, 'Cub', O),
    go,
    act(cast(O)),
    resolve,
    values(P-N, controls(P, N), Pairs),
    once(( member(Player-New, Pairs), fact(object(New, 'Cub', a)) )),
    assertion(fact(arrived(New))),
    fact(stack(Stack)).

test('701.6a a countered spell does not resolve', [Life, Mine, Theirs] == [20, ['Spark'], ['Denial']]) :-
    board,
    in_hand(a, 'Spark', Spark),
    in_hand(b, 'Denial', Denial),
    go,
    acts([cast(Spark), target(b), pass, cast(Denial)]),
    offered(target(T)),
    act(target(T)),
    resolve,
    fact(life(b, Life)),
    values(O, graveyard(a, O), Os),
    named(Os, Mine),
    values(P, graveyard(b, P), Ps),
    named(Ps, Theirs).

test('608.2d the player may', [Life, Size] == [23, 1]) :-
    board,
    in_hand(a, 'Gift', O),
    go,
    act(cast(O)),
    resolve,
    fact(now(decide_may(a, _, _))),
    act(yes),
    fact(life(a, Life)),
    values(H, hand(a, H), Hand),
    length(Hand, Size).

test('608.2d or may not', [Life, Size] == [20, 1]) :-
    board,
    in_hand(a, 'Gift', O),
    go,
    act(cast(O)),
    resolve,
    act(no),
    fact(life(a, Life)),
    values(H, hand(a, H), Hand),
    length(Hand, Size).

test('700.2a the mode is chosen as it is cast', [Life, Hand] == [24, []]) :-
    board,
    in_hand(a, 'Charm', O),
    go,
    act(cast(O)),
    assertion(offered(mode(2))),
    assertion(refused(mode(3))),
    act(mode(1)),
    resolve,
    fact(life(a, Life)),
    values(H, hand(a, H), Hand).

test('113.7a an ability resolves without its source', Life == 22) :-
    board,
    permanent(a, 'Altar', O),
    go,
    act(activate(O, 1)),
    assertion(\+ fact(controls(a, O))),
    resolve,
    fact(life(a, Life)).

:- end_tests(rules_stack).
