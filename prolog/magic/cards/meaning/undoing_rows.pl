:- module(undoing_rows, []).

/** <module> Destruction and damage that nothing undoes: "They can't be regenerated", "The damage can't be prevented" (701.19c, 615.12)
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(each_their_own, [again/2]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(together, buried(S, N), P, [s:S-P0, np(here):N-R, buried(R):P0-P]).
linear:native(buried(Reference), [Name:destroy(what:Things)], [Buried], State, State) :-
    again(Things, Again),
    Again == Reference,
    ( memberchk(Things, [target(_, _), this, that]) -> Buried = bury(Things) ; Buried = Name:bury(what:Things) ).
linear:row(together, buried(S, at(K, none, sel(Ds, filter([kind([], Noun)], [undergone(do(pres, destroy, [], [], [this_way]))])))), P,
           [idle(K), Ds in [[a], []], Noun in [n(creature), ns(creature)], s:S-P0, buried_creatures:P0-P]).
linear:native(buried_creatures, [Name:destroy(what:Things)], [Name:bury(what:Things)], State, State) :-
    memberchk(Things, [target(_, Set), targets(_, _, Set), all(_, Set)]),
    memberchk(creature, Set).
linear:row(together, unprevented(S, K), P, [s:S-P0, np(here):ref(K)-R, unprevented(R):P0-P]).
linear:native(unprevented(did(Name)), [Name:deal(source:Source, amount:N, to:To)], [Name:deal_unprevented(source:Source, amount:N, to:To)], State, State).
