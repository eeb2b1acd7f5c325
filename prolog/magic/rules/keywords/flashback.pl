:- module(flashback, []).

/** <module> Flashback (702.34)

The card may be cast from its owner's graveyard for its flashback cost. It is exiled instead of
being put anywhere else as it leaves the stack.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').

way ::= flashback.
replacing_effect ::= flashback(_:object).

'702.34a' :: executable cast(O, flashback) if
    priority(Player, _), definition:flashback(Name, _), object(O, Name, _), graveyard(Player, O).
'702.34a' :: caused costs:base_costs(flashback, Name, [mana(Cost)]) if definition:flashback(Name, Cost).
'702.34a' :: caused casting:cast_from(O, flashback, Player, graveyard(Player)) if graveyard(Player, O).
'702.34a' :: replaced moves(O, stack(P), To, New) by [event(moves(O, stack(P), exile, New))] as flashback(O) if
    way(O, flashback), To \== exile.

definition:flashback(Name, _)
    reads "~o has flashback"-[name(Name)] otherwise "~o has no flashback"-[name(Name)].
graveyard(Player, O)
    reads "~o is in ~o graveyard"-[O, whose(Player)] otherwise "~o is not in ~o graveyard"-[O, whose(Player)].
