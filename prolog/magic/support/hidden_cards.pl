:- module(hidden_cards, []).

/** <module> What a player cannot see may be otherwise (400.2, 401.2, 402.3)

Decks are known: so the cards that a player cannot see are, for each owner, some
known cards in unknown places. Which of them is where, the order of a library
whose cards are looked at, and the results of chance to come may be otherwise; so
may the numbers of cards that are gone: by that of a card in a hand it could be told
when it was drawn.
*/

:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../../k/language').
:- use_module('../../k/determinization', []).
:- use_module('../../k/views', []).
:- use_module('../rules/concepts/objects').
:- use_module(shown_cards, [searches/2, seen_by/2]).

:- multifile determinization:hidden/5.

determinization:hidden(magic, Player, exchange, 2, Fluents) :-
    setting(seats, Seats),
    member(Owner, Seats),
    findall(object(O, Name, Owner), ( unseen(Owner, Player, O), object(O, Name, Owner) ), Fluents).
determinization:hidden(magic, Player, order, 2, [library(Player, Objects)]) :-
    now(Process),
    searches(Process, Player),
    library(Player, Objects).
determinization:hidden(magic, _, number, 1, Gone) :-
    findall(Facts-last_known(O, Facts), ( last_known(O, Facts), \+ views:present(O) ), Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Gone).
determinization:hidden(magic, Player, absent, 1, Facts) :-
    findall(knows(Other, O), ( knows(Other, O), Other \== Player ), Facts).
determinization:hidden(magic, _, chance, 1, [seed(Seed)]) :-
    seed(Seed).

%   unseen(+Owner, +Player, -Object): the library's objects from the top, then the hand's in
%   the order of their numbers: the order depends on nothing that is hidden.

unseen(Owner, Player, O) :-
    library(Owner, Objects),
    member(O, Objects),
    \+ seen_by(O, Player).
unseen(Owner, Player, O) :-
    findall(Faced-Card, ( beneath(Card, Faced), owner(Card, Owner), \+ controller(Faced, Player) ), Pairs),
    sort(Pairs, Sorted),
    member(_-O, Sorted).
unseen(Owner, Player, O) :-
    Owner \== Player,
    findall(F, foretold(Owner, F, _), Foretold),
    sort(Foretold, Sorted),
    member(O, Sorted).
unseen(Owner, Player, O) :-
    Owner \== Player,
    findall(H, ( hand(Owner, H), \+ seen_by(H, Player) ), Hand),
    sort(Hand, Sorted),
    member(O, Sorted).
