:- module(rules_targets_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal/1]).

board :-
    start_board([]),
    card("Sphinx", "{3}", [creature, sphinx], 2/2, [keyword(hexproof)]),
    card("Golem", "{3}", [artifact, creature, golem], 2/2, [keyword(shroud)]),
    card("Paladin", "{W}", [creature, knight], 2/2, [keyword(protection(color(red)))]),
    card("Twin", "{R}", [instant], none,
         [spell([damage(this, 1, target([creature])), damage(this, 1, target([creature]))])]),
    card("Leech", "{R}", [instant], none, [spell([damage(this, 3, target([creature])), gain_life(you, 5)])]),
    permanents(a, 'Peak', 2),
    permanents(a, 'Grove', 2),
    permanents(a, 'Pool', 2).

cast_spark :-
    in_hand(a, 'Spark', O),
    go,
    act(cast(O)).

:- begin_tests(rules_targets).

test('115.4 any target: players and creatures, no lands', Targets == [Cub, a, b]) :-
    board,
    permanent(b, 'Cub', Cub),
    cast_spark,
    findall(T, legal(target(T)), Unsorted),
    sort(Unsorted, Targets).

test('702.11b hexproof is against opponents only') :-
    board,
    permanent(a, 'Sphinx', Own),
    permanent(b, 'Sphinx', Other),
    cast_spark,
    assertion(offered(target(Own))),
    assertion(refused(target(Other))).

test('702.18a shroud is against everyone') :-
    board,
    permanent(a, 'Golem', Own),
    permanent(b, 'Golem', Other),
    cast_spark,
    assertion(refused(target(Own))),
    assertion(refused(target(Other))).

test('702.16b protection from the color of the spell') :-
    board,
    permanent(b, 'Paladin', O),
    in_hand(a, 'Swell', Swell),
    cast_spark,
    assertion(refused(target(O))),
    acts([target(b), cast(Swell)]),
    assertion(offered(target(O))).

test('115.5 a spell is no target for itself') :-
    board,
    in_hand(a, 'Spark', Spark),
    in_hand(a, 'Denial', Denial),
    go,
    reasons(cast(Denial), Ids),
    assertion(Ids == ['601.2c']),
    acts([cast(Spark), target(b), cast(Denial)]),
    findall(T, legal(target(T)), Targets),
    named(Targets, Names),
    assertion(Names == ['Spark']).

test('608.2b without a legal target it does nothing', [Life, Names] == [20, ['Spark', 'Leech']]) :-
    board,
    permanent(b, 'Cub', Cub),
    in_hand(a, 'Leech', Leech),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Leech), target(Cub), cast(Spark), target(Cub)]),
    resolve,
    resolve,
    fact(life(a, Life)),
    values(O, graveyard(a, O), Dead),
    named(Dead, Names).

test('608.2b one target left is enough', [Left, Damage] == [Ox, 1]) :-
    board,
    permanent(b, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    in_hand(a, 'Twin', Twin),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Twin), target(Cub), target(Ox), cast(Spark), target(Cub)]),
    resolve,
    resolve,
    fact(damage(Left, Damage)).

test('115.2 a card in a graveyard, where the spell says so', [Targets, Hand] == [[Cub], ['Cub']]) :-
    board,
    card("Recall", "{G}", [sorcery], none,
         [spell([return_to_hand(target([creature, card_in(graveyard, you)]))])]),
    permanent(a, 'Cub', _),
    in_graveyard(a, 'Cub', Cub),
    in_graveyard(a, 'Grove', _),
    in_graveyard(b, 'Cub', _),
    in_hand(a, 'Recall', Recall),
    go,
    act(cast(Recall)),
    findall(T, legal(target(T)), Targets),
    act(target(Cub)),
    resolve,
    values(O, hand(a, O), Cards),
    named(Cards, Hand).

test('113.6 shroud is no help for a card in a graveyard') :-
    board,
    card("Recall", "{G}", [sorcery], none, [spell([return_to_hand(target([card_in(graveyard, you)]))])]),
    in_graveyard(a, 'Golem', Golem),
    in_hand(a, 'Recall', Recall),
    go,
    act(cast(Recall)),
    assertion(offered(target(Golem))).

:- end_tests(rules_targets).
