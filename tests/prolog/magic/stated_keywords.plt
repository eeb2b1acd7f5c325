:- module(stated_keywords_tests, []).

:- use_module(library(plunit)).
:- use_module('boards').
:- use_module('../../../prolog/k/store', [set/1]).
:- use_module('../../../prolog/magic/rules/concepts/objects', [color/2, creature/1, power/2, subtype/2, toughness/2]).

%   A creature with the keyword, and Doom, which destroys for nothing.

board(Keywords, O, Doom) :-
    start_board([]),
    findall(keyword(K), member(K, Keywords), Abilities),
    card("Bearer", "{1}", [creature], 2/2, Abilities),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    permanent(a, 'Bearer', O),
    in_hand(a, 'Doom', Doom).

doomed(O, Doom) :-
    acts([cast(Doom), target(O)]),
    resolve.

:- begin_tests(stated_keywords).

test('702.79a persist returns it with a -1/-1 counter', Powers == [1]) :-
    board([persist], O, Doom),
    go,
    doomed(O, Doom),
    resolve,
    values(P, controls(a, P), [New]),
    power(New, Power),
    Powers = [Power],
    assertion(fact(counters(New, '-1/-1', 1))).

test('702.79a but not what had one', Left == []) :-
    board([persist], O, Doom),
    set(counters(O, '-1/-1', 1)),
    go,
    doomed(O, Doom),
    values(P, controls(a, P), Left),
    assertion(fact(stack([]))).

test('702.93a undying returns it with a +1/+1 counter') :-
    board([undying], O, Doom),
    go,
    doomed(O, Doom),
    resolve,
    values(P, controls(a, P), [New]),
    assertion(fact(counters(New, '+1/+1', 1))).

test('400.7 what has moved on is not found', [nondet]) :-
    board([undying], O, Doom),
    card("Pit", "{0}", [instant], none, [spell([exile(target([creature, card_in(graveyard, you)]))])]),
    in_hand(a, 'Pit', Pit),
    go,
    doomed(O, Doom),
    values(C, graveyard(a, C), Cards),
    member(Body, Cards),
    named([Body], ['Bearer']),
    acts([cast(Pit), target(Body)]),
    resolve,
    resolve,
    values(P, controls(a, P), Left),
    assertion(Left == []).

test('702.83a exalted helps what attacks alone', Powers == [3]) :-
    board([], O, _),
    card("Saint", "{1}", [creature], 1/1, [keyword(exalted)]),
    permanent(a, 'Saint', _),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    resolve,
    power(O, Power),
    Powers = [Power].

test('702.83a and not two') :-
    board([], O, _),
    card("Saint", "{1}", [creature], 1/1, [keyword(exalted)]),
    permanent(a, 'Saint', Saint),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), attack(Saint, b), done]),
    assertion(fact(stack([]))).

test('702.100a evolve looks at what enters', Counters == [1]) :-
    board([evolve], O, _),
    card("Giant", "{0}", [creature], 1/3, []),
    card("Imp", "{0}", [creature], 2/2, []),
    in_hand(a, 'Giant', Giant),
    in_hand(a, 'Imp', Imp),
    go,
    act(cast(Imp)),
    resolve,
    assertion(fact(stack([]))),
    act(cast(Giant)),
    resolve,
    resolve,
    values(N, counters(O, '+1/+1', N), Counters).

test('702.45a bushido', Size == 4/4) :-
    board([bushido(2)], O, _),
    permanent(b, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    to_step(declare_blockers),
    acts([block(Cub, O), done]),
    resolve,
    power(O, P),
    toughness(O, T),
    Size = P/T.

test('702.25a flanking weakens those without it', Size == 1/1) :-
    board([flanking], O, _),
    permanent(b, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    to_step(declare_blockers),
    acts([block(Cub, O), done]),
    resolve,
    power(Cub, P),
    toughness(Cub, T),
    Size = P/T.

test('702.91a battle cry', Powers == [2, 3]) :-
    board([battle_cry], O, _),
    permanent(a, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), attack(Cub, b), done]),
    resolve,
    power(O, P),
    power(Cub, Q),
    Powers = [P, Q].

test('702.134a mentor helps the smaller') :-
    board([mentor], O, _),
    card("Squire", "{1}", [creature], 1/1, []),
    permanent(a, 'Squire', Squire),
    permanent(a, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), attack(Cub, b), attack(Squire, b), done]),
    assertion(\+ offered(target(Cub))),
    act(target(Squire)),
    resolve,
    assertion(fact(counters(Squire, '+1/+1', 1))).

test('702.98a unleash', [nondet, true(Choices == [counter, none])]) :-
    findall(Choice, unleashed(Choice), Choices).

