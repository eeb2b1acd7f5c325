:- module(read_sizes_and_conditions_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(plunit)).
:- use_module('boards').
:- use_module('../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../prolog/magic/rules/concepts/objects', [subtype/2, type/2]).

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

:- begin_tests(whose_size).

test('608.2h its power is that of the target that deals the damage', Lives == 4) :-
    start_board([]),
    permanent(a, 'Ox', Ox),
    permanent(b, 'Cub', Cub),
    spoken("Wall", "{0}", [creature, wall], 0/9, []),
    permanent(b, 'Wall', Wall),
    assertion(Cub \== Wall),
    cast_spoken("Target creature you control deals damage equal to its power to target creature you don't control.",
                [target(Ox), target(Wall)]),
    fact(damage(Wall, Lives)).

test('the ability of another permanent speaks of the target, not of itself', Read == size(power, chosen(1))) :-
    read_ability(permanent,
                 "When ~ enters, target creature you control deals damage equal to its power to target opponent.",
                 understood(triggered(_, _, [damage(_, Read, _)]), _)).

test('608.2h the power of what was sacrificed', Life == 16) :-
    start_board([]),
    spoken("Altar", "{0}", [artifact], none,
           ["Sacrifice a creature: ~ deals damage equal to the sacrificed creature's power to any target."]),
    permanent(a, 'Altar', Altar),
    permanent(a, 'Ox', Ox),
    go,
    acts([activate(Altar, 1), target(b), pick(Ox)]),
    resolve,
    fact(life(b, Life)).

test('what is said after artifact or enchantment is said of both') :-
    read_ability(spell, "Destroy target artifact or enchantment with mana value 3 or less.",
                 understood(spell([destroy(target([either(_, _), compared(mana_value, at_most, 3)]))]), _)).

test('of an artifact or creature with flying, the creature flies') :-
    read_ability(spell, "Destroy target artifact, enchantment, or creature with flying.",
                 understood(spell([destroy(target([either([artifact], [either(_, [creature, keyword(flying)])])]))]), _)).

test('each other creature is none of which is spoken', Damage == [Ox-2]) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    cast_spoken("Target creature you control deals damage equal to its power to each other creature.", [target(Cub)]),
    values(O-N, damage(O, N), Damage).

test('other than which of several, is not clear') :-
    once(read_ability(spell, "Each creature you control gets +1/+0 until end of turn for each other creature you control.",
                      stopped(_, _))).

:- end_tests(whose_size).

:- begin_tests(done_to_permanents).

test('205.1b a land that becomes a creature is still a land', Types-Lands == [creature, land]-[forest]) :-
    start_board([]),
    permanent(a, 'Grove', Grove),
    cast_spoken("Target land becomes a 3/3 Elemental creature with haste until end of turn. It's still a land.",
                [target(Grove)]),
    findall(T, type(Grove, T), Types0), sort(Types0, Types),
    findall(forest, subtype(Grove, forest), Lands).

test('701.26 tapped or untapped, as is possible', Tapped == [Cub]) :-
    start_board([]),
    permanent(b, 'Cub', Cub),
    cast_spoken("You may tap or untap target creature.", [target(Cub)]),
    act(yes),
    values(T, tapped(T), Tapped).

test('602.5b exhaust: only once') :-
    start_board([]),
    spoken("Engine", "{0}", [artifact], none, ["Exhaust — {0}: Draw a card."]),
    permanent(a, 'Engine', O),
    cards_in_library(a, 'Cub', 3),
    go,
    act(activate(O, 1)),
    resolve,
    refused(activate(O, 1)).

test('a graveyard is exiled', Left == []) :-
    start_board([]),
    in_graveyard(b, 'Cub', _),
    in_graveyard(b, 'Ox', _),
    cast_spoken("Exile target player's graveyard.", [target(b)]),
    values(O, graveyard(b, O), Left).

test('who controls no opponent\'s creature targets none but others\'') :-
    start_board([]),
    permanent(a, 'Cub', Own),
    permanent(b, 'Cub', _),
    spoken("Word", "{0}", [instant], none, ["Destroy target creature you don't control."]),
    in_hand(a, 'Word', O),
    go,
    act(cast(O)),
    refused(target(Own)).

:- end_tests(done_to_permanents).

:- begin_tests(conditions_spoken).

test('four card types among cards in a graveyard', Tried == [3-0, 4-1]) :-
    findall(N-Drawn, ( member_of([3, 4], N), delirious(N, Drawn) ), Tried).

member_of(List, N) :-
    lists:member(N, List).

delirious(N, Drawn) :-
    start_board([]),
    spoken("Hat", "{0}", [artifact], none, []),
    forall(lists:nth1(K, ['Cub', 'Grove', 'Spark', 'Hat'], Name), ( K =< N -> in_graveyard(a, Name, _) ; true )),
    cards_in_library(a, 'Ox', 3),
    cast_spoken("If there are four or more card types among cards in your graveyard, draw a card.", []),
    values(O, hand(a, O), Hand),
    length(Hand, Drawn).

test('an opponent controls more lands', Drawn == 1) :-
    start_board([]),
    permanents(a, 'Grove', 1),
    permanents(b, 'Grove', 2),
    cards_in_library(a, 'Ox', 3),
    cast_spoken("If an opponent controls more lands than you, draw a card.", []),
    values(O, hand(a, O), Hand),
    length(Hand, Drawn).

test('118.12a another player pays, or it happens', Life == 18) :-
    start_board([]),
    spoken("Toll", "{0}", [enchantment], none,
           ["Whenever a player draws a card, that player loses 2 life unless they pay {2}."]),
    spoken("Word", "{0}", [instant], none, ["Target player draws a card."]),
    permanent(a, 'Toll', _),
    cards_in_library(b, 'Ox', 3),
    in_hand(a, 'Word', O),
    go,
    acts([cast(O), target(b)]),
    resolve,
    resolve,
    fact(now(decide_pay(b, _, _, _, _))),
    act(no),
    fact(life(b, Life)).

:- end_tests(conditions_spoken).
