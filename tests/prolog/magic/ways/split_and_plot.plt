:- module(split_and_plot_tests, []).

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [object_name/2]).

board :-
    start_board([]),
    card("Scheme", "{4}{R}", [sorcery], none, [keyword(plot('{R}')), spell([damage(this, 4, target([player]))])]),
    card("Raid", "{4}{R}", [instant], none, [keyword(plot('{R}')), spell([damage(this, 4, target([player]))])]),
    card("Heat // Cold", "", [instant], none,
         [other_face(1, split, 'Heat', '{R}', [], [instant], [], [], [], [spell([damage(this, 2, target([any_target]))]), keyword(fuse)]),
          other_face(2, split, 'Cold', '{1}{R}', [], [instant], [], [], [], [spell([gain_life(you, 5)]), keyword(fuse)])]),
    card("Dusk // Dawn", "", [sorcery], none,
         [other_face(1, split, 'Dusk', '{R}', [], [sorcery], [], [], [], [spell([damage(this, 1, target([any_target]))])]),
          other_face(2, split, 'Dawn', '{R}', [], [sorcery], [], [], [], [keyword(aftermath), spell([gain_life(you, 3)])])]),
    card("Vision", "{0}", [sorcery], none, [spell([exile_to_play(you, 1, paid, this_turn)])]),
    card("Theft", "{0}", [sorcery], none, [spell([exile_others_to_play(target([opponent]), 1, paid, this_turn)])]),
    card("Gift", "{0}", [sorcery], none, [spell([may_cast_free_from_hand([])])]),
    permanents(a, 'Peak', 3),
    cards_in_library(b, 'Grove', 5).

life(Player, N) :- fact(life(Player, N)).

next_turn_of_a :-
    cards_in_library(a, 'Grove', 5),
    to_step(end_turn),
    to_step(upkeep),
    to_step(end_turn),
    to_step(precombat_main).

:- begin_tests(plot).

plotted(Name, O) :-
    board,
    in_hand(a, Name, Card),
    go,
    act(plot(Card)),
    fact(plotted(a, O, this_turn)).

test('702.170a it is exiled for its plot cost, and not cast in this turn', Tapped == 1) :-
    plotted('Scheme', O),
    assertion(refused(cast(O, plotted))),
    values(L, tapped(L), Ls),
    length(Ls, Tapped).

test('702.170d in a later turn it is cast for nothing', Life == 16) :-
    plotted('Scheme', O),
    next_turn_of_a,
    fluents(Middle),
    load_fluents(Middle),
    acts([cast(O, plotted), target(b)]),
    resolve,
    life(b, Life).

test('702.170d an instant, too, is cast at a time for sorceries only') :-
    plotted('Raid', O),
    cards_in_library(a, 'Grove', 5),
    to_step(end_turn),
    to_step(upkeep),
    assertion(refused(cast(O, plotted))),
    to_step(end_turn),
    to_step(upkeep),
    assertion(refused(cast(O, plotted))),
    to_step(precombat_main),
    assertion(offered(cast(O, plotted))).

test('116.2k at a time for sorceries, and where its cost can be paid', Ids == ['116.2k']) :-
    board,
    in_hand(a, 'Scheme', Card),
    go,
    forall(( values(L, controls(a, L), Ls), member(L, Ls) ), set(tapped(L))),
    reasons(plot(Card), Ids).

test('it is read and written') :-
    ability_english(keyword(plot('{1}{R}')), 'Omen', English),
    once(english_ability(English, 'Omen', Read)),
    assertion(Read == keyword(plot('{1}{R}'))).

:- end_tests(plot).

:- begin_tests(split_ways).

test('702.102a both halves are cast as one spell, which does what both say', Lives == [25, 18]) :-
    board,
    in_hand(a, 'Heat // Cold', Card),
    go,
    act(cast(Card, fused)),
    act(target(b)),
    fluents(Middle),
    load_fluents(Middle),
    resolve,
    life(a, A),
    life(b, B),
    Lives = [A, B].