unleashed(Choice) :-
    member(Value, [do, decline]),
    start_board([]),
    card("Fiend", "{0}", [creature], 2/2, [keyword(unleash)]),
    in_hand(a, 'Fiend', O),
    go,
    act(cast(O)),
    resolve,
    offered(replace(By, Value)),
    act(replace(By, Value)),
    values(P, controls(a, P), [New]),
    (   fact(counters(New, '+1/+1', 1))
    ->  Choice = counter,
        assertion(fact(restricted(New, cant_block, _)))
    ;   Choice = none,
        assertion(\+ fact(restricted(New, cant_block, _)))
    ).

test('702.123a fabricate: counters or Servos', Names == ['Servo Token', 'Smith']) :-
    start_board([]),
    card("Smith", "{0}", [creature], 2/2, [keyword(fabricate(1))]),
    in_hand(a, 'Smith', O),
    go,
    act(cast(O)),
    resolve,
    resolve,
    act(no),
    values(P, controls(a, P), Objects),
    named(Objects, Names0),
    msort(Names0, Names).

test('400.7 what is exiled and returned is found', Sizes == [2]) :-
    board([], O, _),
    card("Blink", "{0}", [instant], none,
         [spell([exile(target([creature])), put_back(chosen(1), owner, [])])]),
    in_hand(a, 'Blink', Blink),
    set(counters(O, '+1/+1', 3)),
    go,
    acts([cast(Blink), target(O)]),
    resolve,
    values(P, controls(a, P), [New]),
    assertion(New \== O),
    power(New, Size),
    Sizes = [Size].

test('701.19c what can\'t be regenerated', Left == []) :-
    board([], O, _),
    card("Bury", "{0}", [instant], none, [spell([bury(target([creature]))])]),
    card("Heal", "{0}", [instant], none, [spell([regenerate(target([creature]))])]),
    in_hand(a, 'Bury', Bury),
    in_hand(a, 'Heal', Heal),
    go,
    acts([cast(Heal), target(O)]),
    resolve,
    acts([cast(Bury), target(O)]),
    resolve,
    values(P, controls(a, P), Left).

test('603.10a what can\'t be regenerated is destroyed at the same time: each sees the others die', Life == 22) :-
    board([], O, _),
    card("Mourner", "{B}", [creature, vampire], 0/1, [triggered(dies([other, creature]), true, [gain_life(you, 1)])]),
    card("Wrath", "{0}", [sorcery], none, [spell([bury(each([creature]))])]),
    card("Heal", "{0}", [instant], none, [spell([regenerate(target([creature]))])]),
    permanents(a, 'Mourner', 2),
    in_hand(a, 'Wrath', Wrath),
    in_hand(a, 'Heal', Heal),
    fact(life(a, Before)),
    set(life(a, 18)),
    assertion(Before == 20),
    go,
    acts([cast(Heal), target(O)]),
    resolve,
    act(cast(Wrath)),
    resolve_all,
    values(P, controls(a, P), []),
    fact(life(a, Life)).

test('701.19a what may be regenerated survives, and those that die see each other', [Life, Left] == [22, [O]]) :-
    board([], O, _),
    card("Mourner", "{B}", [creature, vampire], 0/1, [triggered(dies([other, creature]), true, [gain_life(you, 1)])]),
    card("Ruin", "{0}", [sorcery], none, [spell([destroy(each([creature]))])]),
    card("Heal", "{0}", [instant], none, [spell([regenerate(target([creature]))])]),
    permanents(a, 'Mourner', 2),
    in_hand(a, 'Ruin', Ruin),
    in_hand(a, 'Heal', Heal),
    go,
    acts([cast(Heal), target(O)]),
    resolve,
    act(cast(Ruin)),
    resolve_all,
    values(P, controls(a, P), Left),
    fact(life(a, Life)).

test('502.3 it stays tapped once') :-
    board([], O, _),
    card("Freeze", "{0}", [instant], none, [spell([stays_tapped(target([creature]))])]),
    in_hand(a, 'Freeze', Freeze),
    set(tapped(O)),
    go,
    acts([cast(Freeze), target(O)]),
    resolve,
    assertion(fact(kept_tapped(O))).

test('603.2 becomes the target') :-
    start_board([]),
    card("Shy", "{1}", [creature], 2/2, [triggered(becomes_target(this, any, any), true, [sacrifice(you, this)])]),
    permanent(a, 'Shy', O),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Swell', Swell),
    go,
    acts([cast(Swell), target(O)]),
    resolve,
    values(P, graveyard(a, P), Objects),
    named(Objects, Names),
    assertion(Names == ['Shy']).

test('603.2 what is two targets of one spell becomes its target once', [Once, Twice] == [1, 2]) :-
    start_board([]),
    card("Shy", "{1}", [creature], 2/2, [triggered(becomes_target(this, any, any), true, [put_counters(this, charge, 1)])]),
    card("Two", "{0}", [instant], none, [spell([tap(target([creature])), untap(target([permanent_card]))])]),
    permanent(a, 'Shy', O),
    in_hand(a, 'Two', First),
    in_hand(a, 'Two', Second),
    go,
    acts([cast(First), target(O), target(O)]),
    resolve_all,
    fact(counters(O, charge, Once)),
    acts([cast(Second), target(O), target(O)]),
    resolve_all,
    fact(counters(O, charge, Twice)).

