:- module(read_whom_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(plunit)).
:- use_module('boards').
:- use_module('../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

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

:- begin_tests(whom).

test('115.1 what a target player controls is not targeted', Tapped == [One, Two]) :-
    start_board([]),
    permanent(a, 'Cub', _),
    permanent(b, 'Cub', One),
    permanent(b, 'Ox', Two),
    cast_spoken("Tap all creatures target player controls.", [target(b)]),
    values(T, tapped(T), Tapped).

test('115.4 a player or a planeswalker', Life == 17) :-
    start_board([]),
    permanent(b, 'Cub', Cub),
    spoken("Word", "{0}", [instant], none, ["~ deals 3 damage to target player or planeswalker."]),
    in_hand(a, 'Word', O),
    go,
    act(cast(O)),
    assertion(refused(target(Cub))),
    act(target(b)),
    resolve,
    fact(life(b, Life)).

test('508.3 attacks with so many or more', Lives == [20, 21]) :-
    findall(Life, ( lists:member(N, [1, 2]), charge(N, Life) ), Lives).

charge(N, Life) :-
    start_board([]),
    spoken("Drum", "{0}", [artifact], none, ["Whenever you attack with two or more Bears, you gain 1 life."]),
    permanent(a, 'Drum', _),
    permanent(a, 'Ox', Ox),
    permanent(a, 'Cub', One),
    permanent(a, 'Cub', Two),
    go,
    to_step(declare_attackers),
    act(attack(Ox, b)),
    act(attack(One, b)),
    ( N == 2 -> act(attack(Two, b)) ; true ),
    act(done),
    ( fact(stack([])) -> true ; resolve ),
    fact(life(a, Life)).

test('it fights: the first target, which was named before', Damages == [Ox-2]) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    cast_spoken("Untap target creature you control. It fights target creature you don't control.", [target(Cub), target(Ox)]),
    values(O-N, damage(O, N), Damages).

test('other than itself', Names == ['Word Smith']) :-
    start_board([]),
    spoken("Word Smith", "{0}", [creature, human], 1/1, ["{0}: Destroy all creatures other than ~."]),
    permanent(a, 'Word Smith', O),
    permanent(a, 'Cub', _),
    permanent(b, 'Ox', _),
    go,
    act(activate(O, 1)),
    resolve,
    values(X, controls(_, X), Objects),
    named(Objects, Names).

test('draws as many cards as the greatest power', Cards == 4) :-
    start_board([]),
    permanent(a, 'Ox', _),
    permanent(a, 'Cub', _),
    cards_in_library(a, 'Grove', 6),
    cast_spoken("Draw cards equal to the greatest power among creatures you control.", []),
    values(O, hand(a, O), Hand),
    length(Hand, Cards).

:- end_tests(whom).
