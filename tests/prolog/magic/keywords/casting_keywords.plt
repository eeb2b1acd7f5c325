:- module(casting_keywords_tests, []).

:- use_module(library(lists), [last/2, member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, power/2]).

%   A creature with the Abilities in the hand of a, who has so many lands.

hand_with(Kind, Abilities, Lands, Card) :-
    start_board([]),
    ( Kind = creature -> Size = 2/2 ; Size = none ),
    card("Caller", "{3}", [Kind], Size, Abilities),
    permanents(a, 'Grove', Lands),
    in_hand(a, 'Caller', Card).

creatures(Os) :-
    findall(O, ( fact_of(O), boards:object_name(O, Name), Name \== 'Grove' ), Os).

fact_of(O) :- values(P, controls(a, P), All), member(O, All).

:- begin_tests(casting_keywords).

test('702.74a evoke: it enters, and is sacrificed') :-
    hand_with(creature, [keyword(evoke('{1}')), triggered(enters(this), true, [gain_life(you, 1)])], 1, Card),
    go,
    assertion(refused(cast(Card))),
    act(cast(Card, evoke)),
    resolve,
    creatures(Before),
    assertion(length(Before, 1)),
    fact(now(order_triggers(a, [N|_]))),
    act(stack_next(N)),
    resolve,
    resolve,
    creatures(After),
    assertion(After == []),
    assertion(fact(life(a, 21))).

test('702.109a dash: haste, and back to the hand', Names == ['Caller']) :-
    hand_with(creature, [keyword(dash('{1}'))], 1, Card),
    go,
    act(cast(Card, dash)),
    resolve,
    creatures([O]),
    assertion(has(O, haste)),
    to_step(end_turn),
    resolve,
    values(H, hand(a, H), Hand),
    named(Hand, Names).

test('702.152a blitz: a card for its death') :-
    hand_with(creature, [keyword(blitz('{1}'))], 1, Card),
    in_library(a, 'Cub', _),
    go,
    act(cast(Card, blitz)),
    resolve,
    to_step(end_turn),
    resolve,
    resolve,
    values(H, hand(a, H), Hand),
    named(Hand, Names),
    assertion(Names == ['Cub']).

test('702.137a spectacle: only if an opponent lost life') :-
    hand_with(creature, [keyword(spectacle('{1}'))], 1, Card),
    go,
    assertion(refused(cast(Card, spectacle))).

test('702.137a spectacle: then it may be') :-
    hand_with(creature, [keyword(spectacle('{1}'))], 1, Card),
    set(this_turn(life_lost, b, 2)),
    go,
    assertion(offered(cast(Card, spectacle))).

test('702.27a buyback: it returns to the hand', Names == ['Caller']) :-
    hand_with(sorcery, [keyword(buyback('{1}')), spell([gain_life(you, 1)])], 4, Card),
    go,
    acts([cast(Card), pay_option]),
    resolve,
    values(H, hand(a, H), Hand),
    named(Hand, Names),
    assertion(fact(life(a, 21))).

test('702.27a without paying it does not', Names == []) :-
    hand_with(sorcery, [keyword(buyback('{1}')), spell([gain_life(you, 1)])], 4, Card),
    go,
    acts([cast(Card), no]),
    resolve,
    values(H, hand(a, H), Hand),
    named(Hand, Names).

test('601.2b what can not be paid is not offered') :-
    hand_with(sorcery, [keyword(buyback('{1}')), spell([gain_life(you, 1)])], 3, Card),
    go,
    act(cast(Card)),
    assertion(refused(pay_option)).

test('601.2b nor what leaves no X with which there are targets') :-
    hand_with(instant, [], 4, _),
    card("Burst", "{X}{G}", [instant], none,
         [keyword(buyback('{2}')), spell([destroy(target([creature, compared(mana_value, exactly, x)]))])]),
    card("Hulk", "{2}", [creature], 2/2, []),
    permanent(b, 'Hulk', _),
    in_hand(a, 'Burst', Burst),
    go,
    act(cast(Burst)),
    assertion(\+ offered(pay_option)).

test('601.2b but what leaves one is') :-
    hand_with(instant, [], 5, _),
    card("Burst", "{X}{G}", [instant], none,
         [keyword(buyback('{2}')), spell([destroy(target([creature, compared(mana_value, exactly, x)]))])]),
    card("Hulk", "{2}", [creature], 2/2, []),
    permanent(b, 'Hulk', _),
    in_hand(a, 'Burst', Burst),
    go,
    acts([cast(Burst), pay_option]),
    assertion(offered(value_of_x(2))),
    assertion(\+ offered(value_of_x(1))).

test('702.33c multikicker: as often as it was paid', Power == 4) :-
    hand_with(creature, [keyword(multikicker('{1}')), enters_with([counters('+1/+1', times_paid(multikicker))])], 5, Card),
    go,
    acts([cast(Card), pay_option, pay_option]),
    ( offered(no) -> act(no) ; true ),
    resolve,
    creatures([O]),
    power(O, Power).

