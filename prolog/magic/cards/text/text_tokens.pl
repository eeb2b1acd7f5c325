:- encoding(utf8).
:- module(text_tokens,
          [ text_tokens/3,              % +Text, +Name, -Tokens
            tokens_text/4,              % +Tokens, +Name, +Case, -Text
            case_after/2                % +Token, -Case
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(dcg/basics), [blanks//0, digits//1]).
:- use_module(words/text_letters, [apostrophe//0, capitalised/2, letter//1, letters//1, possessive//0, symbols//1]).

/** <module> Between text and the tokens of the ability grammar

A token is

  * a word in lower case, with '^' before it if it begins with a capital that
    is not only the capital of a sentence. The word `a` also stands for "an".
  * an integer, or a mark of punctuation as an atom. '\'s' is a mark.
  * a run of mana symbols or other symbols in braces, as one atom: '{1}{R}'
  * `~`, the card's name or whatever else the card calls itself
  * name(Name): any text, written as it is
*/

%!  tokens_text(+Tokens:list, +Name:text, +Case:oneof([sentence,phrase]), -Text:string) is det.
%
%   Text is what Tokens look like on paper. In the Case `sentence` it begins
%   with a capital.

tokens_text(Tokens0, Name, Case, Text) :-
    stops_in_quotes(Tokens0, Tokens),
    pieces(Tokens, Case, '', Name, Pieces),
    atomic_list_concat(Pieces, Atom),
    atom_string(Atom, Text).

%   pieces(+Tokens, +Case, +Space, +Name, -Pieces) is det: Space is what parts
%   the next token from the one before.

pieces([], _, _, _, Pieces) =>
    Pieces = [].
pieces(['^', Word|Tokens], _, Space, Name, Pieces) =>
    capitalised_words(Word, Shown),
    Pieces = [Space, Shown|Rest],
    pieces(Tokens, phrase, ' ', Name, Rest).
pieces([Token|Tokens], Case, Space, Name, Pieces) =>
    shown(Token, Tokens, Name, Plain),
    cased(Case, Plain, Shown),
    (   glued_left(Token)
    ->  Pieces = [Shown|Rest]
    ;   Pieces = [Space, Shown|Rest]
    ),
    case_after(Token, NextCase),
    space_after(Token, NextSpace),
    pieces(Tokens, NextCase, NextSpace, Name, Rest).

shown(a, Next, _, Shown) =>
    (   sounds_open(Next)
    ->  Shown = an
    ;   Shown = a
    ).
shown(~, _, Name, Shown) =>
    Shown = Name.
shown(name(Text), _, _, Shown) =>
    Shown = Text.
shown('“', _, _, Shown) =>
    Shown = '"'.
shown('”', _, _, Shown) =>
    Shown = '"'.
shown('•', _, _, Shown) =>
    Shown = '\n• '.
shown(Token, _, _, Shown) =>
    Shown = Token.

%   sounds_open(+Tokens): "an" and not "a" stands before Tokens.

sounds_open(['^', x|_]) =>
    true.
sounds_open(['^'|Tokens]) =>
    sounds_open(Tokens).
sounds_open([Number|_]), integer(Number) =>
    (   memberchk(Number, [8, 11, 18])
    ->  true
    ;   Number >= 80,
        Number < 90
    ).
sounds_open([Word|_]), atom(Word) =>
    sub_atom(Word, 0, 1, _, Letter),
    memberchk(Letter, [a, e, i, o, u, 'A', 'E', 'I', 'O', 'U']),
    \+ sub_atom(Word, 0, _, _, uni),
    Word \== one.
sounds_open(_) =>
    fail.

glued_left(Token) :-
    memberchk(Token, [',', '.', ':', '/', '\'s', '—', '•', '”']).

space_after(Token, Space) :-
    (   memberchk(Token, [+, -, /, 'non-', '—', '•', '“'])
    ->  Space = ''
    ;   Space = ' '
    ).

%!  case_after(+Token, -Case) is det.
%
%   Case is `sentence` where a capital after Token is no part of the word.

case_after(Token, Case) :-
    (   memberchk(Token, ['.', ':', '—', '•', '“', '"'])
    ->  Case = sentence
    ;   Case = phrase
    ).

cased(phrase, Word, Word).
cased(sentence, Word, Shown) :-
    (   atomic(Word),
        \+ number(Word)
    ->  capitalised(Word, Shown)
    ;   Shown = Word
    ).

%   capitalised_words(+Word, -Shown): time_lord is a Time Lord, an assembly-worker an Assembly-Worker.

capitalised_words(Word, Shown) :-
    atomic_list_concat(Words0, '_', Word),
    maplist(capitalised_parts, Words0, Words),
    atomic_list_concat(Words, ' ', Shown).

capitalised_parts(Word, Shown) :-
    atomic_list_concat(Parts0, -, Word),
    maplist(capitalised, Parts0, Parts),
    atomic_list_concat(Parts, -, Shown).

%!  text_tokens(+Text:text, +Name:text, -Tokens:list) is det.
%
%   Tokens is what Text consists of, each occurrence of Name being one token.

text_tokens(Text, Name, Tokens) :-
    atom_codes(Text, Codes),
    atom_codes(Name, NameCodes),
    phrase(tokens(sentence, NameCodes, Plain), Codes),
    (   memberchk('"', Plain)
    ->  quoted(Plain, opening, Tokens)
    ;   Tokens = Plain
    ).

%   stops_in_quotes(+Tokens0, -Tokens) is det: on paper, a full stop stands before the mark that
%   ends a quotation.

stops_in_quotes([], Tokens) =>
    Tokens = [].
stops_in_quotes(['”', '.'|Tokens0], Tokens) =>
    Tokens = ['.', '”'|Rest],
    stops_in_quotes(Tokens0, Rest).
stops_in_quotes([Token|Tokens0], Tokens) =>
    Tokens = [Token|Rest],
    stops_in_quotes(Tokens0, Rest).

%   quoted(+Plain, +Next, -Tokens) is det: of the quotation marks every second one is `closing`. A full
%   stop before it ends the whole sentence, or nothing.

quoted([], _, Tokens) =>
    Tokens = [].
quoted(['"'|Plain], opening, Tokens) =>
    Tokens = ['“'|Rest],
    quoted(Plain, closing, Rest).
quoted(['.', '"'|Plain], closing, Tokens) =>
    (   goes_on(Plain)
    ->  Tokens = ['”'|Rest]
    ;   Tokens = ['”', '.'|Rest]
    ),
    quoted(Plain, opening, Rest).
quoted(['"'|Plain], closing, Tokens) =>
    Tokens = ['”'|Rest],
    quoted(Plain, opening, Rest).
quoted([Token|Plain], Next, Tokens) =>
    Tokens = [Token|Rest],
    quoted(Plain, Next, Rest).

goes_on([Token|_]) :-
    memberchk(Token, [and, or, until, '.', ',']).

tokens(Case, Name, Tokens) -->
    blanks,
    (   token(Case, Name, Token)
    ->  { written(Token, Case, Tokens, Rest),
          case_after(Token, Next)
        },
        tokens(Next, Name, Rest)
    ;   { Tokens = [] }
    ).

%   written(+Token, +Case, -Tokens, ?Rest) is det.

written(capital(Word), phrase, Tokens, Rest) =>
    Tokens = ['^', Word|Rest].
written(capital(Word), sentence, Tokens, Rest) =>
    written(Word, sentence, Tokens, Rest).
written(an, _, Tokens, Rest) =>
    Tokens = [a|Rest].
written('−', _, Tokens, Rest) =>
    Tokens = [-|Rest].
written(Token, _, Tokens, Rest) =>
    Tokens = [Token|Rest].

%   token(+Case, +Name, -Token)// is nondet, the first solution being the token.

token(Case, Name, ~) -->
    name(Name, Case).
token(_, _, Symbols) -->
    symbols(Codes),
    { atom_codes(Symbols, Codes) }.
token(_, _, Symbol) -->
    loyalty_symbol(Codes),
    { atom_codes(Symbol, Codes) }.
token(_, _, Number) -->
    digits([Digit|Digits]),
    { number_codes(Number, [Digit|Digits]) }.
token(_, _, '\'s') -->
    possessive.
token(_, _, 'owners\'') -->
    "owners",
    apostrophe.
token(_, _, 'controllers\'') -->
    "controllers",
    apostrophe.
token(_, _, 'non-') -->
    ( "non-" | "Non-" ).
token(_, _, Token) -->
    letter(First),
    letters(Rest),
    { word_token([First|Rest], Token) }.
token(_, _, Mark) -->
    [Code],
    { char_code(Mark, Code) }.

name([First|Rest], Case) -->
    [Code],
    { same_letter(Case, Code, First) },
    Rest,
    \+ letter(_).

same_letter(sentence, Code, First) :-
    upper_letter(Code, Upper),
    upper_letter(First, Upper).
same_letter(phrase, Code, Code).

upper_letter(Code, Upper) :-
    char_code(Char, Code),
    upcase_atom(Char, Upper).

%   loyalty_symbol(-Codes)//: [+1], [-2], with a hyphen for whatever dash there is; [IV] is a chapter.

loyalty_symbol([0'[|Codes]) -->
    "[",
    loyalty_rest(Codes).

loyalty_rest([0']]) -->
    "]".
loyalty_rest([Plain|Codes]) -->
    [Code],
    { ( Code =:= 0'− -> Plain = 0'- ; Plain = Code ),
      ( memberchk(Plain, `+-XIV`) -> true ; code_type(Plain, digit) )
    },
    loyalty_rest(Codes).

word_token([First|Rest], Token) :-
    (   code_type(First, upper(_))
    ->  atom_codes(Cased, [First|Rest]),
        downcase_atom(Cased, Word),
        Token = capital(Word)
    ;   atom_codes(Token, [First|Rest])
    ).
