:- module(sealed_graveyards, []).

/** <module> Cards in graveyards that can't be targeted, as long as a permanent says so (101.2, 115)
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../zones').
:- use_module(objects).
:- use_module(targets, []).

ability ::= graveyards_sealed.

:- multifile cards:define_ability/3, targets:untargetable/3.

cards:define_ability(graveyards_sealed, Name, _) :-
    define(graveyards_sealed(Name)).

'101.2' :: caused targets:untargetable(Thing, _, _) if
    definition:graveyards_sealed(Name), graveyard(_, Thing), object(Source, Name, _), controls(_, Source).
