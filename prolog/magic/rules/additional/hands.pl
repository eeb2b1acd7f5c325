:- module(hands, []).

/** <module> Cards that players choose in their hands and graveyards, and put elsewhere
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../spells/instructions_in_order', []).
:- use_module('../zones').
:- use_module(looking, []).
:- use_module(searching, []).

instruction put_from_hand(_Who:player, _Filter:object_filter, _To:put_from_hand).

instruction put_from_graveyard(_Who:player, _Filter:card_filter, _To:put_from_graveyard).
instruction put_milled(_Who:player, _Filter:object_filter, _To:put_from_graveyard).
instruction put_on_library(_Who:player, _N:quantity).

put_from_hand ::= battlefield ; battlefield_tapped ; battlefield_attacking.
put_from_graveyard ::= hand ; library_top ; _:put_from_hand.

fluent milled(_Item:object, _O:object).
milled(_, O) reads "~o was milled"-[O] otherwise "~o was not milled"-[O].
choice choose_to_put(_P:player, _Item:object, _Filter:terms, _To:atom).
choice choose_buried(_P:player, _Item:object, _Filter:terms, _To:atom).
process put_on_top(_P:player, _Item:object, _N:integer).
choice choose_for_library(_P:player, _Item:object).
choose_to_put(_, _, _, _) otherwise "no card is being put onto the battlefield now".
choose_buried(_, _, _, _) otherwise "no card of a graveyard is being chosen now".
choose_for_library(_, _) otherwise "no card is being put on top of a library now".

in_hand(_, _, _, O) reads silent otherwise "~o is not such a card"-[O].
in_graveyard(_, _, _, O) reads silent otherwise "~o is not such a card"-[O].

in_hand(Player, Item, Filter, O) :-
    target_view(Item, View),
    hand(Player, O),
    matches(Filter, O, View).

%   Putting a card onto the battlefield

'608.2d' :: caused then([choose_to_put(Player, Item, Filter, To)]) after
    put_from_hand(Item, Player, Filter, To), once(in_hand(Player, Item, Filter, _)).
'608.2d' :: executable take(O) if
    choose_to_put(Player, Item, Filter, _), in_hand(Player, Item, Filter, O).
'608.2d' :: caused then([put_cards(Player, [O], To)]) after
    take(O), now(choose_to_put(Player, _, _, To)).

'608.2c' :: caused done(Item) after
    take(_), now(choose_to_put(_, Item, _, _)), asked_whether_done(Item).

%   Returning a card from a graveyard, which is chosen now

in_graveyard(Player, Item, Filter, O) :-
    target_view(Item, View),
    lying_card(graveyard, Player, O),
    matches(Filter, O, View).
in_graveyard(Player, Item, [milled|Filter], O) :-
    target_view(Item, View),
    milled(Item, O),
    exile(O),
    owner(O, Player),
    matches(Filter, O, View).

'608.2d' :: caused then([choose_buried(Player, Item, Filter, To)]) after
    put_from_graveyard(Item, Player, Filter, To), once(in_graveyard(Player, Item, Filter, _)).
'608.2d' :: executable take(O) if
    choose_buried(Player, Item, Filter, _), in_graveyard(Player, Item, Filter, O).
'608.2d' :: caused then([put_cards(Player, [O], To)]) after
    take(O), now(choose_buried(Player, _, _, To)).

'608.2c' :: caused done(Item) after
    take(_), now(choose_buried(_, Item, _, _)), asked_whether_done(Item).

%   Putting one of the cards that this spell or ability has milled, wherever they went that all can see

'701.17c' :: caused milled(Item, New) after
    moves(_, library(_), To, New), definition:uses(milled), memberchk(To, [graveyard(_), exile]), resolving(Item).
'608.2d' :: caused then([choose_buried(Player, Item, [milled|Filter], To)]) after
    put_milled(Item, Player, Filter, To), once(in_graveyard(Player, Item, [milled|Filter], _)).

zones:stack_status(O, milled(O, _)).

%   Putting cards from the hand on top of the library: the last one lies on top

'608.2d' :: caused then([put_on_top(Player, Item, N)]) after
    put_on_library(Item, Player, N).
'608.2d' :: caused then([choose_for_library(Player, Item), put_on_top(Player, Item, Left)]) after
    put_on_top(Player, Item, N), N > 0, once(hand(Player, _)), Left is N-1.
'608.2d' :: executable take(O) if
    choose_for_library(Player, _), hand(Player, O).
'608.2d' :: caused then([put_cards(Player, [O], library_top)]) after
    take(O), now(choose_for_library(Player, _)).
