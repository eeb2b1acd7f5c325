:- module(optional_acts, []).

/** <module> What somebody may do, though it would do nothing (608.2d)

Nobody is asked whether to do something with what is not there any more, or with a card that a graveyard has not. What only the player
knows is asked, so that nobody else learns it, but can't be done.
*/

:- use_module(library(lists), [memberchk/2, nth1/3]).
:- use_module('../../../k/instructions', [found/4]).
:- use_module('../../../k/language').
:- use_module('../../support/filters', [reference/3]).
:- use_module('../../support/finding', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../spells/effects', []).
:- use_module('../zones').
:- use_module(hands, []).

:- multifile effects:idle_act/3.

effects:idle_act(put_from_hand(Who, Filter, _), Item, secret) :-
    \+ ( doer(Who, Item, Player),
         hands:in_hand(Player, Item, Filter, _)
       ).
effects:idle_act(put_from_graveyard(Who, Filter, _), Item, open) :-
    \+ ( doer(Who, Item, Player),
         hands:in_graveyard(Player, Item, Filter, _)
       ).
effects:idle_act(put_milled(Who, Filter, _), Item, open) :-
    \+ ( doer(Who, Item, Player),
         hands:in_graveyard(Player, Item, [milled|Filter], _)
       ).
effects:idle_act(Instruction, Item, open) :-
    functor(Instruction, Name, Arity),
    functor(General, Name, Arity),
    rules:declared(instruction, General, Types),
    arg(N, Instruction, Written),
    nth1(N, Types, Type),
    memberchk(Type, [card, permanent, permanents]),
    one_thing(Written),
    \+ ( found(Type, Item, Written, Thing),
         there(Thing)
       ).

doer(Who, Item, Player) :-
    target_view(Item, View),
    reference(Who, View, Player).

%   one_thing(+Written) is semidet: it speaks of what was there, and of no kind of things.

one_thing(Written) :-
    memberchk(Written, [this, this_buried, that, linked_exile]).

there(Thing) :-
    (   integer(Thing)
    ->  where(Thing, _)
    ;   Thing = [_|_]
    ).
