:- module(rules_reacting_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/rules', []).
:- use_module('../../../../prolog/k/store', [delete/1, set/1]).

%   It is the upkeep of a. b has a permanent with the activated ability.

ability(Costs, O) :-
    ability(Costs, [], O).

ability(Costs, Limits, O) :-
    start_board([step(upkeep)]),
    card("Machine", "{1}", [artifact], none, [activated(Costs, [gain_life(you, 1)], Limits)]),
    permanent(b, 'Machine', O),
    go.

%   So many of both players pass without a choice: 1 while b may have one.

passes(N) :-
    rules:uneventful(priority(a, [b]), N, _, _).

:- begin_tests(rules_reacting).

test('118.3 no permanent to sacrifice', Ns == [2, 1]) :-
    ability([sacrifice(1, [creature])], _),
    passes(N1),
    permanent(b, 'Cub', _),
    passes(N2),
    Ns = [N1, N2].

test('118.3 too few to tap', Ns == [2, 1, 2]) :-
    ability([tap_permanents(2, [creature])], _),
    permanent(b, 'Cub', Cub),
    passes(N1),
    permanent(b, 'Cub', _),
    passes(N2),
    set(tapped(Cub)),
    passes(N3),
    Ns = [N1, N2, N3].

test('118.3 none to return', Ns == [2, 1]) :-
    ability([return_to_hand(1, [subtype(bear), controlled(you)])], _),
    permanent(a, 'Cub', _),
    passes(N1),
    permanent(b, 'Cub', _),
    passes(N2),
    Ns = [N1, N2].

test('118.3 what other facts decide is left to the rules', all(N == [1])) :-
    ability([sacrifice(1, [creature, keyword(flying), token])], _),
    permanent(b, 'Cub', _),
    passes(N).

test('118.3 mana is counted', Ns == [2, 1, 2]) :-
    ability([mana('{1}{R}')], _),
    permanent(b, 'Peak', Peak),
    passes(N1),
    permanent(b, 'Peak', _),
    passes(N2),
    set(tapped(Peak)),
    passes(N3),
    Ns = [N1, N2, N3].

test('118.3 what is tapped for the cost makes no mana for it', Ns == [2, 1]) :-
    start_board([step(upkeep)]),
    card("Pit", "", [land], none, [activated([tap], [add([red])]),
                                   activated([mana('{R}'), tap], [gain_life(you, 1)])]),
    permanent(b, 'Pit', _),
    go,
    passes(N1),
    permanent(b, 'Peak', _),
    passes(N2),
    Ns = [N1, N2].

test('118.3 a mana ability with another cost may pay', all(N == [1])) :-
    ability([mana('{3}')], _),
    card("Oven", "{1}", [artifact], none,
         [activated([sacrifice(1, [creature, controlled(you)])], [add([red])])]),
    permanent(b, 'Oven', _),
    permanent(b, 'Cub', _),
    passes(N).

test('106.6 mana that may be spent on some things only may pay', Ns == [2, 1]) :-
    start_board([step(upkeep)]),
    card("Den", "", [land], none, [activated([tap], [add_only([red], [casts([type(instant)])])])]),
    card("Bolt", "{R}", [instant], none, [spell([gain_life(you, 1)])]),
    in_hand(b, 'Bolt', _),
    go,
    passes(N1),
    permanent(b, 'Den', _),
    passes(N2),
    Ns = [N1, N2].

test('702.34a a card may be cast from the graveyard for a cost without mana', Ns == [2, 1]) :-
    start_board([step(upkeep)]),
    card("Dart", "{R}", [instant], none,
         [spell([gain_life(you, 1)]), keyword(flashback([sacrifice(1, [subtype(mountain)])]))]),
    go,
    passes(N1),
    in_graveyard(b, 'Dart', _),
    passes(N2),
    Ns = [N1, N2].

test('601.2f a spell may cost less', Ns == [2, 1]) :-
    start_board([step(upkeep)]),
    card("Bolt", "{1}{R}", [instant], none, [spell([gain_life(you, 1)])]),
    in_hand(b, 'Bolt', _),
    permanent(b, 'Peak', _),
    go,
    passes(N1),
    card("Herald", "{1}", [artifact], none, [cost_change(you, [], less(1))]),
    permanent(b, 'Herald', _),
    passes(N2),
    Ns = [N1, N2].

test('602.5b an ability that was used this turn', Ns == [1, 2, 1]) :-
    ability([], [once_each_turn], O),
    passes(N1),
    set(activated_this_turn(O, 1)),
    passes(N2),
    delete(activated_this_turn(O, 1)),
    passes(N3),
    Ns = [N1, N2, N3].

test('602.5 an ability for its player''s own upkeep', Ns == [2, 1, 2]) :-
    ability([], [only_during(your, upkeep)], _),
    passes(N1),
    set(active(b)),
    passes(N2),
    set(step(draw)),
    passes(N3),
    Ns = [N1, N2, N3].

test('602.5d an ability at the time of a sorcery is no reaction', all(N == [2])) :-
    ability([], [sorcery_speed], _),
    passes(N).

test('702.140a a card with flash may be cast for a mutate cost that is less', Ns == [2, 1]) :-
    start_board([step(upkeep)]),
    card("Heron", "{9}", [creature], 3/4, [keyword(flash), keyword(mutate('{1}'))]),
    permanents(b, 'Grove', 3),
    go,
    passes(N1),
    in_hand(b, 'Heron', _),
    passes(N2),
    Ns = [N1, N2].

test('702.140a one in a graveyard that may be cast so from there, too', Ns == [2, 1]) :-
    start_board([step(upkeep)]),
    card("Heron", "{9}", [creature], 3/4, [keyword(flash), keyword(mutate('{1}')), from_graveyard(mutate, true)]),
    permanents(b, 'Grove', 3),
    in_hand(b, 'Heron', Card),
    go,
    delete(hand(b, Card)),
    passes(N1),
    set(graveyard(b, Card)),
    passes(N2),
    Ns = [N1, N2].

test('709.3a the other half of an exiled card may be cast', Ns == [2, 1]) :-
    start_board([step(upkeep)]),
    card("Heat // Cold", "{R}", [sorcery], none,
         [other_face(1, split, 'Heat', '{R}', [], [sorcery], [], [], [], [spell([gain_life(you, 2)])]),
          other_face(2, split, 'Cold', '{1}{R}', [], [instant], [], [], [], [spell([gain_life(you, 5)])])]),
    in_hand(b, 'Heat // Cold', Card),
    go,
    delete(hand(b, Card)),
    set(exile(Card)),
    passes(N1),
    set(permitted(b, Card, free, this_turn)),
    passes(N2),
    Ns = [N1, N2].

:- end_tests(rules_reacting).
