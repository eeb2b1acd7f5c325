:- module(effect_sets, []).

/** <module> What is so of things for this turn or together with others: "that entered this turn", "that shares a color with it"
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(linear, [bound/4, meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   This turn (608.2i)

linear:row(post(Use), that_is(Word, do(past, enter, [], [], [time(this(turn))])), parts([entered_this_turn]), [Use in [target, found], Word in [that, which]]).
linear:row(post(Use), undergone(do(pres, deal, [], [obj(at(K, none, sel([], filter([kind([], n(damage))], []))))], [time(this(turn))])), parts([dealt_damage]),
           [idle(K), Use in [target, found]]).

%   What is not so

linear:row(post(Use), that_is(Word, is(Tense, no, [], Q, [])), parts([not(Parts)]),
           [Use in [target, found], Word in [that, who, which], Tense in [pres_s, pres_p, pres], being:Q-Parts]).
linear:row(being, undergo(do(pres, Verb, [], [], [])), [Part], [Verb-Part in [enchant-enchanted, equip-equipped]]).
linear:row(quality(Use), at(K, none, sel([no], filter([kind([], Noun)], [pp(on, N)]))), not([with_counters]), [idle(K), Use in [target, found], counters_noun:Noun-counter, on_itself:N-it]).
linear:row(quality(Use), at(K, none, sel([no], filter([kind([C], Noun)], [pp(on, N)]))), not([with_counter(Kind)]),
           [idle(K), Use in [target, found], counters_noun:Noun-counter, counter:C-Kind, on_itself:N-it]).

%   "that has a +1/+1 counter on it"

linear:row(post(Use), that_is(Word, do(Tense, have, [], [obj(N)], [])), parts([Part]),
           [Use in [target, found], Word in [that, which], Tense in [pres_s, pres_p, pres], counters_borne:N-yes, quality(Use):N-Part]).
linear:native(counters_borne, at(_, none, sel(_, filter([kind(_, Noun)], [pp(on, _)]))), yes, State, State) :-
    memberchk(Noun, [n(counter), ns(counter)]).

%   "that shares a creature type with it"

linear:row(post(found), that_is(Word, do(Tense, share, [], [obj(at(K, none, sel([a], filter([kind(Ms, n(Noun))], [])))), to(with, N)], [])), parts([shares(What, R)]),
           [idle(K), Word in [that, which], Tense in [pres_s, pres_p, pres], Ms-Noun-What in [[]-color-color, [creature]-type-creature_type, [card]-type-card_type, []-name-name], thing_asked:N-R]).
linear:row(post(found), that_is(that, do(Tense, share, [], [obj(at(K, none, sel([a], filter([kind([creature], n(type))], [])))), to(with, N)], [])),
           parts([shares(creature_type, R)]), [idle(K), Tense in [pres_s, pres], np(commanders):N-R]).
linear:row(quality(found), at(K, none, sel([the, same], filter([kind(Ms, n(Noun))], [as(N)]))), sized(Measure, exactly, size(Measure, R)),
           [idle(K), measure:measured(Ms, Noun)-Measure, thing_asked:N-R]).
linear:row(quality(Use), at(K, none, sel([the], filter([kind([Most|Ms], n(Noun))], [pp(among, at(J, none, sel([], F)))]))), is(How),
           [idle(K), idle(J), Use in [found, target], Most-Measure-Set-How in [highest-Measure-Set-greatest(Measure, all(Set)), greatest-Measure-Set-greatest(Measure, all(Set)),
                                                                             lowest-Measure-Set-least(Measure, all(Set)), least-Measure-Set-least(Measure, all(Set))],
            measure:measured(Ms, Noun)-Measure, set(found, here):F-Set]).
linear:row(post(found), undergone(do(pres, exile, [], [], [pp(with, ref(this))])), zone(exiled_with_this), []).
linear:row(np(here), ref(linked(exiled, Number), Words), linked_exile, [Number in [sg, pl], resolved:Words-was]).
linear:row(np(here), at(K, none, of([each], ref(J))), R, [np(here):ref(J)-R, bind(K, R)]).
linear:row(np(here), at(K, none, of([each], ref(J, Words))), R, [np(here):ref(J, Words)-R, bind(K, R)]).

%   Hand and graveyard together

linear:row(np(here), at(K, owner(N), sel([poss], filter([kind([], n(hand)), join(and, [], n(graveyard))], []))), both(all([in(hand, Who)]), all([in(graveyard, Who)])), [idle(K), np(here):N-Who]).
linear:row(np(here), at(K, none, sel([your], filter([kind([], n(hand)), join(and, [], n(graveyard))], []))), both(all([in(hand, you)]), all([in(graveyard, you)])), [idle(K)]).

%   "creatures with different powers": how many different ones there are

linear:native(controlled(Who), at(K, none, sel(Ds, filter(Heads, Posts0))), compare(kinds(Value, all([Part|Set])), at_least, N), State0, State) :-
    Ds = [or(Q, more)],
    append(Posts, [with(with, at(_, none, sel([different], filter([kind(Ms, ns(Noun))], []))))], Posts0),
    memberchk(Ms-Noun-Value, [[]-power-power, []-name-name, [mana]-value-mana_value]),
    meant(number, Q, N, State0, State1),
    meant(set(found, here), filter(Heads, Posts), Set, State1, State2),
    meant(own_part, Who, Part, State2, State3),
    bound(K, none, State3, State).

%   Amounts

linear:row(number_of, [a, additional], 1, []).
linear:row(number_of, [n(Q), additional], N, [number:Q-N]).
linear:row(amount, at(K, none, group([A, join(plus, B)])), plus(N, M), [idle(K), amount:A-N, amount:B-M]).
linear:row(amount, at(K, none, sel([the], filter([kind([highest|Ms], n(Noun))], [pp(among, N)]))), greatest(Measure, R),
           [idle(K), measure:measured(Ms, Noun)-Measure, np(here):N-R0, among_all:R0-R]).
linear:native(among_all, Reference0, Reference, State, State) :-
    ( Reference0 = all(_, Set) -> Reference = all(Set) ; memberchk(Reference0, [you, that_player, all(_), did(_), the(_), before(_)]), Reference = Reference0 ).
linear:row(count_of, at(K, none, sel([], filter([kind([card], ns(type))], [pp(among, at(J, none, sel([], F)))]))), kinds(card_type, all(Set)), [idle(K), idle(J), set(found, here):F-Set]).
linear:row(for_each, at(K, none, sel([each], filter([kind([card], n(type))], [pp(among, at(J, none, sel([], F)))]))), kinds(card_type, all(Set)), [idle(K), idle(J), set(found, here):F-Set]).
linear:row(for_each, at(K, none, sel([each], filter([kind([], n(color))], [pp(among, at(J, none, sel([], F)))]))), kinds(color, all(Set)), [idle(K), idle(J), set(found, here):F-Set]).
linear:row(amount, at(K, none, sel([the], filter([kind([], n(amount))], [pp(of, at(J, none, sel([], filter([kind([], n(life))], [P]))))]))), this_turn(Who, Kind),
           [idle(K), idle(J), life_of_turn:P-(Who-Kind)]).
linear:row(life_of_turn, that(you, do(past, Verb, [], [], [time(this(turn))])), you-Kind, [Verb-Kind in [gain-life_gained, lose-life_lost]]).
linear:row(life_of_turn, that(you, perfect(pres, yes, [], do(pres, Verb, [], [], [time(this(turn))]))), you-Kind, [Verb-Kind in [gain-life_gained, lose-life_lost]]).
linear:row(count_of, at(K, none, sel([], F)), this_turn(Who, Kind), [idle(K), done_this_turn:F-(Who-Kind)]).
linear:row(for_each, at(K, none, sel([each], F)), this_turn(Who, Kind), [idle(K), done_this_turn:F-(Who-Kind)]).
linear:row(done_this_turn, filter([kind([], Noun)], [that(you, perfect(pres, yes, [], do(pres, Verb, [], [], [time(this(turn))])))]), you-Kind, [Noun-Verb-Kind in
           [n(spell)-cast-spells_cast, ns(spell)-cast-spells_cast, n(card)-draw-cards_drawn, ns(card)-draw-cards_drawn]]).
linear:row(done_this_turn, filter([kind([], Noun)], [that_is(that, do(past, die, [], [], [time(this(turn))]))]), each([player])-creatures_died, [Noun in [n(creature), ns(creature)]]).
linear:row(done_this_turn, filter([kind([], Noun)], [that_is(that, do(past, die, [], [], [pp(under, at(K, none, sel([your], filter([kind([], n(control))], [])))), time(this(turn))]))]), you-creatures_died,
           [idle(K), Noun in [n(creature), ns(creature)]]).
linear:row(done_this_turn, filter([kind([], Noun)], [that(you, perfect(pres, yes, [], do(pres, sacrifice, [], [], [time(this(turn))])))]), you-sacrifices, [Noun in [n(permanent), ns(permanent)]]).

%   Counters that players have (122.1)

linear:row(for_each, at(K, none, sel([each], filter([kind([C], n(counter))], [that(N, do(pres, have, [], [], []))]))), on(Kind, R), [idle(K), counter:C-Kind, np(here):N-R0, among_all:R0-R]).
linear:row(count_of, at(K, none, sel([], filter([kind([C], ns(counter))], [that(N, do(pres, have, [], [], []))]))), on(Kind, R), [idle(K), counter:C-Kind, np(here):N-R0, among_all:R0-R]).
linear:row(count_of, at(K, none, sel([], filter([kind([], ns(opponent))], [that(you, do(pres, have, [], [], []))]))), count(all([opponent])), [idle(K)]).
linear:row(for_each, at(K, none, sel([each], filter([kind([], n(opponent))], [that(you, do(pres, have, [], [], []))]))), count(all([opponent])), [idle(K)]).
linear:row(np(here), ref(linked(exiled, Number)), linked_exile, [Number in [sg, pl]]).
linear:row(post(Use), with_abilities(with, [K, join(or, L)]), parts([either([keyword(A)], [keyword(B)])]), [Use in [target, found], keyword:K-A, keyword:L-B]).

%   Each other opponent than the one whom the event was about

linear:row(np(here), at(K, none, sel([each, other], filter([kind([], n(opponent))], []))), R, [other_opponents:K-R, bind(K, R)]).
linear:native(other_opponents, _, all([opponent, not([is(that_player)])]), State, State) :-
    State = state(Env, _, _, _),
    findall(Known, ( member(_-Known, Env), memberchk(Known, [that_player, defending_player, again(_), controller(_), owner(_), all([player]), all([opponent]), the(_)]) ), All),
    sort(All, [that_player]).

%   "from a single graveyard"; a search of library and graveyard (searches.pl)

linear:row(zone(Use), at(K, none, sel([a], filter([kind([single], n(graveyard))], []))), in(one_graveyard, all([player])), [idle(K), Use in [target, found]]).
linear:row(zone(found), at(K, none, sel([your], filter([kind([], n(library)), join('and/or', [], n(graveyard))], []))), in(library_or_graveyard, you), [idle(K)]).
linear:row(zone(found), at(K, none, of_its(N, [part('\'s', [], filter([kind([], n(graveyard)), join(',', [], n(hand)), join([',', and], [], n(library))], []))])), in(graveyard_hand_library, Who),
           [idle(K), np(here):N-Who]).
linear:row(cond, say(you, do(Tense, search, [], [obj(at(K, none, sel([your], filter([kind([], n(library))], []))))], [this_way])), searched_library, [idle(K), Tense in [pres, past]]).

%   A party (700.8)

linear:row(for_each, at(K, none, sel([each], filter([kind([], n(creature))], [pp(in, N)]))), party, [idle(K), your_party:N-yes]).
linear:row(count_of, at(K, none, sel([], filter([kind([], ns(creature))], [pp(in, N)]))), party, [idle(K), your_party:N-yes]).
linear:row(your_party, at(K, none, sel([your], filter([kind([], n(party))], []))), yes, [idle(K)]).
linear:row(had(you), at(K, none, sel([a], filter([kind([full], n(party))], []))), compare(party, at_least, 4), [idle(K)]).
