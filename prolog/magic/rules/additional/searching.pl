:- module(searching, []).

/** <module> Searching, revealing and putting in order (701.23, 701.20)
*/

:- use_module(library(lists), [member/2, selectchk/3]).
:- use_module('../../../k/language').
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../zones').

instruction search(_Who:player, _Filter:object_filter, _To:search_place, _Shown:shown).
instruction reveal_top(_Who:player, _N:quantity).
instruction put_revealed(_Filter:object_filter, _To:revealed_place, _RestTo:rest_place).

search_place ::= hand ; library_top ; battlefield ; battlefield_tapped ; graveyard.
shown ::= revealed ; hidden.
revealed_place ::= hand ; battlefield ; graveyard ; exile.
rest_place ::= library_bottom ; graveyard ; hand ; exile.

process put_on_top(_P:player).
process put_cards(_P:player, _Os:objects, _To:atom).
process put_rest(_P:player, _To:atom).
choice choose_card(_P:player, _Item:object, _Filter:terms, _To:atom, _Revealed:atom).
choice order_bottom(_P:player).
choose_card(_, _, _, _, _) otherwise "nobody searches a library now".
order_bottom(_) otherwise "no cards are being put on the bottom now".
revealed(_, O) reads "~o is revealed"-[O] otherwise "~o is not revealed"-[O].
action find(_O:object).
action find_nothing requires playing(_).
action bottom_next(_O:object).
fluent revealed(_P:player, _O:object).
fluent set_aside(_P:player, _O:object).

'701.23a' :: caused then([choose_card(Player, Item, Filter, To, Revealed)]) after
    search(Item, Player, Filter, To, Revealed).
'701.23a' :: executable find(O) if
    choose_card(Player, Item, Filter, _, _), library(Player, Objects), member(O, Objects),
    target_view(Item, View), matches(Filter, O, View).

%   A card with stated qualities need not be found in a hidden zone (701.23b); any card is found, if there is one (701.23d).

'701.23b' :: executable find_nothing if choose_card(_, _, _, _, _).
'701.23d' :: nonexecutable find_nothing if
    now(choose_card(Player, _, [], _, _)), \+ library(Player, [])
    because "a card that has to be nothing special is found"-[].
'701.23b' :: caused then([shuffle_library(Player)]) after
    find_nothing, now(choose_card(Player, _, _, _, _)).
'701.23a' :: caused then(Tasks) after
    find(O), now(choose_card(Player, _, _, To, _)), found_tasks(To, Player, O, Tasks).
'701.20a' :: caused event(reveal(Player, O)) after
    find(O), now(choose_card(Player, _, _, _, revealed)).

found_tasks(library_top, Player, O, [aside(Player, O), shuffle_library(Player), put_on_top(Player)]).
found_tasks(hand, Player, O, [put_cards(Player, [O], hand), shuffle_library(Player)]).
found_tasks(battlefield, Player, O, [put_cards(Player, [O], battlefield), shuffle_library(Player)]).
found_tasks(battlefield_tapped, Player, O, [put_cards(Player, [O], battlefield_tapped), shuffle_library(Player)]).
found_tasks(graveyard, Player, O, [put_cards(Player, [O], graveyard), shuffle_library(Player)]).

%   The card is kept apart while the rest is shuffled, and stays in its zone.

process aside(_P:player, _O:object).
'701.24c' :: caused library(Player, Left), set_aside(Player, O) after
    aside(Player, O), library(Player, Objects), selectchk(O, Objects, Left).
'701.24c' :: caused library(Player, [O|Objects]), -set_aside(Player, O) after
    put_on_top(Player), set_aside(Player, O), library(Player, Objects).

'701.23a' :: caused event(moves(O, Place, To, _)) after
    put_cards(Player, Objects, Kind), member(O, Objects), where(O, Place), destination(Kind, Player, O, To).
'614.1c' :: caused (event(moves(O, Place, battlefield(Player), New)), tapped(New)) after
    put_cards(Player, Objects, battlefield_tapped), member(O, Objects), where(O, Place).
'614.1c' :: caused (event(moves(O, Place, battlefield(Player), New)), tapped(New), event(put_attacking(New))) after
    put_cards(Player, Objects, battlefield_attacking), member(O, Objects), where(O, Place).

destination(hand, _, O, hand(Owner)) :- owner(O, Owner).
destination(battlefield, Player, _, battlefield(Player)).
destination(graveyard, _, O, graveyard(Owner)) :- owner(O, Owner).
destination(exile, _, _, exile).
destination(library_bottom, _, O, library_bottom(Owner)) :- owner(O, Owner).
destination(library_top, _, O, library(Owner)) :- owner(O, Owner).

%   Revealing the top cards: they stay where they are until they are put (701.20b).

'701.20a' :: caused revealed(Player, O), event(reveal(Player, O)) after
    reveal_top(_, Player, N), top_of_library(Player, N, Objects), member(O, Objects).
'608.2c' :: caused then([put_cards(Player, Objects, To), put_rest(Player, RestTo)]) after
    put_revealed(Item, Filter, To, RestTo), target_view(Item, View), View = view(_, Player, _),
    findall(O, shown(Player, Filter, View, O), Unsorted), sort(Unsorted, Objects).

shown(Player, Filter, View, O) :-
    revealed(Player, O),
    matches(Filter, O, View).

'701.20b' :: caused -revealed(Player, O) after
    put_cards(Player, Objects, _), member(O, Objects), revealed(Player, O).
'608.2c' :: caused then([order_bottom(Player)]) after
    put_rest(Player, library_bottom), revealed(Player, _).
'608.2c' :: caused then([put_cards(Player, Objects, To)]) after
    put_rest(Player, To), To \== library_bottom, findall(O, revealed(Player, O), Unsorted), sort(Unsorted, Objects).

'608.2c' :: executable bottom_next(O) if order_bottom(Player), revealed(Player, O).
'608.2c' :: caused -revealed(Player, O), event(moves(O, library(Player), library_bottom(Player), _)),
                   then([put_rest(Player, library_bottom)]) after
    bottom_next(O), now(order_bottom(Player)).
