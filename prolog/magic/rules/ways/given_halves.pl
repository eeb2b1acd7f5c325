:- module(given_halves, []).

/** <module> Flashback that an effect gives a split card: one half is cast (709.3, 702.34)
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/name_definitions', []).
:- use_module('../concepts/faces', []).
:- use_module('../concepts/objects').
:- use_module('../keywords/given_flashback', []).
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').
:- use_module(split_ways, []).

way ::= given_half(_:integer).
replacing_effect ::= exiled_after_half(_:object).

:- multifile casting:by_face/1, casting:cast_from/4, casting_steps:way_of/2, costs:base_costs/3, costs:cast_under/3.

'709.3a' :: executable cast(O, given_half(K)) if
    priority(Player, _), flashback_given(O), graveyard(Player, O), object(O, Name, _), definition:faces(Name, K, split).
'709.3' :: nonexecutable cast(O, given_flashback) if
    object(O, Name, _), definition:faces(Name, _, split)
    because "~o is cast as one of its halves"-[O].
'709.3a' :: caused moves_as(O, face(Name, K)), then([begin_half(Player, O, given_half(K))]) after
    cast(O, given_half(K)), graveyard(Player, O), object(O, Name, _).
'601.2a' :: caused casting:cast_from(O, given_half(_), Player, graveyard(Player)) if
    moves_as(O, face(_, _)), flashback_given(O), graveyard(Player, O).
'601.2f' :: caused costs:base_costs(given_half(_), Name, [mana(Cost)]) if definition:card_cost(Name, Cost).
'709.3a' :: caused costs:cast_under(given_half(K), Name, Half) if definition:faces(Name, K, split), Half = face(Name, K).
'702.34a' :: replaced moves(O, stack(P), To, New) by [event(moves(O, stack(P), exile, New))] as exiled_after_half(O) if
    way(O, given_half(_)), To \== exile.

casting_steps:way_of(O, given_half(K)) :-
    flashback_given(O),
    graveyard(_, O),
    object(O, Name, _),
    definition:faces(Name, K, split).

casting:by_face(given_half(_)).
