:- module(variable_costs,
          [ fixed_costs/3,              % +X, +Costs, -Fixed
            join_mana/2                 % +Costs, -Joined
          ]).

/** <module> Costs that are added up, and those in which X is chosen (107.3, 118.3)
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, select/3, selectchk/4]).

%!  fixed_costs(+X:integer, +Costs, -Fixed) is det.
%
%   Costs with X for each x and {X} (107.3).

fixed_costs(X, Costs, Fixed) :-
    maplist(fixed_cost(X), Costs, Fixed0),
    ( memberchk(x_mana(_), Costs) -> join_mana(Fixed0, Fixed) ; Fixed = Fixed0 ).

fixed_cost(X, Cost0, Cost) :-
    (   Cost0 = x_mana(Count)
    ->  More is Count*X,
        Cost = mana(cost(More, []))
    ;   Cost0 == loyalty(minus_x)
    ->  N is -X,
        Cost = loyalty(N)
    ;   Cost0 =.. [Kind|Arguments0],
        selectchk(x, Arguments0, X, Arguments)
    ->  Cost =.. [Kind|Arguments]
    ;   Cost = Cost0
    ).

%!  join_mana(+Costs, -Joined) is det.
%
%   One mana cost, in front, instead of several; and one of so many objects of a kind.

join_mana(Costs, Joined) :-
    findall(Cost, member(mana(Cost), Costs), Manas),
    (   Manas = []
    ->  join_alike(Costs, Joined)
    ;   foldl(plus_mana, Manas, cost(0, []), Sum),
        findall(Cost, ( member(Cost, Costs), Cost \= mana(_) ), Others0),
        join_alike(Others0, Others),
        Joined = [mana(Sum)|Others]
    ).

join_alike([], []).
join_alike([Cost|Costs], [Joined|Others]) :-
    (   Cost =.. [Name, N, Filter],
        integer(N),
        Alike =.. [Name, M, Same],
        select(Alike, Costs, Rest),
        Same == Filter
    ->  Sum is N+M,
        More =.. [Name, Sum, Filter],
        join_alike([More|Rest], [Joined|Others])
    ;   Joined = Cost,
        join_alike(Costs, Others)
    ).

plus_mana(cost(G1, S1), cost(G2, S2), cost(G, S)) :-
    G is G1+G2,
    append(S1, S2, Unsorted),
    msort(Unsorted, S).
