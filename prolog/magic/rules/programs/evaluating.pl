:- module(evaluating,
          [ things/3,                   % +Reference, +View, -Things
            in_set/3,                   % +Set, +View, ?Thing
            fits/3,                     % +Set, +Thing, +View
            amount/3,                   % +Amount, +View, -Number
            holds/2,                    % +Condition, +View
            in_order/2,                 % +Things, -Found
            with_thing/4                % +Written, +Name, +Thing, -Term
          ]).

/** <module> The evaluators of the language of programs (608.2)

A role of a statement holds a *reference* (things/3: the objects and players that are meant), a *set* (fits/3 asks, in_set/3
finds), an *amount* (amount/3) or a *condition* (holds/2), and each may stand within the others. What is known of each is in
a module of its own (references.pl, described_sets.pl, amounts.pl, program_conditions.pl), which adds clauses here. What
filters.pl knows is known to programs, and what programs know is known there, in targets, triggers and static abilities.
*/

:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../support/counted', [counted/3]).
:- use_module('../../support/filters', [condition/2, matches/3, quantity/3, reference/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players', [apnap/1]).
:- use_module('../zones').

:- multifile meant/3, reckoned/3, own_condition/1, true_now/2, elsewhere/1, there/3,
             filters:reference/3, filters:quantity/3, filters:condition/2.

filters:reference(things(Reference), View, Thing) :-
    things(Reference, View, Things),
    member(Thing, Things).

filters:quantity(the_amount(Amount), View, N) :-
    amount(Amount, View, N).

filters:condition(it_holds(Condition), View) :-
    holds(Condition, View).

%!  things(+Reference, +View, -Things:list) is det.
%
%   Things are what Reference means now, each once: none, one or several.

things(Reference, View, Things) :-
    (   meant(Reference, View, Found)
    ->  true
    ;   findall(Thing, reference(Reference, View, Thing), Unsorted),
        in_order(Unsorted, Found)
    ),
    list_to_set(Found, Things).

%!  in_order(+Things, -Found) is det.
%
%   Found are Things not as the store happens to have them, which what was undone may change. Players are in turn order,
%   the active one first (101.4).

in_order(Things, Found) :-
    (   Things = [_, _|_]
    ->  partition(atom, Things, Players, Objects),
        sort(Objects, Sorted),
        in_turn_order(Players, Found, Sorted)
    ;   Found = Things
    ).

in_turn_order([], Found, Found).
in_turn_order([Player|Players], Found, Objects) :-
    apnap(All),
    findall(One, ( member(One, All), memberchk(One, [Player|Players]) ), Ordered),
    append(Ordered, Objects, Found).

%!  in_set(+Set, +View, ?Thing) is nondet.
%
%   Thing is in Set; where a set names no zone, permanents are meant.

in_set(Set, View, Thing) :-
    (   member(Part, Set),
        elsewhere(Part)
    ->  there(Part, View, Thing),
        matches(Set, Thing, View)
    ;   counted(Set, View, Thing)
    ).

%!  fits(+Set, +Thing, +View) is semidet.

fits(Set, Thing, View) :-
    once(matches(Set, Thing, View)).

%!  amount(+Amount, +View, -Number:integer) is det.

amount(Amount, View, Number) :-
    (   integer(Amount)
    ->  Number = Amount
    ;   reckoned(Amount, View, Found)
    ->  Number = Found
    ;   once(quantity(Amount, View, Number))
    ).

%!  holds(+Condition, +View) is semidet.

holds(Condition, View) :-
    (   own_condition(Condition)
    ->  once(true_now(Condition, View))
    ;   once(condition(Condition, View))
    ).

%!  with_thing(+Written, +Name, +Thing, -Term) is det.
%
%   Term is Written with Thing for what is called Name: for the(Name), and for `it` or `agent` itself.

with_thing(Written, Name, Thing, Term) :-
    (   called(Written, Name)
    ->  Term = obj(Thing)
    ;   compound(Written)
    ->  Written =.. [Functor|Arguments],
        maplist(with_name(Name, Thing), Arguments, News),
        Term =.. [Functor|News]
    ;   Term = Written
    ).

with_name(Name, Thing, Written, Term) :-
    with_thing(Written, Name, Thing, Term).

called(Written, Name) :-
    (   Written == the(Name)
    ->  true
    ;   Written == Name,
        memberchk(Name, [it, agent])
    ).
