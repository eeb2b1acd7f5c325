:- module(additional_triggers, []).

/** <module> Abilities that trigger additional times, and what doesn't cause abilities to trigger (603.2d, 603.2f)

As an ability triggers, each effect by which it does so an additional time is marked, `further_trigger`. What has triggered
together is one trigger first (603.2c); then there are as many more of it as effects were marked, and all are put on the stack in
the order that their player chooses. None of them is caused by what caused the first: no effect applies to them again.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3, reference/3]).
:- use_module('../concepts/damage', [such_damage/2]).
:- use_module('../concepts/objects').
:- use_module('../zones').
:- use_module(placing_triggers, []).
:- use_module(special_triggers, [of_one_event/2]).
:- use_module(triggers, []).

ability ::= triggers_again(_:trigger_cause, _:object_filter) ; keeps_from_triggering(_:kept_cause).
trigger_cause ::= anything ; enters(_:object_filter) ; dies(_:object_filter) ; attacks(_:object_filter)
                ; deals_damage(_:damage_sort, _:object_filter, _:player_reference) ; draws(_:player_reference) ; gains_life(_:player_reference)
                ; casts_or_copies(_:player_reference, _:object_filter).
kept_cause ::= enters(_:object_filter) ; dies(_:object_filter) ; either(_:kept_cause, _:kept_cause).

process multiply_triggers.
event triggers_further(_Before:object, _Number:object).

:- multifile cards:define_ability/3, triggers:further_marks/5, triggers:kept_silent/1.

cards:define_ability(triggers_again(Cause, Set), Name, Index) :-
    define(uses(further_triggers)),
    define(triggers_again(Name, Index, Cause, Set)).
cards:define_ability(keeps_from_triggering(Cause), Name, _) :-
    define(uses(silent_causes)),
    define(keeps_from_triggering(Name, Cause)).

%   What doesn't cause abilities to trigger

'603.2f' :: caused triggers:kept_silent(Event) if
    definition:keeps_from_triggering(Name, Cause), object(Source, Name, _), controls(Player, Source),
    is_caused(Cause, Event, view(Source, Player, 0)).

%   How often an ability triggers that Event causes, and one that triggers on whatever it is.

'603.2d' :: caused triggers:further_marks(Event, Source, Name, Number, Marks) if
    Name \= for_now(_), findall(By-I, again_by(Event, Source, By, I), Effects), maplist(mark(Number), Effects, Marks).
'603.2d' :: caused further_trigger(Number, By, I) after
    triggers(_, Source, Name, Index, _, Number), definition:uses(further_triggers), integer(Index), Name \= for_now(_),
    again_by(whatever, Source, By, I).

mark(Number, By-I, further_trigger(Number, By, I)).

again_by(Event, Source, By, I) :-
    definition:triggers_again(Name, I, Cause, Set),
    object(By, Name, _),
    controls(Player, By),
    View = view(By, Player, 0),
    controls(_, Source),
    once(matches(Set, Source, View)),
    once(is_caused(Cause, Event, View)).

%   is_caused(+Cause, +Event, +View) is nondet: Event is such a Cause.

is_caused(anything, whatever, _).
is_caused(either(A, B), Event, View) :-
    ( is_caused(A, Event, View) ; is_caused(B, Event, View) ).
is_caused(enters(Set), moves(_, _, battlefield(_), New), View) :-
    matches(Set, New, View).
is_caused(enters(Set), create(_, _, New), View) :-
    matches(Set, New, View).
is_caused(dies(Set), moves(O, battlefield(_), graveyard(_), _), View) :-
    matches(Set, O, View).
is_caused(attacks(Set), attacks(A, _), View) :-
    matches(Set, A, View).
is_caused(attacks(Set), declares_attack(Player), View) :-
    attacking(A, _),
    controls(Player, A),
    matches(Set, A, View).
is_caused(deals_damage(Sort, From, To), deals_damage(Source, Player, _, How), View) :-
    such_damage(Sort, How),
    atom(Player),
    reference(To, View, Player),
    matches(From, Source, View).
is_caused(draws(Who), draw(Player, _), View) :-
    reference(Who, View, Player).
is_caused(gains_life(Who), gain_life(Player, _), View) :-
    reference(Who, View, Player).
is_caused(casts_or_copies(Who, Set), Event, View) :-
    cast_or_copied(Event, Player, Spell),
    reference(Who, View, Player),
    matches(Set, Spell, View).

cast_or_copied(casts(Player, Spell), Player, Spell).
cast_or_copied(copies_spell(Player, _, New), Player, New).
cast_or_copied(copies_gone_spell(Player, _, New), Player, New).

%   What has triggered together, has triggered as often as the one of it that did so most often.

'603.2d' :: caused further_trigger(First, By, I) after
    place_triggers, further_trigger(Number, By, I), of_one_event(Number, First), First < Number.
'603.2d' :: caused then([multiply_triggers, place_triggers]) after
    place_triggers, once(further_trigger(_, _, _)).
'603.2d' :: caused event(triggers_further(Number, _)) after
    multiply_triggers, further_trigger(Number, _, _), pending(Number, _, _, _, _, _).
'603.2d' :: caused triggered_further(Number), -further_trigger(Number, By, I) after
    multiply_triggers, further_trigger(Number, By, I).
'603.2d' :: caused pending(New, Player, Source, Name, Index, That), triggered_further(New) after
    triggers_further(Number, New), pending(Number, Player, Source, Name, Index, That).
'603.2d' :: caused that_many(New, N) after
    triggers_further(Number, New), that_many(Number, N).
'107.3m' :: caused value_of_x(New, X) after
    triggers_further(Number, New), value_of_x(Number, X).
'603.3' :: caused -triggered_further(Number) after
    stack_trigger(Number), triggered_further(Number).