test('702.102d it costs what both cost', Tapped-Names == 3-['Heat // Cold']) :-
    board,
    in_hand(a, 'Heat // Cold', Card),
    go,
    acts([cast(Card, fused), target(b)]),
    values(L, tapped(L), Ls),
    length(Ls, Tapped),
    resolve,
    values(O, graveyard(a, O), Os),
    named(Os, Names).

test('702.102a from the hand only, and undone it is there', Refused-Hand == yes-[Card]) :-
    board,
    in_hand(a, 'Heat // Cold', Card),
    in_graveyard(a, 'Heat // Cold', Buried),
    go,
    ( refused(cast(Buried, fused)) -> Refused = yes ; Refused = no ),
    mark(Mark),
    acts([cast(Card, fused), target(b)]),
    undo_to(Mark),
    values(O, hand(a, O), Hand).

test('702.127a a half with aftermath is cast from the graveyard, and exiled', Life-Exiled == 23-['Dusk // Dawn']) :-
    board,
    in_hand(a, 'Dusk // Dawn', Card),
    go,
    assertion(refused(cast(Card, face(2)))),
    acts([cast(Card, face(1)), target(b)]),
    resolve,
    fact(graveyard(a, Buried)),
    act(cast(Buried, aftermath)),
    resolve,
    life(a, Life),
    values(O, exile(O), Os),
    named(Os, Exiled).

test('702.127a not from elsewhere, and why not', Ids == ['702.127a']) :-
    board,
    in_hand(a, 'Dusk // Dawn', Card),
    go,
    reasons(cast(Card, face(2)), Ids).

test('709.3a a half is cast by permission', Life == 18) :-
    board,
    in_library(a, 'Heat // Cold', _),
    in_hand(a, 'Vision', Vision),
    go,
    act(cast(Vision)),
    resolve,
    fact(permitted(a, O, paid, _)),
    assertion(offered(cast(O, permitted_half(2)))),
    acts([cast(O, permitted_half(1)), target(b)]),
    resolve,
    life(b, Life).

test('709.3a a half is cast for nothing', Life-Tapped == 25-[]) :-
    board,
    in_hand(a, 'Heat // Cold', Card),
    in_hand(a, 'Gift', Gift),
    go,
    act(cast(Gift)),
    resolve,
    act(cast(Card, free_half(2))),
    resolve,
    life(a, Life),
    values(O, tapped(O), Tapped).

test('709.3a no half with aftermath is cast so') :-
    board,
    in_hand(a, 'Dusk // Dawn', Card),
    in_hand(a, 'Gift', Gift),
    go,
    act(cast(Gift)),
    resolve,
    assertion(offered(cast(Card, free_half(1)))),
    assertion(refused(cast(Card, free_half(2)))).

:- end_tests(split_ways).

:- begin_tests(cards_of_others).

theft(Name, O) :-
    board,
    set(library(b, [])),
    in_library(b, Name, _),
    in_hand(a, 'Theft', Theft),
    go,
    acts([cast(Theft), target(b)]),
    resolve,
    fact(permitted(a, O, paid, _)).

test('601.3 the card of another player is cast, and goes to its owner', Life-Names == 17-['Spark']) :-
    theft('Spark', O),
    fluents(Middle),
    load_fluents(Middle),
    acts([cast(O, permitted), target(b)]),
    resolve,
    life(b, Life),
    values(G, graveyard(b, G), Gs),
    named(Gs, Names).

test('305.1 a land, too', Names == ['Pool']) :-
    theft('Pool', O),
    act(play_land(O, permitted)),
    values(P, ( controls(a, P) ), Ps),
    findall(Name, ( member(P, Ps), object_name(P, Name), Name == 'Pool' ), Names).

