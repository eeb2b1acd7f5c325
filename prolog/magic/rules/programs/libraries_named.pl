:- module(libraries_named,
          [ shuffled_in/3               % +Written, +Compiled, -Statements
          ]).

/** <module> Into whose libraries things are shuffled (701.24)

A library is shuffled even if there is nothing to be shuffled into it, or what there was has gone elsewhere. So as a card is
defined, `move(what: What, to: library(shuffled))` becomes `shuffle_in(what: What, whose: Whose)`: Whose is the player in whose
zone What is looked for, and of an object its owner.
*/

:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).

%!  shuffled_in(+Written, +Compiled, -Statements) is det.
%
%   Statements are Compiled, in which targets are numbered, with whose libraries are shuffled; Written is what Compiled was
%   before that.

shuffled_in(Term0, Term, Statements) :-
    (   into_libraries(Term0, What0, _),
        into_libraries(Term, What, Roles)
    ->  whose(What0, What, Whose),
        Statements =.. [shuffle_in, whose:Whose|Roles]
    ;   compound(Term),
        compound(Term0),
        compound_name_arity(Term, Name, Arity),
        compound_name_arity(Term0, Name, Arity)
    ->  Term0 =.. [Name|Parts0],
        Term =.. [Name|Parts],
        maplist(shuffled_in, Parts0, Parts, New),
        Statements =.. [Name|New]
    ;   Statements = Term
    ).

into_libraries(Statement, What, Roles) :-
    nonvar(Statement),
    Statement =.. [move|Roles0],
    memberchk(what:What, Roles0),
    selectchk(to:To, Roles0, Roles),
    To == library(shuffled).

%   whose(+Written, +Compiled, -Whose) is det.

whose(What0, What, Whose) :-
    (   What0 = both(A0, B0),
        What = both(A, B)
    ->  whose(A0, A, X),
        whose(B0, B, Y),
        all_of(X, Y, Whose)
    ;   described(What, Set),
        member(Part, Set),
        holder(Part, Who)
    ->  Whose = Who
    ;   What0 = targets(_, Set),
        member(Part, Set),
        holder(Part, Who),
        \+ targeted(Who)
    ->  Whose = Who
    ;   described(What, _)
    ->  Whose = owners
    ;   Whose = owner(What)
    ).

all_of(X, Y, Whose) :-
    (   X == owners
    ->  Whose = Y
    ;   Y == owners
    ->  Whose = X
    ;   Whose = both(X, Y)
    ).

%   described(+What, -Set) is semidet: What is whatever is in Set now.

described(all(Set), Set).
described(some(_, Set), Set).
described(up_to(_, Set), Set).
described(any_number(Set), Set).
described(those(_, Set), Set).

%   holder(+Part, -Player) is semidet: Part of a set says whose things they are.

holder(in(_, Player), Player).
holder(card_in(_, Player), Player).
holder(owned(Player), Player).
holder(owned_by(Player), Player).

targeted(Who) :-
    sub_term(Part, Who),
    nonvar(Part),
    memberchk(Part, [target(_), targets(_, _)]).
