:- module(text_actions,
          [ action//4                   % ?Who, +Form, +Verb, -Agreement
          ]).
:- use_module('../nouns/text_references', [player//1]).
:- use_module('../text_phrases', [ahead//1, verb//2]).
:- use_module('../words/text_inflection', [verb_form/3]).

/** <module> A player and what the player does
*/

%!  action(?Who, +Form, +Verb, -Agreement)// is nondet.
%
%   Who does something.

action(Who, after(Who, Agreement), Verb, Agreement) -->
    verb(Verb, Agreement).
action(you, Form, Verb, base) -->
    { Form \= after(_, _) },
    verb(Verb, base).
action(you, main, Verb, base) -->
    [you],
    verb(Verb, base).
action(Who, main, Verb, third) -->
    { verb_form(third, Verb, Form) },
    ahead([Form]),
    player(Who),
    [Form].
action(Who, base, Verb, base) -->
    [have],
    player(Who),
    verb(Verb, base).
