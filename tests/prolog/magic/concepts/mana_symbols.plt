:- module(mana_symbols_tests, []).

:- use_module(library(plunit)).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal_actions/1]).
:- use_module('../../../../prolog/k/store', [fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [color/2, mana_value/2]).
:- use_module('../../../../prolog/magic/cards/writing/english').

%   A card of Cost in a's hand, with the lands.

cast_with(Cost, Lands, O) :-
    start_board([]),
    card("Tried", Cost, [sorcery], none, [spell([gain_life(you, 1)])]),
    forall(member(Land-N, Lands), permanents(a, Land, N)),
    in_hand(a, 'Tried', O),
    go.

castable(Cost, Lands) :-
    cast_with(Cost, Lands, O),
    offered(cast(O)).

:- begin_tests(mana_symbols).

test('107.4e hybrid mana is paid with either color') :-
    assertion(castable("{G/U}{G/U}", ['Grove'-1, 'Pool'-1])),
    assertion(castable("{G/U}", ['Pool'-1])),
    assertion(\+ castable("{G/U}", ['Peak'-1])),
    assertion(\+ castable("{G/U}{U}", ['Grove'-2])),
    assertion(castable("{1}{G/U}{U}", ['Grove'-1, 'Pool'-2])).

test('107.4e what was paid is tapped', Tapped == ['Grove', 'Pool']) :-
    cast_with("{R/G}{U}", ['Peak'-0, 'Grove'-1, 'Pool'-1], O),
    act(cast(O)),
    values(T, tapped(T), Ts),
    named(Ts, Unsorted),
    msort(Unsorted, Tapped).

test('202.2d a hybrid card is of both colors', Colors-Value == [blue, green]-3) :-
    cast_with("{2}{G/U}", [], O),
    findall(C, color(O, C), Unsorted),
    sort(Unsorted, Colors),
    mana_value(O, Value).

test('202.3f of monocolored hybrid mana the larger half counts', Value == 5) :-
    cast_with("{1}{2/W}{2/U}", [], O),
    mana_value(O, Value).

test('107.4e monocolored hybrid mana is paid with one of the color or two of any') :-
    assertion(castable("{2/G}", ['Grove'-1])),
    assertion(castable("{2/G}", ['Peak'-2])),
    assertion(\+ castable("{2/G}", ['Peak'-1])).

test('601.2b how it is paid is chosen where both can be', Left-Life == 1-21) :-
    cast_with("{2/G}", ['Grove'-3], O),
    act(cast(O)),
    assertion(( offered(option(1)), offered(option(2)), refused(option(3)) )),
    act(option(2)),
    values(T, tapped(T), Ts),
    length(Ts, 2),
    Left is 3-2,
    resolve,
    fact(life(a, Life)).

test('107.4f Phyrexian mana is paid with the color or with 2 life', Life == 18+1) :-
    cast_with("{G/P}", ['Peak'-1], O),
    act(cast(O)),
    resolve,
    fact(life(a, Now)),
    Life = 18+1,
    Now =:= Life.

test('107.4f of two Phyrexian symbols one may be paid with life', Forms-Life == 3-17) :-
    cast_with("{G/P}{G/P}", ['Grove'-2], O),
    set(life(a, 18)),
    act(cast(O)),
    legal_actions(Actions),
    findall(N, member(option(N), Actions), Ns),
    length(Ns, Forms),
    act(option(2)),
    resolve,
    fact(life(a, Life)).

test('107.4f who has too little life pays with mana') :-
    cast_with("{G/P}{G/P}", ['Grove'-1], O),
    assertion(offered(cast(O))),
    cast_with("{G/P}{G/P}", ['Grove'-1], P),
    set(life(a, 1)),
    assertion(refused(cast(P))),
    reasons(cast(P), Ids),
    assertion(Ids == ['601.2h']).

test('107.4f a choice of payment is taken back', Before == After) :-
    cast_with("{G/P}", ['Grove'-1], O),
    mark(Mark),
    fluents(Before),
    acts([cast(O), option(2)]),
    undo_to(Mark),
    fluents(After).

test('107.4f it is the cost of an ability, too', Life == 18) :-
    start_board([]),
    card("Probe", "{1}", [artifact], none, [activated([mana('{U/P}')], [draw(you, 1)])]),
    permanent(a, 'Probe', O),
    cards_in_library(a, 'Cub', 2),
    go,
    act(activate(O, 1)),
    fact(life(a, Life)).

test('117.3d who could pay with life is asked', Chooser == b) :-
    start_board([]),
    card("Jab", "{R/P}", [instant], none, [spell([damage(this, 1, target([any_target]))])]),
    in_hand(b, 'Jab', _),
    go,
    act(pass),
    fact(now(priority(Chooser, _))).

test('107.4h snow mana is made by snow sources') :-
    start_board([]),
    card("Chill", "{S}{S}", [sorcery], none, [spell([gain_life(you, 1)])]),
    printed_cards:define_card("Cold Grove", "", ["basic", "snow"], ["land"], ["forest"], "", "", []),
    permanents(a, 'Cold Grove', 1),
    permanents(a, 'Grove', 3),
    in_hand(a, 'Chill', O),
    go,
    assertion(refused(cast(O))).

test('107.4h snow mana of any color will do', Life == 21) :-
    start_board([]),
    card("Chill", "{S}", [sorcery], none, [spell([gain_life(you, 1)])]),
    printed_cards:define_card("Cold Peak", "", ["basic", "snow"], ["land"], ["mountain"], "", "", []),
    permanents(a, 'Cold Peak', 1),
    in_hand(a, 'Chill', O),
    go,
    act(cast(O)),
    resolve,
    fact(life(a, Life)).

test('107.4h snow mana is paid by tapping snow lands', Tapped == ['Cold Grove', 'Cold Grove', 'Grove']) :-
    start_board([]),
    card("Chill", "{G}{S}{S}", [sorcery], none, [spell([gain_life(you, 1)])]),
    printed_cards:define_card("Cold Grove", "", ["basic", "snow"], ["land"], ["forest"], "", "", []),
    permanents(a, 'Cold Grove', 2),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Chill', O),
    go,
    act(cast(O)),
    values(T, tapped(T), Ts),
    named(Ts, Unsorted),
    msort(Unsorted, Tapped).

test('107.3 X in the cost of an ability', Life == 23) :-
    start_board([]),
    card("Font", "{1}", [artifact], none, [activated([mana('{X}{G}'), tap], [gain_life(you, x)])]),
    permanent(a, 'Font', O),
    permanents(a, 'Grove', 4),
    go,
    act(activate(O, 1)),
    assertion(( offered(value_of_x(0)), refused(value_of_x(4)) )),
    act(value_of_x(3)),
    resolve,
    fact(life(a, Life)).

test('107.3 X counters are removed', Left-Life == []-22) :-
    start_board([]),
    card("Well", "{1}", [artifact], none, [activated([remove_counters(charge, x)], [gain_life(you, x)])]),
    permanent(a, 'Well', O),
    set(counters(O, charge, 2)),
    go,
    act(activate(O, 1)),
    act(value_of_x(2)),
    resolve,
    fact(life(a, Life)),
    values(N, counters(O, charge, N), Left).

test('107.3 X creatures are sacrificed', Life == 22) :-
    start_board([]),
    card("Altar", "{1}", [artifact], none, [activated([sacrifice(x, [creature])], [gain_life(you, x)])]),
    permanent(a, 'Altar', O),
    permanents(a, 'Cub', 3),
    go,
    acts([activate(O, 1), value_of_x(2)]),
    values(C, controls(a, C), [_, First|_]),
    act(pick(First)),
    fact(now(choose_for_cost(_, _, _, 1, _))),
    legal_actions([Last|_]),
    act(Last),
    resolve,
    fact(life(a, Life)).

:- end_tests(mana_symbols).

ziggurat(Land) :-
    start_board([]),
    card("Ziggurat", "", [land], none, [activated([tap], [add_any_only(1, [casts([creature])])])]),
    permanent(a, 'Ziggurat', Land).

:- begin_tests(restricted_mana).

test('106.6 mana for creature spells casts those') :-
    ziggurat(_),
    in_hand(a, 'Gull', Gull),
    in_hand(a, 'Spark', Spark),
    go,
    assertion(offered(cast(Gull))),
    assertion(refused(cast(Spark))),
    act(cast(Gull)),
    resolve,
    values(O, controls(a, O), Os),
    named(Os, Names),
    assertion(memberchk('Gull', Names)).

test('106.6 with other mana it is not confused', Tapped == ['Peak']) :-
    ziggurat(_),
    permanent(a, 'Peak', _),
    permanent(b, 'Cub', Cub),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Spark), target(Cub)]),
    values(T, tapped(T), Ts),
    named(Ts, Tapped).

