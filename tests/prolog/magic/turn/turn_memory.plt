:- module(turn_memory_tests, []).

:- use_module(library(plunit)).
:- use_module(library(lists), [member/2]).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english').

%   An enchantment that draws at the end step if so.

keeper(Condition) :-
    start_board([]),
    card("Keeper", "{1}", [enchantment], none, [triggered(begins(each, end_turn), Condition, [gain_life(you, 10)])]),
    card("Shock", "{0}", [instant], none, [spell([damage(this, 3, target([any_target]))])]),
    card("Balm", "{0}", [instant], none, [spell([gain_life(you, 1)])]),
    cards_in_library(a, 'Cub', 5),
    cards_in_library(b, 'Cub', 5),
    permanent(a, 'Keeper', _).

end_life(Life) :-
    to_step(end_turn),
    resolve,
    fact(life(a, Life)).

:- begin_tests(turn_memory).

test('608.2i a creature died this turn', Life == 30) :-
    keeper(this_turn(each([player]), creatures_died, at_least, 1)),
    permanent(b, 'Cub', Cub),
    in_hand(a, 'Shock', Shock),
    go,
    acts([cast(Shock), target(Cub)]),
    resolve,
    end_life(Life).

test('608.2i no creature died', Stack == []) :-
    keeper(this_turn(each([player]), creatures_died, at_least, 1)),
    go,
    to_step(end_turn),
    fact(stack(Stack)).

test('608.2i what happens is summed up', N == 2) :-
    keeper(this_turn(you, life_gained, at_least, 2)),
    in_hand(a, 'Balm', One),
    in_hand(a, 'Balm', Two),
    go,
    act(cast(One)), resolve,
    act(cast(Two)), resolve,
    fact(this_turn(life_gained, a, N)).

test('608.2i it is forgotten as the next turn begins', Kept == []) :-
    keeper(this_turn(you, life_gained, at_least, 2)),
    in_hand(a, 'Balm', One),
    go,
    act(cast(One)), resolve,
    to_step(upkeep),
    values(N, this_turn(_, _, N), Kept).

test('608.2i nothing is kept that nothing asks for', Kept == []) :-
    keeper(this_turn(you, attacks, at_least, 1)),
    in_hand(a, 'Balm', One),
    go,
    act(cast(One)), resolve,
    values(N, this_turn(_, _, N), Kept).

