:- module(hands, []).

/** <module> Cards that players put onto the battlefield from their hands
*/

:- use_module('../../../k/language').
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../zones').
:- use_module(looking, []).
:- use_module(searching, []).

instruction put_from_hand(_Who:player, _Filter:object_filter, _To:put_from_hand).

put_from_hand ::= battlefield ; battlefield_tapped.

choice choose_to_put(_P:player, _Item:object, _Filter:terms, _To:atom).
choose_to_put(_, _, _, _) otherwise "no card is being put onto the battlefield now".

in_hand(_, _, _, O) reads silent otherwise "~o is not such a card"-[O].

in_hand(Player, Item, Filter, O) :-
    target_view(Item, View),
    hand(Player, O),
    matches(Filter, O, View).

%   Putting a card onto the battlefield

'608.2d' :: caused then([choose_to_put(Player, Item, Filter, To)]) after
    put_from_hand(Item, Player, Filter, To), once(in_hand(Player, Item, Filter, _)).
'608.2d' :: executable take(O) if
    choose_to_put(Player, Item, Filter, _), in_hand(Player, Item, Filter, O).
'608.2d' :: caused then([put_card(Player, O, To)]) after
    take(O), now(choose_to_put(Player, _, _, To)).

'608.2c' :: caused done(Item) after
    take(_), now(choose_to_put(_, Item, _, _)), effects:asked_whether_done(Item).
