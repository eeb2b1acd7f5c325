:- module(more_conditions_read_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2]).

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

%   newest(-O): what entered last under a's control.

newest(O) :-
    values(P, controls(a, P), Os),
    last(Os, O).

hand_size(Player, N) :-
    values(O, hand(Player, O), Os),
    length(Os, N).

:- begin_tests(entered_this_turn).

test('608.2i what entered this turn counts, whatever became of it', Power-Later == 4-2) :-
    start_board([]),
    spoken("Chief", "{0}", [creature, elf], 2/2,
           ["As long as an artifact entered under your control this turn, creatures you control get +2/+2."]),
    spoken("Toy", "{0}", [artifact], none, ["Sacrifice ~: You gain 1 life."]),
    permanent(a, 'Chief', Chief),
    permanent(a, 'Toy', _),
    cards_in_library(a, 'Ox', 3),
    cards_in_library(b, 'Ox', 3),
    in_hand(a, 'Toy', O),
    go,
    assertion(power(Chief, 2)),
    act(cast(O)),
    resolve,
    newest(Toy),
    act(activate(Toy, 1)),
    power(Chief, Power),
    to_step(upkeep),
    power(Chief, Later).

test('608.2i two of them', Powers == [1, 2]) :-
    start_board([]),
    spoken("Mouse", "{0}", [creature, mouse], 0/1,
           ["~ gets +2/+0 as long as two or more nonland permanents entered under your control this turn."]),
    card("Toy", "{0}", [artifact], none, []),
    permanent(a, 'Mouse', Mouse),
    in_hand(a, 'Toy', One),
    in_hand(a, 'Toy', Two),
    go,
    act(cast(One)),
    resolve,
    power(Mouse, P), Before is P+1,
    act(cast(Two)),
    resolve,
    power(Mouse, After),
    Powers = [Before, After].

test('611.3a how many they are counts until the turn ends', Powers == 3-1) :-
    start_board([]),
    spoken("Choir", "{0}", [creature, elf], 1/1,
           ["Creatures you control get +X/+0, where X is the number of artifacts that entered under your control this turn."]),
    card("Toy", "{0}", [artifact], none, []),
    permanent(a, 'Choir', Choir),
    cards_in_library(b, 'Ox', 3),
    in_hand(a, 'Toy', One),
    in_hand(a, 'Toy', Two),
    go,
    act(cast(One)),
    resolve,
    act(cast(Two)),
    resolve,
    power(Choir, Now),
    to_step(upkeep),
    power(Choir, Later),
    Powers = Now-Later.

:- end_tests(entered_this_turn).

:- begin_tests(unpaid).

rider :-
    spoken("Rider", "{1}{G}", [creature, elf], 1/1,
           ["~ enters with two +1/+1 counters on it if it wasn't cast or no mana was spent to cast it."]).

counters_there(N) :-
    newest(O),
    ( fact(counters(O, '+1/+1', N)) -> true ; N = 0 ).

test('601.2h paid for, it has none', N == 0) :-
    start_board([]),
    rider,
    permanents(a, 'Grove', 2),
    cast('Rider', []),
    counters_there(N).

test('601.2h cast for nothing, it has them', N == 2) :-
    start_board([]),
    rider,
    card("Gate", "{0}", [enchantment], none, [may_cast([hand], [], free, always)]),
    permanent(a, 'Gate', Gate),
    in_hand(a, 'Rider', O),
    go,
    act(cast(O, granted(Gate, 1, free))),
    resolve,
    counters_there(N).

test('601.2h not cast, too', N == 2) :-
    start_board([]),
    rider,
    spoken("Call", "{0}", [instant], none, ["Return target creature card from your graveyard to the battlefield."]),
    in_graveyard(a, 'Rider', O),
    cast('Call', [target(O)]),
    counters_there(N).

:- end_tests(unpaid).

:- begin_tests(excess).

blaze :-
    spoken("Blaze", "{0}", [instant], none,
           ["~ deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead."]).

test('120.4a what is more than lethal is dealt to the controller', Life == 18) :-
    start_board([]),
    blaze,
    permanent(b, 'Cub', Cub),
    cast('Blaze', [target(Cub)]),
    assertion(\+ fact(controls(b, Cub))),
    fact(life(b, Life)).

test('120.6 marked damage counts', Life == 17) :-
    start_board([]),
    blaze,
    permanent(b, 'Ox', Ox),
    permanents(a, 'Peak', 1),
    cast('Spark', [target(Ox)]),
    cast('Blaze', [target(Ox)]),
    fact(life(b, Life)).

test('120.4a without excess nobody else is dealt damage', Life == 20) :-
    start_board([]),
    blaze,
    permanent(b, 'Ox', Ox),
    cast('Blaze', [target(Ox)]),
    fact(life(b, Life)).

:- end_tests(excess).

:- begin_tests(more_draws).

well(Count) :-
    start_board([]),
    spoken("Well", "{0}", [enchantment], none, ["If you would draw a card, draw two cards instead."]),
    permanents(a, 'Well', Count),
    permanents(a, 'Pool', 1),
    cards_in_library(a, 'Ox', 12).

