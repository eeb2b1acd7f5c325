:- module(rules_sieges_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, met/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/names', [called/2]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [object_name/2, power/2]).

board :-
    start_board([]),
    card("Gate", "{2}", [battle, siege], none,
         [ defense(2),
           other_face(2, transform, 'Giant', '', [], [creature], [giant], [red], ['5', '5'],
                      [triggered(enters(this), true, [gain_life(you, 3)])]) ]),
    card("Stifle", "{U}", [instant], none, [spell([counter_ability(target([ability_on_stack(any)]))])]),
    card("Elf by Day", "{G}", [creature, elf], 2/2,
         [ keyword(daybound),
           other_face(2, transform, 'Wolf by Night', '', [], [creature], [wolf], [green], ['4', '4'],
                      [keyword(nightbound), triggered(transforms(this), true, [gain_life(you, 1)])]) ]),
    card("Turner", "{G}", [creature], 1/1,
         [ activated([mana('{0}')], [transform(this)]),
           other_face(2, transform, 'Turned', '', [], [creature], [], [], ['2', '2'],
                      [triggered(transforms(this), true, [gain_life(you, 2)])]) ]).

called_now(O, Called) :-
    object_name(O, Name),
    called(Name, Called).

defeated_gate :-
    board,
    permanent(a, 'Gate', Gate),
    set(counters(Gate, defense, 2)),
    set(protector(Gate, b)),
    permanent(a, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    acts([attack(Cub, Gate), done]),
    pass_to_trigger.

pass_to_trigger :-
    (   fact(stack([_|_]))
    ->  true
    ;   ( fact(now(priority(_, _))) -> act(pass) ; act(done) ),
        pass_to_trigger
    ).

next_upkeep :-
    to_step(end_turn),
    to_step(upkeep).

:- begin_tests(rules_sieges).

test('310.11b it is exiled, and its other side is cast without paying', Called-Life == 'Giant'-23) :-
    defeated_gate,
    resolve,
    fact(now(choose_transformed(a, O))),
    act(cast(O, transformed)),
    resolve,
    resolve,
    values(P, controls(a, P), Ps),
    member(Giant, Ps),
    called_now(Giant, Called),
    Called == 'Giant',
    !,
    assertion(power(Giant, 5)),
    fact(life(a, Life)).

test('310.11b it need not be cast', Exiled == ['Gate']) :-
    defeated_gate,
    resolve,
    act(no),
    values(O, exile(O), Os),
    named(Os, Exiled).

test('704.5v where the ability is countered it is put into the graveyard', Dead == ['Gate']) :-
    board,
    permanent(a, 'Gate', Gate),
    set(protector(Gate, b)),
    permanents(a, 'Pool', 1),
    in_hand(a, 'Stifle', Stifle),
    go,
    fact(stack([Trigger])),
    acts([cast(Stifle), target(Trigger)]),
    resolve,
    values(O, graveyard(a, O), Os),
    findall(Name, ( member(O, Os), fact(object(O, Name, _)), Name \== 'Stifle' ), Dead).

test('310.11b in the midst of the choice a game is saved, undone and goes on') :-
    defeated_gate,
    fluents(First),
    mark(Mark),
    resolve,
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    fact(now(choose_transformed(a, O))),
    act(cast(O, transformed)),
    assertion(fact(stack([_]))).

test('310.11b in English and back', Read == Ability) :-
    Ability = triggered(dies(this), true, [siege_defeated]),
    ability_english(Ability, 'Gate', English),
    once(english_ability(English, 'Gate', Read)).

:- end_tests(rules_sieges).

:- begin_tests(rules_day_night).

bound(O) :-
    board,
    permanent(a, 'Elf by Day', O),
    cards_in_library(a, 'Grove', 5),
    cards_in_library(b, 'Grove', 5),
    go.

test('702.145d it becomes day', Time == day) :-
    bound(O),
    fact(day_time(Time)),
    assertion(called_now(O, 'Elf by Day')).

test('730.2a it becomes night after a turn without a spell, and the permanent transforms', Called-Life == 'Wolf by Night'-21) :-
    bound(O),
    next_upkeep,
    resolve,
    called_now(O, Called),
    fact(life(a, Life)),
    assertion(fact(day_time(night))).

test('730.2a two spells bring the day', Called == 'Elf by Day') :-
    bound(O),
    next_upkeep,
    permanents(b, 'Peak', 2),
    in_hand(b, 'Spark', First),
    in_hand(b, 'Spark', Second),
    to_step(precombat_main),
    acts([cast(First), target(a)]),
    resolve,
    acts([cast(Second), target(a)]),
    resolve,
    next_upkeep,
    called_now(O, Called).

test('702.145b at night it enters transformed', Called == 'Wolf by Night') :-
    board,
    met(face('Elf by Day', 2)),
    set(day_time(night)),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Elf by Day', Elf),
    go,
    act(cast(Elf)),
    resolve,
    values(O, controls(a, O), Os),
    findall(C, ( member(P, Os), called_now(P, C), C \== 'Grove' ), [Called]).

test('701.27c a copy of a card with two faces does not transform, at night either', Called == 'Elf by Day') :-
    board,
    card("Mirror", "{0}", [instant], none, [spell([become_copy(target([creature]), target([creature]), [], end_of_turn)])]),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Elf by Day', Elf),
    in_hand(a, 'Mirror', Mirror),
    go,
    set(day_time(day)),
    acts([cast(Mirror), target(Cub), target(Elf)]),
    resolve,
    set(day_time(night)),
    set(changed(state)),
    acts([pass, pass]),
    called_now(Cub, Called).

test('701.27e an ability of the other side triggers as it transforms', Life == 22) :-
    board,
    permanent(a, 'Turner', O),
    go,
    act(activate(O, 1)),
    resolve,
    resolve,
    fact(life(a, Life)).

:- end_tests(rules_day_night).