test('106.6 it waits in the pool for what it is for', Left == []) :-
    ziggurat(Land),
    set(setting(payment(a), manual)),
    in_hand(a, 'Gull', Gull),
    in_hand(a, 'Lesson', Lesson),
    go,
    acts([activate(Land, 1), color(blue)]),
    assertion(fact(pool(a, [mana(blue, [only([casts([creature])])])]))),
    assertion(refused(cast(Lesson))),
    acts([cast(Gull), finish_mana]),
    fact(pool(a, Left)).

test('106.6 mana for abilities of creatures') :-
    start_board([]),
    card("Kennel", "", [land], none, [activated([tap], [add_only([green], [activates([creature])])])]),
    card("Hound", "{G}", [creature, dog], 1/1, [activated([mana('{G}')], [change(this, [pt(1, 1)], end_of_turn)])]),
    permanent(a, 'Kennel', _),
    permanent(a, 'Hound', O),
    in_hand(a, 'Hound', Other),
    go,
    assertion(offered(activate(O, 1))),
    assertion(refused(cast(Other))),
    act(activate(O, 1)),
    resolve,
    assertion(fact(power_toughness(O, 2, 2))).

test('106.6 in English and back', forall(member(Ability, [
        activated([tap], [add_any_only(1, [casts([creature])])]),
        activated([tap], [add_only([colorless, colorless], [casts([artifact]), activates([artifact])])]),
        activated([mana('{X}{G/U}{2/W}'), pay_life(x)], [draw(you, x)])]))) :-
    ability_english(Ability, 'It', English),
    findall(A, english_ability(English, 'It', A), [Read|_]),
    assertion(Read =@= Ability).

:- end_tests(restricted_mana).
