:- module(store,
          [ put/1,                      % +Fluent
            delete/1,                   % +Fluent
            fresh/1,                    % -Number
            note/1,                     % +Entry
            mark/1,                     % -Mark
            undo_to/1,                  % +Mark
            since/2,                    % +Mark, -Entries
            holds/1,                    % ?Fluent
            fluents/1,                  % -Fluents
            load_fluents/1,             % +Fluents
            reset/0,
            define/1,                   % +Fact
            forget_definitions/0,
            version/1                   % -Version
          ]).

/** <module> The fluents, their journal and undo

The only module that asserts or retracts. The fluents of a game are facts of
the module `state`; every change of them is journalled, so that the game can go
back to any mark. Definitions (the cards of this game) are facts of the module
`definition`; they are no part of the state.
*/

:- use_module(library(lists), [member/2, reverse/2]).
:- use_module(rules, []).
:- use_module(language).

:- dynamic journal/1.

:- meta_predicate
    put(+),
    put_value(+, +),
    insert(+),
    remove(+),
    touch(+),
    delete(+),
    holds(?),
    define(+),
    take_back(+),
    load_fluents(+).

fluent next_number(_:integer) functional.

%!  put(+Fluent) is det.
%
%   Make Fluent true. A functional fluent replaces the value it had.

put(Fluent) :-
    (   rules:functional(Fluent, Old)
    ->  put_value(Fluent, Old)
    ;   state:Fluent
    ->  true
    ;   insert(Fluent)
    ).

put_value(Fluent, Old) :-
    (   state:Old
    ->  (   Old == Fluent
        ->  true
        ;   remove(Old),
            insert(Fluent)
        )
    ;   insert(Fluent)
    ).

%!  delete(+Fluent) is det.
%
%   Make Fluent, which may hold variables, false: every instance of it.

delete(Fluent) :-
    forall(state:Fluent, remove(Fluent)).

insert(Fluent) :-
    assertz(state:Fluent),
    asserta(journal(+Fluent)),
    touch(Fluent).

remove(Fluent) :-
    retract(state:Fluent),
    !,
    asserta(journal(-Fluent)),
    touch(Fluent).

touch(Fluent) :-
    flag(state_version, Version, Version+1),
    (   rules:marks(Fluent, Mark)
    ->  forall(rules:marks(Fluent, Mark), put(Mark))
    ;   true
    ).

%!  fresh(-Number) is det.
%
%   A number that no object of this game has had.

fresh(Number) :-
    (   state:next_number(Number)
    ->  true
    ;   Number = 1
    ),
    Next is Number+1,
    put(next_number(Next)).

%!  note(+Entry) is det.
%
%   Write Entry, which changes nothing, into the journal.

note(Entry) :-
    asserta(journal(Entry)).

%!  mark(-Mark) is det.
%
%   Mark the present state, for undo_to/1.

mark(Mark) :-
    flag(journal_marks, Mark, Mark+1),
    asserta(journal(mark(Mark))).

%!  undo_to(+Mark) is semidet.
%
%   Take back every change since Mark; fails when the journal does not know it.

undo_to(Mark) :-
    journal(mark(Mark)),
    !,
    retract(journal(Entry)),
    take_back(Entry),
    Entry == mark(Mark),
    !,
    flag(state_version, Version, Version+1).

take_back(Entry) :-
    (   Entry = +Fluent
    ->  retract(state:Fluent)
    ;   Entry = -Fluent
    ->  assertz(state:Fluent)
    ;   true
    ),
    !.

%!  since(+Mark, -Entries) is det.
%
%   What the journal holds since Mark, oldest first; everything, when Mark is
%   not known.

since(Mark, Entries) :-
    findall(Entry, entry_since(Mark, Entry), Reversed),
    reverse(Reversed, Entries).

entry_since(Mark, Entry) :-
    journal(Entry),
    (   Entry == mark(Mark)
    ->  !,
        fail
    ;   true
    ).

%!  holds(?Fluent) is nondet.
%
%   Fluent is a declared fluent that is true now.

holds(Fluent) :-
    rules:fluent(Fluent, _, _, _),
    state:Fluent.

%!  fluents(-Fluents) is det.
%
%   All fluents, in the standard order of terms.

fluents(Fluents) :-
    findall(Fluent, holds(Fluent), Unsorted),
    sort(Unsorted, Fluents).

%!  load_fluents(+Fluents) is det.
%
%   Start from Fluents, with an empty journal.

load_fluents(Fluents) :-
    reset,
    forall(member(Fluent, Fluents), put(Fluent)).

%!  reset is det.
%
%   Forget the game: its fluents and its journal.

reset :-
    forall(rules:fluent(Template, _, _, _), retractall(state:Template)),
    retractall(journal(_)),
    flag(journal_marks, _, 0),
    flag(state_version, Version, Version+1).

%!  define(+Fact) is det.
%
%   Add Fact to the definitions that this game needs.

define(Fact) :-
    (   definition:Fact
    ->  true
    ;   assertz(definition:Fact)
    ).

%!  forget_definitions is det.

forget_definitions :-
    forall(( current_predicate(definition:Name/Arity),
             functor(Head, Name, Arity),
             predicate_property(definition:Head, dynamic)
           ),
           retractall(definition:Head)).

%!  version(-Version) is det.
%
%   A number that grows with every change of the state.

version(Version) :-
    flag(state_version, Version, Version).
