:- module(verb_rows, []).

/** <module> Verbs with their complements: statements

`verb(Verb, Agent, Name, Zone)` of a list of complements means the statement that is called Name; Zone is where the verb
takes something from.
*/

:- use_module(library(lists), [append/2, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   What players do with numbers

linear:row(verb(draw, A, D, here), [obj(N)], draw(who:A, amount:Q), [cards:N-Noun, measured(Noun, D):N-Q]).
linear:row(verb(mill, A, D, here), [obj(N)], mill(who:A, amount:Q), [cards:N-Noun, measured(Noun, D):N-Q]).
linear:row(verb(gain, A, D, here), [obj(N)], gain_life(who:A, amount:Q), [measured(n(life), D):N-Q]).
linear:row(verb(lose, A, D, here), [obj(N)], lose_life(who:A, amount:Q), [measured(n(life), D):N-Q]).
linear:row(named, D, yes, [not(D, none)]).

linear:native(cards, Node, Noun, State, State) :-
    sub_term(kind([], Noun), Node),
    memberchk(Noun, [n(card), ns(card)]),
    !.

linear:row(verb(scry, A, D, here), [obj(headless([n(Q)]))], scry(A, M), [A in [you], named:D-yes, number:Q-N, quantity:N-M]).
linear:row(verb(surveil, A, D, here), [obj(headless([n(Q)]))], surveil(A, M), [A in [you], named:D-yes, number:Q-N, quantity:N-M]).
linear:native(quantity, Amount, Quantity, State, State) :-
    ( ( integer(Amount) ; Amount == x ; Amount = the_amount(_) ) -> Quantity = Amount ; Quantity = the_amount(Amount) ).
linear:row(verb(investigate, A, D, here), [], create(who:A, amount:1, what:predefined(clue)), [named:D-yes]).
linear:row(verb(proliferate, A, D, here), [], proliferate, [A in [you], named:D-yes]).

%   Cards in hand

linear:row(verb(discard, A, D, here), [obj(N)], discard(who:A, what:R), [discarded(D):N-R]).
linear:row(verb(discard, A, D, here), [obj(at(K, none, sel([all], F)))], discard(who:A, what:all(Set)), [again:A-Who, set(found, in(hand, Who)):F-Set, bind(K, did(D))]).
linear:row(discarded(D), at(K, none, sel(Ds, filter([kind(Ms, Noun)], []))), some(Q, Set),
           [a_card:Noun-card, each(adjective):Ms-Lists, joined:Lists-Set, number_of:Ds-Q, bind(K, did(D))]).
linear:row(discarded(D), at(K, none, sel([any_number], filter([kind(Ms, ns(card))], []))), any_number(Set), [each(adjective):Ms-Lists, joined:Lists-Set, bind(K, did(D))]).
linear:row(discarded(D), at(K, none, sel([all, the], filter([kind([], ns(card))], [pp(in, Z)]))), all([in(hand, Who)]), [zone(found):Z-in(hand, Who), bind(K, did(D))]).
linear:row(discarded(D), at(K, none, sel([another], filter([kind([], n(card))], []))), some(1, []), [bind(K, did(D))]).
linear:row(verb(discard, A, D, here), [obj(N)], discard(what:R), [hand_of(A, D):N-R, named:D-yes]).
linear:row(verb(discard, A, D, here), [obj(N)], discard(what:R), [not(A, none), named:D-yes, np(here):N-R, spoken_of:R-yes]).
linear:native(spoken_of, Reference, yes, State, State) :-
    memberchk(Reference, [the(_), did(_)]).
linear:row(hand_of(you, D), at(K, none, sel([your], filter([kind([], n(hand))], []))), all([in(hand, you)]), [bind(K, did(D))]).
linear:row(hand_of(A, D), at(K, owner(N), sel([poss], filter([kind([], n(hand))], []))), all([in(hand, A)]), [bind(K, did(D)), np(here):N-B, same(A):B-yes]).
linear:row(a_card, n(card), card, []).
linear:row(a_card, ns(card), card, []).

linear:native(joined, Lists, Parts, State, State) :-
    append(Lists, Parts).

%   same(A): the other reference means the same.

linear:native(same(A), B, yes, State, State) :-
    (   A == B
    ->  true
    ;   memberchk(A, [target(K, _), targets(K, _, _), all(K, _)]),
        B == again(K)
    ).

%   Permanents

linear:row(verb(destroy, A, D, here), [obj(N)], S, [thing(D, here):N-R, by(A):destroy(what:R)-S]).
linear:row(verb(tap, A, D, here), [obj(N)], S, [thing(D, here):N-R, by(A):tap(what:R)-S]).
linear:row(verb(untap, A, D, here), [obj(N)], S, [thing(D, here):N-R, by(A):untap(what:R)-S]).
linear:row(verb(sacrifice, A, D, here), [obj(N)], sacrifice(who:A, what:R), [sacrificed(D):N-R]).
linear:row(verb(sacrifice, A, D, here), [obj(N)], sacrifice(who:A, what:those(R, [controlled_by(A)])), [A in [you], named:D-yes, np(here):N-R, definite:R-yes]).
linear:row(sacrificed(D), at(K, none, sel(Ds, F)), some(Q, Set), [number_of:Ds-Q, own_choice:F-G, set(found, here):G-Set, bind(K, did(D))]).
linear:row(sacrificed(D), at(K, Of, sel([that_m(many)], filter(Hs, Ps))), some(Q, Set), [as_many(n(damage), K):Of-Q, set(found, here):filter(Hs, Ps)-Set, bind(K, did(D))]).
linear:row(sacrificed(D), at(K, none, sel([another], F)), some(1, [other|Set]), [set(found, here):F-Set, bind(K, did(D))]).
linear:row(sacrificed(D), at(K, none, sel([any_number], F)), any_number(Set), [set(found, here):F-Set, bind(K, did(D))]).
linear:row(sacrificed(D), at(K, none, sel([up_to(Q)], F)), up_to(N, Set), [number:Q-N, set(found, here):F-Set, bind(K, did(D))]).
linear:row(own_choice, filter(Hs, [pp(of, at(K, owner(N), sel([poss], filter([kind([], n(choice))], []))))]), filter(Hs, []), [idle(K), np(here):N-R, known(subject, R)]).
linear:row(own_choice, filter(Hs, Ps), filter(Hs, Ps), []).

linear:native(definite, R, yes, State, State) :-
    \+ memberchk(R, [some(_, _), up_to(_, _), any_number(_)]).

linear:row(verb(regenerate, A, D, here), [obj(N)], regenerate(Things), [A in [you], named:D-yes, np(here):N-R, all_of_them:R-Things]).
linear:row(verb(transform, A, D, here), [obj(N)], transform(R), [A in [you], named:D-yes, np(here):N-R]).
linear:row(verb(transform, A, D, here), [], transform(A), [an_object:A-yes, named:D-yes]).
linear:row(verb(phase, A, D, here), [w(out)], phase_out(what:A), [an_object:A-yes, named:D-yes]).
linear:row(verb(fight, A, D, here), [obj(N)], fight(a:A, b:R), [an_object:A-yes, named:D-yes, np(here):N-R]).
linear:row(verb(attach, A, D, here), [obj(N), to(to, M)], attach(what:R, to:S), [A in [you], named:D-yes, np(here):N-R, np(here):M-S]).
linear:row(verb(become, A, D, here), [becomes([undergo(do(pres, Verb, [], [], []))])], S, [an_object:A-yes, named:D-yes, Verb in [tap, untap], of_verb(Verb):A-S]).
linear:native(of_verb(Verb), What, Statement, State, State) :-
    Statement =.. [Verb, what:What].

%   an_object: no player

linear:native(an_object, R, yes, State, State) :-
    \+ memberchk(R, [you, that_player, defending_player, owner(_), controller(_)]),
    \+ ( memberchk(R, [target(_, Set), targets(_, _, Set), all(_, Set), all(Set)]), member(Part, Set), memberchk(Part, [player, opponent, any_target]) ).

%   Counters

linear:row(verb(put, A, D, here), [obj(at(K, none, sel(Ds, filter([kind([C], Noun)], [])))), to(on, N)], S,
           [bind(K, counted(D)), counters_noun:Noun-counter, number_of:Ds-Q, counter:C-Kind, thing(D, here):N-R, by(A):put_counters(on:R, kind:Kind, amount:Q)-S]).
linear:row(verb(put, A, D, here), [obj(at(K, Of, sel([that_m(many)], filter([kind([C], Noun)], [])))), to(on, N)], S,
           [counters_noun:Noun-counter, as_many(ns(counter), K):Of-Q, bind(K, counted(D)), counter:C-Kind, thing(D, here):N-R,
            by(A):put_counters(on:R, kind:Kind, amount:Q)-S]).
linear:row(verb(put, A, D, here), [obj(at(K, none, sel([a], filter([kind([], n(number))], [pp(of, at(J, none, sel([], filter([kind([C], ns(counter))], []))))])))), to(on, N)], S,
           [bind(K, counted(D)), idle(J), counter:C-Kind, thing(D, here):N-R, by(A):put_counters(on:R, kind:Kind, amount:said)-S]).
linear:row(verb(remove, A, D, here), [obj(at(K, Of, sel([that_m(many)], filter([kind([C], Noun)], [])))), to(from, N)], remove_counters(from:R, kind:Kind, amount:Q),
           [A in [you], counters_noun:Noun-counter, as_many(ns(counter), K):Of-Q, bind(K, counted(D)), counter:C-Kind, np(here):N-R]).
linear:row(verb(remove, A, D, here), [obj(at(K, none, sel(Ds, filter([kind([C], Noun)], [])))), to(from, N)], remove_counters(from:R, kind:Kind, amount:Q),
           [A in [you], bind(K, counted(D)), counters_noun:Noun-counter, number_of:Ds-Q, counter:C-Kind, thing(D, here):N-R]).

%   Damage

linear:row(verb(deal, A, D, here), [obj(N), to(to, M)], deal(source:A, amount:Q, to:R), [an_object:A-yes, measured(n(damage), D):N-Q, thing(D, here):M-R]).
linear:row(verb(deal, A, D, here), [obj(at(K, none, sel([], filter([kind([], n(damage))], [])))), to(to, M)], deal(source:A, amount:said, to:R),
           [an_object:A-yes, bind(K, counted(D)), thing(D, here):M-R]).

%   What is divided, and among which targets (601.2d)

linear:row(verb(distribute, A, D, here), [obj(at(K, none, sel([n(Q)], filter([kind([C], Noun)], [])))), to(among, N)], divided_counters(Kind, Number, R),
           [A in [you], named:D-yes, idle(K), number:Q-Number, counters_noun:Noun-counter, counter:C-Kind, shared_among:N-R]).
linear:row(shared_among, at(K, none, sel([any_number, target], F)), target(K, Set), [set(target, here):F-Set, bind(K, again(K))]).
linear:row(shared_among, at(K, none, sel([any_number, other, target], F)), target(K, [other|Set]), [set(target, here):F-Set, bind(K, again(K))]).
linear:row(shared_among, at(K, none, sel([any_number], filter([kind([], ns(target))], []))), target(K, [any_target]), [bind(K, again(K))]).
linear:row(shared_among, at(K, none, sel([Some, target], F)), targets(K, Count, Set), [so_many:Some-Count, set(target, here):F-Set, bind(K, again(K))]).
linear:row(shared_among, at(K, none, sel([Some, other, target], F)), targets(K, Count, [other|Set]), [so_many:Some-Count, set(target, here):F-Set, bind(K, again(K))]).
linear:row(shared_among, at(K, none, sel([Some], filter([kind([], ns(target))], []))), targets(K, Count, [any_target]), [so_many:Some-Count, bind(K, again(K))]).
linear:row(so_many, nor(one, two), from_to(1, 2), []).
linear:row(so_many, nor3(one, two, three), from_to(1, 3), []).
linear:row(so_many, up_to(Q), up_to(N), [number:Q-N]).

linear:row(verb(deal, A, D, here), [obj(N)], divided_damage(A, Q, said), [A in [this, that], measured(n(damage), D):N-Q]).

%   Spells

linear:row(verb(counter, A, D, here), [obj(N)], counter(what:R), [A in [you], named:D-yes, np(here):N-R]).

%   Mana

linear:row(verb(add, A, D, here), [obj(symbols(M))], add_mana(who:A, what:Cs), [named:D-yes, mana:M-Cs]).
linear:row(verb(add, A, D, here), [obj(symbols([n(Q)], M))], add_mana(who:A, what:Cs, times:N), [named:D-yes, number:Q-N, mana:M-Cs]).
linear:row(verb(add, A, D, here), [obj(at(K, none, group([symbols(M), join(or, symbols(O))])))], add_one_of([C, E]),
           [A in [you], idle(K), named:D-yes, mana:M-[C], mana:O-[E]]).
linear:row(verb(add, A, D, here), [obj(at(K, none, sel([n(Q)], filter([kind([], n(mana))], [pp(of, at(J, none, sel([any, n(one)], filter([kind([], n(color))], []))))]))))], add_any(N),
           [A in [you], idle(K), idle(J), named:D-yes, number:Q-N]).
linear:row(verb(add, A, D, here), [obj(at(K, none, sel([n(one)], filter([kind([], n(mana))], [pp(of, at(J, none, sel([any], filter([kind([], n(color))], []))))]))))], add_any(1),
           [A in [you], idle(K), idle(J), named:D-yes]).

linear:row(verb(add, A, D, here), [obj(at(K, none, group([symbols(M), join(',', symbols(N)), join([',', or], symbols(O))])))], add_combination(2, [B, C]),
           [A in [you], idle(K), named:D-yes, mana:M-[B, B], mana:N-[B, C], mana:O-[C, C]]).
linear:native(mana, Text, Colors, State, State) :-
    atom(Text),
    atom_concat('{', Rest, Text),
    atom_concat(Inner, '}', Rest),
    atomic_list_concat(Letters, '}{', Inner),
    mana_colors(Letters, Colors).

mana_colors([], []).
mana_colors([Letter|Letters], [Color|Colors]) :-
    memberchk(Letter-Color, ['W'-white, 'U'-blue, 'B'-black, 'R'-red, 'G'-green, 'C'-colorless]),
    mana_colors(Letters, Colors).

linear:row(verb(copy, A, D, here), [obj(N)], copy_spell(what:R), [A in [you], named:D-yes, not_in_exile:N-yes, np(here):N-R]).
linear:row(verb(monstrosity, A, D, here), [obj(headless([n(Q)]))], monstrosity(this, N), [A in [you], named:D-yes, number:Q-N]).
linear:row(verb(adapt, A, D, here), [obj(headless([n(Q)]))], adapt(this, N), [A in [you], named:D-yes, number:Q-N]).
linear:row(verb(bolster, A, D, here), [obj(headless([n(Q)]))], bolster(N), [A in [you], named:D-yes, number:Q-N]).
linear:row(verb(discover, A, D, here), [obj(headless([n(Q)]))], discover(N), [A in [you], named:D-yes, number:Q-N]).
linear:row(verb(get, A, D, here), [obj(at(K, none, sel([a], filter([kind([], n(emblem))], [with_abilities(with, Ks)]))))], get_emblem(A, Abilities),
           [A in [you], idle(K), named:D-yes, each(token_ability):Ks-Abilities]).
linear:row(verb(get, A, D, here), [obj(symbols(M))], get_counters(A, energy, N), [named:D-yes, energy:M-N]).
linear:row(verb(get, A, D, here), [obj(at(K, none, sel(Ds, filter([kind([C], Noun)], []))))], get_counters(A, Kind, N),
           [idle(K), named:D-yes, counters_noun:Noun-counter, number_of:Ds-N, counter:C-Kind]).
linear:row(verb(explore, A, D, here), [], explore(A), [an_object:A-yes, named:D-yes]).
linear:row(verb(connive, A, D, here), [], connive(A), [an_object:A-yes, named:D-yes]).
linear:row(verb(take, A, D, here), [obj(at(K, none, sel([a], filter([kind([extra], n(turn))], []))))], extra_turn(A), [idle(K), named:D-yes]).
