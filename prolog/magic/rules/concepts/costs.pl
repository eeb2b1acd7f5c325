:- module(costs,
          [ spell_costs/4,              % +Player, +Object, +Way, -Costs
            spell_costs/5,              % +Player, +Object, +Way, +X, -Costs
            costs_with/5,               % +Player, +Object, +Way, +More, -Costs
            costs_with/6,               % +Player, +Object, +Way, +X, +More, -Costs
            can_pay/4,                  % +Player, +Source, +Item, +Costs
            cast_name/3,                % +Object, +Way, -Name
            payable_form/5,             % +Player, +Source, +Item, +Costs, -Plain
            at_least/2,                 % +N, :Goal
            sick/1,                     % +Object
            cannot_pay/5,               % +Player, +Source, +Item, +Costs, -Why
            chooses_x/2                 % +Way, +Name
          ]).

/** <module> Costs (118): what a spell or ability costs, and whether it can be paid

A cost is mana(cost(Generic, Symbols)), tap, untap, sacrifice(this),
sacrifice(N, Filter), tap_permanents(N, Filter), return_to_hand(N, Filter), discard(N, Filter), discard(this),
discard_hand, discard_random(N), exile_from_hand(N, Filter), reveal_from_hand(N, Filter), pay_life(N),
pay_energy(N), put_counters(Kind, N) or remove_counters(Kind, N).
*/

