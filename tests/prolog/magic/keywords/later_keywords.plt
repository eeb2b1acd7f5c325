:- module(later_keywords_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2]).

%   A spell that costs nothing has done its Instructions to Targets.

done(Instructions, Targets) :-
    flag(later, N, N+1),
    format(atom(Deed), "Later ~d", [N]),
    card(Deed, "{0}", [sorcery], none, [spell(Instructions)]),
    in_hand(a, Deed, Card),
    go,
    act(cast(Card)),
    forall(member(T, Targets), act(target(T))),
    resolve.

mad(Cost, O) :-
    start_board([]),
    card("Rager", "{5}", [creature], 3/3, [keyword(madness(Cost))]),
    in_hand(a, 'Rager', O).

:- begin_tests(later_keywords).

test('702.35a madness: what is discarded is cast') :-
    mad('{0}', O),
    done([discard(you, 1)], []),
    act(discard(O)),
    resolve,
    fact(now(choose_madness(a, Card))),
    act(cast(Card, madness)),
    resolve,
    values(P, controls(a, P), [Creature]),
    named([Creature], Names),
    assertion(Names == ['Rager']).

test('702.35a or goes to the graveyard') :-
    mad('{0}', O),
    done([discard(you, 1)], []),
    act(discard(O)),
    resolve,
    act(no),
    values(E, exile(E), Exiled),
    assertion(Exiled == []),
    values(G, graveyard(a, G), Graveyard),
    assertion(length(Graveyard, 2)).

test('702.35a which it does if it can not be paid') :-
    mad('{4}', O),
    done([discard(you, 1)], []),
    act(discard(O)),
    resolve,
    values(G, graveyard(a, G), Graveyard),
    assertion(length(Graveyard, 2)).

test('614.1a exile instead of dying this turn', Names == ['Cub']) :-
    start_board([]),
    permanent(b, 'Cub', Cub),
    done([damage(this, 3, target([creature])), exile_if_dies(chosen(1))], [Cub]),
    values(E, exile(E), Exiled),
    named(Exiled, Names).

test('702.16a protection from the chosen color') :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    done([protect_from_color(target([creature]))], [Cub]),
    act(color(red)),
    assertion(has(Cub, protection(color(red)))),
    assertion(\+ has(Cub, protection(color(blue)))).

test('700.5 devotion') :-
    start_board([]),
    permanents(a, 'Cub', 2),
    permanent(a, 'Gull', _),
    permanent(b, 'Ox', _),
    done([gain_life(you, devotion(green))], []),
    assertion(fact(life(a, 22))).

test('508.1 attacking with others') :-
    start_board([]),
    card("Chief", "{0}", [creature], 1/1, [triggered(attacks_with_others(2), true, [gain_life(you, 1)])]),
    permanent(a, 'Chief', O),
    permanents(a, 'Cub', 2),
    go,
    to_step(declare_attackers),
    values(P, controls(a, P), [_, C1, C2]),
    acts([attack(O, b), attack(C1, b), attack(C2, b), done]),
    resolve,
    assertion(fact(life(a, 21))).

test('508.1 and with too few') :-
    start_board([]),
    card("Chief", "{0}", [creature], 1/1, [triggered(attacks_with_others(2), true, [gain_life(you, 1)])]),
    permanent(a, 'Chief', O),
    permanent(a, 'Cub', C),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), attack(C, b), done]),
    assertion(fact(stack([]))).

test('614.1c as it enters, a card is shown') :-
    start_board([]),
    card("Den", "", [land], none, [enters_with([tapped_or_shown([creature])]), activated([tap], [add([green])])]),
    in_hand(a, 'Cub', _),
    in_hand(a, 'Den', Den),
    go,
    act(play_land(Den)),
    once(offered(replace(_, decline))),
    Shows = replace(_, shows(_)),
    once(offered(Shows)),
    act(Shows),
    values(P, controls(a, P), [New]),
    assertion(\+ fact(tapped(New))).

test('614.1c or it enters tapped') :-
    start_board([]),
    card("Den", "", [land], none, [enters_with([tapped_or_shown([creature])]), activated([tap], [add([green])])]),
    in_hand(a, 'Den', Den),
    go,
    act(play_land(Den)),
    values(P, controls(a, P), [New]),
    assertion(fact(tapped(New))).

test('118.12 exile as a cost') :-
    start_board([]),
    card("Relic", "{0}", [artifact], none, [activated([exile(this)], [gain_life(you, 1)])]),
    permanent(a, 'Relic', O),
    go,
    act(activate(O, 1)),
    assertion(\+ fact(controls(a, O))),
    resolve,
    assertion(fact(life(a, 21))).

test('400.7 it was cast from the hand') :-
    start_board([]),
    card("Visitor", "{0}", [creature], 1/1, [triggered(enters(this), cast_from_hand, [gain_life(you, 1)])]),
    in_hand(a, 'Visitor', Card),
    go,
    act(cast(Card)),
    resolve,
    resolve,
    assertion(fact(life(a, 21))).

test('400.7 it was not') :-
    start_board([]),
    card("Visitor", "{0}", [creature], 1/1, [triggered(enters(this), was_cast, [gain_life(you, 1)])]),
    in_graveyard(a, 'Visitor', Card),
    done([put_back(target([creature, card_in(graveyard, you)]), you, [])], [Card]),
    assertion(fact(stack([]))).

test('614.12 it enters with a counter because it was cast from the hand', Counters == [1]) :-
    start_board([]),
    card("Elder", "{0}", [creature], 1/1, [enters_with([provided(cast_from_hand), counters(divinity, 1)])]),
    in_hand(a, 'Elder', Card),
    go,
    act(cast(Card)),
    resolve,
    values(N, counters(_, divinity, N), Counters).

test('614.12 it enters without one, put onto the battlefield', Counters == []) :-
    start_board([]),
    card("Elder", "{0}", [creature], 1/1, [enters_with([provided(cast_from_hand), counters(divinity, 1)])]),
    in_graveyard(a, 'Elder', Card),
    done([put_back(target([creature, card_in(graveyard, you)]), you, [])], [Card]),
    values(N, counters(_, divinity, N), Counters).

%   A creature that asks for another spell of this turn as it enters.

thief :-
    start_board([]),
    card("Thief", "{0}", [creature], 2/1,
         [triggered(enters(this), true, [provided(has_cast(you, [other, creature]), [gain_life(you, 1)])])]),
    in_hand(a, 'Thief', First),
    in_hand(a, 'Thief', _),
    go,
    act(cast(First)),
    resolve,
    resolve.

test('400.7 it was not another spell itself', Life == 20) :-
    thief,
    fact(life(a, Life)).

test('400.7 the one before it was', Life == 21) :-
    thief,
    fact(hand(a, Second)),
    act(cast(Second)),
    resolve,
    resolve,
    fact(life(a, Life)).

test('601.2b what is paid besides is announced before X') :-
    start_board([]),
    card("Worms", "{X}{G}", [sorcery], none,
         [keyword(buyback('{1}')), spell([create(you, 1, token('Wurm', [creature], [wurm], [green], x, x, []))])]),
    permanents(a, 'Grove', 4),
    in_hand(a, 'Worms', Card),
    go,
    act(cast(Card)),
    assertion(offered(pay_option)),
    act(pay_option),
    assertion(refused(value_of_x(3))),
    act(value_of_x(2)),
    resolve,
    assertion(fact(object(_, copy('Wurm Token', [set_pt(2, 2)]), a))),
    assertion(fact(hand(a, _))).

:- end_tests(later_keywords).
