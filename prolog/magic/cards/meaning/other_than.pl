:- module(other_than,
          [ others_said/2               % +Ability0, -Ability
          ]).

/** <module> Other than what: than that whose controller, color or name a set speaks of, or than the one target of a spell
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).

%!  others_said(+Ability0, -Ability) is det.
%
%   Ability is Ability0, whose sets with `other` say other than what, where that is known. An "another target" stays as it is.

others_said(Ability0, Ability) :-
    findall(Set, target_in(Ability0, Set), Targets),
    than_that(Ability0, Ability1),
    said(Ability1, Ability1, Targets, Ability).

%   than_that(+Ability0, -Ability) is det: after "whenever a Mountain enters", "five other Mountains" are those besides it.

than_that(Ability0, Ability) :-
    (   Ability0 = triggered(Event, Condition0, Done),
        Event =.. [Name, Scope],
        memberchk(Name, [enters, attacks, dies, blocks, becomes_tapped]),
        is_list(Scope),
        \+ memberchk(other, Scope)
    ->  besides(Condition0, Condition),
        Ability = triggered(Event, Condition, Done)
    ;   Ability = Ability0
    ).

besides(Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   is_list(Term0),
        selectchk(other, Term0, Others)
    ->  append(Others, [not([is(that)])], Term)
    ;   Term0 =.. Parts0,
        maplist(besides, Parts0, Parts),
        Term =.. Parts
    ).

target_in(Term, Set) :-
    sub_term(Part, Term),
    nonvar(Part),
    ( Part = target(Set) ; Part = targets(_, Set) ).

said(Term0, Ability, Targets, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   memberchk(Term0, [target(_), targets(_, _), triggered(_)])
    ->  Term = Term0
    ;   Term0 = for_now_of(Until, How, Things0, triggered(Event, Condition, Done0))
    ->  said(Things0, Ability, Targets, Things),
        besides(Done0, Done),
        Term = for_now_of(Until, How, Things, triggered(Event, Condition, Done))
    ;   is_list(Term0),
        selectchk(other, Term0, Others),
        other_than(Others, Ability, Targets, Reference)
    ->  append(Others, [not([is(Reference)])], Term)
    ;   is_list(Term0),
        selectchk(other, Term0, Others),
        memberchk(creature, Others),
        created_alone(Ability, Targets, Name)
    ->  append(Others, [not([among(did(Name))])], Term)
    ;   Term0 =.. Parts0,
        maplist(said_in(Ability, Targets), Parts0, Parts),
        Term =.. Parts
    ).

said_in(Ability, Targets, Term0, Term) :-
    said(Term0, Ability, Targets, Term).

other_than(Set, Ability, Targets, Reference) :-
    findall(Spoken, ( sub_term(Spoken, Set), nonvar(Spoken), object_spoken_of(Spoken) ), All0),
    sort(All0, All),
    (   All = [Reference]
    ->  \+ ( Reference = chosen(_), member(Target, Targets), of_players(Target) )
    ;   All == [],
        Ability = spell(_),
        Targets = [Target],
        \+ of_players(Target),
        \+ memberchk(card_in(_, _), Target),
        target_alone(Ability),
        Reference = chosen(1)
    ).

%   created_alone(+Ability, +Targets, -Name) is semidet: a spell speaks of nothing but the tokens that its statement Name creates.

created_alone(spell([program(Program)]), [], Name) :-
    findall(One, ( sub_term(Part, Program), nonvar(Part), Part = One:Create, compound(Create), functor(Create, create, _) ), [Name]),
    memberchk(Name:_, Program).

object_spoken_of(chosen(_)).
object_spoken_of(enchanted(_)).
object_spoken_of(equipped(_)).
object_spoken_of(that).

of_players(Set) :-
    member(Part, Set),
    memberchk(Part, [player, opponent, any_target, either([player], _), either([opponent], _)]).

target_alone(Ability) :-
    \+ ( sub_term(Part, Ability), nonvar(Part), memberchk(Part, [targets(_, _), modal(_), modal(_, _, _), choose(_, _, _, _, _)]) ).
