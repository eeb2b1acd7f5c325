:- module(special_uses,
          [ used_in/2                   % +Ability, -Fact
          ]).

/** <module> What few games have, so that the others need not look for it
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/types', [of_type/2]).
:- use_module('../characteristics/continuous_effects', [layer_of/2]).
:- use_module(patterns, [listener_of/5]).
:- use_module(predefined_tokens, [predefined_types/3]).
:- use_module('../support/keyword_counters', [keyword_counter/1]).
:- use_module('../support/size_counters', [other_size_counter/1]).

:- multifile cards:keyword_means/2.

%!  used_in(+Ability, -Fact) is nondet.
%
%   Fact is to be defined in a game with Ability: uses(What) or remembers(Kind).

used_in(Ability, Fact) :-
    said_in(Ability, Said),
    sub_term(Part, Said),
    special(Part, Fact).

%   said_in(+Ability, -Said): what a keyword means that is granted counts as well as what is borne, so
%   that what a game uses is known before anything is granted in it.

said_in(Ability, Ability).
said_in(Ability, Meaning) :-
    sub_term(Part, Ability),
    nonvar(Part),
    ( Part = gain(Keyword) ; Part = keyword(Keyword) ),
    cards:keyword_means(Keyword, Meaning).

%   special(+Part, -Fact) is nondet: what stands in an ability as Part is so used.

special(Part, Fact) :-
    compound(Part),
    functor(Part, Name, _),
    formed(Name, Part, Fact).
special(program(_), uses(program)).
special(those(_, [in(library, _)]), uses(the_rest)).
special(exiled_with_this, uses(exiled_with)).
special(linked_exile, uses(exiled_with)).
special(change_text(_, _, _), uses(rewording)).
special(Change, uses(layer(Layer))) :-
    layer_of(Change, Layer).
special(Counter, uses(size_counters)) :-
    atom(Counter),
    other_size_counter(Counter).
special(x, uses(x)).
special(token, uses(tokens)).
special(nontoken, uses(tokens)).
special(prevent_all_by(_, each(_)), uses(kinds_of_sources)).
special(prevent_next_time(_, _), uses(chosen_source)).
special(guard_next_time(_, _, _), uses(chosen_source)).
special(redirect_next_time(_, _, _), uses(chosen_source)).
special(prevent_all_of_source(_), uses(chosen_source)).
special(any_player, uses(any_player)).
special(only_opponents, uses(any_player)).
special(may_cast_any_time(_), uses(any_time)).
special(own_flash(_), uses(any_time)).
special(cast_any_time_this_turn(_, _), uses(any_time)).
special(cast_next_any_time(_, _), uses(any_time)).
special(flash_for(_), uses(any_time)).
special(brief_flash, uses(any_time)).
special(sneak(_), uses(any_time)).
special(times_activated, uses(times_activated)).
special(at_most_each_turn(_), uses(times_activated)).
special(draws_but_first(_), uses(draw_steps)).
special(dealt_damage, uses(damage_dealt)).
special(dealt_damage_by_this, uses(damage_dealt)).
special(spells_last_turn, uses(last_turn)).
special(most_spells_last_turn, uses(last_turn)).
special(phasing, uses(phasing)).
special(phase_out(_), uses(phasing)).
special(daybound, uses(day_night)).
special(nightbound, uses(day_night)).
special(controlled_by(_), uses(controlled_by)).
special(exchange_control(_), uses(controlled_by)).
special(exchange_control(_, _), uses(controlled_by)).
special(become_copy(_, _, _, _), uses(becoming)).
special(lose_abilities, uses(abilities)).
special(cast_from_hand, uses(origin)).
special(was_cast, uses(origin)).
special(cast_by_somebody, uses(origin)).
special(defending_player, uses(defenders)).
special(attacked_by(_), uses(defenders)).
special(cast_in_main, uses(cast_in_main)).
special(predefined(Kind), uses(roles)) :- predefined_types(Kind, [enchantment], _).
special(in_phase(first_combat, _), uses(counted_combats)).
special(before_attackers, uses(counted_combats)).
special(shield, uses(shield)).
special(stun, uses(stun)).
special(finality, uses(finality)).
special(lose(_), uses(abilities)).
special(lose_rules_text, uses(abilities)).
special(colors_spent(_), uses(spent_mana)).
special(amount_spent(_), uses(spent_mana)).
special(paid_with(_), uses(spent_mana)).
special(spent(_, _), uses(spent_mana)).
special(sunburst, uses(spent_mana)).
special(attack_tax(_, _), uses(combat_taxes)).
special(block_tax(_), uses(combat_taxes)).
special(damage_by_toughness, uses(other_combat_damage)).
special(assigns_none, uses(other_combat_damage)).
special(assigns_unblocked, uses(other_combat_damage)).
special(gain(protection(chosen_color)), uses(abilities)).
special(gain(What), uses(abilities)) :-
    \+ of_type(keyword, What).
special(gain(What), uses(entering_granted)) :-
    \+ \+ ( What = enters_with(_) ; cards:keyword_means(What, enters_with(_)) ).
special(gain(Keyword), keyword_used(Keyword)) :-
    atom(Keyword).
special(until_your_next_turn, uses(until_your_next_turn)).
special(while_you_control_this, uses(while_you_control_this)).
special(while_this_tapped, uses(while_this_tapped)).
special(while_you_control_this, uses(bound_duration)).
special(while_this_stays, uses(bound_duration)).
special(while_this_tapped, uses(bound_duration)).
special(created, uses(created)).
special(leads_from_afar, uses(eminence)).
special(in_command_zone, uses(eminence)).
special(has_cast(_, Filter), uses(another_spell)) :-
    is_list(Filter),
    memberchk(other, Filter).
special(divided_damage(_, _, _), uses(divided)).
special(divided_counters(_, _, _), uses(divided)).
special(put_milled(_, _, _), uses(milled)).
special(damaged_by(_), uses(damage_dealt)).
special(expends(_, _), remembers(mana_spent)).
special(entered_this_turn(_, Filter), remembers(entered(Filter))).
special(entered_this_turn, remembers(entered([]))).
special(unpaid, uses(mana_paid)).
special(deals_damage(_, Filter, _), uses(spells_deal_damage)) :-
    is_list(Filter),
    memberchk(spell, Filter).
special(matches(_, Filter), uses(last_tapped)) :- asks_tapped(Filter).
special(fits(_, Filter), uses(last_tapped)) :- asks_tapped(Filter).
special(power_up, uses(power_up)).
special(spree(_), uses(mode_costs)).
special(tiered(_), uses(mode_costs)).
special(saddled, uses(saddle)).
special(helps_more(_, _), uses(helping_power)).
special(cant_crew, uses(helping_power)).
special(helped(_, _), uses(helping)).
special(helps(_, _, _), uses(helping)).
special(attacked_this_turn(_), uses(attacked_this_turn)).
special(opponents_attacked, uses(opponents_attacked)).
special(spends_as(_, _, _), Fact) :- member(Fact, [uses(spending_as), special_mana(only)]).
special(paid_as(_), Fact) :- member(Fact, [uses(spending_as), special_mana(only)]).
special(tap_bonus(_, _, _), Fact) :- member(Fact, [uses(tap_bonus), uses(mana_by_tapping)]).
special(taps_for_mana(_, _), Fact) :- member(Fact, [uses(taps_for_mana), uses(mana_by_tapping)]).
special(firebend(_), uses(lasting_mana)).
special(keep_mana(_, _), uses(lasting_mana)).
special(keeps_mana(_, _), uses(lasting_mana)).
special(outspends(_), uses(mana_spent_on)).
special(counters(Kind, _), Use) :- use_of_counters(Kind, Use).
special(that_many, uses(that_many)).
special(sacrificed, uses(sacrificed)).
special(card_paid, uses(card_paid)).
special(card_sacrificed, uses(card_sacrificed)).
special(lost_this_way, uses(lost_this_way)).
special(ascend, uses(ascend)).
special(casts(_, Rider), uses(mana_riders)) :-
    nonvar(Rider),
    memberchk(Rider, [uncounterable, reflexive(_), gains(_, _), enters_with(_, _)]).
special(casts_nth(_, _), remembers(spells_cast)).
special(gains_life_nth(_, _), remembers(life_gained)).
special(first_each_turn(_), uses(first_times)).
special(cast_from(_), uses(cast_out_of)).
special(came_from(_), uses(came_out_of)).
special(loses_life_nth(_, _), remembers(life_lost)).
special(past(_, What), remembers(What)).
special(past_of_others(_, What), remembers(What)).
special(did_this_turn(_), uses(own_deeds)).
special(did_this_turn(Deed), uses(damaging_deeds)) :- memberchk(Deed, [dealt_damage, damaged_you]).
special(draws_nth(_, _), remembers(cards_drawn)).
special(this_turn(_, Kind), remembers(Kind)).
special(this_turn(_, Kind, _, _), remembers(Kind)).

%   formed(+Name, +Part, -Fact) is nondet: of terms with Name, however many arguments they have.

formed(triggered, Triggered, uses(entered)) :-
    Triggered =.. [_, Event, Condition, Effects|_],
    once(listener_of(Event, Condition, Effects, entered, _)).
formed(triggered, Triggered, uses(moved_objects)) :-
    Triggered =.. [_, Event, _, Effects|_],
    follows_what_leaves(Event, Effects).
formed(triggered, Triggered, uses(Moved)) :-
    Triggered =.. [_, Event, _, Effects|_],
    other_than_what_left(Event, Effects),
    member(Moved, [moved_objects, other_in_graveyard]).
formed(static, Static, uses(sizes)) :-
    Static =.. [_, Scope, Changes|_],
    is_list(Changes),
    once(( member(Change, Changes), layer_of(Change, Layer), memberchk(Layer, [defined_size, set_size, size]), asks_size(Scope-Change) )).
formed(static, Static, uses(abilities)) :-
    Static =.. [_, Scope, Changes|_],
    is_list(Changes),
    once(( sub_term(Part, Scope), nonvar(Part), Part = keyword(_), member(Change, Changes), layer_of(Change, abilities) )).
formed(copy_as_cast, _, uses(copied_spells)).
formed(copy_spell, _, uses(copied_spells)).
formed(copy_spell_retargeted, _, uses(copied_spells)).
formed(copy_for_others, _, uses(copied_spells)).
formed(put_counters, Put, Use) :-
    Put =.. [_|Roles],
    ( Roles = [_, Kind, _] ; memberchk(kind:Kind, Roles) ),
    use_of_counters(Kind, Use).
formed(add_only, _, special_mana(only)).
formed(add_any_only, _, special_mana(only)).
formed(add_combination_only, _, special_mana(only)).
formed(add_one_of_only, _, special_mana(only)).
formed(add_in_identity_only, _, special_mana(only)).

asks_size(Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    memberchk(Part, [ compared(power, _, _), compared(toughness, _, _), size(power, _), size(toughness, _),
                      greatest(power, _), greatest(toughness, _) ]),
    !.

asks_tapped(Filter) :-
    sub_term(Part, Filter),
    nonvar(Part),
    memberchk(Part, [tapped, untapped]),
    !.

use_of_counters(Kind, Use) :-
    atom(Kind),
    once(keyword_counter(Kind)),
    ( Use = uses(keyword_counters) ; Use = keyword_used(Kind) ).

%   follows_what_leaves(+Event, +Effects): an ability that triggers on Event does something with the
%   object that left then (400.7).

follows_what_leaves(Event, Effects) :-
    sub_term(Part, Event),
    compound(Part),
    functor(Part, Leaving, _),
    memberchk(Leaving, [dies, leaves]),
    sub_term(Effect, Effects),
    compound(Effect),
    moves(Effect, What),
    memberchk(What, [this, that]),
    !.

%   other_than_what_left(+Event, +Effects) is semidet: "another" card in a graveyard is none that the object has become.

other_than_what_left(Event, Effects) :-
    sub_term(Leaving, Event),
    nonvar(Leaving),
    memberchk(Leaving, [dies(_), leaves(_)]),
    sub_term(Set, Effects),
    is_list(Set),
    memberchk(other, Set),
    memberchk(card_in(graveyard, _), Set),
    !.

moves(put_back(What, _, _), What).
moves(return_to_hand(What), What).
moves(exile(What), What).
moves(put_in_library(What, _), What).
moves(Statement, What) :-
    Statement =.. [move|Roles],
    memberchk(what:What, Roles).
