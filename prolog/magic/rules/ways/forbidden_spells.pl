:- module(forbidden_spells, []).

/** <module> Permanents that say who can't cast what (601.3), and what can't be countered (101.2)
*/

:- use_module(library(terms), [mapsubterms/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3, reference/3]).
:- use_module('../concepts/costs', [cast_name/3, chooses_x/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/values_of_x', [asks_value/1, with_x_known/5]).
:- use_module('../spells/casters', [caster/1]).
:- use_module('../spells/casting', [matches_as_cast/5, payable_x_as_cast/5]).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/effects', []).
:- use_module('../turn/turn_memory', []).

ability ::= cant_cast(_:player_reference, _:object_filter) ; casts_at_most(_:player_reference, _:integer, _:object_filter)
          ; cant_be_countered(_:object_filter).

%   in_own_hand: it lies in the hand of who would cast it.

object_part ::= in_own_hand.

instruction cant_cast_this_turn(_Who:player, _Filter:object_filter).
fluent cant_cast_this_turn(_P:player, _Filter:object_filter).

:- multifile announcing:unfit_x/4, cards:define_ability/3, casters:prohibited/3, effects:uncounterable/1.

cards:define_ability(cant_cast(Who, Filter), Name, _) :-
    define(cant_cast(Name, Who, Filter)).
cards:define_ability(casts_at_most(Who, Most, Filter), Name, _) :-
    define(casts_at_most(Name, Who, Most, Filter)).
cards:define_ability(cant_be_countered(Filter), Name, _) :-
    define(cant_be_countered(Name, Filter)).

kept_from(_, _, _, _) reads silent.
definition:cant_cast(_, _, _) reads silent.
definition:casts_at_most(_, _, _, _) reads silent.

'101.2' :: nonexecutable cast(O) if
    definition:cant_cast(_, _, _), caster(Player), kept_from(Player, O, normal, Source)
    because "~o says that you can't cast it"-[Source].
'101.2' :: nonexecutable cast(O, Way) if
    definition:cant_cast(_, _, _), caster(Player), kept_from(Player, O, Way, Source)
    because "~o says that you can't cast it"-[Source].
'101.2' :: nonexecutable cast(O) if
    definition:casts_at_most(_, _, _, _), caster(Player), cast_enough(Player, O, normal, Source)
    because "~o says that you have cast as many as you can"-[Source].
'101.2' :: nonexecutable cast(O, Way) if
    definition:casts_at_most(_, _, _, _), caster(Player), cast_enough(Player, O, Way, Source)
    because "~o says that you have cast as many as you can"-[Source].

'101.2' :: caused cant_cast_this_turn(Player, Filter) after
    cant_cast_this_turn(_, Player, Filter).
'514.2' :: caused -cant_cast_this_turn(Player, Filter) after begin_turn(_), cant_cast_this_turn(Player, Filter).
'101.2' :: nonexecutable cast(O) if
    cant_cast_this_turn(_, _), caster(Player), stopped_this_turn(Player, O, normal)
    because "an effect says that you can't cast it this turn"-[].
'101.2' :: nonexecutable cast(O, Way) if
    cant_cast_this_turn(_, _), caster(Player), stopped_this_turn(Player, O, Way)
    because "an effect says that you can't cast it this turn"-[].

%   "You can cast only one more spell this turn": how many are left is counted down. The least of several holds.

instruction spells_left(_Who:player, _N:integer).
fluent spells_left(_P:player, _N:integer) functional.

'101.2' :: caused spells_left(Player, N) after
    spells_left(_, Player, Said), ( spells_left(Player, Before) -> N is min(Before, Said) ; N = Said ).
'101.2' :: caused spells_left(Player, N) after
    casts(Player, _), spells_left(Player, Before), Before > 0, N is Before-1.
'514.2' :: caused -spells_left(Player, N) after begin_turn(_), spells_left(Player, N).
'101.2' :: nonexecutable cast(_) if
    spells_left(Player, 0), caster(Player)
    because "an effect says that you can cast no more spells this turn"-[].
'101.2' :: nonexecutable cast(_, _) if
    spells_left(Player, 0), caster(Player)
    because "an effect says that you can cast no more spells this turn"-[].

stopped_this_turn(_, _, _) reads silent.
spells_left(_, _) reads silent.

stopped_this_turn(Player, O, Way) :-
    cant_cast_this_turn(Player, Filter),
    so_with_any_x(Filter, O, Way, Player, view(0, Player, 0)),
    !.

kept_from(Player, O, Way, Source) :-
    definition:cant_cast(Name, Who, Filter0),
    object(Source, Name, _),
    controls(Controller, Source),
    View = view(Source, Controller, 0),
    reference(Who, View, Player),
    mapsubterms(own_hand(Player, O), Filter0, Filter),
    so_with_any_x(Filter, O, Way, Player, View),
    !.

%   so_with_any_x(+Filter, +Object, +Way, +Player, +View) is semidet: the spell is so described, whatever is chosen for X (601.3a).

'601.3a' :: caused so_with_any_x(Filter, O, Way, Player, View) if
    (   asks_value(Filter),
        cast_name(O, Way, Name),
        chooses_x(Way, Name)
    ->  \+ ( payable_x_as_cast(Player, O, Way, Name, X), with_x_known(Name, X, Filter, View, Known),
             \+ matches_as_cast(Known, O, Way, Player, View) )
    ;   matches_as_cast(Filter, O, Way, Player, View)
    ).

%   Then it can't be chosen so that the spell would be forbidden (601.2e).

'601.2e' :: caused announcing:unfit_x(_, Player, Item, X) if
    definition:cant_cast(Name, Who, Filter), asks_value(Filter), object(Source, Name, _), controls(Controller, Source),
    View = view(Source, Controller, 0), reference(Who, View, Player), so_with_x(Filter, Item, X, View).
'601.2e' :: caused announcing:unfit_x(_, Player, Item, X) if
    cant_cast_this_turn(Player, Filter), asks_value(Filter), so_with_x(Filter, Item, X, view(0, Player, 0)).

so_with_x(Filter, Item, X, View) :-
    object_name(Item, Name),
    with_x_known(Name, X, Filter, View, Known),
    matches(Known, Item, View),
    !.

%   Who would cast it is known, so that this part holds for everything, or for nothing.

own_hand(Player, O, in_own_hand, Known) :-
    ( hand(Player, O) -> Known = not([not([])]) ; Known = not([]) ).

cast_enough(_, _, _, _) reads silent.

cast_enough(Player, O, Way, Source) :-
    definition:casts_at_most(Name, Who, Most, Filter),
    object(Source, Name, _),
    controls(Controller, Source),
    View = view(Source, Controller, 0),
    reference(Who, View, Player),
    matches_as_cast(Filter, O, Way, Player, View),
    findall(Spell, ( cast_this_turn(Player, Spell), matches(Filter, Spell, View) ), Spells),
    length(Spells, Count),
    Count >= Most,
    !.

%   What is offered as something resolves is asked before it is offered.

casters:prohibited(Player, O, Way) :- definition:cant_cast(_, _, _), kept_from(Player, O, Way, _).
casters:prohibited(Player, O, Way) :- definition:casts_at_most(_, _, _, _), cast_enough(Player, O, Way, _).
casters:prohibited(Player, O, Way) :- stopped_this_turn(Player, O, Way).
casters:prohibited(Player, _, _) :- spells_left(Player, 0).

'101.2' :: caused effects:uncounterable(O) if
    definition:cant_be_countered(Name, Filter), object(Source, Name, _), controls(Player, Source),
    matches(Filter, O, view(Source, Player, 0)).
