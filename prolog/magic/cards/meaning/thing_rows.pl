:- module(thing_rows, []).

/** <module> What noun phrases mean: references to objects and players

`np(Zone)` is what is meant, `thing(Name, Zone)` may be chosen, too, as the statement Name is carried out. A target is
`target(K, Set)` or `targets(K, Count, Set)` where it is named, and `again(K)` after that; finished.pl gives it its number.
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(linear, [bound/4, meant/5, op(_, _, in), side_known/3]).
:- use_module(noun_rows, [players/1]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(np(here), you, you, []).
linear:row(np(here), this, this, []).
linear:row(np(here), ref(this), this, []).
linear:row(np(here), ref(this, Words), this, [resolved:Words-was]).
linear:row(np(here), ref(K), R, [known(K, R0), as_a_thing:R0-R]).
linear:row(np(here), ref(K, Words), R, [known(K, R0), resolved:Words-was, as_a_thing:R0-R]).
linear:row(np(here), ref(other(K)), R, [known(other(K), R)]).
linear:row(np(here), rest_of(K), R, [known(rest_of(K), R)]).
linear:row(np(here), ref(linked(sacrifice, sg), Words), sacrificed, [resolved:Words-was]).

linear:row(np(here), ref(linked(exiled, N)), linked_exile, [N in [sg, pl]]).
linear:row(np(here), ref(linked(exiled, N), Words), linked_exile, [N in [sg, pl], resolved:Words-was]).

%   As many cards as were drawn or milled are those cards, too.

linear:native(as_a_thing, Known, Thing, State, State) :-
    ( Known = counted(Name) -> Thing = did(Name) ; Thing = Known ).

%   The words of an anaphor say what the reader has found already: what it speaks of.

linear:native(resolved, Words, was, State, State) :-
    nonvar(Words).

%   Targets

linear:row(np(Zone), at(K, none, sel([target], F)), target(K, Set), [target_set(Zone, K):F-Set, bind(K, again(K))]).
linear:row(np(Zone), at(K, none, sel([another, target], F)), target(K, [other|Set]), [target_set(Zone, K):F-Set, bind(K, again(K))]).
linear:row(np(here), at(K, none, sel([any], filter([kind([], n(target))], []))), target(K, [any_target]), [bind(K, again(K))]).
linear:row(np(here), at(K, none, sel([any, other], filter([kind([], n(target))], []))), target(K, [any_target, other]), [bind(K, again(K))]).
linear:row(np(here), at(K, none, sel([another], filter([kind([], n(target))], []))), target(K, [any_target, other]), [bind(K, again(K))]).
linear:row(np(Zone), at(K, none, sel([up_to(Q), target], F)), targets(K, up_to(N), Set), [number:Q-N, target_set(Zone, K):F-Set, bind(K, again(K))]).
linear:row(np(Zone), at(K, none, sel([up_to(Q), other, target], F)), targets(K, up_to(N), [other|Set]),
           [number:Q-N, target_set(Zone, K):F-Set, bind(K, again(K))]).
linear:row(np(Zone), at(K, none, sel([n(Q), target], F)), targets(K, exactly(N), Set), [number:Q-N, target_set(Zone, K):F-Set, bind(K, again(K))]).
linear:row(np(Zone), at(K, none, sel([n(Q), other, target], F)), targets(K, exactly(N), [other|Set]),
           [number:Q-N, target_set(Zone, K):F-Set, bind(K, again(K))]).
linear:row(np(Zone), at(K, none, sel([any_number, target], F)), targets(K, any_number, Set), [target_set(Zone, K):F-Set, bind(K, again(K))]).
linear:row(np(Zone), at(K, none, sel([nor(one, two), target], F)), targets(K, from_to(1, 2), Set), [target_set(Zone, K):F-Set, bind(K, again(K))]).

%   "Target creatures and/or other planeswalkers": one of the kinds is other than this.

linear:row(np(here), at(K, none, group([at(J, none, sel([up_to(Q), target], F)), join(Word, at(I, none, sel([other], G)))])),
           targets(K, up_to(N), [either(A, [other|B])]),
           [idle(J), idle(I), Word in ['and/or', or], number:Q-N, set(target, here):F-A, set(target, here):G-B, bind(K, again(K))]).

%   "Up to three other target creatures from the battlefield and/or creature cards from graveyards"

linear:row(np(here), at(K, none, group([at(J, none, sel([up_to(Q), other, target], filter(Hs, [pp(from, P)]))), join('and/or', at(I, none, sel([], filter(Gs, [pp(from, Z)]))))])),
           targets(K, up_to(N), [either([other|A], [card_in(graveyard, Who)|B])]),
           [idle(J), idle(I), zone(found):P-battlefield, whose_graveyard:Z-Who, number:Q-N, set(target, here):filter(Hs, [])-A, cards_described:filter(Gs, [])-B, bind(K, again(K))]).

%   "Target creature an opponent controls": that opponent is its controller.

linear:native(target_set(Zone, Key), Filter, Set, State0, State) :-
    meant(set(target, Zone), Filter, Set, State0, State1),
    side_known(State1, controller(again(Key)), State).

%   Players

linear:row(np(here), at(K, none, sel([each], filter([kind([], n(Noun))], []))), R,
           [Noun-R in [player-all([player]), opponent-all([opponent])], bind(K, R)]).
linear:row(np(here), at(K, none, sel([each, other], filter([kind([], n(player))], []))), R, [only_you:K-R, bind(K, R)]).
linear:row(np(here), at(K, none, sel([your], filter([kind([], ns(opponent))], []))), R, [R in [all([opponent])], bind(K, R)]).
linear:row(np(here), at(K, none, sel([], filter([kind([], ns(player))], []))), R, [R in [all([player])], bind(K, R)]).
linear:row(np(here), at(K, none, sel([], filter([kind([defending], n(player))], []))), R, [R in [defending_player], bind(K, R)]).
linear:row(np(here), at(K, owner(N), sel([poss], filter([kind([], Noun)], []))), R,
           [person:Noun-Who, np(here):N-Of, owned(Who):Of-R, bind(K, R)]).
linear:row(np(here), at(K, none, of_its(N, [part('\'s', [], filter([kind([], Noun)], []))])), R,
           [person:Noun-Who, np(here):N-Of, owned(Who):Of-R, bind(K, R)]).
linear:row(np(here), at(K, none, of_its(N, [part('\'', [], filter([kind([], Noun)], []))])), R,
           [person:Noun-Who, np(here):N-Of, owned(Who):Of-R, bind(K, R)]).
%   Other than you, as long as no other player has been spoken of.

linear:native(only_you, _, all([player, not([is(you)])]), State, State) :-
    State = state(Env, _, _, _),
    \+ ( member(_-Known, Env), memberchk(Known, [that_player, defending_player, again(_), controller(_), owner(_), all([player]), the(_)]) ).

linear:row(person, n(Who), Who, [Who in [controller, owner]]).
linear:row(person, ns(Who), Who, [Who in [controller, owner]]).

%   Owners and controllers are of objects.

linear:native(owned(Who), Of, Reference, State, State) :-
    \+ Of = owner(_),
    \+ Of = controller(_),
    \+ memberchk(Of, [you, that_player, defending_player]),
    \+ players(Of),
    Reference =.. [Who, Of].

%   All that there are

linear:row(np(Zone), at(K, none, sel(Ds, F)), R, [Ds in [[each], [all]], set(found, Zone):F-Set, all_of(K):Set-R]).
linear:row(np(Zone), at(K, none, sel(Ds, F)), R, [Ds in [[each, other], [all, other], [other]], set(found, Zone):F-Set, all_of(K):[other|Set]-R]).
linear:row(np(Zone), at(K, none, sel([], F)), R, [plural:F-G, set(found, Zone):G-Set, all_of(K):Set-R]).
linear:row(np(here), at(K, none, sel([the], filter([kind([], n(owner))], [pp(of, N)]))), owner(R), [np(here):N-R, again:R-Again, bind(K, owner(Again))]).
linear:row(np(here), at(K, none, sel([], filter([kind([Word], n(Noun))], []))), R,
           [Word in [enchanted, equipped, fortified], host(Word):Noun-R, bind(K, R)]).
linear:row(np(here), at(K, none, sel([your], filter([kind([], n(Z))], []))), R, [Z in [hand, graveyard], all_of(K):[in(Z, you)]-R]).
linear:row(np(here), at(K, owner(N), sel([poss], filter([kind([], n(Z))], []))), R, [Z in [hand, graveyard], np(here):N-Who, all_of(K):[in(Z, Who)]-R]).
linear:row(np(here), at(K, none, of_its(N, [part('\'s', [], filter([kind([], n(Z))], []))])), R,
           [Z in [hand, graveyard], np(here):N-Who, all_of(K):[in(Z, Who)]-R]).
linear:row(np(here), at(K, none, of([each], at(J, O, N))), R, [np(here):at(J, O, N)-R, several(J):R-Again, bind(K, Again)]).
linear:native(several(Key), Reference, again(Key), State, State) :-
    Reference = targets(Key, _, _).
%   "That player or that planeswalker's controller"

linear:row(np(here), at(K, none, group([N, join(or, at(J, none, of_its(M, [part('\'s', [], filter([kind([], n(controller))], []))])))])), player_of(R),
           [idle(K), idle(J), np(here):N-R, np(here):M-S, same(R):S-yes, of_mixed:R-yes]).
linear:native(of_mixed, Reference, yes, State, State) :-
    memberchk(Reference, [again(_), that]).
linear:row(np(here), at(K, none, group([A, join(and, B)])), both(R, S), [idle(K), np(here):A-R, np(here):B-S]).

linear:native(all_of(K), Set, all(K, Set), State0, State) :-
    bound(K, again(K), State0, State).

linear:native(plural, filter(Heads, Posts), filter(Heads, Posts), State, State) :-
    last(Heads, Head),
    ( Head = kind(_, ns(_)) ; Head = join(_, _, ns(_)) ),
    !.

linear:native(host(Word), Noun, Reference, State, State) :-
    memberchk(Noun, [creature, permanent, land, artifact, enchantment, planeswalker]),
    Reference =.. [Word, Noun].

%   The top of a library

linear:row(top, at(K, none, sel([the, topn(top, Q)], filter([kind([], ns(card))], [pp(of, Z)]))), top(N, Who)-K,
           [number:Q-N, zone(found):Z-in(library, Who)]).
linear:row(top, at(K, none, sel([the], filter([kind([top], n(card))], [pp(of, Z)]))), top(1, Who)-K,
           [zone(found):Z-in(library, Who)]).

%   What is chosen as the statement Name is done

linear:row(thing(Name, here), at(K, none, sel([the, topn(top, Q)], filter([kind([], ns(card))], [pp(of, Z)]))), top(N, Who),
           [number:Q-N, zone(found):Z-in(library, Who), bind(K, did(Name))]).
linear:row(thing(Name, here), at(K, none, sel([the], filter([kind([top], n(card))], [pp(of, Z)]))), top(1, Who),
           [zone(found):Z-in(library, Who), bind(K, did(Name))]).

linear:row(thing(Name, Zone), N, R, [not(Name, none), np(Zone):N-R]).
linear:row(thing(Name, Zone), at(K, none, sel(Ds, F)), some(1, Set), [Ds in [[a], [an]], set(found, Zone):F-Set, bind(K, did(Name))]).
linear:row(thing(Name, Zone), at(K, none, group([at(J, none, sel([a], F)), join(or, at(I, none, sel([a], G)))])), some(1, [either(A, B), Zone]),
           [not(Zone, here), idle(J), idle(I), set(found, sought):F-A, set(found, sought):G-B, bind(K, did(Name))]).
linear:row(thing(Name, Zone), at(K, none, sel([another], F)), some(1, [other|Set]), [set(found, Zone):F-Set, bind(K, did(Name))]).
linear:row(thing(Name, Zone), at(K, none, sel([n(Q)], F)), some(N, Set), [number:Q-N, set(found, Zone):F-Set, bind(K, did(Name))]).
linear:row(thing(Name, Zone), at(K, none, sel([n(Q), other], F)), some(N, [other|Set]), [number:Q-N, set(found, Zone):F-Set, bind(K, did(Name))]).
linear:row(thing(Name, Zone), at(K, none, sel([up_to(Q)], F)), up_to(N, Set), [number:Q-N, set(found, Zone):F-Set, bind(K, did(Name))]).
linear:row(thing(Name, Zone), at(K, none, sel([any_number], F)), any_number(Set), [set(found, Zone):F-Set, bind(K, did(Name))]).
linear:row(thing(Name, here), at(K, none, of([n(Q)], N)), some(M, [among(R)]),
           [number:Q-M, np(here):N-R, part_of:N-J, bind(K, did(Name)), known(lies(J), Place), bind(other(K), those(R, [Place])),
            bind(rest_of(J), those(R, [Place]))]).

linear:row(part_of, ref(J), J, []).
linear:row(part_of, ref(J, Words), J, [resolved:Words-was]).
