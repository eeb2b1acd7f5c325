:- module(chance_results, []).

/** <module> All that may come of shuffling (701.24) and of random choices (705), for plans
*/

:- use_module(library(lists), [member/2, permutation/2]).
:- use_module('../../plan/plan_rules', []).

:- multifile plan_rules:chance_results/2.

%   Libraries of more cards than that have too many orders.

most_shuffled(5).

plan_rules:chance_results(Flags, Results) :-
    once(( member(Flag, Flags), by_chance(Flag) )),
    findall(Updates, results(Flags, 0, Updates), Results).

by_chance(shuffle(_, _, _, _)).
by_chance(flip(_, _, _, _)).

results([], Draws, [draws(Draws)]).
results([Flag|Flags], Before, [Update|Updates]) :-
    result(Flag, Update, Draws),
    Most is max(Before, Draws),
    results(Flags, Most, Updates).

result(shuffle(Player, Objects, _, Before), library(Player, Order), Draws) :-
    length(Objects, Count),
    most_shuffled(Most),
    (   Count =< Most
    ->  true
    ;   throw(error(too_many_results(shuffle(Player, Count)), _))
    ),
    Draws is Before+1,
    permutation(Objects, Order).
result(flip(What, Options, _, Before), flipped(What, Option), Draws) :-
    Draws is Before+1,
    member(Option, Options).
