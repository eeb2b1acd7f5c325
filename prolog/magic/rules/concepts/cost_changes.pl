:- module(cost_changes,
          [ changed_costs/5             % +Way, +Player, +Object, +Costs, -Changed
          ]).

/** <module> What changes the cost of a spell (601.2f)
*/

:- use_module(library(lists), [sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module(objects).

%!  changed_costs(+Way, +Player, +Object, +Costs, -Changed) is det.
%
%   Increases, then reductions of generic mana (601.2f). Keywords add clauses of what changes costs.

changed_costs(Way, Player, Object, [mana(cost(G, S))|Others], [mana(cost(Changed, S))|Others]) :-
    cost_changer(_),
    !,
    (   Way = face(_),
        \+ stack_item(Object, _, _)
    ->  findall(N, possible_increase(N), Ns)
    ;   findall(N, generic_change(Player, Object, N), Ns)
    ),
    sum_list(Ns, Change),
    Changed is max(0, G+Change).
changed_costs(_, _, _, Costs, Costs).

%   What another face of a card will cost is not known before it is a spell: at most so much.

possible_increase(N) :-
    definition:cost_change(Name, _, _, more(N)),
    object(Source, Name, _),
    controls(_, Source).

:- multifile cost_changer/1, generic_change/3.

cost_changer(Source) :-
    definition:cost_change(Name, _, _, _),
    object(Source, Name, _),
    controls(_, Source).

cost_changer(none) :-
    definition:own_cost(_, _, _),
    !.

generic_change(Player, Object, N) :-
    definition:cost_change(Name, Who, Filter, Change),
    object(Source, Name, _),
    controls(Controller, Source),
    View = view(Source, Controller, 0),
    reference(Who, View, Player),
    matches(Filter, Object, View),
    signed(Change, N).

generic_change(Player, Object, N) :-
    object_name(Object, Name),
    definition:own_cost(Name, less(Quantity), Condition),
    View = view(Object, Player, 0),
    condition(Condition, View),
    quantity(Quantity, View, M),
    N is -M.

signed(less(N), M) :- M is -N.
signed(more(N), N).
