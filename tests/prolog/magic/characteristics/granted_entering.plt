:- module(granted_entering_tests, []).

:- use_module(library(lists), [last/2, member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').

% What a permanent is granted as it enters triggers on its own entering (603.6a, 611.3b).

:- begin_tests(granted_entering).

board(Granted) :-
    start_board([]),
    card("Hive", "{0}", [creature, sliver], 2/2,
         [static([subtype(sliver), controlled(you)], [gain(Granted)])]),
    card("Shard", "{0}", [creature, sliver], 1/1, []),
    card("Bulk", "{0}", [creature, giant], 5/5, []),
    cards_in_library(a, 'Ox', 5).

enter(Name) :-
    in_hand(a, Name, O),
    act(cast(O)),
    resolve,
    settle.

settle :-
    (   fact(now(order_triggers(_, [Number|_])))
    ->  act(stack_next(Number)),
        settle
    ;   fact(stack([_|_]))
    ->  resolve,
        settle
    ;   true
    ).

drawn(N) :-
    values(O, ( hand(a, O) ), Os),
    findall(x, ( member(O, Os), fact(object(O, 'Ox', _)) ), Xs),
    length(Xs, N).

test('603.6a what is granted to it as it enters, triggers', N == 1) :-
    board(triggered(enters(this), true, [draw(you, 1)])),
    permanent(a, 'Hive', _),
    go,
    enter('Shard'),
    drawn(N).

test('603.6a the one that grants it has it itself', N == 1) :-
    board(triggered(enters(this), true, [draw(you, 1)])),
    go,
    enter('Hive'),
    drawn(N).

test('603.6a what is not granted it does not trigger', N == 0) :-
    board(triggered(enters(this), true, [draw(you, 1)])),
    permanent(a, 'Hive', _),
    go,
    enter('Bulk'),
    drawn(N).

test('603.6d those that were there before do not trigger again', N == 0) :-
    board(triggered(enters(this), true, [draw(you, 1)])),
    permanent(a, 'Shard', _),
    permanent(b, 'Hive', _),
    go,
    enter('Bulk'),
    drawn(N).

test('702.100a evolve that is granted: a bigger creature enters', Counters == [1]) :-
    board(evolve),
    permanent(a, 'Hive', Hive),
    go,
    enter('Bulk'),
    values(N, counters(Hive, '+1/+1', N), Counters).

test('702.100a evolve that is granted: one that is not bigger', Counters == []) :-
    board(evolve),
    permanent(a, 'Hive', Hive),
    go,
    enter('Shard'),
    values(N, counters(Hive, '+1/+1', N), Counters).

test('702.100a evolve of one that enters compares others with it', Counters == [1]) :-
    board(evolve),
    permanent(a, 'Hive', _),
    go,
    enter('Shard'),
    values(O, controls(a, O), Slivers),
    last(Slivers, Shard),
    enter('Hive'),
    values(N, counters(Shard, '+1/+1', N), Counters).

:- end_tests(granted_entering).