test('702.21a ward counters what is not paid for', Left == 1) :-
    start_board([active(b)]),
    card("Warden", "{1}", [creature], 2/2, [keyword(ward('{1}'))]),
    card("Zap", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    permanent(a, 'Warden', O),
    permanent(b, 'Grove', _),
    in_hand(b, 'Zap', Zap),
    go,
    acts([cast(Zap), target(O)]),
    resolve,
    act(no),
    assertion(fact(stack([]))),
    findall(x, fact(controls(a, O)), Xs),
    length(Xs, Left).

test('702.21a ward is paid by whom it taxes') :-
    start_board([active(b)]),
    card("Warden", "{1}", [creature], 2/2, [keyword(ward('{1}'))]),
    card("Zap", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    permanent(a, 'Warden', O),
    permanent(a, 'Grove', Mine),
    permanent(b, 'Grove', Theirs),
    in_hand(b, 'Zap', Zap),
    go,
    acts([cast(Zap), target(O)]),
    resolve,
    act(yes),
    resolve,
    assertion(fact(tapped(Theirs))),
    assertion(\+ fact(tapped(Mine))),
    assertion(\+ fact(controls(a, O))).

test('118.12a countered unless its controller pays', Life == 20) :-
    start_board([]),
    card("Sip", "{0}", [instant], none, [spell([gain_life(you, 1)])]),
    card("Tax", "{0}", [instant], none,
         [spell([unless(controller_of(chosen(1)), [mana('{1}')], [counter_spell(target([spell]))])])]),
    in_hand(a, 'Sip', Sip),
    in_hand(b, 'Tax', Tax),
    go,
    act(cast(Sip)),
    fact(stack([Item])),
    acts([pass, cast(Tax), target(Item)]),
    resolve,
    assertion(refused(yes)),
    act(no),
    fact(life(a, Life)).

test('702.122a a Vehicle is crewed') :-
    start_board([]),
    card("Cart", "{1}", [artifact, vehicle], 3/3, [keyword(crew(3))]),
    permanent(a, 'Cart', Cart),
    permanent(a, 'Cub', Cub),
    go,
    assertion(refused(activate(Cart, 1))),
    permanent(a, 'Gull', Gull),
    set(changed(state)),
    acts([activate(Cart, 1), pick(Gull), pick(Cub)]),
    resolve,
    assertion(fact(tapped(Cub))),
    assertion(creature(Cart)),
    to_step(declare_attackers),
    assertion(offered(attack(Cart, b))).

crewing(Cart, Cub, Ox) :-
    start_board([]),
    card("Cart", "{1}", [artifact, vehicle], 3/3, [keyword(crew(2))]),
    permanent(a, 'Cart', Cart),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ox', Ox),
    go,
    act(activate(Cart, 1)).

test('702.122a more creatures than are needed may crew', Tapped == [Cub, Ox]) :-
    crewing(_, Cub, Ox),
    assertion(refused(done)),
    acts([pick(Ox), pick(Cub)]),
    values(O, tapped(O), Tapped).

test('702.122a no more than are needed have to', Tapped == [Ox]) :-
    crewing(_, _, Ox),
    acts([pick(Ox), done]),
    values(O, tapped(O), Tapped).

test('702.73a a changeling is of every creature type') :-
    start_board([]),
    card("Mimic", "{0}", [creature, shapeshifter], 1/1, [keyword(changeling)]),
    permanent(a, 'Mimic', O),
    go,
    assertion(once(subtype(O, elf))),
    assertion(once(subtype(O, goblin))),
    assertion(\+ subtype(O, forest)).

test('702.114a devoid has no color') :-
    start_board([]),
    card("Husk", "{R}", [creature], 1/1, [keyword(devoid)]),
    permanent(a, 'Husk', O),
    go,
    assertion(\+ color(O, _)).

test('702.29e landcycling finds a land', Hand == ['Grove']) :-
    start_board([]),
    card("Guide", "{9}", [creature], 1/1, [keyword(typecycling(forest, '{0}'))]),
    in_hand(a, 'Guide', O),
    in_library(a, 'Cub', _),
    in_library(a, 'Grove', Grove),
    go,
    act(activate(O, 1)),
    resolve,
    act(find(Grove)),
    values(N, hand(a, N), Objects),
    named(Objects, Hand).

test('601.2c a creature spell is no target for what counters others') :-
    start_board([]),
    card("Hush", "{0}", [instant], none, [spell([counter_spell(target([spell, not([creature])]))])]),
    card("Pup", "{0}", [creature], 1/1, []),
    in_hand(a, 'Pup', Pup),
    in_hand(a, 'Hush', Hush),
    go,
    act(cast(Pup)),
    assertion(refused(cast(Hush))).

:- end_tests(stated_keywords).
