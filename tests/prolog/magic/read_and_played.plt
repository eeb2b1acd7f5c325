:- module(read_and_played_tests, []).

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

%   cast_spoken(+Text): a casts an instant that says Text, which costs nothing.

cast_spoken(Text, Actions) :-
    spoken("Word", "{0}", [instant], none, [Text]),
    in_hand(a, 'Word', O),
    go,
    acts([cast(O)|Actions]),
    resolve.

attack_with(O) :-
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]).

:- begin_tests(players_spoken_of).

test('108.4 its controller is who controlled what was destroyed', Lives == 20-18) :-
    start_board([]),
    permanent(b, 'Cub', Cub),
    cast_spoken("Destroy target creature. Its controller loses 2 life.", [target(Cub)]),
    fact(life(a, A)), fact(life(b, B)), Lives = A-B.

test('608.2d its controller may do something', Life == 23) :-
    start_board([]),
    permanent(b, 'Cub', Cub),
    cast_spoken("Destroy target creature. Its controller may gain 3 life.", [target(Cub)]),
    fact(now(decide_may(b, _, _))),
    act(yes),
    fact(life(b, Life)).

test('508.5 the defending player is the one who is attacked', Lives == 20-19) :-
    start_board([]),
    spoken("Raider", "{R}", [creature, orc], 0/2, ["Whenever ~ attacks, defending player loses 1 life."]),
    permanent(a, 'Raider', O),
    attack_with(O),
    resolve,
    fact(life(a, A)), fact(life(b, B)), Lives = A-B.

test('508.5 what the defending player controls can be targeted, and nothing else') :-
    start_board([]),
    spoken("Raider", "{R}", [creature, orc], 0/2, ["Whenever ~ attacks, tap target creature defending player controls."]),
    permanent(a, 'Raider', O),
    permanent(a, 'Cub', Own),
    permanent(b, 'Cub', Theirs),
    attack_with(O),
    ( fact(tapped(Theirs)) -> true ; fact(now(choose_target(_, _, _))) -> assertion(refused(target(Own))), act(target(Theirs)) ; true ),
    ( fact(stack([])) -> true ; resolve ),
    fact(tapped(Theirs)),
    \+ fact(tapped(Own)).

:- end_tests(players_spoken_of).

:- begin_tests(events_heard).

test('603.2c one or more creatures: once for each player', Cards == 1) :-
    start_board([]),
    spoken("Guide", "{G}", [enchantment], none,
           ["Whenever one or more creatures you control deal combat damage to a player, draw a card."]),
    permanent(a, 'Guide', _),
    permanent(a, 'Cub', One),
    permanent(a, 'Cub', Two),
    cards_in_library(a, 'Cub', 5),
    go,
    to_step(declare_attackers),
    acts([attack(One, b), attack(Two, b), done]),
    to_step(end_combat),
    values(O, hand(a, O), Hand),
    length(Hand, Cards).

test('509.3g attacks and isn\'t blocked', Lives == [19, 19]) :-
    findall(Life, ( member_of_blocks(Blocks), unblocked(Blocks, Life) ), Lives0),
    sort(0, @>=, Lives0, Lives).

member_of_blocks(none).
member_of_blocks(one).

unblocked(Blocks, Life) :-
    start_board([]),
    spoken("Sneak", "{B}", [creature, rogue], 1/2, ["Whenever ~ attacks and isn't blocked, you lose 1 life."]),
    permanent(a, 'Sneak', O),
    permanent(b, 'Ox', Ox),
    attack_with(O),
    act(pass),
    act(pass),
    (   Blocks == one
    ->  acts([block(Ox, O), done]),
        assertion(fact(stack([]))),
        Life = 19
    ;   act(done),
        resolve,
        fact(life(a, Life))
    ).

test('603.2 the second spell of a turn', Life == 21) :-
    start_board([]),
    spoken("Chorus", "{W}", [enchantment], none, ["Whenever you cast your second spell each turn, you gain 1 life."]),
    spoken("Word", "{0}", [instant], none, ["Draw a card."]),
    permanent(a, 'Chorus', _),
    cards_in_library(a, 'Cub', 9),
    in_hand(a, 'Word', A),
    in_hand(a, 'Word', B),
    in_hand(a, 'Word', C),
    go,
    act(cast(A)), resolve,
    act(cast(B)), resolve, resolve,
    act(cast(C)), resolve,
    fact(life(a, Life)).

