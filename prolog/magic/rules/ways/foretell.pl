:- module(foretell, []).

/** <module> Foretell (702.143): a card is exiled face down, and cast for another cost in a later turn

`foretold(Player, O, Since)`: Player exiled the card O so, in this turn or in an earlier one. Only
its owner may look at it.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../concepts/costs', [can_pay/4]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting', [unpayable/5]).
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').
:- use_module(special_actions, []).

way ::= foretell.
place ::= exile_face_down(_:player).
foretold_since ::= this_turn ; earlier.
action foretell(O:object) requires hand(_, O).
fluent foretold(_P:player, _O:object, _Since:foretold_since) marks memory(objects).

foretold(Player, O, _)
    reads "~w foretold ~o"-[Player, O] otherwise "~o was not foretold in an earlier turn"-[O].

:- multifile cards:keyword_way/5, casting:cast_from/4, casting_steps:way_of/2.

'702.143a' :: caused cards:keyword_way(foretell(Cost), foretell, foretold, Costs, none) if cost_list(Cost, Costs).

%   Foretelling is a special action of one's own turn (116.2h).

'702.143a' :: executable foretell(O) if
    priority(Player, _), definition:way(Name, foretell, _, _, _), object(O, Name, _), hand(Player, O), active(Player).
'116.2h' :: nonexecutable foretell(O) if
    now(priority(Player, _)), \+ can_pay(Player, special_action, O, [mana(cost(2, []))])
    because "~o"-[Why] where unpayable(Player, special_action, O, [mana(cost(2, []))], Why).
'116.2h' :: caused event(begins_special_action(Player, O, foretell, [mana(cost(2, []))], _)) after
    foretell(O), now(priority(Player, _)).
'702.143a' :: caused event(moves(O, hand(Player), exile_face_down(Player), _)) after
    take_special_action(O, foretell), hand(Player, O).
'406.3' :: caused exile(New), foretold(Player, New, this_turn) after
    moves(_, _, exile_face_down(Player), New).
'400.7' :: caused -exile(O), -foretold(Player, O, Since) after
    moves(O, exile_face_down(_), _, _), foretold(Player, O, Since).
'702.143a' :: caused -foretold(Player, O, this_turn), foretold(Player, O, earlier) after
    begin_turn(_), foretold(Player, O, this_turn).

%   In a later turn it is cast from there.

'702.143a' :: executable cast(O, foretell) if
    priority(Player, _), foretold(Player, O, earlier).
'601.2a' :: caused casting:cast_from(O, foretell, Player, exile_face_down(Player)) if foretold(Player, O, _).

casting_steps:way_of(O, foretell) :-
    foretold(_, O, _).
