:- encoding(utf8).
:- module(mode_words,
          [ mode_said/3                 % +Item, +N, -Words
          ]).

/** <module> What a mode of a spell or ability says (700.2)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3, numlist/3]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', [text_of/3]).
:- use_module('../cards/several_targets', [chosen_together/4]).
:- use_module('../rules/zones', []).
:- use_module(object_words).

%!  mode_said(+Item, +N, -Words:string) is det.
%
%   What choice N of modes of Item says, which is on the stack or has left it: each mode in our words, or as printed.

mode_said(Item, N, Words) :-
    (   name_once(Item, Name),
        once(modal_ability(Item, Name, Ability, Modes, Numbers, N))
    ->  maplist(one_mode(Ability, Name, Modes), Numbers, Texts),
        listed(Texts, Words)
    ;   format(string(Words), "mode ~w", [N])
    ).

%   modal_ability(+Item, +Name, -Ability, -Modes, -Numbers, +N) is nondet: choice N are the modes Numbers.

modal_ability(Item, Name, Ability, Modes, Numbers, N) :-
    written(Item, Name, Ability),
    modal_part(Ability, Modal),
    choices(Modal, Modes, Choices),
    nth1(N, Choices, Numbers).

written(Item, _, Ability) :-
    stack_item(Item, _, Kind),
    Kind =.. [_, _, Source, Index],
    !,
    text_of(Source, Index, Ability).
written(_, Name, Ability) :-
    definition:ability_text(Name, _, Ability),
    Ability = spell(_).

modal_part(Term, Modal) :-
    compound(Term),
    (   Term = modal(_)
    ->  Modal = Term
    ;   Term = modal(_, _, _)
    ->  Modal = Term
    ;   arg(_, Term, Part),
        modal_part(Part, Modal)
    ).

%   choices(+Modal, -Modes, -Choices): after the single modes, all together may stand (702.42a).

choices(modal(Modes), Modes, Choices) :-
    length(Modes, Count),
    numlist(1, Count, Numbers),
    findall([K], member(K, Numbers), Single),
    append(Single, [Numbers], Choices).
choices(modal(Least, Most, Modes), Modes, Choices) :-
    length(Modes, Count),
    numlist(1, Count, Numbers),
    findall(Chosen, chosen_together(Least, Most, Numbers, Chosen), Choices).

one_mode(Ability, Name, Modes, Number, Words) :-
    nth1(Number, Modes, Mode),
    (   said_words(spell(Mode), Name, Said)
    ->  Words = Said
    ;   term_words(Ability, Name, Whole),
        split_string(Whole, "•", " \n", [_|Bullets]),
        nth1(Number, Bullets, Bullet)
    ->  Words = Bullet
    ;   format(string(Words), "mode ~w", [Number])
    ).
