:- module(rules_triggers_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).

board :-
    board([], open_priority).

board(Fluents, Process) :-
    start_board(Fluents, Process),
    card("Herald", "{G}", [creature, elf], 1/1, [triggered(enters(this), true, [gain_life(you, 2)])]),
    card("Mourner", "{G}", [creature, elf], 1/1,
         [triggered(dies([creature]), true, [gain_life(you, 1)])]),
    card("Host", "{G}", [creature, elf], 1/1,
         [ triggered(enters([creature, controlled(you), other]), true, [gain_life(you, 1)]),
           triggered(enters([creature, controlled(you), other]), true, [draw(you, 1)]) ]),
    card("Warden", "{G}", [creature, elf], 1/1,
         [triggered(begins(your, upkeep), controls(you, [subtype(bear)]), [gain_life(you, 5)])]),
    card("Watcher", "{G}", [creature, elf], 1/1,
         [triggered(casts(you, [creature]), true, [gain_life(you, 1)])]),
    permanents(a, 'Grove', 2),
    cards_in_library(a, 'Ox', 3),
    cards_in_library(b, 'Ox', 3).

%   Triggers go on the stack in any order.

placed :-
    (   offered(stack_next(N))
    ->  act(stack_next(N)),
        placed
    ;   true
    ).

:- begin_tests(rules_triggers).

test('603.6a what enters sees itself enter', [Size, Life] == [1, 22]) :-
    board,
    in_hand(a, 'Herald', O),
    go,
    act(cast(O)),
    resolve,
    fact(stack(Stack)),
    length(Stack, Size),
    resolve,
    fact(life(a, Life)).

test('603.10a what dies together sees each other die', Life == 24) :-
    board,
    permanent(a, 'Mourner', First),
    permanent(a, 'Mourner', Second),
    set(damage(First, 1)),
    set(damage(Second, 1)),
    go,
    placed,
    forall(between(1, 4, _), resolve),
    assertion(fact(stack([]))),
    fact(life(a, Life)).

test('603.3b the controller orders triggers', [Stop, Life] = [choice(a, order_triggers(a, [_, _]), [_, _]), 21]) :-
    board,
    permanent(a, 'Host', Host),
    in_hand(a, 'Cub', O),
    go,
    act(cast(O)),
    act(pass),
    act(pass, Stop),
    fact(pending(Second, a, Host, 'Host', 1, _)),
    fact(pending(First, a, Host, 'Host', 2, _)),
    act(stack_next(First)),
    fact(stack([Item|_])),
    assertion(Item == Second),
    resolve,
    fact(life(a, Life)).

%   A board on which an Ox dies under Count copies of Artist, and what is then asked of its player.

artists(Fluents, Counts, Stop) :-
    board(Fluents, open_priority),
    card("Artist", "{G}", [creature, elf], 1/1, [triggered(dies([creature]), true, [lose_life(target([player]), 1)])]),
    card("Grower", "{G}", [creature, elf], 1/1, [triggered(dies([creature]), true, [put_counters(this, '+1/+1', 1)])]),
    forall(( lists:member(Name-Count, Counts), between(1, Count, _) ), permanent(a, Name, _)),
    permanent(a, 'Ox', Ox),
    permanent(a, 'Ox', Other),
    set(damage(Ox, 9)),
    set(damage(Other, 9)),
    go(Stop).

test('603.3b like abilities are ordered without a question', [Choice, Items] = [choose_target(a, _, 1), 1]) :-
    artists([], ['Artist'-5], choice(a, Choice, _)),
    fact(stack(Stack)),
    length(Stack, Items).

test('603.3b they are asked about where a player wants that', [Choice] = [order_triggers(a, [_, _, _, _])]) :-
    artists([setting(alike_triggers, ordered)], ['Artist'-2], choice(a, Choice, _)).

