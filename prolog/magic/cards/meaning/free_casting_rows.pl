:- module(free_casting_rows,
          [ for_nothing/1               % +VerbPhrase
          ]).

/** <module> Casting without paying, as something resolves (118.9, 608.2g)

"You may cast that card without paying its mana cost", "up to two spells from among them". A spell that may be cast is a card before.
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(each_their_own, [again/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(verb(cast, A, D, Zone), [obj(N)], to_cast(A, R, As, Most), [castable(D, Zone):N-some(R, As, Most)]).

linear:row(castable(D, Zone), at(K, none, sel([a], F)), some(all(Set), As, 1), [cards_cast(Zone):F-(Set/As), bind(K, did(D))]).
linear:row(castable(D, Zone), at(K, none, sel([an], F)), some(all(Set), As, 1), [cards_cast(Zone):F-(Set/As), bind(K, did(D))]).
linear:row(castable(D, Zone), at(K, none, sel([up_to(Q)], F)), some(all(Set), As, N), [number:Q-N, cards_cast(Zone):F-(Set/As), bind(K, did(D))]).
linear:row(castable(D, Zone), at(K, none, sel([any_number], F)), some(all(Set), As, count(all(Set))), [cards_cast(Zone):F-(Set/As), bind(K, did(D))]).
linear:row(castable(D, Zone), at(K, none, sel([], F)), some(all(Set), As, count(all(Set))), [plural:F-G, cards_cast(Zone):G-(Set/As), bind(K, did(D))]).
linear:row(castable(D, Zone), at(K, none, sel([target], F)), some(R, [], said), [not(D, none), np(Zone):at(K, none, sel([target], F))-R]).
linear:row(castable(D, here), ref(K), some(R, [], said), [not(D, none), np(here):ref(K)-R]).
linear:row(castable(D, here), ref(K, Words), some(R, [], said), [not(D, none), np(here):ref(K, Words)-R]).

%   What a spell is to be is not asked of the card: half of it may be cast (709.3a).

linear:native(cards_cast(Zone), filter([kind(Ms, Noun)], Posts), Set/As, State0, State) :-
    memberchk(Noun-Card, [n(spell)-n(card), ns(spell)-ns(card), n(card)-n(card), ns(card)-ns(card)]),
    in_the_end(Zone, Place, Parts),
    meant(set(found, Place), filter([kind(Ms, Card)], Posts), Found, State0, State),
    (   Noun == Card
    ->  append(Parts, Found, Set),
        As = []
    ;   partition(of_place, Found, Places, As),
        append(Parts, Places, Set),
        Set \== []
    ).

of_place(in(_, _)).
of_place(among(_)).

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

%   What may be cast without paying is offered card by card, and nothing is asked before (608.2g). One spell from each of several
%   graveyards is another thing.

linear:native(vp(R), modal(may, [], [], V), [Statement], State0, State) :-
    for_nothing(V),
    \+ ( sub_term(From, V), nonvar(From), From = sel([each], _) ),
    meant(vp(R), V, [Name:Cast], State0, State),
    Cast =.. [Verb, who:Who, what:What|Others],
    memberchk(Verb, [cast_one, cast_free]),
    (   Who = owner(What)
    ->  Statement = for_each(name:Name, of:What, do:[cast_free(who:owner(the(Name)), what:the(Name), most:1)])
    ;   Casting =.. [cast_free, who:Who, what:What|Others],
        Statement = Name:Casting
    ).

%   "You may cast it without paying its mana cost if that spell's mana value is 8 or less": that is asked of the spell.

linear:native(s, under(if(Condition), S), [Name:cast_free(who:Who, what:What, fitting:As, most:Most)], State0, State) :-
    S = say(_, modal(may, [], [], do(pres, cast, [], [obj(ref(K))], _))),
    asked_of_spell(Condition, K, Category-Asked),
    meant(s, S, [Name:cast_free(who:Who, what:What, most:Most)], State0, State1),
    meant(Category, Asked, As, State1, State).

%   asked_of_spell(+Condition, +K, -CategoryAndAsked) is semidet: what Condition asks of K as a spell.

asked_of_spell(say(ref(K), is(pres, yes, [], np(sel([D], filter([kind(Ms, n(spell))], Posts))), [])), K, spell_described-filter([kind(Ms, n(spell))], Posts)) :-
    memberchk(D, [a, an]).
asked_of_spell(say(at(_, none, of_its(ref(K), [part('\'s', [], filter([kind([mana], n(value))], []))])), is(pres, yes, [], cmp(C), [])), K, spell_value-cmp(C)).
asked_of_spell(say(at(_, owner(ref(K)), sel([poss], filter([kind([mana], n(value))], []))), is(pres, yes, [], cmp(C), [])), K, spell_value-cmp(C)).

linear:row(spell_described, F, Set, [described:F-Set0, without_spell:Set0-Set]).
linear:row(spell_value, cmp(C), [Part], [comparison:cmp(C)-(How-Amount), compared:size(mana_value, How, Amount)-Part]).

%   What may be cast this turn from one's graveyard, whatever is there

linear:row(vp(you), modal(may, [], [], do(pres, cast, [], [obj(at(K, none, sel(Ds, F)))], [pp(from, Z), time(this(turn))])), [grant_casting([graveyard], Set, paid, Limit)],
           [idle(K), Ds-Limit in [[]-always, [a]-once_each_turn, [an]-once_each_turn], zone(found):Z-in(graveyard, you), set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(s, lasting(time(eot), say(you, modal(may, [], [], do(pres, cast, [], [obj(at(K, none, sel([], F)))], [pp(from, Z)])))), [grant_casting([graveyard], Set, paid, always)],
           [idle(K), zone(found):Z-in(graveyard, you), set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(s, lasting(time(eot), say(you, modal(may, [], [], all_of(do(pres, play, [], [obj(at(J, none, sel([], filter([kind([], ns(land))], []))))], []),
                                                                    [join(and, do(pres, cast, [], [obj(at(K, none, sel([], F)))], [pp(from, Z)]))])))),
           [grant_casting([graveyard], Set, paid, always), grant_buried_lands],
           [idle(J), idle(K), zone(found):Z-in(graveyard, you), set(found, here):F-Set0, without_spell:Set0-Set]).

%   "That targets only this creature, copy that spell for each other creature that the spell could target. Each copy targets a different one of
%   those creatures."

linear:row(post(Use), that_is(that, do(pres_s, target, [], [obj(this)], [])), parts([targeting([this])]), [Use in [target, found]]).
linear:row(post(Use), that_is(that, do(pres_s, target, [], [w(only), obj(this)], [])), parts([targets_only([this])]), [Use in [target, found]]).
linear:row(post(Use), that_is(that, do(pres_s, target, [], [w(only), obj(at(K, none, sel([a], filter([kind([single|Ms], Noun)], Posts))))], [])), parts([targets_only(Set)]),
           [Use in [target, found], idle(K), set(found, here):filter([kind(Ms, Noun)], Posts)-Set, one_permanent:Set-yes]).
linear:native(one_permanent, Set, yes, State, State) :-
    \+ ( sub_term(Part, Set), memberchk(Part, [player, opponent, spell]) ).
linear:native(together, copied_for(Who, N, at(K, none, sel([each, other], filter(Kinds, Posts0)))), [copy_for_others(who:Player, what:Spell, others:all(Set))], State0, State) :-
    member(Could, [that(that, N, modal(could, [], do(pres, target, [], [], []))), that(N, modal(could, [], do(pres, target, [], [], [])))]),
    selectchk(Could, Posts0, Posts),
    meant(subject, Who, Player, State0, State1),
    meant(np(here), N, Spell, State1, State2),
    meant(set(found, here), filter(Kinds, Posts), Set, State2, State),
    \+ ( sub_term(Part, Set), nonvar(Part), memberchk(Part, [player, opponent, spell, in(_, _), among(_)]) ),
    nonvar(K).

%   "Exile target instant card from a graveyard and copy it. You may cast the copy without paying its mana cost" (707.12)

linear:row(verb(copy, A, D, here), [obj(N)], copy_card(what:R), [A in [you], named:D-yes, in_exile:N-yes, np(here):N-R]).
linear:native(in_exile, N, yes, State, State) :-
    exiled_before(N, State).
linear:native(not_in_exile, N, yes, State, State) :-
    \+ exiled_before(N, State).
linear:row(np(here), ref(result(copy)), did(D), [this_way:copy-D]).

exiled_before(ref(K), state(_, _, Deeds, _)) :-
    memberchk(deed(exile, K, _), Deeds).

%   "The next time you cast ... this turn, put that card into your hand instead of into your graveyard as it resolves."

linear:row(s, under(time(the_next_time(next, say(you, do(pres, cast, [], [obj(at(K, none, D))], [pp(from, Z), time(this(turn))])))),
                    tails(say(you, do(pres, put, [], [obj(ref(K)), to(into, H)], [instead_of(pp(into, G))])), [], [while(as, say(ref(K), do(pres, resolve, [], [], [])))])), [next_cast_returns(Set)],
           [event:say(you, do(pres, cast, [], [obj(at(K, none, D))], [pp(from, Z)]))-casts(you, Set), zone(found):H-in(hand, you), zone(found):G-in(graveyard, you), own_hand:Z-yes]).
linear:row(own_hand, Z, yes, [zone(found):Z-in(hand, you)]).

linear:row(vp(you), modal(may, [], [], do(pres, Verb, [], [obj(N)], [until_cl(say(you, do(pres, exile, [], [obj(at(K, none, sel([another], filter([kind([], n(card))], [with(with, this)]))))], [])))])),
           [may_play(things(R), paid, until_another)], [Verb in [play, cast], idle(K), np(here):N-R, an_exiled_one:R-yes]).
linear:native(an_exiled_one, Reference, yes, State, State) :-
    memberchk(Reference, [did(_), again(_)]).

%   "You may cast target ... this turn", and "if that spell would be put into your graveyard, exile it instead"

linear:row(vp(you), modal(may, [], [], do(pres, cast, [], [obj(at(K, none, sel([target], F)))], [pp(from, Z), time(this(turn))])), [may_play(R, paid, this_turn)],
           [zone(found):Z-Zone, np(Zone):at(K, none, sel([target], F))-R, bind(permitted(K), R)]).
linear:row(s, lasting(time(eot), say(you, modal(may, [], [], do(pres, cast, [], [obj(at(K, none, sel([target], F)))], [pp(from, Z), W])))), [may_play(R, free, this_turn)],
           [zone(found):Z-Zone, adjunct:W-for_nothing(one), np(Zone):at(K, none, sel([target], F))-R, bind(permitted(K), R)]).
linear:row(s, instead(say(ref(K), W), say(you, do(pres, exile, [], [obj(ref(K))], []))), [exile_if_buried(what:did(D), whose:Who)], [would_be_buried:W-Who, done(cast, K, D)]).
linear:row(s, instead(say(ref(K), W), say(you, do(pres, exile, [], [obj(ref(K))], []))), [exile_once_cast(what:Again, whose:Who)],
           [would_be_buried:W-Who, known(permitted(K), R), again:R-Again]).
linear:row(s, instead(say(at(K, none, sel([a], filter([kind(Ms, n(spell))], [undergone(do(pres, cast, [], [], [this_way]))]))), W), say(you, do(pres, exile, [], [obj(ref(K))], []))),
           [exile_if_buried(what:Spells, whose:Who)], [idle(K), would_be_buried:W-Who, this_way:cast-D, each(adjective):Ms-Lists, joined:Lists-Set, of_those(did(D)):Set-Spells]).
linear:row(would_be_buried, modal(would, [], [], is(pres, yes, [], undergo(do(pres, put, [], [to(into, at(K, none, sel([your], filter([kind([], n(graveyard))], []))))], [])), [])), you, [idle(K)]).
linear:row(would_be_buried, modal(would, [], [], is(pres, yes, [], undergo(do(pres, put, [], [to(into, at(K, none, sel([a], filter([kind([], n(graveyard))], []))))], [])), [])), all([player]), [idle(K)]).
linear:native(again, Reference, Again, State, State) :-
    again(Reference, Again).
linear:native(of_those(Reference), Set, Those, State, State) :-
    ( Set == [] -> Those = Reference ; Those = those(Reference, Set) ).

%!  for_nothing(+VerbPhrase) is semidet.
%
%   Somebody casts without paying.

for_nothing(do(pres, cast, [], _, Adjuncts)) :-
    memberchk(ing(without, _), Adjuncts).
