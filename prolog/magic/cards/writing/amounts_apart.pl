:- module(amounts_apart,
          [ amount_apart/3,             % +Statement0, -Statement, -Tail
            in_place/4                  % +Term0, +Part, +X, -Term
          ]).

/** <module> Amounts that are said behind a statement: "where X is", "for each"

In the statement stands `$x` or a number for the amount.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(amount_words, [simple_amount/1]).

%!  amount_apart(+Statement0, -Statement, -Tail) is nondet.
%
%   Tail is none, where(Amount) or each(Amount).

amount_apart(Statement, Statement, none).
amount_apart(Statement0, Statement, Tail) :-
    compound(Statement0),
    \+ memberchk(Statement0, [if(_, _, _), for_each(_, _, _)]),
    complex_amount(Statement0, Amount0),
    plain_amount(Amount0, Amount),
    (   each_of(Amount, N, Each),
        \+ counted_out(Statement0, Amount0),
        in_place(Statement0, Amount0, N, Statement),
        Tail = each(Each)
    ;   in_place(Statement0, Amount0, '$x', Statement),
        Tail = where(Amount)
    ).

plain_amount(Amount0, Amount) :-
    ( Amount0 = the_amount(negative(Amount)) -> true ; Amount0 = the_amount(Amount) -> true ; Amount = Amount0 ).

%   counted_out(+Statement, +Amount) is semidet: so many are targeted, shown or moved, and not one for each.

counted_out(Statement, Amount) :-
    sub_term(Part, Statement),
    nonvar(Part),
    ( memberchk(Part, [top(Amount, _), some(Amount, _), up_to(Amount, _), counters(_, Amount)]) ; Part = targets(Count, _), compound(Count), arg(1, Count, Amount) ),
    !.

each_of(times(N, Each), N, Each) :- integer(N), countable(Each).
each_of(Each, 1, Each) :- countable(Each).

countable(count(_)).
countable(on(_, _)).
countable(party).
countable(kinds(basic_land_type, _)).
countable(count_done(_, _)).

complex_amount(Statement, Amount) :-
    sub_term(Part, Statement),
    compound(Part),
    amount_place(Part, Amount),
    \+ ( plain_amount(Amount, Plain), simple_amount(Plain) ),
    !.

amount_place(draw(_, A), A).
amount_place(mill(_, A), A).
amount_place(gain_life(_, A), A).
amount_place(lose_life(_, A), A).
amount_place(deal(_, A, _), A).
amount_place(put_counters(_, _, A), A).
amount_place(remove_counters(_, _, A), A).
amount_place(create(_, A, _, _), A).
amount_place(create_copy(_, A, _, _, _), A).
amount_place(add_mana(_, _, A), A).
amount_place(pays_mana(_, A, _, _), A).
amount_place(pt(A, _), A) :- compound(A).
amount_place(pt(_, A), A) :- compound(A).
amount_place(set_pt(A, _), A) :- compound(A).
amount_place(counters(_, A), A).
amount_place(top(A, _), A).
amount_place(some(A, _), A).
amount_place(up_to(A, _), A).
amount_place(targets(Count, _), A) :- ( Count = up_to(A) ; Count = exactly(A) ), compound(A).
amount_place(scry(_, A), A).
amount_place(surveil(_, A), A).
amount_place(get_counters(_, _, A), A).

%!  in_place(+Term0, +Amount, +X, -Term) is det.

in_place(Term0, Amount, X, Term) :-
    (   Term0 == Amount
    ->  ( Amount = the_amount(negative(_)) -> ( integer(X) -> Term is -X ; Term = '$minus' ) ; Term = X )
    ;   compound(Term0)
    ->  Term0 =.. [Name|Arguments0],
        in_places(Arguments0, Amount, X, Arguments),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

in_places([], _, _, []).
in_places([Term0|Terms0], Amount, X, [Term|Terms]) :-
    in_place(Term0, Amount, X, Term),
    in_places(Terms0, Amount, X, Terms).
