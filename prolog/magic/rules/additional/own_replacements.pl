:- module(own_replacements,
          [ with_alternatives/2         % +Effects, -Instructions
          ]).

/** <module> Self-replacement: a spell or ability that replaces part of what it does itself (614.15)

`this_way(Own, Instructions)`: what Instructions do is replaced as Own says. Of the effects that
would replace such an event, this one is applied first (616.1a).

`instead(Condition, Effects)` stands after the effect in whose place Effects are carried out where
Condition holds; as instructions, both are one.
*/

:- use_module(library(terms), [mapargs/3]).
:- use_module(library(lists), [append/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [condition/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players', [opponent/2]).
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/instructions_in_order', [performed/3]).
:- use_module('../zones').

own_replacement ::= countered(_:place_of_countered) ; damage(_:condition, _:integer).
place_of_countered ::= exile ; hand ; library.
replacing_effect ::= own(_:object) ; own_discard(_:object).

instruction instead(_Condition:condition, _Instructions:instructions).
instruction either_way(_Condition:condition, _Other:instructions, _Own:instructions).
instruction this_way(_Own:own_replacement, _Instructions:instructions).
fluent replaces_own(_Item:object, _Own:own_replacement).
process end_this_way(_Item:object).

'614.15' :: caused replaces_own(Item, Own), then(Tasks) after
    this_way(Item, Own, Instructions), performed(Item, Instructions, Steps),
    append(Steps, [end_this_way(Item)], Tasks).
'614.15' :: caused -replaces_own(Item, Own) after
    end_this_way(Item), replaces_own(Item, Own).

'616.1a' :: caused proposals:rank(own(_), 1).

'614.15' :: replaced moves(O, stack(P), graveyard(G), New) by [event(moves(O, stack(P), Place, New))] as own(Item) if
    replaces_own(Item, countered(Where)), place_for(Where, G, Place).
'614.15' :: replaced deals_damage(Source, Thing, _, How) by [event(deals_damage(Source, Thing, N, How))] as own(Item) if
    replaces_own(Item, damage(Condition, N)), target_view(Item, View), condition(Condition, View).

'614.15' :: caused then(Tasks) after
    either_way(Item, Condition, Other, Own), target_view(Item, View), one_way(Condition, View, Other, Own, Instructions),
    performed(Item, Instructions, Tasks).

one_way(Condition, View, Other, Own, Instructions) :-
    ( condition(Condition, View) -> Instructions = Other ; Instructions = Own ).

%   What the resolving spell or ability of an opponent makes a player discard, be it by a choice that it offers.

'614.1a' :: replaced moves(O, hand(P), graveyard(_), New) by [event(moves(O, hand(P), battlefield(P), New))] as own_discard(O) if
    definition:own_discard(Name, opponent), object(O, Name, _), resolving(Item),
    stack_item(Item, Opponent, _), opponent(P, Opponent).

%!  with_alternatives(+Effects, -Instructions) is det.
%
%   Each effect of which another says what is done instead is one instruction with it.

with_alternatives(Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   subsumes_term([_, instead(_, _)|_], Term0)
    ->  Term0 = [Own, instead(Condition, Other)|Rest0],
        Term = [either_way(Condition, Other, [Own])|Rest],
        with_alternatives(Rest0, Rest)
    ;   mapargs(with_alternatives, Term0, Term)
    ).

place_for(exile, _, exile).
place_for(hand, Owner, hand(Owner)).
place_for(library, Owner, library(Owner)).
