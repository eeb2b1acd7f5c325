:- module(choices_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').

%   Charm, a sorcery for {0}, has the instructions; everybody has a Cub.

charm(Instructions, O) :-
    start_board([]),
    card("Charm", "{0}", [sorcery], none, [spell(Instructions)]),
    permanent(a, 'Cub', _),
    permanent(b, 'Cub', _),
    in_hand(a, 'Charm', O).

library_names(Names) :-
    fact(library(a, Objects)),
    named(Objects, Names).

:- begin_tests(choices).

test('608.2c if you do follows what may be done', Life-Hand == 20-['Ox']) :-
    charm([may([draw(you, 1)]), if_you_do([discard(you, 1)])], O),
    in_hand(a, 'Cub', Cub),
    in_library(a, 'Ox', _),
    go,
    act(cast(O)),
    resolve,
    acts([yes, discard(Cub)]),
    fact(life(a, Life)),
    values(N, hand(a, N), Objects),
    named(Objects, Hand).

test('608.2c and not what was declined') :-
    charm([may([draw(you, 1)]), if_you_do([lose_life(you, 5)]), if_you_dont([gain_life(you, 1)])], O),
    in_library(a, 'Ox', _),
    go,
    act(cast(O)),
    resolve,
    act(no),
    assertion(fact(life(a, 21))).

test('608.2c if you don\'t is not done where it was') :-
    charm([may([gain_life(you, 2)]), if_you_dont([gain_life(you, 100)])], O),
    go,
    act(cast(O)),
    resolve,
    act(yes),
    assertion(fact(life(a, 22))).

test('701.22a scry looks at all the cards', Names == ['Grove', 'Peak', 'Ox']) :-
    charm([scry(you, 2)], O),
    in_library(a, 'Ox', Ox),
    in_library(a, 'Grove', Grove),
    in_library(a, 'Peak', _),
    go,
    act(cast(O)),
    resolve,
    acts([away(Ox), top_next(Grove)]),
    library_names(Names).

test('701.25a surveil puts cards into the graveyard', Names-Graveyard == ['Peak', 'Grove']-['Charm', 'Ox']) :-
    charm([surveil(you, 3)], O),
    in_library(a, 'Ox', Ox),
    in_library(a, 'Grove', Grove),
    in_library(a, 'Peak', Peak),
    go,
    act(cast(O)),
    resolve,
    acts([away(Ox), top_next(Grove), top_next(Peak)]),
    library_names(Names),
    values(N, graveyard(a, N), Objects),
    named(Objects, Names0),
    msort(Names0, Graveyard).

test('701.20e the best of the top cards', Hand-Names == ['Cub']-['Peak', 'Grove']) :-
    charm([look_at_top(you, 2), take_looked(may(1), [creature], revealed, hand), put_looked(library_bottom)], O),
    in_library(a, 'Cub', Cub),
    in_library(a, 'Grove', Grove),
    in_library(a, 'Peak', _),
    go,
    act(cast(O)),
    resolve,
    assertion(\+ offered(take(Grove))),
    acts([take(Cub), put_next(Grove)]),
    values(N, hand(a, N), Objects),
    named(Objects, Hand),
    library_names(Names).

test('608.2c all the rest leave the library', Graveyard-Names == ['Charm', 'Grove', 'Ox', 'Peak']-['Cub']) :-
    charm([look_at_top(you, 4), take_looked(must(1), [], hidden, hand), put_looked(graveyard)], O),
    in_library(a, 'Peak', _),
    in_library(a, 'Gull', Gull),
    in_library(a, 'Grove', _),
    in_library(a, 'Ox', _),
    in_library(a, 'Cub', _),
    go,
    act(cast(O)),
    resolve,
    act(take(Gull)),
    values(N, graveyard(a, N), Objects),
    named(Objects, Names0),
    msort(Names0, Graveyard),
    library_names(Names),
    assertion(\+ fact(looked_at(_, _))).

test('701.20e only who looks sees the cards') :-
    charm([look_at_top(you, 2), take_looked(must(1), [], hidden, hand), put_looked(library_bottom_random)], O),
    in_library(a, 'Cub', Cub),
    in_library(a, 'Grove', _),
    go,
    act(cast(O)),
    resolve,
    assertion(shown_cards:seen_by(Cub, a)),
    assertion(\+ shown_cards:seen_by(Cub, b)),
    act(take(Cub)),
    assertion(\+ fact(looked_at(_, _))).

test('701.21a each opponent sacrifices', Left == [a]) :-
    charm([sacrifices(each([opponent]), 1, [creature])], O),
    go,
    act(cast(O)),
    resolve,
    fact(now(choose_permanent(b, _, 1, _, sacrifice))),
    offered(choose(Cub)),
    act(choose(Cub)),
    values(P, controls(P, _), Left).

test('101.4 all sacrifice at the same time', Life == 21) :-
    charm([sacrifices(each([player]), 1, [creature])], O),
    card("Mourner", "{1}", [creature], 1/1, [triggered(dies([other, creature]), true, [gain_life(you, 1)])]),
    permanent(b, 'Mourner', Mourner),
    go,
    act(cast(O)),
    resolve,
    offered(choose(First)),
    acts([choose(First), choose(Mourner)]),
    resolve,
    fact(life(b, Life)).

test('608.2d a land of one\'s own returns', Hand == ['Grove']) :-
    charm([returns_own(you, 1, [land])], O),
    permanent(a, 'Grove', Grove),
    go,
    act(cast(O)),
    resolve,
    act(choose(Grove)),
    values(N, hand(a, N), Objects),
    named(Objects, Hand).

:- end_tests(choices).
