:- module(forbidden_spells, []).

/** <module> Permanents that say who can't cast what (601.3), and what can't be countered (101.2)
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3, reference/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting', [matches_as_cast/5]).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/effects', []).
:- use_module('../spells/permitted', []).
:- use_module('../turn/turn_memory', []).

ability ::= cant_cast(_:player_reference, _:object_filter) ; casts_at_most(_:player_reference, _:integer, _:object_filter)
          ; cant_be_countered(_:object_filter).

%   in_own_hand: it lies in the hand of who would cast it.

object_part ::= in_own_hand.

instruction cant_cast_this_turn(_Who:player, _Filter:object_filter).
fluent cant_cast_this_turn(_P:player, _Filter:object_filter).

:- multifile cards:define_ability/3, effects:uncounterable/1, filters:meets/3.

cards:define_ability(cant_cast(Who, Filter), Name, _) :-
    define(cant_cast(Name, Who, Filter)).
cards:define_ability(casts_at_most(Who, Most, Filter), Name, _) :-
    define(casts_at_most(Name, Who, Most, Filter)).
cards:define_ability(cant_be_countered(Filter), Name, _) :-
    define(cant_be_countered(Name, Filter)).

kept_from(_, _, _) reads silent.
definition:cant_cast(_, _, _) reads silent.
definition:casts_at_most(_, _, _, _) reads silent.

'101.2' :: nonexecutable cast(O) if
    definition:cant_cast(_, _, _), kept_from(O, normal, Source)
    because "~o says that you can't cast it"-[Source].
'101.2' :: nonexecutable cast(O, Way) if
    definition:cant_cast(_, _, _), kept_from(O, Way, Source)
    because "~o says that you can't cast it"-[Source].
'101.2' :: nonexecutable cast(O) if
    definition:casts_at_most(_, _, _, _), cast_enough(O, normal, Source)
    because "~o says that you have cast as many as you can"-[Source].
'101.2' :: nonexecutable cast(O, Way) if
    definition:casts_at_most(_, _, _, _), cast_enough(O, Way, Source)
    because "~o says that you have cast as many as you can"-[Source].

'101.2' :: caused cant_cast_this_turn(Player, Filter) after
    cant_cast_this_turn(_, Player, Filter).
'514.2' :: caused -cant_cast_this_turn(Player, Filter) after begin_turn(_), cant_cast_this_turn(Player, Filter).
'101.2' :: nonexecutable cast(O) if
    stopped_this_turn(O, normal)
    because "an effect says that you can't cast it this turn"-[].
'101.2' :: nonexecutable cast(O, Way) if
    stopped_this_turn(O, Way)
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

stopped_this_turn(_, _) reads silent.
spells_left(_, _) reads silent.

stopped_this_turn(O, Way) :-
    cant_cast_this_turn(Player, Filter),
    caster(Player),
    matches_as_cast(Filter, O, Way, Player, view(0, Player, 0)),
    !.

kept_from(O, Way, Source) :-
    caster(Player),
    definition:cant_cast(Name, Who, Filter),
    object(Source, Name, _),
    controls(Controller, Source),
    View = view(Source, Controller, 0),
    reference(Who, View, Player),
    matches_as_cast(Filter, O, Way, Player, View),
    !.

cast_enough(_, _, _) reads silent.

cast_enough(O, Way, Source) :-
    caster(Player),
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

filters:meets(in_own_hand, O, _) :- once(( caster(Player), hand(Player, O) )).

caster(Player) :- now(priority(Player, _)).
caster(Player) :- now(choose_free(Player, _, _)).

'101.2' :: caused effects:uncounterable(O) if
    definition:cant_be_countered(Name, Filter), object(Source, Name, _), controls(Player, Source),
    matches(Filter, O, view(Source, Player, 0)).
