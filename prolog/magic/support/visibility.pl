:- module(visibility, []).

/** <module> Who sees what: hidden and public zones (400.2, 401.2, 402.3)

Teammates do not see each other's hands.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../../k/views', []).
:- use_module('../cards/definitions', []).
:- use_module('../rules/additional/chosen_sources', []).
:- use_module('../rules/additional/possible_sources', [chosen_for_shield/2]).
:- use_module(shown_cards, [searches/2, seen_by/2]).

:- multifile views:sees/2, views:viewer/1, views:knows/2, views:present/1.

views:viewer(Player) :-
    setting(seats, Seats),
    member(Player, Seats).

views:sees(knower(Object), Player) :-
    seen_by(Object, Player).

%   Of another hand, the cards that are known; of a library, the places of those. Who searches it sees it whole, and not
%   in its order: it is shuffled then.

views:sees(knower_in_hand(Owner, Object), Player) :-
    (   Player = Owner
    ;   knows(Player, Object)
    ).
views:sees(knower_in_library(Owner), Player) :-
    knows(Player, Object),
    library(Owner, Objects),
    memberchk(Object, Objects),
    \+ ( now(Process),
         searches(Process, Player)
       ).

%   What is printed on a card whose name is another one is hidden only where it is face down.

views:sees(printed_knower(_), _).

%   Where a card moves, its number is told to those who can see it there.

views:sees(onlooker(Place), Player) :-
    onlooker(Place, Player).

onlooker(library(_), _) :-
    !,
    fail.
onlooker(library_bottom(_), _) :-
    !,
    fail.
onlooker(hand(Owner), Player) :-
    !,
    Player = Owner.
onlooker(exile_face_down(Owner), Player) :-
    !,
    Player = Owner.
onlooker(outside(Owner), Player) :-
    !,
    ( companion(Owner, _) -> true ; Player = Owner ).
onlooker(_, _).

%   Whether the number of a card that is gone was that of a card in a hand, is not known
%   any more: so it is not told.

views:knows(Player, Object) :-
    (   object(Object, _, _)
    ->  once(seen_by(Object, Player))
    ;   public_number(Object)
    ->  true
    ).

views:present(Object) :-
    (   object(Object, _, _)
    ->  true
    ;   public_number(Object)
    ->  true
    ).

%   public_number(+Number) is nondet: Number is no card, or was that of a spell. While a source of damage is chosen, so is
%   that of whatever is remembered from a place where all saw it, and then that of the source that was chosen.

public_number(Number) :- stack_item(Number, _, _).
public_number(Number) :- pending(Number, _, _, _, _, _).
public_number(Number) :- delayed(Number, _, _, _, _, _, _).
public_number(Number) :- continuous(Number, _, _, _).
public_number(Number) :- cast_this_turn(_, Number).
public_number(Number) :- now(choose_source(_, _, _, _)), last_known(Number, Facts), \+ memberchk(in_hand, Facts).
public_number(Number) :- definition:uses(chosen_source), shield(_, Shield), chosen_for_shield(Shield, Number).
