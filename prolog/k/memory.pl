:- module(memory,
          [ new_version/0,
            forget_all/0,
            memorized/3,                % +Key, -Value, :Goal
            memorized/4                 % +Kind, +Key, -Value, :Goal
          ]).

/** <module> What is known of the present state, so that it is not asked again

Nothing here is a part of the state: it is forgotten when the state, or what it rests on,
changes (`marks memory(Kind)` of a fluent).
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(globals, [begin_globals/0]).
:- use_module(rules, []).

:- meta_predicate
    memorized(+, -, 0),
    memorized(+, +, -, 0).

%!  new_version is det.
%
%   The state has changed: what was memorized about it is forgotten.

new_version :-
    nb_linkval(memory, []).

%!  forget_all is det.
%
%   Another state altogether: what was memorized for longer is forgotten, too.

forget_all :-
    new_version,
    nb_getval(memory_kinds, kinds(Known, Kinds0)),
    (   predicate_property(rules:memory(_), number_of_clauses(Count))
    ->  true
    ;   Count = 0
    ),
    (   Count == Known
    ->  Kinds = Kinds0
    ;   known_kinds(Count, Kinds)
    ),
    forget_kinds(Kinds).

forget_kinds([]).
forget_kinds([Kind|Kinds]) :-
    nb_linkval(Kind, []),
    forget_kinds(Kinds).

%   The kinds are looked up again where declarations have been added.

known_kinds(Count, Kinds) :-
    findall(Kind, rules:memory(Kind), All),
    sort(All, Kinds),
    nb_setval(memory_kinds, kinds(Count, Kinds)).

%!  memorized(+Key, -Value, :Goal) is det.
%
%   Value is what Goal, which must be deterministic and depend on the state only,
%   gave for Key since the state last changed; Goal is called the first time. Where
%   Goal fails, as it may for a Value that is given, nothing is memorized.

memorized(Key, Value, Goal) :-
    memorized(memory, Key, Value, Goal).

%!  memorized(+Kind, +Key, -Value, :Goal) is det.
%
%   The same, for as long as no fluent changes whose declaration marks
%   memory(Kind).
%
%   Only the new entry is copied, as backtracking would take it back; nb_setval/2
%   would copy all others again. Goal may have memorized something, too.

memorized(Kind, Key, Value, Goal) :-
    nb_getval(Kind, Memory),
    (   memberchk(Key-Known, Memory)
    ->  Value = Known
    ;   call(Goal),
        duplicate_term(Key-Value, Entry),
        nb_getval(Kind, Others),
        nb_linkval(Kind, [Entry|Others])
    ).

globals:initial(memory, []).
globals:initial(memory_kinds, kinds(0, [])).

:- initialization(begin_globals).
