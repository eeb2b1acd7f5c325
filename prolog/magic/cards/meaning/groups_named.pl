:- module(groups_named,
          [ with_groups_named/2         % +Ability0, -Ability
          ]).

/** <module> What is said of all that are so, and then of those: they get a name first, as others may be so later
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(each_their_own, [with/4]).

%!  with_groups_named(+Ability0, -Ability) is det.
%
%   Of `all(K, Set)` in a statement, `again(K)` elsewhere is `the(Name)` after `name(name:Name, what:all(Set))`.

with_groups_named(Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = program(Program0),
        append(Before, [Statement0|After0], Program0),
        sub_term(all(K, Set), Statement0),
        nonvar(Set),
        contains_term(again(K), Program0),
        \+ ( sub_term(Part, Set), nonvar(Part), ( Part = the(_) ; Part = did(_) ; Part = before(_) ; Part == agent ) )
    ->  atom_concat(those, K, Name),
        targets_once(Set, Again),
        with(Statement0, all(K, Set), all(0, Again), Statement1),
        maplist(named(K, Name), [Statement1|After0], [Statement|After]),
        ( named_within(Statement, all(0, Again), name(name:Name, what:all(0, Set)), Inner) -> Named = [Inner] ; Named = [name(name:Name, what:all(0, Set)), Statement] ),
        append([Before, Named, After], Program1),
        with_groups_named(program(Program1), Term)
    ;   Term0 =.. [Functor|Arguments0],
        maplist(with_groups_named, Arguments0, Arguments),
        Term =.. [Functor|Arguments]
    ).

%   named_within(+Statement0, +Group, +Naming, -Statement) is semidet: what is so only under a condition, there are none of otherwise.

named_within(if(condition:Condition, then:Then), Group, Naming, if(condition:Condition, then:[Naming|Then])) :-
    contains_term(Group, Then),
    \+ contains_term(Group, Condition).

named(K, Name, Statement0, Statement) :-
    with(Statement0, again(K), the(Name), Statement).

%   targets_once(+Set0, -Set) is det: what Set0 targets has been targeted.

targets_once(Set0, Set) :-
    (   sub_term(Part, Set0),
        nonvar(Part),
        ( Part = target(K, _) ; Part = targets(K, _, _) )
    ->  with(Set0, Part, again(K), Set1),
        targets_once(Set1, Set)
    ;   Set = Set0
    ).
