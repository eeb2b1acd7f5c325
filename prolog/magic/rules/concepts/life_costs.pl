:- module(life_costs,
          [ life_owed/3,                % +Said, +View, -N
            with_life_reckoned/3        % +Costs, +View, -Reckoned
          ]).

/** <module> Paying as much life as something is, as a cost (118.3, 119.4)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../support/filters', [quantity/3]).

life_to_pay ::= the_amount(_:amount).

%!  life_owed(+Said, +View, -N:integer) is semidet.
%
%   What a cost that is Said to be so much life is now. Where there is no such amount, it can't be paid.

life_owed(Said, View, N) :-
    (   integer(Said)
    ->  N = Said
    ;   once(owed(Said, View, N))
    ).

%   owed(+Said, +View, -N) is semidet. What else a cost may say adds clauses.

:- multifile owed/3.

owed(the_amount(Amount), View, N) :-
    quantity(the_amount(Amount), View, N).

%!  with_life_reckoned(+Costs, +View, -Reckoned) is semidet.
%
%   As the total cost is locked in.

'601.2f' :: caused with_life_reckoned(Costs, View, Reckoned) if
    ( member(pay_life(Said), Costs), \+ integer(Said) -> maplist(reckoned(View), Costs, Reckoned) ; Reckoned = Costs ).

reckoned(View, Cost0, Cost) :-
    (   Cost0 = pay_life(Said)
    ->  life_owed(Said, View, N),
        Cost = pay_life(N)
    ;   Cost = Cost0
    ).
