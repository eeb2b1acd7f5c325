:- module(visibility, []).

/** <module> Who sees what: hidden and public zones (400.2, 401.2, 402.3)

Teammates do not see each other's hands.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../../k/views', []).
:- use_module('../words/object_words', [seen_by/2]).

:- multifile views:sees/2, views:viewer/1, views:hears/3, views:masked/3.

views:viewer(Player) :-
    setting(seats, Seats),
    member(Player, Seats).

views:sees(knower(Object), Player) :-
    seen_by(Object, Player).

%   An event that moves a card between hidden zones, or draws it, tells others
%   nothing of the card.

views:hears(Player, draws(Other, _), draws(Other, hidden)) :-
    Player \== Other.
views:hears(Player, moves(O, From, To, New), moves(Old, From, To, Number)) :-
    shown_in(From, O, Player, Old),
    shown_in(To, New, Player, Number).

shown_in(Place, Object, Player, Shown) :-
    (   hidden_place(Place, Owner),
        \+ may_look(Place, Owner, Player)
    ->  Shown = hidden
    ;   Shown = Object
    ).

hidden_place(library(Owner), Owner).
hidden_place(library_bottom(Owner), Owner).
hidden_place(hand(Owner), Owner).

may_look(hand(_), Owner, Owner).

%   What goes on tells others no number of a card that they may not see.

views:masked(Player, now(Process), now(Shown)) :-
    unnumbered(Process, Player, Shown).
views:masked(Player, later(Processes), later(Shown)) :-
    unnumbered(Processes, Player, Shown).

unnumbered(Term, Player, Shown) :-
    (   integer(Term)
    ->  (   state:object(Term, _, _),
            \+ seen_by(Term, Player)
        ->  Shown = hidden
        ;   Shown = Term
        )
    ;   compound(Term)
    ->  Term =.. [Name|Arguments],
        all_unnumbered(Arguments, Player, Masked),
        Shown =.. [Name|Masked]
    ;   Shown = Term
    ).

all_unnumbered([], _, []).
all_unnumbered([X|Xs], Player, [Y|Ys]) :-
    unnumbered(X, Player, Y),
    all_unnumbered(Xs, Player, Ys).
