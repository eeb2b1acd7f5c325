:- module(inlining,
          [ no_answers/1,               % -Found
            answer/2,                   % +Found, +Template
            answers/2,                  % +Found, -List
            different_answers/2         % +Found, -Set
          ]).

/** <module> Meta-predicates of the rules, written out as they are loaded

`findall/3` and `aggregate_all(set(T), G, S)` with a goal that is known when a rule is loaded become a loop
in the clause itself: no goal is compiled at run time, and a few answers cost less than the
bag that findall/3 makes. library(apply_macros) does the same for `once/1`, `forall/2`
and `maplist/N`. Rules are read and explained as they are written.
*/

:- use_module(library(apply_macros), []).
:- use_module(library(lists), [reverse/2]).
:- use_module(library(occurs), [sub_term/2]).

%!  no_answers(-Found) is det.
%!  answer(+Found, +Template) is failure.
%!  answers(+Found, -List) is det.
%!  different_answers(+Found, -Set) is det.
%
%   What a written-out findall/3 calls: before its goal, after each of its solutions,
%   and in the end. Predicates of their own, as the loop may stand in an argument of a
%   call: terms of such an argument are not made anew, and must not be changed. What is atomic
%   needs no copy: going back undoes no binding in it.

no_answers(found([])).

answer(Found, Template) :-
    arg(1, Found, Others),
    (   atomic(Template)
    ->  nb_linkarg(1, Found, [Template|Others])
    ;   Others == []
    ->  nb_setarg(1, Found, [Template])
    ;   duplicate_term(Template, Copy),
        nb_linkarg(1, Found, [Copy|Others])
    ),
    fail.

answers(found(Found), List) :-
    (   Found = [_,_|_]
    ->  reverse(Found, List)
    ;   List = Found
    ).

different_answers(found(Found), Set) :-
    (   Found = [_,_|_]
    ->  sort(Found, Set)
    ;   Set = Found
    ).

%   A cut in Goal is local to findall/3, and would not be in the clause.

written_out(findall(Template, Goal, List), Loop) :-
    loop(Goal, Template, Found, inlining:answers(Found, List), Loop).
written_out(aggregate_all(set(Template), Goal, Set), Loop) :-
    loop(Goal, Template, Found, inlining:different_answers(Found, Set), Loop).

loop(Goal, Template, Found, Collected, Loop) :-
    callable(Goal),
    \+ ( sub_term(Part, Goal), Part == ! ),
    Loop = (   inlining:no_answers(Found),
               (   Goal,
                   inlining:answer(Found, Template)
               ;   true
               ),
               Collected
           ).

:- multifile user:goal_expansion/2.
:- dynamic user:goal_expansion/2.

user:goal_expansion(Goal, Loop) :-
    ( Goal = findall(_, _, _) ; Goal = aggregate_all(_, _, _) ),
    prolog_load_context(module, Module),
    import_module(Module, state),
    inlining:written_out(Goal, Loop).
