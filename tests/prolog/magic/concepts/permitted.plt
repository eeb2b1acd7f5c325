:- module(rules_permitted_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [delete/1, fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).

board :-
    start_board([]),
    card("Impulse", "{R}", [sorcery], none, [spell([exile_to_play(you, 2, paid, this_turn)])]),
    card("Long Impulse", "{R}", [sorcery], none, [spell([exile_to_play(you, 1, paid, until_end_of_your_next_turn)])]),
    card("Recall", "{R}", [instant], none, [spell([may_play(target([type(instant), card_in(graveyard, you)]), paid, this_turn)])]),
    card("Gift", "{R}", [sorcery], none, [spell([may_cast_free_from_hand([type(instant)]), gain_life(you, 1)])]),
    card("Vault", "{R}", [creature], 1/1,
         [ triggered(enters(this), true, [exile(target([card_in(graveyard, you)]))]),
           triggered(dies(this), true, [may_cast_free(linked_exile)]) ]),
    card("Surge", "{X}{R}", [instant], none, [spell([damage(this, x, target([any_target]))])]),
    permanents(a, 'Peak', 3).

cast(Name, Actions) :-
    in_hand(a, Name, O),
    go,
    acts([cast(O)|Actions]),
    resolve.

exiled(Name, O) :-
    values(P, exile(P), Exiled),
    once(( member(O, Exiled), fact(object(O, Name, _)) )).

:- begin_tests(rules_permitted).

test('601.3 cards exiled from the library are played this turn: a spell', Life == 17) :-
    board,
    in_library(a, 'Spark', _),
    in_library(a, 'Peak', _),
    cast('Impulse', []),
    exiled('Spark', Spark),
    assertion(refused(cast(Spark))),
    acts([cast(Spark, permitted), target(b)]),
    resolve,
    fact(life(b, Life)).

test('305.1 and a land, one a turn', Lands == 4) :-
    board,
    in_library(a, 'Spark', _),
    in_library(a, 'Peak', _),
    in_hand(a, 'Grove', Grove),
    cast('Impulse', []),
    exiled('Peak', Peak),
    act(play_land(Peak, permitted)),
    assertion(refused(play_land(Grove))),
    values(O, controls(a, O), Os),
    length(Os, Lands).

test('601.3 not by the other player, and not in the next turn', Left == []) :-
    board,
    in_library(a, 'Spark', _),
    in_library(a, 'Spark', _),
    cards_in_library(b, 'Grove', 2),
    permanents(b, 'Peak', 1),
    cast('Impulse', []),
    exiled('Spark', Spark),
    act(pass),
    assertion(refused(cast(Spark, permitted))),
    to_step(end_turn),
    to_step(upkeep),
    values(O, permitted(_, O, _, _), Left).

test('500.7 until the end of the next turn', Waits-Life == 1-17) :-
    board,
    in_library(a, 'Spark', _),
    cards_in_library(a, 'Grove', 2),
    cards_in_library(b, 'Grove', 2),
    cast('Long Impulse', []),
    to_step(end_turn),
    to_step(upkeep),
    values(O, permitted(a, O, _, _), Os),
    length(Os, Waits),
    to_step(end_turn),
    to_step(upkeep),
    exiled('Spark', Spark),
    acts([cast(Spark, permitted), target(b)]),
    resolve,
    fact(life(b, Life)).

test('601.3 a card in a graveyard', Names == ['Recall', 'Spark']) :-
    board,
    in_graveyard(a, 'Spark', Spark),
    cast('Recall', [target(Spark)]),
    acts([cast(Spark, permitted), target(b)]),
    resolve,
    values(O, graveyard(a, O), Os),
    named(Os, Names).

test('117.3d who may cast an instant from exile is asked', Chooser == a) :-
    board,
    in_library(a, 'Spark', _),
    in_library(a, 'Spark', _),
    permanents(b, 'Peak', 1),
    in_hand(b, 'Spark', Theirs),
    cast('Impulse', []),
    to_step(end_turn),
    act(pass),
    acts([cast(Theirs), target(a)]),
    act(pass),
    fact(now(priority(Chooser, _))).

test('608.2g cast without paying as something resolves; what resolves goes on', Stack-Life-Tapped == 1-21-1) :-
    board,
    in_hand(a, 'Spark', Spark),
    in_hand(a, 'Cub', Cub),
    cast('Gift', []),
    assertion(refused(cast(Cub, free))),
    acts([cast(Spark, free), target(b)]),
    fact(stack(Items)),
    length(Items, Stack),
    fact(life(a, Life)),
    values(O, tapped(O), Os),
    length(Os, Tapped).

test('608.2g the cards that may be cast are told in one order, however they came to the hand', Offered == [First, Last]) :-
    board,
    in_hand(a, 'Spark', First),
    in_hand(a, 'Spark', Last),
    delete(hand(a, First)),
    set(hand(a, First)),
    cast('Gift', []),
    fact(now(choose_free(a, _, Offered))).

test('118.9b X is 0 where nothing is paid', Life == 20) :-
    board,
    in_hand(a, 'Surge', Surge),
    cast('Gift', []),
    acts([cast(Surge, free), target(b)]),
    resolve,
    fact(life(b, Life)).

test('608.2g it need not be cast', Life == 21) :-
    board,
    in_hand(a, 'Spark', _),
    cast('Gift', []),
    act(no),
    fact(life(a, Life)).

test('607.2a the card that was exiled is cast without paying', Names == ['Ox', 'Peak', 'Peak', 'Peak']) :-
    board,
    in_graveyard(a, 'Ox', Ox),
    in_hand(a, 'Spark', Spark),
    cast('Vault', []),
    act(target(Ox)),
    resolve,
    fact(object(Vault, 'Vault', a)),
    acts([cast(Spark), target(Vault)]),
    resolve,
    resolve,
    exiled('Ox', Exiled),
    act(cast(Exiled, free)),
    resolve,
    values(O, controls(a, O), Os),
    findall(Name, ( member(O, Os), fact(object(O, Name, _)) ), Unsorted),
    msort(Unsorted, Names).

test('in the midst of it a game is saved, undone and goes on', Life == 17) :-
    board,
    in_hand(a, 'Spark', Spark),
    in_hand(a, 'Gift', Gift),
    go,
    fluents(First),
    mark(Mark),
    act(cast(Gift)),
    acts([pass, pass]),
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    acts([cast(Spark, free), target(b)]),
    resolve,
    fact(life(b, Life)).

test('why not: what it costs is missing', Ids == ['601.2h']) :-
    board,
    in_library(a, 'Ox', _),
    in_library(a, 'Ox', _),
    cast('Impulse', []),
    exiled('Ox', Ox),
    reasons(cast(Ox, permitted), Ids).

test('601.3 in English and back', forall(member(Ability, [
        spell([exile_to_play(you, 1, paid, this_turn)]),
        spell([exile_to_play(you, 2, paid, until_end_of_your_next_turn)]),
        spell([may_play(target([type(instant), card_in(graveyard, you)]), paid, this_turn)]),
        spell([may_cast_free(linked_exile)]),
        spell([may_cast_free_from_hand([type(instant)])])]))) :-
    ability_english(Ability, 'Impulse', English),
    once(english_ability(English, 'Impulse', Read)),
    assertion(Read == Ability).

:- end_tests(rules_permitted).
