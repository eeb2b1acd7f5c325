:- encoding(utf8).
:- module(tokens,
          [ text_tokens/2,              % +Text, -Tokens
            tokens_text/2,              % +Tokens, -Text
            spelled/2                   % +Text, +Tokens
          ]).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(dcg/basics), [blanks//0, digits//1, string_without//2]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module('../text/words/text_letters', [capitalised/2, letter//1, letters//1, possessive//0, symbols//1]).
:- use_module('../text/words/text_subtypes', [known_subtype/1]).
:- use_module(noun_words, [noun_form/3]).

/** <module> Between text and its tokens

A token is

  * an integer, or a word. A capital that is part of the word is kept, one that only begins a sentence is taken off;
    `a` also stands for "an"
  * a run of symbols as one atom: '{1}{R}'; a loyalty symbol or chapter: '[+1]'
  * a pair '+1/+1' or '2/2', a range '1-6', a die `d20`
  * `non` before a word that it is written together with, 'non-' before one with a hyphen
  * a mark. Quotation marks are '“' and '”'; '.”' ends a quotation in the middle of a sentence, with the full stop of
    the quotation only; '‘' and '’' stand around what is quoted in a quotation. '—-' is a dash after which no space stands, ',^' a comma after which a cost begins with a
    capital
*/

%!  text_tokens(+Text:text, -Tokens:list) is det.

text_tokens(Text, Tokens) :-
    atom_codes(Text, Codes),
    phrase(plain_tokens(Plain), Codes),
    quoted(Plain, opening, Marked),
    cased(Marked, sentence, Tokens).

plain_tokens(Tokens) -->
    (   tight_dash
    ->  { Tokens = ['—-'|Rest] },
        plain_tokens(Rest)
    ;   blanks,
        plain_token(Token)
    ->  { Tokens = [Token|Rest] },
        plain_tokens(Rest)
    ;   blanks,
        { Tokens = [] }
    ).

tight_dash -->
    "—",
    \+ " ",
    \+ "\n".

%   plain_token(-Token)// is nondet, the first solution being the token.

plain_token(Token) -->
    symbols(Codes),
    { atom_codes(Token, Codes) }.
plain_token(Token) -->
    "[",
    string_without(`]`, Inner),
    "]",
    { maplist(plain_sign, Inner, Plain),
      append([`[`, Plain, `]`], Codes),
      atom_codes(Token, Codes)
    }.
plain_token(Token) -->
    sign(A),
    size(B),
    "/",
    sign(C),
    size(D),
    \+ letter(_),
    { append([A, B, `/`, C, D], Codes),
      atom_codes(Token, Codes)
    }.
plain_token(Token) -->
    digits([A|As]),
    ( "-" | "—" | "–" ),
    digits([B|Bs]),
    { append([[A|As], `-`, [B|Bs]], Codes),
      atom_codes(Token, Codes)
    }.
plain_token(Token) -->
    digits([Digit|Digits]),
    { number_codes(Token, [Digit|Digits]) }.
plain_token('\'s') -->
    possessive.
plain_token('and/or') -->
    "and/or".
plain_token(Token) -->
    "d",
    digits([Digit|Digits]),
    { atom_codes(Token, [0'd, Digit|Digits]) }.
plain_token(Token) -->
    letter(First),
    letters(Rest),
    { atom_codes(Token, [First|Rest]) }.
plain_token('...') -->
    "...".
plain_token(Token) -->
    [Code],
    { char_code(Token, Code) }.

sign(Codes) -->
    (   [Code],
        { memberchk(Code, `+-−`) }
    ->  { plain_sign(Code, Plain),
          Codes = [Plain]
        }
    ;   { Codes = [] }
    ).

size(Codes) -->
    (   digits([Digit|Digits])
    ->  { Codes = [Digit|Digits] }
    ;   [Code],
        { memberchk(Code, `XY*`),
          Codes = [Code]
        }
    ).

plain_sign(Code, Plain) :- ( Code =:= 0'− -> Plain = 0'- ; Plain = Code ).

%   quoted(+Plain, +Next, -Marked) is det: quotation marks get a side.

quoted([], _, Marked) => Marked = [].
quoted(['"'|Plain], opening, Marked) =>
    Marked = ['“'|Rest],
    quoted(Plain, closing, Rest).
quoted(['.', '"'|Plain], closing, Marked) =>
    (   goes_on(Plain)
    ->  Marked = ['.”'|Rest]
    ;   Marked = ['”', '.'|Rest]
    ),
    quoted(Plain, opening, Rest).
quoted(['"'|Plain], closing, Marked) =>
    Marked = ['”'|Rest],
    quoted(Plain, opening, Rest).
quoted(['\''|Plain], closing, Marked), quoted_within(Plain) =>
    Marked = ['‘'|Rest],
    quoted(Plain, within, Rest).
quoted(['.', '\'', '"'|Plain], within, Marked) =>
    Marked = ['’', '”', '.'|Rest],
    quoted(Plain, opening, Rest).
quoted([Token|Plain], Next, Marked) =>
    Marked = [Token|Rest],
    quoted(Plain, Next, Rest).

%   quoted_within(+Plain) is semidet: an apostrophe before a capital or symbols opens what ends together with the quotation.

quoted_within([First|Plain]) :-
    ( capital_lowered(First, _) ; sub_atom(First, 0, 1, _, Mark), memberchk(Mark, ['{', '[']) ),
    append(Inner, ['.', '\'', '"'|After], Plain),
    !,
    \+ memberchk('"', Inner),
    \+ goes_on(After).

goes_on([Token|_]) :- memberchk(Token, [',', and, or, until, '.', to, for, then, in, if, as, under, attached]).

%   cased(+Marked, +Case, -Tokens) is det: in the Case `sentence`, a capital is no part of the word.

cased([], _, Tokens) => Tokens = [].
cased([',', Word|Marked], _, Tokens), capital_lowered(Word, Verb), opens_cost(Verb) =>
    Tokens = [',^'|Rest],
    cased([Verb|Marked], phrase, Rest).
cased([Token|Marked], Case, Tokens) =>
    (   Case == sentence,
        capital_lowered(Token, Lower),
        \+ subtype_word(Token)
    ->  divided(Lower, Tokens, Rest)
    ;   divided(Token, Tokens, Rest)
    ),
    case_after(Token, Next),
    cased(Marked, Next, Rest).

case_after(Token, Case) :-
    ( memberchk(Token, ['.', ':', '•', '“', '‘', '—', '—-', '|']) -> Case = sentence ; Case = phrase ).

opens_cost(Verb) :-
    memberchk(Verb, [sacrifice, pay, discard, tap, untap, exile, remove, return, put, reveal, mill, collect, unattach,
                     exert, forage, behold, blight, waterbend, choose, turn, shuffle, exchange, flip, roll, have, say,
                     create, gain, add, detain, crew, earthbend]).

capital_lowered(Word, Lower) :-
    atom(Word),
    sub_atom(Word, 0, 1, _, First),
    char_type(First, upper),
    \+ memberchk(Word, ['X', 'Y']),
    \+ atom_concat('Non-', _, Word),
    downcase_atom(Word, Lower).

subtype_word(Word) :-
    noun_form(sub(Subtype), _, Word),
    known_subtype(Subtype),
    !.

%   divided(+Word, -Tokens, ?Rest) is det.

divided(Word, Tokens, Rest) :-
    (   integer(Word)
    ->  Tokens = [Word|Rest]
    ;   memberchk(Word, [an, 'An'])
    ->  Tokens = [a|Rest]
    ;   member(Contracted, ['\'re', '\'ve', '\'d', '\'ll']),
        atom_concat(Before, Contracted, Word),
        Before \== ''
    ->  Tokens = [Before, Contracted|Rest]
    ;   member(Negation, ['non-', 'Non-']),
        atom_concat(Negation, Negated, Word)
    ->  Tokens = ['non-', Negated|Rest]
    ;   atom_concat(non, Negated, Word),
        negated(Negated)
    ->  Tokens = [non, Negated|Rest]
    ;   Tokens = [Word|Rest]
    ).

negated(Word) :-
    memberchk(Word, [creature, land, basic, black, white, blue, red, green, artifact, token, legendary, enchantment,
                     snow, combat, planeswalker, historic, colorless, lands, creatures, artifacts, mana, commander,
                     tokens, outlaw, instant, sorcery, permanent]).

%!  tokens_text(+Tokens:list, -Text:atom) is det.

tokens_text(Tokens, Text) :-
    pieces(Tokens, sentence, '', Pieces),
    atomic_list_concat(Pieces, Text).

%!  spelled(+Text:text, +Tokens:list) is semidet.
%
%   Text is what Tokens are written as, but for spaces, the kinds of dashes, and capitals where Text or a quotation begins.

spelled(Text, Tokens) :-
    tokens_text(Tokens, Written),
    maplist(atom_codes, [Text, Written], [Codes, WrittenCodes]),
    spelling(Codes, start, Letters),
    spelling(WrittenCodes, start, Letters).

spelling([], _, Letters) => Letters = [].
spelling([0'"|Codes], _, Letters) => spelling(Codes, start, Letters).
spelling([Code|Codes], Place, Letters), code_type(Code, alnum) =>
    ( Place == start, code_type(Code, upper(Lower)) -> Letters = [Lower|Rest] ; Letters = [Code|Rest] ),
    spelling(Codes, within, Rest).
spelling([_|Codes], Place, Letters) => spelling(Codes, Place, Letters).

%   pieces(+Tokens, +Case, +Space, -Pieces) is det: Space is what parts the next token from the one before.

pieces([], _, _, Pieces) => Pieces = [].
pieces(['’', '”', '.'|Tokens], Case, Space, Pieces) => pieces(['.', '’', '”'|Tokens], Case, Space, Pieces).
pieces(['”', '.'|Tokens], Case, Space, Pieces) => pieces(['.', '”'|Tokens], Case, Space, Pieces).
pieces(['•'|Tokens], _, _, Pieces) =>
    Pieces = ['\n•'|Rest],
    pieces(Tokens, sentence, ' ', Rest).
pieces([',^'|Tokens], _, _, Pieces) =>
    Pieces = [','|Rest],
    pieces(Tokens, sentence, ' ', Rest).
pieces([Token|Tokens], Case, Space, Pieces) =>
    shown(Token, Tokens, Plain),
    ( Case == sentence, atom(Plain) -> capitalised(Plain, Shown) ; Shown = Plain ),
    ( glued_left(Token) -> Pieces = [Shown|Rest] ; Pieces = [Space, Shown|Rest] ),
    ( memberchk(Token, ['“', '‘', 'non-', non, '—-']) -> Next = '' ; Next = ' ' ),
    ( Token == '”', Case == sentence -> After = sentence ; case_after(Token, After) ),
    pieces(Tokens, After, Next, Rest).

glued_left(Token) :-
    memberchk(Token, ['.', ',', ':', '\'s', '”', '’', '.”', ';', '!', '\'', '?', '—-', '\'re', '\'ve', '\'d', '\'ll']).

shown('“', _, Shown) => Shown = '"'.
shown('”', _, Shown) => Shown = '"'.
shown('‘', _, Shown) => Shown = '\''.
shown('’', _, Shown) => Shown = '\''.
shown('.”', _, Shown) => Shown = '."'.
shown('—-', _, Shown) => Shown = '—'.
shown(a, [Next|_], Shown), sounds_open(Next) => Shown = an.
shown(Token, _, Shown) => Shown = Token.

%   sounds_open(+Token) is semidet: "an" and not "a" stands before Token.

sounds_open(Number), integer(Number) =>
    (   memberchk(Number, [8, 11, 18])
    ->  true
    ;   Number >= 80,
        Number < 90
    ).
sounds_open(Word) =>
    (   memberchk(Word, ['X', hour, '{E}'])
    ->  true
    ;   member(Start, [a, e, i, o, u, 'A', 'E', 'I', 'O', 'U', '8/', '11/', 'X/']),
        sub_atom(Word, 0, _, _, Start)
    ->  Word \== one,
        \+ ( member(Glide, [uni, 'Uni', eu]), sub_atom(Word, 0, _, _, Glide) )
    ).
