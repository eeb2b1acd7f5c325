:- module(casting_steps,
          [ casting_steps/2,            % +Item, -Processes
            asked_at/4,                 % +Step, +Item, +Tasks, -Effect
            instructions_of/3,          % +Kind, +Item, -Instructions
            slots_of/3,                 % +Kind, +Item, -Slots
            spell_slots/2,              % +Name, -Slots
            has_legal_targets/3,        % +Slots, +Source, +Player
            costs_with_form/5,          % +Player, +Item, +Way, +Form, -Costs
            costs_of/4,                 % +Kind, +Item, +Player, -Costs
            excluded/3                  % +Costs, +Item, -Excluded
          ]).

/** <module> The steps of casting and activating (601.2, 602.2): what they share

The steps are fluents, as the thesis lists them: casting(Item, a) is the
announcement, b modes and X, c targets, d division, e the total cost, f mana
abilities, g payment. b, c, d and f are told where a player is asked something
then; e, where nobody is, is not told. Each is a process of its own: casting.pl and activating.pl
begin them, announcing.pl has b to d, paying.pl e to g.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module('../../../k/language').
:- use_module('../concepts/cost_forms', [cost_with_form/3]).
:- use_module('../concepts/costs').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../concepts/cost_changes', [cheaper_costs/5]).
:- use_module('../concepts/life_costs', [with_life_reckoned/3]).
:- use_module('../concepts/variable_costs', [fixed_costs/3]).
:- use_module('../../support/filters', [quantity/3]).
:- multifile filters:reference/3.
:- use_module('../zones').

fluent casting(_Item:object, _Step:atom) functional.
fluent cost(_Item:object, _:terms) functional.
fluent targets_wanted(_Item:object, _:integer) functional.
fluent division(_Item:object, _Slot:integer, _Thing:thing, _:integer).

%   What was chosen for it, and what a triggered ability triggered on.

fluent way(_Item:object, _:way) functional.
fluent form(_Item:object, _:terms) functional.
fluent mode(_Item:object, _:integer) functional.
fluent value_of_x(_Item:object, _:integer) functional.
fluent that(_Item:object, _:thing).

way ::= normal ; alternative(_:integer) ; face(_:integer).
index ::= _:integer ; basic(_:atom) ; delayed(_:terms) ; reflexive(_:terms).

action cast(O:object) requires ( hand(_, O) ; command(_, O) ), \+ land(O).
action cast(O:object, Way:way) requires
    way_of(O, Way).
action activate(O:object, Index:index) requires has_activated(O, Index).
action play_land(O:object) requires hand(_, O), land(O).
action target(Thing:thing) requires ( playing(Thing) ; controls(_, Thing) ; stack_item(Thing, _, _) ).
action mode(_N:integer).
action value_of_x(_N:integer).
action option(_N:integer).
action share(_N:integer).
action pick(O:object) requires ( controls(_, O) ; hand(_, O) ; graveyard(_, O) ).

event begins_casting(_P:player, _O:object, _Way:way, _Item:object).
event activates(_P:player, _O:object, _Index:index, _Item:object).
event casts(_P:player, _Item:object).
event activated(_P:player, _Item:object).
event plays_land(_P:player, _O:object).
event cycles(_P:player, _O:object).
event reveal(_P:player, _O:object).
event sacrifice(_P:player, _O:object).

process choose_modes(_Item:object).
process choose_targets(_Item:object, _Slot:integer).
process divide(_Item:object).
process determine_cost(_Item:object).
process activate_mana_abilities(_Item:object).
process pay_costs(_Item:object).
process pay(_Item:object, _Cost:term).
process announced(_Item:object).
choice choose_target(_P:player, _Item:object, _Slot:integer).
choice choose_mode(_P:player, _Item:object).
choice choose_x(_P:player, _Item:object).
choice choose_cost(_P:player, _Item:object, _Forms:terms).
choice choose_share(_P:player, _Item:object, _Left:integer, _Things:shares).
choice make_mana(_P:player, _Item:object, _Cost:term, _Excluded:source).
choice choose_for_cost(_P:player, _Item:object, _Cost:term, _Left:integer, _Among:term).

choose_target(_, _, _) otherwise "no target is being chosen now".
choose_mode(_, _) otherwise "no mode is being chosen now".
choose_x(_, _) otherwise "no value of X is being chosen now".
choose_cost(_, _, _) otherwise "no cost is being chosen now".
choose_share(_, _, _, _) otherwise "nothing is being divided now".
make_mana(_, _, _, _) otherwise "no mana is being made for a cost now".
choose_for_cost(_, _, _, _, _) otherwise "no cost is being paid now".
slots_of(_, _, _) reads silent.
instructions_of(_, _, _) reads silent.

%   way_of(?Object, ?Way): another way to cast it that the card itself gives.

:- multifile way_of/2.

way_of(O, alternative(Index)) :-
    hand(_, O),
    object_name(O, Name),
    definition:alternative_cost(Name, Index, _).

%   has_activated(?Object, ?Index): an ability where it could be activated.

has_activated(O, Index) :-
    ( controls(_, O), Zone = battlefield ; emblem(_, O), Zone = battlefield ; hand(_, O), Zone = hand ; command(_, O), member(Zone, [hand, command]) ; graveyard(_, O), Zone = graveyard ),
    object(O, Name, _),
    definition:activated_ability(Name, Index, Zone, _, _, _, _).
has_activated(O, basic(Type)) :-
    controls(_, O),
    subtype(O, Type),
    basic_land_type(Type, _).

%!  casting_steps(+Item, -Processes) is det.
%
%   Steps b to g of casting or activating Item.

casting_steps(Item, [ choose_modes(Item), choose_targets(Item, 1), divide(Item),
                      determine_cost(Item), activate_mana_abilities(Item),
                      pay_costs(Item), announced(Item) ]).

%!  asked_at(+Step, +Item, +Tasks, -Effect) is det.
%
%   Effect begins Tasks, which ask a player at that Step of casting or activating Item. Of a triggered ability, and
%   of what is paid for at other times, no steps are told.

asked_at(Step, Item, Tasks, Effect) :-
    (   casting(Item, Before),
        Before \== Step
    ->  Effect = all([casting(Item, Step), then(Tasks)])
    ;   Effect = then(Tasks)
    ).

%!  instructions_of(+Kind, +Item, -Instructions) is semidet.
%
%   What the spell or ability Item does; fails for a permanent spell.

instructions_of(spell, Item, Instructions) :-
    object_name(Item, Name),
    definition:spell_ability(Name, _, Instructions).
instructions_of(activated(_, Name, Index), _, Instructions) :-
    definition:activated_ability(Name, Index, _, _, _, Instructions, _).
instructions_of(triggered(_, _, delayed(Instructions)), _, Instructions).
instructions_of(triggered(_, _, reflexive([when(_, _, Instructions)])), _, Instructions).
instructions_of(triggered(_, Name, Index), _, Instructions) :-
    definition:triggered_ability(Name, Index, _, _, Instructions).

%!  slots_of(+Kind, +Item, -Slots) is semidet.

slots_of(Kind, Item, Slots) :-
    slots_of_kind(Kind, Item, Slots0),
    with_so_many(Item, Slots0, Slots).

slots_of_kind(spell, Item, Slots) :-
    object_name(Item, Name),
    spell_slots(Name, Slots).
slots_of_kind(activated(_, Name, Index), _, Slots) :-
    definition:activated_ability(Name, Index, _, _, Slots, _, _).
slots_of_kind(triggered(_, _, delayed(_)), _, []).
slots_of_kind(triggered(_, _, reflexive([when(_, Slots, _)])), _, Slots).
slots_of_kind(triggered(_, Name, Index), _, Slots) :-
    definition:triggered_ability(Name, Index, _, Slots, _).

%   with_so_many(+Item, +Slots0, -Slots): the slots that the last one stands for.

with_so_many(Item, Slots0, Slots) :-
    (   append(Before, [slot(Filter, [many(Least0, Quantity)])], Slots0)
    ->  so_many(Item, Filter, Quantity, N),
        ( integer(Least0) -> Least = Least0 ; Least = N ),
        length(Before, Count),
        First is Count+1,
        Last is Count+N,
        findall(slot(Filter, [group(Least, First, Last)]), between(First, Last, _), Group),
        append(Before, Group, Slots)
    ;   append(Before, [slot(Filter, [one_each(Who, Least)])], Slots0)
    ->  length(Before, Count),
        target_view(Item, view(Source, You, _)),
        findall(P, ( apnap(Players), member(P, Players), ( Who == player -> true ; P \== You ) ), Those),
        findall(slot([controlled(player(P))|Filter], [group(Wanted, K, K)]),
                ( nth1(N, Those, P), K is Count+N, wanted_of(Least, [controlled(player(P))|Filter], Source, You, Wanted) ),
                Own),
        append(Before, Own, Slots)
    ;   Slots = Slots0
    ).

%   wanted_of(+Least, +Filter, +Source, +Player, -Wanted): of a player who has none, none is wanted.

wanted_of(Least, Filter, Source, Player, Wanted) :-
    (   Least =:= 1,
        can_target(Filter, Source, Player, _)
    ->  Wanted = 1
    ;   Wanted = 0
    ).

filters:reference(player(Player), _, Player).

%   How many it may be is found once, as targets are chosen (601.2c, 603.3d).

so_many(Item, Filter, Quantity, N) :-
    (   targets_wanted(Item, Found)
    ->  N = Found
    ;   Quantity == as_many_as_there_are
    ->  target_view(Item, view(Source, Player, _)),
        filter_of(Item, Filter, Known),
        aggregate_all(count, candidate(Known, Source, Player, _), N)
    ;   target_view(Item, View),
        quantity(Quantity, View, N)
    ).

'601.2c' :: caused targets_wanted(Item, N) after
    choose_targets(Item, 1), stack_item(Item, _, Kind), slots_of_kind(Kind, Item, Slots0),
    append(_, [slot(Filter, [many(_, Quantity)])], Slots0), Quantity \== x, so_many(Item, Filter, Quantity, N).
zones:stack_status(O, targets_wanted(O, _)).

%!  spell_slots(+Name, -Slots) is semidet.
%
%   What a spell with Name targets: an Aura spell, what it will enchant (303.4a).

'303.4a' :: caused spell_slots(Name, Slots) if
    (   definition:spell_ability(Name, Found, _)
    ->  Slots = Found
    ;   definition:enchants(Name, Filter)
    ->  Slots = [slot(Filter)]
    ).

%!  has_legal_targets(+Slots, +Source, +Player) is semidet.

has_legal_targets(Slots, Source, Player) :-
    target_slots:slots_legal(Slots, Source, Player).

%!  costs_with_form(+Player, +Item, +Way, +Form, -Costs) is semidet.
%
%   The costs of the spell Item with one of the two forms of its additional cost.

costs_with_form(Player, Item, Way, Form, Costs) :-
    object_name(Item, Name),
    definition:additional_cost(Name, either(A, B)),
    (   Form == A
    ->  Position = 1
    ;   Form == B,
        Position = 2
    ),
    findall(C, spell_costs(Player, Item, Way, C), All),
    nth1(Position, All, Costs).

%!  costs_of(+Kind, +Item, +Player, -Costs) is nondet.
%
%   The total cost of the spell or ability Item, with what was announced for it but for symbols
%   that are paid in two ways.

costs_of(spell, Item, Player, Costs) :-
    way(Item, Way),
    (   form(Item, Form)
    ->  costs_with_form(Player, Item, Way, Form, Costs)
    ;   once(spell_costs(Player, Item, Way, Costs))
    ).
costs_of(activated(_, _, basic(_)), _, _, [tap]).
costs_of(activated(O, Name, Index), Item, Player, Costs) :-
    definition:activated_ability(Name, Index, _, Costs0, _, _, _),
    (   definition:variable_cost(Name, Index)
    ->  ( value_of_x(Item, X) -> true ; X = 0 ),
        fixed_costs(X, Costs0, Costs1)
    ;   Costs1 = Costs0
    ),
    cheaper_costs(Name, Index, O, Costs1, Costs2),
    with_life_reckoned(Costs2, view(O, Player, 0), Costs3),
    (   form(Item, Form),
        cost_with_form(Costs3, Form, Formed)
    ->  Costs = Formed
    ;   Costs = Costs3
    ).

%!  excluded(+Costs, +Item, -Excluded) is det.
%
%   The source that can't make mana for the Costs of Item, because they tap it; `none` else. Where
%   some mana of this game may not be spent on everything, what it is spent on stands with it.

excluded(Costs, Item, Excluded) :-
    ( stack_item(Item, _, Found) -> Kind = Found ; Kind = special_action ),
    (   memberchk(tap, Costs),
        Kind = activated(Source, _, _)
    ->  Tapped = Source
    ;   Tapped = none
    ),
    (   definition:special_mana(only)
    ->  spent_on(Kind, Item, Purpose),
        Excluded = using(Tapped, Purpose)
    ;   Excluded = Tapped
    ).

spent_on(Kind, Item, Purpose) :-
    (   resolving(_)
    ->  Purpose = other
    ;   Kind = activated(Source, _, _)
    ->  Purpose = ability(Source)
    ;   Kind == spell
    ->  Purpose = spell(Item)
    ;   Purpose = other
    ).
