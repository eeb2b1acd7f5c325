:- module(returned_rows,
          [ said_of_entering/2          % +Sentence, +Next
          ]).

/** <module> What comes back as something else: transformed, or of another card type; spells and permanents that are returned
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(each_their_own, [again/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   "Exile ~, then return it to the battlefield transformed under its owner's control."

linear:row(s, seq(say(you, do(pres, exile, [], [obj(this)], [])), [then(Word, say(you, do(pres, return, [], [obj(ref(this)), to(to, Z)], Adjuncts)))]),
           [exile(this), put_back(this, Who, [transformed])], [Word in [then, [',', then]], zone(found):Z-battlefield, transformed_under:Adjuncts-Who]).
linear:row(transformed_under, [adv([transformed]), U], Who, [adjunct:U-under(Who), Who in [you, owner]]).

%   "Return it to the battlefield. It's an Angel in addition to its other types": it enters as one (611.2e).

linear:native(together, entering_as(S, T), Program, State0, State) :-
    meant(s, S, Program0, State0, State1),
    (   append(Before, [Name:Move], Program0),
        changes_of(T, Name:Move, Changes, State1, State),
        with_changes(Changes, Move, Returned)
    ->  append(Before, [Name:Returned], Program)
    ;   meant(s, T, After, State1, State),
        append(Program0, After, Program)
    ).

changes_of(say(ref(this), is(pres, yes, [], np(sel([Word], filter([kind([], n(Type))], []))), [])), _:Move, [set_types([Type])], State, State) :-
    arg(1, Move, what:this),
    memberchk(Word-Type, [an-enchantment, a-enchantment, an-artifact, a-artifact]),
    !.
changes_of(T, Name:Move, Changes, State0, State) :-
    meant(s, T, Program, State0, State),
    arg(1, Move, what:What),
    again(What, Again),
    maplist(changed_so([What, Again, did(Name)]), Program, Lists),
    append(Lists, Changes).

changed_so(Ways, _:change(what:What, changes:Changes, until:permanent), Changes) :-
    member(Way, Ways),
    Way == What,
    !.

with_changes(Changes, Move, Returned) :-
    Move =.. [move, What, to:battlefield|Roles0],
    ( selectchk(how:Ways0, Roles0, Roles1) -> append(Ways0, [becoming(Changes)], Ways) ; Roles1 = Roles0, Ways = [becoming(Changes)] ),
    append(Roles1, [how:Ways], Roles),
    Returned =.. [move, What, to:battlefield|Roles].

%!  said_of_entering(+Sentence, +Next) is semidet.
%
%   Next says what the thing is that Sentence puts onto the battlefield; what it becomes or gains, it does afterwards.

said_of_entering(S, say(_, Predicate)) :-
    sub_term(Noun, S),
    Noun == n(battlefield),
    !,
    is_so(Predicate).

is_so(is(pres, yes, [], _, _)).
is_so(do(pres, have, [], _, _)).
is_so(all_of(Predicate, Joined)) :-
    is_so(Predicate),
    forall(member(join(_, Other), Joined), is_so(Other)).

%   "Put its counters on target creature you control" (122.8)

linear:row(verb(put, A, D, here), [obj(at(K, owner(N), sel([poss], filter([kind([], ns(counter))], [])))), to(on, M)], put_its_counters(R, S),
           [A in [you], named:D-yes, idle(K), np(here):N-R, R in [this, that], np(here):M-S, one_target:S-yes]).
linear:native(one_target, Reference, yes, State, State) :-
    ( memberchk(Reference, [this, that]) ; Reference = target(_, _) ; Reference = targets(_, up_to(1), _) ),
    !.

%   "Target spell or creature"

linear:row(set(target, here), filter([kind([], n(spell)), join(or, Ms, Noun)], []), [either([spell], Set)], [set(target, here):filter([kind(Ms, Noun)], [])-Set]).
