:- module(keyword_actions_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2, subtype/2]).

%   A spell that costs nothing has done its Instructions to Targets.

done(Instructions, Targets) :-
    flag(deeds, N, N+1),
    format(atom(Deed), "Deed ~d", [N]),
    card(Deed, "{0}", [sorcery], none, [spell(Instructions)]),
    in_hand(a, Deed, Card),
    go,
    act(cast(Card)),
    forall(member(T, Targets), act(target(T))),
    resolve.

:- begin_tests(keyword_actions).

test('701.14a fighting: both deal damage') :-
    start_board([]),
    permanent(a, 'Ox', Ox),
    permanent(b, 'Cub', Cub),
    done([fight(target([creature, controlled(you)]), target([creature, controlled(opponent)]))], [Ox, Cub]),
    assertion(fact(damage(Ox, 2))),
    assertion(\+ fact(controls(b, Cub))).

test('115.1 another target is not the first') :-
    start_board([]),
    permanent(a, 'Ox', Ox),
    permanent(a, 'Cub', Cub),
    card("Deed", "{0}", [sorcery], none,
         [spell([fight(target([creature]), target([other, creature]))])]),
    in_hand(a, 'Deed', Card),
    go,
    acts([cast(Card), target(Ox)]),
    assertion(refused(target(Ox))),
    assertion(offered(target(Cub))).

test('115.1 nor is it cast without another') :-
    start_board([]),
    permanent(a, 'Ox', _),
    card("Deed", "{0}", [sorcery], none,
         [spell([fight(target([creature]), target([other, creature]))])]),
    in_hand(a, 'Deed', Card),
    go,
    assertion(refused(cast(Card))).

test('115.1 nor is the first one what the second needs') :-
    start_board([]),
    permanent(a, 'Ox', Ox),
    permanent(b, 'Cub', Cub),
    card("Deed", "{0}", [sorcery], none,
         [spell([fight(target([creature]), target([other, creature, controlled(opponent)]))])]),
    in_hand(a, 'Deed', Card),
    go,
    act(cast(Card)),
    assertion(refused(target(Cub))),
    assertion(offered(target(Ox))).

test('702.33g what is done if it was kicked has a target only then') :-
    start_board([]),
    permanent(b, 'Cub', Cub),
    card("Deed", "{0}", [sorcery], none,
         [keyword(kicker('{0}')),
          spell([destroy(target([creature])), provided(kicked, [destroy(target([artifact]))])])]),
    in_hand(a, 'Deed', Card),
    go,
    act(cast(Card)),
    assertion(refused(kick)),
    act(target(Cub)),
    resolve,
    assertion(\+ fact(controls(b, Cub))).

test('702.33d it is not kicked without another target') :-
    start_board([]),
    permanent(b, 'Cub', Cub),
    card("Deed", "{0}", [sorcery], none,
         [keyword(kicker('{0}')),
          spell([destroy(target([creature])), provided(kicked, [destroy(target([other, creature]))])])]),
    in_hand(a, 'Deed', Card),
    go,
    act(cast(Card)),
    assertion(refused(kick)),
    act(target(Cub)).

test('701.39a bolster: one of the weakest') :-
    start_board([]),
    permanent(a, 'Ox', Ox),
    permanent(a, 'Cub', Cub),
    done([bolster(2)], []),
    assertion(refused(choose(Ox))),
    act(choose(Cub)),
    assertion(fact(counters(Cub, '+1/+1', 2))).

test('701.46a adapt: only without counters') :-
    start_board([]),
    card("Crab", "{0}", [creature], 1/1, [activated([mana('{0}')], [adapt(this, 2)])]),
    permanent(a, 'Crab', O),
    go,
    act(activate(O, 1)),
    resolve,
    act(activate(O, 1)),
    resolve,
    assertion(fact(counters(O, '+1/+1', 2))).

test('701.37a monstrosity: once') :-
    start_board([]),
    card("Crab", "{0}", [creature], 1/1, [activated([mana('{0}')], [monstrosity(this, 2)]),
                                            triggered(becomes_monstrous(this), true, [gain_life(you, 1)])]),
    permanent(a, 'Crab', O),
    go,
    act(activate(O, 1)),
    resolve,
    resolve,
    act(activate(O, 1)),
    resolve,
    assertion(fact(counters(O, '+1/+1', 2))),
    assertion(fact(life(a, 21))),
    assertion(fact(stack([]))).

