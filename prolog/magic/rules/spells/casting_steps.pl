:- module(casting_steps,
          [ casting_steps/2,            % +Item, -Processes
            instructions_of/3,          % +Kind, +Item, -Instructions
            slots_of/3,                 % +Kind, +Item, -Slots
            has_legal_targets/3,        % +Slots, +Source, +Player
            costs_with_form/5,          % +Player, +Item, +Way, +Form, -Costs
            excluded/3                  % +Costs, +Kind, -Object
          ]).

/** <module> The steps of casting and activating (601.2, 602.2): what they share

The steps are fluents, as the thesis lists them: casting(Item, a) is the
announcement, b modes and X, c targets, d division, e the total cost, f mana
abilities, g payment. Each is a process of its own: casting.pl and activating.pl
begin them, announcing.pl has b to d, paying.pl e to g.
*/

:- use_module(library(lists), [memberchk/2, nth1/3]).
:- use_module('../../../k/language').
:- use_module('../concepts/costs').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').

fluent casting(_Item:object, _Step:atom) functional.
fluent cost(_Item:object, _:terms) functional.
fluent paid(_Item:object, _:term).
fluent bound(_Item:object, _Key:atom, _:term).
fluent division(_Item:object, _Slot:integer, _Thing:term, _:integer).

action cast(_O).
action cast(_O, _Way).
action activate(_O, _Index).
action play_land(_O).
action target(_Thing).
action mode(_N).
action value_of_x(_N).
action option(_N).
action share(_N).
action pick(_O).

event begins_casting(_P, _O, _Way, _Item).
event activates(_P, _O, _Index, _Item).
event casts(_P, _Item).
event activated(_P, _Item).
event plays_land(_P, _O).
event cycles(_P, _O).
event reveals(_P, _O).
event sacrifices(_P, _O).

process choose_modes(_Item).
process choose_targets(_Item, _Slot).
process divide(_Item).
process determine_cost(_Item).
process activate_mana_abilities(_Item).
process pay_costs(_Item).
process pay(_Item, _Cost).
process announced(_Item).
choice choose_target(_P, _Item, _Slot).
choice choose_mode(_P, _Item).
choice choose_x(_P, _Item).
choice choose_cost(_P, _Item, _Forms).
choice choose_share(_P, _Item, _Left, _Things).
choice make_mana(_P, _Item, _Cost, _Excluded).
choice choose_for_cost(_P, _Item, _Cost, _Left, _Least).

%!  casting_steps(+Item, -Processes) is det.
%
%   Steps b to g of casting or activating Item.

casting_steps(Item, [ choose_modes(Item), choose_targets(Item, 1), divide(Item),
                      determine_cost(Item), activate_mana_abilities(Item),
                      pay_costs(Item), announced(Item) ]).

%!  instructions_of(+Kind, +Item, -Instructions) is semidet.
%
%   What the spell or ability Item does; fails for a permanent spell.

instructions_of(spell, Item, Instructions) :-
    object_name(Item, Name),
    definition:spell_ability(Name, _, Instructions).
instructions_of(activated(_, Name, Index), _, Instructions) :-
    definition:activated_ability(Name, Index, _, _, _, Instructions, _).
instructions_of(triggered(_, _, delayed(Instructions)), _, Instructions).
instructions_of(triggered(_, Name, Index), _, Instructions) :-
    definition:triggered_ability(Name, Index, _, _, Instructions).

%!  slots_of(+Kind, +Item, -Slots) is semidet.

slots_of(spell, Item, Slots) :-
    object_name(Item, Name),
    definition:spell_ability(Name, Slots, _).
slots_of(activated(_, Name, Index), _, Slots) :-
    definition:activated_ability(Name, Index, _, _, Slots, _, _).
slots_of(triggered(_, _, delayed(_)), _, []).
slots_of(triggered(_, Name, Index), _, Slots) :-
    definition:triggered_ability(Name, Index, _, Slots, _).

%!  has_legal_targets(+Slots, +Source, +Player) is semidet.

has_legal_targets([], _, _).
has_legal_targets([slot(Filter)|Slots], Source, Player) :-
    once(candidate(Filter, Source, Player, _)),
    has_legal_targets(Slots, Source, Player).

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

%!  excluded(+Costs, +Kind, -Object) is det.
%
%   The source that can't make mana for Costs, because they tap it; `none` else.

excluded(Costs, Kind, Excluded) :-
    (   memberchk(tap, Costs),
        Kind = activated(Source, _, _)
    ->  Excluded = Source
    ;   Excluded = none
    ).
