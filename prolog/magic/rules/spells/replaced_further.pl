:- module(replaced_further, []).

/** <module> Half of the damage prevented, what is done once for all damage that is prevented (615.5), regeneration instead (701.19a)
*/

:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [at_once/1, last_of_step/2]).
:- use_module('../concepts/damage', [preventable/1]).
:- use_module('../concepts/objects').
:- use_module('../zones').
:- use_module(instructions_in_order, [performed/3]).
:- use_module(replacing, []).

instead_of_damage ::= prevents_half(_:rounding) ; prevented_once(_:standing_instructions) ; prevented_for(_:standing_instructions).
instead_of_destroying ::= regenerated.

event prevents_once(_Source:object, _Instructions:terms).

:- multifile replacing:instead_of/5.

replacing:instead_of(prevents_half(Rounded), deals_damage(Source, Thing, N, How), _, none, Effects) :-
    preventable(deals_damage(Source, Thing, N, How)),
    ( Rounded == up -> M is N//2 ; M is (N+1)//2 ),
    M < N,
    ( M > 0 -> Effects = [event(deals_damage(Source, Thing, M, How))] ; Effects = [] ).
replacing:instead_of(prevented_once(Instructions), Event, view(Source, _, _), none, [event(prevents_once(Source, Instructions))|Dealt]) :-
    Event = deals_damage(_, _, _, _),
    ( preventable(Event) -> Dealt = [] ; Dealt = [event(Event)] ).
replacing:instead_of(regenerated, destroy(O), _, none, [-damage(O, _), -deathtouched(O), event(removed_from_combat(O))|Taps]) :-
    \+ at_once(cant_be_regenerated(O)),
    \+ restricted(O, cant_be_regenerated, _),
    ( tapped(O) -> Taps = [] ; Taps = [event(tap(O))] ).

%   All damage that would be dealt at the same time is prevented, and the rest is done once, though it can't be prevented (615.12).

'615.5' :: caused then(Tasks) after
    prevents_once(Source, Instructions), last_of_step(prevents_once(Source, Instructions), _), performed(Source, Instructions, Tasks).
