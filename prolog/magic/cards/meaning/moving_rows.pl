:- module(moving_rows, []).

/** <module> Verbs that move cards, show them and look for them
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(linear, [op(_, _, in)]).
:- use_module(noun_rows, [players/1]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(verb(exile, A, D, here), [obj(at(K, none, sel([the, topn(top, Q)], F)))], S,
           [thing(D, here):at(K, none, sel([the, topn(top, Q)], F))-R, bind(rest_of(K), those(did(D), [in(exile, all([player]))])), by(A):move(what:R, to:exile)-S]).
linear:row(verb(exile, A, D, Zone), [obj(N)], S, [thing(D, Zone):N-R, by(A):move(what:R, to:exile)-S]).
linear:row(verb(return, A, D, Zone), [obj(N), to(to, P)], S, [thing(D, Zone):N-R, object_key:N-K, place(to, K):P-To, moved(A):to(R, To)-M, by(A):M-S]).
%   The card itself, from the graveyard in which it functions.

linear:row(verb(return, A, D, in(graveyard, you)), [obj(this), to(to, P)], S, [A in [you], named:D-yes, place(to, this):P-To, unburied:To-S]).
linear:native(unburied, hand, return_to_hand(this_buried), State, State).
linear:native(unburied, battlefield, move(what:this_buried, to:battlefield, under:you), State, State).
linear:row(verb(put, A, D, Zone), [obj(N), to(Word, P)], S,
           [Word in [into, onto, on, to], thing(D, Zone):N-R, object_key:N-K, place(Word, K):P-To, moved(A):to(R, To)-M, by(A):M-S]).
linear:row(verb(put, A, D, Zone), [both([obj(N), to(W, P)], and, [obj(M), to(V, Q)])], [D:S, E:T],
           [W in [into, onto, on], V in [into, onto, on], thing(D, Zone):N-R, object_key:N-K, place(W, K):P-To, moved(A):to(R, To)-S0, by(A):S0-S, fresh(E),
            thing(E, Zone):M-O, object_key:M-J, place(V, J):Q-Go, moved(A):to(O, Go)-T0, by(A):T0-T]).
linear:row(verb(put, A, D, here), [both([obj(N), to(from, among, F), to(W, P)], and, [obj(rest_of(I)), to(V, Q)])], [D:S, E:T],
           [W in [into, onto, on], V in [into, onto, on], from:to(from, among, F)-Zone, thing(D, Zone):N-R, object_key:N-K, place(W, K):P-To, moved(A):to(R, To)-S0, by(A):S0-S, fresh(E),
            np(here):rest_of(I)-O, place(V, I):Q-Go, moved(A):to(O, Go)-T0, by(A):T0-T]).
linear:row(verb(put, A, D, Zone), [obj(at(K, none, N)), to(Word, P)], [First, Second, D:S],
           [A in [you], Word in [into, onto, on, to], one_of_each(Zone):N-two(First, Second, R), bind(K, did(D)), place(Word, K):P-To, moved(A):to(R, To)-S]).
linear:row(verb(put, A, D, Zone), [obj(N), to(on, at(K, none, sel([the], filter([kind([], n(top)), join(or, [], n(bottom))], [pp(of, Library)]))))],
           [D:may(who:A, (then):[move(what:R, to:library(top))]), if(condition:not(did(D)), (then):[move(what:Again, to:library(bottom))])],
           [idle(K), thing(D, Zone):N-R, object_key:N-Key, place(into, Key):Library-library(top), again:R-Again]).
linear:row(verb(put, A, D, here), [obj(ref(K)), w(back)], move(what:R, to:library(top)), [A in [you], named:D-yes, np(here):ref(K)-R, known(lies(K), in(library, Who)), Who in [you]]).
linear:row(verb(shuffle, A, D, Zone), [obj(N), to(into, P)], S,
           [thing(D, Zone):N-R, object_key:N-K, place(into, K):P-library(top), by(A):move(what:R, to:library(shuffled))-S]).
linear:row(verb(mill, A, D, here), [obj(half(Comma, Way, N))], mill(who:A, amount:half(Way, count(all([in(library, B)])))),
           [named:D-yes, Comma in [comma], Way in [up, down], zone(found):N-in(library, B), same(A):B-yes]).
linear:row(verb(shuffle, A, D, here), [], shuffle(who:A), [named:D-yes]).
linear:row(verb(shuffle, A, D, here), [obj(N)], shuffle(who:A), [named:D-yes, zone(found):N-in(library, B), same(A):B-yes]).

linear:native(object_key, Node, Key, State, State) :-
    (   Node = at(K, _, _)
    ->  Key = K
    ;   Node = ref(K)
    ->  Key = K
    ;   Node = ref(K, _)
    ->  Key = K
    ;   memberchk(Node, [this, rest_of(_)]),
        Key = Node
    ).

%   moved(Agent): onto the battlefield under whose control it is put there (110.2a).

linear:native(moved(Agent), to(What, To), Statement, State, State) :-
    (   To == battlefield
    ->  Statement = move(what:What, to:battlefield, under:Agent),
        Agent \= all(_),
        Agent \= all(_, _),
        Agent \= target(_, _)
    ;   Statement = move(what:What, to:To)
    ).

%   place(Word, K): where what is called K goes; cards go to their owner's zones (400.3).

linear:row(place(Word, Key), at(K, none, sel([the], filter([kind([], n(battlefield))], []))), battlefield, [idle(K), Word in [onto, to], not(Key, none)]).
linear:row(place(Word, Key), at(K, none, sel([your], filter([kind([], n(Z))], []))), To,
           [idle(K), put_in(Word):Z-To, not(Key, none)]).

%   The one owner may be spoken of after that; the owners of several things are not.

linear:row(place(Word, Key), at(K, none, of_its(at(J, owner(N), sel([poss], filter([kind([], Owner)], []))), [part(Of, [], filter([kind([], Noun)], []))])), To,
           [idle(K), key_of:N-L, same_key(Key):L-yes, np(here):N-R, bind(J, owner(R)), Of in ['\'s', '\''], owner_noun:Owner-owner, noun_zone:Noun-Z, put_in(Word):Z-To]).
linear:row(place(Word, Key), at(K, none, of_its(at(J, owner(N), sel([poss], filter([kind([], Owner)], []))), [part(Of, [], filter([kind([], Noun)], []))])), To,
           [idle(K), key_of:N-L, same_key(Key):L-yes, idle(J), Of in ['\'s', '\''], owner_noun:Owner-owner, noun_zone:Noun-Z, put_in(Word):Z-To]).
linear:row(place(Word, Key), at(K, owner(N), sel([poss], filter([kind([], Noun)], []))), To,
           [idle(K), not(Key, none), np(here):N-R, a_player:R-yes, noun_zone:Noun-Z, put_in(Word):Z-To]).
linear:row(place(Word, Key), at(K, none, of_its(N, [part('\'s', [], filter([kind([], Noun)], []))])), To,
           [idle(K), not(Key, none), np(here):N-R, a_player:R-yes, noun_zone:Noun-Z, put_in(Word):Z-To]).
linear:row(place(Word, Key), at(K, none, sel(Ds, filter([kind([], n(End))], [pp(of, Library)]))), library(End),
           [idle(K), Ds in [[the], []], Word in [on, to], End in [top, bottom], place(into, Key):Library-library(top)]).
linear:row(place(on, Key), at(K, none, sel([], filter([kind([], n(top))], []))), library(top), [idle(K), not(Key, none)]).

%   put_in(Word): the zone after this word, and where in it the card goes.

linear:row(put_in(Word), Z, To, [Word-Z-To in [to-hand-hand, into-hand-hand, into-graveyard-graveyard, into-library-library(top)]]).
linear:row(owner_noun, n(owner), owner, []).
linear:row(owner_noun, ns(owner), owner, []).
linear:row(key_of, ref(K), K, []).
linear:row(key_of, ref(K, Words), K, [resolved:Words-was]).
linear:native(same_key(Key), Other, yes, State, State) :-
    Key == Other.
linear:native(a_player, Reference, yes, State, State) :-
    ( memberchk(Reference, [you, that_player, defending_player, owner(_), controller(_), agent, the(_), again(_)]) -> true ; players(Reference) ).

%   Showing and looking

linear:row(verb(reveal, A, D, Zone), [obj(N)], S, [named:D-yes, shown(Zone, D):N-R, by(A):reveal(what:R, name:D)-S]).
linear:row(verb(reveal, A, D, Zone), [obj(at(K, none, N))], [First, Second, reveal(what:R, name:D)], [A in [you], one_of_each(Zone):N-two(First, Second, R), bind(K, the(D))]).
linear:row(shown(Zone, D), ref(K), R, [np(Zone):ref(K)-R, not(D, none)]).
linear:row(shown(Zone, D), ref(K, Words), R, [np(Zone):ref(K, Words)-R, not(D, none)]).
linear:row(shown(Zone, D), at(K, none, sel(Ds, F)), some(N, Set), [not(Zone, here), number_of:Ds-N, set(found, Zone):F-Set, bind(K, the(D))]).
linear:row(shown(Zone, D), at(K, none, sel([up_to(Q)], F)), up_to(N, Set), [not(Zone, here), number:Q-N, set(found, Zone):F-Set, bind(K, the(D))]).
linear:row(shown(here, D), at(K, none, sel(Ds, F)), some(N, Set), [number_of:Ds-N, set(found, here):F-Set, brought_in:Set-yes, bind(K, the(D))]).
linear:native(brought_in, Set, yes, State, State) :-
    memberchk(in(outside, _), Set).
linear:row(shown(here, D), N, top(M, Who), [top:N-(top(M, Who)-K), bind(K, the(D)), bind(lies(K), in(library, Who)),
                                           bind(rest_of(K), those(the(D), [in(library, Who)]))]).
linear:row(shown(here, D), at(K, O, N), R, [hand:at(K, O, N)-R, bind(K, the(D))]).
linear:row(hand, at(K, none, sel([your], filter([kind([], n(hand))], []))), all([in(hand, you)]), [idle(K)]).
linear:row(hand, at(K, owner(N), sel([poss], filter([kind([], n(hand))], []))), all([in(hand, Who)]), [idle(K), np(here):N-Who]).
linear:row(hand, at(K, none, of_its(N, [part('\'s', [], filter([kind([], n(hand))], []))])), all([in(hand, Who)]), [idle(K), np(here):N-Who]).
linear:row(verb(look, A, D, here), [to(at, N)], look(who:A, what:R, name:D), [shown(here, D):N-R]).
linear:row(verb(search, A, D, here), [obj(L), to(for, N)], choose(name:D, least:Least, most:Most, from:all([in(library, A)|Set])),
           [A in [you], zone(found):L-in(library, A), sought(D):N-c(Least, Most, Set)]).
linear:row(verb(search, A, D, here), [obj(L), to(for, N)], choose(name:D, least:Least, most:Most, from:all([in(library_or_graveyard, A)|Set])),
           [A in [you], zone(found):L-in(library_or_graveyard, A), sought(D):N-c(Least, Most, Set)]).
%   Another's library is looked at, and cards are chosen from it; so are a graveyard, a hand and a library together.

linear:row(verb(search, A, D, here), [obj(L), to(for, N)],
           [look(who:you, what:all([in(Place, Whose)]), name:E), choose(name:D, who:you, least:Least, most:Most, from:all([among(the(E))|Set]))],
           [A in [you], fresh(E), zone(found):L-in(Place, Whose), Place in [library, graveyard_hand_library], not(Whose, you), sought(D):N-c(Least, Most, Set), each_by_itself:Set-yes]).
%   All such cards: nobody has to find one that others don't see, but those of the graveyard are all found (701.23b).

linear:row(verb(search, A, D, here), [obj(L), to(for, at(K, none, sel([all], F)))],
           [ look(who:you, what:all([in(Place, Whose)]), name:E),
             choose(name:D, who:you, least:0, most:10_000, from:all([among(the(E)), not([in(graveyard, all([player]))])|Set]))
           ],
           [A in [you], fresh(E), zone(found):L-in(Place, Whose), Place in [graveyard_hand_library], not(Whose, you), set(found, sought):F-Set, not(Set, []),
            bind(K, both(the(D), all([among(the(E)), in(graveyard, all([player]))|Set])))]).
linear:native(each_by_itself, Set, yes, State, State) :-
    \+ ( member(Part, Set), nonvar(Part), memberchk(Part, [of_two_kinds(_, _), share(_)]) ).
linear:row(sought(D), at(K, none, sel([a], F)), c(Least, 1, Set), [set(found, sought):F-Set, least_found(1):Set-Least, bind(K, the(D))]).
linear:row(sought(D), at(K, none, sel([any_number], F)), c(0, 10_000, Set), [set(found, sought):F-Set, not(Set, []), bind(K, the(D))]).
linear:row(sought(D), at(K, none, sel([up_to(Q)], F)), c(0, N, Set), [number:Q-N, set(found, sought):F-Set, bind(K, the(D))]).

%   What has no quality said is found (701.23).

linear:native(least_found(N), Set, Least, State, State) :-
    ( Set == [] -> Least = N ; Least = 0 ).

linear:row(sought(D), at(K, none, group([at(J, none, sel([Some], F)), join(Word, at(I, none, sel([Any], G)))])), c(0, 2, [of_two_kinds(A, B)]),
           [Some in [a, an], Word in [and, 'and/or'], Any in [a, an], idle(J), idle(I), set(found, sought):F-A, not(A, []), set(found, sought):G-B, not(B, []), bind(K, the(D))]).

%   One of each kind, as far as there are such: "a creature card and/or a land card". One card is not both.

linear:row(one_of_each(Zone), group([at(J, none, sel([Some], F)), join(Word, at(I, none, sel([Any], G)))]),
           two(choose(name:C, who:you, least:0, most:1, from:all(Set)), choose(name:E, who:you, least:0, most:1, from:all([not([is(the(C))])|Other])), both(the(C), the(E))),
           [not(Zone, here), Some in [a, an], Word in ['and/or'], Any in [a, an], idle(J), idle(I), fresh(C), fresh(E), set(found, Zone):F-Set, set(found, Zone):G-Other]).

linear:row(verb(choose, A, D, Zone), [obj(N)], choose(name:D, who:A, least:Q, most:Q, from:R), [picked(D, Zone):N-(Q-R)]).
linear:row(verb(choose, A, D, Zone), [obj(at(K, none, sel([up_to(Q)], F)))], choose(name:D, who:A, least:0, most:N, from:all(Set)),
           [number:Q-N, set(found, Zone):F-Set, bind(K, the(D))]).
linear:row(verb(choose, A, D, here), [obj(at(K, O, N))], name(name:D, what:R), [A in [you], np(here):at(K, O, N)-R, a_target:R-yes]).
linear:native(a_target, Reference, yes, State, State) :-
    memberchk(Reference, [target(_, _), targets(_, _, _)]).
linear:row(picked(D, Zone), at(K, none, sel(Ds, F)), Q-all(Set), [number_of:Ds-Q, set(found, Zone):F-Set, bind(K, the(D))]).

%   Manifesting the top card of one's library (701.40a)

linear:row(verb(manifest, A, D, here), [obj(N)], manifest(things(A), M), [named:D-yes, not(A, you), top:N-(top(M, Who)-K), idle(K), same(A):Who-yes, single_player:A-yes]).
linear:row(verb(manifest, A, D, Zone), [obj(N)], manifest(what:R), [A in [you], thing(D, Zone):N-R]).
linear:native(single_player, Reference, yes, State, State) :-
    memberchk(Reference, [controller(again(_)), owner(again(_)), that_player, again(_)]).

%   "return a nonland card of an opponent's choice from your graveyard to your hand"

linear:row(verb(return, A, D, in(graveyard, you)), [obj(at(K, none, sel([a], filter(Hs, [pp(of, at(I, none, of_its(at(J, none, sel([Word], filter([kind([], n(opponent))], []))), [part('\'s', [], filter([kind([], n(choice))], []))])))])))), to(to, P)],
           [choose(name:Who, who:you, least:1, most:1, from:all([opponent])), choose(name:Card, who:the(Who), least:1, most:1, from:all([in(graveyard, you)|Set])), D:move(what:the(Card), to:hand)],
           [A in [you], Word in [a, an], idle(I), idle(J), cards_described:filter(Hs, [])-Set, place(to, K):P-hand, fresh(Who), fresh(Card), bind(K, did(D))]).
