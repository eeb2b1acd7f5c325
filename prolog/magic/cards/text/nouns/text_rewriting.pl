:- module(text_rewriting,
          [ rewritten/3                 % :Goal, +Term, -New
          ]).

/** <module> Parts of a term that are replaced
*/

:- meta_predicate
    rewritten(2, ?, ?),
    all_rewritten(+, 2, -).

%!  rewritten(:Goal, +Term, -New) is nondet.
%
%   The largest parts of Term for which Goal gives another
%   one are replaced.

rewritten(Goal, Term, New) :-
    (   call(Goal, Term, Found)
    *-> New = Found
    ;   compound(Term),
        Term \= gain(_)
    ->  Term =.. [Name|Arguments],
        all_rewritten(Arguments, Goal, NewArguments),
        New =.. [Name|NewArguments]
    ;   New = Term
    ).

all_rewritten([], _, []).
all_rewritten([Term|Terms], Goal, [New|More]) :-
    rewritten(Goal, Term, New),
    all_rewritten(Terms, Goal, More).
