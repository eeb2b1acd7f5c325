:- module(rules_state_based_tests, []).

:- use_module(library(plunit)).
:- use_module(boards).
:- use_module('../../../prolog/k/cycle', [legal_actions/1]).
:- use_module('../../../prolog/k/store', [set/1]).

board(Fluents) :-
    start_board(Fluents),
    card("Oak", "{G}", [creature, treefolk], 1/4, [keyword(indestructible)]),
    card("Nil", "{G}", [creature, illusion], 0/0, []),
    card("Duke", "{B}", [legendary, creature, noble], 3/3, []),
    card("Crown", "{3}", [legendary, artifact], none, []).

left(Left) :-
    values(O, controls(_, O), Left).

:- begin_tests(rules_state_based).

test('704.5a at 0 life a player loses', Stop == over(won([a]))) :-
    board([life(b, 0)]),
    go(Stop).

test('704.5a at 1 life nobody does', Stop = choice(a, _, _)) :-
    board([life(b, 1)]),
    go(Stop).

test('704.5c ten poison counters', Stop == over(won([b]))) :-
    board([counters(a, poison, 10)]),
    go(Stop).

test('704.5c nine are not enough', Stop = choice(a, _, _)) :-
    board([counters(a, poison, 9)]),
    go(Stop).

test('704.5d a token elsewhere ceases to exist', [Objects, Dead] == [[], []]) :-
    board([]),
    card("Hatch", "{G}", [sorcery], none,
         [spell([create(you, 1, token('Chick', [creature], [bird], [white], 1, 1, []))])]),
    permanents(a, 'Grove', 1),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Hatch', O),
    in_hand(a, 'Spark', Spark),
    go,
    act(cast(O)),
    resolve,
    fact(token(T)),
    assertion(fact(controls(a, T))),
    acts([cast(Spark), target(T)]),
    resolve,
    values(N, object(N, 'Chick Token', _), Objects),
    values(N, token(N), Dead).

test('111.8 a token that has left the battlefield does not come back', Left == []) :-
    board([]),
    card("Hatch", "{0}", [sorcery], none,
         [spell([create(you, 1, token('Chick', [creature], [bird], [white], 1, 1, []))])]),
    card("Blink", "{0}", [instant], none, [spell([exile(target([creature])), put_back(chosen(1), owner, [])])]),
    in_hand(a, 'Hatch', Hatch),
    in_hand(a, 'Blink', Blink),
    go,
    act(cast(Hatch)),
    resolve,
    fact(token(T)),
    acts([cast(Blink), target(T)]),
    resolve,
    values(O, controls(a, O), Left),
    assertion(\+ fact(token(_))).

test('111.8 a card does', Left == ['Duke']) :-
    board([]),
    card("Blink", "{0}", [instant], none, [spell([exile(target([creature])), put_back(chosen(1), owner, [])])]),
    permanent(a, 'Duke', Duke),
    in_hand(a, 'Blink', Blink),
    go,
    acts([cast(Blink), target(Duke)]),
    resolve,
    values(O, controls(a, O), Objects),
    named(Objects, Left).

test('111.4 a token is sacrificed, and found, by the name that was said for it', [Offered, Tokens] == [[T], []]) :-
    board([]),
    card("Timber", "{0}", [sorcery], none, [spell([create(you, 1, token('Wood', [creature], [wall], [green], 0, 1, []))])]),
    card("Stove", "{1}", [artifact], none, [activated([sacrifice(1, [named('Wood')])], [gain_life(you, 2)])]),
    permanent(a, 'Stove', Stove),
    permanent(a, 'Duke', _),
    in_hand(a, 'Timber', Timber),
    go,
    assertion(refused(activate(Stove, 1))),
    act(cast(Timber)),
    resolve,
    fact(token(T)),
    act(activate(Stove, 1)),
    legal_actions(Actions),
    findall(O, lists:member(pick(O), Actions), Offered),
    act(pick(T)),
    resolve_all,
    values(O, token(O), Tokens),
    assertion(fact(life(a, 22))).

test('704.5f toughness 0', Left == []) :-
    board([]),
    permanent(a, 'Nil', _),
    go,
    left(Left).

test('704.5g lethal damage, not less', Left == [Alive]) :-
    board([]),
    permanent(a, 'Ox', Dead),
    permanent(a, 'Ox', Alive),
    set(damage(Dead, 4)),
    set(damage(Alive, 3)),
    go,
    left(Left).

test('702.12b indestructible: not by damage', Left == [O]) :-
    board([]),
    permanent(a, 'Oak', O),
    set(damage(O, 9)),
    go,
    left(Left).

test('702.12b but by toughness 0', Left == []) :-
    board([]),
    permanent(a, 'Oak', O),
    set(counters(O, '-1/-1', 4)),
    go,
    left(Left).

test('704.5j the legend rule', [Stop, Left] = [choice(a, keep_one(a, 'Crown'), [_, _]), [_]]) :-
    board([]),
    permanent(a, 'Crown', _),
    permanent(a, 'Crown', Second),
    go(Stop),
    act(keep(Second)),
    left(Left),
    assertion(Left == [Second]).

test('704.3 the legend rule and the other actions are one event', [Left, Life] == [[Kept], 21]) :-
    board([]),
    card("Mourner", "{B}", [creature, zombie], 0/0,
         [triggered(dies([other, creature]), true, [gain_life(you, 1)])]),
    permanent(a, 'Duke', Kept),
    permanent(a, 'Duke', _),
    permanent(a, 'Mourner', Mourner),
    go(choice(a, keep_one(a, 'Duke'), _)),
    assertion(fact(controls(a, Mourner))),
    act(keep(Kept)),
    resolve,
    left(Left),
    fact(life(a, Life)).

test('704.5j the legend that has lethal damage can be kept, and dies', Left == []) :-
    board([]),
    permanent(a, 'Duke', Hurt),
    permanent(a, 'Duke', _),
    set(damage(Hurt, 3)),
    go(choice(a, keep_one(a, 'Duke'), [_, _])),
    act(keep(Hurt)),
    left(Left),
    assertion(\+ fact(kept(_, _))).

test('101.4 the active player chooses first, all before anything happens',
     [Seen, Left] == [[A, B, C, D], [A, D]]) :-
    board([]),
    permanent(a, 'Duke', A),
    permanent(a, 'Duke', B),
    permanent(b, 'Duke', C),
    permanent(b, 'Duke', D),
    go(choice(a, _, _)),
    act(keep(A), choice(b, keep_one(b, 'Duke'), _)),
    left(Seen),
    act(keep(D)),
    left(Left).

test('704.5j who loses in the same check is not asked', Stop == over(won([a]))) :-
    board([life(b, 0)]),
    permanent(b, 'Duke', _),
    permanent(b, 'Duke', _),
    go(Stop).

test('704.5j not for two players', Left == [First, Second]) :-
    board([]),
    permanent(a, 'Crown', First),
    permanent(b, 'Crown', Second),
    go,
    left(Left).

test('704.5q counters annihilate', Counters == ['+1/+1'-1]) :-
    board([]),
    permanent(a, 'Ox', O),
    set(counters(O, '+1/+1', 3)),
    set(counters(O, '-1/-1', 2)),
    go,
    values(Kind-N, counters(O, Kind, N), Counters).

test('704.3 what dies makes others die', Left == []) :-
    board([]),
    card("Anthem", "{G}", [creature, elf], 1/1, [static([creature, other], [pt(0, 1)])]),
    permanent(a, 'Anthem', O),
    permanent(a, 'Nil', _),
    set(damage(O, 1)),
    go,
    left(Left).

:- end_tests(rules_state_based).
