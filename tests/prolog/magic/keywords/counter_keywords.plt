:- module(counter_keywords_tests, []).

:- use_module(library(lists), [last/2, member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, power/2]).

%   A 2/2 with the Abilities, in the hand of a, who has a card that costs nothing and destroys.

in_play(Abilities, O) :-
    start_board([]),
    card("Bearer", "{0}", [artifact, creature], 2/2, Abilities),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    permanent(a, 'Bearer', O).

cast(Name, O) :-
    in_hand(a, Name, Card),
    go,
    act(cast(Card)),
    resolve,
    values(P, controls(a, P), All),
    last(All, O).

:- begin_tests(counter_keywords).

test('702.23a rampage: +N/+N for each blocker but the first', Power == 6) :-
    in_play([keyword(rampage(2))], O),
    permanents(b, 'Cub', 3),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    to_step(declare_blockers),
    values(B, controls(b, B), [B1, B2, B3]),
    acts([block(B1, O), block(B2, O), block(B3, O), done]),
    resolve,
    power(O, Power).

test('702.86a annihilator: the defending player sacrifices') :-
    in_play([keyword(annihilator(2))], O),
    permanents(b, 'Cub', 3),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    resolve,
    values(B, controls(b, B), [B1, B2|_]),
    acts([choose(B1), choose(B2)]),
    values(C, controls(b, C), Left),
    assertion(length(Left, 1)).

test('702.130a afflict: the defending player loses life', Life == 17) :-
    in_play([keyword(afflict(3))], O),
    permanent(b, 'Cub', B),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    to_step(declare_blockers),
    acts([block(B, O), done]),
    resolve,
    fact(life(b, Life)).

test('702.149a training with a greater one, and not alone') :-
    in_play([keyword(training)], O),
    permanent(a, 'Ox', Ox),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), attack(Ox, b), done]),
    resolve,
    assertion(fact(counters(O, '+1/+1', 1))).

test('702.149a training alone does nothing') :-
    in_play([keyword(training)], O),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    assertion(fact(stack([]))).

test('702.105a dethrone attacks who has most life') :-
    in_play([keyword(dethrone)], O),
    set(life(b, 21)),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    resolve,
    assertion(fact(counters(O, '+1/+1', 1))).

test('702.105a dethrone beside training') :-
    in_play([keyword(training), keyword(dethrone)], O),
    permanent(a, 'Ox', Ox),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), attack(Ox, b), done]),
    fact(now(order_triggers(a, [_, _]))).

test('702.105a and nobody with less') :-
    in_play([keyword(dethrone)], O),
    set(life(b, 19)),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    assertion(fact(stack([]))).

test('702.63a vanishing: the last counter takes it away') :-
    in_play([keyword(vanishing(2))], O),
    set(counters(O, time, 1)),
    set(active(b)),
    go,
    upkeep_of_a,
    resolve,
    resolve,
    assertion(\+ fact(controls(a, O))).

test('702.32a fading: without a counter to remove it is sacrificed') :-
    in_play([keyword(fading(2))], O),
    set(active(b)),
    go,
    upkeep_of_a,
    resolve,
    assertion(\+ fact(controls(a, O))).

test('702.32a fading: with one, that is removed') :-
    in_play([keyword(fading(2))], O),
    set(counters(O, fade, 1)),
    set(active(b)),
    go,
    upkeep_of_a,
    resolve,
    assertion(fact(controls(a, O))),
    assertion(\+ fact(counters(O, fade, _))).

test('702.43a modular: its counters go to an artifact creature') :-
    in_play([keyword(modular(2))], O),
    set(counters(O, '+1/+1', 2)),
    permanent(a, 'Bearer', Other),
    set(counters(Other, '+1/+1', 1)),
    in_hand(a, 'Doom', Doom),
    go,
    acts([cast(Doom), target(O)]),
    resolve,
    act(target(Other)),
    resolve,
    act(yes),
    assertion(fact(counters(Other, '+1/+1', 3))).

test('702.43a modular enters with counters', Power == 4) :-
    in_play([keyword(modular(2))], _),
    cast('Bearer', O),
    power(O, Power).

