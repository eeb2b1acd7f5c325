:- encoding(utf8).
:- module(activating,
          [ is_mana_ability/2,          % +Name, +Index
            limited/3,                  % +Object, +Index, ?Limit
            makes_mana/2                % +Object, +Index
          ]).

/** <module> Activating abilities (602), mana abilities (605)
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module(announcing, [x_with_targets/5]).
:- use_module(casting, [sorcery_time/1, unpayable/5]).
:- use_module(casting_steps).
:- use_module('../concepts/cost_changes', [cheaper_costs/5]).
:- use_module('../concepts/costs').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [lost_all_abilities/1]).
:- use_module('../../support/filters', [condition/2]).
:- use_module('../concepts/mana').
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../concepts/variable_costs', [fixed_costs/3]).

%   Activating (602)

definition:activated_ability(Name, Index, _, _, _, _, _)
    reads "~o has the ability “~o”"-[name(Name), ability(Name, Index)].
definition:activated_ability(Name, _, battlefield, _, _, _, _)
    otherwise "~o has no such activated ability"-[name(Name)].
definition:activated_ability(Name, _, hand, _, _, _, _)
    otherwise "~o has no such ability to activate from a hand"-[name(Name)].
definition:mana_ability(Name, _)
    reads "it is a mana ability of ~o"-[name(Name)] otherwise "that is not a mana ability of ~o"-[name(Name)].
setting(payment(_), manual)
    reads "payment is manual"
    otherwise "payment is automatic, so lands are tapped when they are needed".

'602.2' :: executable activate(O, Index) if
    priority(Player, _), controls(Player, O), object(O, Name, _),
    definition:activated_ability(Name, Index, battlefield, _, _, _, _),
    \+ automatic(Player, Name, Index).
'602.2' :: executable activate(O, Index) if
    priority(Player, _), definition:uses(any_player), others_control(Player, O), object(O, Name, _), open_to_all(Name, Index).
'114.4' :: executable activate(O, Index) if
    priority(Player, _), emblem(Player, O), object(O, Name, _),
    definition:activated_ability(Name, Index, battlefield, _, _, _, _).
'602.2' :: executable activate(O, Index) if
    priority(Player, _), definition:activated_ability(Name, Index, hand, _, _, _, _),
    object(O, Name, _), hand(Player, O).
'605.3a' :: executable activate(O, basic(Type)) if
    priority(Player, _), setting(payment(Player), manual), controls(Player, O),
    subtype(O, Type), basic_land_type(Type, _), object_name(O, Name), \+ lost_all_abilities(Name).
'605.3a' :: executable activate(O, Index) if
    make_mana(Player, _, _, _), controls(Player, O), object(O, Name, _),
    definition:mana_ability(Name, Index), \+ automatic(Player, Name, Index).
'605.3a' :: executable activate(O, basic(Type)) if
    make_mana(Player, _, _, _), setting(payment(Player), manual), controls(Player, O),
    subtype(O, Type), basic_land_type(Type, _), object_name(O, Name), \+ lost_all_abilities(Name).

definition:uses(any_player) reads silent otherwise silent.
open_to_all(_, _) reads "other players may activate it" otherwise "only its controller may activate it".

others_control(Player, O) reads "another player controls ~o"-[O] otherwise "~w controls it"-[Player].

others_control(Player, O) :-
    controls(Other, O),
    Other \== Player.

open_to_all(Name, Index) :-
    definition:activated_ability(Name, Index, battlefield, _, _, _, Limits),
    once(( member(Limit, Limits), memberchk(Limit, [any_player, only_opponents]) )).

%   Who may activate what others control is not passed over.

:- multifile reacting:castable_elsewhere/1.

reacting:castable_elsewhere(Player) :-
    definition:uses(any_player),
    open_to_all(Name, _),
    object(O, Name, _),
    controls(Other, O),
    Other \== Player.

%   With automatic payment, abilities that only tap for mana are no choices.

automatic(_, _, _) reads "it makes mana, which is paid automatically" otherwise silent.

automatic(Player, Name, Index) :-
    definition:mana_source(Name, Index, _),
    \+ setting(payment(Player), manual).

%!  makes_mana(+Object, +Index) is semidet.

makes_mana(_, _) reads "it is a mana ability" otherwise "it is no mana ability".

makes_mana(O, Index) :-
    object_name(O, Name),
    is_mana_ability(Name, Index),
    !.

'602.2b' :: nonexecutable activate(O, Index) if
    acting(Player), ability_of(O, Index, Costs, _, _), \+ can_pay(Player, O, ability(O), Costs)
    because "~o"-[Why] where unpayable(Player, O, ability(O), Costs, Why).
'602.2b' :: nonexecutable activate(O, Index) if
    acting(Player), ability_of(O, Index, _, Slots, _), \+ some_targets(Player, O, Index, Slots)
    because "it has no legal target"-[].
'602.5' :: nonexecutable activate(O, _) if
    restricted(O, cant_activate, Source)
    because "~o's abilities can't be activated, says ~o"-[O, Source].
'602.5' :: nonexecutable activate(O, Index) if
    restricted(O, cant_activate_but_mana, Source), \+ makes_mana(O, Index)
    because "~o's abilities can't be activated, says ~o"-[O, Source].
'602.5b' :: nonexecutable activate(O, Index) if
    activated_this_turn(O, Index), limited(O, Index, once_each_turn)
    because "it was activated this turn"-[].
'602.5b' :: nonexecutable activate(O, Index) if
    activated_once(O, Index), limited(O, Index, once)
    because "it was activated before"-[].
'602.5d' :: nonexecutable activate(O, Index) if
    limited(O, Index, sorcery_speed), acting(Player), \+ sorcery_time(Player)
    because "it can be activated only as a sorcery"-[].
'602.5' :: nonexecutable activate(O, Index) if
    limited(O, Index, only_if(Condition)), acting(Player), \+ condition(Condition, view(O, Player, 0))
    because "it can be activated only under a condition that is not met"-[].
'602.5' :: nonexecutable activate(O, Index) if
    limited(O, Index, only_during(your, Step)), acting(Player), \+ ( active(Player), step(Step) )
    because "it can be activated only during your ~w"-[Step].
'602.5' :: nonexecutable activate(O, Index) if
    limited(O, Index, only_opponents), acting(Player), controls(Player, O)
    because "only opponents of its controller can activate it"-[].
acting(Player) :- now(priority(Player, _)).
acting(Player) :- now(make_mana(Player, _, _, _)).

ability_of(O, Index, Costs, Slots, Limits) :-
    object(O, Name, _),
    definition:activated_ability(Name, Index, _, Costs0, Slots, _, Limits),
    ( definition:variable_cost(Name, Index) -> fixed_costs(0, Costs0, Costs1) ; Costs1 = Costs0 ),
    cheaper_costs(Name, Index, O, Costs1, Costs).
ability_of(O, basic(Type), [tap], [], []) :-
    once(subtype(O, Type)).

%   some_targets(+Player, +Object, +Index, +Slots): there are targets, for some X where they hang on it.

some_targets(Player, O, Index, Slots) :-
    (   hangs_on_x(Slots)
    ->  object(O, Name, _),
        definition:activated_ability(Name, Index, _, Costs, _, _, _),
        x_with_targets(Player, O, Name-Index, Costs, Slots)
    ;   has_legal_targets(Slots, O, Player)
    ).

%!  limited(+Object, +Index, ?Limit) is nondet.
%
%   The ability can be activated only within Limit.

limited(O, Index, Limit) :-
    object(O, Name, _),
    definition:limited_ability(Name, Index),
    definition:activated_ability(Name, Index, _, _, _, _, Limits),
    member(Limit, Limits).

'602.2a' :: caused event(activates(Player, O, Index, _)) after
    activate(O, Index), acting(Player).
'602.2a' :: caused stack([Item|Stack]), stack_item(Item, Player, activated(O, Name, Index)),
                   casting(Item, a), then(Steps) after
    activates(Player, O, Index, Item), object(O, Name, _), \+ is_mana_ability(Name, Index),
    stack(Stack), casting_steps(Item, Steps).

is_mana_ability(_, basic(_)).
is_mana_ability(Name, Index) :- definition:mana_ability(Name, Index).

%   Mana abilities do not use the stack (605.3b).

'605.3b' :: caused stack_item(Item, Player, activated(O, Name, Index)), then(Tasks) after
    activates(Player, O, Index, Item), object(O, Name, _), is_mana_ability(Name, Index),
    now(Process), after_mana(Process, Next), mana_steps(Process, Item, Name, Index, Steps), append(Steps, Next, Tasks).

%   mana_steps(+Process, +Item, +Name, +Index, -Steps): X is chosen where there is one; mana for what costs
%   mana itself is made at any time but while mana is made already.

mana_steps(Process, Item, Name, Index, Steps) :-
    ( definition:variable_cost(Name, Index) -> Steps = [choose_modes(Item)|Rest] ; Steps = Rest ),
    Last = [pay_costs(Item), resolve_mana(Item)],
    (   Process = priority(_, _),
        definition:activated_ability(Name, Index, _, Costs, _, _, _),
        ( memberchk(mana(_), Costs) ; memberchk(x_mana(_), Costs) )
    ->  Rest = [determine_cost(Item), activate_mana_abilities(Item)|Last]
    ;   Rest = [determine_cost(Item)|Last]
    ).

after_mana(priority(Player, _), [open_priority(Player)]).
after_mana(make_mana(_, Item, _, _), [activate_mana_abilities(Item)]).
process resolve_mana(_Item:object).

fluent activated_once(_O:object, _Index:index) marks memory(objects).
zones:permanent_status(O, activated_once(O, _)).
'602.5b' :: caused activated_once(O, Index) after
    activates(_, O, Index, _), ability_of(O, Index, _, _, Limits), memberchk(once, Limits).
'602.5b' :: caused activated_this_turn(O, Index) after
    activates(_, O, Index, _), ability_of(O, Index, _, _, [_|_]).
