:- module(looking, []).

/** <module> Looking at the top cards of a library (701.20e): surveil, and taking some of them

The cards that a player looks at stay where they are until they are put somewhere. One after the
other, they go to the other place or back on top; what is put on top last lies on top.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../zones').
:- use_module(searching, []).

instruction surveil(_Who:player, _N:quantity).
instruction look_at_top(_Who:player, _N:quantity).
instruction take_looked(_Sort:taking, _Filter:object_filter, _Shown:shown, _To:taken_place).
instruction put_looked(_To:looked_place).

taking ::= must(_:integer) ; may(_:integer).
taken_place ::= hand ; battlefield ; battlefield_tapped ; graveyard ; library_bottom.
looked_place ::= library_bottom ; library_bottom_random ; graveyard ; library_top ; hand.

fluent looked_at(P:player, _O:object) visible_to P.
process look(_P:player, _N:integer).
process bottom_at_random(_P:player).
process put_flipped(_P:player).
choice arrange(_P:player, _To:atom).
choice take_card(_P:player, _Item:object, _Left:integer, _Optional:atom, _Filter:terms, _Shown:atom, _To:atom).
choice order_looked(_P:player, _To:atom).
arrange(_, _) otherwise "nobody looks at the top of a library now".
take_card(_, _, _, _, _, _, _) otherwise "nobody takes a card from among others now".
order_looked(_, _) otherwise "no cards are being put back now".
looked_at(_, O) reads "~o is being looked at"-[O] otherwise "~o is not being looked at"-[O].
looked_through(_, O) reads "~o is being looked at"-[O] otherwise "~o is not being looked at"-[O].
event puts_in_library(P:player, O:object, _Where:atom) shows O to P.
action away(_O:object).
action top_next(_O:object).
action take(_O:object).
action take_nothing requires playing(_).
action put_next(_O:object).

'701.20e' :: caused looked_at(Player, O) after
    look(Player, N), top_of_library(Player, N, Objects), member(O, Objects).

%   Scry and surveil (701.22, 701.25): the rest goes back on top in any order.

'701.22a' :: caused then([look(Player, N), arrange(Player, library_bottom)]) after
    scry(_, Player, N), N > 1, library(Player, [_|_]).
'701.25a' :: caused then([look(Player, N), arrange(Player, graveyard)]) after
    surveil(_, Player, N), N > 0, library(Player, [_|_]).
'701.25a' :: executable away(O) if arrange(Player, _), looked_through(Player, O).
'701.25a' :: executable top_next(O) if arrange(Player, _), looked_through(Player, O).
'701.25a' :: caused -looked_at(Player, O), event(moves(O, library(Player), Place, _)) after
    away(O), now(arrange(Player, To)), destination(To, Player, Place).
'701.25a' :: caused -looked_at(Player, O), library(Player, [O|Objects]) after
    top_next(O), now(arrange(Player, _)), library(Player, Library), lists:selectchk(O, Library, Objects).
'701.25a' :: caused then([arrange(Player, To)]) after
    away(O), now(arrange(Player, To)), another_looked_at(Player, O).
'701.25a' :: caused then([arrange(Player, To)]) after
    top_next(O), now(arrange(Player, To)), another_looked_at(Player, O).

another_looked_at(Player, O) :-
    looked_through(Player, P),
    P \== O,
    !.

%   A hand may be looked at, too, while one looks through one's library.

looked_through(Player, O) :-
    looked_at(Player, O),
    library(Player, Library),
    memberchk(O, Library).

destination(library_bottom, Player, library_bottom(Player)).
destination(graveyard, Player, graveyard(Player)).
destination(hand, Player, hand(Player)).
destination(battlefield, Player, battlefield(Player)).

%   Where a card goes within its library, which is no move (400.7), is told for those who follow the game.

'701.22a' :: caused event(puts_in_library(Player, O, top)) after
    leave_on_top, now(Process), scrying(Process, Player), library(Player, [O|_]).
'701.22a' :: caused event(puts_in_library(Player, O, bottom)) after
    bottom(O), now(Process), scrying(Process, Player).
'701.22a' :: caused event(puts_in_library(Player, O, top)) after
    top_next(O), now(arrange(Player, _)).
'701.22a' :: caused event(puts_in_library(Player, O, top)) after
    put_next(O), now(order_looked(Player, library_top)).

scrying(scry_next(Player, _), Player).
scrying(scry_top(Player), Player).

%   Taking some of them.

'701.20e' :: caused then([look(Player, N)]) after
    look_at_top(_, Player, N), N > 0.
'608.2d' :: caused then([take_card(Player, Item, N, Optional, Filter, Shown, To)]) after
    take_looked(Item, Sort, Filter, Shown, To), Sort =.. [Optional, N], target_view(Item, view(_, Player, _)),
    takeable(Player, Item, Filter).

takeable(Player, Item, Filter) :-
    target_view(Item, View),
    looked_through(Player, O),
    matches(Filter, O, View),
    !.

'608.2d' :: executable take(O) if
    take_card(Player, Item, _, _, Filter, _, _), looked_through(Player, O), target_view(Item, View), matches(Filter, O, View).
'608.2d' :: executable take_nothing if take_card(_, _, _, may, _, _, _).
'701.20a' :: caused event(reveal(Player, O)) after
    take(O), now(take_card(Player, _, _, _, _, revealed, _)).
'608.2d' :: caused -looked_at(Player, O), event(moves(O, library(Player), Place, _)) after
    take(O), now(take_card(Player, _, _, _, _, _, To)), To \== battlefield_tapped, destination(To, Player, Place).
'608.2d' :: caused -looked_at(Player, O), event(moves(O, library(Player), battlefield(Player), New)), tapped(New) after
    take(O), now(take_card(Player, _, _, _, _, _, battlefield_tapped)).
'608.2d' :: caused then([take_card(Player, Item, Left, Optional, Filter, Shown, To)]) after
    take(O), now(take_card(Player, Item, N, Optional, Filter, Shown, To)), N > 1, Left is N-1,
    another_looked_at(Player, O), target_view(Item, View), looked_through(Player, P), P \== O, matches(Filter, P, View).

%   The rest.

'608.2c' :: caused then([order_looked(Player, To)]) after
    put_looked(Item, To), in_order(To), target_view(Item, view(_, Player, _)), once(looked_through(Player, _)).
'608.2c' :: executable put_next(O) if order_looked(Player, _), looked_through(Player, O).
'608.2c' :: caused -looked_at(Player, O), event(moves(O, library(Player), library_bottom(Player), _)) after
    put_next(O), now(order_looked(Player, library_bottom)).
'608.2c' :: caused -looked_at(Player, O), library(Player, [O|Objects]) after
    put_next(O), now(order_looked(Player, library_top)), library(Player, Library), lists:selectchk(O, Library, Objects).
'608.2c' :: caused then([order_looked(Player, To)]) after
    put_next(O), now(order_looked(Player, To)), another_looked_at(Player, O).

in_order(library_bottom).
in_order(library_top).

'608.2c' :: caused then([put_cards(Player, Objects, To)]) after
    put_looked(Item, To), at_once(To), target_view(Item, view(_, Player, _)),
    findall(O, looked_through(Player, O), Unsorted), sort(Unsorted, Objects).
'608.2c' :: caused -looked_at(Player, O) after
    put_cards(Player, Objects, _), member(O, Objects), looked_at(Player, O).

at_once(graveyard).
at_once(hand).

%   In a random order: which is next is drawn by lot, and nobody is told.

'608.2c' :: caused then([bottom_at_random(Player)]) after
    put_looked(Item, library_bottom_random), target_view(Item, view(_, Player, _)).
'608.2c' :: caused flip(next_card, Objects, Seed, N), then([put_flipped(Player)]) after
    bottom_at_random(Player), once(looked_through(Player, _)), findall(O, looked_through(Player, O), Unsorted),
    sort(Unsorted, Objects), seed(Seed), draws(N).
'608.2c' :: caused -looked_at(Player, O), -flipped(next_card, O), event(moves(O, library(Player), library_bottom(Player), _)),
                   then([bottom_at_random(Player)]) after
    put_flipped(Player), flipped(next_card, O).
