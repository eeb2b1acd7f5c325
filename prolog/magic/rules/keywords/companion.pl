:- module(companion, []).

/** <module> Companions (702.139): a card outside the game that was revealed before it began

The settings say who has one: companion(Player)=Name. That the player's deck is as the companion asks is looked at before
(deck_conditions.pl). companion(Player, O): O is Player's companion, outside the game, for all to see.
*/

:- use_module('../../../k/language').
:- use_module('../concepts/costs', [can_pay/4]).
:- use_module('../concepts/objects').
:- use_module('../concepts/outside', []).
:- use_module('../concepts/players').
:- use_module('../concepts/starting', []).
:- use_module('../spells/casting', [sorcery_time/1, unpayable/5]).
:- use_module('../ways/special_actions', []).
:- use_module('../zones').

fluent companion(_P:player, _O:object) marks memory(objects).
event reveals_companion(_P:player, _Name:name, _New:object).
action take_companion(O:object) requires companion(_, O).

companion(Player, O)
    reads "~o is ~o companion"-[O, whose(Player)] otherwise "~o is not ~o companion"-[O, whose(Player)].
companion(_, O) otherwise "~o is no companion outside the game"-[O].

'103.2b' :: caused event(reveals_companion(Player, Name, _)) after
    start_game, setting(companion(Player), Name).
'103.2b' :: caused object(New, Name, Player), companion(Player, New) after reveals_companion(Player, Name, New).

%   Once in the game, as a special action at a time for sorceries, it is put into the hand for {3} (116.2g).

'702.139a' :: executable take_companion(O) if priority(Player, _), companion(Player, O).
'116.2g' :: nonexecutable take_companion(_) if
    now(priority(Player, _)), \+ sorcery_time(Player)
    because "a companion is put into the hand only in your main phase with an empty stack"-[].
'116.2g' :: nonexecutable take_companion(O) if
    now(priority(Player, _)), price(Costs), \+ can_pay(Player, special_action, O, Costs)
    because "~o"-[Why] where unpayable(Player, special_action, O, Costs, Why).
'116.2g' :: caused event(begins_special_action(Player, O, companion, Costs, _)) after
    take_companion(O), now(priority(Player, _)), price(Costs).
'702.139a' :: caused event(moves(O, outside(Player), hand(Player), _)) after
    take_special_action(O, companion), companion(Player, O).
'400.7' :: caused -companion(Player, O) after moves(O, outside(Player), _, _).

price([mana(cost(3, []))]).
