:- module(wording,
          [ words_statement/1,          % ?Statement
            compile_words/3,            % +Statement, +Module, -Clauses
            words_for/4                 % +Module, +Condition, +Holds, -Words
          ]).

/** <module> The words for conditions of rules, beside the predicates that they name

    tall(O) reads "~o is tall"-[O] otherwise "~o is not tall"-[O].

What a condition `reads` is said where it holds, what stands after `otherwise` where it
does not; `reads silent` says that proofs pass it over. Words belong to a predicate, not
to a shape: a condition means the predicate that its module sees. Of several statements,
the first counts whose values are known and whose `where` goal holds; of `\+ C` without
words of its own, the other words of C.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../rules', []).
:- use_module(operators).

%!  words_statement(?Statement) is nondet.

words_statement(_ reads _).
words_statement(_ otherwise _).

%!  compile_words(+Statement, +Module, -Clauses) is det.

compile_words(Statement, Module, Clauses) :-
    parts(Statement, Condition, Parts),
    plain(Module, Condition, Home, Plain),
    findall(rules:words(Plain, Home, Holds, Words),
            ( member(Holds-Written, Parts), qualified(Written, Module, Words) ),
            Clauses).

parts((Condition reads Held otherwise Unmet), Condition, [true-Held, false-Unmet]) :-
    !.
parts((Condition reads Held), Condition, [true-Held]).
parts((Condition otherwise Unmet), Condition, [false-Unmet]).

qualified(Written, Module, Words) :-
    (   Written = (Words0 where Goal)
    ->  Words = (Words0 where Module:Goal)
    ;   Words = Written
    ).

%   plain(+Module, +Condition, -Seen, -Plain): Plain, without the name of a module, is
%   Condition as the module Seen sees it.

plain(Module, Condition, Seen, Plain) :-
    (   Condition = (\+ Positive)
    ->  strip_module(Module:Positive, Seen, Inner),
        Plain = (\+ Inner)
    ;   strip_module(Module:Condition, Seen, Plain)
    ).

%   home(+Module, +Plain, -Home): the module of the predicate that Module sees there.
%   Fluents are at home in `state`, choices in `choice`.

home(Module, Plain, Home) :-
    (   Plain = (\+ Positive)
    ->  home(Module, Positive, Home)
    ;   rules:choice(Plain, _)
    ->  Home = (choice)
    ;   rules:fluent(Plain, _, _, _)
    ->  Home = state
    ;   predicate_property(Module:Plain, imported_from(Other))
    ->  Home = Other
    ;   Home = Module
    ).

%!  words_for(+Module, +Condition, +Holds, -Words) is semidet.
%
%   Words, ready to be filled in, say that Condition, as a rule of Module has it, holds
%   (Holds is `true`) or does not (`false`).

words_for(Module, Condition, Holds, Words) :-
    plain(Module, Condition, Seen, Plain),
    home(Seen, Plain, Home),
    (   written(Plain, Home, Holds, Written),
        worded(Written, Words)
    ->  true
    ;   Plain = (\+ Positive),
        opposite(Holds, Other),
        written(Positive, Home, Other, Written),
        worded(Written, Words)
    ->  true
    ).

%   written(+Condition, +Home, ?Holds, -Written) is nondet.

written(Condition, Home, Holds, Written) :-
    rules:words(Condition, Module, Holds, Written),
    home(Module, Condition, Home).

opposite(true, false).
opposite(false, true).

worded(Written, Words) :-
    (   Written = (Words where Goal)
    ->  call(Goal)
    ;   Words = Written
    ),
    ground(Words).
