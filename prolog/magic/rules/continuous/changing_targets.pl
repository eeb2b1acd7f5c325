:- module(changing_targets, []).

/** <module> Targets that are changed (115.7): to another legal one, or to what is said, where that is legal
*/

:- use_module('../../../k/language').
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [reference/3]).
:- use_module('../../support/finding', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../spells/casting_steps', [slots_of/3]).
:- use_module('../spells/target_slots', [slot_filter/3]).
:- use_module(copying, []).

instruction change_target(_What:stack_object).
instruction change_target_to(_What:stack_object, _To:thing).
object_part ::= single_target ; on_stack ; targeting_player(_:player_reference).
choice choose_other_target(_P:player, _Item:object, _Slot:integer).
choice choose_slot(_P:player, _Item:object, _To:thing).
choose_other_target(_, _, _) otherwise "no target is being changed now".
choose_slot(_, _, _) otherwise "no target is being changed now".

:- multifile filters:meets/3, filters:reference/3.

filters:meets(single_target, O, _) :- findall(K, target(O, K, _), [_]).
filters:meets(on_stack, O, _) :- stack_item(O, _, _).
filters:meets(targeting_player(Who), O, View) :- once(( reference(Who, View, Player), target(O, _, Player) )).

%   What can't be changed to another legal target stays as it is (115.7a).

'115.7a' :: caused then([choose_other_target(Player, Spell, K)]) after
    change_target(Item, Spell), target_view(Item, view(_, Player, _)), findall(K, target(Spell, K, _), [K]),
    once(other_target(Spell, K, _)).
'115.7a' :: executable target(Thing) if choose_other_target(_, Spell, K), other_target(Spell, K, Thing).
'115.7a' :: caused -target(Spell, K, Before), target(Spell, K, Thing), event(becomes_target(Thing, Spell)) after
    target(Thing), now(choose_other_target(_, Spell, K)), target(Spell, K, Before).
'115.7f' :: caused -division(Spell, K, Before, N), division(Spell, K, Thing, N) after
    target(Thing), now(choose_other_target(_, Spell, K)), target(Spell, K, Before), division(Spell, K, Before, N).

%   To one thing: which of several targets is changed, is chosen (115.7b).

'115.7b' :: caused then([choose_slot(Player, Spell, To)]) after
    change_target_to(Item, Spell, To), target_view(Item, view(_, Player, _)), once(other_target(Spell, _, To)).
'115.7b' :: executable target(Before) if
    choose_slot(_, Spell, To), changed_slot(Spell, Before, To, _).
'115.7b' :: caused -target(Spell, K, Before), target(Spell, K, To), event(becomes_target(To, Spell)) after
    target(Before), now(choose_slot(_, Spell, To)), once(changed_slot(Spell, Before, To, K)).
'115.7f' :: caused -division(Spell, K, Before, N), division(Spell, K, To, N) after
    target(Before), now(choose_slot(_, Spell, To)), once(changed_slot(Spell, Before, To, K)), division(Spell, K, Before, N).

changed_slot(_, Before, _, _) reads silent otherwise "~o is no target that can be changed"-[Before].

changed_slot(Spell, Before, To, K) :-
    target(Spell, K, Before),
    other_target(Spell, K, To).

other_target(_, _, Thing) reads "~o is another legal target"-[Thing] otherwise "~o is no other legal target"-[Thing].

%   other_target(+Spell, ?Slot, ?Thing): legal for who controls the spell or ability.

other_target(Spell, K, Thing) :-
    stack_item(Spell, Player, Kind),
    slots_of(Kind, Spell, Slots),
    target(Spell, K, _),
    slot_filter(Slots, K, Filter0),
    filter_of(Spell, Filter0, Filter),
    target_view(Spell, view(Source, _, _)),
    candidate(Filter, Source, Player, Thing),
    Thing \== Spell,
    \+ target(Spell, _, Thing).
