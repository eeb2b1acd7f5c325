:- module(exiled_casts, []).

/** <module> Spells that are exiled, or come back, instead of going to a graveyard (614.1a)

"If that spell would be put into your graveyard, exile it instead" is said of a spell that has been cast as something
resolves, or of the spell that a card will be if it is cast by the permission that was given.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../support/filters', [matches/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/permitted', []).
:- use_module('../spells/stack', [finishes/1]).
:- use_module('../ways/split_ways', []).
:- use_module('../zones').
:- use_module(programs, []).

:- multifile roles:default/3.

instruction do_exile_if_buried(what:things, whose:things).
instruction do_exile_once_cast(what:things, whose:things).
fluent exiled_if_buried(_Spell:object, _Whose:player, _Source:object) functional.
fluent exiled_once_cast(_Card:object, _Whose:player, _Source:object) functional.
replacing_effect ::= exiled_not_buried(_Source:object, _Spell:object).

roles:default(do_exile_if_buried, whose, all([player])).
roles:default(do_exile_once_cast, whose, all([player])).

'614.1a' :: caused exiled_if_buried(Spell, Player, Source) after
    do_exile_if_buried(Item, Things, Players), member(Spell, Things), integer(Spell), stack_item(Spell, _, spell), member(Player, Players),
    target_view(Item, view(Source, _, _)).
'614.1a' :: replaced moves(O, stack(P), graveyard(Owner), New) by [event(moves(O, stack(P), exile, New))] as exiled_not_buried(Source, O) if
    exiled_if_buried(O, Owner, Source).
zones:stack_status(O, exiled_if_buried(O, _, _)).

%   A card that may be cast later is not exiled if it is cast in another way.

'614.1a' :: caused exiled_once_cast(O, Player, Source) after
    do_exile_once_cast(Item, Things, Players), member(O, Things), integer(O), permitted:permitted(_, O, _, _), member(Player, Players),
    target_view(Item, view(Source, _, _)).
'614.1a' :: caused exiled_if_buried(Spell, Player, Source) after
    begins_casting(_, O, Way, Spell), exiled_once_cast(O, Player, Source), by_permission(Way).
'514.2' :: caused -exiled_once_cast(O, Player, Source) after
    begin_turn(_), exiled_once_cast(O, Player, Source).
'400.7' :: caused -exiled_once_cast(O, Player, Source) after
    moves(O, _, _, _), exiled_once_cast(O, Player, Source).

by_permission(permitted).
by_permission(free).
by_permission(permitted_half(_)).

%   "The next time you cast ... this turn, put that card into your hand instead of into your graveyard as it resolves."

instruction next_cast_returns(_Filter:object_filter).
fluent next_returns(_Item:object, _P:player, _Source:object, _Filter:object_filter).
fluent returns_resolved(_Spell:object, _Source:object) functional.
replacing_effect ::= returned_resolved(_Source:object, _Spell:object).

'611.2' :: caused next_returns(Item, Player, Source, Filter) after
    next_cast_returns(Item, Filter), target_view(Item, view(Source, Player, _)).
'611.2' :: caused returns_resolved(Spell, Source), -next_returns(Item, Player, Source, Filter) after
    casts(Player, Spell), next_returns(Item, Player, Source, Filter), matches(Filter, Spell, view(Source, Player, 0)).
'514.2' :: caused -next_returns(Item, Player, Source, Filter) after
    begin_turn(_), next_returns(Item, Player, Source, Filter).
'608.2n' :: replaced moves(O, stack(P), graveyard(P), New) by [event(moves(O, stack(P), hand(P), New))] as returned_resolved(Source, O) if
    returns_resolved(O, Source), finishes(O).
zones:stack_status(O, returns_resolved(O, _)).
