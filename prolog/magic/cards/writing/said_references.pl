:- module(said_references,
          [ said/3,                     % +Ability, +Style, -Said
            own_ability/1               % +Term
          ]).

/** <module> How a text speaks of what it has spoken of before

In a term `chosen(1)`, `did(K)` or `the(K)` is what an earlier part has targeted, done or named. Before words are found for it, it
becomes `said(Noun, Number, Style)`: "it", "that creature" or "the sacrificed creature". The Style is `pronoun`, `definite` or
`participle`; which of them is understood is for the reader to say.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2, memberchk/2]).
:- use_module(spoken_nouns, [deed_noun/4, noun_of/4]).

%!  own_ability(+Term) is semidet.
%
%   Term holds an ability that speaks of nothing outside it.

own_ability(gain(_)).
own_ability(reflexive(_)).
own_ability(get_emblem(_, _)).
own_ability(for_now(_, _, _)).
own_ability(for_now_of(_, _, _, _)) :- fail.
own_ability(token(_, _, _, _, _, _, _)).

%!  said(+Ability, +Style, -Said) is det.
%
%   Ability has canonical statements in its `canonical(Statements)`.

said(Ability, Style, Said) :-
    parts(Ability, [], Parts),
    targeted(Parts, Targets),
    put(Ability, known(Targets, Parts, Ability, Style), Said).

%   parts(+Term, +Parts0, -Parts) is det: all parts of Term in their order, but those of abilities of their own.

parts(Term, Parts0, [Term|Parts]) :-
    (   compound(Term),
        \+ own_ability(Term)
    ->  Term =.. [_|Arguments],
        foldl_right(Arguments, Parts0, Parts)
    ;   Parts = Parts0
    ).

foldl_right([], Parts, Parts).
foldl_right([Argument|Arguments], Parts0, Parts) :-
    foldl_right(Arguments, Parts0, Parts1),
    parts(Argument, Parts1, Parts).

%   targeted(+Parts, -Targets) is det: of each number of a target, what is targeted.

targeted(Parts, Targets) :-
    findall(Places,
            ( member(Part, Parts), nonvar(Part), ( Part = target(Set), Count = one ; Part = targets(Count, Set) ),
              is_list(Set), places(Count, Part, Places) ),
            Lists),
    append(Lists, Targets).

places(Count, Part, Places) :-
    (   ( Count = up_to(N) ; Count = exactly(N) ; Count = from_to(_, N) ),
        integer(N)
    ->  findall(Part, between(1, N, _), Places)
    ;   Places = [Part]
    ).

%   put(+Term0, +Known, -Term) is det.

put(Term0, Known, Term) :-
    (   spoken(Term0, Known, Found)
    ->  Term = Found
    ;   compound(Term0),
        \+ own_ability(Term0)
    ->  Term0 =.. [Name|Arguments0],
        maplist(put_in(Known), Arguments0, Arguments),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

put_in(Known, Term0, Term) :-
    put(Term0, Known, Term).

spoken(if(Condition0, Then0, Else0), Known, if(Condition, Then, Else)) :-
    asked(Condition0, Known, Condition),
    maplist(put_in(Known), [Then0, Else0], [Then, Else]).
spoken(delay(When, things(One0), [provided(it_holds(Condition0), Done)]), Known, delay(When, things(One), [provided(it_holds(Condition), Done)])) :-
    ( Condition0 = fits(that, Set) -> Asked = fits(One0, Set) ; Condition0 = not(fits(that, Set)), Asked = not(fits(One0, Set)) ),
    put(One0, Known, One),
    put(Asked, Known, Condition).
spoken(delay(When, Things0, Instructions), Known, delay(When, Things, Instructions)) :-
    put(Things0, Known, Things).
spoken(for_now_of(Until, Often, Things0, Ability), Known, for_now_of(Until, Often, Things, Ability)) :-
    put(Things0, Known, Things).
spoken(exile_if_buried(did(_), Whose), _, exile_if_buried(that_spell, Whose)).
spoken(exile_if_buried(those(did(_), Set), Whose), _, exile_if_buried(cast(Set), Whose)).
spoken(some(doers(_)), _, a_player_does).
spoken(among(Deed), Known, among(Way, Reference)) :-
    memberchk(Deed, [did(K), before(K)]),
    way_done(K, Known, Way),
    put(Deed, Known, Reference).
spoken(those(did(K), [in(exile, Who)]), Known, those(Reference, [in(exile, Who)])) :-
    put(did(K), Known, Reference).
spoken(those(Deed, Set0), Known, those(Way, Reference, Set)) :-
    memberchk(Deed, [did(K), before(K)]),
    way_done(K, Known, Way),
    put(Deed, Known, Reference),
    put(Set0, Known, Set).
spoken(amount(K), Known, amount_done(Way)) :-
    way_done(K, Known, Way).
spoken(count(Deed), Known, count_done(Way, Noun)) :-
    memberchk(Deed, [did(K), before(K)]),
    way_done(K, Known, Way),
    ( deed_noun(K, Known, Noun, _) -> true ; Noun = permanent ).
spoken(triggered(Event, Condition, Effects0), Known, triggered(Event, Condition, Effects)) :-
    put(Effects0, Known, Effects).
spoken(triggered(Event, Condition, Effects0, Limits), Known, triggered(Event, Condition, Effects, Limits)) :-
    put(Effects0, Known, Effects).
spoken(activated(Costs, Effects0), Known, activated(Costs, Effects)) :-
    put(Effects0, Known, Effects).
spoken(activated(Costs, Effects0, Limits), Known, activated(Costs, Effects, Limits)) :-
    put(Effects0, Known, Effects).
spoken(this, known(_, _, _, itself), said(permanent, singular, pronoun)).
spoken(Term0, Known, said(Noun, Number, How)) :-
    reference(Term0),
    Known = known(_, _, _, Style),
    noun_of(Term0, Known, Noun, Number),
    how(Style, Term0, Known, How).

%   asked(+Condition0, +Known, -Condition) is semidet: "if you do"

asked(did(K), Known, does(Doer)) :-
    doer(K, Known, Doer).
asked(not(did(K)), Known, not(does(Doer))) :-
    doer(K, Known, Doer).

doer(K, Known, Doer) :-
    Known = known(_, Parts, _, _),
    memberchk(K:Statement, Parts),
    (   ( Statement = may(Who, _) ; Statement = by(Who, _) ; functor(Statement, Verb, _), who_first(Verb), arg(1, Statement, Who) ),
        Who \== none
    ->  put(Who, Known, Doer0),
        ( memberchk(Doer0, [you, said(_, _, _)]) -> Doer = Doer0 ; Doer = said(player, singular, pronoun) )
    ;   Doer = you
    ).

who_first(Verb) :-
    memberchk(Verb, [sacrifice, discard, draw, mill, lose_life, gain_life, create, create_copy, shuffle, look]).

%   way_done(+K, +Known, -Way) is semidet: "milled this way"

way_done(K, known(_, Parts, _, _), Way) :-
    member(K:Statement, Parts),
    way(Statement, Way),
    !.

way(by(_, Statement), Way) :- way(Statement, Way).
way(may(_, [Statement]), Way) :- ( Statement = _:Inner -> true ; Inner = Statement ), way(Inner, Way).
way(each(_, _, Statement), Way) :- way(Statement, Way).
way(dig(_, _, _, How), Way) :- ( How == hidden -> Way = exiled ; Way = revealed ).
way(move(_, To, _, _), Way) :- memberchk(To-Way, [exile-exiled, hand-returned, battlefield-returned, library(shuffled)-shuffled, graveyard-put]).
way(Statement, Way) :-
    functor(Statement, Verb, _),
    memberchk(Verb-Way, [sacrifice-sacrificed, discard-discarded, mill-milled, reveal-revealed, destroy-destroyed, create-created,
                         create_copy-created, deal-dealt, lose_life-lost, gain_life-gained, tap-tapped, untap-untapped, draw-drawn,
                         remove_counters-removed, counter-countered]).

reference(chosen(_)).
reference(chosen_of(_)).
reference(did(_)).
reference(before(_)).
reference(the(_)).
reference(that).
reference(that_player).
reference(targeted).

how(participle, Term, Known, How) :-
    named(Term, K),
    Known = known(_, Parts, _, _),
    (   memberchk(K:Statement, Parts),
        participle(Statement, Participle)
    ->  How = participle(Participle)
    ;   member(choose(K, _, _, _, _), Parts)
    ->  How = participle(chosen)
    ),
    !.
how(Style, _, _, How) :-
    ( memberchk(Style, [participle, itself]) -> How = pronoun ; How = Style ).

named(did(K), K).
named(before(K), K).
named(the(K), K).

participle(by(_, Statement), Participle) =>
    participle(Statement, Participle).
participle(may(_, [Statement]), Participle) =>
    ( Statement = _:Inner -> true ; Inner = Statement ),
    participle(Inner, Participle).
participle(move(_, exile, _, _), Participle) =>
    Participle = exiled.
participle(Statement, Participle) =>
    functor(Statement, Verb, _),
    memberchk(Verb-Participle, [sacrifice-sacrificed, discard-discarded, mill-milled, reveal-revealed, destroy-destroyed]).
