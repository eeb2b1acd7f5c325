:- module(rules_control_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [violations/1]).
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, power/2]).

board :-
    start_board([]),
    card("Loan", "{R}", [instant], none,
         [spell([ change(target([creature]), [controlled_by(you)], end_of_turn), untap(chosen(1)),
                  change(chosen(1), [gain(haste)], end_of_turn) ])]),
    card("Theft", "{R}", [sorcery], none, [spell([change(target([creature]), [controlled_by(you)], permanent)])]),
    card("Chain", "{R}", [enchantment, aura], none,
         [keyword(enchant([creature])), static(enchanted(creature), [controlled_by(you)])]),
    card("Captain", "{G}", [creature, elf], 2/2, [static([creature, other, controlled(you)], [pt(1, 1)])]),
    permanents(a, 'Peak', 3),
    permanents(b, 'Peak', 3).

controller(O, Player) :-
    fact(controls(Player, O)).

:- begin_tests(rules_control).

test('613.1b control until end of turn, untapped and with haste') :-
    board,
    in_hand(a, 'Loan', Loan),
    permanent(b, 'Cub', Cub),
    set(tapped(Cub)),
    go,
    acts([cast(Loan), target(Cub)]),
    resolve,
    assertion(controller(Cub, a)),
    assertion(\+ fact(tapped(Cub))),
    assertion(fact(base_control(Cub, b))),
    to_step(declare_attackers),
    assertion(offered(attack(Cub, b))),
    to_step(end_turn),
    acts([pass, pass]),
    assertion(controller(Cub, b)),
    assertion(\+ fact(base_control(_, _))),
    violations(Ids),
    assertion(Ids == []).

test('302.6 a creature without haste that changes hands can\'t attack', Ids == ['302.6']) :-
    board,
    in_hand(a, 'Theft', Theft),
    permanent(b, 'Cub', Cub),
    go,
    acts([cast(Theft), target(Cub)]),
    resolve,
    to_step(declare_attackers),
    reasons(attack(Cub, b), Ids).

test('506.4 an attacker that changes hands is removed from combat') :-
    board,
    permanent(a, 'Ox', Ox),
    in_hand(b, 'Loan', Loan),
    go,
    to_step(declare_attackers),
    acts([attack(Ox, b), done, pass, cast(Loan), target(Ox)]),
    assertion(fact(attacking(Ox, b))),
    resolve,
    assertion(controller(Ox, b)),
    assertion(\+ fact(attacking(_, _))),
    assertion(\+ fact(tapped(Ox))),
    to_step(end_turn),
    assertion(fact(life(b, 20))).

test('613.7 the newest effect counts, and the older one again when it ends') :-
    board,
    permanent(b, 'Cub', Cub),
    in_hand(a, 'Chain', Chain),
    in_hand(b, 'Loan', Loan),
    go,
    acts([cast(Chain), target(Cub)]),
    resolve,
    assertion(controller(Cub, a)),
    acts([pass, cast(Loan), target(Cub)]),
    resolve,
    assertion(controller(Cub, b)),
    to_step(end_turn),
    acts([pass, pass]),
    assertion(controller(Cub, a)).

test('611.3 the control of an Aura ends with it') :-
    board,
    permanent(b, 'Cub', Cub),
    permanent(a, 'Chain', Chain),
    set(attached(Chain, Cub)),
    card("Wipe", "{R}", [instant], none, [spell([destroy(target([enchantment]))])]),
    in_hand(a, 'Wipe', Wipe),
    go,
    assertion(controller(Cub, a)),
    acts([cast(Wipe), target(Chain)]),
    resolve,
    assertion(controller(Cub, b)).

test('613.1b what its abilities do follows its controller', Sizes == [3, 2]) :-
    board,
    permanent(b, 'Captain', Captain),
    permanent(a, 'Cub', Own),
    permanent(b, 'Cub', Other),
    in_hand(a, 'Theft', Theft),
    go,
    acts([cast(Theft), target(Captain)]),
    resolve,
    findall(P, ( member(O, [Own, Other]), power(O, P) ), Sizes).

test('a game in the midst of it is saved, undone and goes on') :-
    board,
    in_hand(a, 'Loan', Loan),
    permanent(b, 'Cub', Cub),
    go,
    fluents(First),
    mark(Mark),
    acts([cast(Loan), target(Cub)]),
    resolve,
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    assertion(controller(Cub, a)),
    assertion(has(Cub, haste)),
    to_step(end_turn),
    acts([pass, pass]),
    assertion(controller(Cub, b)).

test('400.7 what leaves goes to its owner and is controlled by nobody') :-
    board,
    in_hand(a, 'Theft', Theft),
    in_hand(a, 'Spark', Spark),
    permanent(b, 'Cub', Cub),
    go,
    acts([cast(Theft), target(Cub)]),
    resolve,
    acts([cast(Spark), target(Cub)]),
    resolve,
    values(O, graveyard(b, O), [_]),
    assertion(\+ fact(base_control(_, _))).

:- end_tests(rules_control).
