:- module(kicker,
          [ payable_with/3              % +Player, +Item, +More
          ]).

/** <module> Kicker (702.33)

An additional cost that may be paid as the spell is cast. Whether it was kicked is known of the
spell, and of the permanent that it becomes.
*/

:- use_module(library(lists), [member/2, memberchk/2, subtract/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/costs').
:- use_module('../concepts/objects').
:- use_module('../spells/announcing', [some_x/3]).
:- use_module('../spells/casting_steps', [spell_slots/2]).
:- use_module('../spells/target_slots', [slots_legal/3]).
:- use_module('../zones').

fluent kicked(_O:object).
choice decide_kicker(_P:player, _Item:object).
decide_kicker(_, _) otherwise "no kicker is to be decided about now".
action kick.

:- multifile announcing:announcement/4.

%   A kicker that can't be paid is not asked about.

process announce_kicker(_P:player, _Item:object).

'702.33a' :: caused announcing:announcement(spell, Item, Player, announce_kicker(Player, Item)) if
    definition:kicker(Name, _), object_name(Item, Name).
'702.33a' :: caused then([decide_kicker(Player, Item)]) after announce_kicker(Player, Item), kick_payable(Player, Item).
'702.33a' :: executable kick if decide_kicker(Player, Item), kick_payable(Player, Item).
'702.33a' :: executable no if decide_kicker(_, _).
'702.33d' :: caused kicked(Item) after kick, now(decide_kicker(_, Item)).

kick_payable(_, _) reads "its kicker cost can be paid" otherwise "its kicker cost can't be paid".

kick_payable(Player, Item) :-
    object_name(Item, Name),
    definition:kicker(Name, Kicker),
    payable_with(Player, Item, Kicker),
    kicked_slots(Name, Slots),
    slots_legal(Slots, Item, Player),
    !.

%!  payable_with(+Player, +Item, +More) is semidet.
%
%   Player can pay the costs More, too, for the spell Item: with the X that was chosen, or one for which it has
%   targets. What lessens its costs lessens them, too (601.2f).

payable_with(Player, Item, More) :-
    way(Item, Way),
    some_x(Player, Item, X),
    costs_with(Player, Item, Way, X, More, Costs),
    can_pay(Player, Item, Item, Costs),
    !.

%   What is done only if it was kicked needs its targets (702.33d).

kicked_slots(Name, Slots) :-
    (   spell_slots(Name, All)
    ->  findall(Slot, ( member(One, All), wanted_if_kicked(One, Slot) ), Slots)
    ;   Slots = []
    ).

wanted_if_kicked(slot(Filter), slot(Filter)).
wanted_if_kicked(slot(Filter, Options0), slot(Filter, Options)) :-
    subtract(Options0, [if_kicked], Options).

'702.33a' :: caused costs:optional_cost(Item, Name, Cost) if
    kicked(Item), definition:kicker(Name, Costs), member(Cost, Costs).

%   X of a kicker cost is chosen as the kicker is, and is that of the mana cost where that has one, too.

'107.3a' :: caused then([announce_x(Player, Item)]) after
    kick, now(decide_kicker(Player, Item)), object_name(Item, Name), definition:kicker(Name, Costs),
    memberchk(x_mana(_), Costs), \+ value_of_x(Item, _).

%   The permanent remembers it; what leaves does not.

'702.33e' :: caused kicked(New) after
    moves(Item, stack(_), battlefield(_), New), kicked(Item).

zones:stack_status(O, kicked(O)).
zones:permanent_status(O, kicked(O)).
