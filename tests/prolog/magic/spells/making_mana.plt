:- module(rules_making_mana_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).

%   A board with the permanents Names of a, and a spell of that Cost in hand.

board(Names, Cost, Spell) :-
    start_board([]),
    cards,
    card("Zap", Cost, [instant], none, [spell([gain_life(you, 1)])]),
    forall(lists:member(Name, Names), permanent(a, Name, _)),
    in_hand(a, 'Zap', Spell),
    go.

cards :-
    card("Signet", "{2}", [artifact], none, [activated([mana('{1}'), tap], [add([blue, red])])]),
    card("Lotus", "{0}", [artifact], none, [activated([tap, sacrifice(this)], [add_any(3)])]),
    card("Temple", "", [land], none,
         [ activated([tap], [add([colorless])]),
           activated([tap], [add_only([colorless, colorless], [casts([type(instant)])])]) ]),
    card("Shrine", "", [land], none,
         [ activated([tap], [add([colorless])]),
           activated([tap], [add_only([colorless, colorless], [casts([creature])])]) ]),
    card("Forge", "", [land], none,
         [activated([tap], [add([colorless])]), activated([tap], [add_one_of([red, white]), damage(this, 1, you)])]),
    card("Seton", "{G}", [creature, druid], 2/2, [activated([tap_permanents(1, [subtype(druid)])], [add([green])])]),
    card("Druid", "{G}", [creature, druid], 1/1, []),
    card("Filter", "{2}", [artifact], none, [activated([mana('{1}')], [add_any(1)], [once_each_turn])]),
    card("Swap", "{2}", [artifact], none, [activated([mana('{G}')], [add([black])])]),
    card("Court", "{2}", [creature, elf], 1/1, [activated([tap], [add_times(count([creature, controlled(you)]), [green])])]),
    card("Charm", "", [land], none, [activated([tap, pay_life(1)], [add([black])])]),
    card("Gem", "", [artifact], none, [activated([tap], [add_any(1)], [only_if(controls(you, [creature]))])]),
    card("Slow", "", [artifact], none, [activated([tap], [add_any(1)], [sorcery_speed])]),
    card("Altar", "{3}", [artifact], none, [activated([sacrifice(1, [creature])], [add([colorless, colorless])])]),
    card("Cistern", "", [land], none,
         [activated([mana('{1}'), remove_counters(storage, x)], [add_combination(x, [white, blue])])]),
    card("Bridge", "", [land], none,
         [activated([tap], [add([colorless])]), activated([tap, remove_counters(charge, 1)], [add_any(1)])]),
    card("Prism", "{2}", [artifact], none, [activated([mana('{1}'), tap], [add_any(1)])]).

can(Names, Cost) :-
    board(Names, Cost, Spell),
    assertion(offered(cast(Spell))).

cannot(Names, Cost) :-
    board(Names, Cost, Spell),
    assertion(refused(cast(Spell))).

%   The same, with a charge counter on the Bridge.

with_counter(Names, Cost, Spell) :-
    board(Names, Cost, Spell),
    fact(object(Bridge, 'Bridge', a)),
    set(counters(Bridge, charge, 1)),
    go.

tapped_names(Names) :-
    values(O, tapped(O), Objects),
    named(Objects, Unsorted),
    msort(Unsorted, Names).

:- begin_tests(rules_making_mana).

test('601.2g mana that costs mana') :-
    can(['Grove', 'Signet'], "{U}{R}"),
    can(['Grove', 'Grove', 'Signet'], "{1}{U}{R}"),
    cannot(['Signet'], "{U}"),
    cannot(['Grove', 'Signet'], "{U}{U}"),
    cannot(['Grove', 'Signet'], "{2}{U}").

test('601.2g one that turns mana into other mana pays for another one') :-
    can(['Grove', 'Signet', 'Signet'], "{1}{U}{R}"),
    can(['Grove', 'Filter', 'Signet'], "{B}{R}"),
    cannot(['Signet', 'Signet'], "{2}").

