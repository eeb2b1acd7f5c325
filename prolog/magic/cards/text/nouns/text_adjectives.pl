:- module(text_adjectives,
          [ adjectives//1               % ?Adjectives
          ]).
:- use_module('../words/text_lexicon', [card_type/2, color/1, supertype/1]).
:- use_module('../text_phrases', [subtype//2, writing//0]).

/** <module> What stands before a noun: _untapped nonblack_ creatures
*/

%!  adjectives(?Adjectives:list)// is nondet.

adjectives(Adjectives) -->
    (   writing
    ->  { in_some_order(Adjectives, Ordered) },
        adjective_row(Ordered)
    ;   adjective_row(Adjectives)
    ).

%   in_some_order(+Adjectives, -Ordered) is multi: the usual order first.

in_some_order(Adjectives, Ordered) :-
    (   Ordered = Adjectives
    ;   Adjectives = [A, B],
        Ordered = [B, A]
    ).

adjective_row([Adjective|Adjectives]) -->
    adjective(Adjective),
    adjective_row(Adjectives).
adjective_row([not(A), not(B)|Adjectives]) -->
    adjective(not(A)),
    [','],
    adjective(not(B)),
    adjective_row(Adjectives).
adjective_row([]) -->
    [].

adjective(either([A], [B])) -->
    pairing(A),
    ( [or] ; [and, /, or] ),
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
adjective(fortified) -->
    [fortified].
adjective(nontoken) -->
    [nontoken].
adjective(historic) -->
    [historic].
adjective(kicked) -->
    [kicked].
adjective(modified) -->
    [modified].
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
    (   writing
    ->  { negatable(Element, Word),
          atom_concat(non, Word, Form)
        },
        [Form]
    ;   [Form],
        { atom(Form),
          atom_concat(non, Word, Form),
          negatable(Element, Word)
        }
    ).

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

negatable(commander, commander).
negatable(color(Color), Color) :-
    color(Color).
negatable(type(Type), Type) :-
    supertype(Type).
negatable(type(Type), Type) :-
    card_type(Type, _).
