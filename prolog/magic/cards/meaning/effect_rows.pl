:- module(effect_rows, []).

/** <module> Verbs of single effects: counters that are removed and doubled, tokens that are populated, two deeds of one verb
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(each_their_own, [again/2]).
:- use_module(linear, [bound/4, fresh/3, meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   Counters: all there are, each kind of them, twice as many (701.10e)

linear:row(verb(remove, A, D, here), [obj(at(K, none, sel([all], filter([kind([C], Noun)], [])))), to(from, N)], remove_counters(from:R, kind:Kind, amount:on(Kind, Again)),
           [A in [you], bind(K, counted(D)), counters_noun:Noun-counter, counter:C-Kind, thing(D, here):N-R, spoken_again:R-Again]).
linear:row(verb(remove, A, D, here), [obj(at(K, none, sel([all], filter([kind([], ns(counter))], [])))), to(from, N)], remove_all_counters(from:R),
           [A in [you], bind(K, counted(D)), thing(D, here):N-R]).
linear:row(verb(remove, A, D, here), [obj(N), to(from, at(K, none, sel([], filter([kind([], n(combat))], []))))], remove_from_combat(what:R),
           [A in [you], named:D-yes, idle(K), np(here):N-R]).
linear:native(spoken_again, Reference, Again, State, State) :-
    \+ memberchk(Reference, [some(_, _), up_to(_, _), any_number(_)]),
    again(Reference, Again).

linear:row(verb(double, A, D, here), [obj(at(J, none, sel([the], filter([kind([], n(number))], [pp(of, at(K, none, sel([], filter([kind([C], ns(counter))], [pp(on, N)]))))]))))], S,
           [A in [you], idle(J), idle(K), counter:C-Kind, np(here):N-R, named:D-yes, doubled(Kind):R-S]).
linear:native(doubled(Kind), Reference, put_counters(on:Reference, kind:Kind, amount:on(Kind, Again)), State, State) :-
    memberchk(Reference, [this, that, enchanted(_), equipped(_), target(_, _), again(_), all(_, _)]),
    again(Reference, Again).
linear:row(verb(double, A, D, here), [obj(at(K, none, of_its(N, [part('\'s', [], filter([kind([], n(power))], []))])))], change(what:R, changes:[pt(the_amount(signed(size(power, Again))), 0)], until:permanent),
           [A in [you], idle(K), named:D-yes, np(here):N-R, single:R-Again]).
linear:row(verb(double, A, D, here), [obj(at(K, owner(N), sel([poss], filter([kind([], n(power))], []))))], change(what:R, changes:[pt(the_amount(signed(size(power, Again))), 0)], until:permanent),
           [A in [you], idle(K), named:D-yes, np(here):N-R, single:R-Again]).
linear:row(verb(double, A, D, here), [obj(at(K, none, of_its(N, [part('\'s', [], filter([kind([], n(power)), join(and, [], n(toughness))], []))])))],
           change(what:R, changes:[pt(the_amount(signed(size(power, Again))), the_amount(signed(size(toughness, Again))))], until:permanent),
           [A in [you], idle(K), named:D-yes, np(here):N-R, single:R-Again]).
linear:native(single, Reference, Again, State, State) :-
    memberchk(Reference, [this, that, enchanted(_), equipped(_), target(_, _), again(_)]),
    again(Reference, Again).

%   Two deeds of one verb, and counters of several kinds

linear:row(verb(deal, A, D, here), [both([obj(N), to(to, M)], and, [obj(O), to(to, P)])], [D:S],
           [one_that_deals:A-yes, verb(deal, A, D, here):[obj(N), to(to, M)]-F, not_named_twice:A-B, verb(deal, B, D, here):[obj(O), to(to, P)]-G, at_once(F, D):G-S]).
linear:native(one_that_deals, Reference, yes, State, State) :-
    memberchk(Reference, [this, that, target(_, _), again(_), enchanted(_), equipped(_)]).
linear:native(at_once(deal(source:Source, amount:N, to:To), Name), deal(source:_, amount:M, to:Others), Both, State, State) :-
    ( M = amount(Before), Before == Name -> More = N ; More = M ),
    Both = deal_both(source:Source, amount:N, to:To, more:More, others:Others).
linear:native(not_named_twice, Reference, Again, State, State) :-
    ( memberchk(Reference, [target(_, _), targets(_, _, _)]) -> again(Reference, Again) ; Again = Reference ).
linear:row(verb(put, A, D, here), [both([obj(N), to(on, M)], and, [obj(O), to(on, P)])], [D:S, E:T],
           [counters_said:N-yes, counters_said:O-yes, verb(put, A, D, here):[obj(N), to(on, M)]-S, fresh(E), verb(put, A, E, here):[obj(O), to(on, P)]-T]).
linear:native(counters_said, at(_, _, sel(_, filter([kind([_], Noun)], []))), yes, State, State) :-
    memberchk(Noun, [n(counter), ns(counter)]).
linear:native(verb(put, Agent, Name, here), [obj(at(_, none, group([First, join(Word, Second)]))), to(on, N)], [Name:S, Other:T], State0, State) :-
    memberchk(Word, [and, [',', and]]),
    meant(counters_said, First, yes, State0, _),
    meant(counters_said, Second, yes, State0, _),
    meant(verb(put, Agent, Name, here), [obj(First), to(on, N)], S, State0, State1),
    S = put_counters(on:Reference, kind:_, amount:_),
    memberchk(Reference, [this, that, target(_, _), again(_), did(_), the(_)]),
    again(Reference, Again),
    fresh(Other, State1, State2),
    bound(both_counters, Again, State2, State3),
    meant(verb(put, Agent, Other, here), [obj(Second), to(on, ref(both_counters))], T, State3, State).

%   Tokens (701.36a)

linear:row(verb(populate, A, D, here), [], [choose(name:E, who:A, least:1, most:1, from:all([creature, token, controlled(you)])), D:create_copy(who:A, amount:1, of:the(E))],
           [A in [you], fresh(E)]).

%   What has been chosen from what was shown; the other way to put cards back

linear:row(picked(D, here), at(K, none, of([n(Q)], N)), M-R, [number:Q-M, np(here):N-R, bind(K, the(D))]).
linear:row(verb(put, A, D, here), [obj(N), w(back)], move(what:R, to:library(top)), [A in [you], named:D-yes, np(here):N-R, looked_at:R-yes]).
linear:native(looked_at, the(Name), yes, State, State) :-
    atom(Name).

%   Exchanges of control (701.12b)

linear:row(verb(exchange, A, D, here), [obj(at(K, none, sel([], filter([kind([], n(control))], [pp(of, N)]))))], S, [A in [you], idle(K), named:D-yes, np(here):N-R, exchanged:R-S]).
linear:native(exchanged, targets(K, exactly(2), Set), exchange_control(targets(K, exactly(2), Set)), State, State).
linear:native(exchanged, both(A, B), exchange_control(A, B), State, State) :-
    \+ memberchk(A, [targets(_, _, _), all(_, _)]),
    \+ memberchk(B, [targets(_, _, _), all(_, _)]).

%   Tapping or untapping

linear:row(act(A), do(pres, have, [], [obj(at(K, none, sel([no], filter([kind([maximum, hand], n(size))], []))))],
                      [pp(for, at(J, none, sel([the], filter([kind([], n(rest))], [pp(of, at(I, none, sel([the], filter([kind([], n(game))], []))))]))))]),
           [lift_hand_size(who:A)], [idle(K), idle(J), idle(I), a_player:A-yes]).

%   "Manifest dread" (701.62a): one is manifested, then what was not manifested so goes to the graveyard.

linear:row(act(A), do(pres, manifest, [], [w(dread)], []), Program, [A in [you], fresh(L), fresh(C), fresh(M), dread(L, C):M-Program]).
linear:native(dread(Looked, Chosen), Deed, Program, State, State) :-
    Program = [ look(who:you, what:top(2, you), name:Looked), choose(name:Chosen, from:all([among(the(Looked))])),
                Deed:manifest(what:the(Chosen)), move(what:minus(the(Looked), did(Deed)), to:graveyard) ].
linear:row(act(A), do2(pres, tap, or, untap, [], [obj(N)], []), [tap_or_untap(R)], [A in [you], np(here):N-R]).

%   All that one controls or has in hand

linear:row(verb(sacrifice, A, D, here), [obj(at(K, none, sel([all], F)))], sacrifice(who:A, what:those(all(Set), [controlled_by(A)])), [set(found, here):F-Set, bind(K, did(D))]).
linear:row(discarded(D), at(K, none, sel([all], filter([kind(Ms, ns(card))], []))), all([in(hand, Who)|Set]),
           [bind(K, did(D)), known(subject, Who), each(adjective):Ms-Lists, joined:Lists-Set]).

%   A copy whose targets may be chosen anew

linear:row(s, seq(say(you, do(pres, copy, [], [obj(N)], [])),
                  [then(Word, say(you, modal(may, [], [], do(pres, choose, [], [obj(at(K, none, sel([], filter([kind([new], ns(target))], []))))], [pp(for, ref(result(copy)))]))))]),
           [copy_spell_retargeted(R)], [idle(K), Word in [and, [',', and]], np(here):N-R]).

%   Modes

linear:row(s, modal(say(you, do(pres, choose, [], [obj(at(K, none, group([at(J, none, headless([n(one)])), join(or, headless([both]))])))], [])), Dash, Bullets), [modal(1, 2, Modes)],
           [idle(K), idle(J), quotes:Dash-yes, how_many(Bullets):or(one, both)-(1-2), each(mode):Bullets-Modes]).
linear:row(s, modal(say(you, do(pres, choose, [], [obj(headless([or(one, more)]))], [])), Dash, Bullets), [modal(1, Most, Modes)],
           [quotes:Dash-yes, how_many(Bullets):or(one, more)-(1-Most), each(mode):Bullets-Modes]).

%   Coins (705)

linear:row(verb(flip, A, D, here), [obj(at(K, none, sel([a], filter([kind([], n(coin))], []))))], flip_coin(who:A, name:D), [A in [you], idle(K), bind(event(flip), flip(D))]).
linear:row(cond, say(you, do(pres, Verb, [], [obj(ref(event(flip)))], [])), C, [known(event(flip), R), flip_result(Verb):R-C]).
linear:native(flip_result(win), flip(D), flip_won(D), State, State).
linear:native(flip_result(lose), flip(D), flip_lost(D), State, State).

%   Cards down to the first that is like that, which is the one of them that is

linear:row(act(A), do(pres, Verb, [], [obj(at(K, none, sel([], filter([kind([], ns(card))], []))))],
                      [pp(from, at(T, none, sel([the], filter([kind([], n(top))], [pp(of, L)])))), until_cl(say(W, do(pres, Verb, [], [obj(at(J, none, sel([a], F)))], [])))]), Program,
           [idle(T), fresh(D), fresh(E), zone(found):L-in(library, Who), same(A):Who-yes, np(here):W-Whose, same(A):Whose-yes, set(found, sought):F-Set, not(Set, []),
            dug(Verb, A, D, E):Set-dug(Program, All, Rest), bind(K, All), bind(J, the(E)), bind(rest_of(K), Rest), bind(dug(D), dug(All, Rest)), deed(Verb, K, D)]).
linear:native(dug(reveal, Who, Name, Found), Set, dug(Program, the(Name), those(the(Name), [in(library, Who)])), State, State) :-
    Program = [Name:dig(who:Who, for:Set, name:Name), name(name:Found, what:those(the(Name), Set))].
linear:native(dug(exile, Who, Name, Found), Set, dug(Program, did(Name), those(did(Name), [in(exile, all([player]))])), State0, State) :-
    fresh(Dug, State0, State),
    Program = [dig(who:Who, for:Set, name:Dug, how:hidden), Name:move(what:the(Dug), to:exile), name(name:Found, what:those(did(Name), Set))].
linear:row(np(here), at(K, none, sel(Ds, filter([kind([], Noun)], [undergone(do(pres, Verb, [], [], [this_way]))]))), R,
           [idle(K), Noun in [n(card), ns(card)], this_way:Verb-D, known(dug(D), Dug), of_dug(Ds):Dug-R]).
linear:native(of_dug(Ds), dug(All, Rest), Reference, State, State) :-
    (   memberchk(Ds, [[all, other], [each, other]])
    ->  Reference = Rest
    ;   Ds == [all],
        Reference = All
    ).

%   Clashes (701.30): both reveal their top card and may put it on the bottom; who wins is asked of what was revealed.

linear:row(verb(clash, A, D, here), [to(with, at(K, none, sel([Word], filter([kind([], n(opponent))], []))))],
           [choose(name:O, who:you, least:1, most:1, from:all([opponent])), reveal(what:top(1, both(you, the(O))), name:D),
            for_each(name:P, of:both(you, the(O)), do:[may(who:the(P), (then):[move(what:those(the(D), [owned_by(the(P))]), to:library(bottom))])])],
           [A in [you], Word in [a, an], idle(K), fresh(O), fresh(P), bind(clash, the(D))]).
linear:row(cond, say(you, do(pres, win, [], [], [])),
           and(some(those(R, [owned_by(you)])),
               or(not(some(those(R, [not([owned_by(you)])]))),
                  compare(size(mana_value, those(R, [owned_by(you)])), greater, size(mana_value, those(R, [not([owned_by(you)])]))))),
           [known(clash, R)]).

%   Turns and steps that are skipped (614.10)

linear:row(verb(skip, A, D, here), [obj(N)], S, [named:D-yes, skipped_of(A):N-What, skipping(What):A-S]).
linear:row(skipped_of(A), at(K, none, sel([your, ord(next)], filter([kind(Ms, n(Noun))], []))), What, [A in [you], idle(K), skippable:(Ms-Noun)-What]).
linear:row(skipped_of(A), at(K, owner(N), sel([poss, ord(next)], filter([kind(Ms, n(Noun))], []))), What, [idle(K), np(here):N-R, same(A):R-yes, skippable:(Ms-Noun)-What]).
linear:row(skippable, []-turn, turn, []).
linear:row(skippable, [combat]-phase, combat, []).
linear:row(skippable, [Step]-step, Step, [Step in [untap, upkeep, draw]]).
linear:native(skipping(What), Who, Statement, State, State) :-
    ( memberchk(Who, [you, that_player]) -> true ; Who = target(_, _) ),
    (   What == turn
    ->  Statement = skip_turn(Who)
    ;   What == combat
    ->  Statement = skip_combat(Who)
    ;   Statement = skip(Who, What)
    ).
