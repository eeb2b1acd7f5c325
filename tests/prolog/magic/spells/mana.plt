:- module(rules_mana_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/mana', [counted/2, mana_counts/3, mana_units/3]).
:- use_module('../../../../prolog/magic/support/automatic_payment', [payment/4]).
:- use_module('../../../../prolog/magic/support/mana_matching', [payable_by_sources/3, shortfall/4]).

board :-
    start_board([]),
    card("Sprout", "{G}", [creature, plant], 0/1, [keyword(haste), activated([tap], [add([green])])]),
    card("Seedling", "{G}", [creature, plant], 0/1, [activated([tap], [add([green])])]),
    card("Prism", "{3}", [artifact], none, [activated([tap], [add_any(1)])]),
    card("Oven", "{1}", [artifact], none,
         [activated([sacrifice(1, [creature, controlled(you)])], [add([colorless, colorless])])]).

quarry :-
    card("Quarry", "", [land], none, [activated([tap], [add([red])]), activated([tap, sacrifice(this)], [add_any(1)])]).

same_mana(Excluded) :-
    mana_counts(a, Excluded, All),
    findall(Colors-N, ( member(Colors-N, All), N > 0 ), Unsorted),
    sort(Unsorted, Counts),
    mana_units(a, Excluded, Units),
    counted(Units, Listed),
    assertion(Counts == Listed).

:- begin_tests(rules_mana).

test('305.6 a basic land type makes its color') :-
    board,
    permanent(a, 'Grove', _),
    permanent(a, 'Peak', _),
    go,
    assertion(payable_by_sources(a, cost(1, [green]), none)),
    assertion(payable_by_sources(a, cost(0, [green, red]), none)),
    assertion(\+ payable_by_sources(a, cost(0, [green, green]), none)),
    assertion(\+ payable_by_sources(a, cost(2, [green]), none)),
    assertion(\+ payable_by_sources(b, cost(1, []), none)).

test('106.3 a source of any color pays for one symbol only') :-
    board,
    permanent(a, 'Prism', _),
    permanent(a, 'Grove', _),
    go,
    assertion(payable_by_sources(a, cost(0, [blue, green]), none)),
    assertion(\+ payable_by_sources(a, cost(0, [blue, red]), none)).

test('a payment leaves the flexible source alone', Taps == [tap(Grove, basic(forest))]) :-
    board,
    permanent(a, 'Prism', _),
    permanent(a, 'Grove', Grove),
    go,
    once(payment(a, cost(0, [green]), none, paid(Taps, []))).

test('a payment leaves creatures alone', Taps == [tap(Grove, basic(forest))]) :-
    board,
    permanent(a, 'Seedling', _),
    permanent(a, 'Grove', Grove),
    go,
    once(payment(a, cost(1, []), none, paid(Taps, []))).

test('what is counted is what is listed, without any one source') :-
    board,
    card("Vista", "", [land, forest, mountain], none, [activated([tap], [add([blue])])]),
    permanents(a, 'Grove', 2),
    permanent(a, 'Peak', Peak),
    permanent(a, 'Prism', Prism),
    permanent(a, 'Vista', Vista),
    permanent(a, 'Oven', Oven),
    set(pool(a, [red])),
    go,
    forall(member(O, [none, Peak, Prism, Vista, Oven]), same_mana(O)).

test('106.4 mana in the pool pays first', [Pool, Taps] == [[red], []]) :-
    board,
    permanent(a, 'Grove', _),
    set(pool(a, [green, red])),
    go,
    once(payment(a, cost(0, [green]), none, paid(Taps, Pool))).

test('302.6 a creature that is new makes no mana') :-
    board,
    permanent(a, 'Seedling', New),
    set(arrived(New)),
    go,
    assertion(\+ payable_by_sources(a, cost(0, [green]), none)).

test('702.10b unless it has haste') :-
    board,
    permanent(a, 'Sprout', New),
    set(arrived(New)),
    go,
    assertion(payable_by_sources(a, cost(0, [green]), none)).

test('601.2h what is missing', Words == '{1}{U}') :-
    board,
    permanent(a, 'Grove', _),
    go,
    shortfall(a, cost(1, [green, blue]), none, Words).

test('605.3b a mana ability does not use the stack', [Pool, Stack, Now] == [[green], [], priority(a, [b])]) :-
    board,
    set(setting(payment(a), manual)),
    permanent(a, 'Grove', Grove),
    go,
    act(activate(Grove, basic(forest))),
    assertion(fact(tapped(Grove))),
    fact(pool(a, Pool)),
    fact(stack(Stack)),
    fact(now(Now)).

test('605.3a mana by a sacrifice while paying', [Names, Pools] == [['Oven', 'Idol'], [[]]]) :-
    board,
    permanent(a, 'Oven', Oven),
    permanent(a, 'Cub', Cub),
    card("Idol", "{2}", [artifact], none, []),
    in_hand(a, 'Idol', Idol),
    go,
    acts([cast(Idol), activate(Oven, 1), pick(Cub)]),
    resolve,
    values(O, controls(a, O), Objects),
    named(Objects, Names),
    values(Mana, pool(a, Mana), Pools).

test('605.3a what is tapped and sacrificed for mana is not tapped for mana besides') :-
    board,
    quarry,
    permanent(a, 'Quarry', _),
    card("Bolt", "{1}{R}", [sorcery], none, [spell([gain_life(you, 1)])]),
    in_hand(a, 'Bolt', Bolt),
    in_hand(a, 'Spark', Spark),
    go,
    assertion(refused(cast(Bolt))),
    assertion(offered(cast(Spark))),
    permanent(a, 'Peak', _),
    assertion(offered(cast(Bolt))).

test('605.3a what is sacrificed is tapped for mana before, or not at all', Names == ['Idol', 'Oven']) :-
    board,
    permanent(a, 'Oven', Oven),
    permanent(a, 'Seedling', Seedling),
    card("Idol", "{3}", [artifact], none, []),
    in_hand(a, 'Idol', Idol),
    go,
    act(cast(Idol)),
    assertion(refused(activate(Oven, 1))),
    acts([activate(Seedling, 1), activate(Oven, 1), pick(Seedling)]),
    resolve,
    values(O, controls(a, O), Objects),
    named(Objects, Unsorted),
    msort(Unsorted, Names).

test('605.3a the color of mana for a cost pays for it', Graveyard == ['Gull', 'Quarry', 'Rain']) :-
    board,
    quarry,
    permanent(a, 'Quarry', Quarry),
    permanent(a, 'Peak', _),
    card("Rain", "{1}{U}", [sorcery], none, [spell([gain_life(you, 1)])]),
    in_hand(a, 'Rain', Rain),
    in_graveyard(a, 'Gull', _),
    go,
    acts([cast(Rain), activate(Quarry, 2)]),
    assertion(refused(color(red))),
    assertion(reasons(color(red), ['605.3a'])),
    act(color(blue)),
    resolve,
    values(O, graveyard(a, O), Objects),
    named(Objects, Names),
    msort(Names, Graveyard).

test('605.3a mana that a cost needs makes no other mana') :-
    board,
    card("Signet", "{2}", [artifact], none, [activated([mana('{1}'), tap], [add([white, white])])]),
    permanent(a, 'Signet', Signet),
    permanent(a, 'Oven', Oven),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Peak', _),
    card("Idol", "{2}{R}", [artifact], none, []),
    in_hand(a, 'Idol', Idol),
    go,
    act(cast(Idol)),
    assertion(refused(activate(Signet, 1))),
    acts([activate(Oven, 1), pick(Cub)]),
    assertion(fact(stack([_]))).

:- end_tests(rules_mana).
