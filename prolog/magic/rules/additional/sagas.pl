:- module(sagas, []).

/** <module> Sagas (714)

A chapter ability is triggered(chapter(Numbers), true, Instructions): lore counters that make
one of Numbers reached trigger it. `definition:chapter(Name, Index, Number)` has a fact for each.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/damage', [counters_on/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/replacing', []).
:- use_module('../spells/triggers', []).

%   A lore counter, as it enters (714.3, cards.pl) and each turn after the draw step.

'714.3b' :: caused event(put_counters(Saga, lore, 1)) after
    step_begins(precombat_main), active(Player), saga(Saga, Player).

saga(Saga, Player) :-
    definition:chapter(Name, _, 1),
    object(Saga, Name, _),
    controls(Player, Saga).

%   Chapters that are reached (714.2b). What enters is seen as it is there.

'714.2b' :: caused event(triggers(Player, Saga, Name, Index, Saga, _)) after
    put_counters(Saga, lore, N), counters_on(Saga, lore, Before), After is Before+N,
    reaches(Saga, Name, Player, Index, Before, After).
'714.2b' :: caused event(triggers(Player, New, Name, Index, New, _))
    if reaches(New, Name, Player, Index, 0, N) after
    enters_with_counters(_, _, New, lore, N).

reaches(Saga, Name, Player, Index, Before, After) :-
    object(Saga, Name, _),
    definition:chapter(Name, Index, Chapter),
    Chapter > Before,
    Chapter =< After,
    controls(Player, Saga).

%   After the final chapter it is sacrificed, once no chapter ability of it is waiting.

'704.5s' :: caused event(sacrifice(Player, Saga)) after
    check_state, saga(Saga, Player), object_name(Saga, Name), final_chapter(Name, Final),
    counters_on(Saga, lore, N), N >= Final, \+ chapter_waits(Saga).
'704.5s' :: caused changed(state) after
    remove_from_stack(Item), stack_item(Item, _, triggered(_, Name, Index)),
    definition:chapter(Name, Index, _).

final_chapter(Name, Final) :-
    aggregate_all(max(Chapter), definition:chapter(Name, _, Chapter), Final).

chapter_waits(Saga) :-
    (   stack_item(_, _, triggered(Saga, Name, Index))
    ;   pending(_, _, Saga, Name, Index, _)
    ),
    definition:chapter(Name, Index, _),
    !.
