:- encoding(utf8).
:- module(token_kinds,
          [ symbols/1,                  % +Token
            bracketed/1,                % +Token
            row_label/1,                % +Token
            size_token/1,               % +Token
            number_token/1,             % +Token
            die_token/1,                % +Token
            capital_word/1,             % +Token
            lower_word/1,               % +Token
            label_word/1,               % +Token
            quotation_end/1,            % ?Token
            up_down/1                   % ?Token
          ]).

:- use_module(library(lists), [memberchk/2]).

/** <module> What kind of token a token is
*/

first_letter(Token, Letter) :-
    atom(Token),
    sub_atom(Token, 0, 1, _, Letter).

%!  symbols(+Token) is semidet.
%
%   Token is a run of mana symbols or other ones.

symbols(Token) :- first_letter(Token, '{').

%!  bracketed(+Token) is semidet.
%
%   Token is a loyalty symbol or a chapter.

bracketed(Token) :- first_letter(Token, '[').

%!  row_label(+Token) is semidet.
%
%   Token is a result of a die, or a range of results.

row_label(Token) :-
    (   integer(Token)
    ->  true
    ;   first_letter(Token, Letter),
        char_type(Letter, digit)
    ).

%!  size_token(+Token) is semidet.
%
%   Token is a size, such as '2/2' or '+1/+1'.

size_token(Token) :-
    atom(Token),
    sub_atom(Token, _, 1, _, /),
    Token \== 'and/or',
    \+ symbols(Token),
    !.

%!  number_token(+Token) is semidet.

number_token(Token) :- ( integer(Token) -> true ; Token == 'X' ).

%!  die_token(+Token) is semidet.

die_token(Token) :-
    atom(Token),
    atom_concat(d, Sides, Token),
    atom_number(Sides, _).

%!  capital_word(+Token) is semidet.

capital_word(Token) :-
    first_letter(Token, Letter),
    char_type(Letter, upper),
    Token \== 'X'.

%!  lower_word(+Token) is semidet.

lower_word(Token) :-
    first_letter(Token, Letter),
    char_type(Letter, lower).

%!  label_word(+Token) is semidet.
%
%   Token may stand in what is before a dash.

label_word(Token) :-
    (   integer(Token)
    ->  true
    ;   first_letter(Token, Letter),
        ( char_type(Letter, alpha) -> true ; memberchk(Letter, ['{', +, '\'', !]) )
    ).

%!  quotation_end(?Token) is nondet.

quotation_end('”').
quotation_end('.”').

%!  up_down(?Token) is nondet.

up_down(up).
up_down(down).