test('701.47a amass: an Army is made, and grows') :-
    start_board([]),
    done([amass(orc, 2, token('Orc Army', [creature], [orc, army], [black], 0, 0, []))], []),
    values(P, controls(a, P), [Army]),
    act(choose(Army)),
    power(Army, Power),
    assertion(Power == 2).

test('701.47a amass: the Army there is, becomes an Orc too') :-
    start_board([]),
    card("Horde", "{0}", [creature, zombie, army], 1/1, []),
    permanent(a, 'Horde', O),
    done([amass(orc, 2, token('Orc Army', [creature], [orc, army], [black], 0, 0, []))], []),
    act(choose(O)),
    power(O, Power),
    assertion(Power == 3),
    assertion(subtype(O, orc)),
    assertion(subtype(O, zombie)).

test('701.50a connive: a nonland card brings a counter') :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    in_library(a, 'Ox', _),
    done([connive(target([creature]))], [Cub]),
    values(H, hand(a, H), [Ox]),
    act(discard(Ox)),
    assertion(fact(counters(Cub, '+1/+1', 1))).

test('701.50a connive: a land does not') :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    in_library(a, 'Grove', _),
    done([connive(target([creature]))], [Cub]),
    values(H, hand(a, H), [Land]),
    act(discard(Land)),
    assertion(\+ fact(counters(Cub, _, _))).

test('701.44a explore: a land goes to the hand') :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    in_library(a, 'Grove', _),
    done([explore(target([creature]))], [Cub]),
    values(H, hand(a, H), Hand),
    assertion(length(Hand, 1)),
    assertion(\+ fact(counters(Cub, _, _))).

test('701.44a explore: something else brings a counter, and may go away') :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    in_library(a, 'Ox', Ox),
    done([explore(target([creature]))], [Cub]),
    assertion(fact(counters(Cub, '+1/+1', 1))),
    assertion(offered(leave_on_top)),
    act(away(Ox)),
    assertion(fact(library(a, []))).

test('702.110a exploit: something is sacrificed, and that is heard', Life == 22) :-
    start_board([]),
    card("Ogre", "{0}", [creature], 1/1, [keyword(exploit), triggered(exploits(this), true, [gain_life(you, 2)])]),
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Ogre', Ogre),
    go,
    act(cast(Ogre)),
    resolve,
    resolve,
    assertion(offered(no)),
    acts([yes, choose(Cub)]),
    resolve,
    fact(life(a, Life)).

test('701.34a proliferate: another counter of each kind') :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    set(counters(Cub, '+1/+1', 1)),
    set(counters(Cub, charge, 2)),
    set(counters(Ox, '-1/-1', 1)),
    set(counters(b, poison, 3)),
    done([proliferate], []),
    acts([more_counters(Cub), more_counters(b), enough]),
    assertion(fact(counters(Cub, '+1/+1', 2))),
    assertion(fact(counters(Cub, charge, 3))),
    assertion(fact(counters(Ox, '-1/-1', 1))),
    assertion(fact(counters(b, poison, 4))).

test('122.5 a counter is moved') :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ox', Ox),
    set(counters(Cub, '+1/+1', 2)),
    done([move_counters(target([creature]), target([creature]), '+1/+1', 1)], [Cub, Ox]),
    assertion(fact(counters(Cub, '+1/+1', 1))),
    assertion(fact(counters(Ox, '+1/+1', 1))).

test('122.1d a stun counter goes instead of untapping') :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    set(tapped(Cub)),
    done([put_counters(target([creature]), stun, 1)], [Cub]),
    assertion(fact(counters(Cub, stun, 1))),
    done([untap(target([creature]))], [Cub]),
    assertion(fact(tapped(Cub))),
    assertion(\+ fact(counters(Cub, _, _))).

test('122.1c a shield counter goes instead') :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    done([put_counters(target([creature]), shield, 1)], [Cub]),
    done([damage(this, 5, target([creature]))], [Cub]),
    assertion(fact(controls(a, Cub))),
    assertion(\+ fact(damage(Cub, _))),
    assertion(\+ fact(counters(Cub, _, _))).

test('122.1h finality: exile instead of the graveyard', Names == ['Cub']) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    done([put_counters(target([creature]), finality, 1)], [Cub]),
    done([destroy(target([creature]))], [Cub]),
    values(E, exile(E), Exiled),
    named(Exiled, Names).

:- end_tests(keyword_actions).