test('702.58a graft: a counter moves onto what enters') :-
    in_play([keyword(graft(2))], O),
    set(counters(O, '+1/+1', 2)),
    card("Newt", "{0}", [creature], 1/1, []),
    cast('Newt', New),
    resolve,
    act(yes),
    assertion(fact(counters(O, '+1/+1', 1))),
    assertion(fact(counters(New, '+1/+1', 1))).

test('702.54a bloodthirst: an opponent was dealt damage', Power == 5) :-
    in_play([keyword(bloodthirst(3))], _),
    set(this_turn(damage_taken, b, 1)),
    cast('Bearer', O),
    power(O, Power).

test('702.54a bloodthirst: nobody was', Power == 2) :-
    in_play([keyword(bloodthirst(3))], _),
    cast('Bearer', O),
    power(O, Power).

test('702.107a outlast') :-
    in_play([keyword(outlast('{0}'))], O),
    go,
    act(activate(O, 1)),
    resolve,
    assertion(fact(counters(O, '+1/+1', 1))),
    assertion(fact(tapped(O))).

test('702.112a renown once') :-
    in_play([keyword(renown(1))], O),
    go,
    to_step(declare_attackers),
    acts([attack(O, b), done]),
    to_step(combat_damage),
    resolve,
    assertion(fact(counters(O, '+1/+1', 1))),
    assertion(fact(designated(O, renowned))).

test('702.136a riot: a counter or haste', [nondet]) :-
    in_play([keyword(riot)], _),
    in_hand(a, 'Bearer', Card),
    go,
    act(cast(Card)),
    resolve,
    Decline = replace(_, decline),
    once(offered(Decline)),
    act(Decline),
    values(P, controls(a, P), All),
    last(All, New),
    assertion(has(New, haste)),
    assertion(\+ fact(counters(New, _, _))).

test('702.46a soulshift returns a Spirit', Names == ['Wisp']) :-
    in_play([keyword(soulshift(3))], O),
    card("Wisp", "{2}", [creature, spirit], 1/1, []),
    in_graveyard(a, 'Wisp', Wisp),
    in_hand(a, 'Doom', Doom),
    go,
    acts([cast(Doom), target(O)]),
    resolve,
    act(target(Wisp)),
    resolve,
    act(yes),
    values(H, hand(a, H), Hand),
    named(Hand, Names).

test('702.135a afterlife', Count == 2) :-
    in_play([keyword(afterlife(2))], O),
    in_hand(a, 'Doom', Doom),
    go,
    acts([cast(Doom), target(O)]),
    resolve,
    resolve,
    values(P, controls(a, P), Tokens),
    length(Tokens, Count),
    forall(member(T, Tokens), assertion(has(T, flying))).

test('702.89a umbra armor goes instead') :-
    start_board([]),
    card("Veil", "{0}", [enchantment, aura], none, [keyword(enchant([creature])), keyword(umbra_armor)]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    permanent(a, 'Cub', O),
    permanent(a, 'Veil', Veil),
    set(attached(Veil, O)),
    in_hand(a, 'Doom', Doom),
    go,
    acts([cast(Doom), target(O)]),
    resolve,
    assertion(fact(controls(a, O))),
    assertion(\+ fact(controls(a, Veil))).

test('702.61a split second: no answers') :-
    start_board([]),
    card("Flash", "{0}", [instant], none, [keyword(split_second), spell([draw(you, 1)])]),
    card("Answer", "{0}", [instant], none, [spell([draw(you, 1)])]),
    in_hand(a, 'Flash', Flash),
    in_hand(a, 'Answer', Answer),
    go,
    assertion(offered(cast(Answer))),
    act(cast(Flash)),
    assertion(refused(cast(Answer))),
    assertion(reasons(cast(Answer), ['702.61a'])).

:- end_tests(counter_keywords).

upkeep_of_a :-
    (   fact(active(a)),
        fact(step(upkeep))
    ->  true
    ;   fact(now(priority(_, _)))
    ->  act(pass),
        upkeep_of_a
    ;   act(done),
        upkeep_of_a
    ).
