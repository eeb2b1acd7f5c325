:- module(copies_for_others, []).

/** <module> A copy of a spell for each other object that it could target (707.10)

Each copy has another of them for all its targets. Whoever copies the spell says in which order the copies are put onto the stack.
*/

:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../programs/programs', []).
:- use_module('../spells/casting_steps', [slots_of/3]).
:- use_module('../spells/target_slots', [slot_filter/3]).
:- use_module('../zones').
:- use_module(copying, []).
:- use_module(gone_spells, [gone_spell/3, spell_or_gone/1]).

instruction do_copy_for_others(who:things, what:things, others:things).
process copy_onto(_P:player, _Spell:object, _O:object).
process aim_copy(_New:object, _O:object).
choice order_copies(_P:player, _Item:object, _Spell:object, _Things:objects).
order_copies(_, _, _, _) otherwise "no copies are being put onto the stack now".
object_part ::= targets_only(_:object_filter).

:- multifile filters:meets/3, roles:default/3.

roles:default(do_copy_for_others, who, you).

%   "That targets only a single creature": whatever it targets is that one.

filters:meets(targets_only(Filter), Spell, View) :-
    findall(Thing, target(Spell, _, Thing), Things),
    sort(Things, [O]),
    integer(O),
    permanent(O),
    matches(Filter, O, View).

'707.10' :: caused then(Tasks) after
    do_copy_for_others(Item, [Player|_], [Spell|_], Things), spell_or_gone(Spell),
    findall(O, ( member(O, Things), integer(O), could_target(Spell, Player, O) ), Others), next_copies(Others, Player, Item, Spell, Tasks).

next_copies([], _, _, _, []).
next_copies([O], Player, _, Spell, [copy_onto(Player, Spell, O)]).
next_copies([A, B|Others], Player, Item, Spell, [order_copies(Player, Item, Spell, [A, B|Others])]).

'707.10' :: executable put_next(O) if order_copies(_, _, _, Things), member(O, Things).
'707.10' :: caused then([copy_onto(Player, Spell, O)|Tasks]) after
    put_next(O), now(order_copies(Player, Item, Spell, Things)), selectchk(O, Things, Others), next_copies(Others, Player, Item, Spell, Tasks).
'707.10' :: caused event(copies_spell(Player, Spell, New)), then([aim_copy(New, O)]) after
    copy_onto(Player, Spell, O), stack_item(Spell, _, spell).
'707.10' :: caused event(copies_gone_spell(Player, Spell, New)), then([aim_copy(New, O)]) after
    copy_onto(Player, Spell, O), gone_spell(Spell, _, _).
'707.10' :: caused -target(New, K, Before), target(New, K, O) after
    aim_copy(New, O), target(New, K, Before).
'707.10' :: caused -division(New, K, Before, N), division(New, K, O, N) after
    aim_copy(New, O), target(New, K, Before), division(New, K, Before, N).
'603.2' :: caused event(becomes_target(O, New)) after
    aim_copy(New, O).

%   could_target(+Spell, +Player, +O) is semidet: it is no target of Spell, and could be each of those that Spell has.

could_target(Spell, Player, O) :-
    chosen_for(Spell, Chosen),
    memberchk(target(_, _, _), Chosen),
    \+ memberchk(target(_, _, O), Chosen),
    slots_of(spell, Spell, Slots),
    target_view(Spell, view(Source, _, _)),
    \+ ( member(target(_, K, _), Chosen), \+ fits_slot(Spell, Chosen, Slots, K, Source, Player, O) ).

fits_slot(Spell, Chosen, Slots, K, Source, Player, O) :-
    slot_filter(Slots, K, Filter0),
    ( memberchk(value_of_x(_, X), Chosen) -> for_x(X, Filter0, Filter1) ; Filter1 = Filter0 ),
    filter_of(Spell, Filter1, Filter),
    once(candidate(Filter, Source, Player, O)).

%   chosen_for(+Spell, -Chosen) is det: now, or as it was last on the stack (608.2h).

chosen_for(Spell, Chosen) :-
    (   gone_spell(Spell, _, Known)
    ->  Chosen = Known
    ;   findall(Fact, copying:chosen_for(Spell, copy, Fact), Chosen)
    ).
