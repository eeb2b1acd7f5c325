:- module(mana_roles,
          [ expanded/3,                 % +Options, +Symbols, -Opts
            roles/4,                    % +State, +Options, +Others, -Roles
            simplified/5                % +Opts, +Takes, +State0, -Left, -State
          ]).

/** <module> What need not be tried: mana abilities that stand in the way of nothing, and things that are alike
*/

:- use_module(library(apply), [foldl/4, include/3, maplist/3, partition/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, select/3, subtract/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../../k/language').
:- use_module(mana_state, [relevant_units/3, take_for/5]).
:- use_module('../rules/concepts/damage', [counters_on/3]).

%!  expanded(+Options, +Symbols, -Opts) is det.
%
%   opt(O, Index, Mana, Takes, Units) for each yield that differs where only Symbols matter.

expanded(Options, Symbols, Opts) :-
    findall(opt(O, Index, Mana, Takes, Units),
            ( member(option(O, Index, Mana, Takes, Yields0), Options),
              findall(Units0, ( member(Yield, Yields0), relevant_units(Symbols, Yield, Units0) ), Yields1),
              sort(Yields1, Yields),
              member(Units, Yields)
            ),
            Opts).

%!  roles(+State, +Options, +Others, -Roles) is det.
%
%   What each object could be used for, O-Role; Others are lists of what is taken besides.

roles(st(Units, _, _), Options, Others, Roles) :-
    findall(O-Role, role(Units, Options, Others, O, Role), Unsorted),
    keysort(Unsorted, Sorted),
    group_pairs_by_key(Sorted, Grouped),
    maplist(sorted_role, Grouped, Roles).

sorted_role(O-Unsorted, O-Role) :- msort(Unsorted, Role).

role(Units, _, _, O, makes(Colors)) :- member(u(O, Colors), Units).
role(_, Options, _, O, has(Index, Mana, Own, Yields)) :-
    member(option(O, Index, Mana, Takes, Yields), Options),
    maplist(without_objects, Takes, Own).
role(_, Options, _, O, given(Owner, Index, How)) :-
    member(option(Owner, Index, _, Takes, Yields), Options),
    member(Take, Takes),
    (   Take = any(How, _, Objects),
        member(O, Objects)
    ;   Take = lose(O),
        O \== Owner,
        How = Yields
    ).
role(_, _, Others, O, needed(K, How)) :-
    nth1(K, Others, Takes),
    member(any(How, _, Objects), Takes),
    member(O, Objects).
role(_, _, Others, O, needed(K, alone)) :-
    nth1(K, Others, Takes),
    member(Take, Takes),
    arg(1, Take, O),
    integer(O).

%   Two sources of one name are alike if as many counters are on them.

without_objects(Take, Own) :-
    (   Take = any(How, N, _)
    ->  Own = any(How, N)
    ;   Take = counters(O, Kind, N)
    ->  counters_on(O, Kind, Present),
        Own = counters(Kind, N, Present)
    ;   functor(Take, Own, _)
    ).

%!  simplified(+Opts, +Takes, +State0, -Left, -State) is det.
%
%   What stands in the way of nothing is mana that is there: those Opts are not Left.

simplified(Opts, Takes, State0, Left, State) :-
    findall(O, member(opt(O, _, _, _, _), Opts), Unsorted),
    sort(Unsorted, Owners),
    findall(O, ( shared_take(Opts, Takes, Take), shared_object(Take, O) ), Shared0),
    sort(Shared0, Shared),
    subtract(Owners, Shared, Own),
    foldl(simplify, Own, Opts-State0, Left-State).

shared_take(_, Takes, Take) :- member(Take, Takes).
shared_take(Opts, _, Take) :-
    member(opt(Owner, _, _, All, _), Opts),
    member(Take, All),
    \+ own_take(Owner, Take).

shared_object(any(_, _, Objects), O) :- member(O, Objects).
shared_object(Take, O) :- arg(1, Take, O), integer(O).

own_take(O, tap(O)).
own_take(O, lose(O)).
own_take(O, once(O, _)).
own_take(O, counters(O, _, _)).

simplify(O, Opts0-State0, Opts-State) :-
    partition(opt_of(O), Opts0, Mine, Others),
    State0 = st(Units0, Used, Left),
    partition(unit_of(O), Units0, Base, Rest),
    (   forall(member(Opt, Mine), stands_alone(Opt)),
        include(usable(State0), Mine, Usable),
        becomes(Base, Usable, Colors)
    ->  Opts = Others,
        findall(u(O, Made), member(Made, Colors), New),
        append(New, Rest, Units),
        State = st(Units, Used, Left)
    ;   Opts = Opts0,
        State = State0
    ).

opt_of(O, opt(O, _, _, _, _)).

unit_of(O, u(By, _)) :- By == O.

stands_alone(opt(O, _, none, Takes, _)) :-
    forall(member(Take, Takes), own_take(O, Take)),
    ( memberchk(tap(O), Takes) ; memberchk(lose(O), Takes) ; memberchk(once(O, _), Takes) ),
    !.

%   Its counters are there, and it was not used before. Nothing of what stands alone is chosen, so that no
%   roles matter.

usable(State, opt(O, _, _, Takes, _)) :-
    once(take_for(O, Takes, [], State, _)).

%   One unit, which may have the colors of each; or as much as the one ability makes.

becomes(Base, [], Made) :-
    findall(Colors, member(u(_, Colors), Base), Made).
becomes(Base, Opts, [Colors]) :-
    Opts = [_|_],
    ( Base = [] ; Base = [_] ),
    forall(member(opt(_, _, _, _, Units), Opts), Units = [_]),
    excluding(Base, Opts),
    !,
    findall(Color,
            ( ( member(u(_, All), Base) ; member(opt(_, _, _, _, [All]), Opts) ), member(Color, All) ),
            Unsorted),
    sort(Unsorted, Colors).
becomes(Base, [opt(O, _, _, Takes, Units)], Units) :-
    (   Base == []
    ->  true
    ;   memberchk(tap(O), Takes),
        findall(Colors, member(u(_, Colors), Base), Made),
        within_list(Made, Units)
    ).

%   No two of them can be used.

excluding([], [_]).
excluding(_, Opts) :- forall(member(opt(O, _, _, Takes, _), Opts), memberchk(tap(O), Takes)).
excluding([], Opts) :- forall(member(opt(O, _, _, Takes, _), Opts), memberchk(lose(O), Takes)).

within_list([], _).
within_list([X|Xs], Ys) :-
    once(select(X, Ys, Rest)),
    within_list(Xs, Rest).
