:- module(plainly,
          [ plainly/2                   % +Term, -Words
          ]).

/** <module> What happens, by its own name, where it has no words
*/

:- use_module('../rules/concepts/players', [playing/1]).
:- use_module(object_words, [thing_words/2]).
:- use_module(plain_words, [plain_words/2]).

%!  plainly(+Term, -Words:string) is det.
%
%   The name of Term, an action, event or choice, and what it is about first.

plainly(Term, Words) :-
    Term =.. [_|Arguments],
    plain_words(Term, Plain),
    about(Arguments, About),
    format(string(Words), "~w~w", [Plain, About]).

about([First|_], Words) :-
    ( integer(First) ; atom(First), playing(First) ),
    !,
    thing_words(First, Thing),
    format(string(Words), ": ~w", [Thing]).
about(_, "").