test('603.3b abilities that speak of themselves are not alike', [Kinds] = [2]) :-
    artists([], ['Grower'-2], choice(a, order_triggers(a, [_, _, _, _]), Actions)),
    length(Actions, Kinds).

%   A board on which the abilities First and Second of one object wait, having heard of N and M, and what is then asked.

two_waiting(First-N, Second-M, Stop) :-
    board([setting(alike_triggers, ordered)], open_priority),
    Bleeds = triggered(gains_life(you), true, [lose_life(target([player]), 1)]),
    Drains = triggered(gains_life(you), true, [lose_life(target([player]), that_many)]),
    card("Bond", "{G}", [creature, elf], 1/1, [Bleeds, Bleeds, Drains, Drains]),
    permanent(a, 'Bond', Bond),
    set(pending(901, a, Bond, 'Bond', First, a)),
    set(pending(902, a, Bond, 'Bond', Second, a)),
    set(that_many(901, N)),
    set(that_many(902, M)),
    go(choice(a, Stop, _)).

test('603.3b one ability that has heard the same twice is alike, with targets, too', true(Stop = choose_target(a, 901, 1))) :-
    two_waiting(1-1, 1-1, Stop).

test('603.3b so are two that do the same', true(Stop = choose_target(a, 901, 1))) :-
    two_waiting(1-1, 2-1, Stop).

test('603.3b what they have heard does not matter where they don\'t speak of it', true(Stop = choose_target(a, 901, 1))) :-
    two_waiting(1-1, 2-3, Stop).

test('603.3b where they do, they are alike only with one number', true(Stop = choose_target(a, 901, 1))) :-
    two_waiting(3-2, 4-2, Stop).

test('603.3b with two numbers their controller orders them', true(Stop = order_triggers(a, [901, 902]))) :-
    two_waiting(3-1, 3-2, Stop).

test('603.3b two that do not do the same are ordered', true(Stop = order_triggers(a, [901, 902]))) :-
    two_waiting(1-1, 3-1, Stop).

test('603.3b of others one of each kind is offered, and the rest of one kind is not asked about', [Kinds, Size] = [2, 4]) :-
    artists([], ['Mourner'-1, 'Grower'-1], choice(a, order_triggers(a, [_, _, _, _]), [First|Others])),
    length([First|Others], Kinds),
    act(First),
    fact(now(order_triggers(a, [_, _, _]))),
    last_offered(Last),
    act(Last),
    ( fact(now(order_triggers(a, _))) -> last_offered(Next), act(Next) ; true ),
    fact(stack(Stack)),
    length(Stack, Size).

last_offered(Action) :-
    findall(stack_next(N), offered(stack_next(N)), Actions),
    lists:last(Actions, Action).

test('603.3b the active player\'s go first, so that they resolve last', Players == [b, a]) :-
    board,
    permanent(a, 'Mourner', _),
    permanent(b, 'Mourner', _),
    permanent(a, 'Cub', Cub),
    set(damage(Cub, 2)),
    go,
    fact(stack([Top, Bottom])),
    fact(stack_item(Top, P, triggered(_, _, _))),
    fact(stack_item(Bottom, Q, triggered(_, _, _))),
    Players = [P, Q].

test('603.4 the condition holds: it triggers', [Size, Life] == [1, 25]) :-
    board([], enter(upkeep)),
    permanent(a, 'Warden', _),
    permanent(a, 'Cub', _),
    go,
    fact(stack(Stack)),
    length(Stack, Size),
    resolve,
    fact(life(a, Life)).

test('603.4 the condition does not hold: it does not trigger', Stack == []) :-
    board([], enter(upkeep)),
    permanent(a, 'Warden', _),
    permanent(b, 'Cub', _),
    go,
    fact(stack(Stack)).

test('603.4 the condition is asked again', Life == 20) :-
    board([], enter(upkeep)),
    permanent(a, 'Warden', _),
    permanent(a, 'Cub', Cub),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', O),
    go,
    acts([cast(O), target(Cub)]),
    resolve,
    resolve,
    assertion(fact(stack([]))),
    fact(life(a, Life)).