test('601.2g three mana of one color') :-
    can(['Lotus'], "{B}{B}{B}"),
    can(['Lotus'], "{2}{U}"),
    can(['Lotus', 'Lotus'], "{B}{B}{W}{W}"),
    cannot(['Lotus'], "{B}{W}"),
    cannot(['Lotus', 'Lotus'], "{B}{W}{R}").

test('106.6 restricted mana counts for what it may be spent on') :-
    can(['Temple', 'Grove'], "{2}{G}"),
    cannot(['Temple', 'Grove'], "{3}{G}"),
    can(['Shrine', 'Grove'], "{1}{G}"),
    cannot(['Shrine', 'Grove'], "{2}{G}").

test('605.1a mana that does something besides') :-
    can(['Forge', 'Forge'], "{R}{W}"),
    cannot(['Forge'], "{R}{1}"),
    cannot(['Forge'], "{G}").

test('118.3 what is tapped for mana is tapped once') :-
    can(['Seton', 'Druid'], "{G}{G}"),
    cannot(['Seton', 'Druid'], "{G}{G}{G}").

test('602.5b once each turn') :-
    can(['Grove', 'Grove', 'Filter'], "{B}{G}"),
    cannot(['Grove', 'Grove', 'Filter'], "{B}{B}"),
    can(['Grove', 'Grove', 'Swap'], "{B}{B}").

test('602.5 only under a condition, and not where only sorceries are') :-
    can(['Gem', 'Druid'], "{B}"),
    cannot(['Gem'], "{B}"),
    cannot(['Slow'], "{B}").

test('106.3 as much as there is') :-
    can(['Court', 'Druid', 'Druid'], "{G}{G}{G}"),
    cannot(['Court', 'Druid', 'Druid'], "{3}{G}").

test('119.4 with life', Life == 19) :-
    board(['Charm'], "{B}", Spell),
    fact(object(Charm, 'Charm', a)),
    acts([cast(Spell), activate(Charm, 1)]),
    assertion(fact(stack([_]))),
    fact(life(a, Life)).

test('119.4 as long as there is enough') :-
    board(['Charm', 'Charm'], "{B}{B}", Spell),
    set(life(a, 1)),
    go,
    assertion(refused(cast(Spell))).

test('107.3 X counters are removed for X mana', Counters == []) :-
    board(['Grove', 'Cistern'], "{W}{U}", Spell),
    fact(object(Cistern, 'Cistern', a)),
    set(counters(Cistern, storage, 2)),
    go,
    act(cast(Spell)),
    act(activate(Cistern, 1)),
    assertion(refused(value_of_x(1))),
    act(value_of_x(2)),
    act(color(white)),
    values(N, counters(Cistern, storage, N), Counters).

test('118.3 what takes counters makes mana only where they are') :-
    cannot(['Bridge'], "{U}"),
    with_counter(['Bridge'], "{U}", Spell),
    assertion(offered(cast(Spell))).

test('118.3 what was tapped to pay for mana makes none of another color', Tapped == ['Grove', 'Prism']) :-
    with_counter(['Grove', 'Bridge', 'Prism'], "{U}{U}", Spell),
    fact(object(Prism, 'Prism', a)),
    acts([cast(Spell), activate(Prism, 1)]),
    tapped_names(Tapped).

test('601.2g what leads to the one payment is done by itself', [Tapped, Pool] == [['Grove', 'Signet'], []]) :-
    board(['Grove', 'Signet'], "{U}{R}", Spell),
    act(cast(Spell)),
    fact(object(Signet, 'Signet', a)),
    act(activate(Signet, 1)),
    assertion(fact(stack([_]))),
    assertion(fact(cast_this_turn(a, _))),
    tapped_names(Tapped),
    fact(pool(a, Pool)).

test('605.3a mana that changes nothing is not made') :-
    board(['Grove', 'Grove', 'Swap', 'Lotus'], "{3}{B}{B}", Spell),
    act(cast(Spell)),
    fact(object(Swap, 'Swap', a)),
    fact(object(Lotus, 'Lotus', a)),
    acts([activate(Lotus, 1), color(black)]),
    assertion(fact(stack([_]))),
    assertion(\+ fact(tapped(Swap))).

