:- module(past_rows, []).

/** <module> Conditions on what has happened this turn (608.2i), and on players
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   What players have gained, lost, drawn and cast

linear:row(cond, say(N, do(past, Verb, [], [obj(at(K, none, sel([or(Q, more)], filter([kind([], n(life))], []))))], [time(this(turn))])), this_turn(Who, Event, at_least, M),
           [idle(K), some_player:N-Who, Verb-Event in [gain-life_gained, lose-life_lost], number:Q-M]).
linear:row(cond, say(N, do(past, Verb, [], [obj(at(K, none, sel([], filter([kind([], n(life))], []))))], [time(this(turn))])), this_turn(Who, Event, at_least, 1),
           [idle(K), some_player:N-Who, Verb-Event in [gain-life_gained, lose-life_lost]]).
linear:row(cond, say(N, do2(past, gain, or, lose, [], [obj(at(K, none, sel([], filter([kind([], n(life))], []))))], [time(this(turn))])),
           or(this_turn(Who, life_gained, at_least, 1), this_turn(Who, life_lost, at_least, 1)), [idle(K), some_player:N-Who]).
linear:native(cond, say(N, V), Condition, State0, State) :-
    done_before(V, Verb, Object),
    memberchk(Verb, [draw, cast, sacrifice]),
    meant(past(Verb), done(N, Object), Condition, State0, State).

done_before(do(past, Verb, [], [obj(Object)], [time(this(turn))]), Verb, Object).
done_before(perfect(pres, yes, [], do(pres, Verb, [], [obj(Object)], [time(this(turn))])), Verb, Object).

linear:row(past(draw), done(N, at(K, none, sel([or(Q, more)], filter([kind([], ns(card))], [])))), this_turn(Who, cards_drawn, at_least, M), [some_player:N-Who, idle(K), number:Q-M]).
linear:row(past(cast), done(N, at(K, none, sel([or(Q, more)], filter([kind([], ns(spell))], [])))), this_turn(Who, spells_cast, at_least, M), [some_player:N-Who, idle(K), number:Q-M]).
linear:row(past(cast), done(N, at(K, none, sel(Ds, F))), has_cast(Who, Set), [some_player:N-Who, idle(K), Ds in [[a], [an]], set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(past(cast), done(N, at(K, none, sel([another], F))), has_cast(Who, [other|Set]), [some_player:N-Who, idle(K), set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(past(sacrifice), done(N, at(K, none, sel([a], filter([kind([], n(permanent))], [])))), this_turn(Who, sacrifices, at_least, 1), [some_player:N-Who, idle(K)]).
linear:row(cond, say(you, perfect(pres, no, [], do(pres, cast, [], [obj(at(K, none, sel(Ds, F)))], [time(this(turn))]))), not(has_cast(you, Set)),
           [idle(K), Ds in [[a], [an]], set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(cond, say(you, aux(past, no, [], do(pres, Verb, [], [obj(N)], [time(this(turn))]))), not(C), [Verb in [gain, lose, cast, sacrifice], cond:say(you, do(past, Verb, [], [obj(N)], [time(this(turn))]))-C]).
linear:row(cond, say(you, do(past, Verb, [], [obj(at(K, none, sel([no], filter([kind([], n(life))], []))))], [time(this(turn))])), not(this_turn(you, Event, at_least, 1)),
           [idle(K), Verb-Event in [gain-life_gained, lose-life_lost]]).
linear:row(some_player, you, you, []).
linear:row(some_player, at(K, none, sel([Word], filter([kind([], n(Noun))], []))), each([Noun]), [idle(K), Word in [a, an], Noun in [opponent, player]]).

%   What permanents have done

linear:row(cond, say(at(K, none, sel([a], filter([kind([], n(permanent))], [that(you, do(past, control, [], [], []))]))), do(past, leave, [], [obj(Z)], [time(this(turn))])),
           this_turn(you, permanents_left, at_least, 1), [idle(K), zone(found):Z-battlefield]).
linear:row(cond, say(at(K, none, sel([a], filter([kind([], n(creature))], []))), do(past, die, [], [], [pp(under, at(J, none, sel([your], filter([kind([], n(control))], [])))), time(this(turn))])),
           this_turn(you, creatures_died, at_least, 1), [idle(K), idle(J)]).
linear:row(cond, say(at(K, none, sel(Ds, F)), do(past, enter, [], [], [pp(under, at(J, none, sel([your], filter([kind([], n(control))], [])))), time(this(turn))])),
           quantity(entered_this_turn(you, Set), at_least, N), [idle(K), idle(J), some_count:Ds-N, set(found, here):F-Set]).
linear:row(some_count, [a], 1, []).
linear:row(some_count, [an], 1, []).
linear:row(some_count, [or(Q, more)], N, [number:Q-N]).

%   How it came to be there (601.2)

linear:row(cond, say(you, do(pres, cast, [], [obj(N)], [])), was_cast, [np(here):N-this]).
linear:row(cond, say(N, is(past, yes, [], undergo(do(pres, cast, [], [], [])), [])), cast_by_somebody, [np(here):N-this]).
linear:row(cond, say(you, do(pres, cast, [], [obj(N)], [pp(during, at(K, none, sel([your], filter([kind([main], n(phase))], []))))])), cast_in_main, [np(here):N-this, idle(K)]).
linear:row(cond, say(you, do(pres, cast, [], [obj(N)], [pp(from, at(K, none, sel([your], filter([kind([], n(hand))], []))))])), cast_from_hand, [np(here):N-this, idle(K)]).

%   What players are, and have

linear:row(cond, say(you, is(pres, yes, [], np(at(K, none, sel([the], filter([kind([], n(monarch))], [])))), [])), monarch(you), [idle(K)]).
linear:row(cond, say(you, do(pres, have, [], [obj(at(K, none, of_its(at(J, none, sel([the], filter([kind([], n(city))], []))), [part('\'s', [], filter([kind([], n(blessing))], []))])))], [])), blessed,
           [idle(K), idle(J)]).
linear:row(cond, say(at(K, none, sel([a], filter([kind([], n(player))], []))), do(pres, have, [], [obj(at(L, none, sel([or(Q, Word)], filter([kind([], ns(card))], [pp(in, at(J, none, sel([], filter([kind([], n(hand))], []))))]))))], [])),
           cards(hand(each([player])), How, N), [idle(K), idle(J), idle(L), number:Q-N, Word-How in [more-at_least, fewer-at_most]]).
linear:row(cond, say(at(K, none, sel([a], filter([kind([], n(player))], []))), do(pres, have, [], [obj(at(L, none, sel([or(Q, Word)], filter([kind([], n(life))], []))))], [])),
           life(each([player]), How, N), [idle(K), idle(L), number:Q-N, Word-How in [more-at_least, less-at_most]]).
linear:row(cond, say(at(K, none, sel([no], filter([kind([], n(Noun))], []))), V), not(C), [Noun in [opponent, player, ns(opponent)], cond:say(at(K, none, sel([a], filter([kind([], n(Noun))], []))), V)-C]).

%   What there is, and how much

linear:row(cond, say(at(K, none, sel([or(Q, more)], F)), is(pres, yes, [], ing(do(pres, attack, [], [], [])), [])), compare(count(all([attacking|Set])), at_least, N),
           [idle(K), number:Q-N, set(found, here):F-Set]).
linear:row(cond, say(at(K, none, sel([], F)), do(pres, have, [], [obj(at(J, none, sel([], filter([kind([total], n(Noun))], [cmp(or(Q, greater))]))))], [])),
           compare(size(Noun, all(Set)), at_least, N), [idle(K), idle(J), Noun in [power, toughness], number:Q-N, set(found, here):F-Set]).
linear:row(cond, say(M, do(pres, have, [], [obj(at(K, none, sel([or(Q, Word)], filter([kind([C], Noun)], [pp(on, N)]))))], [])), compare(on(Kind, R), How, Count),
           [idle(K), number:Q-Count, Word-How in [more-at_least, fewer-at_most], counters_noun:Noun-counter, counter:C-Kind, np(here):M-R, np(here):N-R2, same(R):R2-yes]).
linear:row(cond, say(M, do(pres, have, [], [obj(at(K, none, sel([no], filter([kind([C], Noun)], [pp(on, N)]))))], [])), compare(on(Kind, R), at_most, 0),
           [idle(K), counters_noun:Noun-counter, counter:C-Kind, np(here):M-R, np(here):N-R2, same(R):R2-yes]).
linear:row(controlled(Who), at(K, none, sel([no, other], F)), not(some(all([other, Part|Set]))), [idle(K), set(found, here):F-Set, own_part:Who-Part]).
linear:row(controlled(Who), at(K, none, group([A, join(and, B)])), and(C, D), [idle(K), controlled(Who):A-C, controlled(Who):B-D]).
linear:row(had(Who), at(K, none, sel([more_than(Word, Q)], filter([kind([], ns(card))], [pp(in, at(J, none, sel([], filter([kind([], n(hand))], []))))]))),
           compare(count(all([in(hand, Who)])), How, N), [idle(K), idle(J), Word-How in [fewer-less, more-greater], number:Q-N, a_player:Who-yes]).
linear:row(being, undergo(do(pres, Verb, [], [], [])), [Verb2], [Verb-Verb2 in [enchant-enchanted, equip-equipped]]).
linear:row(cond, there(yes, pres, at(K, none, sel([or(Q, more)], filter([kind([card], ns(type))], [pp(among, at(J, none, sel([], filter([kind([], ns(card))], [pp(in, Z)]))))]))), []),
           quantity(card_types(graveyard(you)), at_least, N), [idle(K), idle(J), number:Q-N, zone(found):Z-in(graveyard, you)]).

%   As much as there was this turn, and as many kinds as there are

linear:row(for_each, at(K, none, sel([each], filter([kind([], n(color))], [pp(among, at(J, none, sel([], F)))]))), kinds(color, all(Set)), [idle(K), idle(J), set(found, here):F-Set]).
linear:row(for_each, at(K, none, sel([each], filter([kind([card], n(type))], [pp(among, at(J, none, sel([], filter([kind([], ns(card))], [pp(in, Z)]))))]))), card_types(graveyard(you)),
           [idle(K), idle(J), zone(found):Z-in(graveyard, you)]).
linear:row(for_each, at(K, none, sel([each, n(Q)], filter([kind([], n(life))], [that(N, do(past, Verb, [], [], [time(this(turn))]))]))), this_turn(Who, Event),
           [idle(K), Q in [1], some_player:N-Who, Verb-Event in [gain-life_gained, lose-life_lost]]).
linear:row(amount, at(K, none, sel([the], filter([kind([], n(amount))], [pp(of, at(J, none, sel([], filter([kind([], n(life))], [that(N, do(past, Verb, [], [], [time(this(turn))]))]))))]))), this_turn(Who, Event),
           [idle(K), idle(J), caster:N-Who, Verb-Event in [gain-life_gained, lose-life_lost]]).
