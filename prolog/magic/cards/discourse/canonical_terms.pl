:- module(canonical_terms,
          [ canonical/2,                % +Term0, -Term
            dangling/2                  % +Term, -K
          ]).

/** <module> One term for what is one meaning

The published equivalences (equivalences.pl) are applied from the inside to the outside, and referents are
numbered in the order in which the term introduces them.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [list_to_set/2, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(equivalences, [one_meaning/3]).

%!  canonical(+Term0, -Term) is det.

canonical(Term0, Term) :-
    rewritten(Term0, Term1),
    introduced_in(Term1, Ks),
    foldl(number, Ks, 1-[], _-Map),
    renumbered(Term1, Map, Term).

rewritten(Term0, Term) :-
    (   compound(Term0)
    ->  Term0 =.. [Name|Parts0],
        maplist(rewritten, Parts0, Parts),
        Term1 =.. [Name|Parts],
        outside(Term1, Term)
    ;   Term = Term0
    ).

outside(Term0, Term) :-
    (   one_meaning(_, Term0, Term1)
    ->  outside(Term1, Term)
    ;   Term = Term0
    ).

%   introduced_in(+Term, -Ks) is det: in the order of Term.

introduced_in(Term, Ks) :-
    findall(K, ( sub_term(Part, Term), nonvar(Part), Part = at(K, _, _), integer(K) ), Ks0),
    list_to_set(Ks0, Ks).

number(K, Number-Map, Next-[K-Number|Map]) :-
    Next is Number+1.

renumbered(at(K0, Owner0, Said0), Map, Term) =>
    Term = at(K, Owner, Said),
    as_numbered(K0, Map, K),
    renumbered(Owner0, Map, Owner),
    renumbered(Said0, Map, Said).
renumbered(ref(K0), Map, Term) =>
    Term = ref(K),
    as_numbered(K0, Map, K).
renumbered(ref(K0, Said0), Map, Term) =>
    Term = ref(K, Said),
    as_numbered(K0, Map, K),
    renumbered(Said0, Map, Said).
renumbered(rest_of(K0), Map, Term) =>
    Term = rest_of(K),
    as_numbered(K0, Map, K).
renumbered(Event-K0, Map, Term), integer(K0) =>
    Term = Event-K,
    as_numbered(K0, Map, K).
renumbered(Term0, Map, Term), compound(Term0) =>
    Term0 =.. [Name|Parts0],
    all_renumbered(Parts0, Map, Parts),
    Term =.. [Name|Parts].
renumbered(Term0, _, Term) =>
    Term = Term0.

all_renumbered([], _, []).
all_renumbered([Term0|Terms0], Map, [Term|Terms]) :-
    renumbered(Term0, Map, Term),
    all_renumbered(Terms0, Map, Terms).

as_numbered(other(K0), Map, Meant) =>
    Meant = other(K),
    as_numbered(K0, Map, K).
as_numbered(one_of(Ks0), Map, Meant) =>
    Meant = one_of(Ks),
    all_numbered(Ks0, Map, Ks).
as_numbered(K0, Map, Meant) =>
    ( integer(K0), memberchk(K0-K, Map) -> Meant = K ; Meant = K0 ).

all_numbered([], _, []).
all_numbered([K0|Ks0], Map, [K|Ks]) :-
    as_numbered(K0, Map, K),
    all_numbered(Ks0, Map, Ks).

%!  dangling(+Term, -K) is nondet.
%
%   Term refers to K, which it does not introduce.

dangling(Term, K) :-
    introduced_in(Term, Ks),
    sub_term(Part, Term),
    nonvar(Part),
    refers(Part, K),
    \+ memberchk(K, Ks).

refers(ref(Meant), K) :- number_meant(Meant, K).
refers(ref(Meant, _), K) :- number_meant(Meant, K).
refers(rest_of(K), K).

number_meant(Meant, K) :-
    (   integer(Meant)
    ->  K = Meant
    ;   Meant = other(K)
    ->  true
    ;   Meant = one_of(Ks),
        member(K, Ks)
    ).
