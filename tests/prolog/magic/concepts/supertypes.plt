:- module(supertypes_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal_actions/1]).

%   What "basic", "nonbasic", "legendary" and "snow" ask for (205.4).

board :-
    start_board([]),
    card("Moor", "", [basic, land, swamp], none, []),
    card("Rime Moor", "", [basic, snow, land, swamp], none, []),
    card("Old Moor", "", [land, swamp], none, []),
    card("Duke", "{B}", [legendary, creature, noble], 3/3, []),
    card("Yeti", "{G}", [snow, creature, yeti], 1/1, []),
    card("Fetch", "{0}", [sorcery], none, [spell([search(you, [land, type(basic)], battlefield, revealed)])]),
    card("Quarry", "{0}", [sorcery], none, [spell([destroy(target([land, not([type(basic)])]))])]),
    card("Dirge", "{0}", [sorcery], none, [spell([destroy(target([creature, not([type(legendary)])]))])]),
    card("Thaw", "{0}", [sorcery], none, [spell([gain_life(you, count([type(snow)]))])]),
    card("Blight", "{1}", [enchantment], none, [static([land, not([type(basic)])], [add_types([creature]), set_pt(1, 1)])]),
    card("Court", "{1}", [enchantment], none,
         [triggered(enters([creature, type(legendary)]), true, [gain_life(you, 1)])]),
    card("Sleet", "{1}", [enchantment], none, [replacement(enters([type(snow)]), entering([tapped]))]).

targets_of(Spell, Names) :-
    in_hand(a, Spell, O),
    go,
    act(cast(O)),
    legal_actions(Actions),
    findall(Name, ( lists:member(target(T), Actions), fact(object(T, Name, _)) ), Unsorted),
    msort(Unsorted, Names).

:- begin_tests(supertypes).

test('205.4c a search for a basic land finds what is basic, and no other land', Found == ['Moor', 'Rime Moor']) :-
    board,
    in_library(a, 'Moor', _),
    in_library(a, 'Rime Moor', _),
    in_library(a, 'Old Moor', _),
    in_hand(a, 'Fetch', O),
    go,
    act(cast(O)),
    resolve,
    legal_actions(Actions),
    findall(Name, ( lists:member(find(T), Actions), fact(object(T, Name, _)) ), Unsorted),
    msort(Unsorted, Found).

test('205.4c a nonbasic land is one without the supertype, though it has a basic land type', Names == ['Old Moor']) :-
    board,
    permanent(b, 'Moor', _),
    permanent(b, 'Rime Moor', _),
    permanent(b, 'Old Moor', _),
    targets_of('Quarry', Names).

test('205.4d nonlegendary creatures', Names == ['Cub', 'Yeti']) :-
    board,
    permanent(b, 'Duke', _),
    permanent(b, 'Cub', _),
    permanent(b, 'Yeti', _),
    targets_of('Dirge', Names).

test('205.4g snow permanents are counted, whatever their types', Life == 22) :-
    board,
    permanent(a, 'Rime Moor', _),
    permanent(b, 'Yeti', _),
    permanent(a, 'Moor', _),
    permanent(a, 'Duke', _),
    in_hand(a, 'Thaw', O),
    go,
    act(cast(O)),
    resolve,
    fact(life(a, Life)).

test('613.1d a layer that is about types leaves basic lands what they are', Names == ['Old Moor']) :-
    board,
    permanent(a, 'Blight', _),
    permanent(a, 'Moor', _),
    permanent(a, 'Rime Moor', _),
    permanent(a, 'Old Moor', _),
    go,
    findall(Name, ( fact(power_toughness(O, 1, 1)), fact(object(O, Name, _)) ), Names).

test('603.2 an event of a legendary creature is heard, one of another is not', Life == 21) :-
    board,
    permanent(a, 'Court', _),
    permanents(a, 'Moor', 2),
    permanents(a, 'Grove', 2),
    in_hand(a, 'Duke', Duke),
    in_hand(a, 'Cub', Cub),
    go,
    act(cast(Cub)), resolve,
    assertion(fact(life(a, 20))),
    act(cast(Duke)), resolve, resolve,
    fact(life(a, Life)).

test('614.12 what is snow enters so, and what is not does not', Tapped == ['Rime Moor']) :-
    board,
    permanent(a, 'Sleet', _),
    in_hand(a, 'Rime Moor', Rime),
    in_hand(a, 'Moor', Moor),
    go,
    act(play_land(Rime)),
    findall(Name, ( fact(tapped(O)), fact(object(O, Name, _)) ), Tapped),
    assertion(fact(hand(a, Moor))).

test('614.12 a land that is not snow enters untapped', Tapped == []) :-
    board,
    permanent(a, 'Sleet', _),
    in_hand(a, 'Moor', Moor),
    go,
    act(play_land(Moor)),
    values(O, tapped(O), Tapped).

:- end_tests(supertypes).
