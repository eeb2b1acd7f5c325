:- module(other_than_what_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, power/2, toughness/2]).

% What "other", "it", "its" and a duration that is said once are about.

read(Context, Text, Ability) :-
    read_ability(Context, Text, Reading),
    assertion(Reading = understood(_, _)),
    arg(1, Reading, Ability).

spoken(Name, Kind, Size, Texts) :-
    ( memberchk(instant, Kind) -> Context = spell ; Context = permanent ),
    findall(Ability, ( member(Text, Texts), read(Context, Text, Ability) ), Abilities),
    card(Name, "{0}", Kind, Size, Abilities).

cast_spoken(Text, Actions) :-
    spoken("Word", [instant], none, [Text]),
    in_hand(a, 'Word', O),
    go,
    acts([cast(O)|Actions]),
    resolve.

enchanted(Texts, Host) :-
    spoken("Aura", [enchantment, aura], none, ["Enchant creature"|Texts]),
    in_hand(a, 'Aura', Aura),
    go,
    acts([cast(Aura), target(Host)]),
    resolve.

size(O, P/T) :- power(O, P), toughness(O, T).

:- begin_tests(other_than_what).

test('each other creature is none that is enchanted', Size == 4/2) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    permanents(a, 'Gull', 2),
    enchanted(["Enchanted creature gets +1/+0 for each other creature you control."], Cub),
    size(Cub, Size).

test('other enchantments are other than the Aura itself', Size == 2/2) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    enchanted(["Enchanted creature gets +1/+1 for each other enchantment on the battlefield."], Cub),
    size(Cub, Size).

test('other creatures, an Aura says, are not the one that it enchants', Sizes == [1/1, 2/2]) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    card("Wall", "{0}", [creature, wall], 1/2, []),
    permanent(a, 'Wall', Wall),
    enchanted(["Other creatures you control get -0/-1."], Cub),
    findall(Size, ( member(O, [Wall, Cub]), size(O, Size) ), Sizes).

test('other than what attacks', Size == 3/2) :-
    start_board([]),
    spoken("Blade", [artifact, equipment], none,
           ["Whenever equipped creature attacks alone, it gets +1/+0 until end of turn for each other creature you control.",
            "Equip {0}"]),
    permanent(a, 'Blade', Blade),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Gull', _),
    go,
    acts([activate(Blade, 2), target(Cub)]),
    resolve,
    to_step(declare_attackers),
    acts([attack(Cub, b), done]),
    resolve,
    size(Cub, Size).

test('others are those that were not named before', Sizes == [1/1, 4/3]) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Gull', Gull),
    cast_spoken("Bears you control get +2/+1 until end of turn. Other creatures you control get +0/+0 until end of turn.", []),
    findall(Size, ( member(O, [Gull, Cub]), size(O, Size) ), Sizes).

test('others are other than the target', Sizes == [2/1, 3/2]) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Gull', Gull),
    cast_spoken("Target creature gets +1/+0 until end of turn. Each other creature you control gets +1/+0 until end of turn.",
                [target(Cub)]),
    findall(Size, ( member(O, [Gull, Cub]), size(O, Size) ), Sizes).

test('of most abilities it is other than their source', Ability == static([other, creature, controlled(you)], [pt(1, 0)])) :-
    read(permanent, "Other creatures you control get +1/+0.", Ability).

test('another spell is none that this was', Hand == 0) :-
    start_board([]),
    spoken("Imp", [creature], 1/1, ["When ~ enters, draw a card if you've cast another spell this turn."]),
    cards_in_library(a, 'Ox', 3),
    in_hand(a, 'Imp', Imp),
    go,
    act(cast(Imp)),
    resolve,
    resolve,
    hand_size(Hand).

test('a spell that was cast before is another one', Hand == 1) :-
    start_board([]),
    spoken("Imp", [creature], 1/1, ["When ~ enters, draw a card if you've cast another spell this turn."]),
    cards_in_library(a, 'Ox', 3),
    in_hand(a, 'Imp', First),
    in_hand(a, 'Imp', Imp),
    go,
    act(cast(First)),
    resolve,
    resolve,
    act(cast(Imp)),
    resolve,
    resolve,
    hand_size(Hand).

hand_size(N) :-
    values(O, hand(a, O), Os),
    length(Os, N).

