:- module(flash_for_more, []).

/** <module> Spells that are cast as though they had flash for more mana, or for a while (601.3b)
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/reacting', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../keywords/hand_ways', []).
:- use_module('../spells/casting', [sorcery_time/1]).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/delayed', []).
:- use_module('../zones').

way ::= with_flash.
fluent cast_untimely(_Item:object).
process is_there_briefly(_O:object).

:- multifile cards:keyword_way/5, casting:at_any_time/3, hand_ways:allowed/2, reacting:castable_elsewhere/1.

%   "If you pay {2} more": where a sorcery can be cast, nothing is had for it.

'601.3b' :: caused cards:keyword_way(flash_for(Cost), with_flash, hand, [printed, mana(Cost)], none).
'601.3b' :: caused casting:at_any_time(_, _, with_flash).
'601.3b' :: caused hand_ways:allowed(with_flash, Player) if \+ sorcery_time(Player).

%   The permanent is sacrificed if a sorcery couldn't have been cast then, whatever let its spell be cast.

'601.3b' :: caused casting:at_any_time(_, O, Way) if
    definition:keyword_used(brief_flash), \+ casting:by_face(Way), has(O, brief_flash).
'601.3b' :: caused cast_untimely(Item) after
    begins_casting(Player, O, _, Item), definition:keyword_used(brief_flash), has(O, brief_flash), \+ sorcery_time(Player).
zones:stack_status(O, cast_untimely(O)).
'603.7a' :: caused then([is_there_briefly(New)]) after
    moves(Item, stack(_), battlefield(_), New), cast_untimely(Item).
'603.7a' :: caused event(sets_up_trigger(Player, O, cleanup, [sacrifice(controller_of(that), that)], O, _)) after
    is_there_briefly(O), controls(Player, O).

%   Who may cast so is not passed over.

reacting:castable_elsewhere(Player) :-
    quick_from_hand(Name),
    object(O, Name, _),
    ( hand(Player, O) ; permitted(Player, O, paid, _) ).

quick_from_hand(Name) :-
    definition:way(Name, with_flash, hand, _, _).
quick_from_hand(Name) :-
    definition:card_keyword(Name, brief_flash).