test('614.5 two cards for each draw', N == 4) :-
    well(1),
    cast('Lesson', []),
    hand_size(a, N).

test('614.5 two such abilities make four of one', N == 8) :-
    well(2),
    in_hand(a, 'Lesson', O),
    go,
    acts([cast(O)]),
    resolve_choosing,
    hand_size(a, N).

resolve_choosing :-
    resolve,
    choosing.

choosing :-
    (   fact(now(choose_replacement(_, _, _)))
    ->  offered(replace(By, Value)),
        act(replace(By, Value)),
        choosing
    ;   true
    ).

:- end_tests(more_draws).

:- begin_tests(losing_and_discarding).

test('603.2c several lands discarded at once are one event', Life == 18) :-
    start_board([]),
    spoken("Tyrant", "{0}", [enchantment], none, ["Whenever you discard one or more land cards, each opponent loses 2 life."]),
    spoken("Purge", "{0}", [instant], none, ["Discard two cards."]),
    permanent(a, 'Tyrant', _),
    in_hand(a, 'Grove', One),
    in_hand(a, 'Peak', Two),
    in_hand(a, 'Purge', O),
    go,
    act(cast(O)),
    resolve,
    acts([discard(One), discard(Two)]),
    resolve,
    fact(life(b, Life)).

test('608.2c for each life lost, a permanent or a card', Left == ['Oath', 'Ox']) :-
    start_board([]),
    spoken("Oath", "{0}", [enchantment], none,
           ["Whenever you lose life, for each 1 life you lost, sacrifice a permanent other than ~ unless you discard a card."]),
    spoken("Pain", "{0}", [instant], none, ["You lose 2 life."]),
    permanent(a, 'Oath', _),
    permanent(a, 'Ox', _),
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Gull', Gull),
    cast('Pain', []),
    resolve,
    acts([yes, pick(Gull), no, choose(Cub)]),
    assertion(fact(graveyard(a, _))),
    assertion(\+ fact(hand(a, Gull))),
    values(O, controls(a, O), Os),
    named(Os, Left).

test('ten cards in the graveyard of an opponent', [forall(member(Count-Expected, [9-1, 10-5])), Power == Expected]) :-
    start_board([]),
    spoken("Shade", "{0}", [creature, shade], 1/1,
           ["~ gets +4/+4 as long as an opponent has ten or more cards in their graveyard."]),
    permanent(a, 'Shade', Shade),
    forall(between(1, Count, _), in_graveyard(b, 'Ox', _)),
    forall(between(1, 9, _), in_graveyard(a, 'Ox', _)),
    go,
    power(Shade, Power).

:- end_tests(losing_and_discarding).

:- begin_tests(joined_wordings).

test('603.2 conditions that are joined hold together', Life-Later == 20-23) :-
    start_board([]),
    spoken("Pair", "{0}", [artifact], none,
           ["At the beginning of each upkeep, if you control an artifact and an enchantment, you gain 3 life."]),
    spoken("Aura", "{0}", [enchantment], none, ["{T}: You gain 1 life."]),
    permanent(a, 'Pair', _),
    cards_in_library(a, 'Ox', 5),
    cards_in_library(b, 'Ox', 5),
    in_hand(a, 'Aura', O),
    go,
    values(L, life(a, L), [Life]),
    act(cast(O)),
    resolve,
    to_step(upkeep),
    resolve,
    values(L, life(a, L), [Later]).

test('602.5 an ability is activated only within all that is said', Offered == [no, no, yes]) :-
    findall(Answer, within_all(Answer), Offered).

within_all(Answer) :-
    member(Held, [[], ['Toy'], ['Toy', 'Charm']]),
    start_board([]),
    spoken("Toy", "{0}", [artifact], none, ["{T}: You gain 1 life."]),
    spoken("Charm", "{0}", [enchantment], none, ["{T}: You gain 1 life."]),
    spoken("Well", "{0}", [land], none,
           ["{0}: You gain 2 life. Activate only if you control an artifact and only if you control an enchantment."]),
    permanent(a, 'Well', Well),
    forall(member(Name, Held), permanent(a, Name, _)),
    go,
    ( offered(activate(Well, 1)) -> Answer = yes ; Answer = no ).

test('603.2 two triggers of one ability, the one as it is cast', Tokens == 2) :-
    start_board([]),
    spoken("Kin", "{0}", [creature, elf], 1/1,
           ["When you cast ~ and when it dies, create a 1/1 green Elf creature token."]),
    spoken("Pit", "{0}", [instant], none, ["Destroy target creature."]),
    in_hand(a, 'Pit', Pit),
    in_hand(a, 'Kin', O),
    go,
    act(cast(O)),
    resolve,
    resolve,
    newest(Kin),
    acts([cast(Pit), target(Kin)]),
    resolve,
    resolve,
    values(T, token(T), Found),
    length(Found, Tokens).

