:- module(chosen_costs,
          [ payer_objects/5             % +Player, +Item, +Cost, +Among, -Objects
          ]).

/** <module> Objects that are chosen as a cost is paid: one by one, and paid together (601.2h)
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [last_of_step/2]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module('../concepts/contested_costs', [cost_object/3, counted_cost/3, kept_from/4, leaves_enough/6]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../zones', []).
:- use_module(casting_steps).

%   Several objects are chosen in the order of their numbers, each set once: the next is
%   among the last Among objects. None of them leaves until all are chosen: they leave together. What is tapped or
%   shown stays where it is, and that happens as it is chosen.

fluent pays_with(P:player, _Item:object, _O:object) visible_to P.
pays_with(_, _, _) reads silent.

'601.2h' :: executable pick(O) if
    choose_for_cost(Player, Item, Cost, Left, Among), may_pay(Player, Item, Cost, Left, Among, O).

may_pay(Player, Item, Cost, _, Among, O)
    reads silent
    otherwise "~o does not fit what is still to be paid"-[O]
        where payer_objects(Player, Item, Cost, Among, Objects), \+ memberchk(O, Objects).
may_pay(_, _, _, _, _, _) otherwise "too few would be left for the rest of the cost".

may_pay(Player, Item, Cost, Left, Among, O) :-
    payer_objects(Player, Item, Cost, Among, Objects),
    append(_, [O|Others], Objects),
    length(Others, After),
    After >= Left-1,
    target_view(Item, view(Source, _, _)),
    leaves_enough(O, Cost, Left, Player, Source, Item).

%!  payer_objects(+Player, +Item, +Cost, +Among, -Objects) is det.
%
%   What can be chosen for Cost, the last Among of it, in the order of its numbers.

payer_objects(Player, Item, Cost, Among, Objects) :-
    counted_cost(Cost, _, Filter),
    target_view(Item, View),
    aggregate_all(set(O), ( cost_object(Cost, Player, O), O \== Item, matches(Filter, O, View), \+ kept_from(Cost, Player, O, Item) ), Sorted),
    (   Among == all
    ->  Objects = Sorted
    ;   length(Sorted, Present),
        Passed is max(0, Present-Among),
        length(Before, Passed),
        append(Before, Objects, Sorted)
    ).

'601.2h' :: caused then([choose_for_cost(Player, Item, Cost, Left, After)]) after
    pick(O), now(choose_for_cost(Player, Item, Cost, N, Among)), N > 1, Left is N-1,
    payer_objects(Player, Item, Cost, Among, Objects), append(_, [O|Others], Objects), length(Others, After).

%   What was sacrificed is spoken of later.

fluent sacrificed_for(_Item:object, _O:object).
'608.2h' :: caused sacrificed_for(Item, O) after
    pick(O), now(choose_for_cost(_, Item, sacrifice(_, _), _, _)), definition:uses(sacrificed).
zones:stack_status(O, sacrificed_for(O, _)).

%   "The sacrificed card" is what it became, in a public zone (400.7j). Between choices `now/1` is the last of them, which
%   may be long past: it counts as long as the cost is owed.

fluent card_sacrificed_for(_Item:object, _O:object).
object_reference ::= card_sacrificed.

'400.7j' :: caused card_sacrificed_for(Item, New) after
    moves(O, battlefield(_), To, New), definition:uses(card_sacrificed), memberchk(To, [graveyard(_), exile, command(_)]),
    last_of_step(sacrifice(_, O), [_|_]), now(choose_for_cost(_, Item, sacrifice(_, _), _, _)), cost(Item, _).
zones:stack_status(O, card_sacrificed_for(O, _)).
filters:reference(card_sacrificed, view(_, _, Item), Thing) :- card_sacrificed_for(Item, Thing).

%   So is a card that was discarded or exiled, as the object that it has become (400.7).

fluent given_for(_Item:object, _O:object).
object_reference ::= card_paid.

'608.2h' :: caused given_for(Item, New) after
    moves(_, From, _, New), definition:uses(card_paid), now(choose_for_cost(_, Item, Cost, _, _)), card_given(Cost, From), cost(Item, _).
zones:stack_status(O, given_for(O, _)).

card_given(discard(_, _), hand(_)).
card_given(exile_from_hand(_, _), hand(_)).
card_given(exile_from_graveyard(_, _), graveyard(_)).

filters:reference(card_paid, view(_, _, Item), Thing) :- given_for(Item, Thing).

'601.2h' :: caused pays_with(Player, Item, O) after
    pick(O), now(choose_for_cost(Player, Item, Cost, Left, _)), Left > 1, \+ stays(Cost).
'601.2h' :: caused -pays_with(Player, Item, O) after
    pick(_), now(choose_for_cost(Player, Item, _, 1, _)), pays_with(Player, Item, O).
'601.2h' :: caused Event after
    pick(Picked), now(choose_for_cost(Player, Item, Cost, Left, _)), given(Cost, Left, Player, Item, Picked, O),
    cost_event(Cost, Player, O, Event).

stays(tap_permanents(_, _)).
stays(reveal_from_hand(_, _)).

given(Cost, Left, Player, Item, Picked, O) :-
    (   stays(Cost)
    ->  O = Picked
    ;   Left =:= 1,
        ( O = Picked ; pays_with(Player, Item, O) )
    ).

%   cost_event(+Cost, +Player, +Object, -Event): what happens to Object as it is given for Cost. Keywords add clauses.

:- multifile cost_event/4.

cost_event(sacrifice(_, _), Player, O, event(sacrifice(Player, O))).
cost_event(tap_permanents(_, _), _, O, event(tap(O))).
cost_event(return_to_hand(_, _), Player, O, event(moves(O, battlefield(Player), hand(Owner), _))) :-
    owner(O, Owner).
cost_event(discard(_, _), Player, O, event(discard(Player, O))).
cost_event(exile_from_hand(_, _), Player, O, event(moves(O, hand(Player), exile, _))).
cost_event(exile_from_graveyard(_, _), Player, O, event(moves(O, graveyard(Player), exile, _))).
cost_event(reveal_from_hand(_, _), Player, O, event(reveal(Player, O))).
