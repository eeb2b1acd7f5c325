:- module(changes,
          [ changes/2,                  % +Mark, -Changes
            caused_changes/2,           % +Mark, -CausedChanges
            trace_rules/0,
            untrace_rules/0,
            brings/2,                   % +Effect, ?Change
            traced_effect/2,            % +Effect, -Single
            objects_in/2                % +Fluents, -Named
          ]).

/** <module> What a choice has changed, and which rules did it

A change is +Fluent or -Fluent. Between trace_rules/0 and untrace_rules/0 the
journal also holds which rule caused what after which cause. Before the first time that costs nothing.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(prolog_wrap), [wrap_predicate/4]).
:- use_module(explain, []).
:- use_module(proposals, []).
:- use_module(rules, []).
:- use_module(recent, [since/2]).
:- use_module(store, [note/1]).
:- use_module(types, [declared/3, leaf_in_arguments/4]).

%!  changes(+Mark, -Changes) is det.
%
%   Changes are the differences between the state at Mark and the present one, in
%   the standard order of their fluents; from the beginning, when Mark is not known.

changes(Mark, Changes) :-
    since(Mark, Entries),
    net(Entries, Changes).

net(Entries, Changes) :-
    single_changes(Entries, Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    differences(Groups, Changes).

single_changes([], []).
single_changes([Entry|Entries], Pairs) :-
    (   Entry = +Fluent
    ->  Pairs = [Fluent-1|Others]
    ;   Entry = -Fluent
    ->  Pairs = [Fluent-(-1)|Others]
    ;   Entry = (Old->New)
    ->  Pairs = [Old-(-1), New-1|Others]
    ;   Pairs = Others
    ),
    single_changes(Entries, Others).

differences([], []).
differences([Fluent-Signs|Groups], Changes) :-
    sum_list(Signs, Net),
    (   Net =:= 0
    ->  Changes = Others
    ;   Net > 0
    ->  Changes = [+Fluent|Others]
    ;   Changes = [-Fluent|Others]
    ),
    differences(Groups, Others).

%!  trace_rules is det.
%
%   From now on, write into the journal what rules cause.
%
%   The first call wraps the rules for good: unwrap_predicate/2 of SWI-Prolog 9.0
%   spoils the name of the wrapper and crashes at the second time.

trace_rules :-
    (   nb_current(tracing_rules, _)
    ->  true
    ;   wrap_predicate(awake:effect(Cause, Fluents, Id), trace_rules, Effect,
                       ( Effect, changes:traced(Cause, Fluents, Id) )),
        wrap_predicate(rules:ramification(Cause, Fluents, _, Id), trace_rules, Ramification,
                       ( Ramification, changes:traced(Cause, Fluents, Id) ))
    ),
    nb_setval(tracing_rules, true).

traced(Cause, Fluents, Id) :-
    (   nb_current(tracing_rules, true)
    ->  note(caused(Cause, Fluents, Id))
    ;   true
    ).

%   What replaces an event is told as what the event caused: replaced_by(Key), and what comes instead.

:- multifile proposals:heard_replacing/4.

proposals:heard_replacing(Key, Value, Event, Effects) :-
    nb_current(tracing_rules, true),
    ( rules:replacement(Event, Key, Value, _, Found) -> Id = Found ; Id = none ),
    note(caused(Event, all([replaced_by(Key)|Effects]), Id)).

%!  untrace_rules is det.

untrace_rules :-
    nb_setval(tracing_rules, false).

%!  caused_changes(+Mark, -CausedChanges) is det.
%
%   The changes since Mark, each as Change-Id: the rule that caused it last; Id is
%   `none` where no traced rule did.

caused_changes(Mark, CausedChanges) :-
    since(Mark, Entries),
    net(Entries, Changes),
    causes(Entries, [], Causes),
    maplist(with_cause(Causes), Changes, CausedChanges).

%   The causes, latest first.

causes([], Causes, Causes).
causes([Entry|Entries], Causes0, Causes) :-
    (   Entry = caused(_, _, _)
    ->  Causes1 = [Entry|Causes0]
    ;   Causes1 = Causes0
    ),
    causes(Entries, Causes1, Causes).

with_cause(Causes, Change, Change-Id) :-
    (   member(caused(_, Effect, Found), Causes),
        \+ \+ brings(Effect, Change)
    ->  Id = Found
    ;   Id = none
    ).

%!  brings(+Effect, ?Change) is nondet.
%
%   Effect, as rules write it, makes Change.

brings(Effect, Change) :-
    traced_effect(Effect, Single),
    makes(Single, Change).

makes(then(Processes), +now(Process)) :-
    !,
    member(Process, Processes).
makes(-Fluent, -Fluent) :-
    !.
makes(New, -Old) :-
    callable(New),
    New \= -_,
    rules:functional(New, Pattern),
    Pattern = Old,
    !.
makes(Fluent, +Fluent).

%!  traced_effect(+Effect, -Single) is nondet.
%
%   Single is one of the effects that Effect, as rules write it, has together.

traced_effect((A, B), Single) :-
    !,
    (   traced_effect(A, Single)
    ;   traced_effect(B, Single)
    ).
traced_effect(all(Effects), Single) :-
    !,
    written(Effect, Effects),
    traced_effect(Effect, Single).
traced_effect(Single, Single).

%   written(-Effect, +Effects) is nondet: what is asked only when the effects have come about may leave their list open.

written(Effect, Effects) :-
    nonvar(Effects),
    Effects = [First|Others],
    (   Effect = First
    ;   written(Effect, Others)
    ).

%!  objects_in(+Fluents, -Named) is det.
%
%   Named are the objects of which Fluents tell, each once, as Object-Words.

objects_in(Fluents, Named) :-
    findall(Object-Words,
            ( member(Fluent, Fluents),
              object_in(Fluent, Object),
              explain:value_in_words(Object, Words)
            ),
            Unsorted),
    sort(Unsorted, Named).

object_in(legal(Action), Object) :-
    !,
    declared(action, Action, Types),
    leaf_in_arguments(Types, Action, object, Object).
object_in(Fluent, Object) :-
    declared(fluent, Fluent, Types),
    leaf_in_arguments(Types, Fluent, object, Object).