test('603.2 "your upkeep" is no other player\'s', Stack == []) :-
    board([active(b)], enter(upkeep)),
    permanent(a, 'Warden', _),
    permanent(a, 'Cub', _),
    go,
    fact(stack(Stack)).

test('603.2 a spell is cast: the trigger is above it', [Above, Below] == [triggered, spell]) :-
    board,
    permanent(a, 'Watcher', _),
    in_hand(a, 'Cub', O),
    go,
    act(cast(O)),
    fact(stack([Top, Bottom])),
    fact(stack_item(Top, a, Kind)),
    functor(Kind, Above, _),
    fact(stack_item(Bottom, a, Below)).

test('508.1m, 509.1i attacking and blocking trigger', [A, B] == [21, 22]) :-
    board,
    card("Bugler", "{W}", [creature, soldier], 1/1, [triggered(attacks(this), true, [gain_life(you, 1)])]),
    card("Shield", "{W}", [creature, soldier], 1/3, [triggered(blocks(this), true, [gain_life(you, 2)])]),
    permanent(a, 'Bugler', Attacker),
    permanent(b, 'Shield', Blocker),
    set(later([leave(precombat_main)])),
    go,
    to_step(declare_attackers),
    acts([attack(Attacker, b), done]),
    resolve,
    to_step(declare_blockers),
    acts([block(Blocker, Attacker), done]),
    resolve,
    fact(life(a, A)),
    fact(life(b, B)).

:- end_tests(rules_triggers).

:- begin_tests(damage_triggers).

%   attacked(+Abilities, +Damage, -Stop): a Raider of a with Abilities has dealt b combat damage.

attacked(Abilities) :-
    start_board([step(combat_damage)], deal_damage),
    set(later([open_priority, leave(combat_damage)])),
    card("Raider", "{R}", [creature], 2/2, Abilities),
    permanent(a, 'Raider', O),
    in_hand(b, 'Cub', _),
    in_hand(b, 'Ox', _),
    set(attacking(O, b)),
    set(assigned(O, b, 2)),
    go,
    resolve.

test('510.3a combat damage to a player', Life-Hand == 25-2) :-
    attacked([triggered(deals_damage(combat, this, each([player])), true, [gain_life(you, 5)])]),
    fact(life(a, Life)),
    values(C, hand(b, C), Cards),
    length(Cards, Hand).

test('510.3a whom it was dealt to is "that player"', Chooser == b) :-
    attacked([triggered(deals_damage(combat, this, each([opponent])), true, [discard(that_player, 1)])]),
    fact(now(choose_discards(Chooser, 1))).

test('510.3a no other damage', Life == 20) :-
    attacked([triggered(deals_damage(noncombat, this, any), true, [gain_life(you, 5)])]),
    fact(life(a, Life)).

test('109.2 a creature that becomes a target is one on the battlefield', Lives == [20, 21]) :-
    start_board([]),
    card("Fear", "{1}", [enchantment], none,
         [triggered(becomes_target([creature], any, any), true, [gain_life(you, 1)])]),
    card("Raise", "{0}", [instant], none, [spell([return_to_hand(target([creature, card_in(graveyard, you)]))])]),
    card("Poke", "{0}", [instant], none, [spell([untap(target([creature]))])]),
    permanent(a, 'Fear', _),
    permanent(a, 'Cub', Cub),
    in_graveyard(a, 'Cub', Dead),
    in_hand(a, 'Raise', Raise),
    in_hand(a, 'Poke', Poke),
    go,
    acts([cast(Raise), target(Dead)]),
    resolve_all,
    fact(life(a, First)),
    acts([cast(Poke), target(Cub)]),
    resolve_all,
    fact(life(a, Second)),
    Lives = [First, Second].

:- end_tests(damage_triggers).
