:- encoding(utf8).
:- module(choices_told,
          [ choices_told/2              % +Item, -Choices
          ]).

/** <module> What was chosen for a spell or ability on the stack, but for its targets
*/

:- use_module('../../k/language').
:- use_module('../rules/keywords/kicker', []).
:- use_module('../rules/keywords/optional_costs', []).
:- use_module('../rules/spells/casting_steps', []).
:- use_module(mode_words, [mode_said/3]).
:- use_module(object_words, [without_stop/2]).
:- use_module(plain_words, [plain_words/2]).

%!  choices_told(+Item, -Choices:list(string)) is det.
%
%   X, what was paid besides, and the mode.

choices_told(Item, Choices) :-
    findall(Words, chosen(Item, Words), Choices).

chosen(Item, Words) :-
    value_of_x(Item, X),
    format(string(Words), "X = ~w", [X]).
chosen(Item, "kicked") :-
    kicked(Item).
chosen(Item, Words) :-
    paid_option(Item, Option, N),
    plain_words(Option, Paid),
    ( N =:= 1 -> Words = Paid ; format(string(Words), "~w ×~w", [Paid, N]) ).
chosen(Item, Words) :-
    mode(Item, N),
    mode_said(Item, N, Said),
    without_stop(Said, Words).
