:- module(read_amounts_and_hands_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(plunit)).
:- use_module('boards').
:- use_module('../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../prolog/magic/support/shown_cards', [seen_by/2]).

%   spoken(+Name, +Cost, +Kind, +Size, +Texts): a card whose abilities are read.

spoken(Name, Cost, Kind, Size, Texts) :-
    ( memberchk(instant, Kind) -> Context = spell ; Context = permanent ),
    maplist(ability_of(Context), Texts, Abilities),
    card(Name, Cost, Kind, Size, Abilities).

ability_of(Context, Text, Ability) :-
    read_ability(Context, Text, Reading),
    assertion(Reading = understood(_, _)),
    arg(1, Reading, Ability).

cast_spoken(Text, Actions) :-
    spoken("Word", "{0}", [instant], none, [Text]),
    in_hand(a, 'Word', O),
    go,
    acts([cast(O)|Actions]),
    resolve.

:- begin_tests(that_much).

test('as much as was gained', Counters == 3) :-
    start_board([]),
    spoken("Choir", "{0}", [creature, human], 1/1, ["Whenever you gain life, put that many +1/+1 counters on ~."]),
    permanent(a, 'Choir', O),
    cast_spoken("You gain 3 life.", []),
    resolve,
    fact(counters(O, '+1/+1', Counters)).

test('603.2c what deals damage to several at once triggers once, with all of it', Life-Drawn == 26-1) :-
    start_board([]),
    card("Blaze", "{0}", [sorcery], none, [spell([damage(target([creature]), 3, each([creature, controlled(opponent)]))])]),
    card("Thrull", "{0}", [creature, thrull], 1/1, [triggered(deals_damage(any, this, any), true, [gain_life(you, that_many)])]),
    card("Seer", "{0}", [creature, thrull], 1/1,
         [triggered(deals_damage(any, [creature, controlled(you)], any), true, [draw(you, 1)])]),
    permanent(a, 'Thrull', Thrull),
    permanent(a, 'Seer', _),
    permanents(b, 'Ox', 2),
    cards_in_library(a, 'Ox', 5),
    in_hand(a, 'Blaze', Blaze),
    go,
    acts([cast(Blaze), target(Thrull)]),
    resolve,
    fact(now(order_triggers(a, [First|_]))),
    act(stack_next(First)),
    resolve,
    resolve,
    fact(life(a, Life)),
    values(O, hand(a, O), Hand),
    length(Hand, Drawn).

test('603.2c what deals damage to creatures triggers for each of them', Life == 22) :-
    start_board([]),
    card("Blaze", "{0}", [sorcery], none, [spell([damage(target([creature]), 3, each([creature, controlled(opponent)]))])]),
    card("Thrull", "{0}", [creature, thrull], 1/1, [triggered(deals_damage(any, this, [creature]), true, [gain_life(you, 1)])]),
    permanent(a, 'Thrull', Thrull),
    permanents(b, 'Ox', 2),
    in_hand(a, 'Blaze', Blaze),
    go,
    acts([cast(Blaze), target(Thrull)]),
    resolve,
    resolve,
    resolve,
    fact(life(a, Life)).

test('603.2c damage by several creatures is dealt once, and is added up', Life == 15) :-
    start_board([]),
    spoken("Spite", "{0}", [creature, wall], 0/9, ["Whenever ~ is dealt damage, target opponent loses that much life."]),
    spoken("Pup", "{0}", [creature, bear], 3/9, []),
    permanent(a, 'Spite', Spite),
    permanent(b, 'Cub', Cub),
    permanent(b, 'Pup', Pup),
    go,
    to_step(declare_attackers),
    acts([attack(Spite, b), done, pass, pass, block(Cub, Spite), block(Pup, Spite), done]),
    to_step(combat_damage),
    ( fact(now(choose_target(_, _, _))) -> act(target(b)) ; true ),
    resolve,
    fact(life(b, Life)).

test('nothing says how much') :-
    once(read_ability(permanent, "When ~ enters, you gain that much life.", misplaced(_, _))).

:- end_tests(that_much).

:- begin_tests(hands).

test('701.20a all see the hand while a card is chosen from it, and know the rest of it afterwards', Seen-Discarded == [before, during]-['Ox']) :-
    start_board([]),
    in_hand(b, 'Ox', Ox),
    in_hand(b, 'Grove', Grove),
    spoken("Word", "{0}", [instant], none,
           ["Target opponent reveals their hand. You choose a nonland card from it. That player discards that card."]),
    in_hand(a, 'Word', O),
    go,
    ( seen_by(Grove, a) -> Before = seen ; Before = before ),
    acts([cast(O), target(b)]),
    resolve,
    assertion(fact(now(choose_from_hand(a, _, b, _, discard)))),
    ( once(seen_by(Grove, a)) -> During = during ; During = hidden ),
    assertion(refused(take_from_hand(Grove))),
    act(take_from_hand(Ox)),
    assertion(\+ fact(revealed(b, Grove))),
    assertion(seen_by(Grove, a)),
    Seen = [Before, During],
    values(X, graveyard(b, X), Buried),
    named(Buried, Discarded).

test('of a hand with no such card nothing is chosen', Left == 1) :-
    start_board([]),
    in_hand(b, 'Grove', _),
    cast_spoken("Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
                [target(b)]),
    assertion(\+ fact(revealed(_, _))),
    values(X, hand(b, X), Hand),
    length(Hand, Left).

test('a land card is put onto the battlefield', Names-Drawn == ['Grove']-[]) :-
    start_board([]),
    in_hand(a, 'Grove', Grove),
    in_hand(a, 'Ox', _),
    cards_in_library(a, 'Cub', 2),
    cast_spoken("You may put a land card from your hand onto the battlefield tapped. If you don't, draw a card.", []),
    acts([yes, take(Grove)]),
    values(O, ( controls(a, O) ), Objects),
    named(Objects, Names),
    findall(x, ( fact(hand(a, C)), fact(object(C, 'Cub', a)) ), Drawn).

test('who has no land card has not put one', Drawn == 1) :-
    start_board([]),
    cards_in_library(a, 'Cub', 2),
    cast_spoken("You may put a land card from your hand onto the battlefield tapped. If you don't, draw a card.", []),
    act(no),
    values(C, hand(a, C), Cards),
    length(Cards, Drawn).

:- end_tests(hands).
