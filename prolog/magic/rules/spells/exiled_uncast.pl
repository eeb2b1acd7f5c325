:- module(exiled_uncast, []).

/** <module> What would enter the battlefield without having been cast, and is exiled instead (614.1a)
*/

:- use_module('../../../k/language').
:- use_module('../../cards/vocabulary', []).
:- use_module('../concepts/objects').
:- use_module('../zones').
:- use_module(replacing, []).

ability ::= replacement(enters(_:entering_filter), exile_uncast).

'614.1a' :: replaced moves(O, From, battlefield(P), _) by [-moves_as(O, _), event(moves(O, From, exile, _))] as ability(S, I) if
    replacing:enters_under(enters, O, P, S, I, _, exile_uncast), From \= battlefield(_), \+ was_cast(O, From).

%   was_cast(+O, +From) is semidet: it is a spell, and no copy of one.

was_cast(O, stack(_)) :-
    \+ token(O).
