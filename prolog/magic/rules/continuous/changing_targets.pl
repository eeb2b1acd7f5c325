:- module(changing_targets, []).

/** <module> Targets that are changed (115.7): to another legal one, or to what is said, where that is legal
*/

:- use_module('../../../k/language').
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [reference/3]).
:- use_module('../../support/finding', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../spells/final_targets', [changed_target/3]).
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
    once(changed_target(Spell, K, _)).
'115.7a' :: executable target(Thing) if choose_other_target(_, Spell, K), changed_target(Spell, K, Thing).
'115.7a' :: caused -target(Spell, K, Before), target(Spell, K, Thing) after
    target(Thing), now(choose_other_target(_, Spell, K)), target(Spell, K, Before).
'115.7f' :: caused -division(Spell, K, Before, N), division(Spell, K, Thing, N) after
    target(Thing), now(choose_other_target(_, Spell, K)), target(Spell, K, Before), division(Spell, K, Before, N).

%   To one thing: which of several targets is changed, is chosen (115.7b).

'115.7b' :: caused then([choose_slot(Player, Spell, To)]) after
    change_target_to(Item, Spell, To), target_view(Item, view(_, Player, _)), once(changed_target(Spell, _, To)).
'115.7b' :: executable target(Before) if
    choose_slot(_, Spell, To), changed_slot(Spell, Before, To, _).
'115.7b' :: caused -target(Spell, K, Before), target(Spell, K, To) after
    target(Before), now(choose_slot(_, Spell, To)), once(changed_slot(Spell, Before, To, K)).
'115.7f' :: caused -division(Spell, K, Before, N), division(Spell, K, To, N) after
    target(Before), now(choose_slot(_, Spell, To)), once(changed_slot(Spell, Before, To, K)), division(Spell, K, Before, N).

%   What is a target in another place already does not become one (as in 601.2c).

'603.2' :: caused event(becomes_target(Thing, Spell)) after
    target(Thing), now(choose_other_target(_, Spell, _)), \+ target(Spell, _, Thing).
'603.2' :: caused event(becomes_target(To, Spell)) after
    target(_), now(choose_slot(_, Spell, To)), \+ target(Spell, _, To).

changed_slot(_, Before, _, _) reads silent otherwise "~o is no target that can be changed"-[Before].

changed_slot(Spell, Before, To, K) :-
    target(Spell, K, Before),
    changed_target(Spell, K, To).
