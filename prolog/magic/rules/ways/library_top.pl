:- module(library_top, []).

/** <module> The top card of a library: who may look at it (401.5), and who may play it (601.3)

`definition:top_shown(Name, Who)`: with a permanent that has Name, `all` or only its controller (`you`) see the
top card of its controller's library. `definition:from_top(Name, Filter)`: that player may play it where Filter
describes it, and so sees it.
*/

:- use_module(library(occurs), [contains_term/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/entering_filters', [would_match/4]).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../../support/reacting', []).
:- use_module('../../support/shown_cards', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/faces', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../keywords/morph', []).
:- use_module('../spells/announcing', []).
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../turn/turn', [main_phase/0]).
:- use_module('../zones').
:- use_module(fitting_spells, [fits_with_x/4]).

way ::= from_top.
ability ::= top_shown(_:top_seer) ; from_top(_:object_filter).
top_seer ::= all ; you.

:- multifile announcing:unfit_x/4, casting:cast_from/4, casting_steps:way_of/2, cards:define_ability/3, costs:base_costs/3, faces:land_from/3,
             shown_cards:shown_lying/2, morph:castable_from/2, reacting:castable_elsewhere/1.

cards:define_ability(top_shown(Who), Name, _) :-
    define(top_shown(Name, Who)).
cards:define_ability(from_top(Filter), Name, _) :-
    define(top_shown(Name, you)),
    define(from_top(Name, Filter)).

'401.5' :: caused shown_cards:shown_lying(O, Player) if
    definition:top_shown(Name, Who), object(Source, Name, _), controls(Owner, Source), library(Owner, [O|_]),
    ( Who == all -> true ; Player = Owner ).

top_playable(_, _) reads "an effect lets it be played from the top of the library"
    otherwise "no effect lets it be played from there".

'601.3' :: caused top_playable(Player, O) if
    definition:from_top(Name, Filter), object(Source, Name, _), controls(Player, Source), library(Player, [O|_]),
    matches(Filter, O, view(Source, Player, 0)).

'601.3e' :: caused morph:castable_from(O, Player) if
    library(Player, [O|_]), definition:from_top(Name, Filter), object(Source, Name, _), controls(Player, Source),
    would_match(Filter, face_down(creature), Player, view(Source, Player, 0)).

'601.3' :: executable cast(O, from_top) if
    priority(Player, _), top_playable(Player, O), \+ land(O).
'709.3' :: nonexecutable cast(O, from_top) if
    definition:faces(Name, _, split), object(O, Name, _)
    because "one half of ~o is cast"-[O].
'601.2f' :: caused costs:base_costs(from_top, Name, [mana(Cost)]) if definition:card_cost(Name, Cost).
'601.2a' :: caused casting:cast_from(O, from_top, Player, library(Player)) if library(Player, [O|_]).

casting_steps:way_of(O, from_top) :-
    definition:from_top(_, _),
    library(_, [O|_]).

%   With the chosen X, the spell still is what may be cast (202.3e).

announcing:unfit_x(from_top, Player, Item, X) :-
    \+ ( definition:from_top(Name, Filter),
         object(Source, Name, _),
         controls(Player, Source),
         fits_with_x(Filter, Item, X, view(Source, Player, 0)) ).

'305.1' :: executable play_land(O, from_top) if
    priority(Player, _), top_playable(Player, O), active(Player), main_phase, land(O), lands_from_top(Player, O).
'305.4' :: caused event(moves(O, library(Player), battlefield(Player), _)), event(plays_land(Player, O)),
                  land_played(Player), then([open_priority(Player)]) after
    play_land(O, from_top), now(priority(Player, _)).

%   lands_from_top(+Player, +Land) is semidet: who may cast artifact spells from there, may not play an artifact land.

lands_from_top(_, _) reads silent otherwise "only spells may be cast from there"-[].

lands_from_top(Player, O) :-
    definition:from_top(Name, Filter),
    of_lands(Filter),
    object(Source, Name, _),
    controls(Player, Source),
    matches(Filter, O, view(Source, Player, 0)),
    !.

of_lands(Filter) :-
    ( Filter == [] -> true ; contains_term(land, Filter) ).

faces:land_from(O, from_top, Player) :-
    definition:from_top(_, _),
    library(Player, [O|_]),
    land(O).

%   Who may play what is on top is not passed over.

reacting:castable_elsewhere(Player) :-
    definition:from_top(Name, _),
    object(Source, Name, _),
    controls(Player, Source).
