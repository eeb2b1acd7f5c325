:- module(abilities_within,
          [ apart/3                     % +Ability, -Outer, -Inner
          ]).

/** <module> Abilities that another one sets up speak of what their own events are about
*/

:- use_module(library(apply), [foldl/4, include/3]).
:- use_module(library(lists), [append/3, reverse/2]).

%!  apart(+Ability, -Outer, -Inner:list) is det.
%
%   Inner are the abilities that Ability makes so for a time, or gives to something, Outer is all the rest.

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
    ;   Term0 = gain(Ability),
        of_its_own(Ability)
    ->  Term = gain(ability),
        Found = [Ability|Found0]
    ;   Term0 = token(Name, Types, Subtypes, Colors, Power, Toughness, Abilities)
    ->  Term = token(Name, Types, Subtypes, Colors, Power, Toughness),
        of_their_own(Abilities, Found0, Found)
    ;   Term0 = get_emblem(Who, Abilities)
    ->  Term = get_emblem(Who),
        of_their_own(Abilities, Found0, Found)
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

of_their_own(Abilities, Found0, Found) :-
    include(of_its_own, Abilities, Own),
    append(Own, Found0, Found).

of_its_own(triggered(_, _, _)).
of_its_own(activated(_, _)).
of_its_own(activated(_, _, _)).
