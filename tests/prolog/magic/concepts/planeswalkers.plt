:- module(planeswalkers_tests, []).

:- use_module(library(plunit)).
:- use_module(library(lists), [member/2]).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal_actions/1]).
:- use_module('../../../../prolog/k/store', [fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english').
:- use_module('../../../../prolog/magic/words/action_words', [action_words/2]).

cards :-
    card("Vera", "{1}{G}", [legendary, planeswalker, vera], none,
         [loyalty(3),
          activated([loyalty(1)], [gain_life(you, 2)]),
          activated([loyalty(-2)], [draw(you, 1)]),
          activated([loyalty(minus_x)], [damage(this, x, target([any_target]))])]),
    card("Bull", "{3}{G}", [creature, ox], 5/5, [keyword(trample)]),
    card("Gate", "{1}{R}", [battle, siege], none, [defense(4), triggered(enters(this), true, [draw(you, 1)])]).

walker(Player, Loyalty, O) :-
    permanent(Player, 'Vera', O),
    set(counters(O, loyalty, Loyalty)).

board :-
    start_board([]),
    cards,
    cards_in_library(a, 'Cub', 5).

:- begin_tests(loyalty).

test('306.5b a planeswalker enters with its loyalty', N == 3) :-
    board,
    permanents(a, 'Grove', 2),
    in_hand(a, 'Vera', O),
    go,
    act(cast(O)),
    resolve,
    fact(object(New, 'Vera', a)),
    fact(counters(New, loyalty, N)).

test('606.4 counters are put on it to pay, and it is activated once', Life-N == 22-4) :-
    board,
    walker(a, 3, O),
    go,
    act(activate(O, 2)),
    assertion(fact(counters(O, loyalty, 4))),
    resolve,
    assertion(refused(activate(O, 2))),
    assertion(refused(activate(O, 3))),
    reasons(activate(O, 3), Ids),
    assertion(Ids == ['606.3']),
    fact(counters(O, loyalty, N)),
    fact(life(a, Life)).

test('606.6 what it has not can not be removed') :-
    board,
    walker(a, 1, O),
    go,
    assertion(offered(activate(O, 2))),
    assertion(refused(activate(O, 3))).

test('606.3 only as a sorcery') :-
    board,
    walker(b, 3, O),
    go,
    act(pass),
    assertion(refused(activate(O, 2))).

test('107.7 X loyalty counters', N-Life == 1-18) :-
    board,
    walker(a, 3, O),
    go,
    act(activate(O, 4)),
    assertion(refused(value_of_x(4))),
    acts([value_of_x(2), target(b)]),
    resolve,
    fact(counters(O, loyalty, N)),
    fact(life(b, Life)).

test('704.5i without loyalty it is put into the graveyard', Dead == ['Vera']) :-
    board,
    walker(a, 2, O),
    go,
    act(activate(O, 3)),
    values(D, graveyard(a, D), Ds),
    named(Ds, Dead).

test('120.3c damage removes loyalty, and marks none', N-Marked == 1-[]) :-
    board,
    walker(b, 4, O),
    permanent(a, 'Peak', _),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Spark), target(O)]),
    resolve,
    fact(counters(O, loyalty, N)),
    values(M, damage(O, M), Marked).

test('107.7 in English and back', forall(member(Ability, [
        loyalty(4), defense(5), activated([loyalty(0)], [draw(you, 1)]),
        activated([loyalty(-7)], [gain_life(you, 7)]), activated([loyalty(minus_x)], [draw(you, x)])]))) :-
    ability_english(Ability, 'Vera', English),
    findall(A, english_ability(English, 'Vera', A), [Read|_]),
    assertion(Read =@= Ability).

:- end_tests(loyalty).

:- begin_tests(attacked_permanents).

test('508.1b a planeswalker of an opponent is attacked', N-Life == 1-20) :-
    board,
    walker(b, 3, O),
    permanent(a, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    assertion(offered(attack(Cub, b))),
    acts([attack(Cub, O), done]),
    to_step(end_combat),
    fact(counters(O, loyalty, N)),
    fact(life(b, Life)).

test('702.19f trample over blockers, and no further than the planeswalker', Life-Dead-Loyalty == 20-['Cub', 'Vera']-[]) :-
    board,
    walker(b, 3, O),
    permanent(a, 'Bull', Bull),
    permanent(b, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    acts([attack(Bull, O), done]),
    to_step(declare_blockers),
    acts([block(Cub, Bull), done]),
    act(pass), act(pass),
    assertion(( offered(assign(Cub, 2)), refused(assign(Cub, 1)) )),
    act(assign(Cub, 2)),
    assertion(refused(assign(O, 2))),
    act(assign(O, 3)),
    values(D, graveyard(b, D), Ds),
    named(Ds, Unsorted),
    msort(Unsorted, Dead),
    values(L, counters(O, loyalty, L), Loyalty),
    fact(life(b, Life)).

test('702.19 a choice of division is saved in the facts and taken back', Before == After) :-
    board,
    walker(b, 3, O),
    permanent(a, 'Bull', Bull),
    permanent(b, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    mark(Mark),
    fluents(Before),
    acts([attack(Bull, O), done]),
    to_step(declare_blockers),
    acts([block(Cub, Bull), done]),
    act(pass), act(pass),
    act(assign(Cub, 3)),
    undo_to(Mark),
    fluents(After).

test('506.4c an attacker whose planeswalker has left attacks nothing', Life-Attacking == 20-[Cub]) :-
    board,
    walker(b, 3, O),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Peak', _),
    in_hand(a, 'Spark', Spark),
    go,
    to_step(declare_attackers),
    acts([attack(Cub, O), done]),
    acts([cast(Spark), target(O)]),
    resolve,
    assertion(\+ fact(controls(b, O))),
    values(A, attacking(A, _), Attacking),
    to_step(end_combat),
    fact(life(b, Life)).

test('509.1a what attacks a planeswalker is blocked by its controller') :-
    board,
    walker(b, 3, O),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    go,
    to_step(declare_attackers),
    acts([attack(Cub, O), done]),
    to_step(declare_blockers),
    assertion(offered(block(Ox, Cub))).

test('508.1b one does not attack what one controls') :-
    board,
    walker(a, 3, O),
    permanent(a, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    assertion(refused(attack(Cub, O))).

test('508.1b the words say what is attacked', true(sub_string(Words, _, _, _, "Attack Vera"))) :-
    board,
    walker(b, 3, O),
    permanent(a, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    action_words(attack(Cub, O), Words).

test('310.11a a Siege is protected by an opponent, and its controller attacks it', N-Protector-Life == 2-b-20) :-
    board,
    permanents(a, 'Peak', 2),
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Gate', Gate),
    go,
    act(cast(Gate)),
    resolve,
    resolve,
    fact(object(O, 'Gate', a)),
    fact(protector(O, Protector)),
    assertion(fact(counters(O, defense, 4))),
    to_step(declare_attackers),
    acts([attack(Cub, O), done]),
    to_step(end_combat),
    fact(counters(O, defense, N)),
    fact(life(b, Life)).

test('310.11b a Siege without defense is exiled', Exiled == ['Gate']) :-
    board,
    permanent(a, 'Gate', O),
    set(counters(O, defense, 2)),
    set(protector(O, b)),
    permanent(a, 'Cub', Cub),
    go,
    to_step(declare_attackers),
    acts([attack(Cub, O), done]),
    to_step(end_combat),
    values(D, exile(D), Ds),
    named(Ds, Exiled).

:- end_tests(attacked_permanents).
