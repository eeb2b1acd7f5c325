:- module(picking, []).

/** <module> Choosing permanents as a spell or ability resolves (608.2d): sacrifices, returns

Players choose in APNAP order, and what was chosen is moved at the same time (101.4).
*/

:- use_module(library(lists), [append/3, member/2]).
:- use_module('../../../k/language').
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../spells/instructions_in_order', []).
:- use_module('../spells/only_choices', [first_of_all/4]).
:- use_module('../zones').

instruction sacrifices(_Who:acting_players, _N:quantity, _Filter:object_filter).
instruction returns_own(_Who:acting_players, _N:quantity, _Filter:object_filter).

fluent picked(_P:player, _O:object).
process move_picked(_Item:object, _How:atom).
choice choose_permanent(_P:player, _Item:object, _Left:integer, _Filter:terms, _How:atom).
choose_permanent(_, _, _, _, _) otherwise "no permanents are being chosen now".
picked(_, O) reads "~o was chosen"-[O] otherwise "~o was not chosen"-[O].
action choose(O:object) requires controls(_, O).

'701.21a' :: caused then(Tasks) after
    sacrifices(Item, Players, N, Filter), N > 0, choices(Players, Item, N, Filter, sacrifice, Tasks).
'608.2d' :: caused then(Tasks) after
    returns_own(Item, Players, N, Filter), N > 0, choices(Players, Item, N, Filter, return, Tasks).

choices(Players, Item, N, Filter, How, Tasks) :-
    findall(choose_permanent(P, Item, N, Filter, How),
            ( member(P, Players), once(choosable(P, Item, Filter, _)) ),
            Choices),
    append(Choices, [move_picked(Item, How)], Tasks).

choosable(_, _, _, O) reads silent otherwise "~o can't be chosen for that"-[O].

choosable(Player, Item, Filter, O) :-
    target_view(Item, View),
    controls(Player, O),
    \+ picked(Player, O),
    matches(Filter, O, View).

'608.2d' :: executable choose(O) if
    choose_permanent(Player, Item, N, Filter, _), choosable(Player, Item, Filter, O),
    first_of_all(O, N, Other, choosable(Player, Item, Filter, Other)).
'608.2d' :: caused picked(Player, O) after
    choose(O), now(choose_permanent(Player, _, _, _, _)).
'608.2d' :: caused then([choose_permanent(Player, Item, Left, Filter, How)]) after
    choose(O), now(choose_permanent(Player, Item, N, Filter, How)), N > 1, Left is N-1,
    once(( choosable(Player, Item, Filter, P), P \== O )).

'701.21a' :: caused -picked(Player, O), event(sacrifice(Player, O)) after
    move_picked(_, sacrifice), picked(Player, O).
'608.2d' :: caused -picked(Player, O), event(moves(O, battlefield(Player), hand(Owner), _)) after
    move_picked(_, return), picked(Player, O), owner(O, Owner).
'608.2c' :: caused done(Item) after
    move_picked(Item, _), once(picked(_, _)), asked_whether_done(Item).
