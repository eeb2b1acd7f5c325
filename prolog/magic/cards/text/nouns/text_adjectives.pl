:- module(text_adjectives,
          [ adjectives//1               % ?Adjectives
          ]).
:- use_module('../text_lexicon', [card_type/2, color/1, supertype/1]).
:- use_module('../text_phrases', [subtype//2]).

/** <module> What stands before a noun: _untapped nonblack_ creatures
*/

%!  adjectives(?Adjectives:list)// is nondet.

adjectives([Adjective|Adjectives]) -->
    adjective(Adjective),
    adjectives(Adjectives).
adjectives([]) -->
    [].

adjective(either([A], [B])) -->
    pairing(A),
    [or],
    pairing(B),
    { paired(A, B) }.
adjective(attacking) -->
    [attacking].
adjective(blocking) -->
    [blocking].
adjective(tapped) -->
    [tapped].
adjective(untapped) -->
    [untapped].
adjective(enchanted) -->
    [enchanted].
adjective(equipped) -->
    [equipped].
adjective(nontoken) -->
    [nontoken].
adjective(color(Color)) -->
    [Color],
    { color(Color) }.
adjective(type(Type)) -->
    [Type],
    { supertype(Type) }.
adjective(not(subtype(Subtype))) -->
    ['non-'],
    subtype(Subtype, singular).
adjective(not(Element)) -->
    { negatable(Element, Word),
      atom_concat(non, Word, Form)
    },
    [Form].

%   pairing(?Part)//: an adjective that "or" joins with another of its sort.

pairing(attacking) -->
    [attacking].
pairing(blocking) -->
    [blocking].
pairing(color(Color)) -->
    [Color],
    { color(Color) }.

paired(attacking, blocking).
paired(color(A), color(B)) :-
    A \== B.

negatable(color(Color), Color) :-
    color(Color).
negatable(type(Type), Type) :-
    supertype(Type).
negatable(type(Type), Type) :-
    card_type(Type, _).
