:- module(offered_costs_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').

%   Costs of which one of two is paid: of a spell that offers them, and of an ability.

board :-
    start_board([]),
    card("Ring", "{0}", [artifact], none, []),
    card("Bargain", "{G}", [sorcery], none,
         [spell([may_pay([either([sacrifice(1, [artifact])], [discard(1, [])])], [gain_life(you, 2)])])]),
    card("Toll", "{G}", [sorcery], none,
         [spell([may_pay([either([sacrifice(1, [artifact])], [mana('{1}')])], [gain_life(you, 2)])])]),
    card("Peddler", "{1}", [creature, human], 1/1,
         [activated([mana('{1}'), either([sacrifice(1, [artifact])], [discard(1, [creature])])], [gain_life(you, 2)])]),
    in_library(a, 'Ox', _).

%   A creature that is asked for as it has died.

dying :-
    board,
    card("Harbinger", "{1}", [creature, spirit], 1/1,
         [triggered(dies(this), true, [may_pay([exile(this)], [gain_life(you, 2)])])]),
    card("Wake", "{0}", [instant], none, [spell([exile(target([creature, card_in(graveyard, you)]))])]),
    permanents(a, 'Peak', 1),
    permanent(a, 'Harbinger', O),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Spark), target(O)]),
    resolve.

offer(Name) :-
    in_hand(a, Name, O),
    go,
    act(cast(O)),
    resolve.

:- begin_tests(offered_costs).

test('118.12 of two costs one that is chosen is paid', Life-Left == 22-[]) :-
    board,
    permanents(a, 'Grove', 1),
    permanent(a, 'Ring', Ring),
    in_hand(a, 'Ox', _),
    offer('Bargain'),
    act(yes),
    assertion(offered(option(2))),
    acts([option(1), pick(Ring)]),
    fact(life(a, Life)),
    values(Ring, controls(a, Ring), Left).

test('118.12 the other is offered where only it can be paid', Life-Hand == 22-[]) :-
    board,
    permanents(a, 'Grove', 1),
    in_hand(a, 'Ox', Ox),
    offer('Bargain'),
    act(yes),
    assertion(refused(option(1))),
    acts([option(2), pick(Ox)]),
    fact(life(a, Life)),
    values(O, hand(a, O), Hand).

test('118.3 neither can be paid') :-
    board,
    permanents(a, 'Grove', 1),
    offer('Bargain'),
    assertion(\+ offered(yes)).

test('118.12 one of the two may be mana', Life-Tapped == 22-2) :-
    board,
    permanents(a, 'Grove', 2),
    offer('Toll'),
    acts([yes, option(2)]),
    fact(life(a, Life)),
    values(T, tapped(T), Lands),
    length(Lands, Tapped).

test('601.2b an ability with two costs: one is announced', Life-Left == 22-[]) :-
    board,
    permanents(a, 'Grove', 1),
    permanent(a, 'Peddler', Peddler),
    permanent(a, 'Ring', Ring),
    in_hand(a, 'Ox', _),
    go,
    act(activate(Peddler, 1)),
    assertion(offered(option(2))),
    acts([option(1), pick(Ring)]),
    resolve,
    fact(life(a, Life)),
    values(Ring, controls(a, Ring), Left).

test('601.2b a form that can\'t be paid is not offered', Life-Hand == 22-1) :-
    board,
    permanents(a, 'Grove', 1),
    permanent(a, 'Peddler', Peddler),
    in_hand(a, 'Ox', Ox),
    in_hand(a, 'Spark', _),
    go,
    act(activate(Peddler, 1)),
    assertion(refused(option(1))),
    acts([option(2), pick(Ox)]),
    resolve,
    fact(life(a, Life)),
    values(O, hand(a, O), Cards),
    length(Cards, Hand).

test('602.2b an ability that can be paid in neither way', Ids == ['602.2b']) :-
    board,
    permanents(a, 'Grove', 1),
    permanent(a, 'Peddler', Peddler),
    in_hand(a, 'Spark', _),
    go,
    assertion(refused(activate(Peddler, 1))),
    reasons(activate(Peddler, 1), Ids).

test('400.7 what has died is exiled from the graveyard as a cost', Life-Exiled == 22-1) :-
    dying,
    resolve,
    act(yes),
    fact(life(a, Life)),
    values(O, exile(O), Cards),
    length(Cards, Exiled).

test('400.7 it is not where it has left the graveyard') :-
    dying,
    in_hand(a, 'Wake', Wake),
    values(O, graveyard(a, O), [_, Card]),
    acts([cast(Wake), target(Card)]),
    resolve,
    resolve,
    assertion(offered(no)),
    assertion(\+ offered(yes)).

:- end_tests(offered_costs).
