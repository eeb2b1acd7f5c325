:- module(untold_events, []).

/** <module> Events that have no line of their own, and what tells of them instead
*/

:- use_module('../../k/language').
:- use_module(event_words, []).

:- multifile event_words:untold/2.

event_words:untold(check_state, "what state-based actions do is told").
event_words:untold(goes_apart(_, _), "the moves of the cards are told").
event_words:untold(brings_counters(_, _, _, _, _), "the counters with which it enters are told together").
event_words:untold(step_begins(_), "what happens in the step is told").
event_words:untold(resolved(_), "what it does is told").
event_words:untold(destroy(_), "the move to the graveyard is told").
event_words:untold(becomes_blocked(_), "the blocks are told").
event_words:untold(stays_unblocked(_), "the blocks are told").
event_words:untold(declares_attack(_), "the attacks are told").
event_words:untold(becomes_target(_, _), "told with the spell or ability").
event_words:untold(activates(_, _, _, _), "told once it is activated").
event_words:untold(begins_casting(_, _, _, _), "told once it is cast").
event_words:untold(begins_casting_within(_, _, _, _), "told once it is cast").
event_words:untold(begins_casting_madly(_, _, _), "told once it is cast").
event_words:untold(begins_casting_by_miracle(_, _, _), "told once it is cast").
event_words:untold(begins_face_down(_, _, _), "told once it is cast").
event_words:untold(covered(_, _, _), "told as it is cast, or as it enters").
event_words:untold(create_tokens(_, _, _), "each token is told").
event_words:untold(create_tokens_tapped(_, _, _, _), "each token is told").
event_words:untold(ring_tempts(_), "the Ring-bearer is told").
event_words:untold(created_onto(_, _), "the token is told, and the board shows what it is attached to").
event_words:untold(taps_for_mana(_, _), "the mana is told").
event_words:untold(spends_mana(_, _), "told with what was paid for").
event_words:untold(gets_timestamp(_, _), "told with what is attached").
event_words:untold(counters_get_timestamp(_, _, _), "the counters are told").
event_words:untold(uses_shield(_), "the counter that is removed is told").
event_words:untold(destroyed_by_state(_), "told as it is destroyed").
event_words:untold(needs_protector(_, _), "the choice is told").
event_words:untold(triggers_further(_, _), "told once it is put on the stack").
event_words:untold(prevented_by(_, _, _, _), "what is done for it is told").
event_words:untold(prevents_once(_, _), "what is done for it is told").
