:- module(maintaining,
          [ difference/3                % +General, +Wanted, -Change
          ]).

/** <module> Fluents that follow from others: `maintained F if C after P`
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../rules', []).

:- meta_predicate difference(?, +, ?), wanted(?, +).

%!  difference(+General, +Wanted:list, -Change) is nondet.
%
%   Change is what makes the fluents of the form General those in Wanted: one of
%   these that does not hold, or -Fluent for one that holds and is not wanted. Of a
%   functional fluent, a new value replaces the old one.

difference(_, Wanted, Fluent) :-
    member(Fluent, Wanted),
    \+ state:Fluent.
difference(General, Wanted, -General) :-
    state:General,
    \+ wanted(General, Wanted).

wanted(Fluent, Wanted) :-
    (   rules:functional(Fluent, AnyValue)
    ->  memberchk(AnyValue, Wanted)
    ;   memberchk(Fluent, Wanted)
    ).
