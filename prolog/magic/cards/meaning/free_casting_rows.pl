:- module(free_casting_rows,
          [ for_nothing/1               % +VerbPhrase
          ]).

/** <module> Casting without paying, as something resolves (118.9, 608.2g)

"You may cast that card without paying its mana cost", "up to two spells from among them". A spell that may be cast is a card before.
*/

:- use_module(library(lists), [append/3, memberchk/2, selectchk/3]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(verb(cast, A, D, Zone), [obj(N)], to_cast(A, R, Most), [castable(D, Zone):N-some(R, Most)]).

linear:row(castable(D, Zone), at(K, none, sel([a], F)), some(all(Set), 1), [cards_cast(Zone):F-Set, bind(K, did(D))]).
linear:row(castable(D, Zone), at(K, none, sel([an], F)), some(all(Set), 1), [cards_cast(Zone):F-Set, bind(K, did(D))]).
linear:row(castable(D, Zone), at(K, none, sel([up_to(Q)], F)), some(all(Set), N), [number:Q-N, cards_cast(Zone):F-Set, bind(K, did(D))]).
linear:row(castable(D, Zone), at(K, none, sel([any_number], F)), some(all(Set), count(all(Set))), [cards_cast(Zone):F-Set, bind(K, did(D))]).
linear:row(castable(D, Zone), at(K, none, sel([], F)), some(all(Set), count(all(Set))), [plural:F-G, cards_cast(Zone):G-Set, bind(K, did(D))]).
linear:row(castable(D, Zone), at(K, none, sel([target], F)), some(R, said), [not(D, none), np(Zone):at(K, none, sel([target], F))-R]).
linear:row(castable(D, here), ref(K), some(R, said), [not(D, none), np(here):ref(K)-R]).
linear:row(castable(D, here), ref(K, Words), some(R, said), [not(D, none), np(here):ref(K, Words)-R]).

linear:native(cards_cast(Zone), filter([kind(Ms, Noun)], Posts), Set, State0, State) :-
    memberchk(Noun-Card, [n(spell)-n(card), ns(spell)-ns(card), n(card)-n(card), ns(card)-ns(card)]),
    in_the_end(Zone, Place, Parts),
    meant(set(found, Place), filter([kind(Ms, Card)], Posts), Set0, State0, State),
    append(Parts, Set0, Set).

%   in_the_end(+Zone, -Place, -Parts) is semidet: what is among the cards exiled this way is among what was exiled.

in_the_end(Zone, Place, Parts) :-
    (   Zone = among(all(_, Set)),
        selectchk(among(Of), Set, Others)
    ->  Place = among(Of),
        Parts = Others
    ;   Zone \= among(all(_, _)),
        Place = Zone,
        Parts = []
    ).

%   What was not cast is still in exile.

linear:row(post(found), that_is(that, is(past, Not, [], undergo(do(pres, cast, [], [], [])), [])), parts([in(exile, all([player]))]), [Not in ['weren\'t', 'wasn\'t']]).

linear:row(adjunct, ing(without, do(pres, pay, [], [obj(at(K, owner(N), sel([poss], filter([kind([mana], Noun)], []))))], [])), for_nothing(Number),
           [idle(K), np(here):N-R, not(R, you), Noun-Number in [n(cost)-one, ns(cost)-several]]).

%   What may be cast without paying is offered card by card, and nothing is asked before (608.2g).

linear:native(vp(R), modal(may, [], [], V), [Name:cast_free(who:Who, what:What, most:Most)], State0, State) :-
    for_nothing(V),
    meant(vp(R), V, [Name:Cast], State0, State),
    Cast =.. [Verb, who:Who, what:What, most:Most],
    memberchk(Verb, [cast_one, cast_free]).

%!  for_nothing(+VerbPhrase) is semidet.
%
%   Somebody casts without paying.

for_nothing(do(pres, cast, [], _, Adjuncts)) :-
    memberchk(ing(without, _), Adjuncts).
