:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [advance/2, take/1, legal/1]).
:- use_module('../../../../prolog/magic/rules/spells/instructions_in_order', [performed/3]).

% "If you do" (608.2c) comes out the same from choice to choice and step by step.

:- begin_tests(instructions_in_order).

board(Effects, Spell) :-
    start_board([]),
    card("Trade", "{0}", [sorcery], none, [spell(Effects)]),
    cards_in_library(a, 'Ox', 4),
    in_hand(a, 'Trade', Spell).

test('608.2c a card was discarded: if you do', Hand == 2) :-
    board([discard(you, 1), if_you_do([draw(you, 2)])], Spell),
    in_hand(a, 'Cub', Cub),
    go,
    act(cast(Spell)),
    resolve,
    act(discard(Cub)),
    hand_size(Hand).

test('608.2c there was none to discard: nothing is drawn', Hand == 0) :-
    board([discard(you, 1), if_you_do([draw(you, 2)])], Spell),
    go,
    act(cast(Spell)),
    resolve,
    hand_size(Hand).

test('608.2c what was done before it does not count', Hand == 0) :-
    board([sacrifice(you, each([creature, controlled(you)])), discard(you, 1), if_you_do([draw(you, 2)])], Spell),
    permanent(a, 'Cub', _),
    go,
    act(cast(Spell)),
    resolve,
    hand_size(Hand).

test('608.2c one "if" hangs on another', Life-Hand == 23-0) :-
    board([discard(you, 1), if_you_do([discard(you, 1)]), if_you_do([gain_life(you, 3)])], Spell),
    in_hand(a, 'Cub', Cub),
    in_hand(a, 'Gull', Gull),
    go,
    act(cast(Spell)),
    resolve,
    acts([discard(Cub), discard(Gull)]),
    fact(life(a, Life)),
    hand_size(Hand).

test('608.2c of one that hangs on another nothing is done where there is no card more', Life == 20) :-
    board([discard(you, 1), if_you_do([discard(you, 1)]), if_you_do([gain_life(you, 3)])], Spell),
    in_hand(a, 'Cub', Cub),
    go,
    act(cast(Spell)),
    resolve,
    act(discard(Cub)),
    fact(life(a, Life)).

test('608.2c it is asked of the last of what hangs on a condition', Processes == Expected) :-
    performed(7, [provided(kicked, [draw(you, 1), discard(you, 1)]), if_you_do([tap(this)])], Processes),
    Expected = [provided(7, kicked, [draw(you, 1), ask_whether_done, discard(you, 1)]), if_you_do(7, [tap(this)])].

test('step by step it is the same', Hand == 2) :-
    board([discard(you, 1), if_you_do([draw(you, 2)])], Spell),
    in_hand(a, 'Cub', Cub),
    go,
    act(cast(Spell)),
    steps([pass, pass, discard(Cub)]),
    hand_size(Hand).

hand_size(N) :-
    values(O, hand(a, O), Os),
    length(Os, N).

steps([]) :- advance_all.
steps([Action|Actions]) :-
    advance_all,
    take(Action),
    steps(Actions).

%   Flags are answered by the boards' go/1 as ever.

advance_all :-
    advance(steps, Stop),
    (   Stop = step(_)
    ->  advance_all
    ;   Stop = flags(_)
    ->  go
    ;   true
    ).

:- end_tests(instructions_in_order).
