:- module(rules_sizing_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2, toughness/2]).

board :-
    start_board([]),
    card("Curb", "{U}", [enchantment], none, [static([creature, compared(power, at_least, 4)], [set_pt(1, 1)])]),
    card("Feast", "{U}", [enchantment], none, [static([creature, controlled(you)], [pt(2, 2)])]),
    card("Tall Poppy", "{U}", [enchantment], none, [static([creature, compared(power, at_least, 4)], [pt(-2, 0)])]),
    card("Underdog", "{U}", [enchantment], none, [static([creature, compared(power, at_most, 2)], [pt(1, 1)])]),
    card("Giants", "{U}", [enchantment], none, [static([creature], [set_pt(5, 5)])]).

sizes(Names, Sizes) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ox', Ox),
    forall(member(Name, Names), permanent(a, Name, _)),
    go,
    findall(P/T, ( member(O, [Cub, Ox]), power(O, P), toughness(O, T) ), Sizes).

:- begin_tests(rules_sizing).

test('613.4b what the printed size says counts in layer 7b', Sizes == [2/2, 1/1]) :-
    sizes(['Curb'], Sizes).

test('613.4 layer 7c comes later, and changes nothing of that', Sizes == [4/4, 3/3]) :-
    sizes(['Curb', 'Feast'], Sizes).

test('613.8a in layer 7b an effect waits for one that changes whom it affects', Sizes == [1/1, 1/1]) :-
    sizes(['Curb', 'Giants'], Sizes).

test('613.8a in layer 7c it waits for what makes them larger', Sizes == [2/4, 4/6]) :-
    sizes(['Tall Poppy', 'Feast'], Sizes).

test('613.4 counters count', Power == 3) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(a, 'Tall Poppy', _),
    permanent(a, 'Underdog', _),
    set(counters(Cub, '+1/+1', 2)),
    go,
    power(Cub, Power).

test('613.8b what depends on itself is applied once', Sizes == [3/3, 4/4]) :-
    sizes(['Underdog'], Sizes).

test('613.11 what can\'t be done by size follows the sizes', [Before, After] == [[], ['509.1b']]) :-
    findall(Ids, ( member(Names, [[], ['Feast']]), block_reasons(Names, Ids) ), [Before, After]).

block_reasons(Names, Ids) :-
    board,
    card("Awe", "{U}", [enchantment], none, [static([creature, compared(power, at_least, 4)], [cant_block])]),
    permanent(a, 'Cub', Mine),
    permanent(b, 'Cub', Theirs),
    permanent(a, 'Awe', _),
    forall(member(Name, Names), permanent(b, Name, _)),
    go,
    to_step(declare_attackers),
    acts([attack(Mine, b), done, pass, pass]),
    reasons(block(Theirs, Mine), Ids).

:- end_tests(rules_sizing).
