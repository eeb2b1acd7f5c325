:- module(discarding, []).

/** <module> Discarding (701.9): all cards that are to be discarded are chosen, or drawn by lot, and then discarded together

Where several players discard, they choose one after the other, and nobody sees what another one has chosen (101.4a).
*/

:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../../../k/language').
:- use_module('../../support/finding', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../turn/turn', []).
:- use_module('../zones').
:- use_module(instructions_in_order, []).
:- use_module(only_choices, [first_of_all/4]).

instruction discard(_Who:acting_players, _N:quantity).
instruction discard_random(_Who:acting_players, _N:quantity).
instruction discard_hand(_Who:player).

process discard_cards(_P:player, _N:integer).
process discard_lots(_P:player, _N:integer).
process discard_drawn(_P:player, _N:integer).
process discard_chosen.
choice choose_discards(_P:player, _Left:integer).
choose_discards(_, _) otherwise "nobody discards now".
fluent to_discard(P:player, _Left:integer, _O:object) visible_to P.

'701.9a' :: caused then(Tasks) after
    discard(_, Players, N), findall(discard_cards(Player, N), member(Player, Players), Choices), append(Choices, [discard_chosen], Tasks).
'701.9b' :: caused then([choose_discards(Player, Left)]) after
    discard_cards(Player, N), findall(O, hand(Player, O), Hand), length(Hand, Size), Left is min(N, Size), Left > 0.
'701.9b' :: executable discard(O) if
    choose_discards(Player, Left), still_held(Player, O), first_of_all(O, Left, Other, still_held(Player, Other)).
'701.9b' :: caused to_discard(Player, Left, O) after
    discard(O), now(choose_discards(Player, Left)).
'701.9b' :: caused then([choose_discards(Player, Left)]) after
    discard(_), now(choose_discards(Player, N)), N > 1, Left is N-1.

still_held(Player, O) reads "~o is in ~o hand"-[O, whose(Player)] otherwise "~o is not in ~o hand, or is discarded already"-[O, whose(Player)].

'101.4a' :: caused still_held(Player, O) if hand(Player, O), \+ to_discard(Player, _, O).

%   They are discarded in the order in which they were chosen, which is theirs in the graveyard (404.3).

'701.9a' :: caused all(Events) after
    discard_chosen, apnap(Players), findall(Event, ( member(Player, Players), discarded(Player, Event) ), Events).
'701.9a' :: caused -to_discard(Player, Left, O) after
    discard_chosen, to_discard(Player, Left, O).
'701.9a' :: caused event(moves(O, hand(Player), graveyard(Player), _)) after
    discard(Player, O).

'404.3' :: caused discarded(Player, event(discard(Player, O))) if
    findall(Left-Card, to_discard(Player, Left, Card), Unsorted), sort(0, @>=, Unsorted, Sorted), pairs_values(Sorted, Cards),
    member(O, Cards).

%   At random: each card is drawn by lot.

'701.9b' :: caused then(Tasks) after
    discard_random(_, Players, N), findall(discard_lots(Player, N), member(Player, Players), Lots), append(Lots, [discard_chosen], Tasks).
'701.9b' :: caused flip(discarded, Objects, Seed, Draws), then([discard_drawn(Player, N)]) after
    discard_lots(Player, N), N > 0, findall(O, still_held(Player, O), Unsorted), sort(Unsorted, Objects), Objects = [_|_],
    seed(Seed), draws(Draws).
'701.9b' :: caused -flipped(discarded, O), to_discard(Player, N, O), then([discard_lots(Player, Left)]) after
    discard_drawn(Player, N), flipped(discarded, O), Left is N-1.

%   A whole hand

'701.9a' :: caused event(discard(Player, O)) after
    discard_hand(_, Player), hand(Player, O).

%   A discard of one who has cards is done.

'608.2c' :: caused done(Item) after
    discard(Item, Players, N), N > 0, asked_whether_done(Item), once(( member(Player, Players), hand(Player, _) )).
'608.2c' :: caused done(Item) after
    discard_random(Item, Players, N), N > 0, asked_whether_done(Item), once(( member(Player, Players), hand(Player, _) )).
'608.2c' :: caused done(Item) after
    discard_hand(Item, Player), asked_whether_done(Item), once(hand(Player, _)).
