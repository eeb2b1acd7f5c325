:- module(contested_costs,
          [ payable_apart/4,            % +Costs, +Player, +Source, +Item
            leaves_enough/6,            % +Object, +Cost, +Left, +Player, +Source, +Item
            counted_cost/3,             % +Cost, -N, -Filter
            cost_object/3,              % +Cost, +Player, -Object
            kept_from/4                 % +Cost, +Player, +Object, +Item
          ]).

/** <module> Costs of one ability that take the same objects (118.3)

What is sacrificed for one part of a cost can't be sacrificed for another; what is tapped for one is no
longer untapped for another.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../support/filters', [matches/3]).
:- use_module('../zones', [lying_card/3]).
:- use_module(barred_costs, [barred_sacrifice/3]).
:- use_module(objects).
:- use_module(players).

%!  counted_cost(+Cost, -N, -Filter) is semidet.
%
%   N objects are chosen to pay Cost, of those that Filter describes.

:- multifile counted_cost/3, cost_object/3.

counted_cost(sacrifice(N, Filter), N, Filter).
counted_cost(tap_permanents(N, Filter), N, Filter).
counted_cost(return_to_hand(N, Filter), N, Filter).
counted_cost(discard(N, Filter), N, Filter).
counted_cost(exile_from_hand(N, Filter), N, Filter).
counted_cost(exile_from_graveyard(N, Filter), N, Filter).
counted_cost(reveal_from_hand(N, Filter), N, Filter).

%!  cost_object(+Cost, +Player, -Object) is nondet.
%
%   Object lies where Player chooses objects for Cost.

cost_object(sacrifice(_, _), Player, O) :- controls(Player, O).
cost_object(tap_permanents(_, _), Player, O) :- controls(Player, O), \+ tapped(O).
cost_object(return_to_hand(_, _), Player, O) :- controls(Player, O).
cost_object(discard(_, _), Player, O) :- hand(Player, O).
cost_object(exile_from_hand(_, _), Player, O) :- hand(Player, O).
cost_object(exile_from_graveyard(_, _), Player, O) :- lying_card(graveyard, Player, O).
cost_object(reveal_from_hand(_, _), Player, O) :- hand(Player, O).

%   used_for(+Cost, -Use): what Cost does to objects; none of them bears it twice.

used_for(sacrifice(_), gone).
used_for(sacrifice(_, _), gone).
used_for(return_to_hand(_, _), gone).
used_for(exile(this), gone).
used_for(return_to_hand(this), gone).
used_for(tap, tapped).
used_for(tap_permanents(_, _), tapped).
used_for(discard(_), from_hand).
used_for(discard(_, _), from_hand).
used_for(exile_from_hand(_, _), from_hand).
used_for(exile_from_graveyard(_), buried).
used_for(exile_from_graveyard(_, _), buried).

contested(Costs, Use) :-
    member(Use, [gone, tapped, from_hand, buried]),
    findall(Cost, ( member(Cost, Costs), used_for(Cost, Use) ), [First, Second|More]),
    member(Cost, [First, Second|More]),
    counted_cost(Cost, _, _),
    !.

%!  payable_apart(+Costs, +Player, +Source, +Item) is semidet.
%
%   There is an object for each part of Costs that takes one. It holds at once where no two take from the same.

payable_apart(Costs, Player, Source, Item) :-
    (   Costs = [_, _|_],
        member(Cost, Costs),
        counted_cost(Cost, _, _),
        contested(Costs, Use)
    ->  enough(Use, Costs, Player, Source, Item, [])
    ;   true
    ).

%!  leaves_enough(+Object, +Cost, +Left, +Player, +Source, +Item) is semidet.
%
%   Left objects of Cost are still to be chosen; with Object as one of them the rest of the cost of Item can be paid.

leaves_enough(O, Cost, Left, Player, Source, Item) :-
    cost(Item, Costs),
    append(_, [Cost|Later], Costs),
    Later \== [],
    contested([Cost|Later], Use),
    !,
    More is Left-1,
    Cost =.. [Kind, _, Filter],
    Rest =.. [Kind, More, Filter],
    findall(Given, pays_with(Player, Item, Given), Before),
    enough(Use, [Rest|Later], Player, Source, Item, [O|Before]).
leaves_enough(_, _, _, _, _, _).

%   enough(+Use, +Costs, +Player, +Source, +Item, +Taken): for any of the costs together there are as many
%   objects, without those that are Taken, as they need.

enough(Use, Costs, Player, Source, Item, Taken) :-
    findall(N-Objects,
            ( member(Cost, Costs), used_for(Cost, Use), needs(Cost, Player, Source, Item, Taken, N, Objects) ),
            Needs),
    \+ ( some_of(Needs, Some), short(Some) ).

needs(Cost, Player, Source, Item, Taken, N, Objects) :-
    (   counted_cost(Cost, N, Filter)
    ->  findall(O,
                ( cost_object(Cost, Player, O), O \== Item, \+ memberchk(O, Taken), \+ kept_from(Cost, Player, O, Item),
                  matches(Filter, O, view(Source, Player, 0))
                ),
                Objects)
    ;   N = 1,
        ( memberchk(Source, Taken) -> Objects = [] ; Objects = [Source] )
    ).

%!  kept_from(+Cost, +Player, +Object, +Item) is semidet.
%
%   An effect forbids to give Object for Cost.

kept_from(sacrifice(_, _), Player, O, Item) :-
    barred_sacrifice(Player, O, Item).

some_of([], []).
some_of([Need|Needs], Some) :-
    some_of(Needs, Rest),
    ( Some = Rest ; Some = [Need|Rest] ).

short(Needs) :-
    findall(N, member(N-_, Needs), Ns),
    sum_list(Ns, Needed),
    findall(O, ( member(_-Objects, Needs), member(O, Objects) ), All),
    sort(All, Different),
    length(Different, Present),
    Present < Needed.
