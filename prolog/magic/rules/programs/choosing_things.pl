:- module(choosing_things, []).

/** <module> Choosing N of what is meant, by each of the players in turn (101.4, 608.2d)

One choice for "a", "up to two" and "any number of" in every role. What is picked at random, nobody chooses.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../spells/only_choices', [first_of_all/4]).
:- use_module(deeds, []).
:- use_module(programs, []).
:- use_module(evaluating, [things/3, with_thing/4]).

instruction do_choose(name:atom, who:things, least:amount, most:amount, from:reference).

roles:default(do_choose, who, you).
roles:default(do_choose, least, 1).
roles:default(do_choose, most, 1).

process chooses(_Item:object, _Name:atom, _P:player, _Least:integer, _Most:integer, _From:term).
choice choose_things(_P:player, _Item:object, _Name:atom, _Least:integer, _Most:integer, _From:term).
choose_things(_, _, _, _, _, _) otherwise "nothing is being chosen now".
action select(_Thing:thing).
action select_no_more requires playing(_).

'608.2d' :: caused -the(Item, Name, Thing) after
    do_choose(Item, Name, _, _, _, _), the(Item, Name, Thing).
'608.2d' :: caused then(Tasks) after
    do_choose(Item, Name, Players, Least, Most, From), Most > 0,
    findall(chooses(Item, Name, Player, Least, Most, Own),
            ( member(Player, Players), with_thing(From, agent, Player, Own) ),
            Tasks).
'608.2d' :: caused then([choose_things(Player, Item, Name, Least, Most, From)]) after
    chooses(Item, Name, Player, Least, Most, From), Most > 0, once(eligible(Item, Name, From, _)).

'608.2d' :: executable select(Thing) if
    choose_things(_, Item, Name, Least, _, From), eligible(Item, Name, From, Thing),
    first_of_all(Thing, Least, Other, eligible(Item, Name, From, Other)).
'608.2d' :: executable select_no_more if
    choose_things(_, _, _, Least, _, _), enough_chosen(Least).
'608.2d' :: caused the(Item, Name, Thing) after
    select(Thing), now(choose_things(_, Item, Name, _, _, _)).
'608.2d' :: caused then([chooses(Item, Name, Player, Fewer, Left, From)]) after
    select(_), now(choose_things(Player, Item, Name, Least, Most, From)), Fewer is Least-1, Left is Most-1.

enough_chosen(_) reads silent otherwise "more has to be chosen".

enough_chosen(Least) :- Least =< 0.

eligible(_, _, _, Thing) reads silent otherwise "~o can't be chosen for that"-[Thing].

eligible(Item, Name, From, Thing) :-
    target_view(Item, View),
    things(From, View, Things),
    member(Thing, Things),
    \+ the(Item, Name, Thing).

%   At random: of those that are left, one after the other is drawn by lot.

instruction do_pick(name:atom, number:amount, from:reference).

roles:default(do_pick, number, 1).

process picks(_Item:object, _Name:atom, _N:integer, _From:term).
process picked_one(_Item:object, _Name:atom, _N:integer, _From:term).

'608.2d' :: caused -the(Item, Name, Thing) after
    do_pick(Item, Name, _, _), the(Item, Name, Thing).
'608.2d' :: caused then([picks(Item, Name, N, From)]) after
    do_pick(Item, Name, N, From).
'608.2d' :: caused flip(picked, Things, Seed, Draws), then([picked_one(Item, Name, N, From)]) after
    picks(Item, Name, N, From), N > 0, findall(Thing, eligible(Item, Name, From, Thing), Unsorted), sort(Unsorted, Things),
    Things = [_|_], seed(Seed), draws(Draws).
'608.2d' :: caused -flipped(picked, Thing), the(Item, Name, Thing), then([picks(Item, Name, Left, From)]) after
    picked_one(Item, Name, N, From), flipped(picked, Thing), Left is N-1.
