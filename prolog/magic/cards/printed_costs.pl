:- module(printed_costs,
          [ define_cost/2,              % +Costs, +Name
            note_symbols/1,             % +Cost
            compiled_cost/2,            % +Cost, -Compiled
            activation_cost/3,          % +Cost, -Costs, +Rest
            variable/1,                 % +Costs
            with_others_tapped/2        % +Costs0, -Costs
          ]).

/** <module> The costs of ability terms as the rules have them (118)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/store', [define/1]).
:- use_module('../support/mana_symbols', [least_cost/2, paid_two_ways/1]).
:- use_module(definitions, []).
:- use_module(printed_values, [mana_cost/3, without_x/3]).

%!  define_cost(+Costs, +Name) is det.
%
%   What a card called Name costs: Costs are `none` or costs(Cost, CountOfX).

define_cost(none, _).
define_cost(costs(Cost, Count), Name) :-
    define(card_cost(Name, Cost)),
    least_cost(Cost, cost(Generic, Ordinary)),
    length(Ordinary, Colored),
    Least is Generic+Colored,
    define(least_mana(Name, Least)),
    note_symbols(Cost),
    ( Count > 0 -> define(x_cost(Name, Count)) ; true ).

%!  note_symbols(+Cost) is det.
%
%   What no cost of this game needs is not asked in play.

note_symbols(cost(_, Symbols)) :-
    forall(( member(Symbol, Symbols), special(Symbol, Kind) ), define(special_mana(Kind))).

special(snow, snow).
special(Symbol, two_ways) :- paid_two_ways(Symbol).

%!  compiled_cost(+Cost, -Compiled) is det.
%
%   Mana as a cost(Generic, Symbols).

compiled_cost(mana(Text), mana(Cost)) :-
    !,
    atom_string(Text, String),
    mana_cost(String, Cost, _),
    note_symbols(Cost).
compiled_cost(either(A0, B0), either(A, B)) :-
    !,
    maplist(compiled_cost, A0, A),
    maplist(compiled_cost, B0, B).
compiled_cost(Cost, Cost).

%!  activation_cost(+Cost, -Costs, +Rest) is det.
%
%   The compiled Cost of an activated ability, in front of Rest: {X} of mana stands by itself.

activation_cost(Cost0, Costs, Rest) :-
    (   Cost0 = mana(Text),
        without_x(Text, Plain, Count),
        Count > 0
    ->  compiled_cost(mana(Plain), Mana),
        Costs = [Mana, x_mana(Count)|Rest]
    ;   compiled_cost(Cost0, Cost),
        Costs = [Cost|Rest]
    ).

%!  variable(+Costs) is semidet.
%
%   What X is, is chosen for Costs.

variable(Costs) :-
    member(Cost, Costs),
    (   memberchk(Cost, [x_mana(_), loyalty(minus_x)])
    ->  true
    ;   compound(Cost),
        arg(_, Cost, x)
    ->  true
    ),
    !.

%!  with_others_tapped(+Costs0, -Costs) is det.
%
%   What {T} taps can't be tapped for another cost, too.

with_others_tapped(Costs0, Costs) :-
    (   memberchk(tap, Costs0)
    ->  maplist(tapping_others, Costs0, Costs)
    ;   Costs = Costs0
    ).

tapping_others(Cost0, Cost) :-
    (   Cost0 = tap_permanents(N, Filter)
    ->  Cost = tap_permanents(N, [other|Filter])
    ;   Cost = Cost0
    ).