:- end_tests(other_than_what).

:- begin_tests(it_and_its).

test('its power is that of the enchanted creature', Damage == [Ox-2]) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    enchanted(["When ~ enters, enchanted creature deals damage equal to its power to any other target."], Cub),
    assertion(refused(target(Cub))),
    act(target(Ox)),
    resolve,
    values(O-N, damage(O, N), Damage).

test('what is asked of the enchanted creature as it triggers, is "it"', Tapped == []) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    set(tapped(Cub)),
    enchanted(["When ~ enters, if enchanted creature is tapped, untap it."], Cub),
    resolve,
    values(O, tapped(O), Tapped).

test('the creature that was hurt by the enchanted one has died: the counter is for the other', Kinds == [Cub]) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Gull', Gull),
    enchanted(["Whenever a creature dealt damage by enchanted creature this turn dies, put a +1/+1 counter on that creature."], Cub),
    spoken("Duel", [instant], none, ["Target creature you control fights target creature an opponent controls."]),
    in_hand(a, 'Duel', Duel),
    acts([cast(Duel), target(Cub), target(Gull)]),
    resolve,
    resolve,
    values(O, counters(O, '+1/+1', 1), Kinds).

test('of what was named last it is said that it gains flying') :-
    start_board([]),
    spoken("Imp", [creature], 1/1, ["Whenever a land you control enters, put a +1/+1 counter on ~. It gains flying until end of turn."]),
    permanent(a, 'Imp', Imp),
    in_hand(a, 'Grove', Grove),
    go,
    act(play_land(Grove)),
    resolve,
    assertion(has(Imp, flying)),
    assertion(\+ ( fact(controls(a, Land)), fact(object(Land, 'Grove', _)), has(Land, flying) )).

test('when you do, it is the target', Counters == [Ox]) :-
    start_board([]),
    spoken("Imp", [creature], 1/1,
           ["When ~ enters, you may pay {G}. When you do, tap target creature an opponent controls and put a stun counter on it."]),
    permanent(a, 'Grove', _),
    permanent(b, 'Ox', Ox),
    in_hand(a, 'Imp', Imp),
    go,
    act(cast(Imp)),
    resolve,
    resolve,
    act(yes),
    act(target(Ox)),
    resolve,
    values(O, counters(O, stun, 1), Counters).

test('what is quoted speaks of what gains it', Size == 2/2) :-
    start_board([]),
    spoken("Mass", [artifact], none,
           ["~ enters with two charge counters on it.",
            "{0}: Until end of turn, ~ becomes a Construct artifact creature with \"This creature's power and toughness are each equal to the number of charge counters on it.\""]),
    in_hand(a, 'Mass', Card),
    go,
    act(cast(Card)),
    resolve,
    fact(counters(Mass, charge, 2)),
    act(activate(Mass, 2)),
    resolve,
    size(Mass, Size).

:- end_tests(it_and_its).

:- begin_tests(said_once).

until(change(_, _, Duration), Duration).

test('a duration that is said first is for both', Durations == [end_of_turn, end_of_turn]) :-
    read(spell, "Until end of turn, target creature you control gets +2/+0 and target creature an opponent controls gets -2/-0.",
         spell(Effects)),
    maplist(until, Effects, Durations).

test('a duration that is said last is for both', Durations == [end_of_turn, end_of_turn]) :-
    read(spell, "Target creature gets +3/+1 and creatures you control gain trample until end of turn.", spell(Effects)),
    maplist(until, Effects, Durations).

test('what is said to last is not cut short', Durations == [permanent, end_of_turn]) :-
    read(spell, "Gain control of target creature and creatures you control gain haste until end of turn.", spell(Effects)),
    maplist(until, Effects, Durations).

test('an X that is explained at the end is that of both', Changes == [pt(the_amount(N), 0), pt(0, the_amount(negative(N)))]) :-
    once(read_ability(permanent,
                 "When ~ enters, until end of turn, target creature gets +X/+0 and another target creature gets -0/-X, where X is the number of lands you control.",
                 understood(triggered(enters(this), true, [program(Statements)]), _))),
    N = count(all([land, controlled(you)])),
    findall(Change, member(change(what:_, changes:[Change], until:end_of_turn), Statements), Changes).

:- end_tests(said_once).
