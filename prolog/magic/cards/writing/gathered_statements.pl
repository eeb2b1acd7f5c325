:- module(gathered_statements,
          [ gathered/2                  % +Statements0, -Statements
          ]).

/** <module> Several statements that one sentence says

Populating, clashing and looking for a card down a library are several statements each, and one verb in English.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module(library(terms), [mapsubterms/3]).

%!  gathered(+Term0, -Term) is det.

gathered(Term0, Term) :-
    (   together(Term0, Term1)
    ->  gathered(Term1, Term)
    ;   Term0 = [Part0|Parts0]
    ->  gathered(Part0, Part),
        gathered(Parts0, Parts),
        Term = [Part|Parts]
    ;   compound(Term0)
    ->  Term0 =.. [Name|Arguments0],
        maplist(gathered, Arguments0, Arguments),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

together([Dug, name(_, those(_, Set))|Rest], [reveal_until(Who, Set)|Rest]) :-
    inner(Dug, dig(Who, Set, _, revealed)).
together([dig(Who, Set, _, hidden), Moved, name(_, _)|Rest], [exile_until(Who, Set)|Rest]) :-
    inner(Moved, move(_, exile, _, _)).
together([name(_, all(Set)), Next|Rest], [Next|Rest]) :-
    contains_term(all(Set), Next).
together([each(_, Of, A), each(_, Of, B)|Rest], [each_together(Of, [A, B])|Rest]) :-
    players(Of).
together([each_together(Of, Statements0), each(_, Of, Next)|Rest], [each_together(Of, Statements)|Rest]) :-
    append(Statements0, [Next], Statements).
together([choose(_, you, 1, 1, all([creature, token, controlled(you)])), Copied|Rest], [populate|Rest]) :-
    inner(Copied, create_copy(you, 1, _, [], untapped)).
together([choose(_, you, 1, 1, all([opponent])), reveal(top(1, both(you, _)), _), for_each(_, both(you, _), _)|Rest], [clash|Rest]).
together([choose(_, you, 0, 1, all(First)), choose(_, you, 0, 1, all([not([is(said(_, _, _))])|Second])), Done0|Rest], [Done|Rest]) :-
    mapsubterms(of_each_kind(First, Second), Done0, Done),
    Done \== Done0.
together([look(you, all([in(library, Whose)]), _), choose(_, you, _, Most, all([Shown|Set]))|Rest], [search_of(Whose, Most, Set)|Rest]) :-
    memberchk(Shown, [among(_), among(_, _)]).
together(and(some(those(R, [owned_by(you)])), or(not(some(those(R, [not([owned_by(you)])]))), _)), clash_won).

%   of_each_kind(+First, +Second, +Said, -Meant) is semidet

of_each_kind(First, Second, both(said(_, _, _), said(_, _, _)), one_of_each(First, Second)).

players(all(Set)) :- ( memberchk(player, Set) ; memberchk(opponent, Set) ), !.

inner(Statement0, Statement) :-
    ( Statement0 = _:Inner -> true ; Inner = Statement0 ),
    Statement = Inner.