test('605.3a a color is chosen that the rest can be paid with') :-
    board(['Lotus'], "{1}{U}{U}", Spell),
    act(cast(Spell)),
    fact(object(Lotus, 'Lotus', a)),
    act(activate(Lotus, 1)),
    assertion(refused(color(red))),
    assertion(offered(color(blue))).

test('601.2g an ability that costs mana is paid for with any mana, too') :-
    board(['Lotus', 'Signet'], "{9}", _),
    fact(object(Signet, 'Signet', a)),
    fact(object(Lotus, 'Lotus', a)),
    acts([activate(Signet, 1), activate(Lotus, 1), color(green)]),
    assertion(fact(pool(a, [blue, green, green, red]))).

test('601.2h what the rest of the cost taps is not tapped for mana', Tapped == ['Druid', 'Elf', 'Grove']) :-
    board(['Grove'], "{9}", _),
    card("Elf", "{G}", [creature, elf], 1/1, [activated([tap], [add([green])])]),
    card("Horn", "", [artifact], none, [activated([mana('{G}'), tap_permanents(2, [creature])], [gain_life(you, 1)])]),
    permanent(a, 'Elf', Elf),
    permanent(a, 'Druid', Druid),
    permanent(a, 'Horn', Horn),
    acts([activate(Horn, 1), pick(Elf), pick(Druid)]),
    tapped_names(Tapped).

test('601.2h nor offered where nothing else pays') :-
    board([], "{9}", _),
    card("Elf", "{G}", [creature, elf], 1/1, [activated([tap], [add([green])])]),
    card("Horn", "", [artifact], none, [activated([mana('{G}'), tap_permanents(2, [creature])], [gain_life(you, 1)])]),
    permanent(a, 'Elf', _),
    permanent(a, 'Druid', _),
    permanent(a, 'Horn', Horn),
    assertion(refused(activate(Horn, 1))),
    permanent(a, 'Druid', _),
    assertion(offered(activate(Horn, 1))).

test('605.3a two altars do not eat each other') :-
    start_board([]),
    cards,
    card("Maw", "{3}", [artifact, creature], 1/1, [activated([sacrifice(1, [creature])], [add([colorless])])]),
    card("Zap", "{2}", [instant], none, [spell([gain_life(you, 1)])]),
    card("Zip", "{3}", [instant], none, [spell([gain_life(you, 1)])]),
    permanents(a, 'Maw', 2),
    in_hand(a, 'Zap', Zap),
    in_hand(a, 'Zip', Zip),
    go,
    assertion(offered(cast(Zap))),
    assertion(refused(cast(Zip))).

:- end_tests(rules_making_mana).

:- begin_tests(automatic_payment).

more_lands :-
    card("Isle", "", [land, island], none, []),
    card("Waste", "", [land], none, [activated([tap], [add([colorless])])]).

%   tapped_for(+Lands, +Cost, +Others, -Tapped): what is tapped for a spell of that Cost, with cards of the
%   costs Others in hand.

tapped_for(Lands, Cost, Others, Tapped) :-
    start_board([]),
    cards,
    more_lands,
    card("Zap", Cost, [instant], none, [spell([gain_life(you, 1)])]),
    forall(lists:member(Name, Lands), permanent(a, Name, _)),
    in_hand(a, 'Zap', Spell),
    forall(lists:nth1(K, Others, Other),
           ( format(string(Text), "Other ~w", [K]),
             card(Text, Other, [instant], none, [spell([gain_life(you, 1)])]),
             atom_string(Name, Text),
             in_hand(a, Name, _) )),
    go,
    act(cast(Spell)),
    tapped_names(Tapped).

test('colors that the hand needs are kept', Tapped == ['Isle', 'Peak', 'Peak']) :-
    tapped_for(['Isle', 'Isle', 'Isle', 'Peak', 'Peak'], "{2}{U}", ["{U}{U}"], Tapped).