test('601.3 not by its owner, and not in another turn') :-
    theft('Spark', O),
    act(pass),
    assertion(refused(cast(O, permitted))),
    to_step(end_turn),
    to_step(upkeep),
    values(P, permitted(_, P, _, _), Permitted),
    assertion(Permitted == []).

test('they are read and written',
     [forall(member(Effect, [ exile_others_to_play(target([opponent]), 1, paid, this_turn),
                              extra_phases([begin_combat]), extra_phases([begin_combat, postcombat_main]) ]))]) :-
    Ability = spell([Effect]),
    ability_english(Ability, 'Omen', English),
    once(english_ability(English, 'Omen', Read)),
    assertion(Read == Ability).

:- end_tests(cards_of_others).

:- begin_tests(extra_phases).

assault(Phases) :-
    start_board([]),
    card("Assault", "{0}", [instant], none, [spell([extra_phases(Phases)])]),
    permanent(a, 'Cub', _),
    cards_in_library(a, 'Grove', 5),
    cards_in_library(b, 'Grove', 5),
    in_hand(a, 'Assault', Assault),
    go,
    act(cast(Assault)),
    resolve.

%   steps(+Count, -Steps): the next steps in which a player gets priority.

steps(0, []) :-
    !.
steps(N, [Step|Steps]) :-
    fact(step(Before)),
    passed(Before),
    fact(step(Step)),
    M is N-1,
    steps(M, Steps).

passed(Before) :-
    (   fact(now(priority(_, _)))
    ->  act(pass)
    ;   act(done)
    ),
    (   fact(step(Before))
    ->  passed(Before)
    ;   true
    ).

test('500.8 an extra combat phase after the first main phase, then the usual ones',
     Steps == [begin_combat, declare_attackers, end_combat, begin_combat, declare_attackers, end_combat, postcombat_main, end_turn]) :-
    assault([begin_combat]),
    steps(8, Steps).

test('500.8 with a main phase after it',
     Steps == [begin_combat, declare_attackers, end_combat, postcombat_main, begin_combat]) :-
    assault([begin_combat, postcombat_main]),
    fluents(Middle),
    load_fluents(Middle),
    steps(5, Steps).

test('500.8 the newest first, and none in the next turn', Steps-Left == [begin_combat, declare_attackers, end_combat]-[]) :-
    assault([begin_combat]),
    set(phases_to_come([begin_combat, begin_combat])),
    steps(3, Steps),
    to_step(end_turn),
    to_step(upkeep),
    values(P, phases_to_come(P), Left).

:- end_tests(extra_phases).

:- begin_tests(keyword_x).

test('107.3 X in a cycling cost is chosen', Xs == [0, 1, 2]) :-
    start_board([]),
    card("Wheel", "{9}", [sorcery], none, [keyword(cycling('{X}{R}')), spell([draw(you, 1)])]),
    permanents(a, 'Peak', 3),
    in_hand(a, 'Wheel', Wheel),
    go,
    offered(activate(Wheel, Index)),
    act(activate(Wheel, Index)),
    findall(N, ( member(N, [0, 1, 2, 3]), offered(value_of_x(N)) ), Xs).

test('107.3 X in an equip cost', Tapped == 2) :-
    start_board([]),
    card("Blade", "{0}", [artifact, equipment], none, [static(equipped(creature), [pt(1, 1)]), keyword(equip('{X}'))]),
    permanents(a, 'Peak', 3),
    permanent(a, 'Blade', Blade),
    permanent(a, 'Cub', Cub),
    go,
    offered(activate(Blade, Index)),
    acts([activate(Blade, Index), value_of_x(2), target(Cub)]),
    resolve,
    values(L, tapped(L), Ls),
    length(Ls, Tapped).

test('they are read and written', [forall(member(Keyword, [cycling('{X}{R}'), equip('{X}')]))]) :-
    ability_english(keyword(Keyword), 'Omen', English),
    once(english_ability(English, 'Omen', Read)),
    assertion(Read == keyword(Keyword)).

:- end_tests(keyword_x).
