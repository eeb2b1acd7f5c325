:- encoding(utf8).
:- module(text_letters,
          [ letter//1,                  % -Code
            letters//1,                 % -Codes
            symbols//1,                 % -Codes
            possessive//0,
            apostrophe//0,
            capitalised/2               % +Word, -Capitalised
          ]).

/** <module> Letters of texts, for both readers
*/

%!  symbols(-Codes)// is nondet.
%
%   A run of symbols in braces, the first solution being the longest.

symbols([0'{|Codes]) -->
    "{",
    symbol_rest(Codes).

symbol_rest([0'}|Codes]) -->
    "}",
    (   symbols(More)
    ->  { Codes = More }
    ;   { Codes = [] }
    ).
symbol_rest([Code|Codes]) -->
    [Code],
    { Code =\= 0'} },
    symbol_rest(Codes).

%!  letters(-Codes)// is det.
%
%   The rest of a word.

letters(Codes) -->
    (   letter(Code)
    ->  { Codes = [Code|More] },
        letters(More)
    ;   possessive_ahead
    ->  { Codes = [] }
    ;   joint(Joint),
        letter(Code)
    ->  { Codes = [Joint, Code|More] },
        letters(More)
    ;   { Codes = [] }
    ).

%   possessive_ahead//: "'s" ends a word and is a token itself.

possessive_ahead -->
    \+ \+ possessive.

%!  possessive// is semidet.

possessive -->
    apostrophe,
    "s",
    \+ letter(_).

%!  letter(-Code)// is semidet.

letter(Code) -->
    [Code],
    { letter(Code) }.

letter(Code) :-
    (   code_type(Code, lower)
    ->  true
    ;   code_type(Code, upper)
    ).

joint(0'-) -->
    "-".
joint(0'\') -->
    apostrophe.

%!  apostrophe// is semidet.

apostrophe -->
    ( "'" | "’" ).

%!  capitalised(+Word, -Capitalised:atom) is det.

capitalised(Word, Capitalised) :-
    sub_atom(Word, 0, 1, _, First),
    sub_atom(Word, 1, _, 0, Rest),
    upcase_atom(First, Upper),
    atom_concat(Upper, Rest, Capitalised).
