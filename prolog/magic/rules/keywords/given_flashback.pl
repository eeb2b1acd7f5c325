:- module(given_flashback, []).

/** <module> Flashback that an effect gives a card in a graveyard, for its mana cost (702.34)
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/reacting', [quick/1]).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/effects', []).
:- use_module('../zones').
:- use_module(ways_to_cast, []).

way ::= given_flashback.
replacing_effect ::= exiled_after_given(_:object).

instruction give_flashback(_What:card).

fluent flashback_given(_O:object) marks memory(objects).
flashback_given(O)
    reads "an effect gives ~o flashback"-[O] otherwise "no effect gives ~o flashback"-[O].

:- multifile casting:cast_from/4, casting_steps:way_of/2, costs:base_costs/3, reacting:castable_elsewhere/1.

'702.34a' :: caused flashback_given(O) after give_flashback(_, O), graveyard(_, O).
'702.34a' :: executable cast(O, given_flashback) if
    priority(Player, _), flashback_given(O), graveyard(Player, O).
'601.2f' :: caused costs:base_costs(given_flashback, Name, [mana(Cost)]) if definition:card_cost(Name, Cost).
'601.2a' :: caused casting:cast_from(O, given_flashback, Player, graveyard(Player)) if
    flashback_given(O), graveyard(Player, O).
'702.34a' :: replaced moves(O, stack(P), To, New) by [event(moves(O, stack(P), exile, New))] as exiled_after_given(O) if
    way(O, given_flashback), To \== exile.

casting_steps:way_of(O, given_flashback) :-
    flashback_given(O),
    graveyard(_, O).

%   Who may cast an instant so is not passed over.

reacting:castable_elsewhere(Player) :-
    flashback_given(O),
    graveyard(Player, O),
    quick(O).

%   It lasts until the turn ends, or until the card is another object.

'514.2' :: caused -flashback_given(O) after begin_turn(_), flashback_given(O).
'400.7' :: caused -flashback_given(O) after moves(O, graveyard(_), _, _), flashback_given(O).
