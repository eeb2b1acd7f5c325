:- module(simple_keywords_tests, []).

:- use_module(library(plunit)).
:- use_module('boards').
:- use_module('../../../prolog/k/store', [set/1]).
:- use_module('../../../prolog/magic/rules/concepts/objects', [power/2]).

:- begin_tests(simple_keywords).

test('702.108a prowess', Powers == [2, 3]) :-
    start_board([]),
    card("Monk", "{1}", [creature], 2/2, [keyword(prowess)]),
    card("Trick", "{0}", [instant], none, [spell([gain_life(you, 1)])]),
    permanent(a, 'Monk', Monk),
    in_hand(a, 'Trick', Trick),
    go,
    power(Monk, Before),
    act(cast(Trick)),
    resolve,
    power(Monk, After),
    Powers = [Before, After].

test('702.164c toxic gives poison beside damage', Life-Poison == 18-3) :-
    start_board([step(combat_damage)], deal_damage),
    set(later([open_priority, leave(combat_damage)])),
    card("Adder", "{1}", [creature], 2/2, [keyword(toxic(1)), keyword(toxic(2))]),
    permanent(a, 'Adder', O),
    set(attacking(O, b)),
    set(assigned(O, b, 2)),
    go,
    fact(life(b, Life)),
    fact(counters(b, poison, Poison)).

test('101.2 what can\'t be countered', Life == 21) :-
    start_board([]),
    card("Sure", "{0}", [instant], none, [uncounterable, spell([gain_life(you, 1)])]),
    in_hand(a, 'Sure', Sure),
    permanent(b, 'Pool', _),
    in_hand(b, 'Denial', Denial),
    go,
    act(cast(Sure)),
    fact(stack([Item])),
    act(pass),
    acts([cast(Denial), target(Item)]),
    resolve,
    resolve,
    fact(life(a, Life)).

test('106.3 one mana of two colors pays for either', Cast == yes) :-
    start_board([]),
    card("Delta", "", [land], none, [activated([tap], [add_one_of([red, green])])]),
    card("Whelp", "{R}", [creature], 1/1, []),
    permanent(a, 'Delta', _),
    in_hand(a, 'Whelp', Whelp),
    go,
    act(cast(Whelp)),
    ( fact(stack([_])) -> Cast = yes ; Cast = no ).

:- end_tests(simple_keywords).
