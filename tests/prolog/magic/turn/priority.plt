:- module(rules_priority_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/rules', []).
:- use_module('../../../../prolog/k/store', [delete/1, set/1]).

spark(O) :-
    permanent(a, 'Peak', _),
    in_hand(a, 'Spark', O).

%   So many of both players pass without a choice.

passes(N) :-
    rules:uneventful(priority(a, [b]), N, _, _).

:- begin_tests(rules_priority).

test('117.3a the active player gets priority', Stop == choice(b, priority(b, [a]), [pass])) :-
    start_board([active(b)]),
    go(Stop).

test('117.3d who passes hands it on', Stop == choice(b, priority(b, []), [pass])) :-
    start_board([]),
    go,
    act(pass, Stop).

test('117.3c who casts keeps it', Now == priority(a, [b])) :-
    start_board([]),
    spark(O),
    go,
    acts([cast(O), target(b)]),
    fact(now(Now)).

test('117.4 all pass: the top resolves, and the active player has priority',
     [Life, Now] == [17, priority(a, [b])]) :-
    start_board([]),
    spark(O),
    go,
    acts([cast(O), target(b), pass, pass]),
    fact(life(b, Life)),
    fact(now(Now)).

test('117.4 one pass resolves nothing', Life == 20) :-
    start_board([]),
    spark(O),
    go,
    acts([cast(O), target(b), pass]),
    fact(life(b, Life)).

test('117.4 all pass on an empty stack: the phase ends', Step == begin_combat) :-
    start_board([]),
    go,
    acts([pass, pass]),
    fact(step(Step)).

test('117.5 state-based actions come first', Stop == over(won([a]))) :-
    start_board([life(b, 0)]),
    go(Stop).

test('117.4 a round of passes is uneventful in upkeep', all(N == [2])) :-
    start_board([step(upkeep)]),
    permanent(a, 'Grove', _),
    go,
    rules:uneventful(priority(a, [b]), N, _, _).

test('117.4 not in a main phase', fail) :-
    start_board([]),
    go,
    rules:uneventful(priority(a, [b]), _, _, _).

test('117.4 a player with an instant and mana has a choice', all(N-Next == [1-[priority(b, [])]])) :-
    start_board([step(upkeep)]),
    in_hand(b, 'Spark', _),
    permanent(b, 'Peak', _),
    go,
    rules:uneventful(priority(a, [b]), N, Next, _).

test('117.4 an instant without any mana is none', all(N == [2])) :-
    start_board([step(upkeep)]),
    in_hand(b, 'Spark', _),
    permanent(b, 'Peak', Peak),
    set(tapped(Peak)),
    go,
    rules:uneventful(priority(a, [b]), N, _, _).

test('117.4 mana in the pool is mana', all(N == [1])) :-
    start_board([step(upkeep), pool(b, [red])]),
    in_hand(b, 'Spark', _),
    go,
    rules:uneventful(priority(a, [b]), N, _, _).

test('117.4 what costs no mana needs none', all(N == [1])) :-
    start_board([step(upkeep)]),
    card("Gift", "{0}", [instant], none, [spell([draw(you, 1)])]),
    in_hand(b, 'Gift', _),
    go,
    rules:uneventful(priority(a, [b]), N, _, _).

test('117.4 an ability with {T} counts while it can be tapped for', Ns == [1, 2, 2, 1]) :-
    start_board([step(upkeep)]),
    card("Monk", "{1}{G}", [creature, monk], 1/1, [activated([tap], [gain_life(you, 1)])]),
    permanent(b, 'Monk', Monk),
    go,
    passes(N1),
    set(tapped(Monk)),
    passes(N2),
    delete(tapped(Monk)),
    set(arrived(Monk)),
    passes(N3),
    set(gained(Monk, haste)),
    passes(N4),
    Ns = [N1, N2, N3, N4].

test('117.4 a mana ability that taps nothing is a choice, its source tapped or not', all(N == [1])) :-
    start_board([step(upkeep)]),
    card("Oven", "{1}", [artifact], none,
         [activated([sacrifice(1, [creature, controlled(you)])], [add([red])])]),
    permanent(b, 'Oven', Oven),
    permanent(b, 'Cub', _),
    in_hand(b, 'Spark', _),
    set(tapped(Oven)),
    go,
    rules:uneventful(priority(a, [b]), N, _, _).

test('117.4 and passes over nobody who comes first', fail) :-
    start_board([step(upkeep)]),
    in_hand(a, 'Spark', _),
    permanent(a, 'Peak', _),
    go,
    rules:uneventful(priority(a, [b]), _, _, _).

:- end_tests(rules_priority).
