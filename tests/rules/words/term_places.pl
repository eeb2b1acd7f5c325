:- module(term_places,
          [ at/3,                       % +Path, +Term, -Found
            put_at/4,                   % +Path, +Term, +New, -Mutant
            without/4                   % +Path, +N, +Ability, -Mutant
          ]).

/** <module> Places in terms: a number is an argument, e(N) an element of a list
*/

:- use_module(library(lists), [nth1/3, nth1/4]).

at([], Term, Term).
at([Step|Path], Term, Found) :-
    inner(Step, Term, Inner),
    at(Path, Inner, Found).

inner(e(N), List, Inner) :-
    !,
    nth1(N, List, Inner).
inner(N, Term, Inner) :-
    arg(N, Term, Inner).

put_at([], _, New, New).
put_at([Step|Path], Term, New, Mutant) :-
    inner(Step, Term, Inner),
    put_at(Path, Inner, New, Changed),
    (   Step = e(N)
    ->  nth1(N, Term, _, Rest),
        nth1(N, Mutant, Changed, Rest)
    ;   duplicate_term(Term, Mutant),
        setarg(Step, Mutant, Changed)
    ).

without(Path, N, Ability, Mutant) :-
    at(Path, Ability, List),
    nth1(N, List, _, Rest),
    put_at(Path, Ability, Rest, Mutant).
