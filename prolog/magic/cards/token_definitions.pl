:- module(token_definitions,
          [ token_called/3,             % +Base, +Subtypes, -Called
            supertypes_apart/3,         % +Types, -Supers, -CardTypes
            token_name/4,               % +Base, +N, +Spec, -Name
            token_size/4,               % +Power, +Toughness, +Types, -Size
            sized_by/4,                 % +Token, -Power, -Toughness, -Unsized
            granted_ability/2,          % +Ability, -Granted
            abilities_apart/4,          % +Term, -Before, -Abilities, -Name
            token_created/2             % +Ability, -Token
          ]).

/** <module> Names and sizes of tokens (111)
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/language').
:- use_module(definitions, []).

%!  token_name(+Base, +N, +Spec, -Name) is det.
%
%   The name by which a token that is Spec is known: no other token has it.

'111.4' :: caused token_name(Base, N, Spec, Name) if
    (   N == 1
    ->  format(atom(Candidate), "~w Token", [Base])
    ;   format(atom(Candidate), "~w Token ~w", [Base, N])
    ),
    (   definition:ability_text(Candidate, 0, Other),
        Other \== Spec
    ->  Next is N+1,
        token_name(Base, Next, Spec, Name)
    ;   Name = Candidate
    ).

%!  abilities_apart(+Term, -Before:list, -Abilities, -Name) is semidet.
%
%   Term, called Name, has Abilities behind what stands Before them: they are those of another name, and have their own targets.

abilities_apart(Term, Before, Abilities, Name) :-
    functor(Term, Name, _),
    memberchk(Name, [get_emblem, for_now, for_now_of]),
    Term =.. [Name|Arguments],
    append(Before, [Abilities], Arguments).

%!  token_called(+Base, +Subtypes, -Called) is det.
%
%   What a token is called in the game: by its subtypes and the word Token, or else by the name that
%   was said for it.

'111.4' :: caused token_called(Base, Subtypes, Called) if
    downcase_atom(Base, Lower),
    (   atomic_list_concat(Subtypes, ' ', Lower)
    ->  format(atom(Called), "~w Token", [Base])
    ;   Called = Base
    ).

%!  supertypes_apart(+Types:list, -Supers:list, -CardTypes:list) is det.

supertypes_apart(Types, Supers, CardTypes) :-
    partition(supertype_of_token, Types, Supers, CardTypes).

supertype_of_token(legendary).
supertype_of_token(snow).

%!  token_size(+Power, +Toughness, +Types, -Size) is det.
%
%   What a creature's ability defines, is nothing before that.

token_size(P, T, Types, Size) :-
    (   P \== none
    ->  Size = size(P, T)
    ;   memberchk(creature, Types)
    ->  Size = size(0, 0)
    ;   Size = none
    ).

%!  sized_by(+Token, -Power, -Toughness, -Unsized) is semidet.
%
%   How large Token is, is found as it is created.

sized_by(token(Name, Types, Subtypes, Colors, P, T, Keywords), P, T, token(Name, Types, Subtypes, Colors, 0, 0, Keywords)) :-
    P \== none,
    \+ ( integer(P), integer(T) ).

%!  granted_ability(+Ability, -Granted) is nondet.
%
%   Ability gives Granted to something. The tokens that Granted creates are defined with the card, since a saved game may
%   have them where nothing is granted any more.

granted_ability(Ability, Granted) :-
    sub_term(gain(Granted), Ability),
    compound(Granted).
granted_ability(Ability, Granted) :-
    sub_term(Apart, Ability),
    compound(Apart),
    abilities_apart(Apart, _, Abilities, _),
    ( is_list(Abilities) -> member(Granted, Abilities) ; Granted = Abilities ).

%!  token_created(+Ability, -Token) is nondet.
%
%   Ability creates Token.

token_created(Ability, Token) :-
    sub_term(Created, Ability),
    (   Created = create(_, _, Sized),
        sized_by(Sized, _, _, Unsized)
    ->  Token = Unsized
    ;   token(Created),
        \+ sized_by(Created, _, _, _),
        Token = Created
    ).

token(token(_, _, _, _, _, _, _)).
token(predefined(_)).