test('701.23a any number of cards are found', Held == 2) :-
    start_board([]),
    spoken("Call", "{0}", [sorcery, instant], none,
           ["Search your library for any number of Elf cards, reveal them, put them into your hand, then shuffle."]),
    card("Elf", "{0}", [creature, elf], 1/1, []),
    cards_in_library(a, 'Ox', 2),
    in_library(a, 'Elf', E1),
    in_library(a, 'Elf', E2),
    in_library(a, 'Elf', _),
    cast('Call', []),
    acts([find(E1), find(E2), find_nothing]),
    hand_size(a, Held).

test('118.9 another cost only where something holds', Offered == [no, no, yes]) :-
    findall(Answer, cast_free(Answer), Offered).

cast_free(Answer) :-
    member(Held, [[], ['Toy'], ['Toy', 'Charm']]),
    start_board([]),
    spoken("Toy", "{0}", [artifact], none, ["{T}: You gain 1 life."]),
    spoken("Charm", "{0}", [enchantment], none, ["{T}: You gain 1 life."]),
    spoken("Gift", "{5}", [instant], none,
           ["If you control an artifact and an enchantment, you may cast ~ without paying its mana cost.",
            "You gain 2 life."]),
    in_hand(a, 'Gift', Gift),
    forall(member(Name, Held), permanent(a, Name, _)),
    go,
    (   offered(cast(Gift, alternative(1)))
    ->  Answer = yes,
        act(cast(Gift, alternative(1))),
        resolve,
        assertion(fact(life(a, 22)))
    ;   Answer = no
    ).

test('608.2h what something was is what it was last', Sizes == [1, 1, 0]) :-
    findall(Size, drawn_for(Size), Sizes).

drawn_for(Size) :-
    member(Kind, ["{0}: ~ becomes a 1/1 red Goblin creature until end of turn. It's still a land.",
                  "{0}: Create a 1/1 red Goblin creature token.",
                  "{0}: Create a 1/1 green Elf creature token."]),
    start_board([]),
    spoken("Well", "{0}", [land], none, [Kind]),
    spoken("Axe", "{0}", [instant], none, ["Destroy target creature. If it was a Goblin, draw a card."]),
    permanent(a, 'Well', Well),
    in_hand(a, 'Axe', Axe),
    cards_in_library(a, 'Ox', 3),
    go,
    act(activate(Well, 1)),
    resolve,
    newest(Creature),
    acts([cast(Axe), target(Creature)]),
    resolve,
    hand_size(a, Size).

test('603.4 what "it" was is asked as the ability triggers, and as it resolves', Sizes == [1, 0]) :-
    findall(Size, returned(Size), Sizes).

returned(Size) :-
    member(First, ["{0}: ~ becomes a 1/1 red Goblin creature until end of turn. It's still a land.", "{0}: You gain 1 life."]),
    start_board([]),
    spoken("Well", "{0}", [land], none,
           [First, "When ~ is put into a graveyard from the battlefield, if it was a creature, return ~ to its owner's hand."]),
    spoken("Axe", "{0}", [instant], none, ["Destroy target permanent."]),
    permanent(a, 'Well', Well),
    in_hand(a, 'Axe', Axe),
    go,
    act(activate(Well, 1)),
    resolve,
    acts([cast(Axe), target(Well)]),
    resolve,
    ( fact(stack([_|_])) -> resolve ; true ),
    hand_size(a, Size).

test('603.4 what attacks is asked for its own abilities', Lives == [21, 20]) :-
    findall(Life, attacked_with(Life), Lives).

attacked_with(Life) :-
    member(Own, ["First strike", "Trample"]),
    start_board([]),
    spoken("Rider", "{0}", [creature, elf], 2/2,
           [Own, "Whenever ~ attacks, if it has first strike, you gain 1 life."]),
    permanent(a, 'Rider', Rider),
    go,
    to_step(declare_attackers),
    acts([attack(Rider, b), done]),
    ( fact(stack([_|_])) -> resolve ; true ),
    values(L, life(a, L), [Life]).

test('608.2h what was in a graveyard', Life == 23) :-
    start_board([]),
    spoken("Veil", "{0}", [instant], none,
           ["Exile target card from a graveyard. If it was a creature card, you gain 3 life."]),
    spoken("Toy", "{0}", [artifact], none, ["{T}: You gain 1 life."]),
    card("Elf", "{0}", [creature, elf], 1/1, []),
    in_graveyard(b, 'Elf', Elf),
    in_graveyard(b, 'Toy', _),
    cast('Veil', [target(Elf)]),
    values(L, life(a, L), [Life]).

test('608.2c an effect whose condition stands behind it', Sizes == [1, 2]) :-
    findall(Size, drawn_if(Size), Sizes).

drawn_if(Size) :-
    member(Held, [[], ['Toy']]),
    start_board([]),
    spoken("Toy", "{0}", [artifact], none, ["{T}: You gain 1 life."]),
    spoken("Look", "{0}", [instant], none, ["Draw a card. Draw a card if you control an artifact."]),
    forall(member(Name, Held), permanent(a, Name, _)),
    cards_in_library(a, 'Ox', 3),
    cast('Look', []),
    hand_size(a, Size).

:- end_tests(joined_wordings).