test('702.157a squad: as many copies') :-
    hand_with(creature, [keyword(squad('{1}'))], 5, Card),
    go,
    acts([cast(Card), pay_option, pay_option]),
    ( offered(no) -> act(no) ; true ),
    resolve,
    resolve,
    creatures(Os),
    assertion(length(Os, 3)).

test('702.175a offspring: a 1/1 copy') :-
    hand_with(creature, [keyword(offspring('{1}'))], 4, Card),
    go,
    acts([cast(Card), pay_option]),
    resolve,
    resolve,
    creatures([_, Small]),
    power(Small, Power),
    assertion(Power == 1).

test('702.56a replicate: a copy for each time') :-
    hand_with(sorcery, [keyword(replicate('{1}')), spell([gain_life(you, 2)])], 5, Card),
    go,
    acts([cast(Card), pay_option, pay_option]),
    ( offered(no) -> act(no) ; true ),
    resolve,
    resolve,
    resolve,
    resolve,
    assertion(fact(life(a, 26))).

test('702.40a storm: a copy for each spell before it') :-
    hand_with(sorcery, [keyword(storm), spell([gain_life(you, 2)])], 3, Card),
    card("Balm", "{0}", [instant], none, [spell([gain_life(you, 1)])]),
    in_hand(a, 'Balm', Balm),
    in_hand(a, 'Balm', Other),
    go,
    act(cast(Balm)),
    resolve,
    act(cast(Other)),
    resolve,
    act(cast(Card)),
    resolve,
    resolve,
    resolve,
    resolve,
    assertion(fact(life(a, 28))).

test('702.40a storm: the copies are made though the spell was countered') :-
    hand_with(sorcery, [keyword(storm), spell([gain_life(you, 2)])], 3, Card),
    card("Balm", "{0}", [instant], none, [spell([gain_life(you, 1)])]),
    card("Veto", "{0}", [instant], none, [spell([counter_spell(target([spell]))])]),
    in_hand(a, 'Balm', Balm),
    in_hand(b, 'Veto', Veto),
    go,
    act(cast(Balm)),
    resolve,
    act(cast(Card)),
    fact(stack([_, Spell|_])),
    acts([pass, cast(Veto), target(Spell)]),
    resolve,
    assertion(\+ fact(stack_item(Spell, _, _))),
    resolve,
    resolve,
    assertion(fact(life(a, 23))).

test('702.85a cascade: the first lesser one is cast for nothing') :-
    hand_with(sorcery, [keyword(cascade), spell([gain_life(you, 2)])], 3, Card),
    in_library(a, 'Grove', _),
    in_library(a, 'Ox', _),
    in_library(a, 'Cub', _),
    in_library(a, 'Peak', Peak),
    go,
    act(cast(Card)),
    resolve,
    fact(now(choose_free(a, _, [Cub]))),
    act(cast(Cub, free)),
    resolve,
    creatures(Os),
    named(Os, Names),
    assertion(Names == ['Cub']),
    values(E, exile(E), Exiled),
    assertion(Exiled == []),
    fact(library(a, [Top|Rest])),
    assertion(Top == Peak),
    assertion(length(Rest, 2)).

test('702.85a cascade: or goes to the bottom') :-
    hand_with(sorcery, [keyword(cascade), spell([gain_life(you, 2)])], 3, Card),
    in_library(a, 'Cub', _),
    in_library(a, 'Peak', Peak),
    go,
    act(cast(Card)),
    resolve,
    act(no),
    fact(library(a, [Top, _])),
    assertion(Top == Peak).

test('702.85a cascade: a library without such a card is put back') :-
    hand_with(sorcery, [keyword(cascade), spell([gain_life(you, 2)])], 3, Card),
    in_library(a, 'Grove', _),
    in_library(a, 'Ox', _),
    go,
    act(cast(Card)),
    resolve,
    fact(library(a, Library)),
    assertion(length(Library, 2)).

test('701.57a discover: it may go to the hand', Names == ['Cub']) :-
    hand_with(sorcery, [spell([discover(2)])], 3, Card),
    in_library(a, 'Ox', _),
    in_library(a, 'Cub', _),
    go,
    act(cast(Card)),
    resolve,
    act(no),
    values(H, hand(a, H), Hand),
    named(Hand, Names).

test('702.88a rebound: it is exiled, and cast in the next upkeep') :-
    hand_with(sorcery, [keyword(rebound), spell([gain_life(you, 2)])], 3, Card),
    cards_in_library(a, 'Grove', 3),
    cards_in_library(b, 'Grove', 3),
    go,
    act(cast(Card)),
    resolve,
    values(E, exile(E), Exiled),
    assertion(length(Exiled, 1)),
    act(pass),
    upkeep_of_a,
    resolve,
    fact(now(choose_free(a, _, [Again]))),
    act(cast(Again, free)),
    resolve,
    assertion(fact(life(a, 24))),
    values(G, graveyard(a, G), Graveyard),
    assertion(length(Graveyard, 1)).

:- end_tests(casting_keywords).

upkeep_of_a :-
    (   fact(active(a)),
        fact(step(upkeep))
    ->  true
    ;   fact(now(priority(_, _)))
    ->  act(pass),
        upkeep_of_a
    ;   act(done),
        upkeep_of_a
    ).
