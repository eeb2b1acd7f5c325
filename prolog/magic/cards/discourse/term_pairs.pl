:- module(term_pairs,
          [ pairs_of/2                  % +Term, -Pairs
          ]).

/** <module> Of which pairs of constructions a term is made
*/

:- use_module(library(lists), [member/2]).
:- use_module(library(occurs), [sub_term/2]).

%!  pairs_of(+Term, -Pairs:list(atom)) is det.
%
%   Pairs are sorted, `outer>inner` for a construction and what stands in it.

pairs_of(Term, Pairs) :-
    findall(Pair, pair_in(Term, Pair), Pairs0),
    sort(Pairs0, Pairs).

pair_in(Term, Pair) :-
    sub_term(Outer, Term),
    compound(Outer),
    Outer \= [_|_],
    label(Outer, OuterLabel),
    Outer =.. [_|Parts],
    member(Part, Parts),
    element(Part, Inner),
    compound(Inner),
    label(Inner, InnerLabel),
    atomic_list_concat([OuterLabel, >, InnerLabel], Pair).

element(Part, Inner) :-
    ( is_list(Part) -> member(Inner, Part) ; Inner = Part ).

label(Term, Label) :-
    (   own_label(Term, Own)
    ->  Label = Own
    ;   functor(Term, Label, _)
    ).

own_label(ref(K), Label) :-
    (   integer(K)
    ->  Label = ref
    ;   atom(K)
    ->  Label = K
    ;   functor(K, Name, _),
        atom_concat(ref_, Name, Label)
    ).
own_label(sel([Determiner|_], _), Label) :-
    functor(Determiner, Name, _),
    atom_concat(sel_, Name, Label).
own_label(join(Word, _), Label) :-
    ( atom(Word) -> atom_concat(join_, Word, Label) ; Label = join_comma ).
own_label(then(Word, _), Label) :-
    ( atom(Word) -> atom_concat(then_, Word, Label) ; Label = then_comma ).
