:- module(rules_turn_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [holds/1, set/1]).
:- use_module('../../../../prolog/magic/rules/turn/turn', [next_step/2]).

turn_of(Player, Fluents) :-
    start_board([step(cleanup)|Fluents], begin_turn(Player)),
    cards_in_library(a, 'Cub', 9),
    cards_in_library(b, 'Cub', 9).

steps_from(Step, [Step|Steps]) :-
    (   next_step(Step, Next)
    ->  steps_from(Next, Steps)
    ;   Steps = []
    ).

hand_size(Player, Size) :-
    values(O, hand(Player, O), Hand),
    length(Hand, Size).

:- begin_tests(rules_turn).

test('500.1 the order of the steps',
     Steps == [ untap, upkeep, draw, precombat_main, begin_combat, declare_attackers, declare_blockers,
                first_combat_damage, combat_damage, end_combat, postcombat_main, end_turn, cleanup ]) :-
    steps_from(untap, Steps).

test('502.3 only the active player untaps', Tapped == [Other]) :-
    turn_of(a, []),
    permanent(a, 'Cub', Own),
    permanent(b, 'Cub', Other),
    set(tapped(Own)),
    set(tapped(Other)),
    go,
    values(O, tapped(O), Tapped).

test('502.4 no priority before upkeep', Stop = choice(a, priority(a, [b]), _)) :-
    turn_of(a, []),
    go(Stop),
    assertion(fact(step(upkeep))).

test('504.1 the active player draws a card', [A, B] == [1, 0]) :-
    turn_of(a, []),
    go,
    to_step(draw),
    hand_size(a, A),
    hand_size(b, B).

test('103.8a the first draw is skipped', [Size, Step] == [0, precombat_main]) :-
    turn_of(a, [first_turn(a)]),
    go,
    acts([pass, pass]),
    hand_size(a, Size),
    fact(step(Step)).

test('500.5 mana does not last', all(P == [])) :-
    start_board([pool(a, [green])]),
    go,
    acts([pass, pass]),
    holds(pool(P, _)).

test('508.8 no attack, no blocks and no damage', Step == end_combat) :-
    start_board([]),
    permanent(a, 'Cub', _),
    go,
    to_step(declare_attackers),
    acts([done, pass, pass]),
    fact(step(Step)).

test('514.1 the hand is cut to seven',
     [Cards, Stop] = [8, choice(a, choose_discards(a, 1), [_, _, _, _, _, _, _, _])]) :-
    start_board([step(end_turn)], enter(end_turn)),
    cards_in_library(b, 'Cub', 1),
    forall(between(1, 8, _), in_hand(a, 'Cub', _)),
    hand_size(a, Cards),
    go,
    act(pass),
    act(pass, Stop).

test('514.1 discarding one is enough', [Size, Active] == [7, b]) :-
    start_board([], enter(end_turn)),
    cards_in_library(b, 'Cub', 1),
    forall(between(1, 8, _), in_hand(a, 'Cub', _)),
    go,
    acts([pass, pass]),
    fact(hand(a, O)),
    act(discard(O)),
    hand_size(a, Size),
    fact(active(Active)).

test('514.2 damage wears off', all(O == [])) :-
    start_board([], enter(end_turn)),
    cards_in_library(b, 'Cub', 1),
    permanent(a, 'Cub', Cub),
    set(damage(Cub, 1)),
    go,
    acts([pass, pass]),
    holds(damage(O, _)).

test('500.7 an extra turn comes next, then the order goes on', [First, Second] == [a, b]) :-
    start_board([extra_turn(a, 1)], enter(end_turn)),
    cards_in_library(a, 'Cub', 3),
    cards_in_library(b, 'Cub', 3),
    go,
    acts([pass, pass]),
    fact(active(First)),
    to_step(end_turn),
    acts([pass, pass]),
    fact(active(Second)).

test('302.6 what was there as the turn began is no longer new', New == [Other]) :-
    turn_of(a, []),
    permanent(a, 'Cub', Own),
    permanent(b, 'Cub', Other),
    set(arrived(Own)),
    set(arrived(Other)),
    go,
    values(O, arrived(O), New).

:- end_tests(rules_turn).
