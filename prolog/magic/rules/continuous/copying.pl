:- module(copying, []).

/** <module> Copies (707): of permanents, as something enters or for a time, and of spells

A copy has the name of what it copies, or copy(Name, Exceptions); so it copies what is printed
there and nothing that effects have made of it (707.2). The name that an object has without the
effects of layer 1 is stored where it differs: `own_name(O, Name)`.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [said_so_far/2]).
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [copiable/2]).
:- use_module('../../characteristics/as_it_would_be', [name_there/3]).
:- use_module('../../support/entering_filters', [entering_name/2]).
:- use_module('../../support/filters').
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../zones').
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/final_targets', [new_target/3, stays_target/2]).

instruction create_copy(_Who:player, _N:quantity, _Of:object, _Exceptions:copy_exceptions).
instruction create_copy_tapped(_Who:player, _N:quantity, _Of:object, _Exceptions:copy_exceptions, _How:tapped_entry).
instruction create_sized(_Who:player, _N:quantity, _Power:quantity, _Toughness:quantity, _Token:token_name).
instruction become_copy(_What:permanents, _Of:object, _Exceptions:copy_exceptions, _Duration:duration).
instruction copy_spell(_What:copied_spell).
instruction copy_spell_retargeted(_What:copied_spell).
instruction copy_ability(_What:ability_on_stack).
instruction copy_ability_retargeted(_What:ability_on_stack).

event copies_spell(_P:player, _Item:object, _New:object).
event copies_ability(_P:player, _Item:object, _New:object).
process new_targets(_Item:object).
process aimed(_Item:object).
choice choose_new_target(_P:player, _Item:object, _Slot:integer).
choose_new_target(_, _, _) otherwise "no new target is being chosen now".
action leave_target.

copy_exception ::= this_ability.
replacing_effect ::= copies(_:object, _:index, _Earlier:integer).
replacing_value ::= copying(_:object).

%   copied_name(+Object, +Exceptions, -Name): the name of a copy of Object, as it is or was.

copied_name(O, Exceptions, Name) :-
    object_name(O, Present),
    copiable(Present, Copied0),
    ( Copied0 = bestowed(Base) -> Copied = Base ; Copied = Copied0 ),
    (   Exceptions == []
    ->  Name = Copied
    ;   Name = copy(Copied, Exceptions)
    ),
    met(Name).

%   Tokens that are copies (707.2, 111)

'707.2' :: caused event(create_tokens(Player, N, Name)) after
    create_copy(_, Player, N, Of, Exceptions), N > 0, copied_name(Of, Exceptions, Name).
'707.2' :: caused event(create_tokens_tapped(Player, N, Name, How)) after
    create_copy_tapped(_, Player, N, Of, Exceptions, How), N > 0, copied_name(Of, Exceptions, Name).

%   A token whose size is found as it is created is what its name says, with that size (111.3).

token_name ::= _:name.

'111.3' :: caused event(create_tokens(Player, N, Sized)) after
    create_sized(_, Player, N, P, T, Name), N > 0, Sized = copy(Name, [set_pt(P, T)]), met(Sized).

%   Entering as a copy (614.12, 707.5): one that enters has the name from then on, and what it has copied may let it copy again.

'616.1c' :: caused proposals:rank(copies(_, _, _), 3).
'707.5' :: replaced moves(O, From, battlefield(P), New) by Es as copies(O, I, K) choosing V if
    entering_name(O, Called), once(definition:replacement(copies, Called, _, _, _)), name_there(Called, P, Name),
    definition:replacement(copies, Name, I, Filter, Exceptions),
    aggregate_all(count, said_so_far(O, moves_as(O, _)), K), as_copy(V, Filter, Exceptions, O, P, Copy),
    ( V = copying(_) -> Es = [moves_as(O, Copy), event(moves(O, From, battlefield(P), New))]
    ; Es = [event(moves(O, From, battlefield(P), New))] ).
'707.5' :: replaced create(P, Name, New) by [event(create(P, Copy, New))] as copies(0, I, 0) choosing V if
    definition:replacement(copies, Name, I, Filter, Exceptions),
    as_copy(V, Filter, Exceptions, 0, P, Found), ( V = copying(_) -> Copy = Found ; Copy = Name ).

as_copy(copying(Of), Filter, Exceptions, O, Player, Copy) :-
    battlefield_matching(Filter, view(O, Player, 0), Of),
    copied_name(Of, Exceptions, Copy).
as_copy(decline, _, _, _, _, none).

%   Becoming a copy (layer 1)

'707.4' :: caused event(begins_effect(Objects, [becomes(Name)], Duration, _)) after
    become_copy(Item, Objects, Of, Exceptions0, Duration), maplist(own_exception(Item), Exceptions0, Exceptions), copied_name(Of, Exceptions, Name).

%   own_exception(+Item, +Exception0, -Exception) is det: "except it has this ability" is the ability that resolves.

own_exception(Item, Exception0, Exception) :-
    (   Exception0 == this_ability
    ->  stack_item(Item, _, Kind),
        Kind =.. [_, _, Name, Index],
        definition:ability_text(Name, Index, Ability),
        Exception = gain(Ability)
    ;   Exception = Exception0
    ).

%   Copies of spells (707.10): all that was chosen for the spell is copied, and what was paid for it is
%   known. A copy is no card, and ceases to exist where it goes, as a token does.

'707.10' :: caused event(copies_spell(Player, Spell, New)), then([aimed(New)]) after
    copy_spell(Item, Spell), stack_item(Spell, _, spell), player_of(Item, Player).
'707.10c' :: caused event(copies_spell(Player, Spell, New)), then([new_targets(New)]) after
    copy_spell_retargeted(Item, Spell), stack_item(Spell, _, spell), player_of(Item, Player).
'707.10' :: caused object(New, Copied, Player), token(New), stack([New|Items]), stack_item(New, Player, spell) after
    copies_spell(Player, Spell, New), stack(Items), object(Spell, Name, _), copiable(Name, Copied).
'707.10' :: caused Copy after
    copies_spell(_, Spell, New), chosen_for(Spell, New, Copy).

chosen_for(Spell, New, target(New, K, Thing)) :- target(Spell, K, Thing).
chosen_for(Spell, New, targets_wanted(New, N)) :- targets_wanted(Spell, N).
chosen_for(Spell, New, division(New, K, Thing, N)) :- division(Spell, K, Thing, N).
chosen_for(Spell, New, way(New, Way)) :- way(Spell, Way).
chosen_for(Spell, New, form(New, Form)) :- form(Spell, Form).
chosen_for(Spell, New, mode(New, N)) :- mode(Spell, N).
chosen_for(Spell, New, value_of_x(New, X)) :- value_of_x(Spell, X).
chosen_for(Spell, New, kicked(New)) :- kicked(Spell).
chosen_for(Spell, New, paid_option(New, Option, N)) :- paid_option(Spell, Option, N).
chosen_for(Spell, New, sacrificed_for(New, O)) :- sacrificed_for(Spell, O).
chosen_for(Spell, New, card_sacrificed_for(New, O)) :- card_sacrificed_for(Spell, O).
chosen_for(Spell, New, given_for(New, O)) :- given_for(Spell, O).
chosen_for(Ability, New, that(New, That)) :- that(Ability, That).
chosen_for(Ability, New, that_many(New, N)) :- that_many(Ability, N).

%   Copies of abilities are of the same source, and have not been activated (707.10b).

'707.10' :: caused event(copies_ability(Player, Ability, New)), then([aimed(New)]) after
    copy_ability(Item, Ability), player_of(Item, Player).
'707.10c' :: caused event(copies_ability(Player, Ability, New)), then([new_targets(New)]) after
    copy_ability_retargeted(Item, Ability), player_of(Item, Player).
'707.10b' :: caused stack([New|Items]), stack_item(New, Player, Kind) after
    copies_ability(Player, Ability, New), stack(Items), stack_item(Ability, _, Kind).
'707.10' :: caused Copy after
    copies_ability(_, Ability, New), chosen_for(Ability, New, Copy).

'707.10c' :: caused then(Tasks) after
    new_targets(Item), stack_item(Item, Player, _),
    findall(choose_new_target(Player, Item, K), target(Item, K, _), Unsorted), sort(Unsorted, Choices),
    append(Choices, [aimed(Item)], Tasks).
'115.7d' :: executable leave_target if choose_new_target(_, Item, K), stays_target(Item, K).
'707.10c' :: executable target(Thing) if choose_new_target(_, Item, K), new_target(Item, K, Thing).
'707.10c' :: caused -target(Item, K, Before), target(Item, K, Thing) after
    target(Thing), now(choose_new_target(_, Item, K)), target(Item, K, Before).
'115.7d' :: caused target_before(Item, K, Before) after
    target(Thing), now(choose_new_target(_, Item, K)), target(Item, K, Before), once(( target(Item, Other, _), Other > K )), Thing \== Before.
'115.7d' :: caused -target_before(Item, K, Before) after aimed(Item), target_before(Item, K, Before).
'707.10c' :: caused -division(Item, K, Before, N), division(Item, K, Thing, N) after
    target(Thing), now(choose_new_target(_, Item, K)), target(Item, K, Before), division(Item, K, Before, N).

%   What a copy targets, as it was or newly, becomes its target.

'603.2' :: caused event(becomes_target(Thing, Item)) after
    aimed(Item), target(Item, K, Thing), \+ ( target(Item, J, Thing), J < K ).

zones:stack_status(O, token(O)).
