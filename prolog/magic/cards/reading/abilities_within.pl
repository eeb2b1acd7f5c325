:- module(abilities_within,
          [ apart/3                     % +Ability, -Outer, -Inner
          ]).

/** <module> Abilities that another one sets up speak of what their own events are about
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [reverse/2]).

%!  apart(+Ability, -Outer, -Inner:list) is det.
%
%   Inner are the abilities that Ability makes so for a time, Outer is all the rest.

apart(Ability, Outer, Inner) :-
    taken(Ability, [], Outer, Inner).

taken(Term0, Found0, Term, Found) :-
    (   \+ compound(Term0)
    ->  Term = Term0,
        Found = Found0
    ;   Term0 = for_now(_, _, Ability)
    ->  Term = for_now,
        Found = [Ability|Found0]
    ;   Term0 = for_now_of(_, _, Things, Ability)
    ->  Term = for_now_of(Things),
        Found = [Ability|Found0]
    ;   Term0 = casts(Filter, reflexive(Effects))
    ->  Term = casts(Filter, reflexive),
        Found = [triggered(casts(you, Filter), true, Effects)|Found0]
    ;   Term0 =.. [Name|Arguments0],
        foldl(argument_taken, Arguments0, []-Found0, Reversed-Found),
        reverse(Reversed, Arguments),
        Term =.. [Name|Arguments]
    ).

argument_taken(Argument0, Arguments-Found0, [Argument|Arguments]-Found) :-
    taken(Argument0, Found0, Argument, Found).