:- use_module(library(lists), [append/3, member/2, selectchk/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module(barred_costs, [barred_life/3, barred_sacrifice/3]).
:- use_module(damage, [counters_on/3]).
:- use_module(contested_costs, [payable_apart/4]).
:- use_module(crewing, [crew_power/4]).
:- use_module(cost_changes, [changed_costs/7]).
:- use_module(cost_forms, [cost_form/2, has_forms/1]).
:- use_module(life_costs, [life_owed/3]).
:- use_module(mana_costs, [excluded_source/4, mana_payable/4]).
:- use_module('../../support/mana_matching', [shortfall/4]).
:- use_module('../../support/mana_symbols', [plain_costs/3]).
:- use_module('../zones', [lying_card/3]).
:- use_module(objects).
:- use_module(players).
:- use_module(variable_costs, [fixed_costs/3, join_mana/2]).

%!  spell_costs(+Player, +Object, +Way, -Costs) is nondet.
%
%   Costs of casting Object: Way is `normal` or alternative(Index), and, where
%   an additional cost has two forms, one of them is chosen (601.2b, 601.2f).

spell_costs(Player, Object, Way, Costs) :-
    ( value_of_x(Object, X) -> true ; X = 0 ),
    spell_costs(Player, Object, Way, X, Costs).

%!  spell_costs(+Player, +Object, +Way, +X, -Costs) is nondet.
%
%   The same, with X for each {X} of the costs (107.3).

spell_costs(Player, Object, Way, X, Costs) :-
    cast_name(Object, Way, Name),
    base_costs(Way, Name, Base0),
    with_x(Way, Name, X, Base0, Base),
    with_additional(Name, X, Base, Joined0),
    with_optional(Object, Name, X, Joined0, Joined),
    changed_costs(Way, Name, X, Player, Object, Joined, Costs).

%!  costs_with(+Player, +Object, +Way, +More, -Costs) is nondet.
%
%   Costs of casting Object if the costs More are paid, too: what lessens costs lessens the sum (601.2f).

costs_with(Player, Object, Way, More, Costs) :-
    ( value_of_x(Object, X) -> true ; X = 0 ),
    costs_with(Player, Object, Way, X, More, Costs).

%!  costs_with(+Player, +Object, +Way, +X, +More, -Costs) is nondet.
%
%   The same, with X for each {X} of the costs (107.3).

costs_with(Player, Object, Way, X, More0, Costs) :-
    cast_name(Object, Way, Name),
    base_costs(Way, Name, Base0),
    with_x(Way, Name, X, Base0, Base),
    with_additional(Name, X, Base, Joined0),
    with_optional(Object, Name, X, Joined0, Joined1),
    fixed_costs(X, More0, More),
    append(More, Joined1, All),
    join_mana(All, Joined),
    changed_costs(Way, Name, X, Player, Object, Joined, Costs).

%!  cast_name(+Object, +Way, -Name) is semidet.
%
%   The name that Object has as a spell that is cast in that Way.

cast_name(Object, Way, Name) :-
    object_name(Object, Present),
    (   Way == normal
    ->  Name = Present
    ;   Way = face(K),
        definition:faces(Present, K, _)
    ->  Name = face(Present, K)
    ;   Way == transformed,
        definition:faces(Present, K, transform)
    ->  Name = face(Present, K)
    ;   cast_under(Way, Present, Found)
    ->  Name = Found
    ;   Name = Present
    ).

'107.3' :: caused with_x(Way, Name, X, Base0, Base) if
    (   x_in(Way, Name, Base0, Count, [mana(cost(Generic0, Symbols))|Others])
    ->  Generic is Generic0+Count*X,
        Base = [mana(cost(Generic, Symbols))|Others]
    ;   Base = Base0
    ).

%   x_in(+Way, +Name, +Costs, -Count, -Others): Costs have Count {X}, and Others. What is not the printed
%   mana cost has its own, or none (107.3b).

x_in(Way, Name, Costs, Count, Others) :-
    (   selectchk(x_mana(Count), Costs, Others)
    ->  true
    ;   definition:x_cost(Name, Count),
        \+ other_costs(Way, Name),
        Others = Costs
    ).

'107.3b' :: caused other_costs(alternative(_), _).
'107.3b' :: caused other_costs(Way, _) if without_paying(Way).
'107.3b' :: caused other_costs(granted(_, _, life), _).
'107.3b' :: caused other_costs(granted_half(_, _, _, life), _).
'107.3b' :: caused other_costs(Way, Name) if definition:way(Name, Way, _, _, _).

%!  chooses_x(+Way, +Name) is semidet.
%
%   A value of X is chosen for the cost of a spell with Name that is cast in that Way.

chooses_x(Way, Name) :-
    base_costs(Way, Name, Costs),
    x_in(Way, Name, Costs, _, _),
    !.

with_additional(Name, X, Base, Joined) :-
    (   definition:additional_cost(Name, _)
    ->  findall(Cost, definition:additional_cost(Name, Cost), Additional0),
        ( definition:additional_x(Name, _) -> fixed_costs(X, Additional0, Additional) ; Additional = Additional0 ),
        add_costs(Additional, Base, All),
        join_mana(All, Joined)
    ;   Joined = Base
    ).

%   optional_cost(+Object, +Name, -Cost): what was chosen to be paid, too. Keywords add clauses, which sleep.

:- multifile optional_cost/3, cast_under/3, awake:rule_table/1.
:- dynamic optional_cost/3, awake:optional_cost/3.

awake:rule_table(costs:optional_cost(_, _, _)).

with_optional(Object, Name, X, Joined0, Joined) :-
    (   awake:optional_cost(Object, Name, _)
    ->  findall(Cost, awake:optional_cost(Object, Name, Cost), Optional0),
        fixed_costs(X, Optional0, Optional),
        append(Optional, Joined0, All),
        join_mana(All, Joined)
    ;   Joined = Joined0
    ).

%   without_paying(?Way): the spell is cast without paying its mana cost; it need not have one. Ways add clauses.

:- multifile base_costs/3, without_paying/1.

'118.9' :: caused base_costs(Way, _, Costs) if without_paying(Way), Costs = [mana(cost(0, []))].
base_costs(normal, Name, [mana(Cost)]) :-
    definition:card_cost(Name, Cost).
base_costs(alternative(Index), Name, Costs) :-
    definition:alternative_cost(Name, Index, Costs).

add_costs([], Costs, Costs).
add_costs([Cost|Rest], Costs0, Costs) :-
    one_form(Cost, Form),
    append(Costs0, Form, Costs1),
    add_costs(Rest, Costs1, Costs).

one_form(either(A, B), Form) :-
    !,
    member(Form, [A, B]).
one_form(Cost, [Cost]).

can_pay(_, _, _, _) reads "the cost can be paid" otherwise "the cost can't be paid".

%!  can_pay(+Player, +Source, +Item, +Costs) is semidet.
%
%   Player can pay all Costs together. Item is what is cast (a card in hand can't
%   pay for itself), ability(O) for an ability of O, or its item on the stack.

'118.3' :: caused can_pay(Player, Source, Item, Costs) if
    (   Costs = [mana(_)],
        \+ definition:special_mana(two_ways)
    ->  mana_payable(Costs, Player, Source, Item)
    ;   has_forms(Costs)
    ->  once(( cost_form(Costs, Form), can_pay(Player, Source, Item, Form) ))
    ;   definition:special_mana(two_ways)
    ->  once(payable_form(Player, Source, Item, Costs, _))
    ;   once(others_payable(Costs, Player, Source, Item)),
        payable_apart(Costs, Player, Source, Item),
        mana_payable(Costs, Player, Source, Item)
    ).

%!  payable_form(+Player, +Source, +Item, +Costs, -Plain) is nondet.
%
%   Plain is Costs with a way of paying for each symbol that has two, and can be paid.

payable_form(Player, Source, Item, Costs, Plain) :-
    plain_form(Costs, Plain),
    others_payable(Plain, Player, Source, Item),
    payable_apart(Plain, Player, Source, Item),
    mana_payable(Plain, Player, Source, Item).

plain_form(Costs, Plain) :-
    (   definition:special_mana(two_ways)
    ->  plain_costs(Costs, _, Plain)
    ;   Plain = Costs
    ).

others_payable([], _, _, _).
others_payable([Cost|Costs], Player, Source, Item) :-
    able(Cost, Player, Source, Item),
    others_payable(Costs, Player, Source, Item).

:- multifile able/4, barred_counters/2.
:- dynamic barred_counters/2.

able(mana(_), _, _, _).
able(tap, _, Source, _) :-
    \+ tapped(Source),
    \+ sick(Source).
able(untap, _, Source, _) :-
    tapped(Source),
    \+ sick(Source).
able(sacrifice(this), Player, Source, Item) :-
    controls(Player, Source),
    \+ barred_sacrifice(Player, Source, Item).
able(sacrifice(N, Filter), Player, Source, Item) :-
    at_least(N, ( own(Filter, Player, Source, O), \+ barred_sacrifice(Player, O, Item) )).
able(tap_permanents(N, Filter), Player, Source, _) :-
    at_least(N, own([untapped|Filter], Player, Source, _)).
able(return_to_hand(N, Filter), Player, Source, _) :-
    at_least(N, own(Filter, Player, Source, _)).
able(return_to_hand(this), Player, Source, _) :-
    controls(Player, Source).
able(discard(this), Player, Source, _) :-
    hand(Player, Source).
able(discard(N, Filter), Player, Source, Item) :-
    at_least(N, in_hand(Player, Filter, Source, Item, _)).
able(discard_random(N), Player, Source, Item) :-
    able(discard(N, []), Player, Source, Item).
able(discard_hand, _, _, _).
able(exile(this), Player, Source, _) :-
    controls(Player, Source).
able(exile_from_graveyard(this), Player, Source, _) :-
    graveyard(Player, Source).
able(exile_from_graveyard(N, Filter), Player, Source, Item) :-
    at_least(N, ( lying_card(graveyard, Player, O), O \== Item, O \== Source, matches(Filter, O, view(Source, Player, 0)) )).
able(exile_from_hand(N, Filter), Player, Source, Item) :-
    at_least(N, in_hand(Player, Filter, Source, Item, _)).
able(reveal_from_hand(N, Filter), Player, Source, Item) :-
    at_least(N, in_hand(Player, Filter, Source, Item, _)).
able(crew(N), Player, Source, _) :-
    crew_power(Player, Source, crewed, Power),
    Power >= N.
able(saddle(N), Player, Source, _) :-
    crew_power(Player, Source, saddled, Power),
    Power >= N.
able(pay_life(Said), Player, Source, Item) :-
    life_owed(Said, view(Source, Player, 0), N),
    \+ barred_life(Player, N, Item),
    life(Player, Life),
    Life >= N.
able(pay_energy(N), Player, _, _) :-
    counters_on(Player, energy, Energy),
    Energy >= N.
able(put_counters(Kind, _), Player, Source, _) :-
    controls(Player, Source),
    \+ barred_counters(Source, Kind).
able(remove_counters(_, 0), _, _, _).
able(remove_counters(Kind, N), _, Source, _) :-
    N > 0,
    counters(Source, Kind, Present),
    Present >= N.

in_hand(Player, Filter, Source, Item, O) :-
    hand(Player, O),
    O \== Item,
    O \== Source,
    matches(Filter, O, view(Source, Player, 0)).

%!  sick(+Object) is semidet.
%
%   Object is a creature with summoning sickness (302.6).

sick(Source) :-
    arrived(Source),
    once(type(Source, creature)),
    \+ has(Source, haste).

own(Filter, Player, Source, O) :-
    controls(Player, O),
    matches(Filter, O, view(Source, Player, 0)).

%!  at_least(+N, :Goal) is semidet.
%
%   Goal has N solutions; no more than those are looked for.

:- meta_predicate at_least(+, 0).

at_least(N, Goal) :-
    (   N =:= 0
    ->  true
    ;   Found = found(0),
        call(Goal),
        arg(1, Found, Before),
        Now is Before+1,
        nb_setarg(1, Found, Now),
        Now >= N
    ->  true
    ).

%!  cannot_pay(+Player, +Source, +Item, +Costs, -Why) is nondet.
%
%   Why, words or unpaid(Cost), for each cost that can't be paid.

cannot_pay(Player, Source, Item, Costs, Why) :-
    member(Cost, Costs),
    (   Cost = mana(Mana)
    ->  \+ ( plain_form(Costs, Plain), mana_payable(Plain, Player, Source, Item) ),
        excluded_source(Costs, Source, Item, Excluded),
        shortfall(Player, Mana, Excluded, Missing),
        format(string(Why), "~w is missing", [Missing])
    ;   \+ able(Cost, Player, Source, Item),
        ( Cost == tap -> Why = "it is tapped or has summoning sickness" ; Why = unpaid(Cost) )
    ).
cannot_pay(Player, Source, Item, Costs, "two parts of it would take the same objects") :-
    \+ payable_apart(Costs, Player, Source, Item).
