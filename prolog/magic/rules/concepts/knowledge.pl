:- module(knowledge,
          [ unseen_but_for_this/2       % +Object, +Player
          ]).

/** <module> What a player knows of the cards in hidden zones (400.2)

Who has seen a card that lies in a hidden zone, or has seen it go there, knows it: in a hand, which card it is, in a
library its place as well. It is known no more when the library is shuffled, or when a card has gone that might be
another one. What a player's own hand holds needs no fact.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [events_of_step/3]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/shown_cards', [seen_lying/2]).
:- use_module('../libraries', [taken_from_top/2]).
:- use_module('../zones').
:- use_module(objects).

fluent knows(P:player, _O:object) visible_to P.
knows(P, O) reads "~w knows ~o"-[P, O] otherwise "~w does not know ~o"-[P, O].

'400.2' :: forbidden knows(_, O), \+ lies_hidden(O).

lies_hidden(O) :- hand(_, O).
lies_hidden(O) :- in_library(O, _).
lies_hidden(O) :- set_aside(_, O).

in_library(O, Owner) :-
    library(Owner, Objects),
    memberchk(O, Objects).

seat(Player) :-
    setting(seats, Seats),
    member(Player, Seats).

%   Seen where it lies: looked at, revealed, scried, found.

'701.20e' :: caused knows(Player, O) after
    look(Player, N), top_of_library(Player, N, Objects), member(O, Objects).
'701.20a' :: caused knows(Player, O) if unseen_but_for_this(O, Player) after
    reveal(_, O), seat(Player).
'701.22a' :: caused knows(Player, O) after
    leave_on_top, now(scry_next(Player, _)), library(Player, [O|_]).
'701.22a' :: caused knows(Player, O) after
    bottom(O), now(scry_next(Player, _)).
'103.5' :: caused knows(Player, O) after
    leave_on_top, now(scry_top(Player)), library(Player, [O|_]).
'103.5' :: caused knows(Player, O) after
    bottom(O), now(scry_top(Player)).
'701.23a' :: caused knows(Player, O) after
    find(O), now(choose_card(Player, _, _, library_top, _)).

%!  unseen_but_for_this(+Object, +Player) is semidet.
%
%   Object lies hidden from Player, who knows it only by having seen it there.

unseen_but_for_this(O, Player) :-
    lies_hidden(O),
    \+ hand(Player, O).

%   What is on top for all to see stays known where another card comes to lie on it.

'401.5' :: caused knows(Player, O) after
    moves(Other, _, library(Owner), _), library(Owner, [O|_]), O \== Other, seat(Player), seen_lying(O, Player), \+ goes_as_well(O).

%   goes_as_well(+Object) is semidet: it moves at the same time.

goes_as_well(O) :-
    events_of_step(moves(_, _, _, _), Moves, _),
    memberchk(moves(O, _, _, _), Moves).

%   Seen as it goes there.

'400.2' :: caused knows(Player, New) after
    moves(O, library(Owner), To, New), hidden_place(To), seen_by_some(O, Owner), seat(Player), To \== hand(Player),
    follows(Player, O, library(Owner)).
'400.2' :: caused knows(Player, New) after
    moves(O, From, To, New), hidden_place(To), From \= library(_), \+ token(O), seat(Player), To \== hand(Player),
    follows(Player, O, From).

hidden_place(hand(_)).
hidden_place(library(_)).
hidden_place(library_bottom(_)).
hidden_place(library_place(_, _)).

%   seen_by_some(+Object, +Owner) is semidet: most cards are drawn unseen.

seen_by_some(O, _) :- knows(_, O), !.
seen_by_some(O, _) :- looked_at(_, O), !.
seen_by_some(O, Owner) :- definition:top_shown(_, _), library(Owner, [O|_]), !.

%   follows(+Player, +Object, +From) is semidet: as a card goes From there, Player can tell that it is Object. Of what is
%   put somewhere in a random order, nobody can, and of what its owner arranges, only they can (401.4); what was face down is
%   shown as it goes (708.9).

follows(Player, O, From) :-
    \+ flipped(next_card, O),
    \+ by_lot(O),
    \+ arranged_unseen(O, Player),
    (   From = library(Owner)
    ->  seen_lying(O, Player),
        once(in_sight(O, Owner, Player))
    ;   From = hand(Owner)
    ->  (   Owner == Player
        ->  true
        ;   revealed(Owner, O)
        ->  true
        ;   knows(Player, O),
            \+ ( hand(Owner, Other), Other \== O )
        )
    ;   seen_lying(O, Player)
    ).

in_sight(O, Owner, _) :- taken_from_top(O, Owner).
in_sight(O, _, _) :- revealed(_, O).
in_sight(O, _, Player) :- looked_at(Player, O).

%   arranged_unseen(+Object, +Player) is semidet: one card alone needs no place among others.

arranged_unseen(O, Player) :-
    takes_place(Owner, Item, _, O),
    Owner \== Player,
    owner(O, Owner),
    takes_place(Owner, Item, _, Other),
    Other \== O,
    !.

%   Known no more: it is gone, it may be anywhere, or another one has gone that might have been this one.

'400.2' :: caused -knows(Player, O) after
    moves(O, _, _, _), knows(Player, O).
'701.24a' :: caused -knows(Player, O) after
    shuffle_library(Owner), knows(Player, O), in_library(O, Owner).
'701.20e' :: caused -knows(Other, O) after
    look(Player, N), N > 1, knows(Other, O), Other \== Player, top_of_library(Player, N, Objects), memberchk(O, Objects).
'400.2' :: caused -knows(Player, O) after
    moves(Gone, library(Owner), _, _), once(knows(_, _)), \+ taken_from_top(Gone, Owner), knows(Player, O), O \== Gone,
    in_library(O, Owner), \+ follows(Player, Gone, library(Owner)).
'400.2' :: caused -knows(Player, O) after
    moves(Gone, hand(Owner), To, _), knows(Player, O), O \== Gone, hand(Owner, O), Player \== Owner,
    \+ follows(Player, Gone, hand(Owner)), taken_for(O, Gone, Player, Owner, To).

%   taken_for(+Object, +Gone, +Player, +Owner, +To) is semidet: for all that Player knows, it is Object that has gone there. Of
%   like ones the one with the least number is.

taken_for(O, Gone, Player, Owner, To) :-
    (   \+ hidden_place(To),
        To \= exile_face_down(_),
        \+ moves_as(Gone, _)
    ->  \+ knows(Player, Gone),
        object(Gone, Name, _),
        object(O, Name, _),
        \+ ( knows(Player, Other), Other < O, hand(Owner, Other), object(Other, Name, _) )
    ;   true
    ).
