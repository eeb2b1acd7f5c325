:- module(sizing, []).

/** <module> Effects on sizes that depend on sizes (613.4, 613.8, layer 7)

"Creatures with power 3 or greater get -1/-0": whom such an effect is about is known as far as the
layer has been applied. In a game that has one, the effects of each sublayer are applied one by one,
and one that depends on another waits for it. What they come to goes to the flag handler as ever.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, last/2, sum_list/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../spells/layers', [affected/3, effect_in/5, size_part/5]).
:- use_module(dependency).

:- multifile layers:parts_in_turn/1.

%   Parts are O-part(Layer, Stamp, Power, Toughness).

'613.8' :: caused layers:parts_in_turn(Parts) if
    findall(O-part(Layer, Stamp, P, T), ( member(Layer, [defined, counters]), size_part(O, Layer, Stamp, P, T) ), First),
    sublayer(set_size, Sets), in_turn(Sets, 1, First, Second),
    sublayer(size, Changes), in_turn(Changes, 1, Second, Third),
    findall(O-part(switched, Stamp, P, T), size_part(O, switched, Stamp, P, T), Switches),
    append(Third, Switches, Parts).

sublayer(Layer, Effects) :-
    findall(Stamp-effect(Scope, View, Change),
            ( effect_in(Layer, Stamp, Scope, View, Change), Change \== switch_pt ),
            Unsorted),
    sort(1, @=<, Unsorted, Effects).

%   in_turn(+Effects, +Number, +Parts0, -Parts): what is applied later counts as the newer one.

in_turn([], _, Parts, Parts).
in_turn([First|Effects], Number, Parts0, Parts) :-
    next_effect(depends(Parts0), [First|Effects], Effect, Rest),
    applied(Effect, Number, Parts0, Parts1),
    Next is Number+1,
    in_turn(Rest, Next, Parts1, Parts).

'613.8a' :: caused depends(Parts, Effect, Other) if
    sized(Effect), sized_by(Effect, Parts, Before), applied(Other, 0, Parts, Then), sized_by(Effect, Then, After), Before \== After.

applied(Effect, Number, Parts0, Parts) :-
    Effect = _-effect(_, View, Change),
    sized_by(Effect, Parts0, Affected),
    change_part(Change, View, Layer, P, T),
    foldl(with_part(Layer, Number, P, T), Affected, Parts0, Parts).

with_part(Layer, Number, P, T, O, Parts, [O-part(Layer, Number, P, T)|Parts]).

change_part(set_pt(P0, T0), View, set, P, T) :-
    quantity(P0, View, P),
    quantity(T0, View, T).
change_part(pt(P0, T0), View, modified, P, T) :-
    quantity(P0, View, P),
    quantity(T0, View, T).

sized(_-effect(filter(Filter), _, _)) :-
    sub_term(Part, Filter),
    nonvar(Part),
    memberchk(Part, [compared(power, _, _), compared(toughness, _, _)]),
    !.

sized_by(Effect, Parts, Affected) :-
    Effect = _-effect(Scope, View, _),
    (   sized(Effect)
    ->  Scope = filter(Filter),
        findall(O, ( controls(_, O), matches_now(of_size(Parts, View), Filter, O, View) ), Unsorted)
    ;   findall(O, affected(Scope, View, O), Unsorted)
    ),
    sort(Unsorted, Affected).

%   of_size(+Parts, +View, +Part, +O, -Answer): sizes count as far as this layer has been applied.

of_size(Parts, View, compared(What, How, Quantity), O, Answer) :-
    memberchk(What, [power, toughness]),
    quantity(Quantity, View, N),
    (   size_so_far(O, Parts, P, T),
        ( What == power -> Size = P ; Size = T ),
        compares(How, Size, N)
    ->  Answer = true
    ;   Answer = false
    ).

size_so_far(O, Parts, P, T) :-
    findall(Rank-(Stamp-(P0/T0)), ( member(O-part(Layer, Stamp, P0, T0), Parts), base_rank(Layer, Rank) ), Bases),
    (   Bases == []
    ->  object(O, Name, _),
        definition:card_pt(Name, BaseP, BaseT)
    ;   sort(0, @=<, Bases, Sorted),
        last(Sorted, _-(_-(BaseP/BaseT)))
    ),
    findall(P1, ( member(O-part(Layer, _, P1, _), Parts), \+ base_rank(Layer, _) ), Ps),
    findall(T1, ( member(O-part(Layer, _, _, T1), Parts), \+ base_rank(Layer, _) ), Ts),
    sum_list([BaseP|Ps], P),
    sum_list([BaseT|Ts], T).

base_rank(defined, 1).
base_rank(set, 2).
