:- module(store,
          [ set/1,                      % +Fluent
            exchange/1,                 % +Changes
            delete/1,                   % +Fluent
            fresh/1,                    % ?Numbers
            note/1,                     % +Entry
            take_back_events/1,         % +Count
            mark/1,                     % -Mark
            last_mark/1,                % -Mark
            undo_to/1,                  % +Mark
            mend/0,
            revert_to/1,                % +Mark
            revert/1,                   % +Entries
            holds/1,                    % ?Fluent
            fluents/1,                  % -Fluents
            load_fluents/1,             % +Fluents
            reset/0,
            define/1,                   % +Fact
            met/1,                      % +Name
            forget_definitions/0
          ]).

/** <module> The fluents, their journal and undo

The only module that asserts or retracts, but for the tables of the rules that a fact wakes up (`awake.pl`). The fluents
of a game are facts of the module `state`; every change of them is journalled, so that the game can go back to any mark.
Definitions (the cards of this game) are facts of the module `definition`; they are no part of the state.
*/

:- use_module(library(lists), [member/2]).
:- use_module(awake, [awaken/2, begin_asleep/0]).
:- use_module(globals, [begin_globals/0]).
:- use_module(memory, [forget_all/0, new_version/0]).
:- use_module(rules, []).
:- use_module(types, [made_name_in/2]).
:- use_module(language).

:- dynamic journal/1.

:- meta_predicate
    set(+), replace(+, +), exchange(+), exchange_one(+), insert(+), remove(+), delete(+),
    holds(?), define(+), take_back(+), reverted(+), there(0), load_fluents(+), load_fluent(+).

fluent next_number(_:integer) functional.

%!  met(+Name) is det.
%
%   Hook of a game whose names are terms: the definitions of Name are there, or are made. It is
%   called for the names of a state that is loaded, and before a rule gives an object a name.

:- multifile met/1.
:- dynamic met/1.

%   What a change of Fluent marks. It is written out: every change comes here.

goal_expansion(touch(Fluent), ( rules:marks(Fluent, Marks) -> put_marks(Marks) ; true )).

%   Rules may have slept until there was such a Fluent.

goal_expansion(first_of_its_kind(Fluent), ( awake:sleeping_fluent(Fluent, _) -> awaken(state, Fluent) ; true )).

%!  set(+Fluent) is det.
%
%   Make Fluent true. A functional fluent replaces the value it had.

set(Fluent) :-
    (   rules:in_place(Fluent, Old)
    ->  ( Old == Fluent -> true ; replace(Old, Fluent) )
    ;   insert(Fluent)
    ).

replace(Old, New) :-
    asserta(journal(Old->New)),
    once(retract(state:Old)),
    assertz(state:New),
    touch(New).

%!  exchange(+Changes:list) is det.
%
%   Carry out Changes, Old->New, -Old or +New each, all of which differ from what holds: another
%   state begins, so nothing is marked as changed.

exchange(Changes) :-
    asserta(journal(exchanged(Changes))),
    forall(member(Change, Changes), exchange_one(Change)).

exchange_one((Old->New)) :-
    once(retract(state:Old)),
    assertz(state:New).
exchange_one(-Old) :-
    once(retract(state:Old)).
exchange_one(+New) :-
    first_of_its_kind(New),
    assertz(state:New).

%!  delete(+Fluent) is det.
%
%   Make Fluent, which may hold variables, false: every instance of it.

delete(Fluent) :-
    \+ ( rules:in_place(Fluent, Fluent), \+ remove(Fluent) ).

insert(Fluent) :-
    first_of_its_kind(Fluent),
    asserta(journal(+Fluent)),
    assertz(state:Fluent),
    touch(Fluent).

remove(Fluent) :-
    asserta(journal(-Fluent)),
    retract(state:Fluent),
    !,
    touch(Fluent).

put_marks([]).
put_marks([Mark|Marks]) :-
    (   Mark = memory(Kind)
    ->  nb_linkval(Kind, [])
    ;   set(Mark)
    ),
    put_marks(Marks).

%!  fresh(?Numbers:list) is det.
%
%   Each of Numbers, variables, becomes a number that no object of this game has had.

fresh([]).
fresh([First|Numbers]) :-
    ( state:next_number(First) -> true ; First = 1, insert(next_number(First)) ),
    counted_on(Numbers, First, Last),
    Next is Last+1,
    replace(next_number(First), next_number(Next)).

counted_on([], Last, Last).
counted_on([Number|Numbers], Before, Last) :-
    Number is Before+1,
    counted_on(Numbers, Number, Last).

%!  note(+Entry) is det.
%
%   Write Entry, which changes nothing, into the journal.

note(Entry) :-
    asserta(journal(Entry)).

%!  take_back_events(+Count:integer) is det.
%
%   Take back the newest Count events, which have changed nothing yet, and the numbers that
%   they gave to objects.

take_back_events(Count) :-
    sig_atomic(events_taken_back(Count)).

