:- module(rules_keywords_tests, []).

:- use_module(library(plunit)).
:- use_module(boards).
:- use_module('../../../prolog/k/store', [set/1]).
:- use_module('../../../prolog/magic/rules/keywords/protection', [protected_from/2]).

board :-
    board([], open_priority).

board(Fluents, Process) :-
    start_board(Fluents, Process),
    card("Rover", "{R}", [creature, goblin], 2/2, [keyword(echo('{R}'))]),
    card("Drifter", "{4}{R}", [creature, beast], 4/4, [keyword(cycling('{R}'))]),
    card("Templar", "{W}", [creature, knight], 2/2, [keyword(protection(color(red)))]),
    card("Warder", "{W}", [creature, knight], 2/2, [keyword(protection(artifact))]),
    card("Statue", "{1}", [artifact, creature, golem], 1/1, []),
    card("Fiend", "{R}", [creature, imp], 1/1, []),
    cards_in_library(a, 'Cub', 3).

echoing(O) :-
    board([], enter(upkeep)),
    permanents(a, 'Peak', 1),
    permanent(a, 'Rover', O),
    set(newly_controlled(O)),
    go,
    resolve.

:- begin_tests(rules_keywords).

test('702.30a echo: paid', [Tapped, Stack] == [1, []]) :-
    echoing(O),
    act(yes),
    assertion(fact(controls(a, O))),
    values(T, tapped(T), Taps),
    length(Taps, Tapped),
    fact(stack(Stack)).

test('702.30a echo: not paid', Dead == ['Rover']) :-
    echoing(_),
    act(no),
    values(O, graveyard(a, O), Objects),
    named(Objects, Dead).

test('702.30a echo: not again', Stack == []) :-
    board([], enter(upkeep)),
    permanent(a, 'Rover', _),
    go,
    fact(stack(Stack)).

test('702.30a echo: without mana there is nothing to pay with') :-
    board([], enter(upkeep)),
    permanent(a, 'Rover', O),
    set(newly_controlled(O)),
    go,
    resolve,
    assertion(offered(no)),
    assertion(refused(yes)).

test('702.29a cycling: discard it and draw', [Dead, Hand] == [['Drifter'], ['Cub']]) :-
    board,
    permanents(a, 'Peak', 1),
    in_hand(a, 'Drifter', O),
    go,
    act(activate(O, 1)),
    values(D, graveyard(a, D), Objects),
    named(Objects, Dead),
    resolve,
    values(H, hand(a, H), Cards),
    named(Cards, Hand).

test('702.29a cycling: not without its cost', Ids == ['602.2b']) :-
    board,
    in_hand(a, 'Drifter', O),
    go,
    reasons(activate(O, 1), Ids).

test('702.29a cycling: from the hand only') :-
    board,
    permanents(a, 'Peak', 1),
    permanent(a, 'Drifter', O),
    go,
    assertion(refused(activate(O, 1))).

test('702.16a protection from a color and from a type') :-
    board,
    permanent(a, 'Templar', Templar),
    permanent(a, 'Warder', Warder),
    permanent(b, 'Fiend', Fiend),
    permanent(b, 'Statue', Statue),
    go,
    assertion(protected_from(Templar, Fiend)),
    assertion(\+ protected_from(Templar, Statue)),
    assertion(protected_from(Warder, Statue)),
    assertion(\+ protected_from(Warder, Fiend)),
    assertion(\+ protected_from(Fiend, Templar)).

:- end_tests(rules_keywords).
