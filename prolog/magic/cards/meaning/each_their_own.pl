:- module(each_their_own,
          [ each_own/4,                 % +Program0, +One, +All, -Program
            for_each_own/4,             % +Program0, +One, +All, -Program
            apart_from_each_other/1,    % +Program
            again/2,                    % +Reference, -Again
            with/4                      % +Term0, +Old, +New, -Term
          ]).

/** <module> What is said of several, and is each one's own: "each player draws a card for each Elf they control"
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).

%!  again(+Reference, -Again) is det.
%
%   How Reference is spoken of when it has been said.

again(Reference, Again) :-
    (   memberchk(Reference, [target(K, _), targets(K, _, _), all(K, _)])
    ->  Again = again(K)
    ;   Reference = owner(Owned)
    ->  again(Owned, Same),
        Again = owner(Same)
    ;   Again = Reference
    ).

%!  each_own(+Program0, +One, +All, -Program) is semidet.
%
%   Program is what Program0, which is what the(One) does, is of All: at once, if nothing is chosen; what is chosen is of who chooses it.

each_own(Program0, One, All, Program) :-
    (   Program0 = [Name:Statement0],
        chooses_own(Statement0, One, All, Statement)
    ->  Program = [Name:Statement]
    ;   Program0 = [_, _|_],
        apart_from_each_other(Program0)
    ->  all_own(Program0, One, All, Program)
    ;   Program0 = [Name:Statement],
        functor(Statement, Verb, _),
        \+ memberchk(Verb, [may, if, for_each, pays, repeat, choose, each]),
        \+ chosen_in(Statement),
        \+ ( targeted_in(Statement), \+ same_target(Statement, One) )
    ->  Program = [Name:each(name:One, of:All, do:Statement)]
    ;   \+ targeted_in(Program0),
        for_each_own(Program0, One, All, Program)
    ).

%!  for_each_own(+Program0, +One, +All, -Program) is det.
%
%   One after the other does Program0. Where that is one statement, its name is that of what all of them have done.

for_each_own(Program0, One, All, [Statement]) :-
    (   Program0 = [Name:Own]
    ->  Statement = Name:for_each(name:One, of:All, do:[Own])
    ;   Statement = for_each(name:One, of:All, do:Program0)
    ).

%   same_target(+Statement, +One) is semidet: what each of them deals damage to is the same.

same_target(Statement, One) :-
    Statement =.. [deal|Roles],
    memberchk(to:To, Roles),
    ( To = target(_, _) ; To = targets(_, up_to(one), _) ; To = targets(_, up_to(1), _) ),
    \+ contains_term(the(One), To),
    !.

%!  apart_from_each_other(+Program) is semidet.
%
%   What all do first has nothing to do with what they do then.

apart_from_each_other(Program) :-
    \+ ( member(Name:_, Program), sub_term(Part, Program), nonvar(Part), memberchk(Part, [did(Name), before(Name), amount(Name), doers(Name)]) ),
    \+ ( member(_:Statement, Program), functor(Statement, Verb, _), memberchk(Verb, [may, if, for_each, pays, repeat, choose, each]) ).

all_own([], _, _, []).
all_own([Statement|Statements], One, All0, Program) :-
    each_own([Statement], One, All0, First),
    again(All0, All),
    all_own(Statements, One, All, Others),
    append(First, Others, Program).

chosen_in(Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    memberchk(Part, [some(_, _), up_to(_, _), any_number(_)]),
    !.

targeted_in(Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    memberchk(Part, [target(_, _), targets(_, _, _)]),
    !.

chooses_own(Statement0, One, All, Statement) :-
    Statement0 =.. [Verb|Roles0],
    memberchk(Verb, [sacrifice, discard, move, tap, untap, destroy, put_counters]),
    own_again(Roles0, One, Roles1),
    append(Before, [Role:Chosen0|After], Roles1),
    chosen_in(Chosen0),
    \+ chosen_in(Before-After),
    with(Chosen0, the(One), agent, Chosen),
    ( memberchk(Verb, [sacrifice, discard]) -> true ; contains_term(agent, Chosen) ),
    with(Before-After, the(One), All, B-A),
    append(B, [Role:Chosen|A], Roles),
    findall(x, ( sub_term(Part, B-A), Part == All ), [_]),
    member(Who:Agents, Roles),
    Agents == All,
    memberchk(Who, [who, by]),
    Statement =.. [Verb|Roles].

%   own_again(+Roles0, +One, -Roles): out of one's own graveyard or hand to the battlefield it is under its owner's control.

own_again(Roles0, One, Roles) :-
    (   append(Before, [under:the(One)|After], Roles0)
    ->  sub_term(in(_, the(One)), Before),
        append(Before, [under:owner|After], Roles)
    ;   Roles = Roles0
    ).

%!  with(+Term0, +Old, +New, -Term) is det.
%
%   Term is Term0 with New for Old.

with(Term0, Old, New, Term) :-
    (   Term0 == Old
    ->  Term = New
    ;   compound(Term0)
    ->  Term0 =.. [Name|Arguments0],
        maplist(with_(Old, New), Arguments0, Arguments),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

with_(Old, New, Term0, Term) :-
    with(Term0, Old, New, Term).

