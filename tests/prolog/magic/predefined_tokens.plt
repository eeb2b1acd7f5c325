:- module(predefined_tokens_tests, []).

:- use_module(library(plunit)).
:- use_module('boards').

:- begin_tests(predefined_tokens).

test('111.10a a Treasure is sacrificed for mana', Paid-Left == yes-[]) :-
    start_board([]),
    card("Dig", "{0}", [sorcery], none, [spell([create(you, 1, predefined(treasure))])]),
    card("Whelp", "{R}", [creature], 1/1, []),
    in_hand(a, 'Dig', Dig),
    in_hand(a, 'Whelp', Whelp),
    go,
    act(cast(Dig)),
    resolve,
    fact(token(Treasure)),
    acts([cast(Whelp), activate(Treasure, 1), color(red)]),
    ( fact(stack([_])) -> Paid = yes ; Paid = no ),
    values(T, token(T), Left).

test('111.10b a Food is life', Life == 23) :-
    start_board([]),
    card("Bake", "{0}", [sorcery], none, [spell([create(you, 1, predefined(food))])]),
    in_hand(a, 'Bake', O),
    permanents(a, 'Grove', 2),
    go,
    act(cast(O)),
    resolve,
    fact(token(Food)),
    act(activate(Food, 1)),
    resolve,
    fact(life(a, Life)).

:- end_tests(predefined_tokens).
