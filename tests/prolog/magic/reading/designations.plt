:- module(designations_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [creature/1, power/2, toughness/2]).

/** <module> The monarch (724), the city's blessing (702.131) and devotion (700.5), as cards speak of them, in play
*/

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

monarchs_and_emblems(Monarchs-Emblems) :-
    values(P, monarch(P), Monarchs),
    values(P, emblem(P, _), Emblems).

attack_alone(O) :-
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    to_step(end_combat).

:- begin_tests(designations).

test('724.2 the monarch draws a card in the own end step, and nobody else does', Hands == [1, 0]) :-
    start_board([]),
    cards_in_library(a, 'Grove', 3),
    cards_in_library(b, 'Grove', 3),
    cast_spoken("You become the monarch.", []),
    to_step(end_turn),
    resolve,
    values(A, hand(a, A), As),
    values(B, hand(b, B), Bs),
    maplist(length, [As, Bs], Hands).

test('724.2 combat damage to the monarch takes the crown, and 724.3 there is one monarch', Crowns == [[b]-[b], [a]-[a]]) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    spoken("Usher", "{0}", [creature, human], 1/1, ["When ~ enters, target opponent becomes the monarch."]),
    in_hand(a, 'Usher', Usher),
    go,
    act(cast(Usher)),
    resolve,
    act(target(b)),
    resolve,
    monarchs_and_emblems(Before),
    attack_alone(Cub),
    monarchs_and_emblems(After),
    Crowns = [Before, After].

test('724.1 who is the monarch becomes it no second time', Crown-Life == [a]-[a]-21) :-
    start_board([]),
    spoken("Herald", "{1}", [creature, human], 1/1, ["Whenever you become the monarch, you gain 1 life."]),
    permanent(a, 'Herald', _),
    cast_spoken("You become the monarch.", []),
    resolve,
    in_hand(a, 'Word', Again),
    act(cast(Again)),
    resolve,
    monarchs_and_emblems(Crown),
    fact(life(a, Life)).

test('724.4 the monarch leaves the game, and the active player is the monarch', Crown == [a]-[a]) :-
    start_board([turn_order([a, b, c]), setting(seats, [a, b, c]), life(c, 20), library(c, [])]),
    spoken("Word", "{0}", [instant], none, ["Target opponent becomes the monarch."]),
    in_hand(a, 'Word', O),
    go,
    acts([cast(O), target(b)]),
    resolve,
    act(concede(b)),
    monarchs_and_emblems(Crown).

test('702.131b ten permanents bring the blessing, which stays', Powers == [1, 3, 3]) :-
    start_board([]),
    spoken("Temple Cat", "{1}", [creature, cat], 1/1, ["Ascend", "~ gets +2/+2 as long as you have the city's blessing."]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([land]))])]),
    permanents(a, 'Grove', 7),
    permanent(a, 'Peak', Peak),
    permanent(a, 'Temple Cat', Cat),
    in_hand(a, 'Grove', Land),
    in_hand(a, 'Doom', Doom),
    go,
    power(Cat, P0),
    act(play_land(Land)),
    power(Cat, P1),
    acts([cast(Doom), target(Peak)]),
    resolve,
    power(Cat, P2),
    Powers = [P0, P1, P2].

test('702.131d the tenth permanent that asks for the blessing has it already', Life == 22) :-
    start_board([]),
    spoken("Pilgrim", "{0}", [creature, human], 1/1, ["Ascend", "When ~ enters, if you have the city's blessing, you gain 2 life."]),
    permanents(a, 'Grove', 9),
    in_hand(a, 'Pilgrim', Pilgrim),
    go,
    act(cast(Pilgrim)),
    resolve,
    resolve,
    fact(life(a, Life)).

test('702.131a a spell with ascend looks as it resolves', [true(Life == 21)]) :-
    start_board([]),
    spoken("Rite", "{0}", [instant], none, ["Ascend", "If you have the city's blessing, you gain 1 life."]),
    permanents(a, 'Grove', 10),
    in_hand(a, 'Rite', Rite),
    go,
    act(cast(Rite)),
    resolve,
    fact(life(a, Life)),
    fact(blessed(a)).

test('700.5 a god is a creature while the devotion is there', Is == [false, true]) :-
    start_board([]),
    spoken("Hearth God", "{2}{G}{U}", [legendary, enchantment, creature, god], 5/6,
           ["As long as your devotion to green and blue is less than four, ~ isn't a creature."]),
    card("Twin", "{G/U}{G}", [creature, elf], 1/1, []),
    permanent(a, 'Hearth God', God),
    in_hand(a, 'Twin', Twin),
    permanents(a, 'Grove', 2),
    go,
    assertion(\+ fact(subtypes(God, [god]))),
    ( creature(God) -> Before = true ; Before = false ),
    act(cast(Twin)),
    resolve,
    ( creature(God) -> After = true ; After = false ),
    Is = [Before, After].

:- end_tests(designations).
