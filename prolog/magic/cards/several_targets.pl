:- module(several_targets,
          [ called_in_rules/3,          % +Term, +State, -Called
            among_any_number/5,         % +Divided0, -Most, -Filter, -Divided, -Chosen
            group_of_slots/6,           % +Count, +Filter, +First, -Last, -Slots, -Chosen
            another_slot/3,             % +Before, +Filter, -Slot
            another_of_group/3,         % +Before, +Slot0, -Slot
            if_kicked/2,                % +Slot0, -Slot
            later_targets/3,            % +Effects0, +First, -Effects
            of_mode/4,                  % +N, +Count, +Slot0, -Slot
            speaks_of_later/2,          % +Then, +Else
            combined/4,                 % +Least, +Most, +Modes, -Combination
            chosen_together/4           % +Least, +Most, +Modes, -Chosen
          ]).

/** <module> Slots for several targets, and several modes as one (601.2c, 700.2): see target_slots.pl
*/

:- use_module(library(lists), [append/2, member/2, memberchk/2, numlist/3, selectchk/3]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module(library(terms), [mapsubterms/3]).

%!  speaks_of_later(+Then, +Else) is semidet.
%
%   Then, which is done instead of Else, speaks of the several targets that Else chooses.

speaks_of_later(Then, Else) :-
    contains_term(targeted, Then),
    contains_term(targets(_, _), Else),
    \+ contains_term(targets(_, _), Then).

%!  among_any_number(+Divided0, -Most, -Filter, -Divided, -Chosen) is semidet.
%
%   Divided0 divides Most among any number of targets like Filter, and Divided among what is Chosen: each gets at least one (601.2d).

among_any_number(divided_damage(Source, Most, target(Filter)), Most, Filter, divided_damage(Source, Most, Chosen), Chosen).
among_any_number(divided_counters(Kind, Most, target(Filter)), Most, Filter, divided_counters(Kind, Most, Chosen), Chosen).

%!  called_in_rules(+Term, +State, -Called) is det.
%
%   What instructions call Term: `targeted`, the several targets that were spoken of, by the slots of
%   State, Slots-Next; anything else as it is.

called_in_rules(Term, Slots-Next, Called) :-
    (   Term == targeted,
        member(slot(_, Options), Slots)
    ->  (   memberchk(group(_, First, Last), Options)
        ->  numlist(First, Last, Ks),
            Called = chosen_of(Ks)
        ;   First is Next-1,
            Called = chosen_since(First)
        )
    ;   Called = Term
    ).

%!  group_of_slots(+Count, +Filter, +First, -Last, -Slots, -Chosen) is det.
%
%   Count is up_to(N), exactly(N), from_to(Least, Most) or any_number; Slots are numbered from First to Last, and Chosen
%   is what instructions call all of them. Where N is no number yet, one slot stands for as many as it will be.

group_of_slots(Count, Filter, First, Last, Slots, Chosen) :-
    (   Count = one_each(Who, Least)
    ->  Last = First,
        Slots = [slot(Filter, [one_each(Who, Least)])],
        Chosen = chosen_since(First)
    ;   so_many(Count, Least, Quantity)
    ->  Last = First,
        Slots = [slot(Filter, [many(Least, Quantity)])],
        Chosen = chosen_since(First)
    ;   limits(Count, Least, Most),
        Last is First+Most-1,
        numlist(First, Last, Ks),
        findall(slot(Filter, [group(Least, First, Last)]), member(_, Ks), Slots),
        Chosen = chosen_of(Ks)
    ).

so_many(exactly(Quantity), Quantity, Quantity) :- \+ integer(Quantity).
so_many(up_to(Quantity), 0, Quantity) :- \+ integer(Quantity).
so_many(any_number, 0, as_many_as_there_are).

limits(up_to(N), 0, N).
limits(exactly(N), N, N).
limits(from_to(Least, Most), Least, Most).

%!  another_slot(+Before:list, +Filter, -Slot) is det.
%
%   The slot of a target of Filter. "Another target" is none of the targets named Before; it may hang on one of them.

another_slot(Before, Filter, Slot) :-
    another_of_group(Before, slot(Filter), Slot).

%!  another_of_group(+Before:list, +Slot0, -Slot) is det.

another_of_group(Before, Slot0, Slot) :-
    arg(1, Slot0, Filter0),
    ( Slot0 = slot(_, Options0) -> true ; Options0 = [] ),
    ( Before = [_|_], selectchk(other, Filter0, Filter) -> Options1 = [differs|Options0] ; Filter = Filter0, Options1 = Options0 ),
    ( memberchk(controlled(player_of(chosen(K))), Filter) -> Options = [controlled_by_target(K)|Options1] ; Options = Options1 ),
    ( Options == [] -> Slot = slot(Filter) ; Slot = slot(Filter, Options) ).

%!  if_kicked(+Slot0, -Slot) is det.
%
%   Slot is Slot0 as one of what is done only if the spell was kicked (702.33d).

if_kicked(slot(Filter), slot(Filter, [if_kicked])).
if_kicked(slot(Filter, Options), slot(Filter, [if_kicked|Options])).

%!  later_targets(+Effects0, +First, -Effects) is det.
%
%   Effects are Effects0, which number their targets from 1, with targets from First.

later_targets(Effects0, First, Effects) :-
    mapsubterms(numbered_from(First), Effects0, Effects).

numbered_from(First, chosen(K0), chosen(K)) :-
    integer(K0),
    K is K0+First-1.
numbered_from(First, chosen_of(Ks0), chosen_of(Ks)) :-
    findall(K, ( member(K0, Ks0), K is K0+First-1 ), Ks).

%!  of_mode(+N, +Count, +Slot0, -Slot) is det.
%
%   Slot is Slot0 as one of mode N out of Count.

of_mode(N, Count, slot(Filter), slot(Filter, [mode(N, Count)])).
of_mode(N, Count, slot(Filter, Options), slot(Filter, [mode(N, Count)|Options])).

%!  combined(+Least, +Most, +Modes, -Combination:list) is nondet.
%
%   Between Least and Most of the Modes: they are followed in the order in which they are
%   written (700.2, 608.2c).

combined(Least, Most, Modes, Combination) :-
    chosen_together(Least, Most, Modes, Chosen),
    append(Chosen, Combination).

%!  chosen_together(+Least, +Most, +Modes, -Chosen:list) is nondet.
%
%   The modes of each combination, in the same order.

chosen_together(Least, Most, Modes, Chosen) :-
    between(Least, Most, N),
    length(Chosen, N),
    subsequence(Chosen, Modes).

%   subsequence(?Chosen, +Modes) is nondet.

subsequence([], _).
subsequence([X|Chosen], [X|Modes]) :-
    subsequence(Chosen, Modes).
subsequence([X|Chosen], [_|Modes]) :-
    subsequence([X|Chosen], Modes).
