:- module(variable_costs,
          [ fixed_costs/3               % +X, +Costs, -Fixed
          ]).

/** <module> Costs of abilities in which X is chosen (107.3)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [selectchk/3, selectchk/4]).
:- use_module(costs, [join_mana/2]).

%!  fixed_costs(+X:integer, +Costs, -Fixed) is det.
%
%   Costs of an ability with X for each x and {X} (107.3).

fixed_costs(X, Costs, Fixed) :-
    (   selectchk(x_mana(Count), Costs, Rest)
    ->  More is Count*X,
        join_mana([mana(cost(More, []))|Rest], Joined)
    ;   Joined = Costs
    ),
    maplist(fixed_cost(X), Joined, Fixed).

fixed_cost(X, Cost0, Cost) :-
    (   Cost0 == loyalty(minus_x)
    ->  N is -X,
        Cost = loyalty(N)
    ;   Cost0 =.. [Kind|Arguments0],
        selectchk(x, Arguments0, X, Arguments)
    ->  Cost =.. [Kind|Arguments]
    ;   Cost = Cost0
    ).
