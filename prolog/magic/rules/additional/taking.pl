:- module(taking, []).

/** <module> Cards that are found or picked together: several from a library, one from a library
or a graveyard, one from a revealed hand (701.23, 701.20)
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../zones').
:- use_module('../programs/described_sets', [shared/3]).
:- use_module(linked, []).
:- use_module(searching, []).

:- multifile filters:meets/3.

instruction search_several(_Who:player, _Most:quantity, _Filter:object_filter, _To:several_place, _Shown:shown).
instruction search_both(_Who:player, _Filter:object_filter, _To:found_place, _Shown:shown).
instruction pick_from_hand(_Who:player, _Filter:object_filter, _How:picking).
instruction put_in_library(_What:card, _Place:library_end).

object_part ::= shares_found(_:shared) ; of_two_kinds(_:object_filter, _:object_filter).
several_place ::= hand ; battlefield ; battlefield_tapped ; graveyard ; battlefield_tapped_and_hand.
found_place ::= hand ; battlefield.
picking ::= discard ; exile.
library_end ::= library_top ; library_bottom.

fluent found(P:player, _O:object) visible_to P.
process put_found(_P:player, _To:atom).
process hide_hand(_P:player).
choice choose_cards(_P:player, _Item:object, _Left:integer, _Filter:terms, _To:atom, _Shown:atom).
choice choose_entering(_P:player).
choice choose_zone(_P:player, _Item:object, _Filter:terms, _To:atom, _Shown:atom).
choice choose_in_both(_P:player, _Item:object, _Filter:terms, _To:atom, _Shown:atom).
choice choose_from_hand(_P:player, _Item:object, _Of:player, _Filter:terms, _How:atom).
choose_cards(_, _, _, _, _, _) otherwise "nobody searches a library now".
choose_entering(_) otherwise "nothing that was found is put onto the battlefield now".
choose_zone(_, _, _, _, _) otherwise "nobody searches a library and a graveyard now".
choose_in_both(_, _, _, _, _) otherwise "nobody searches a library and a graveyard now".
choose_from_hand(_, _, _, _, _) otherwise "nobody chooses a card of a hand now".
found(_, O) reads "~o was found"-[O] otherwise "~o was not found"-[O].
action take_from_hand(_O:object).
action search_library requires playing(_).

%   What is found stays where it is until it is put where it goes, together, before the library is shuffled (701.23).

'701.23a' :: caused then([choose_cards(Player, Item, Most, Filter, To, Shown), put_found(Player, To), shuffle_library(Player)]) after
    search_several(Item, Player, Most, Filter, To, Shown), Most > 0.
'701.23a' :: executable find(O) if
    choose_cards(Player, Item, _, Filter, _, _), library(Player, Objects), member(O, Objects), \+ found(Player, O),
    target_view(Item, View), matches(Filter, O, View).
filters:meets(shares_found(What), O, view(_, Player, _)) :-
    \+ ( found(Player, Other), \+ shared(What, O, Other) ).

%   One card of each of two kinds: what is found second is of the kind that the first was not needed for.

filters:meets(of_two_kinds(A, B), O, View) :-
    View = view(_, Player, _),
    (   found(Player, Other)
    ->  once(( matches(A, Other, View), matches(B, O, View) ; matches(B, Other, View), matches(A, O, View) ))
    ;   once(( matches(A, O, View) ; matches(B, O, View) ))
    ).
'701.23b' :: executable find_nothing if choose_cards(_, _, _, _, _, _).
'701.23a' :: caused found(Player, O) after
    find(O), now(choose_cards(Player, _, _, _, _, _)).
'701.20a' :: caused event(reveal(Player, O)) after
    find(O), now(choose_cards(Player, _, _, _, _, revealed)).
'701.23a' :: caused then([choose_cards(Player, Item, Left, Filter, To, Shown)]) after
    find(_), now(choose_cards(Player, Item, N, Filter, To, Shown)), N > 1, Left is N-1.
'701.23a' :: caused then([put_cards(Player, Objects, To)]) after
    put_found(Player, To), To \== battlefield_tapped_and_hand, findall(O, found(Player, O), Unsorted), sort(Unsorted, Objects).
'701.23a' :: caused -found(Player, O) after
    put_cards(Player, Objects, _), member(O, Objects), found(Player, O).

%   One of them onto the battlefield, the other into the hand: which one, is chosen where there are two (608.2d).

'608.2d' :: caused then([choose_entering(Player)]) after
    put_found(Player, battlefield_tapped_and_hand), found(Player, O), found(Player, Other), O @< Other.
'701.23a' :: caused then([put_cards(Player, [O], battlefield_tapped)]) after
    put_found(Player, battlefield_tapped_and_hand), found(Player, O), \+ ( found(Player, Other), Other \== O ).
'608.2d' :: executable find(O) if choose_entering(Player), found(Player, O).
'701.23a' :: caused all([event(moves(O, library(Player), battlefield(Player), New)), tapped(New)]) after
    find(O), now(choose_entering(Player)).
'701.23a' :: caused event(moves(O, library(Player), hand(Owner), _)) after
    find(Entering), now(choose_entering(Player)), found(Player, O), O \== Entering, owner(O, Owner).
'701.23a' :: caused -found(Player, O) after
    find(_), now(choose_entering(Player)), found(Player, O).

%   A library and a graveyard: only where the library is searched, it is shuffled, and need nothing be found. A token
%   that lies in the graveyard until it ceases to exist (111.7) is no card.

searched_for(_, _, _, O) reads silent otherwise "~o is not such a card"-[O].

searched_for(Player, Item, Filter, O) :-
    target_view(Item, View),
    lying_card(graveyard, Player, O),
    matches(Filter, O, View).

'701.23a' :: caused then([choose_zone(Player, Item, Filter, To, Shown)]) after
    search_both(Item, Player, Filter, To, Shown).
'701.23a' :: executable search_library if choose_zone(_, _, _, _, _).
'701.23a' :: executable take(O) if
    choose_zone(Player, Item, Filter, _, _), searched_for(Player, Item, Filter, O).
'701.23a' :: caused then([choose_in_both(Player, Item, Filter, To, Shown)]) after
    search_library, now(choose_zone(Player, Item, Filter, To, Shown)).
'701.23a' :: executable take(O) if
    choose_in_both(Player, Item, Filter, _, _), searched_for(Player, Item, Filter, O).
'701.23a' :: executable find(O) if
    choose_in_both(Player, Item, Filter, _, _), library(Player, Objects), member(O, Objects),
    target_view(Item, View), matches(Filter, O, View).
'701.23b' :: executable find_nothing if choose_in_both(_, _, _, _, _).
'701.23b' :: caused then([shuffle_library(Player)]) after
    find_nothing, now(choose_in_both(Player, _, _, _, _)).
'701.23a' :: caused then([put_cards(Player, [O], To)]) after
    take(O), now(choose_zone(Player, _, _, To, _)).
'701.23a' :: caused then([put_cards(Player, [O], To), shuffle_library(Player)]) after
    take(O), now(choose_in_both(Player, _, _, To, _)).
'701.23a' :: caused then([put_cards(Player, [O], To), shuffle_library(Player)]) after
    find(O), now(choose_in_both(Player, _, _, To, _)).
'701.20a' :: caused event(reveal(Player, O)) after
    find(O), now(choose_in_both(Player, _, _, _, revealed)).

%   A hand is revealed, and who gives the instruction chooses.

'701.20a' :: caused revealed(Player, O), event(reveal(Player, O)) after
    pick_from_hand(_, Player, _, _), hand(Player, O).
'608.2d' :: caused then([choose_from_hand(Chooser, Item, Player, Filter, How), hide_hand(Player)]) after
    pick_from_hand(Item, Player, Filter, How), player_of(Item, Chooser), target_view(Item, View),
    once(( hand(Player, O), matches(Filter, O, View) )).
'608.2d' :: caused then([hide_hand(Player)]) after
    pick_from_hand(Item, Player, Filter, _), target_view(Item, View),
    \+ ( hand(Player, O), matches(Filter, O, View) ).
'608.2d' :: executable take_from_hand(O) if
    choose_from_hand(_, Item, Player, Filter, _), hand(Player, O), target_view(Item, View), matches(Filter, O, View).
'701.9a' :: caused event(discard(Player, O)) after
    take_from_hand(O), now(choose_from_hand(_, _, Player, _, discard)).
'701.13a' :: caused event(moves(O, hand(Player), exile, _)) after
    take_from_hand(O), now(choose_from_hand(_, _, Player, _, exile)), \+ definition:uses(exiled_with).
'607.2a' :: caused all([event(moves(O, hand(Player), exile, New)), exiled_with(New, Source)]) after
    take_from_hand(O), now(choose_from_hand(_, Item, Player, _, exile)), definition:uses(exiled_with),
    target_view(Item, view(Source, _, _)).
'701.20a' :: caused -revealed(Player, O) after
    hide_hand(Player), revealed(Player, O).

%   On top of or beneath the library of its owner (400.6).

'400.6' :: caused event(moves(O, Place, To, _)) after
    put_in_library(_, O, End), where(O, Place), Place \= library(_), owner(O, Owner), library_end(End, Owner, To).

library_end(library_top, Owner, library(Owner)).
library_end(library_bottom, Owner, library_bottom(Owner)).
