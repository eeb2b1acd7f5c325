:- module(exiled_instead_read_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [last/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2, type/2]).

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

in_graveyards(Player, Names) :-
    values(O, graveyard(Player, O), Os),
    named(Os, Names).

:- begin_tests(exiled_instead).

vault(Whose) :-
    atomics_to_string(["If a card or token would be put into ", Whose, " graveyard from anywhere, exile it instead."], Text),
    spoken("Vault", "{0}", [enchantment], none, [Text]),
    spoken("Blaze", "{0}", [instant], none, ["~ deals 9 damage to target creature."]),
    permanent(a, 'Vault', _).

test('614.1a a spell and a creature go to exile, whosever they are', Left-Exiled == []-['Blaze', 'Ox']) :-
    start_board([]),
    vault("a"),
    permanent(b, 'Ox', Ox),
    cast('Blaze', [target(Ox)]),
    in_graveyards(_, Left),
    values(O, exile(O), Os),
    named(Os, Names),
    msort(Names, Exiled).

test('614.1a of one graveyard, the other stays as it is', A-B == []-['Ox']) :-
    start_board([]),
    vault("your"),
    permanent(b, 'Ox', Ox),
    cast('Blaze', [target(Ox)]),
    in_graveyards(a, A),
    in_graveyards(b, B).

test('700.4 a token that is exiled instead does not die', Life == 20) :-
    start_board([]),
    vault("a"),
    spoken("Mourner", "{0}", [creature, human], 1/1, ["Whenever another creature you control dies, you gain 1 life."]),
    spoken("Call", "{0}", [instant], none, ["Create a 1/1 green Elf creature token."]),
    permanent(a, 'Mourner', _),
    cast('Call', []),
    values(P, controls(a, P), Os),
    last(Os, Token),
    in_hand(a, 'Blaze', Blaze),
    acts([cast(Blaze), target(Token)]),
    resolve,
    assertion(\+ fact(controls(a, Token))),
    fact(life(a, Life)).

:- end_tests(exiled_instead).

:- begin_tests(in_addition).

test('205.1b what becomes a creature in addition to its other types keeps these for the turn', Types == [creature, enchantment]) :-
    start_board([]),
    spoken("Rite", "{0}", [enchantment], none,
           ["{0}: ~ becomes a 5/5 Demon creature with flying and haste until end of turn in addition to its other types."]),
    permanent(a, 'Rite', Rite),
    go,
    act(activate(Rite, 1)),
    resolve,
    power(Rite, Power),
    assertion(Power == 5),
    findall(Type, type(Rite, Type), Types0),
    sort(Types0, Types).

:- end_tests(in_addition).

:- begin_tests(energy_x).

test('107.14 X of energy is as much as there is, at most', Power-Left == 3-1) :-
    start_board([counters(a, energy, 3)]),
    spoken("Engine", "{0}", [creature, construct], 1/1, ["Pay X {E}: ~ gets +X/+0 until end of turn."]),
    permanent(a, 'Engine', Engine),
    go,
    act(activate(Engine, 1)),
    assertion(\+ offered(value_of_x(4))),
    act(value_of_x(2)),
    resolve,
    power(Engine, Power),
    fact(counters(a, energy, Left)).

crusher :-
    start_board([counters(a, energy, 3)]),
    spoken("Crusher", "{0}", [artifact], none,
           ["Pay X {E}: Destroy target creature with mana value X. Activate only as a sorcery."]),
    card("Small", "{1}", [creature, ox], 1/1, []),
    card("Large", "{2}{G}", [creature, ox], 1/1, []),
    card("Huge", "{3}{G}", [creature, ox], 1/1, []).

test('601.2c X is one for which there is a target, and the target is of that X', Offered-Left == [1, 3]-['Huge', 'Small']) :-
    crusher,
    permanent(a, 'Crusher', Crusher),
    permanent(b, 'Small', Small),
    permanent(b, 'Large', Large),
    permanent(b, 'Huge', Huge),
    go,
    act(activate(Crusher, 1)),
    findall(X, ( between(0, 4, X), offered(value_of_x(X)) ), Offered),
    act(value_of_x(3)),
    assertion(refused(target(Small))),
    assertion(refused(target(Huge))),
    act(target(Large)),
    resolve,
    values(O, controls(b, O), Os),
    named(Os, Names),
    msort(Names, Left).

test('602.2b without a target for an X that can be paid it is not activated', true) :-
    crusher,
    permanent(a, 'Crusher', Crusher),
    permanent(b, 'Huge', _),
    go,
    assertion(refused(activate(Crusher, 1))).

:- end_tests(energy_x).
