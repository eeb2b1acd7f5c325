:- module(returned_rows, []).

/** <module> What comes back as something else: transformed, or of another card type; spells and permanents that are returned
*/

:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   "Exile ~, then return it to the battlefield transformed under its owner's control."

linear:row(s, seq(say(you, do(pres, exile, [], [obj(this)], [])), [then(Word, say(you, do(pres, return, [], [obj(ref(this)), to(to, Z)], Adjuncts)))]),
           [exile(this), put_back(this, Who, [transformed])], [Word in [then, [',', then]], zone(found):Z-battlefield, transformed_under:Adjuncts-Who]).
linear:row(transformed_under, [adv([transformed]), U], Who, [adjunct:U-under(Who), Who in [you, owner]]).

%   "Return it to the battlefield. It's an enchantment": it enters as one (611.2e).

linear:native(together, returned_as(S, Types), Program, State0, State) :-
    meant(s, S, Program0, State0, State),
    append(Before, [Name:Move], Program0),
    Move =.. [move, what:this, to:battlefield|Roles],
    \+ memberchk(how:_, Roles),
    append(Roles, [how:[becoming([set_types(Types)])]], All),
    Returned =.. [move, what:this, to:battlefield|All],
    append(Before, [Name:Returned], Program).

%   "Put its counters on target creature you control" (122.8)

linear:row(verb(put, A, D, here), [obj(at(K, owner(N), sel([poss], filter([kind([], ns(counter))], [])))), to(on, M)], put_its_counters(R, S),
           [A in [you], named:D-yes, idle(K), np(here):N-R, R in [this, that], np(here):M-S, one_target:S-yes]).
linear:native(one_target, Reference, yes, State, State) :-
    ( memberchk(Reference, [this, that]) ; Reference = target(_, _) ; Reference = targets(_, up_to(1), _) ),
    !.

%   "Target spell or creature"

linear:row(set(target, here), filter([kind([], n(spell)), join(or, Ms, Noun)], []), [either([spell], Set)], [set(target, here):filter([kind(Ms, Noun)], [])-Set]).
