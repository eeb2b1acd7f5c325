:- module(mechanics_vocabulary, []).

/** <module> What single mechanics add to the types of ability terms (vocabulary.pl)
*/

:- use_module('../../k/language').
:- use_module('../../k/types', [of_type/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../support/keyword_counters', [keyword_counter/1]).
:- use_module('../support/size_counters', [other_size_counter/1]).
:- use_module(vocabulary, []).

object_part ::= source ; chosen_name ; damaged_by(_:object_reference) ; without_abilities ; nth_spell(_:integer) ; bonded
              ; attached_to(_:object_reference).
change ::= not_creature ; every_creature_type ; set_creature_types(_:atoms) ; set_types(_:atoms) ; set_land_types(_:atoms) ; lose_rules_text ; must_be_blocked ; lures ; cant_activate ; cant_activate_but_mana ; cant_be_targeted(_:targeting_side, _:object_filter)
         ; helps_more(_:ways_of_helping, _:integer) ; cant_crew ; damage_by_toughness ; assigns_none ; assigns_unblocked ; goaded ; add_colors(_:colors) ; defined_power(_:quantity)
         ; defined_toughness(_:quantity) ; cant_block_alone ; cant_be_regenerated ; keeps_attached(_:kept_attached)
         ; ignores_defender ; cant_attack_if_defender(_:object_filter) ; cant_attack_alone ; cant_block_those(_:object_filter)
         ; blocked_by_at_least(_:integer) ; blocks_more(_:integer) ; blocks_any_number ; blocked_despite(_:keyword).
ways_of_helping ::= [crewed] ; [crewed, saddled].
targeting_side ::= anybody ; opponent.
limit ::= any_player ; only_opponents.
thing_reference ::= together(_:thing_reference, _:thing_reference).
kept_attached ::= this ; auras.
own_place ::= exile ; library.
cast_times ::= [_:cast_time].
cast_time ::= during(_:step) ; during(_:whose_turn, _:step) ; during_combat ; before_attackers ; before_blockers ; after_blockers ; after_upkeep
            ; attacked ; provided(_:standing_condition).
whose_turn ::= your ; opponent.
condition ::= attacked_this_turn(this) ; targets_one(_:object_filter) ; both(_:condition, _:condition) ; was(_:object_reference, _:object_filter) ; blessed ; monarch(_:player_reference) ; no_monarch ; entered_for_you ; unpaired
           ; can_be_paired.
keyword ::= soulbond.
trigger ::= damages_a(_:damage_sort, _:scope, _:object_filter) ; warded(_:scope) ; targeted_by(_:scope, _:stack_sort, _:stack_owner) ; expends(_:player_reference, _:integer) ; begins(controller_of(_:object_reference), _:step) ; copies(_:player_reference, _:object_filter)
          ; becomes_monarch(_:player_reference) ; gets_counters(_:counter_kind, _:scope) ; counter_put(_:counter_kind, _:scope)
          ; becomes_designated(_:designation, _:scope) ; first_each_turn(_:counted_event)
          ; helps(_:helping, _:scope, _:object_filter).
counted_event ::= becomes_target(_:scope, _:stack_sort, _:stack_owner) ; attacks(this) ; targeted_by(_:scope, _:stack_sort, _:stack_owner) ; warded(_:scope).
quantity ::= lost_this_way ; devotion(_:color, _:color).
cost ::= collect_evidence(_:integer) ; return_to_hand(this) ; exert(this) ; put_counters(_:counter_kind, _:integer).
ability ::= additional_cost(_:x_in_addition) ; additional_cost(_:card_costs).
x_in_addition ::= pay_life(x) ; discard(x, _:object_filter) ; discard_random(x) ; sacrifice(x, _:object_filter) ; exile_from_graveyard(x, _:object_filter).
entry_choice ::= card_name.
ability ::= own_graveyard(_:own_place) ; own_discard(opponent) ; cant_be_cast(_:object_filter) ; additional_lands(_:integer) ; maximum_hand_size(_:integer) ; skips_step(_:step) ; may_stay_tapped ; may_be_exerted ; cast_only(_:cast_times)
          ; buried_static(_:object_filter, _:changes, _:standing_condition) ; replacement(put_into_graveyard(_:whose_graveyard, _:object_filter), exile)
          ; replacement(put_into_graveyard(_:whose_graveyard), exile).

%   Counters that give a keyword (122.1b).

counter_kind ::= Kind where keyword_counter(Kind).
counter_kind ::= Kind where other_size_counter(Kind).

%   A token without a size is no creature, or says itself what its size is.

token ::= Token where unsized(Token).

unsized(token(Name, Types, Subtypes, Colors, none, none, Abilities)) :-
    of_type(token, token(Name, Types, Subtypes, Colors, 0, 0, Abilities)),
    (   memberchk(creature, Types)
    ->  memberchk(static(this, [defined_pt(_, _)]), Abilities)
    ;   true
    ).

%   What an ability defines is no effect of a resolution (604.3), and what asks of "you" at each moment has no controller there.

resolved_changes ::= Changes where of_resolution(Changes).

of_resolution(Changes) :-
    of_type(changes, Changes),
    \+ ( member(Change, Changes),
         memberchk(Change, [defined_pt(_, _), defined_power(_), defined_toughness(_), cant_attack_unless(_), cant_attack_you(_)])
       ).

%   An ability that is granted comes too late for what changes types, colors or control (613.1).

granted_changes ::= Changes where applied_after_granting(Changes).

applied_after_granting(Changes) :-
    of_type(changes, Changes),
    \+ ( member(Change, Changes), before_abilities(Change) ).

before_abilities(controlled_by(_)).
before_abilities(add_types(_)).
before_abilities(add_subtypes(_)).
before_abilities(not_creature).
before_abilities(every_creature_type).
before_abilities(set_creature_types(_)).
before_abilities(set_types(_)).
before_abilities(set_land_types(_)).
before_abilities(become_chosen(_)).
before_abilities(become_chosen_too(_)).
before_abilities(set_colors(_)).
before_abilities(add_colors(_)).

%   What X is, is chosen as an ability that was granted is activated (107.3).

granted_ability ::= activated(_:costs_with_x, _:instructions).

%   Conditions that are asked while nothing resolves: nothing has been targeted, created or counted then, and only what triggered
%   knows "it".

standing_condition ::= Condition where asked_at_any_time(Condition).
intervening_condition ::= Condition where asked_as_it_triggers(Condition).

asked_at_any_time(Condition) :-
    asked_as_it_triggers(Condition),
    \+ speaks_of([that, that_player], Condition).

asked_as_it_triggers(Condition) :-
    of_type(condition, Condition),
    \+ speaks_of([that_many, x, lost_this_way, created, targeted, sacrificed, chosen(_)], Condition).

speaks_of(Words, Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    memberchk(Part, Words),
    !.

%   What a permanent can gain: not what functions in a hand, in a graveyard or on the stack (113.6). What a static ability
%   says of X or of targets would be found by nobody.

lasting_ability ::= Ability where functions_in_play(Ability).

functions_in_play(Ability) :-
    of_type(granted_ability, Ability),
    \+ speaks_of([discard(this), reveal(this), exile_from_graveyard(this), this_buried, lies_buried, cycles(this), is_cast(this)], Ability),
    \+ ( Ability = static(_, Changes), speaks_of([x, that_many, lost_this_way, chosen(_), targeted], Changes) ).