test('608.2i you attacked this turn', Life == 30) :-
    keeper(this_turn(you, attacks, at_least, 1)),
    permanent(a, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    acts([attack(Cub, b), done]),
    end_life(Life).

test('608.2i as many as happened', Life == 23) :-
    keeper(true),
    card("Echo", "{0}", [sorcery], none, [spell([gain_life(you, this_turn(each([opponent]), life_lost))])]),
    in_hand(a, 'Shock', Shock),
    in_hand(a, 'Echo', Echo),
    go,
    acts([cast(Shock), target(b)]),
    resolve,
    act(cast(Echo)),
    resolve,
    fact(life(a, Life)).

test('608.2i taken back, it has not happened', Before == After) :-
    keeper(this_turn(you, life_gained, at_least, 2)),
    in_hand(a, 'Balm', One),
    go,
    mark(Mark),
    fluents(Before),
    act(cast(One)), resolve,
    undo_to(Mark),
    fluents(After).

test('608.2i in English and back', forall(member(Condition, [
        this_turn(you, life_gained, at_least, 1), this_turn(you, life_gained, at_least, 3),
        this_turn(each([opponent]), life_lost, at_least, 1), this_turn(you, attacks, at_least, 1),
        this_turn(each([player]), creatures_died, at_least, 1), this_turn(you, spells_cast, at_least, 2),
        this_turn(you, permanents_left, at_least, 1), this_turn(you, cards_drawn, at_least, 3)]))) :-
    Ability = triggered(begins(your, end_turn), Condition, [draw(you, 1)]),
    ability_english(Ability, 'It', English),
    findall(A, english_ability(English, 'It', A), [Read|_]),
    assertion(Read =@= Ability).

:- end_tests(turn_memory).

:- begin_tests(durations).

until(Duration, O) :-
    start_board([]),
    card("Totem", "{1}", [artifact], none,
         [activated([tap], [change(target([creature]), [pt(3, 3)], Duration)]),
          activated([sacrifice(this)], [gain_life(you, 1)])]),
    permanent(a, 'Totem', O),
    permanent(a, 'Cub', Cub),
    cards_in_library(a, 'Cub', 5),
    cards_in_library(b, 'Cub', 5),
    go,
    acts([activate(O, 1), target(Cub)]),
    resolve.

test('500.7 until your next turn', Sizes == [5/5, 5/5]-[]) :-
    until(until_your_next_turn, _),
    values(P/T, power_toughness(_, P, T), [S1]),
    to_step(upkeep),
    assertion(fact(active(b))),
    values(P/T, power_toughness(_, P, T), [S2]),
    to_step(end_turn),
    act(pass), act(pass),
    to_step(upkeep),
    assertion(fact(active(a))),
    values(P/T, power_toughness(_, P, T), Left),
    Sizes = [S1, S2]-Left.

test('611.2b for as long as you control it', Left == []) :-
    until(while_you_control_this, O),
    to_step(end_turn),
    assertion(fact(power_toughness(_, 5, 5))),
    act(activate(O, 2)),
    values(P/T, power_toughness(_, P, T), Left).

test('611.2b for as long as it remains on the battlefield', Left == []) :-
    until(while_this_stays, O),
    to_step(end_turn),
    assertion(fact(power_toughness(_, 5, 5))),
    act(activate(O, 2)),
    values(P/T, power_toughness(_, P, T), Left).

test('611.2b for as long as it remains tapped', [After, Left] == [[5/5], []]) :-
    start_board([]),
    card("Clamp", "{1}", [artifact], none,
         [ activated([tap], [change(target([creature]), [pt(3, 3)], while_this_tapped)]),
           activated([mana('{0}')], [untap(this)]) ]),
    permanent(a, 'Clamp', O),
    permanent(a, 'Cub', Cub),
    go,
    acts([activate(O, 1), target(Cub)]),
    resolve,
    to_step(end_turn),
    values(P/T, power_toughness(_, P, T), After),
    act(activate(O, 2)),
    resolve,
    values(P/T, power_toughness(_, P, T), Left).

test('611.2b it does not begin where it has been untapped in response', Left == []) :-
    start_board([]),
    card("Clamp", "{1}", [artifact], none,
         [ activated([tap], [change(target([creature]), [pt(3, 3)], while_this_tapped)]),
           activated([mana('{0}')], [untap(this)]) ]),
    permanent(a, 'Clamp', O),
    permanent(a, 'Cub', Cub),
    go,
    acts([activate(O, 1), target(Cub), activate(O, 2)]),
    resolve,
    resolve,
    values(P/T, power_toughness(_, P, T), Left).

test('611.2b these durations in English and back', forall(lists:member(Duration, [while_this_stays, while_this_tapped]))) :-
    Ability = activated([tap], [change(target([creature]), [pt(2, 0)], Duration)]),
    english:ability_english(Ability, 'Clamp', English),
    once(english:english_ability(English, 'Clamp', Read)),
    assertion(Read == Ability).

test('500.7 until your next turn: not that of another player, and not past it') :-
    until(until_your_next_turn, O),
    fact(continuous(_, Cub, _, until_turn_of(a))),
    act(activate(O, 2)),
    resolve,
    assertion(fact(power_toughness(Cub, 5, 5))),
    to_step(upkeep),
    to_step(end_turn),
    assertion(fact(power_toughness(Cub, 5, 5))),
    acts([pass, pass]),
    to_step(upkeep),
    assertion(\+ fact(continuous(_, Cub, _, _))).

test('500.7 until your next turn is saved with the game', Left == []) :-
    until(until_your_next_turn, _),
    fluents(Middle),
    load_fluents(Middle),
    to_step(upkeep),
    to_step(end_turn),
    acts([pass, pass]),
    to_step(upkeep),
    values(N, continuous(N, _, _, _), Left).

test('611.2b for as long as you control it: not when another player does', Left == []) :-
    until(while_you_control_this, O),
    card("Theft", "{0}", [instant], none, [spell([change(target([artifact]), [controlled_by(you)], permanent)])]),
    in_hand(b, 'Theft', Theft),
    act(pass),
    acts([cast(Theft), target(O)]),
    resolve,
    values(P/T, power_toughness(_, P, T), Left).

test('611.2b it does not begin where the permanent has left', Left == []) :-
    start_board([]),
    card("Totem", "{1}", [artifact], none,
         [activated([sacrifice(this)], [change(target([creature]), [pt(3, 3)], while_you_control_this)])]),
    permanent(a, 'Totem', O),
    permanent(a, 'Cub', Cub),
    go,
    acts([activate(O, 1), target(Cub)]),
    resolve,
    values(P/T, power_toughness(_, P, T), Left).

jailer(Jailer, Cub) :-
    start_board([]),
    card("Jailer", "{0}", [creature, human], 2/2,
         [triggered(enters(this), true, [exile_until_leaves(target([creature, controlled(opponent)]))])]),
    card("Shock", "{0}", [instant], none, [spell([damage(this, 3, target([any_target]))])]),
    permanent(b, 'Cub', Cub),
    in_hand(a, 'Jailer', O),
    go,
    act(cast(O)),
    resolve,
    act(target(Cub)),
    fact(object(Jailer, 'Jailer', _)).

test('610.3 exiled until it leaves, and back under its owner\'s control', Exiled-Back == ['Cub']-['Cub']) :-
    jailer(Jailer, _),
    resolve,
    values(E, exile(E), Es),
    named(Es, Exiled),
    in_hand(a, 'Shock', Shock),
    acts([cast(Shock), target(Jailer)]),
    resolve,
    values(O, controls(b, O), Os),
    named(Os, Back),
    assertion(\+ fact(exiled_until(_, _))).

test('610.3b where it has left before, nothing is exiled', Exiled == []) :-
    jailer(Jailer, _),
    in_hand(a, 'Shock', Shock),
    acts([cast(Shock), target(Jailer)]),
    resolve,
    resolve,
    values(E, exile(E), Exiled).

test('610.3 taken back', Before == After) :-
    jailer(_, _),
    mark(Mark),
    fluents(Before),
    resolve,
    undo_to(Mark),
    fluents(After).

test('611.2 in English and back', forall(member(Ability, [
        activated([tap], [change(target([creature]), [pt(3, 3)], until_your_next_turn)]),
        activated([tap], [change(target([creature]), [controlled_by(you)], while_you_control_this)]),
        triggered(enters(this), true, [exile_until_leaves(target([creature, controlled(opponent)]))])]))) :-
    ability_english(Ability, 'It', English),
    findall(A, english_ability(English, 'It', A), [Read|_]),
    assertion(Read =@= Ability).

:- end_tests(durations).
