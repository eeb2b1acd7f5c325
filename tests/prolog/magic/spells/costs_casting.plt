:- module(rules_costs_casting_tests, []).

:- use_module(library(lists), [last/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal_actions/1]).

board :-
    board([]).

board(Fluents) :-
    start_board(Fluents),
    card("Lynx", "{1}{G}", [creature, cat], 2/2, [keyword(flash)]),
    card("Guide", "{G}", [creature, elf], 1/1, [cost_change(you, [creature], less(2))]),
    card("Toll", "{1}", [artifact], none, [cost_change(each([player]), [creature], more(1))]),
    card("Rite", "{G}", [sorcery], none, [additional_cost(sacrifice(1, [creature])), spell([draw(you, 1)])]),
    card("Favor", "{5}{G}", [sorcery], none, [alternative_cost([pay_life(4)]), spell([draw(you, 1)])]),
    card("Torrent", "{X}{R}", [sorcery], none, [spell([damage(this, x, target([player]))])]),
    card("Engine", "{2}", [artifact], none,
         [ activated([mana('{1}')], [gain_life(you, 1)], [once_each_turn]),
           activated([], [gain_life(you, 2)], [sorcery_speed]),
           activated([], [gain_life(you, 3)], [only_during(your, upkeep)]) ]),
    permanents(a, 'Grove', 2).

:- begin_tests(rules_costs_casting).

test('601.2 a creature spell is cast and paid for', [Stack, Tapped, Hand] == [[Item], 2, []]) :-
    board,
    in_hand(a, 'Cub', O),
    go,
    act(cast(O)),
    fact(stack_item(Item, a, spell)),
    fact(stack(Stack)),
    values(T, tapped(T), Taps),
    length(Taps, Tapped),
    values(H, hand(a, H), Hand).

test('601.2h too little mana', Ids == ['601.2h']) :-
    board,
    in_hand(a, 'Ox', O),
    go,
    assertion(refused(cast(O))),
    reasons(cast(O), Ids).

test('117.1a no creature spell in another player\'s turn', Ids == ['117.1a']) :-
    board([active(b)]),
    in_hand(a, 'Cub', O),
    go,
    act(pass),
    assertion(refused(cast(O))),
    reasons(cast(O), Ids).

test('702.8a with flash it can be cast then') :-
    board([active(b)]),
    in_hand(a, 'Lynx', O),
    go,
    act(pass),
    assertion(offered(cast(O))).

test('117.1a nor while the stack holds something', Ids == ['117.1a']) :-
    board,
    permanent(a, 'Peak', _),
    in_hand(a, 'Spark', Spark),
    in_hand(a, 'Cub', O),
    go,
    assertion(offered(cast(O))),
    acts([cast(Spark), target(b)]),
    reasons(cast(O), Ids).

test('601.2c no legal target', Ids == ['601.2c']) :-
    board,
    in_hand(a, 'Swell', O),
    go,
    reasons(cast(O), Ids).

test('601.2f a reduction takes generic mana only', Tapped == 1) :-
    board,
    permanent(a, 'Guide', _),
    in_hand(a, 'Cub', O),
    go,
    act(cast(O)),
    values(T, tapped(T), Taps),
    length(Taps, Tapped).

test('601.2f an increase is paid, too', Ids == ['601.2h']) :-
    board,
    permanent(b, 'Toll', _),
    in_hand(a, 'Cub', O),
    go,
    reasons(cast(O), Ids).

test('118.8 an additional cost has to be paid', [Before, After, Dead] = [['601.2h'], [], [_]]) :-
    board,
    in_hand(a, 'Rite', O),
    go,
    reasons(cast(O), Before),
    permanent(a, 'Cub', Cub),
    reasons(cast(O), After),
    acts([cast(O), pick(Cub)]),
    values(D, graveyard(a, D), Dead).

test('118.9 an alternative cost instead of the mana cost', [Life, Tapped] == [16, []]) :-
    board,
    in_hand(a, 'Favor', O),
    go,
    assertion(refused(cast(O))),
    act(cast(O, alternative(1))),
    fact(life(a, Life)),
    values(T, tapped(T), Tapped).

