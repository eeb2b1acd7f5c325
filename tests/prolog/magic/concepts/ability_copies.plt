:- module(rules_ability_copies_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2]).

board :-
    start_board([]),
    card("Ping", "{G}", [artifact], none, [activated([tap], [damage(this, 1, target([any_target]))])]),
    card("Bell", "{G}", [creature], 1/1, [triggered(enters([creature, other]), true, [gain_life(you, size(power, that))])]),
    card("Echo", "{U}", [instant], none, [spell([copy_ability(target([ability_on_stack(any), controlled(you)]))])]),
    card("Prism", "{U}", [instant], none, [spell([copy_ability_retargeted(target([ability_on_stack(activated)]))])]),
    card("Stifle", "{U}", [instant], none, [spell([counter_ability(target([ability_on_stack(any)]))])]),
    card("Swap", "{U}", [instant], none, [spell([exchange_control(targets(exactly(2), [creature]))])]),
    card("Trade", "{U}", [creature], 1/1, [triggered(enters(this), true, [exchange_control(this, target([creature, other]))])]),
    permanents(a, 'Pool', 3).

begin(Name, O) :-
    in_hand(a, Name, O).

:- begin_tests(rules_ability_copies).

test('707.10 an activated ability is copied with its target', Life == 18) :-
    board,
    permanent(a, 'Ping', Ping),
    begin('Echo', Echo),
    go,
    acts([activate(Ping, 1), target(b), cast(Echo)]),
    fact(stack([_, Ability])),
    act(target(Ability)),
    resolve,
    resolve,
    resolve,
    fact(life(b, Life)).

test('707.10c new targets for the copy', [A, B] == [19, 19]) :-
    board,
    permanent(a, 'Ping', Ping),
    begin('Prism', Prism),
    go,
    acts([activate(Ping, 1), target(b), cast(Prism)]),
    fact(stack([_, Ability])),
    act(target(Ability)),
    resolve,
    act(target(a)),
    resolve,
    resolve,
    fact(life(a, A)),
    fact(life(b, B)).

test('707.10 a triggered ability is copied with what it triggered on', Life == 24) :-
    board,
    permanent(a, 'Bell', _),
    permanents(a, 'Grove', 2),
    begin('Cub', Cub),
    begin('Echo', Echo),
    go,
    act(cast(Cub)),
    resolve,
    fact(stack([Trigger])),
    acts([cast(Echo), target(Trigger)]),
    resolve,
    resolve,
    resolve,
    fact(life(a, Life)).

test('115.1 an ability of another player is no such target') :-
    board,
    permanent(b, 'Ping', Ping),
    begin('Echo', Echo),
    go,
    act(pass),
    acts([activate(Ping, 1), target(a), pass]),
    assertion(\+ offered(cast(Echo))),
    reasons(cast(Echo), Ids),
    assertion(Ids == ['601.2c']).

test('701.6a an ability is countered', Life-Stack == 20-[]) :-
    board,
    permanent(b, 'Ping', Ping),
    begin('Stifle', Stifle),
    go,
    act(pass),
    acts([activate(Ping, 1), target(a), pass, cast(Stifle)]),
    fact(stack([_, Ability])),
    act(target(Ability)),
    resolve,
    fact(life(a, Life)),
    fact(stack(Stack)).

test('in the midst of the choice a game is saved, undone and goes on', Life == 19) :-
    board,
    permanent(a, 'Ping', Ping),
    begin('Prism', Prism),
    go,
    fluents(First),
    mark(Mark),
    acts([activate(Ping, 1), target(b), cast(Prism)]),
    fact(stack([_, Ability])),
    act(target(Ability)),
    resolve,
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    act(target(a)),
    resolve,
    fact(life(a, Life)).

test('701.6 and 707.10 in English and back', forall(member(Ability, [
        spell([copy_ability(target([ability_on_stack(any), controlled(you)]))]),
        spell([copy_ability_retargeted(target([ability_on_stack(triggered)]))]),
        spell([counter_ability(target([ability_on_stack(activated)]))]),
        spell([exchange_control(targets(exactly(2), [creature]))]),
        triggered(enters(this), true, [exchange_control(this, target([creature, controlled(opponent)]))])]))) :-
    ability_english(Ability, 'Echo', English),
    once(english_ability(English, 'Echo', Read)),
    assertion(Read == Ability).

:- end_tests(rules_ability_copies).

:- begin_tests(rules_exchanges).

test('701.12b control of two creatures is exchanged', [Mine, Theirs] == [b, a]) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    begin('Swap', Swap),
    go,
    acts([cast(Swap), target(Cub), target(Ox)]),
    resolve,
    fact(controls(Mine, Cub)),
    fact(controls(Theirs, Ox)).

test('701.12b nothing happens where one player controls both', Players == [a]) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ox', Ox),
    begin('Swap', Swap),
    go,
    acts([cast(Swap), target(Cub), target(Ox)]),
    resolve,
    values(Player, controls(Player, Ox), Players),
    assertion(fact(controls(a, Cub))).

test('701.12a nothing happens where one of the targets is gone', Players == [a]) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(b, 'Gull', Gull),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    begin('Swap', Swap),
    go,
    acts([cast(Swap), target(Cub), target(Gull), cast(Spark), target(Gull)]),
    resolve,
    resolve,
    values(Player, controls(Player, Cub), Players).

test('701.12b of itself and another one', [Mine, Theirs] == [b, a]) :-
    board,
    permanent(b, 'Ox', Ox),
    begin('Trade', Trade),
    go,
    act(cast(Trade)),
    resolve,
    act(target(Ox)),
    resolve,
    fact(object(New, 'Trade', a)),
    fact(controls(Mine, New)),
    fact(controls(Theirs, Ox)),
    assertion(power(Ox, 4)).

:- end_tests(rules_exchanges).
