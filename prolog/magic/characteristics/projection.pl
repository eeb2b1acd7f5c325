:- module(projection,
          [ projected/4,                % +Layer, +Effects, +Values0, -Values
            projected/5,                % +Layer, +Effects, +Values0, -Values, -Applied
            affected_now/5              % +Layer, +Scope, +View, +Values, -Objects
          ]).

/** <module> A layer is gone through: the one loop of 613

Effects are applied in the order of their timestamps (613.7), but for one that depends on another (613.8). A
layer says what its changes do to a value, and which parts of descriptions ask about what it changes:

  * starts_as(+Layer, +Object, -Value): what Object is before the layer
  * changed(+Layer, +Change, +Effect, +Object, +Value0, -Value)
  * tells(+Layer, +Part, +Object, +View, +Values, -Answer): whether Object is as Part of a filter says, as far as the
    layer has been applied, `true` or `false`; fails where Part asks about something else
  * asks(+Layer, +Part): Part does so, and an effect of this layer may change the answer
  * evaluated(+Layer, +Change0, +View, +Values, -Change): ... with its numbers. Changes are as they are without it
  * lapses(+Layer, +Effect, +Values): Effect is not applied: its source has lost the ability
  * takes(+Layer, +Change): Change takes abilities away; ends(+Layer, +Change, +Effect, -Source): done to Source, it would
    make Effect lapse
  * grants(+Layer, +Change, +Object, -Effect): an ability that Object gets by Change has Effect in this layer

Values are pairs Object-Value in the order of objects, of those that effects are about.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc), [assoc_to_list/2, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../../k/language').
:- use_module('../support/filters', [matches/3]).
:- use_module('../rules/concepts/objects', [permanent/1]).
:- use_module(continuous_effects, [affected_objects/3]).

:- multifile starts_as/3, changed/6, tells/6, asks/2, evaluated/5, lapses/3, takes/2, ends/4, grants/4.
:- dynamic starts_as/3, changed/6, tells/6, asks/2, evaluated/5, lapses/3, takes/2, ends/4, grants/4.

%!  projected(+Layer, +Effects, +Values0, -Values) is det.
%!  projected(+Layer, +Effects, +Values0, -Values, -Applied) is det.
%
%   Values0 after Effects of Layer, Stamp-effect(Origin, Scope, View, Changes) in the order of timestamps.
%   Applied are applied(Origin, Scope, Objects, Stamp-Changes), in the order in which they were: Changes with their numbers.

projected(Layer, Effects, Values0, Values) :-
    (   entangled(Layer, Effects)
    ->  projected(Layer, Effects, Values0, Values, _)
    ;   at_once(Effects, Layer, Values0, Values)
    ).

projected(Layer, Effects, Values0, Values, Applied) :-
    list_to_assoc(Values0, Objects0),
    in_turn(Effects, Layer, Objects0, Objects, Applied),
    assoc_to_list(Objects, Values).

%   entangled(+Layer, +Effects): what one effect does may hang on another one.

entangled(Layer, Effects) :-
    member(_-effect(_, Scope, _, Changes), Effects),
    (   asked_in(Layer, Scope-Changes)
    ;   member(Change, Changes),
        ( takes(Layer, Change) ; grants(Layer, Change, _, _) )
    ),
    !.

asked_in(Layer, Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    asks(Layer, Part),
    !.

%   Nothing hangs on anything: each object has its changes in the order of their timestamps.

at_once(Effects, Layer, Values0, Values) :-
    findall(O-change(Change, Effect), change_of(Effects, Layer, O, Change, Effect), Unsorted),
    keysort(Unsorted, Sorted),
    group_pairs_by_key(Sorted, Grouped),
    changed_values(Grouped, Values0, Layer, Values).

change_of(Effects, Layer, O, Change, Stamp-Effect) :-
    member(Stamp-Effect, Effects),
    Effect = effect(_, Scope, View, Changes),
    with_numbers(Changes, Layer, View, [], Evaluated),
    affected_objects(Scope, View, Objects),
    member(O, Objects),
    member(Change, Evaluated).

changed_values([], Values, _, Values).
changed_values([O-Changes|Grouped], Values0, Layer, Values) :-
    (   Values0 = [P-Value0|Rest],
        P @< O
    ->  Values = [P-Value0|Others],
        changed_values([O-Changes|Grouped], Rest, Layer, Others)
    ;   (   Values0 = [O-Before|Rest]
        ->  true
        ;   starts_as(Layer, O, Before),
            Rest = Values0
        ),
        foldl(changed_in(Layer, O), Changes, Before, After),
        Values = [O-After|Others],
        changed_values(Grouped, Rest, Layer, Others)
    ).

changed_in(Layer, O, change(Change, Effect), Before, After) :-
    changed(Layer, Change, Effect, O, Before, After).

with_numbers([], _, _, _, []).
with_numbers([Change0|Changes0], Layer, View, Values, [Change|Changes]) :-
    (   evaluated(Layer, Change0, View, Values, Found)
    ->  Change = Found
    ;   Change = Change0
    ),
    with_numbers(Changes0, Layer, View, Values, Changes).

%   in_turn(+Effects, +Layer, +Objects0, -Objects, -Applied): one after the other. Objects are an AVL tree.

in_turn([], _, Objects, Objects, []).
in_turn([First|Effects], Layer, Objects0, Objects, Applied) :-
    next_effect([First|Effects], Layer, Objects0, Effect, Rest),
    (   lapses(Layer, Effect, Objects0)
    ->  in_turn(Rest, Layer, Objects0, Objects, Applied)
    ;   applied(Effect, Layer, Objects0, Affected-Evaluated, Objects1),
        Effect = Stamp-effect(Origin, Scope, _, Changes),
        findall(Stamp-New, ( member(O, Affected), member(Change, Changes), grants(Layer, Change, O, New) ), News),
        append(News, Rest, Left),
        Applied = [applied(Origin, Scope, Affected, Stamp-Evaluated)|Others],
        in_turn(Left, Layer, Objects1, Objects, Others)
    ).

applied(Stamp-Effect, Layer, Objects0, Affected-Evaluated, Objects) :-
    Effect = effect(_, Scope, View, Changes),
    affected_now(Layer, Scope, View, Objects0, Affected),
    with_numbers(Changes, Layer, View, Objects0, Evaluated),
    foldl(changed_object(Evaluated, Layer, Stamp-Effect), Affected, Objects0, Objects).

changed_object(Changes, Layer, Effect, O, Objects0, Objects) :-
    (   get_assoc(O, Objects0, Before)
    ->  true
    ;   starts_as(Layer, O, Before)
    ),
    foldl(changed_by(Layer, Effect, O), Changes, Before, After),
    put_assoc(O, Objects0, After, Objects).

changed_by(Layer, Effect, O, Change, Before, After) :-
    changed(Layer, Change, Effect, O, Before, After).

%   next_effect(+Effects, +Layer, +Objects, -Effect, -Rest): the first that depends on no other one. Where
%   effects depend on one another in a circle, timestamps count.

'613.8b' :: caused next_effect(Effects, Layer, Objects, Effect, Rest) if
    ( Effects = [Effect] -> true ; once(independent(Effects, Layer, Objects, Effect)) ), selectchk(Effect, Effects, Rest).

independent(Effects, Layer, Objects, Effect) :-
    member(Effect, Effects),
    (   alone(Layer, Effect)
    ->  true
    ;   \+ ( member(Other, Effects),
             Other \== Effect,
             depends(Layer, Objects, Effect, Other),
             \+ depends(Layer, Objects, Other, Effect)
           )
    ).
independent([Effect|_], _, _, Effect).

%   alone(+Layer, +Effect): whatever the others do, it depends on none. It comes from no ability that can be lost, and asks
%   about nothing that the layer changes. Hundreds of them are gone through one by one, not in pairs.

alone(Layer, _-effect(Origin, Scope, _, Changes)) :-
    memberchk(Origin, [resolved, counter]),
    \+ asked_in(Layer, Scope-Changes).

%   Applying Other would change whether Effect exists, whom it affects, or what it does to them.

'613.8a' :: caused depends(Layer, Objects, Effect, Other) if
    once(( ends_it(Layer, Other, Effect, Objects) ; alters_it(Layer, Other, Effect, Objects) )).

ends_it(Layer, Stamp-Other, _-Effect, Objects) :-
    Other = effect(_, Scope, View, Changes),
    member(Change, Changes),
    ends(Layer, Change, Effect, Source),
    \+ lapses(Layer, Stamp-Other, Objects),
    affected_now(Layer, Scope, View, Objects, Affected),
    memberchk(Source, Affected).

alters_it(Layer, Other, _-effect(_, Scope, View, Changes), Objects) :-
    asked_in(Layer, Scope-Changes),
    \+ lapses(Layer, Other, Objects),
    applied(Other, Layer, Objects, _, Then),
    (   affected_now(Layer, Scope, View, Objects, Before),
        affected_now(Layer, Scope, View, Then, After),
        Before \== After
    ->  true
    ;   with_numbers(Changes, Layer, View, Objects, Now),
        with_numbers(Changes, Layer, View, Then, Later),
        Now \== Later
    ).

%!  affected_now(+Layer, +Scope, +View, +Objects, -Affected) is det.
%
%   Whom an effect affects, as far as Layer has been applied.

affected_now(Layer, Scope, View, Objects, Affected) :-
    (   ( Scope = filter(Filter) ; Scope = locked(_, Filter), first_layer_of_locks(Layer) ),
        asked_in(Layer, Filter)
    ->  findall(O, ( permanent(O), matches_now(Filter, Layer, O, View, Objects) ), Unsorted),
        sort(Unsorted, Affected)
    ;   Scope = locked(_, Filter),
        first_layer_of_locks(Layer)
    ->  affected_objects(filter(Filter), View, Affected)
    ;   affected_objects(Scope, View, Affected)
    ).

%   Whom an ability began to be applied to, it goes on to be applied to in later layers (613.6).

first_layer_of_locks(types).

matches_now([], _, _, _, _).
matches_now([Part|Parts], Layer, O, View, Objects) :-
    (   tells(Layer, Part, O, View, Objects, Answer)
    ->  Answer == true
    ;   Part = not(Filter)
    ->  \+ matches_now(Filter, Layer, O, View, Objects)
    ;   Part = either(A, B)
    ->  ( matches_now(A, Layer, O, View, Objects) -> true ; matches_now(B, Layer, O, View, Objects) )
    ;   matches([Part], O, View)
    ),
    matches_now(Parts, Layer, O, View, Objects).