test('107.3 X is paid and used', Life == 18) :-
    board,
    permanent(a, 'Peak', _),
    in_hand(a, 'Torrent', O),
    go,
    act(cast(O)),
    assertion(refused(value_of_x(3))),
    acts([value_of_x(2), target(b)]),
    resolve,
    fact(life(b, Life)).

test('305.2 one land a turn', Ids == ['305.2']) :-
    board,
    in_hand(a, 'Grove', First),
    in_hand(a, 'Grove', Second),
    go,
    act(play_land(First)),
    assertion(refused(play_land(Second))),
    reasons(play_land(Second), Ids).

test('602.5b once each turn', Ids == ['602.5b']) :-
    board,
    permanent(a, 'Engine', O),
    go,
    act(activate(O, 1)),
    reasons(activate(O, 1), Ids).

test('602.5d only as a sorcery', Ids == ['602.5d']) :-
    board,
    permanent(a, 'Engine', O),
    go,
    assertion(offered(activate(O, 2))),
    act(activate(O, 2)),
    reasons(activate(O, 2), Ids).

test('602.5 only during a step', Ids == ['602.5']) :-
    board,
    permanent(a, 'Engine', O),
    go,
    reasons(activate(O, 3), Ids).

test('305.1 no land while the stack holds something', Ids == ['305.1']) :-
    board,
    in_hand(a, 'Grove', Land),
    in_hand(a, 'Cub', O),
    go,
    assertion(offered(play_land(Land))),
    act(cast(O)),
    reasons(play_land(Land), Ids).

test('118.9 an alternative cost has to be payable, at the right time', [Poor, Late] == [['601.2h'], ['117.1a']]) :-
    board([life(a, 3)]),
    in_hand(a, 'Favor', O),
    go,
    reasons(cast(O, alternative(1)), Poor),
    board([active(b)]),
    in_hand(a, 'Favor', P),
    go,
    act(pass),
    reasons(cast(P, alternative(1)), Late).

test('602.2b an ability has to be paid for', Ids == ['602.2b']) :-
    start_board([]),
    card("Lever", "{1}", [artifact], none, [activated([mana('{1}')], [gain_life(you, 1)])]),
    permanent(a, 'Lever', O),
    go,
    reasons(activate(O, 1), Ids).

test('602.2b an ability that says it costs less, by what there is', [Dear, Tapped, Cards] == [['602.2b'], 2, 1]) :-
    board,
    card("Shrine", "{0}", [enchantment], none, []),
    card("Oracle", "{0}", [artifact], none,
         [ activated([mana('{4}{G}')], [draw(you, 1)], [cheaper(count([enchantment, controlled(you)]), true)]) ]),
    permanent(a, 'Oracle', O),
    permanents(a, 'Shrine', 2),
    in_library(a, 'Cub', _),
    go,
    reasons(activate(O, 1), Dear),
    permanent(a, 'Shrine', _),
    act(activate(O, 1)),
    values(Land, tapped(Land), Lands),
    length(Lands, Tapped),
    resolve,
    values(Card, hand(a, Card), Drawn),
    length(Drawn, Cards).

test('602.2b where a condition holds, and {X} too', [Ids, N] == [['602.2b'], 3]) :-
    board,
    card("Oracle", "{0}", [artifact], none,
         [ activated([mana('{3}{G}')], [draw(you, 1)], [cheaper(2, controls(you, [creature]))]),
           activated([mana('{X}{2}')], [gain_life(you, x)], [cheaper(3, controls(you, [creature]))]) ]),
    permanent(a, 'Oracle', O),
    go,
    reasons(activate(O, 1), Ids),
    permanent(a, 'Cub', _),
    offered(activate(O, 1)),
    act(activate(O, 2)),
    legal_actions(Actions),
    last(Actions, value_of_x(N)).

:- end_tests(rules_costs_casting).
