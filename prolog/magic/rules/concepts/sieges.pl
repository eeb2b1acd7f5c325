:- module(sieges, []).

/** <module> Sieges that are defeated (310.11b)

When its last defense counter is removed, a Siege is exiled, and its controller may cast it
transformed without paying. `defeated(O)`: that has triggered for O.
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../spells/permitted', []).
:- use_module('../spells/casters', [castable_within/3]).
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').
:- use_module(costs, []).
:- use_module(faces, []).
:- use_module(objects).
:- use_module(targets).

way ::= transformed.
fluent defeated(_O:object).
instruction siege_defeated.
process offer_transformed(_P:player, _O:object).
process begin_transformed(_P:player, _O:object).
choice choose_transformed(_P:player, _O:object).
choose_transformed(_, _) otherwise "nothing is offered to be cast transformed now".

:- multifile casters:casts_in/2, casting:by_face/1, casting_steps:way_of/2, costs:without_paying/1.

'310.11b' :: caused event(triggers(Player, O, Name, delayed([siege_defeated]), O, _)), defeated(O) after
    check_state, definition:attackable(battle), object(O, Name, _), definition:card_subtype(Name, siege),
    controls(Player, O), \+ counters(O, defense, _), \+ defeated(O).
'704.3' :: caused changed(state) after remove_from_stack(_), definition:attackable(battle), once(defeated(_)).
zones:permanent_status(O, defeated(O)).

'310.11b' :: caused event(moves(O, battlefield(P), exile, New)), then([offer_transformed(Player, New)]) after
    siege_defeated(Item), player_of(Item, Player), target_view(Item, view(O, _, _)), controls(P, O).
'310.11b' :: caused then([choose_transformed(Player, O)]) after
    offer_transformed(Player, O), exile(O), object(O, Name, _), definition:faces(Name, K, transform),
    \+ definition:card_type(face(Name, K), land), castable_within(Player, O, transformed).

casters:casts_in(choose_transformed(Player, _), Player).

'310.11b' :: executable cast(O, transformed) if choose_transformed(_, O).
'310.11b' :: executable no if choose_transformed(_, _).
'712.14' :: caused moves_as(O, face(Name, K)), then([begin_transformed(Player, O)]) after
    cast(O, transformed), now(choose_transformed(Player, O)), object(O, Name, _), definition:faces(Name, K, transform),
    met(face(Name, K)).
'601.2a' :: caused event(begins_casting_within(Player, O, transformed, _)) after
    begin_transformed(Player, O).

'118.9' :: caused costs:without_paying(transformed).

casting_steps:way_of(O, transformed) :-
    now(choose_transformed(_, O)).

casting:by_face(transformed).
