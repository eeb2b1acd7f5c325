:- module(condition_rows, []).

/** <module> What conditions mean
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).
:- use_module(noun_rows, [players/1]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   What somebody controls, and how many

linear:row(cond, say(N, do(pres, control, [], [obj(M)], [])), C, [one_or_all_together:N-yes, np(here):N-Who, controlled(Who):M-C]).
linear:row(controlled(Who), at(K, none, sel(Ds, F)), some(all([Part|Set])), [idle(K), Ds in [[a], [an]], set(found, here):F-Set, own_part:Who-Part]).
linear:row(controlled(Who), at(K, none, sel([another], F)), some(all([other, Part|Set])), [idle(K), set(found, here):F-Set, own_part:Who-Part]).
linear:row(controlled(Who), at(K, none, sel([no], F)), not(some(all([Part|Set]))), [idle(K), set(found, here):F-Set, own_part:Who-Part]).
linear:row(controlled(Who), at(K, none, sel([or(Q, Word)], F)), compare(count(all([Part|Set])), How, N),
           [idle(K), number:Q-N, Word-How in [more-at_least, fewer-at_most, less-at_most], set(found, here):F-Set, own_part:Who-Part]).
linear:row(controlled(Who), at(K, none, sel([or(Q, Word), other], F)), compare(count(all([other, Part|Set])), How, N),
           [idle(K), number:Q-N, Word-How in [more-at_least], set(found, here):F-Set, own_part:Who-Part]).
linear:row(controlled(Who), at(K, none, sel([at_least(least, Q)], F)), compare(count(all([Part|Set])), at_least, N),
           [idle(K), number:Q-N, set(found, here):F-Set, own_part:Who-Part]).
linear:row(controlled(Who), at(K, none, sel([at_least(least, Q), other], F)), compare(count(all([other, Part|Set])), at_least, N),
           [idle(K), number:Q-N, set(found, here):F-Set, own_part:Who-Part]).
linear:row(controlled(you), this, fits(this, [controlled(you)]), []).
linear:native(own_part, Who, Part, State, State) :-
    (   Who == you
    ->  Part = controlled(you)
    ;   Part = controlled_by(Who)
    ).

%   How many there are

linear:row(cond, there(yes, pres, at(K, none, sel([or(Q, Word)], F)), []), compare(count(all(Set)), How, N),
           [idle(K), number:Q-N, Word-How in [more-at_least, fewer-at_most, less-at_most], set(found, here):F-Set]).
linear:row(cond, there(yes, pres, at(K, none, sel([or(Q, Word)], filter([kind([C], Noun)], [pp(on, N)]))), []), compare(on(Kind, R), How, M),
           [idle(K), number:Q-M, Word-How in [more-at_least, fewer-at_most], counters_noun:Noun-counter, counter:C-Kind, np(here):N-R]).
linear:row(cond, there(yes, pres, at(K, none, sel([no], filter([kind([C], Noun)], [pp(on, N)]))), []), compare(on(Kind, R), at_most, 0),
           [idle(K), counters_noun:Noun-counter, counter:C-Kind, np(here):N-R]).
linear:row(cond, say(N, do(pres, have, [], [obj(M)], [])), C, [one_or_all_together:N-yes, np(here):N-Who, one_player:Who-yes, had(Who):M-C]).
linear:native(one_player, Who, yes, State, State) :-
    \+ players(Who).

%   What is so of each of several, is asked of no one of them.

linear:native(one_or_all_together, Node, yes, State, State) :-
    \+ Node = at(_, _, sel([each|_], _)).
linear:row(had(Who), at(K, none, sel([or(Q, Word)], filter([kind([], n(life))], []))), compare(life_of(Who), How, N),
           [idle(K), number:Q-N, Word-How in [more-at_least, less-at_most, fewer-at_most], a_player:Who-yes]).
linear:row(had(Who), at(K, none, sel([or(Q, Word)], filter([kind([], ns(card))], [pp(in, at(J, none, sel([], filter([kind([], n(hand))], []))))]))),
           compare(count(all([in(hand, Who)])), How, N),
           [idle(K), idle(J), number:Q-N, Word-How in [more-at_least, fewer-at_most, less-at_most], a_player:Who-yes]).
linear:row(had(Who), at(K, none, sel([exactly(Q)], filter([kind([], ns(card))], [pp(in, at(J, none, sel([], filter([kind([], n(hand))], []))))]))),
           compare(count(all([in(hand, Who)])), exactly, N), [idle(K), idle(J), number:Q-N, a_player:Who-yes]).
linear:row(had(Who), at(K, none, sel([no], filter([kind([], ns(card))], [pp(in, at(J, none, sel([], filter([kind([], n(hand))], []))))]))),
           not(some(all([in(hand, Who)]))), [idle(K), idle(J), a_player:Who-yes]).
linear:row(had(Who), at(K, none, sel([or(Q, Word)], filter([kind([ctr(poison)], ns(counter))], []))), compare(on(poison, Who), How, N),
           [idle(K), number:Q-N, Word-How in [more-at_least, less-at_most, fewer-at_most], one_who_has:Who-yes]).
linear:native(one_who_has, Who, yes, State, State) :-
    memberchk(Who, [you, controller(_), that_player, again(_), defending_player]).
linear:row(had(Who), at(K, none, sel([a], filter([kind([C], n(counter))], [pp(on, ref(J))]))), fits(Who, [with_counter(Kind)]), [idle(K), idle(J), counter:C-Kind]).

%   What something is

linear:row(cond, say(N, is(Tense, yes, [], np(sel(Ds, F)), [])), C, [Ds in [[a], [an]], asked(Tense):N-R, described:F-Set, of_it:is(R, Set, Tense)-C]).
linear:row(cond, say(N, is(Tense, no, [], np(sel(Ds, F)), [])), not(C), [Ds in [[a], [an]], asked(Tense):N-R, described:F-Set, of_it:is(R, Set, Tense)-C]).
linear:row(cond, say(N, is(Tense, yes, [], Q, [])), C, [asked(Tense):N-R, being:Q-Set, of_it:is(R, Set, Tense)-C]).
linear:row(cond, say(N, is(Tense, no, [], Q, [])), not(C), [asked(Tense):N-R, being:Q-Set, of_it:is(R, Set, Tense)-C]).
linear:row(cond, say(N, is(Tense, yes, [], np(colors(Words)), [])), C, [asked(Tense):N-R, color_words:Words-Set, of_it:is(R, Set, Tense)-C]).
linear:row(cond, say(N, is(Tense, no, [], np(colors(Words)), [])), not(C), [asked(Tense):N-R, color_words:Words-Set, of_it:is(R, Set, Tense)-C]).
linear:row(asked(pres), N, R, [now_is:N-R]).
linear:row(asked(past), N, R, [thing_asked:N-R]).

%   What was exiled, or put onto the battlefield, is asked what it has become (400.7): "if the exiled card is a God card".

linear:native(now_is, Node, Now, State0, State) :-
    meant(np(here), Node, Reference, State0, State),
    (   Node = ref(K),
        State = state(_, _, Deeds, _),
        memberchk(deed(Last, K, Name), Deeds),
        moved_so(Last, Reference, deed(put_onto_battlefield, K, Name), Deeds)
    ->  Now = did(Name)
    ;   Now = Reference
    ).

moved_so(Last, Reference, PutThere, Deeds) :-
    (   Reference = again(_),
        Last == exile
    ->  true
    ;   memberchk(Reference, [again(_), that]),
        memberchk(PutThere, Deeds)
    ).

linear:row(described, F, Set, [set(found, here):F-Set]).
linear:row(described, filter([kind(Ms, n(card))], []), Set, [each(adjective):Ms-Lists, joined:Lists-Set]).
linear:native(of_it, is(Reference, Set, Tense), Condition, State, State) :-
    \+ ( Tense == past, member(Part, Set), memberchk(Part, [tapped, untapped, attacking, blocking, blocked, enchanted, equipped, modified]) ),
    (   Reference == that
    ->  ( Tense == past -> Condition = was(that, Set) ; Condition = matches(that, Set) )
    ;   Condition = fits(Reference, Set)
    ).
linear:row(cond, say(N, is(pres, yes, [], cmp(C), [])), compare(M, How, Q), [amount:N-M, comparison:cmp(C)-(How-Q)]).
linear:row(cond, say(at(K, owner(N), sel([poss], F)), is(past, yes, [], cmp(C), [])), compare(M, How, Q), [amount:at(K, owner(N), sel([poss], F))-M, measured_thing:M-yes, comparison:cmp(C)-(How-Q)]).
linear:row(cond, say(at(K, none, of_its(N, Parts)), is(past, yes, [], cmp(C), [])), compare(M, How, Q), [amount:at(K, none, of_its(N, Parts))-M, measured_thing:M-yes, comparison:cmp(C)-(How-Q)]).
linear:native(measured_thing, size(_, Of), yes, State, State) :-
    memberchk(Of, [again(_), before(_), this, that]).
linear:row(cond, say(N, do(pres, have, [], [abilities([K])], [])), C, [np(here):N-R, keyword:K-Keyword, of_it:is(R, [keyword(Keyword)], pres)-C]).

linear:row(cond, say(N, is(pres, yes, [], pp(in, at(K, none, sel([your], filter([kind([], n(graveyard))], [])))), [])), lies_buried, [idle(K), np(here):N-R, R in [this]]).

%   The turn and its past

linear:row(cond, say(it, is(pres, yes, [], np(sel([your], filter([kind([], n(turn))], []))), [])), your_turn, []).
linear:row(cond, say(it, is(pres, yes, [], np(at(K, none, sel([your], filter([kind([], n(turn))], [])))), [])), your_turn, [idle(K)]).
linear:row(cond, say(it, is(pres, yes, [], np(at(K, none, sel([your], filter([kind([Kind], n(phase))], [])))), [])), in_phase(Kind, your), [idle(K), Kind in [main, combat]]).
linear:row(cond, say(it, is(pres, yes, [], np(at(K, none, sel([the, ord(first)], filter([kind([combat], n(phase))], [pp(of, at(J, none, sel([Of], filter([kind([], n(turn))], []))))])))), [])),
           in_phase(first_combat, Whose), [idle(K), idle(J), Of-Whose in [the-any, your-your]]).
linear:row(cond, say(it, is(pres, yes, [not], np(at(K, none, sel([your], filter([kind([], n(turn))], [])))), [])), not_your_turn, [idle(K)]).
linear:row(cond, say(you, do(past, Verb, [], [obj(at(K, none, sel([], filter([kind([], n(life))], []))))], [time(this(turn))])), this_turn(you, Event, at_least, 1),
           [idle(K), Verb-Event in [gain-life_gained]]).
linear:row(cond, say(this_event, is(pres, yes, [], np(at(K, none, sel([the, ord(Word)],
               filter([kind([], n(time))], [that(at(J, none, sel([this], filter([kind([], n(ability))], []))), perfect(pres, yes, [], do(pres, resolve, [], [], [time(this(turn))])))])))), [])),
           compare(times_resolved, exactly, N), [idle(K), idle(J), bind(resolutions, times_resolved), Word-N in [first-1, second-2, third-3, fourth-4]]).
linear:row(cond, say(it, is(pres, yes, [], np(at(K, none, sel([the, ord(Word)], filter([kind([], n(time))], [])))), [])),
           compare(times_resolved, exactly, N), [idle(K), known(resolutions, times_resolved), Word-N in [first-1, second-2, third-3, fourth-4]]).
linear:row(cond, say(N, is(past, yes, [], undergo(do(pres, kick, [], [], [])), [])), kicked, [np(here):N-R, R in [this]]).
linear:row(cond, say(N, is(past, yes, [], undergo(do(pres, bargain, [], [], [])), [])), bargained, [np(here):N-R, R in [this]]).
linear:row(cond, say(at(K, none, sel([this], filter([kind([], n(ability))], []))), been(pres, yes, [], undergo(do(pres, activate, [], [], [time(or_more_times(Q)), time(this(turn))])))),
           compare(times_activated, at_least, N), [idle(K), number:Q-N]).
linear:row(cond, say(at(K, none, sel([your], filter([kind([], n(library))], []))), do(pres, have, [], [obj(at(J, none, sel([no], filter([kind([], ns(card))], [pp(in, ref(K))]))))], [])),
           not(some(all([in(library, you)]))), [idle(K), idle(J)]).
linear:row(cond, any(A, [join(and, B)]), and(C, D), [cond:A-C, cond:B-D]).
linear:row(cond, any(A, [join(or, B)]), or(C, D), [cond:A-C, cond:B-D]).
linear:row(cond, any(A, [if(or, B)]), or(C, D), [cond:A-C, cond:B-D]).
linear:row(cond, say(N, is(Tense, yes, [not], V, [])), C, [cond:say(N, is(Tense, no, [], V, []))-C]).
linear:row(cond, say(N, is(pres, yes, [], undergo(do(pres, block, [], [], [])), [])), fits(R, [blocked]), [np(here):N-R]).
linear:row(cond, say(at(K, none, sel([a], filter([kind([], n(creature))], []))), do(past, die, [], [], [time(this(turn))])), this_turn(each([player]), creatures_died, at_least, 1),
           [idle(K)]).
linear:row(cond, say(you, do(past, attack, [], [], [time(this(turn))])), this_turn(you, attacks, at_least, 1), []).
linear:row(cond, say(at(K, none, sel([a], filter([kind([], n(opponent))], []))), do(past, lose, [], [obj(at(J, none, sel([], filter([kind([], n(life))], []))))], [time(this(turn))])),
           this_turn(each([opponent]), life_lost, at_least, 1), [idle(K), idle(J)]).
linear:row(cond, say(at(K, none, sel(Ds, F)), is(Tense, yes, [], undergo(do(pres, Verb, [], [], [this_way])), [])), some(those(before(D), Set)),
           [idle(K), Tense in [past, pres], Ds in [[a], [an]], described:F-Set, this_way:Verb-D]).
linear:row(cond, say(you, do(past, Verb, [], [obj(at(K, none, sel(Ds, F)))], [this_way])), some(those(before(D), [by_you(Verb)|Set])),
           [idle(K), Ds in [[a], [an]], described:F-Set, this_way:Verb-D]).
linear:row(cond, say(you, aux(pres, no, [], do(pres, control, [], [obj(at(K, none, sel([a], F)))], []))), not(some(all([controlled(you)|Set]))), [idle(K), set(found, here):F-Set]).
linear:row(cond, there(yes, pres, at(K, none, sel([or(Q, Word), other], F)), []), compare(count(all([other|Set])), How, N),
           [idle(K), number:Q-N, Word-How in [more-at_least, fewer-at_most], set(found, here):F-Set]).
linear:row(cond, say(at(K, none, sel([or(Q, Word)], F)), is(pres, yes, [], pp(In, Z), [])), compare(count(all(Set)), How, N),
           [idle(K), number:Q-N, Word-How in [more-at_least, fewer-at_most], In in [in, on], zone(found):Z-Zone, set(found, Zone):F-Set]).
linear:row(cond, there(yes, pres, at(K, none, sel([a], F)), []), some(all(Set)), [idle(K), set(found, here):F-Set]).

%   An opponent: any of them

linear:row(cond, say(at(K, none, sel([a], filter([kind([], n(opponent))], []))), do(pres, Verb, [], [obj(M)], [])), C, [idle(K), opponent_has(Verb):M-C]).
linear:row(opponent_has(control), at(K, none, sel([a], F)), some(all([controlled(opponent)|Set])), [idle(K), set(found, here):F-Set]).
linear:row(opponent_has(control), at(K, none, sel([more], filter(Hs, [than(you)]))), controls_more(each([opponent]), Set), [idle(K), set(found, here):filter(Hs, [])-Set]).
linear:row(opponent_has(control), at(K, none, sel([or(Q, Word)], F)), controls(each([opponent]), How, N, Set),
           [idle(K), number:Q-N, Word-How in [more-at_least, fewer-at_most], set(found, here):F-Set]).
linear:row(opponent_has(have), at(K, none, sel([or(Q, Word)], filter([kind([], n(life))], []))), life(each([opponent]), How, N),
           [idle(K), number:Q-N, Word-How in [more-at_least, less-at_most]]).
linear:row(opponent_has(have), at(K, none, sel([or(Q, Word)], filter([kind([], ns(card))], [pp(in, at(J, none, sel([], filter([kind([], n(hand))], []))))]))),
           cards(hand(each([opponent])), How, N), [idle(K), idle(J), number:Q-N, Word-How in [more-at_least, fewer-at_most]]).

%   "An Urza's Mine and an Urza's Tower"

linear:row(controlled(you), at(K, none, group([A, join(and, B)])), and(C, D), [idle(K), controlled(you):A-C, controlled(you):B-D]).
linear:row(controlled(you), at(K, none, of_its(at(J, none, sel([Word], filter([kind([], n(sub(urza)))], []))), [part('\'s', [], filter([kind([], n(sub(Type)))], []))])),
           some(all([subtype('urza\'s'), subtype(Type), controlled(you)])), [idle(K), idle(J), Word in [a, an]]).

%   More or less than an opponent: than one of them

linear:row(cond, say(you, do(pres, have, [], [obj(at(K, none, sel([Word], filter([kind([], n(life))], [than(at(J, none, sel([a], filter([kind([], n(opponent))], []))))]))))], [])), C,
           [idle(K), idle(J), beside_one(Word):life-C]).
linear:native(beside_one(less), life, compare(life_of(you), less, most(o, all([opponent]), life_of(the(o)))), State, State).
linear:row(cond, say(you, do(pres, control, [], [obj(at(K, none, sel([Word], filter(Hs, [than(at(J, none, sel([a], filter([kind([], n(opponent))], []))))]))))], [])),
           compare(count(all([controlled(you)|Set])), less, most(o, all([opponent]), count(all([controlled_by(the(o))|Set])))),
           [idle(K), idle(J), Word in [fewer], set(found, here):filter(Hs, [])-Set]).
linear:row(opponent_has(have), at(K, none, sel([more], filter([kind([], n(life))], [than(you)]))), compare(life_of(you), less, most(o, all([opponent]), life_of(the(o)))), [idle(K)]).
linear:row(opponent_has(have), at(K, none, sel([more], filter([kind([], ns(card))], [pp(in, at(J, none, sel([], filter([kind([], n(hand))], [])))), than(you)]))),
           compare(count(all([in(hand, you)])), less, most(o, all([opponent]), count(all([in(hand, the(o))])))), [idle(K), idle(J)]).
linear:row(opponent_has(have), at(K, none, sel([or(Q, Word)], filter([kind([], ns(card))], [pp(in, at(J, owner(ref(I)), sel([poss], filter([kind([], n(graveyard))], []))))]))),
           cards(graveyard(each([opponent])), How, N), [idle(K), idle(J), idle(I), number:Q-N, Word-How in [more-at_least, fewer-at_most]]).
linear:row(opponent_has(have), at(K, none, sel([or(Q, Word)], filter([kind([C], ns(counter))], []))), compare(most(o, all([opponent]), on(Kind, the(o))), How, N),
           [idle(K), number:Q-N, Word-How in [more-at_least], counter:C-Kind]).