events_taken_back(0) :-
    !,
    (   journal(Entry),
        !,
        gives_number(Entry)
    ->  retract(journal(Entry)),
        take_back(Entry),
        events_taken_back(0)
    ;   true
    ).
events_taken_back(Count) :-
    retract(journal(Entry)),
    !,
    take_back(Entry),
    ( Entry = event(_) -> Left is Count-1 ; Left = Count ),
    events_taken_back(Left).

gives_number((next_number(_) -> next_number(_))).
gives_number(+next_number(_)).

%!  mark(-Mark) is det.
%
%   Mark the present state, for undo_to/1.

mark(Mark) :-
    nb_getval(journal_marks, Mark),
    Next is Mark+1,
    nb_setval(journal_marks, Next),
    asserta(journal(mark(Mark))).

%!  last_mark(-Mark) is det.
%
%   The mark that was made last; -1 when there is none.

last_mark(Mark) :-
    nb_getval(journal_marks, Next),
    Mark is Next-1.

%!  undo_to(+Mark) is semidet.
%
%   Take back every change since Mark, and the marks made since; fails when the journal does not know
%   it. The mark before it is then the last one: whatever was tried and taken back leaves no mark.

undo_to(Mark) :-
    journal(mark(Mark)),
    !,
    sig_atomic(taken_back_to(Mark)).

%   No limit of time breaks it off: what is retracted here is known nowhere else.

taken_back_to(Mark) :-
    retract(journal(Entry)),
    take_back(Entry),
    Entry == mark(Mark),
    !,
    nb_setval(journal_marks, Mark),
    forget_all.

take_back(Entry) :-
    (   Entry = +Fluent
    ->  retract(state:Fluent)
    ;   Entry = -Fluent
    ->  first_of_its_kind(Fluent),
        assertz(state:Fluent)
    ;   Entry = (Old->New)
    ->  retract(state:New),
        assertz(state:Old)
    ;   Entry = exchanged(Changes)
    ->  forall(( member(Change, Changes), reverse_of(Change, Back) ), exchange_one(Back))
    ;   true
    ),
    !.

%!  revert_to(+Mark) is det.
%!  revert(+Entries:list) is det.
%
%   Make the fluents what they were at Mark, or before the newest Entries, newest first, by changes that are
%   journalled themselves: an undo_to/1 to any mark still takes back what it should.

revert_to(Mark) :-
    findall(Entry, entry_since(Mark, Entry), Entries),
    revert(Entries).

revert(Entries) :-
    forall(member(Entry, Entries), reverted(Entry)),
    forget_all.

entry_since(Mark, Entry) :-
    journal(Entry),
    (   Entry == mark(Mark)
    ->  !,
        fail
    ;   true
    ).

reverted(Entry) :-
    (   reverse_of(Entry, Back)
    ->  asserta(journal(Back)),
        take_back(Entry)
    ;   true
    ).

reverse_of((Old->New), (New->Old)).
reverse_of(+Fluent, -Fluent).
reverse_of(-Fluent, +Fluent).

%!  mend is det.
%
%   Make the newest change whole: time may have broken it off (time_limits.pl), and the journal is written
%   before the state.

mend :-
    ignore(( once(journal(Entry)), whole(Entry) )).

whole(+Fluent) :-
    there(state:Fluent).
whole(-Fluent) :-
    retractall(state:Fluent).
whole((Old->New)) :-
    retractall(state:Old),
    there(state:New).

there(Fact) :-
    (   call(Fact)
    ->  true
    ;   assertz(Fact)
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
%   Start from Fluents, exactly these, with an empty journal: loading is no
%   change, and marks nothing.

load_fluents(Fluents) :-
    reset,
    forall(( member(Fluent, Fluents), made_name_in(Fluent, Name) ), met(Name)),
    forall(member(Fluent, Fluents), load_fluent(Fluent)),
    new_version.

load_fluent(Fluent) :-
    ( rules:functional(Fluent, Old) -> retractall(state:Old) ; retractall(state:Fluent) ),
    first_of_its_kind(Fluent),
    assertz(state:Fluent).

%!  reset is det.
%
%   Forget the game: its fluents and its journal.

reset :-
    forall(( rules:fluent(Template, _, _, _), \+ \+ state:Template ), retractall(state:Template)),
    retractall(journal(_)),
    nb_setval(journal_marks, 0),
    begin_asleep,
    forget_all.

%!  define(+Fact) is det.
%
%   Add Fact to the definitions that this game needs.

define(Fact) :-
    ( awake:sleeping_definition(Fact, _) -> awaken(definition, Fact) ; true ),
    there(definition:Fact).

%!  forget_definitions is det.

forget_definitions :-
    forall(( current_predicate(definition:Name/Arity),
             functor(Head, Name, Arity),
             predicate_property(definition:Head, dynamic)
           ),
           retractall(definition:Head)).

globals:initial(journal_marks, 0).

:- initialization(begin_globals).
