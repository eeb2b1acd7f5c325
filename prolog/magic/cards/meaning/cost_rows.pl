:- module(cost_rows, []).

/** <module> What activating an ability costs, as the costs of the rules are written
*/

:- use_module(library(lists), [append/2, member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(linear, [all_meant/5, bound/4, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:native(costs, Nodes, Costs, State0, State) :-
    all_meant(cost, Nodes, Lists, State0, State),
    append(Lists, Costs),
    findall(x, ( member(Cost, Costs), memberchk(Cost, [tap, untap]) ), Turns),
    memberchk(Turns, [[], [x]]).

linear:row(cost, mark(Comma), [], [Comma in [(','), ',^']]).
linear:row(cost, mana(Text), Costs, [symbols:Text-Costs]).
linear:native(symbols, Text, Costs, State, State) :-
    atom(Text),
    (   memberchk(Text-Cost, ['{T}'-tap, '{Q}'-untap])
    ->  Costs = [Cost]
    ;   \+ ( memberchk(Symbol, ['{T}', '{Q}', '{E}']), sub_atom(Text, _, _, _, Symbol) ),
        Costs = [mana(Text)]
    ).
linear:row(cost, do(do(pres, Verb, [], Complements, Adjuncts)), [Cost], [paying(Verb, Adjuncts):Complements-Cost]).
linear:row(cost, do(all_of(do(pres, V, [], Cs, As), [join(and, do(pres, W, [], Ds, Bs))])), [C, D], [paying(V, As):Cs-C, paying(W, Bs):Ds-D]).
linear:row(paying(pay, []), [obj(at(K, none, sel([n(Q)], filter([kind([], n(life))], []))))], pay_life(N), [idle(K), number:Q-N]).
linear:row(paying(pay, []), [obj(at(K, none, sel([], filter([kind([], n(life))], [equal(A)]))))], pay_life(M), [idle(K), owed:A-M]).
linear:row(owed, A, the_amount(M), [amount:A-M, known_before:M-yes]).
linear:row(owed, at(K, none, sel([the], filter([kind([], n(number))], [pp(of, at(J, none, sel([], filter([kind([], ns(color))], [pp(in, N)]))))]))), commander_colors,
           [idle(K), idle(J), commanders_identity:N-yes]).
linear:row(commanders_identity, at(K, none, of_its(N, [part(Of, [], filter([kind([color], n(identity))], []))])), yes,
           [idle(K), Of in ['\'s', '\''], np(commanders):N-all([in(commanders, you)])]).
linear:row(np(commanders), at(K, none, sel([your], filter([kind([], Noun)], []))), all([in(commanders, you)]), [idle(K), Noun in [n(commander), ns(commander)]]).
linear:row(np(commanders), at(K, none, sel([a], filter([kind([], n(commander))], [that(you, do(pres, own, [], [], []))]))), all([in(commanders, you)]), [idle(K)]).

%   Before a cost is paid, nothing has been done, and X is not an amount of something else.

linear:native(known_before, Amount, yes, State, State) :-
    \+ ( sub_term(Part, Amount), nonvar(Part), ( memberchk(Part, [x, that_many, that, sacrificed, card_sacrificed, card_paid]) ; Part = again(_) ; Part = amount(_) ; Part = did(_) ) ).
linear:row(paying(pay, []), [obj(symbols(M))], pay_energy(N), [energy:M-N]).
linear:native(energy, Text, N, State, State) :-
    atom(Text),
    atomic_list_concat(Parts, '{E}', Text),
    \+ ( member(Part, Parts), Part \== '' ),
    length(Parts, Count),
    N is Count-1.
linear:row(paying(sacrifice, []), [obj(N)], sacrifice(this), [np(here):N-this]).
linear:row(paying(sacrifice, []), [obj(at(K, none, sel(Ds, F)))], sacrifice(N, Set), [number_of:Ds-N, set(found, here):F-Set, sacrificed_for(N):K-yes]).
linear:row(paying(sacrifice, []), [obj(at(K, none, sel([another], F)))], sacrifice(1, [other|Set]), [set(found, here):F-Set, sacrificed_for(1):K-yes]).
linear:native(sacrificed_for(N), K, yes, State0, State) :-
    ( N == 1 -> bound(K, sacrificed, State0, State) ; State = State0 ).
linear:row(paying(mill, []), [obj(at(K, none, sel(Ds, filter([kind([], Noun)], []))))], mill(N), [idle(K), number_of:Ds-N, a_card:Noun-card]).
linear:row(paying(discard, []), [obj(at(K, none, sel(Ds, filter([kind(Ms, Noun)], []))))], discard(N, Set),
           [number_of:Ds-N, card_paid(N):K-yes, a_card:Noun-card, each(adjective):Ms-Lists, joined:Lists-Set]).
linear:native(card_paid(N), K, yes, State0, State) :-
    ( N == 1 -> bound(K, card_paid, State0, State) ; State = State0 ).
linear:row(paying(discard, []), [obj(N)], discard(this), [np(here):N-this]).
linear:row(paying(discard, []), [obj(N)], discard_hand, [hand_of(you, none):N-all([in(hand, you)])]).
linear:row(paying(exile, []), [obj(N)], exile(this), [np(here):N-this]).
linear:row(paying(exile, [pp(from, Z)]), [obj(N)], exile_from_graveyard(this), [np(here):N-this, zone(found):Z-in(graveyard, you)]).
linear:row(paying(exile, []), [obj(N), to(from, Z)], exile_from_graveyard(this), [np(here):N-this, zone(found):Z-in(graveyard, you)]).
linear:row(paying(exile, [pp(from, Z)]), [N], Cost, [paying(exile, []):[N, to(from, Z)]-Cost]).
linear:row(paying(exile, []), [obj(at(K, none, sel(Ds, F))), to(from, Z)], Cost,
           [number_of:Ds-N, card_paid(N):K-yes, set(found, sought):F-Set, zone(found):Z-in(Zone, you), Zone-Name in [graveyard-exile_from_graveyard, hand-exile_from_hand],
            of_player(Name, N):Set-Cost]).
linear:row(paying(tap, []), [obj(at(K, none, sel([n(Q), other], F)))], tap_permanents(N, [other|Set]), [idle(K), number:Q-N, set(found, here):F-Set0, own_untapped:Set0-Set]).
linear:row(paying(tap, []), [obj(at(K, none, sel([another], F)))], tap_permanents(1, [other|Set]), [idle(K), set(found, here):F-Set0, own_untapped:Set0-Set]).
linear:row(paying(tap, []), [obj(at(K, none, sel([n(Q)], F)))], tap_permanents(N, Set), [idle(K), number:Q-N, set(found, here):F-Set0, own_untapped:Set0-Set]).
linear:row(paying(tap, []), [obj(at(K, none, sel([a], F)))], tap_permanents(1, Set), [idle(K), set(found, here):F-Set0, own_untapped:Set0-Set]).
linear:row(paying(reveal, [pp(from, Z)]), [obj(at(K, none, sel(Ds, F)))], reveal_from_hand(N, Set), [idle(K), number_of:Ds-N, set(found, sought):F-Set, zone(found):Z-in(hand, you)]).
linear:row(paying(discard, [adv([at, random])]), [obj(at(K, none, sel(Ds, filter([kind([], Noun)], []))))], discard_random(N), [idle(K), number_of:Ds-N, a_card:Noun-card]).
linear:row(paying(remove, []), [obj(at(K, none, sel(Ds, filter([kind([C], Noun)], [])))), to(from, N)], remove_counters(Kind, M),
           [idle(K), number_of:Ds-M, counters_noun:Noun-counter, counter:C-Kind, np(here):N-this]).
linear:row(paying(put, []), [obj(at(K, none, sel(Ds, filter([kind([C], Noun)], [])))), to(on, N)], put_counters(Kind, M),
           [idle(K), number_of:Ds-M, counters_noun:Noun-counter, counter:C-Kind, np(here):N-this]).
linear:row(paying(return, []), [obj(N), to(to, at(K, none, of_its(at(J, owner(M), sel([poss], filter([kind([], n(owner))], []))), [part(Of, [], filter([kind([], n(hand))], []))])))], return_to_hand(this),
           [idle(K), idle(J), np(here):N-this, np(here):M-this, Of in ['\'s', '\'']]).
linear:row(paying(return, []), [obj(at(K, none, sel(Ds, F))), to(to, P)], return_to_hand(N, Set),
           [bind(K, none), number_of:Ds-N, set(found, here):F-Set0, own_only:Set0-Set, place(to, K):P-hand]).

linear:native(own_untapped, Set0, Set, State, State) :-
    selectchk(untapped, Set0, Set1),
    selectchk(controlled(you), Set1, Set).
linear:native(own_only, Set0, Set, State, State) :-
    selectchk(controlled(you), Set0, Set).

%   Any number of counters: as many as X is, which is chosen as it is activated (107.3)

linear:row(paying(remove, []), [obj(at(K, none, sel([any_number], filter([kind([C], ns(counter))], [])))), to(from, N)], remove_counters(Kind, x),
           [counter:C-Kind, np(here):N-this, bind(K, removed_counters), bind(removed(Kind), x)]).
linear:row(counted(Noun), removed_counters, x, [not(Noun, none)]).
linear:row(for_each, at(K, none, sel([each], filter([kind([C], n(counter))], [undergone(do(pres, remove, [], [], [this_way]))]))), N, [idle(K), counter:C-Kind, known(removed(Kind), N)]).
linear:row(paying(exert, []), [obj(N)], exert(this), [np(here):N-this]).
