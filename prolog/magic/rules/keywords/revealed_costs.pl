:- module(revealed_costs, []).

/** <module> Cards that may be revealed as an additional cost, and what was controlled as the spell was cast (601.2b, 601.2i)

A copy has what was revealed for the spell (707.10), and was not cast.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').
:- use_module(optional_costs, []).

ability ::= offered_reveal(_:object_filter).
condition ::= revealed_or_controlled(_:object_filter).
fluent controlled_as_cast(_O:object).

:- multifile cards:define_ability/3, filters:condition/2.

cards:define_ability(offered_reveal(Filter), Name, _) :-
    define(option(Name, revealed, [reveal_from_hand(1, Filter)], once)),
    define(asks_as_cast(Name, Filter)).

'601.2i' :: caused controlled_as_cast(Item) after
    casts(Player, Item), definition:asks_as_cast(Name, Filter), object_name(Item, Name),
    once(( controls(Player, O), matches(Filter, O, view(Item, Player, 0)) )).
'601.2i' :: caused controlled_as_cast(New) after
    moves(Item, stack(_), battlefield(_), New), controlled_as_cast(Item).
zones:stack_status(O, controlled_as_cast(O)).
zones:permanent_status(O, controlled_as_cast(O)).

filters:condition(revealed_or_controlled(_), View) :-
    View = view(Source, _, _),
    (   filters:condition(paid(revealed), View)
    ->  true
    ;   controlled_as_cast(Source)
    ->  true
    ;   last_known(Source, Facts),
        memberchk(controlled_as_cast, Facts)
    ).
