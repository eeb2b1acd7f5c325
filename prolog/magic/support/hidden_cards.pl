:- module(hidden_cards, []).

/** <module> What a player cannot see may be otherwise (400.2, 401.2, 402.3)

Decks are known: so the cards that a player cannot see are, for each owner, some
known cards in unknown places. Which of them is where, the order of a library
whose cards are looked at, and the results of chance to come may be otherwise.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../k/language').
:- use_module('../../k/determinization', []).
:- use_module('../words/object_words', [seen_by/2]).

:- multifile determinization:hidden/5.

determinization:hidden(magic, Player, exchange, 2, Fluents) :-
    setting(seats, Seats),
    member(Owner, Seats),
    findall(object(O, Name, Owner),
            ( hidden_place(Owner, O), \+ seen_by(O, Player), object(O, Name, Owner) ),
            Fluents).
determinization:hidden(magic, Player, order, 2, [library(Player, Objects)]) :-
    now(choose_card(Player, _, _, _, _)),
    library(Player, Objects).
determinization:hidden(magic, _, chance, 1, [seed(Seed)]) :-
    seed(Seed).

%   The library's objects from the top, then the hand's in the order of their
%   numbers: the order depends on nothing that is hidden.

hidden_place(Owner, O) :-
    library(Owner, Objects),
    member(O, Objects).
hidden_place(Owner, O) :-
    findall(H, hand(Owner, H), Hand),
    sort(Hand, Sorted),
    member(O, Sorted).
