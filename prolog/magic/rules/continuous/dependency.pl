:- module(dependency,
          [ next_effect/4,              % :Depends, +Effects, -Effect, -Rest
            matches_now/4               % :Told, +Filter, +Object, +View
          ]).

/** <module> Which effect of a layer is applied next (613.8), and descriptions in the midst of it
*/

:- use_module(library(lists), [member/2, selectchk/3]).
:- use_module('../../../k/language').
:- use_module('../../support/filters', [matches/3]).

:- meta_predicate next_effect(2, +, -, -), matches_now(3, +, +, +).

%!  next_effect(:Depends, +Effects, -Effect, -Rest) is det.
%
%   The first of Effects, which are in the order of their timestamps, that depends on no other one:
%   call(Depends, A, B) tells whether applying B would change A. Where effects depend on one
%   another in a circle, timestamps count.

'613.8b' :: caused next_effect(Depends, Effects, Effect, Rest) if
    ( Effects = [Effect] -> true ; once(independent(Effects, Depends, Effect)) ), selectchk(Effect, Effects, Rest).

independent(Effects, Depends, Effect) :-
    member(Effect, Effects),
    \+ ( member(Other, Effects),
         Other \== Effect,
         call(Depends, Effect, Other),
         \+ call(Depends, Other, Effect)
       ).
independent([Effect|_], _, Effect).

%!  matches_now(:Told, +Filter:list, +Object, +View) is semidet.
%
%   Object is as Filter says, as far as the layer has been applied: call(Told, Part, Object, Answer) has
%   the Answer, `true` or `false`, for each Part that is about what this layer changes.

matches_now(_, [], _, _).
matches_now(Told, [Part|Parts], O, View) :-
    (   call(Told, Part, O, Answer)
    ->  Answer == true
    ;   Part = not(Filter)
    ->  \+ matches_now(Told, Filter, O, View)
    ;   Part = either(A, B)
    ->  ( matches_now(Told, A, O, View) -> true ; matches_now(Told, B, O, View) )
    ;   matches([Part], O, View)
    ),
    matches_now(Told, Parts, O, View).
