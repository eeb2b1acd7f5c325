:- module(announcing,
          [ x_with_targets/5,           % +Player, +Source, +Ability, +Costs, +Slots
            some_x/3                    % +Player, +Item, -X
          ]).

/** <module> Announcements: modes and X, targets, division (601.2b-d)
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(lists), [append/3, memberchk/2, nth1/3]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module('../../../k/language').
:- use_module(casting_steps).
:- use_module('../concepts/cost_forms', [cost_with_form/3]).
:- use_module('../concepts/costs').
:- use_module('../concepts/mana_costs', [most_x/6]).
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/mana').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module(target_slots).
:- use_module('../concepts/cost_changes', [cheaper_costs/5, less_for_some_x/1]).
:- use_module('../concepts/variable_costs', [fixed_costs/3]).
:- use_module('../../support/filters', [quantity/3]).

%   b: modes, X and the form of additional costs

'601.2b' :: caused Asked after
    choose_modes(Item), announcements(Item, [Task|Tasks]), asked_at(b, Item, [Task|Tasks], Asked).

%   Since it was offered the spell has left where it was, and more may have been announced: where nothing is left to choose, all is
%   taken back (733.1). X may have been chosen with a kicker: it is one X for all costs.

process announce_x(_P:player, _Item:object).
process announce_cost(_P:player, _Item:object, _Forms:terms).
process announce_mode(_P:player, _Item:object).
'107.3i' :: caused then([Task]) after
    announce_x(Player, Item), \+ value_of_x(Item, _),
    ( payable_x(Player, Item, _) -> Task = choose_x(Player, Item) ; Task = reverse_action(Item) ).
'601.2b' :: caused then([Task]) after
    announce_cost(Player, Item, Forms),
    ( payable_form(Player, Item, Forms, _) -> Task = choose_cost(Player, Item, Forms) ; Task = reverse_action(Item) ).
'700.2' :: caused then([Task]) after
    announce_mode(Player, Item), ( mode_of(Item, _) -> Task = choose_mode(Player, Item) ; impossible(Item, Task) ).

announcements(Item, Tasks) :-
    stack_item(Item, Player, Kind),
    findall(Task, announcement(Kind, Item, Player, Task), Unordered),
    partition(after_costs, Unordered, Last, First),
    append(First, Last, Announcements),
    (   definition:special_mana(two_ways)
    ->  append(Announcements, [announce_symbols(Item)], Tasks)
    ;   Tasks = Announcements
    ).

%   What is paid besides, such as kicker or buyback, is announced before the value of X.

after_costs(announce_x(_, _)).
after_costs(announce_mode(_, _)).

:- multifile announcement/4.

announcement(spell, Item, Player, announce_cost(Player, Item, Forms)) :-
    object_name(Item, Name),
    \+ form(Item, _),
    definition:additional_cost(Name, either(A, B)),
    Forms = [A, B].
announcement(spell, Item, Player, announce_x(Player, Item)) :-
    object_name(Item, Name),
    way(Item, Way),
    (   definition:additional_x(Name, _)
    ->  \+ ( definition:x_cost(Name, _), costs:without_paying(Way) )
    ;   \+ costs:without_paying(Way),
        chooses_x(Way, Name)
    ).
announcement(activated(_, Name, Index), Item, Player, announce_cost(Player, Item, [A, B])) :-
    definition:activated_ability(Name, Index, _, Costs, _, _, _),
    memberchk(either(A, B), Costs).
announcement(activated(_, Name, Index), Item, Player, announce_x(Player, Item)) :-
    definition:variable_cost(Name, Index).
announcement(Kind, Item, Player, announce_mode(Player, Item)) :-
    instructions_of(Kind, Item, [modal(_)]).

%   impossible(+Item, -Task): a triggered ability is removed from the stack (603.3d), all else is taken back (733.1).

impossible(Item, Task) :-
    ( stack_item(Item, _, triggered(_, _, _)) -> Task = remove_from_stack(Item) ; Task = reverse_action(Item) ).

process reverse_action(_Item:object).
'733.1' :: caused rewind(Item) after reverse_action(Item).

%   Only forms that can be paid are offered.

'601.2b' :: executable option(N) if
    choose_cost(Player, Item, Forms), payable_form(Player, Item, Forms, N).
'601.2b' :: caused form(Item, Form) after
    option(N), now(choose_cost(_, Item, Forms)), nth1(N, Forms, Form).

payable_form(_, _, Forms, N)
    reads "that cost can be paid" otherwise "there is no cost number ~w"-[N] where \+ nth1(N, Forms, _).
payable_form(_, _, _, _) otherwise "that cost can't be paid".

payable_form(Player, Item, Forms, N) :-
    nth1(N, Forms, Form),
    form_payable(Player, Item, Form).

form_payable(Player, Item, Form) :-
    (   stack_item(Item, _, Kind),
        Kind = activated(Source, _, _)
    ->  once(costs_of(Kind, Item, Player, Total)),
        cost_with_form(Total, Form, Costs)
    ;   Source = Item,
        way(Item, Way),
        costs_with_form(Player, Item, Way, Form, Costs)
    ),
    can_pay(Player, Source, Item, Costs),
    !.

%   The value of X is announced (107.3): any that can be paid.

'601.2b' :: executable value_of_x(N) if
    choose_x(Player, Item), payable_x(Player, Item, N).
'601.2b' :: caused value_of_x(Item, N) after value_of_x(N), now(choose_x(_, Item)).

payable_x(_, _, N) reads "~w can be paid for X"-[N] otherwise "X is a whole number"
    where nonvar(N), \+ integer(N).
payable_x(Player, Item, N) otherwise "~w can't be paid for X, but ~w can"-[N, Most]
    where aggregate_all(max(Payable), payable_x(Player, Item, Payable), Most).
payable_x(_, _, N) otherwise "~w can't be paid for X"-[N].

payable_x(Player, Item, N) :-
    stack_item(Item, _, activated(Source, Name, Index)),
    definition:activated_ability(Name, Index, _, Costs, Slots, _, _),
    x_from(0, Player, Source, Name-Index, Item, Costs, N),
    legal_for_x(Slots, N, Source, Player).
payable_x(Player, Item, N) :-
    way(Item, Way),
    object_name(Item, Name),
    most_x(Player, Item, Item, Way, Name, Most),
    between(0, Most, N),
    x_payable(Player, Item, Way, N),
    \+ unfit_x(Way, Player, Item, N),
    ( spell_slots(Name, Slots) -> legal_for_x(Slots, N, Item, Player) ; true ).

%   unfit_x(+Way, +Player, +Item, +N) is semidet: with N for X, Item may not be cast in this Way. Ways add clauses.

:- multifile unfit_x/4.
:- dynamic unfit_x/4.

%   What can't be paid for some X can't be paid for a greater one.

x_from(X, Player, Source, Ability, Item, Costs, N) :-
    fixed_costs(X, Costs, Fixed0),
    Ability = Name-Index,
    cheaper_costs(Name, Index, Source, Fixed0, Fixed),
    can_pay(Player, Source, Item, Fixed),
    (   N = X
    ;   Next is X+1,
        x_from(Next, Player, Source, Ability, Item, Costs, N)
    ).

%!  x_with_targets(+Player, +Source, +Ability, +Costs, +Slots) is semidet.
%
%   For some X that Player can pay there are targets (601.2c); Ability is Name-Index.

x_with_targets(Player, Source, Ability, Costs, Slots) :-
    x_from(0, Player, Source, Ability, ability(Source), Costs, N),
    legal_for_x(Slots, N, Source, Player),
    !.

%!  some_x(+Player, +Item, -X) is nondet.
%
%   The spell Item may have X: it was chosen, or targets are there for no less (601.2c), or what is greater may cost less.

some_x(Player, Item, X) :-
    (   value_of_x(Item, Chosen)
    ->  X = Chosen
    ;   object_name(Item, Name),
        ( spell_slots(Name, Found) -> Slots = Found ; Slots = [] ),
        (   less_for_some_x(Name)
        ->  possible_x(Player, Item, Name, Slots, X)
        ;   hangs_on_x(Slots)
        ->  once(possible_x(Player, Item, Name, Slots, X))
        ;   X = 0
        )
    ).

possible_x(Player, Item, Name, Slots, X) :-
    way(Item, Way),
    most_x(Player, Item, Item, Way, Name, Most),
    between(0, Most, X),
    legal_for_x(Slots, X, Item, Player).

legal_for_x(Slots, N, Source, Player) :-
    (   hangs_on_x(Slots)
    ->  for_x(N, Slots, Known),
        has_legal_targets(Known, Source, Player)
    ;   true
    ).

x_payable(Player, Item, Way, N) :-
    spell_costs(Player, Item, Way, N, Costs),
    can_pay(Player, Item, Item, Costs),
    !.

'700.2' :: executable mode(N) if
    choose_mode(_, Item), mode_of(Item, N).
'700.2' :: caused mode(Item, N) after mode(N), now(choose_mode(_, Item)).

mode_of(_, _) reads silent otherwise "there is no such mode".

mode_of(Item, N) :-
    stack_item(Item, _, Kind),
    instructions_of(Kind, Item, [modal(Modes)]),
    nth1(N, Modes, _),
    slots_of(Kind, Item, Slots0),
    ( contains_term(controlled(that_player), Slots0) -> maplist(known_slot(Item), Slots0, Slots) ; Slots = Slots0 ),
    target_view(Item, view(Source, Player, _)),
    mode_legal(Slots, N, Source, Player),
    \+ other_modes(Item, N).

%   other_modes(+Item, +N): the mode N is not for what was announced so far. Keywords add clauses.

:- multifile other_modes/2.
:- dynamic other_modes/2.

%   c: targets

'601.2c' :: caused Asked after
    choose_targets(Item, K), stack_item(Item, Player, Kind), slots_of(Kind, Item, Slots),
    nth1(K, Slots, Slot), next_target(Item, Player, Kind, K, Slots, Slot, Tasks), asked_at(c, Item, Tasks, Asked).

next_target(Item, Player, Kind, K, Slots, Slot, Tasks) :-
    target_view(Item, view(Source, _, _)),
    Next is K+1,
    arg(1, Slot, Filter0),
    filter_of(Item, Filter0, Filter),
    (   K =:= 1,
        Kind = triggered(_, _, _),
        without_all_targets(Item, Slots, Source, Player)
    ->  Tasks = [remove_from_stack(Item)]
    ;   passed_over(Item, K, Slot)
    ->  Tasks = [choose_targets(Item, Next)]
    ;   candidate(Filter, Source, Player, Thing),
        Thing \== Item,
        still_free(Item, Slot, Thing),
        leaves_another(Item, Slots, K, Thing, view(Source, Player, 0))
    ->  Tasks = [choose_target(Player, Item, K), choose_targets(Item, Next)]
    ;   enough_targets(K, Slot)
    ->  Tasks = [choose_targets(Item, Next)]
    ;   impossible(Item, Task),
        Tasks = [Task]
    ).
process remove_from_stack(_Item:object).

%   without_all_targets(+Item, +Slots, +Source, +Player): of several targets not all that are wanted are there.

'603.3d' :: caused without_all_targets(Item, Slots, Source, Player) if
    Slots = [_, _|_], maplist(known_slot(Item), Slots, Known), \+ has_legal_targets(Known, Source, Player).

known_slot(Item, slot(Filter0), slot(Filter)) :- filter_of(Item, Filter0, Filter).
known_slot(Item, slot(Filter0, Options), slot(Filter, Options)) :-
    ( memberchk(controlled_by_target(_), Options) -> Filter = Filter0 ; filter_of(Item, Filter0, Filter) ).

'601.2c' :: executable target(Thing) if
    choose_target(Player, Item, K), stack_item(Item, Player, Kind), slots_of(Kind, Item, Slots),
    nth1(K, Slots, Slot), slot_filter(Slots, K, Filter0), filter_of(Item, Filter0, Filter),
    target_view(Item, view(Source, _, _)),
    candidate(Filter, Source, Player, Thing), other_than(Thing, Item), still_free(Item, Slot, Thing),
    leaves_another(Item, Slots, K, Thing, view(Source, Player, 0)).
'601.2c' :: executable no_more if
    choose_target(_, Item, K), stack_item(Item, _, Kind), slots_of(Kind, Item, Slots),
    nth1(K, Slots, Slot), enough_targets(K, Slot).
action no_more requires playing(_).
'601.2c' :: caused target(Item, K, Thing) after
    target(Thing), now(choose_target(_, Item, K)).

%   What is several targets of one spell or ability becomes its target once.

'603.2' :: caused event(becomes_target(Thing, Item)) after
    target(Thing), now(choose_target(_, Item, _)), \+ target(Item, _, Thing).

other_than(_, _) reads silent otherwise "a spell or ability can't target itself".

other_than(Thing, Item) :-
    Thing \== Item.

event becomes_target(_Thing:thing, _Item:object).

%   d: division

shares ::= [_:share].
share ::= (_:integer)-(_:thing).

'601.2d' :: caused Asked after
    divide(Item), divided(Item, Player, N, [Share, Other|Shares]),
    asked_at(d, Item, [choose_share(Player, Item, N, [Share, Other|Shares])], Asked).
'601.2d' :: caused division(Item, K, Thing, N) after
    divide(Item), divided(Item, _, N, [K-Thing]).

%   divided(+Item, -Player, -N, -Things) is nondet: Player divides N among the targets Things.

divided(Item, Player, N, Things) :-
    definition:uses(divided),
    stack_item(Item, Player, Kind),
    instructions_of(Kind, Item, Instructions),
    divided_in(Instructions, Quantity, Chosen),
    target_view(Item, View),
    quantity(Quantity, View, N),
    findall(K-Thing, ( target(Item, K, Thing), for_slot(Chosen, K) ), Things).

%   divided_in(+Instructions, -Quantity, -Chosen) is nondet; what triggers later is divided then.

divided_in(Term, Quantity, Chosen) :-
    compound(Term),
    (   memberchk(Term, [divided_damage(_, Quantity, Chosen), divided_counters(_, Quantity, Chosen)])
    ->  true
    ;   \+ Term = when(_, _, _),
        arg(_, Term, Part),
        divided_in(Part, Quantity, Chosen)
    ).

'601.2d' :: executable share(N) if
    choose_share(_, _, Left, [_|Others]), possible_share(Left, Others, N).

possible_share(_, _, _) reads silent otherwise "it can't be divided so: each gets at least 1, all get all".

possible_share(Left, Others, N) :-
    (   Others == []
    ->  N = Left
    ;   length(Others, Rest),
        Most is Left-Rest,
        between(1, Most, N)
    ).

'601.2d' :: caused division(Item, K, Thing, N), then(Tasks) after
    share(N), now(choose_share(Player, Item, Left, [K-Thing|Others])), Rest is Left-N,
    ( Others == [] -> Tasks = [] ; Tasks = [choose_share(Player, Item, Rest, Others)] ).
