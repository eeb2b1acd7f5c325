:- module(cost_changes,
          [ changed_costs/7,            % +Way, +Name, +X, +Player, +Object, +Costs, -Changed
            most_lessened/5,            % +Player, +Object, +Way, +Name, -Less
            less_for_some_x/1,          % +Name
            cheaper_costs/5,            % +Name, +Index, +Object, +Costs, -Changed
            in_force/3                  % +Name, -Player, -Source
          ]).

/** <module> What changes the cost of a spell or an activated ability (601.2f)
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [memberchk/2, select/4, selectchk/3, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module(objects).
:- use_module(values_of_x, [asks_value/1, with_x_known/5]).

%!  changed_costs(+Way, +Name, +X, +Player, +Object, +Costs, -Changed) is det.
%
%   Increases, then reductions of generic mana (601.2f), for a spell that has Name, with X. Keywords add
%   clauses of what changes costs.

changed_costs(Way, Name, X, Player, Object, Costs0, Costs) :-
    awake:cost_changer(_),
    !,
    findall(N, change(Way, Name, X, Player, Object, N), Ns),
    sum_list(Ns, Change),
    (   select(mana(cost(G, S)), Costs0, mana(cost(Changed, S)), Costs)
    ->  Changed is max(0, G+Change)
    ;   Change > 0                              % an alternative cost without mana is increased, too
    ->  Costs = [mana(cost(Change, []))|Costs0]
    ;   Costs = Costs0
    ).
changed_costs(_, _, _, _, _, Costs, Costs).

%!  most_lessened(+Player, +Object, +Way, +Name, -Less:integer) is det.
%
%   No X lessens the generic mana by more for Object, a spell with Name or a card that is one then.

most_lessened(Player, Object, Way, Name, Less) :-
    (   awake:cost_changer(_)
    ->  findall(M, ( change(Way, Name, any, Player, Object, N), N < 0, M is -N ), Ms),
        sum_list(Ms, Less)
    ;   Less = 0
    ).

%!  less_for_some_x(+Name) is semidet.
%
%   A spell with Name may cost less for a greater X than for a smaller one.

less_for_some_x(Name) :-
    definition:cost_change(_, _, Filter, _),
    asks_value(Filter),
    definition:x_cost(Name, _),
    !.

%!  cheaper_costs(+Name, +Index, +Object, +Costs, -Changed) is det.
%
%   Changed are the Costs of an activated ability of Object that says that it costs less (602.2b).

cheaper_costs(Name, Index, Object, Costs0, Changed) :-
    (   definition:uses(power_up),
        powered_up(Name, Index, Object, Costs0, Costs)
    ->  true
    ;   Costs = Costs0
    ),
    (   definition:cheaper(Name, Index, _, _),
        select(mana(cost(G, S)), Costs, mana(cost(Left, S)), Changed)
    ->  findall(N, less_to_activate(Name, Index, Object, N), Ns),
        sum_list(Ns, Less),
        Left is max(0, G-Less)
    ;   Changed = Costs
    ).

less_to_activate(Name, Index, Object, N) :-
    definition:cheaper(Name, Index, Quantity, Condition),
    activator(Object, Player),
    View = view(Object, Player, 0),
    condition(Condition, View),
    quantity(Quantity, View, N).

activator(Object, Player) :-
    (   controls(Controller, Object)
    ->  Player = Controller
    ;   owner(Object, Player)
    ).

%   generic_change(+Way, +Name, +Player, +Object, -N): a spell with Name that Player casts in that Way costs N more. Keywords add clauses.

:- multifile cost_changer/1, generic_change/5, awake:rule_table/1.
:- dynamic awake:cost_changer/1.

awake:rule_table(cost_changes:cost_changer(_)).

%   cost_changer(?Source) is nondet: the permanent Source may change what spells cost, or `none`, a spell what it costs itself. They sleep.

cost_changer(Source) :-
    definition:cost_change(Name, _, _, _),
    in_force(Name, _, Source).

cost_changer(none) :-
    once(definition:own_cost(_, _, _)).

%!  in_force(+Name, -Player, -Source) is nondet.
%
%   Source, which has Name, is Player's, and changes costs where it is: on the battlefield, or in the command zone (113.6b).

in_force(Name, Player, Source) :-
    object(Source, Name, _),
    controls(Player, Source).
in_force(Name, Player, Source) :-
    definition:from_afar(Name),
    object(Source, Name, _),
    command(Player, Source).

%   change(+Way, +Name, +X, +Player, +Object, -N): so does one with X; X is `any` for what some X may change.

change(Way, Name, X, Player, Object, N) :- change_by_permanent(Way, Name, X, Player, Object, N).
change(Way, Name, _, Player, Object, N) :- generic_change(Way, Name, Player, Object, N).

%   What is not yet a spell is asked as what it will be (601.3e).

change_by_permanent(Way, Name, X, Player, Object, N) :-
    definition:cost_change(Changer, Who, Filter0, Change),
    in_force(Changer, Controller, Source),
    View = view(Source, Controller, 0),
    reference(Who, View, Player),
    with_x_known(Name, X, Filter0, View, Filter),
    (   Way \== normal,
        casting:by_face(Way),
        \+ stack_item(Object, _, _)
    ->  casting:matches_as_cast(Filter, Object, Way, Player, View)
    ;   matches(Filter, Object, View)
    ),
    signed(Change, View, N).

generic_change(_, Name, Player, Object, N) :-
    definition:own_cost(Name, less(Quantity), Condition),
    View = view(Object, Player, 0),
    fulfilled(Condition, Name, View),
    quantity(Quantity, View, M),
    N is -M.

%   fulfilled(+Condition, +Name, +View) is semidet: what is not yet a spell with Name may come to have such a target.

fulfilled(Condition, Name, View) :-
    (   Condition = targets_one(Filter)
    ->  targets_or_could(Name, Filter, View)
    ;   condition(Condition, View)
    ).

:- multifile targets_or_could/3.
:- dynamic targets_or_could/3.

signed(less(Quantity), View, N) :- generic(Quantity, View, M), N is -M.
signed(more(Quantity), View, N) :- generic(Quantity, View, N).

generic(Quantity, View, N) :-
    (   integer(Quantity)
    ->  N = Quantity
    ;   quantity(Quantity, View, N)
    ).

%   Power-up: in the turn in which it entered, what is in the mana cost of the permanent is no part of the cost (702.193a).

fluent came_this_turn(_O:object).

'702.193a' :: caused came_this_turn(New) after moves(_, _, battlefield(_), New), definition:uses(power_up).
'702.193a' :: caused came_this_turn(New) after create(_, _, New), definition:uses(power_up).
'702.193a' :: caused -came_this_turn(O) after begin_turn(_), came_this_turn(O).

powered_up(Name, Index, Object, Costs, Changed) :-
    came_this_turn(Object),
    definition:activated_ability(Name, Index, _, _, _, _, Limits),
    memberchk(power_up, Limits),
    object_name(Object, Present),
    definition:card_cost(Present, Less),
    select(mana(Mana), Costs, mana(Left), Changed),
    reduced(Less, Mana, Left).

%   Of each color as much as there is, and what is too much of generic mana (702.193b).

'702.193b' :: caused reduced(cost(Less, Symbols), cost(Generic, Present), cost(Left, Kept)) if
    foldl(without_symbol, Symbols, Present-0, Kept-More), Left is max(0, Generic-Less-More).

without_symbol(Symbol, Symbols0-N0, Symbols-N) :-
    (   selectchk(Symbol, Symbols0, Symbols)
    ->  N = N0
    ;   Symbols = Symbols0,
        N is N0+1
    ).
