:- module(for_now, []).

/** <module> What a spell or ability makes so for a time: delayed triggered abilities (603.7) and replacement effects (614.3)

"When that creature dies this turn, draw a card", "Whenever you attack this turn, ...", "If a creature would die this turn,
exile it instead". The name for_now(Ability) has Ability, and nothing is called so: made_so/7 says by whom and what it was
made so, about which things (`any`, or those), whether it triggers only `once`, and for how long.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/name_definitions', []).
:- use_module('../../support/finding', []).
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../programs/programs', []).
:- use_module('../turn/skipped_turns', []).
:- use_module('../turn/unbegun_turns', [unbegun/2]).
:- use_module(replacing, []).
:- use_module(triggers, []).

instruction for_now(_Until:for_so_long, _How:so_often, _Ability:passing_ability).
instruction for_now_of(_Until:for_so_long, _How:so_often, _Things:things, _Ability:passing_ability).

for_so_long ::= this_turn ; until_your_next_turn.
so_often ::= once ; always.
which_things ::= any ; _:terms.
passing_ability ::= triggered(_:trigger, _:condition, _:instructions) ; _:replacement_ability.
passing_ability ::= replacement(put_into_graveyard(_:whose_graveyard, _:object_filter), exile)
                  ; replacement(enters(_:entering_filter), entering(_:entries)).

fluent made_so(_Number:object, _P:player, _Source:object, _Name:name, _Things:which_things, _How:so_often, _Until:for_so_long).
event makes_so(_P:player, _Source:object, _Name:name, _Things:which_things, _How:so_often, _Until:for_so_long, _Number:object).

'603.7a' :: caused event(makes_so(Player, Source, for_now(Ability), any, How, Until, _)) after
    for_now(Item, Until, How, Ability), target_view(Item, view(Source, Player, _)), met(for_now(Ability)).
'603.7a' :: caused event(makes_so(Player, Source, for_now(Ability), Things, How, Until, _)) after
    for_now_of(Item, Until, How, Things, Ability), Things \== [], target_view(Item, view(Source, Player, _)), met(for_now(Ability)).
'603.7a' :: caused made_so(Number, Player, Source, Name, Things, How, Until) after
    makes_so(Player, Source, Name, Things, How, Until, Number).

:- multifile name_definitions:describes/2, triggers:heard_for_now/4, replacing:replaces_for_now/4.

'603.7a' :: caused name_definitions:describes(for_now(Ability), Description) if
    Description = described('Delayed ability', none, [], [], [], [], none, [1-Ability]).

'603.7d' :: caused triggers:heard_for_now(Name, Source, Thing, Player) if
    made_so(_, Player, Source, Name, Things, _, _), about(Things, Thing).

about(any, _).
about([First|Others], Thing) :-
    ( compound(Thing) -> functor(Thing, Kind, _), whom(Kind, Thing, O) ; O = Thing ),
    memberchk(O, [First|Others]).

%   whom(+Kind, +Thing, -Object): what does it, or to what it is done.

whom(done_to, done_to(_, O), O).
whom(damage, damage(O, _, _), O).
whom(dealt, dealt(O, _), O).
whom(pair, pair(O, _), O).
whom(attacked, attacked(O, _), O).
whom(buried, buried(O, _, _), O).

%   It triggers only once, the next time its event happens (603.7b).

'603.7b' :: caused -made_so(Number, Player, Source, Name, Things, once, Until) after
    triggers(Player, Source, Name, _, That, _), made_so(Number, Player, Source, Name, Things, once, Until),
    ( Things == any -> true ; memberchk(That, Things) ).

'614.3' :: caused replacing:replaces_for_now(Name, Number, Source, Player) if
    made_so(Number, Player, Source, Name, _, _, _).

'514.2' :: caused -made_so(Number, Player, Source, Name, Things, How, this_turn) after
    end_of_turn_cleanup, made_so(Number, Player, Source, Name, Things, How, this_turn).
'611.2a' :: caused -made_so(Number, Player, Source, Name, Things, How, until_your_next_turn) after
    begin_turn(Player), made_so(Number, Player, Source, Name, Things, How, until_your_next_turn).
'800.4m' :: caused -made_so(Number, Gone, Source, Name, Things, How, until_your_next_turn) after
    begin_turn(Next), made_so(Number, Gone, Source, Name, Things, How, until_your_next_turn), lost(Gone, _), unbegun(Next, Gone).
'800.4m' :: caused -made_so(Number, Gone, Source, Name, Things, How, until_your_next_turn) after
    pass_over(Next), made_so(Number, Gone, Source, Name, Things, How, until_your_next_turn), lost(Gone, _), unbegun(Next, Gone).
