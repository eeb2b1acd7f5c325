:- module(text_created,
          [ made//3,                    % ?Quantity, ?Where, ?Number
            token//3                    % ?Token, +Number, ?Where
          ]).
:- use_module('../changes/text_changes', [colors//1, kind_words//3]).
:- use_module('../text_keywords', [keyword//1]).
:- use_module('../changes/text_quotations', [quoted//1]).
:- use_module('../text_phrases', [common_noun//2, name//1, series//3, subtype//2]).
:- use_module(text_amounts, [counted_amount//2, one/2, pt_size//3]).
:- use_module('../../predefined_tokens', [predefined_token/3]).
:- use_module('../text_tokens', [tokens_text/4]).

/** <module> Tokens that are created
*/

%!  made(?Quantity, ?Where, ?Number)// is nondet.

made(Quantity, Where, singular) -->
    { one(Quantity, Where) },
    [a].
made(Quantity, Where, plural) -->
    counted_amount(Quantity, Where).

predefined(Kind) -->
    { predefined_token(Kind, _, _) },
    subtype(Kind, singular).

%!  token(?Token, +Number, ?Where)// is nondet.
%
%   A token is called by its subtypes unless it
%   has a name.

token(predefined(Kind), Number, Where) -->
    { Where = wh(_, _) ; Where = each(_) },
    predefined(Kind),
    common_noun(token, Number).
token(token(Name, Types, Subtypes, Colors, Power, Toughness, Keywords), Number, Where) -->
    { size_where(Where, SizeWhere) },
    token_size(Power, Toughness, SizeWhere),
    colors(Colors),
    token_kind(Subtypes, Types),
    { Types = [_|_] },
    common_noun(token, Number),
    with_keywords(Keywords),
    named(Name, Subtypes).

%   size_where(+Where, -SizeWhere): of what there is one for each of something, the size is a number.

size_where(Where, SizeWhere) :-
    (   Where = each(_)
    ->  SizeWhere = wh(x, x)
    ;   SizeWhere = Where
    ).

token_size(none, none, _) -->
    [].
token_size(Power, Toughness, Where) -->
    { Power \== none },
    pt_size(Power, Toughness, Where).

token_kind(Subtypes, Types) -->
    kind_words(Subtypes, Types, singular).

with_keywords([]) -->
    [].
with_keywords([Keyword|Keywords]) -->
    [with],
    series(token_ability, and, [Keyword|Keywords]).

token_ability(Keyword) -->
    keyword(Keyword).
token_ability(Ability) -->
    quoted(Ability),
    { Ability \= spell(_) }.

named(Name, Subtypes) -->
    { subtypes_name(Subtypes, Name) }.
named(Name, Subtypes) -->
    [named],
    name(Name),
    { \+ subtypes_name(Subtypes, Name) }.

subtypes_name(Subtypes, Name) :-
    tokens_named(Subtypes, Tokens),
    tokens_text(Tokens, '~', phrase, Text),
    atom_string(Name, Text).

tokens_named([], []).
tokens_named([Subtype|Subtypes], ['^', Subtype|Tokens]) :-
    tokens_named(Subtypes, Tokens).
