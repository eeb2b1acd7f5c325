:- module(happened_rows, []).

/** <module> Conditions on what happened: this turn, or to what is gone
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   How many

linear:row(how_many, [a], at_least-1, []).
linear:row(how_many, [an], at_least-1, []).
linear:row(how_many, [no], at_most-0, []).
linear:row(how_many, [or(Q, more)], at_least-N, [number:Q-N]).
linear:row(how_many, [or(Q, fewer)], at_most-N, [number:Q-N]).

%   What happened to things

linear:row(cond, say(at(K, none, sel(Ds, F)), V), quantity(past(Who, What), How, N), [idle(K), happened(F):V-p(Who, What), how_many:Ds-(How-N)]).
linear:row(cond, say(at(K, none, sel([another], F)), V), quantity(past_of_others(Who, What), at_least, 1), [idle(K), happened(F):V-p(Who, What)]).
linear:row(happened(F), do(past, die, [], [], Adjuncts), p(Who, died(Set)), [whose_past:Adjuncts-Who, set(found, here):F-Set]).
linear:row(happened(filter(Hs, [that(you, do(past, control, [], [], []))])), do(past, leave, [], [obj(Z)], [time(this(turn))]), p(you, left(Set)),
           [zone(found):Z-battlefield, set(found, here):filter(Hs, [])-Set]).
linear:row(cond, say(at(K, none, sel([a], filter([kind([], n(spell))], []))), is(past, yes, [], undergo(do(pres, warp, [], [], [time(this(turn))])), [])),
           quantity(past(each([player]), warped), at_least, 1), [idle(K)]).
linear:row(happened(F), do(past, leave, [], [obj(Z)], [time(this(turn))]), p(each([player]), left(Set)), [zone(found):Z-battlefield, set(found, here):F-Set]).
linear:row(happened(F), do(past, leave, [], [obj(at(K, none, sel([your], filter([kind([], n(graveyard))], []))))], [time(this(turn))]), p(you, left_graveyard(Set)),
           [idle(K), cards_described:F-Set]).
linear:row(whose_past, [time(this(turn))], each([player]), []).
linear:row(whose_past, [pp(under, at(K, none, sel([your], filter([kind([], n(control))], [])))), time(this(turn))], you, [idle(K)]).
linear:row(whose_past, [pp(under, at(K, none, of_its(at(J, none, sel([an], filter([kind([], n(opponent))], []))), [part('\'s', [], filter([kind([], n(control))], []))]))), time(this(turn))],
           each([opponent]), [idle(K), idle(J)]).
linear:row(cond, say(you, do(past, have, [], [obj(N), bare(do(pres, enter, [], [], As))], [])), C, [cond:say(N, do(past, enter, [], [], As))-C]).

%   "for each creature that died this turn"

linear:row(for_each, at(K, none, sel([each], F)), past(Who, What), [idle(K), past_of:F-p(Who, What)]).
linear:row(count_of, at(K, none, sel([], F)), past(Who, What), [idle(K), past_of:F-p(Who, What)]).
linear:row(past_of, filter(Hs, [that_is(Word, V)]), p(Who, What), [Word in [that, which], happened(filter(Hs, [])):V-p(Who, What)]).

%   What players did

linear:native(cond, say(N, V0), Condition, State0, State) :-
    past_player(N, Who),
    past_deed(V0, Said, V),
    meant(past_deed(Who), V, Done, State0, State),
    ( Said == yes -> Condition = Done ; Condition = not(Done) ).

past_player(you, you).
past_player(at(_, none, sel([Word], filter([kind([], n(Noun))], []))), each([Noun])) :-
    memberchk(Word, [a, an]),
    memberchk(Noun, [opponent, player]).

past_deed(do(past, Verb, [], Objects, Adjuncts), yes, v(Verb, Objects, Adjuncts)).
past_deed(perfect(pres, Said, [], do(pres, Verb, [], Objects, Adjuncts)), Said, v(Verb, Objects, Adjuncts)).
past_deed(aux(past, no, [], do(pres, Verb, [], Objects, Adjuncts)), no, v(Verb, Objects, Adjuncts)).

linear:row(past_deed(you), v(attack, [], [time(this(turn))]), this_turn(you, attacks, at_least, 1), []).
linear:row(past_deed(you), v(attack, [], [pp(with, at(K, none, sel([a], filter([kind([], n(creature))], [])))), time(this(turn))]), this_turn(you, attacks, at_least, 1), [idle(K)]).
linear:row(past_deed(you), v(descend, [], [time(this(turn))]), quantity(past(you, descended), at_least, 1), []).
linear:row(past_deed(Who), v(commit, [obj(at(K, none, sel([a], filter([kind([], n(crime))], []))))], [time(this(turn))]), this_turn(Who, crimes, at_least, 1), [idle(K)]).
linear:row(past_deed(Who), v(discard, [obj(at(K, none, sel(Ds, F)))], [time(this(turn))]), quantity(past(Who, discarded(Set)), How, N), [idle(K), how_many:Ds-(How-N), cards_described:F-Set]).
linear:row(past_deed(Who), v(sacrifice, [obj(at(K, none, sel(Ds, F)))], [time(this(turn))]), quantity(past(Who, sacrificed(Set)), How, N), [idle(K), how_many:Ds-(How-N), set(found, here):F-Set]).

%   What something itself did

linear:row(cond, say(N, V), C, [own_past:V-(Said-Set), np(here):N-R, an_object:R-yes, so_or_not(Said):is(R, Set)-C]).
linear:row(own_past, do(past, Verb, [], [], [time(this(turn))]), yes-[Part], [Verb-Part in [enter-entered_this_turn, attack-did_this_turn(attacked), block-did_this_turn(blocked)]]).
linear:row(own_past, do(past, Verb, [], [obj(N)], [time(this(turn))]), yes-[helped(How, R)], [Verb-How in [crew-crewed, saddle-saddled], np(here):N-R]).
linear:row(own_past, do(past, deal, [], [obj(at(K, none, sel([], filter([kind([], n(damage))], []))))|To], [time(this(turn))]), yes-[did_this_turn(Deed)],
           [idle(K), To-Deed in [[]-dealt_damage, [to(to, you)]-damaged_you]]).
linear:row(own_past, aux(past, no, [], do(pres, Verb, [], [], [time(this(turn))])), no-[Part], [Verb-Part in [enter-entered_this_turn, attack-did_this_turn(attacked), block-did_this_turn(blocked)]]).
linear:row(own_past, all_of(do(past, attack, [], [], []), [join(or, do(past, block, [], [], [time(this(Time))]))]), yes-[either([did_this_turn(attacked)], [did_this_turn(blocked)])],
           [Time in [turn]]).
linear:native(so_or_not(Said), is(Reference, Set), Condition, State0, State) :-
    meant(of_it, is(Reference, Set, pres), Plain, State0, State),
    ( Said == yes -> Condition = Plain ; Condition = not(Plain) ).
linear:row(post(found), that_is(Word, V), parts(Set), [Word in [that, which], own_past:V-(yes-Set)]).
linear:row(post(target), that_is(Word, V), parts(Set), [Word in [that, which], own_past:V-(yes-Set)]).

%   What it had: counters, and what it has

linear:row(cond, say(N, do(past, have, [], [obj(M)], [])), C, [thing_asked:N-R, counters_had:M-(Said-Set), had_or_not(Said):is(R, Set, past)-C]).
linear:row(counters_had, at(K, none, sel(Ds, filter([kind([C], Noun)], [pp(on, N)]))), yes-[with_counter(Kind)], [idle(K), Ds in [[a], [an], [or(one, more)]], counters_noun:Noun-counter, counter:C-Kind, on_itself:N-it]).
linear:row(counters_had, at(K, none, sel([no], filter([kind([C], Noun)], [pp(on, N)]))), no-[with_counter(Kind)], [idle(K), counters_noun:Noun-counter, counter:C-Kind, on_itself:N-it]).
linear:row(counters_had, at(K, none, sel(Ds, filter([kind([], Noun)], [pp(on, N)]))), yes-[with_counters], [idle(K), Ds in [[], [a], [or(one, more)]], counters_noun:Noun-counter, on_itself:N-it]).
linear:native(had_or_not(Said), What, Condition, State0, State) :-
    meant(of_it, What, Plain, State0, State),
    ( Said == yes -> Condition = Plain ; Plain \= was(_, _), Condition = not(Plain) ).
linear:row(had(R), at(K, none, sel([exactly(Q)], filter([kind([C], ns(counter))], [pp(on, ref(J))]))), compare(on(Kind, R), exactly, N), [idle(K), idle(J), number:Q-N, counter:C-Kind]).
linear:row(had(R), at(K, none, sel([], filter([kind(Ms, n(Noun))], [C]))), fits(R, [Part]), [an_object:R-yes, single:R-yes, quality(found):at(K, none, sel([], filter([kind(Ms, n(Noun))], [C])))-Part]).
linear:native(single, Reference, yes, State, State) :-
    \+ memberchk(Reference, [all(_), all(_, _)]).
linear:row(had(you), at(K, none, sel([exactly(Q)], filter([kind([], n(life))], []))), compare(life_of(you), exactly, N), [idle(K), number:Q-N]).
linear:row(had(you), at(K, none, sel([or(Q, Word)], filter([kind([], ns(opponent))], []))), compare(count(all([opponent])), How, N), [idle(K), number:Q-N, Word-How in [more-at_least, fewer-at_most]]).
linear:row(had(you), at(K, none, sel([or(Q, Word)], filter([kind(Ms, ns(card))], [pp(in, Z)]))), compare(count(all(Set)), How, N),
           [idle(K), number:Q-N, Word-How in [more-at_least, fewer-at_most], set(found, here):filter([kind(Ms, ns(card))], [pp(in, Z)])-Set]).

%   Who you are, and how it came here

linear:row(being, undergo(do(pres, cast, [], [], [pp(from, at(K, none, sel(Ds, filter([kind([], n(Z))], []))))])), [cast_from(Z)],
           [idle(K), Ds-Z in [[a]-graveyard, []-exile]]).
linear:row(being, each([A, join(or, B)]), [either(As, Bs)], [being:A-As, being:B-Bs]).
linear:row(being, undergo(do(pres, deal, [], [obj(at(K, none, sel([], filter([kind([], n(damage))], []))))], [time(this(turn))])), [dealt_damage], [idle(K)]).
linear:row(cond, say(N, do(pres, share, [], [obj(at(K, none, sel([a], filter([kind([creature], n(type))], [])))), to(with, M)], [])), fits(R, [shares(creature_type, S)]),
           [idle(K), np(here):N-R, np(here):M-S]).
linear:row(cond, say(you, do(past, control, [], [obj(N)], [])), fits(R, [controlled(you)]), [thing_asked:N-R, as_it_last_was:R-yes]).
linear:native(as_it_last_was, Reference, yes, State, State) :-
    memberchk(Reference, [before(_), again(_)]).
linear:row(cond, say(you, do(pres, have, [], [obj(at(K, none, sel([more], filter([kind([], ns(card))], [pp(in, at(J, none, sel([], filter([kind([], n(hand))], [])))), than(at(I, none, sel([each], filter([kind([], n(opponent))], []))))]))))], [])),
           compare(count(all([in(hand, you)])), greater, most(o, all([opponent]), count(all([in(hand, the(o))])))), [idle(K), idle(J), idle(I)]).

%   If it could not be done, or was not

linear:row(condition, say(you, elliptic(pres, No, Deed)), not(did(D)), [No in [do_not, cant], deed_of:Deed-D]).
linear:row(condition, say(ref(K), elliptic(pres, No, Deed)), not(did(D)), [idle(K), No in [do_not, cant], deed_of:Deed-D]).

%   How it was cast, and from where it came

linear:row(cond, say(at(K, none, sel([no], filter([kind([], n(mana))], []))), is(past, yes, [], undergo(do(pres, spend, [], [], [inf(do(pres, cast, [], [obj(N)], []))])), [])),
           matches(that, [unpaid]), [idle(K), np(here):N-that]).
linear:row(cond, say(N, do(past, enter, [], [], [pp(from, at(K, none, sel([Whose], filter([kind([], n(graveyard))], []))))])), fits(this, [came_from(graveyard)|More]),
           [idle(K), np(here):N-this, Whose-More in [a-[], your-[owned(you)]]]).
linear:row(cond, say(you, do(pres, cast, [], [obj(N)], [pp(from, at(K, none, sel([your], filter([kind([], n(graveyard))], []))))])), and(was_cast, fits(this, [cast_from(graveyard), owned(you)])),
           [idle(K), np(here):N-this]).
linear:row(cond, say(at(K, none, sel([no], F)), is(pres, yes, [], pp(on, Z), [])), not(some(all(Set))), [idle(K), zone(found):Z-battlefield, set(found, here):F-Set]).

%   "that's white, blue, black, or red"

linear:native(own_past, is(Tense, yes, [], each([np(colors([First]))|Joined]), []), yes-[either([color(First)], Rest)], State, State) :-
    memberchk(Tense, [pres_s, pres_p]),
    one_of_colors(Joined, Rest).

one_of_colors([join(Word, np(colors([Color])))], [color(Color)]) :-
    memberchk(Word, [or, [',', or]]).
one_of_colors([join(',', np(colors([Color]))), Next|Joined], [either([color(Color)], Rest)]) :-
    one_of_colors([Next|Joined], Rest).

%   A land that you played

linear:row(past_deed(you), v(play, [obj(at(K, none, sel([a], filter([kind([], n(land))], []))))], [time(this(turn))]), land_was_played, [idle(K)]).