test('whichever land comes first', Tapped == ['Isle', 'Peak', 'Peak']) :-
    tapped_for(['Peak', 'Isle', 'Isle', 'Peak', 'Isle'], "{2}{U}", ["{U}{U}"], Tapped).

test('what could not be cast anyway keeps nothing', Tapped == ['Isle', 'Isle', 'Isle']) :-
    tapped_for(['Isle', 'Isle', 'Isle', 'Peak', 'Peak'], "{2}{U}", ["{U}{U}{U}{U}{U}{U}"], Tapped).

test('of lands that nothing needs those of which there are most are spent', Tapped == ['Isle', 'Peak', 'Peak']) :-
    tapped_for(['Isle', 'Isle', 'Peak', 'Peak', 'Peak'], "{2}{U}", [], Tapped).

test('what the hand needs is kept before that', Tapped == ['Isle', 'Isle', 'Isle']) :-
    tapped_for(['Isle', 'Isle', 'Isle', 'Peak', 'Peak', 'Peak'], "{2}{U}", ["{R}{R}"], Tapped).

test('colorless mana is spent first', Tapped == ['Grove', 'Waste']) :-
    tapped_for(['Grove', 'Grove', 'Waste'], "{1}{G}", [], Tapped).

test('as much of the hand as can be is kept', Tapped == ['Grove', 'Grove']) :-
    tapped_for(['Grove', 'Grove', 'Isle', 'Peak'], "{2}", ["{U}", "{R}", "{U}{R}"], Tapped).

test('an ability that may be activated is kept, too', Tapped == ['Isle']) :-
    start_board([]),
    cards,
    more_lands,
    card("Pump", "", [artifact], none, [activated([mana('{G}')], [gain_life(you, 1)])]),
    card("Zap", "{1}", [instant], none, [spell([gain_life(you, 1)])]),
    permanent(a, 'Grove', _),
    permanent(a, 'Isle', _),
    permanent(a, 'Pump', _),
    in_hand(a, 'Zap', Zap),
    go,
    act(cast(Zap)),
    tapped_names(Tapped).

test('what is sacrificed for mana is not, where lands are', [Tapped, Here] == [['Grove'], ['Grove', 'Petal']]) :-
    start_board([]),
    card("Petal", "{0}", [artifact], none, [activated([tap, sacrifice(this)], [add_any(1)])]),
    card("Zap", "{G}", [instant], none, [spell([gain_life(you, 1)])]),
    permanent(a, 'Petal', _),
    permanent(a, 'Grove', _),
    in_hand(a, 'Zap', Zap),
    go,
    act(cast(Zap)),
    tapped_names(Tapped),
    values(O, controls(a, O), Objects),
    named(Objects, Unsorted),
    msort(Unsorted, Here).

test('106.4 mana that may not be spent on this stays in the pool', Pool == [mana(red, [only([casts([creature])])])]) :-
    board(['Grove', 'Temple'], "{G}", Spell),
    set(pool(a, [mana(red, [only([casts([creature])])])])),
    act(cast(Spell)),
    fact(pool(a, Pool)).

:- end_tests(automatic_payment).

:- begin_tests(payment_setting).

test('a player may pay by hand from now on, and not again', [Settings, Now] == [[manual], priority(a, [b])]) :-
    board(['Grove'], "{G}", Spell),
    act(pay_by(a, manual)),
    values(How, setting(payment(a), How), Settings),
    fact(now(Now)),
    fact(object(Grove, 'Grove', a)),
    assertion(offered(activate(Grove, basic(forest)))),
    act(pay_by(a, auto)),
    assertion(refused(activate(Grove, basic(forest)))),
    assertion(offered(cast(Spell))).

test('but not while a cost is paid', Ids == ['601.2g']) :-
    board(['Grove'], "{G}", Spell),
    acts([pay_by(a, manual), cast(Spell)]),
    reasons(pay_by(a, auto), Ids).

test('it is not among what is offered', [fail]) :-
    board(['Grove'], "{G}", _),
    cycle:legal_actions(Actions),
    lists:memberchk(pay_by(_, _), Actions).

:- end_tests(payment_setting).
