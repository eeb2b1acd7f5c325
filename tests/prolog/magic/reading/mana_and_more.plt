:- module(mana_and_more_read_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
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

cast_spoken(Text, Actions) :-
    spoken("Word", "{0}", [instant], none, [Text]),
    in_hand(a, 'Word', O),
    go,
    acts([cast(O)|Actions]),
    resolve.

understood(Text, Ability) :-
    read_ability(permanent, Text, understood(Ability, _)).

refused(Context, Text, Reason) :-
    read_ability(Context, Text, misplaced(_, Reason)).

:- begin_tests(mana_and_more).

test('605.1a an ability that makes mana and deals damage is a mana ability', Mana-Life == [white]-19) :-
    start_board([]),
    spoken("Brushwood", "", [land], none, ["{T}: Add {W} or {U}. ~ deals 1 damage to you."]),
    permanent(a, 'Brushwood', O),
    go,
    acts([activate(O, 1), color(white)]),
    fact(pool(a, Mana)),
    fact(life(a, Life)),
    fact(stack([])).

test('107.3 as much mana as there are creatures', Mana == [green, green, green]) :-
    start_board([]),
    spoken("Cradle", "", [land], none, ["{T}: Add {G} for each creature you control."]),
    permanent(a, 'Cradle', O),
    permanents(a, 'Cub', 3),
    go,
    act(activate(O, 1)),
    fact(pool(a, Mana)).

test('several mana of one color', Mana == [blue, blue]) :-
    start_board([]),
    spoken("Pearl", "{0}", [artifact], none, ["{T}, Sacrifice ~: Add two mana of any one color."]),
    permanent(a, 'Pearl', O),
    go,
    acts([activate(O, 1), color(blue)]),
    fact(pool(a, Mana)).

test('605.1a a loyalty ability is no mana ability') :-
    start_board([]),
    spoken("Walker", "{0}", [planeswalker], none, ["[+1]: Add {R}."]),
    permanent(a, 'Walker', _),
    \+ definition:mana_ability('Walker', _).

test('what delays mana is no mana ability') :-
    start_board([]),
    spoken("Clock", "{0}", [artifact], none, ["{T}: At the beginning of the next end step, add {R}."]),
    permanent(a, 'Clock', _),
    \+ definition:mana_ability('Clock', _).

test('mana is spent on one creature spell') :-
    understood("{T}: Add one mana of any color. Spend this mana only to cast a creature spell.",
               activated([tap], [add_any_only(1, [casts([creature])])])).

:- end_tests(mana_and_more).

:- begin_tests(more_clauses).

test('tokens are created tapped', Tapped == 2) :-
    start_board([]),
    cast_spoken("Create two tapped 1/1 white Dog creature tokens.", []),
    values(O, tapped(O), Os),
    length(Os, Tapped).

test('614.1a twice as many of them', Tapped == 4) :-
    start_board([]),
    card("Season", "{0}", [enchantment], none, [replacement(creates_tokens(you), times(2))]),
    permanent(a, 'Season', _),
    cast_spoken("Create two tapped 1/1 white Dog creature tokens.", []),
    values(O, tapped(O), Os),
    length(Os, Tapped).

test('each creature of the opponents', Left == 0) :-
    start_board([]),
    permanent(a, 'Cub', Own),
    permanents(b, 'Cub', 2),
    cast_spoken("Destroy each creature your opponents control.", []),
    fact(controls(a, Own)),
    values(O, controls(b, O), Os),
    length(Os, Left).

test('700.9 a creature with a counter is modified', Life == 21) :-
    start_board([]),
    permanents(a, 'Cub', 2),
    permanent(a, 'Cub', O),
    spoken("Boost", "{0}", [instant], none, ["Put a +1/+1 counter on target creature. Then you gain 1 life for each modified creature you control."]),
    in_hand(a, 'Boost', Spell),
    go,
    acts([cast(Spell), target(O)]),
    resolve,
    fact(life(a, Life)).

test('700.6 artifacts and legends are historic', Life == 22) :-
    start_board([]),
    spoken("Stone", "{0}", [artifact], none, []),
    permanents(a, 'Stone', 2),
    permanent(a, 'Cub', _),
    cast_spoken("You gain 1 life for each historic permanent you control.", []),
    fact(life(a, Life)).

test('700.12 pirates and rogues are outlaws', Life == 22) :-
    start_board([]),
    spoken("Swab", "{0}", [creature, pirate], 1/1, []),
    permanents(a, 'Swab', 2),
    permanent(a, 'Cub', _),
    cast_spoken("You gain 1 life for each outlaw you control.", []),
    fact(life(a, Life)).

test('107.3 each with a mana value of X or less', Left == [Cub]) :-
    start_board([]),
    spoken("Disk", "{0}", [artifact], none, ["{X}: Destroy all creatures with mana value X or less."]),
    permanent(a, 'Disk', O),
    spoken("Mite", "{1}", [creature, insect], 1/1, []),
    permanent(b, 'Mite', _),
    permanent(b, 'Cub', Cub),
    permanents(a, 'Grove', 1),
    go,
    acts([activate(O, 1), value_of_x(1)]),
    resolve,
    values(C, controls(b, C), Left).

test('one of two targets that hangs on X is refused') :-
    refused(spell_x, "Destroy target creature with mana value X or less. Tap target creature.",
            "what is targeted or paid hangs on X, which the rules do not know").

test('X targets beside another are refused') :-
    refused(spell_x, "Tap X target creatures. Destroy target artifact.",
            "of X targets, the rules know only those that a spell or an activated ability names alone").

test('what tells not whether it was done is refused') :-
    refused(spell, "Add {G}. If you do, draw a card.",
            "whether it was done, the rules do not know").
test('it enters with a counter under a condition') :-
    understood("~ enters with a +1/+1 counter on it if you attacked this turn.",
               enters_with([provided(this_turn(you, attacks, at_least, 1)), counters('+1/+1', 1)])).

test('"it" in what a static ability hangs on') :-
    understood("~ has flying as long as it's attacking.", static(this, [gain(flying)], matches(this, [attacking]))).

test('an opponent is some opponent') :-
    understood("~ gets +1/+1 as long as an opponent controls an Island.",
               static(this, [pt(1, 1)], controls(each([opponent]), [subtype(island)]))).

test('who cycles discards') :-
    understood("Whenever you cycle or discard a card, you gain 1 life.",
               triggered(discards(you, []), true, [gain_life(you, 1)])).

test('"and" joins types in the plural') :-
    understood("Instant and sorcery spells you cast cost {1} less to cast.",
               cost_change(you, [either([type(instant)], [type(sorcery)])], less(1))).

test('"each opponent controls" is not "an opponent controls"', [fail]) :-
    read_ability(permanent, "~ gets +1/+1 as long as each opponent controls an Island.", understood(_, _)).

test('a writer that knows what is wanted finds it among many ways') :-
    read_ability(spell, "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn. Create a Blood token.",
                 understood(_, _)).

:- end_tests(more_clauses).
