:- module(mechanics_vocabulary, []).

/** <module> What single mechanics add to the types of ability terms (vocabulary.pl)
*/

:- use_module('../../k/language').
:- use_module(vocabulary, []).

object_part ::= chosen_name ; damaged_by(_:object_reference) ; without_abilities ; nth_spell(_:integer) ; bonded
              ; attached_to(_:object_reference).
change ::= must_be_blocked ; lures ; cant_activate ; defined_power(_:quantity).
cast_times ::= [_:cast_time].
cast_time ::= during(_:step) ; during(_:whose_turn, _:step) ; during_combat ; before_attackers ; before_blockers ; after_blockers
            ; attacked ; provided(_:condition).
whose_turn ::= your ; opponent.
condition ::= entered_for_you ; unpaired
           ; can_be_paired.
keyword ::= soulbond.
trigger ::= expends(_:player_reference, _:integer).
cost ::= collect_evidence(_:integer).
entry_choice ::= card_name.
ability ::= cant_be_cast(_:object_filter) ; additional_lands(_:integer) ; skips_step(_:step) ; may_stay_tapped ; cast_only(_:cast_times)
          ; buried_static(_:object_filter, _:changes, _:condition) ; replacement(put_into_graveyard(_:whose_graveyard, _:object_filter), exile).

%   Counters that give a keyword (122.1b).

counter_kind ::= flying ; first_strike ; double_strike ; deathtouch ; hexproof ; indestructible ; lifelink ; menace ; reach
               ; trample ; vigilance.
