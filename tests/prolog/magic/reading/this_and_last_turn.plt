:- module(this_and_last_turn_read_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

%   spoken(+Name, +Cost, +Kind, +Size, +Texts): a card whose abilities are read.

spoken(Name, Cost, Kind, Size, Texts) :-
    ( memberchk(instant, Kind) -> Context = spell ; Context = permanent ),
    maplist(ability_of(Context), Texts, Abilities),
    card(Name, Cost, Kind, Size, Abilities).

ability_of(Context, Text, Ability) :-
    read_ability(Context, Text, Reading),
    assertion(Reading = understood(_, _)),
    arg(1, Reading, Ability).

cast(Name, Actions) :-
    in_hand(a, Name, O),
    go,
    acts([cast(O)|Actions]),
    resolve.

:- begin_tests(dealt_damage).

test('a creature that was dealt damage this turn can be targeted, and no other') :-
    start_board([]),
    spoken("Jab", "{0}", [instant], none, ["~ deals 1 damage to target creature."]),
    spoken("Finish", "{0}", [instant], none, ["Destroy target creature that was dealt damage this turn."]),
    spoken("Hulk", "{0}", [creature, giant], 5/5, []),
    permanent(b, 'Hulk', Ox),
    permanent(b, 'Cub', Cub),
    cast('Jab', [target(Ox)]),
    in_hand(a, 'Finish', O),
    go,
    act(cast(O)),
    offered(target(Ox)),
    refused(target(Cub)).

test('a creature dealt damage by it dies, and nothing when another dies', Counters == 1) :-
    start_board([]),
    spoken("Shark", "{0}", [creature, fish], 3/9,
           ["Whenever a creature dealt damage by ~ this turn dies, put a +1/+1 counter on ~.",
            "{0}: ~ deals 2 damage to target creature."]),
    spoken("Bolt", "{0}", [instant], none, ["~ deals 9 damage to target creature."]),
    permanent(a, 'Shark', Shark),
    permanent(b, 'Cub', Cub),
    permanent(b, 'Cub', Other),
    go,
    acts([activate(Shark, 2), target(Cub)]),
    resolve,
    resolve,
    cast('Bolt', [target(Other)]),
    fact(counters(Shark, '+1/+1', Counters)).

test('what stands after both is said of both') :-
    ability_of(spell, "Destroy target creature or planeswalker an opponent controls that was dealt damage this turn.",
               spell([destroy(target([either([creature], [type(planeswalker)]), controlled(opponent), dealt_damage]))])).

test('it is exiled instead of dying') :-
    start_board([]),
    spoken("Ash", "{0}", [creature, spirit], 1/9,
           ["If a creature dealt damage by ~ this turn would die, exile it instead.",
            "{0}: ~ deals 2 damage to target creature."]),
    permanent(a, 'Ash', O),
    permanent(b, 'Cub', Cub),
    go,
    acts([activate(O, 2), target(Cub)]),
    resolve,
    \+ fact(controls(_, Cub)),
    fact(exile(_)).

test('combat damage to a planeswalker is heard, too', Life == 21) :-
    start_board([]),
    spoken("Knight", "{0}", [creature, knight], 1/1,
           ["Whenever ~ deals combat damage to a player or planeswalker, you gain 1 life."]),
    permanent(a, 'Knight', O),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    to_step(combat_damage),
    resolve,
    fact(life(a, Life)).

:- end_tests(dealt_damage).

:- begin_tests(last_turn).

test('no spells were cast last turn', Life == 21) :-
    start_board([]),
    spoken("Moon", "{0}", [enchantment], none,
           ["At the beginning of each upkeep, if no spells were cast last turn, you gain 1 life."]),
    permanent(a, 'Moon', _),
    cards_in_library(a, 'Ox', 3),
    cards_in_library(b, 'Ox', 3),
    go,
    to_step(upkeep),
    resolve,
    fact(life(a, Life)).

test('a player cast two spells last turn', Life == 21) :-
    start_board([]),
    spoken("Sun", "{0}", [enchantment], none,
           ["At the beginning of each upkeep, if a player cast two or more spells last turn, you gain 1 life.",
            "At the beginning of each upkeep, if no spells were cast last turn, you lose 9 life."]),
    spoken("Hum", "{0}", [instant], none, ["You gain 0 life."]),
    permanent(a, 'Sun', _),
    cards_in_library(a, 'Ox', 3),
    cards_in_library(b, 'Ox', 3),
    cast('Hum', []),
    cast('Hum', []),
    to_step(upkeep),
    resolve,
    fact(life(a, Life)).

:- end_tests(last_turn).

:- begin_tests(hand_size).

test('402.2 no maximum hand size', Sizes == 9-7) :-
    hand_after("You have no maximum hand size.", A),
    hand_after("~ can't be countered.", B),
    Sizes = A-B.

hand_after(Text, Size) :-
    start_board([]),
    spoken("Tower", "{0}", [artifact], none, [Text]),
    permanent(a, 'Tower', _),
    forall(between(1, 9, _), in_hand(a, 'Cub', _)),
    cards_in_library(b, 'Ox', 3),
    go,
    to_step(end_turn),
    discarding,
    values(O, hand(a, O), Os),
    length(Os, Size).

discarding :-
    (   fact(now(choose_discards(a, _)))
    ->  values(C, hand(a, C), Hand),
        once(( member(O, Hand), \+ fact(to_discard(a, _, O)) )),
        act(discard(O)),
        discarding
    ;   fact(active(b))
    ->  true
    ;   act(pass),
        discarding
    ).

:- end_tests(hand_size).