test('120.3 is dealt damage', Counters == 1) :-
    start_board([]),
    spoken("Anvil", "{R}", [creature, golem], 1/9, ["Whenever ~ is dealt damage, put a +1/+1 counter on it."]),
    permanent(a, 'Anvil', O),
    cast_spoken("~ deals 2 damage to target creature.", [target(O)]),
    resolve,
    fact(counters(O, '+1/+1', Counters)).

test('120.3 that creature is the one that was dealt damage', Left == [Basilisk]) :-
    start_board([]),
    spoken("Basilisk", "{G}", [creature, lizard], 1/9, ["Whenever ~ deals combat damage to a creature, destroy that creature."]),
    permanent(a, 'Basilisk', Basilisk),
    permanent(b, 'Ox', Ox),
    attack_with(Basilisk),
    acts([pass, pass, block(Ox, Basilisk), done]),
    to_step(combat_damage),
    resolve,
    values(O, controls(_, O), Left).

:- end_tests(events_heard).

:- begin_tests(what_became).

test('400.7 what is exiled comes back later', Names == ['Ox']) :-
    start_board([]),
    permanent(b, 'Ox', Ox),
    cast_spoken("Exile target creature. Return that card to the battlefield under its owner's control at the beginning of the next end step.",
                [target(Ox)]),
    assertion(\+ fact(controls(b, _))),
    to_step(end_turn),
    resolve,
    values(O, controls(b, O), Objects),
    named(Objects, Names).

test('400.7 what came from the graveyard has haste, and is sacrificed', Had-Names == yes-[]) :-
    start_board([]),
    in_graveyard(a, 'Ox', Card),
    cast_spoken("Return target creature card from your graveyard to the battlefield. It gains haste. Sacrifice it at the beginning of the next end step.",
                [target(Card)]),
    fact(controls(a, Ox)),
    ( fact(gained(Ox, haste)) -> Had = yes ; Had = no ),
    to_step(end_turn),
    resolve,
    values(O, controls(a, O), Objects),
    named(Objects, Names).

test('608.2c the token that was created is "it"', Sizes == [3-3]) :-
    start_board([]),
    cast_spoken("Create a 0/0 green Fractal creature token. Put three +1/+1 counters on it.", []),
    values(P-T, power_toughness(_, P, T), Sizes).

test('608.2c all tokens that were created are "them"', Left == 1) :-
    start_board([]),
    permanent(a, 'Cub', _),
    cast_spoken("Create two 1/1 red Elemental creature tokens. They gain haste. Sacrifice them at the beginning of the next end step.", []),
    pass_to(end_turn),
    resolve,
    resolve,
    values(O, controls(a, O), Objects),
    length(Objects, Left).

%   pass_to(+Step): as to_step/1, where triggers are ordered then.

pass_to(Step) :-
    (   fact(now(order_triggers(_, [N|_])))
    ->  act(stack_next(N))
    ;   fact(step(Step))
    ->  true
    ;   ( fact(now(priority(_, _))) -> act(pass) ; act(done) ),
        pass_to(Step)
    ).

:- end_tests(what_became).

:- begin_tests(restrictions_spoken).

test('509.1b it blocks only what flies', Offered == [Gull]) :-
    start_board([]),
    spoken("Net", "{W}", [creature, bird], 2/2, ["Flying", "~ can block only creatures with flying."]),
    permanent(b, 'Net', Net),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Gull', Gull),
    go,
    to_step(declare_attackers),
    acts([attack(Cub, b), attack(Gull, b), done, pass, pass]),
    findall(A, offered(block(Net, A)), Offered).

test('509.1b no more than one creature blocks it') :-
    start_board([]),
    spoken("Eel", "{U}", [creature, fish], 2/2, ["~ can't be blocked by more than one creature."]),
    permanent(a, 'Eel', Eel),
    permanent(b, 'Cub', One),
    permanent(b, 'Ox', Two),
    go,
    to_step(declare_attackers),
    acts([attack(Eel, b), done, pass, pass, block(One, Eel)]),
    refused(block(Two, Eel)).

test('508.1c it attacks only where that is controlled', Attacks == no-yes) :-
    coast(no, A),
    coast(yes, B),
    Attacks = A-B.

coast(Pool, Attack) :-
    start_board([]),
    spoken("Eel", "{U}", [creature, fish], 2/2, ["~ can't attack unless defending player controls an Island."]),
    permanent(a, 'Eel', Eel),
    permanent(a, 'Pool', _),
    ( Pool == yes -> permanent(b, 'Pool', _) ; true ),
    permanent(a, 'Cub', _),
    go,
    to_step(declare_attackers),
    ( offered(attack(Eel, b)) -> Attack = yes ; Attack = no ).

:- end_tests(restrictions_spoken).
