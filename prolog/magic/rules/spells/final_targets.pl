:- module(final_targets,
          [ new_target/3,               % +Item, +K, ?Thing
            stays_target/2,             % +Item, +K
            changed_target/3            % +Item, ?K, ?Thing
          ]).

/** <module> Targets that are changed: only the final set of them is judged (115.7d, 115.7e)

New targets are chosen one after the other. One is offered if those that are still to be chosen, or left, can make a legal
set with it, so two targets may change places. What is left unchanged may be illegal, but not because of what was changed.

An assignment is a list of at(K, Before, Thing): what was the target K, and what it is to be.
*/

:- use_module(library(apply), [include/3]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../zones').
:- use_module(casting_steps, [slots_of/3]).
:- use_module(target_slots, [apart/3, filter_after/3]).

fluent target_before(_Item:object, _Slot:integer, _Thing:thing).
zones:stack_status(O, target_before(O, _, _)).

new_target(_, _, Thing) reads silent otherwise "~o can't be the new target"-[Thing].
stays_target(_, _) reads silent otherwise "that target can't be left as it is, as others were changed".
changed_target(_, _, Thing) reads "~o is another legal target"-[Thing] otherwise "~o is no other legal target"-[Thing].

%!  new_target(+Item, +K, ?Thing) is nondet.
%
%   The target K of Item may become Thing: some choice of those after it makes a legal set of all.

'115.7e' :: caused new_target(Item, K, Thing) if
    aiming(Item, K, Aim, Before, Assigned, Later), possible(Aim, K, Assigned, Thing), Thing \== Before,
    fits(Aim, at(K, Before, Thing), Assigned), once(completed(Later, Aim, [at(K, Before, Thing)|Assigned])).

%!  stays_target(+Item, +K) is semidet.
%
%   The target K of Item may be left as it is: some choice of those after it makes a legal set of all.

stays_target(Item, K) :-
    aiming(Item, K, Aim, Before, Assigned, Later),
    fits(Aim, at(K, Before, Before), Assigned),
    once(completed(Later, Aim, [at(K, Before, Before)|Assigned])).

%!  changed_target(+Item, ?K, ?Thing) is nondet.
%
%   The target K of Item, and no other, may become Thing, which it is not.

changed_target(Item, K, Thing) :-
    target(Item, K, _),
    aiming(Item, K, Aim, Before, Assigned, Later),
    possible(Aim, K, Assigned, Thing),
    Thing \== Before,
    fits(Aim, at(K, Before, Thing), Assigned),
    all_stay(Later, Aim, [at(K, Before, Thing)|Assigned]).

%   aiming(+Item, +K, -Aim, -Before, -Assigned, -Later) is semidet: Before is the target K, Assigned are those before it, Later, L-Thing
%   each, those after it. Aim is what all of them are judged by.

aiming(Item, K, aim(Item, Source, Player, Slots), Before, Assigned, Later) :-
    stack_item(Item, _, Kind),
    slots_of(Kind, Item, Slots),
    target_view(Item, view(Source, Player, _)),
    target(Item, K, Before),
    findall(at(J, Was, Thing),
            ( target(Item, J, Thing), J < K, ( target_before(Item, J, Was0) -> Was = Was0 ; Was = Thing ) ),
            Assigned),
    findall(L-Thing, ( target(Item, L, Thing), L > K ), Unsorted),
    sort(Unsorted, Later).

%   possible(+Aim, +K, +Assigned, ?Thing) is nondet: by its own words, and by what they say of targets that are Assigned.

possible(Aim, K, Assigned, Thing) :-
    findall(J-Now, member(at(J, _, Now), Assigned), Beside),
    legal_beside(Aim, K, Beside, Thing).

legal_beside(aim(Item, Source, Player, Slots), K, Beside, Thing) :-
    nth1(K, Slots, Slot),
    filter_after(Slot, Beside, Filter0),
    filter_of(Item, Filter0, Filter),
    candidate(Filter, Source, Player, Thing),
    Thing \== Item,
    \+ ( Slot = slot(_, Options), memberchk(differs, Options), memberchk(_-Thing, Beside) ).

%   fits(+Aim, +At, +Assigned) is semidet: At goes with those that are Assigned. Where it is a new target, it is a possible one.

fits(Aim, at(K, Before, Thing), Assigned) :-
    Aim = aim(_, _, _, Slots),
    nth1(K, Slots, Slot),
    \+ ( member(at(J, Was, Now), Assigned), \+ apart(Slot, J-Now, Thing), \+ ( Thing == Before, Now == Was ) ),
    (   ( Thing \== Before ; \+ ( member(at(_, Was, Now), Assigned), Was \== Now ) )
    ->  true
    ;   once(possible(Aim, K, Assigned, Thing))
    ->  true
    ;   findall(J-Was, member(at(J, Was, _), Assigned), Beside),
        \+ legal_beside(Aim, K, Beside, Thing)
    ).

%   completed(+Later, +Aim, +Assigned) is nondet: there is a choice for those that are Later.

completed([], _, _).
completed([L-Before|Later], Aim, Assigned) :-
    \+ too_few([L-Before|Later], Aim, Assigned),
    (   Thing = Before
    ;   possible(Aim, L, Assigned, Thing),
        Thing \== Before
    ),
    fits(Aim, at(L, Before, Thing), Assigned),
    completed(Later, Aim, [at(L, Before, Thing)|Assigned]).

all_stay([], _, _).
all_stay([L-Before|Later], Aim, Assigned) :-
    fits(Aim, at(L, Before, Before), Assigned),
    all_stay(Later, Aim, [at(L, Before, Before)|Assigned]).

%   too_few(+Later, +Aim, +Assigned) is semidet: for the same words more are wanted than are free, so that no order of them need be tried.

too_few([L-Before|Later], Aim, Assigned) :-
    Aim = aim(_, _, _, Slots),
    nth1(L, Slots, slot(_, Options)),
    memberchk(group(_, First, Last), Options),
    findall(Thing, possible(Aim, L, Assigned, Thing), Things0),
    sort(Things0, Things),
    include(free_of(Assigned, First, Last), Things, Free),
    findall(Was, ( member(J-Was, [L-Before|Later]), J =< Last, memberchk(Was, Things) ), Wanting),
    length(Free, Most),
    length(Wanting, Wanted),
    Wanted > Most.

free_of(Assigned, First, Last, Thing) :-
    \+ ( member(at(J, _, Thing), Assigned), between(First, Last, J) ).
