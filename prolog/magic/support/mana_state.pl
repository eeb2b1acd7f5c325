:- module(mana_state,
          [ mana_state/3,               % +Player, +Excluded, -State
            changed_state/3,            % +Changes, +State0, -State
            take_all/4,                 % +Takes, +Roles, +State0, -State
            alike/3,                    % +Roles, +A, +B
            take_for/5,                 % +Source, +Takes, +Roles, +State0, -State
            take_strictly/4,            % +Takes, +Roles, +State0, -State
            spend/3,                    % +Cost, +State0, -State
            gain/3,                     % +Units, +State0, -State
            state_units/2,              % +State, -Units
            covers/2,                   % +State, +Cost
            relevant_to/3,              % +Symbols, +State0, -State
            relevant_units/3            % +Symbols, +Units0, -Units
          ]).

/** <module> What a player has to pay with, as mana abilities are thought through (601.2g)

A state is st(Units, Used, Left): mana that is there or that tapping makes, each u(By, Colors) with the
object By that is tapped for it, helps(O) for what is tapped as the cost is paid, or `pool`; what was
taken, tap(O), lose(O), gone(O), keep(O), card(O), once(O, Index), counters(O, Kind, N); and what is
left of life and energy. Roles has O-Role for each object: those of one role are alike, so that only the
first of them is tried.
*/

:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, clumped/2, member/2, memberchk/2, select/3, sum_list/2]).
:- use_module('../../k/language').
:- use_module(mana_matching, [enough/2]).
:- use_module(mana_symbols, [pays_one_of/2, plain_costs/3]).
:- use_module('../rules/concepts/damage', [counters_on/3]).
:- use_module('../rules/concepts/mana', [mana_units/3]).

%!  mana_state(+Player, +Excluded, -State) is det.

mana_state(Player, Excluded, st(Units, [], left(Life, Energy))) :-
    mana_units(Player, Excluded, Found),
    maplist(state_unit, Found, Units),
    life(Player, Life),
    counters_on(Player, energy, Energy).

state_unit(unit(_, Source, _, Colors), u(By, Colors)) :-
    (   Source = source(O, _, _)
    ->  By = O
    ;   Source = helper(O)
    ->  By = helps(O)
    ;   By = pool
    ).

%!  changed_state(+Changes:list, +State0, -State) is semidet.
%
%   What has happened since: gone(O), tapped(O), mana(Units) that was made, left(Units) of the pool.

changed_state(Changes, State0, State) :-
    foldl(change, Changes, State0, State).

change(card(O), st(Units0, Used, Left), st(Units, [card(O)|Used], Left)) :-
    exclude(helped_by(O), Units0, Units).
change(gone(O), State0, State) :- leave(O, State0, State).
change(tapped(O), st(Units0, Used, Left), st(Units, [tap(O)|Used], Left)) :-
    exclude(made_by(O), Units0, Units).
change(mana(Made), State0, State) :- gain(Made, State0, State).
change(pool(Colors), st(Units0, Used, Left), st(Units, Used, Left)) :-
    exclude(of_pool, Units0, Units1),
    st(Units1, Used, Left) = State1,
    gain(Colors, State1, st(Units, _, _)).

of_pool(u(pool, _)).

made_by(O, u(By, _)) :- ( By == O ; By = helps(Same), Same == O ), !.

helped_by(O, u(helps(Same), _)) :- Same == O.

leave(O, st(Units0, Used, Left), st(Units, [gone(O)|Used], Left)) :-
    \+ unavailable(O, Used),
    exclude(made_by(O), Units0, Units).

unavailable(O, Used) :-
    ( memberchk(lose(O), Used) ; memberchk(gone(O), Used) ; memberchk(keep(O), Used) ),
    !.

%!  take_all(+Takes, +Roles, +State0, -State) is nondet.
%
%   All Takes can be given. What is lost is tapped for mana before, where it can be.

take_all([], _, State, State).
take_all([Take|Takes], Roles, State0, State) :-
    take(Take, Roles, State0, State1),
    take_all(Takes, Roles, State1, State).

take(tap(O), _, st(Units0, Used, Left), st(Units, [tap(O)|Used], Left)) :-
    \+ memberchk(tap(O), Used),
    \+ memberchk(gone(O), Used),
    exclude(made_by(O), Units0, Units).
take(lose(O), _, st(Units0, Used, Left), st(Units, [lose(O)|Used], Left)) :-
    \+ unavailable(O, Used),
    exclude(helped_by(O), Units0, Units).
take(go(O), _, State0, State) :-
    leave(O, State0, State).
take(keep(O), _, st(Units, Used, Left), st(Units, [keep(O)|Used], Left)) :-
    \+ memberchk(lose(O), Used),
    \+ memberchk(gone(O), Used).
take(use(O), Roles, State0, State) :-
    take(tap(O), Roles, State0, State1),
    take(keep(O), Roles, State1, State).
take(card(O), _, st(Units0, Used, Left), st(Units, [card(O)|Used], Left)) :-
    \+ memberchk(card(O), Used),
    exclude(helped_by(O), Units0, Units).
take(once(O, Index), _, st(Units, Used, Left), st(Units, [once(O, Index)|Used], Left)) :-
    \+ memberchk(once(O, Index), Used).
take(life(N), _, st(Units, Used, left(Life0, Energy)), st(Units, Used, left(Life, Energy))) :-
    Life0 >= N,
    Life is Life0-N.
take(energy(N), _, st(Units, Used, left(Life, Energy0)), st(Units, Used, left(Life, Energy))) :-
    Energy0 >= N,
    Energy is Energy0-N.
take(counters(O, Kind, N), _, st(Units, Used, Left), st(Units, [counters(O, Kind, N)|Used], Left)) :-
    \+ memberchk(gone(O), Used),
    counters_on(O, Kind, Present),
    findall(M, member(counters(O, Kind, M), Used), Before),
    sum_list(Before, Taken),
    Present-Taken >= N.
take(any(How, N, Objects), Roles, State0, State) :-
    take_any(N, How, Objects, Roles, State0, State).

take_any(N, How, Objects, Roles, State0, State) :-
    (   N =:= 0
    ->  State = State0
    ;   length(Objects, Present),
        Present >= N,
        Objects = [O|Others],
        Take =.. [How, O],
        (   take(Take, Roles, State0, State1)
        *-> (   Left is N-1,
                take_any(Left, How, Others, Roles, State1, State)
            ;   exclude(alike(Roles, O), Others, Different),
                take_any(N, How, Different, Roles, State0, State)
            )
        ;   take_any(N, How, Others, Roles, State0, State)
        )
    ).

%!  alike(+Roles, +A, +B) is semidet.
%
%   The objects A and B have the same role.

alike(Roles, A, B) :-
    memberchk(A-Role, Roles),
    memberchk(B-Same, Roles),
    Role == Same.

%!  take_for(+Source, +Takes, +Roles, +State0, -State) is nondet.
%
%   The same for an ability of Source, which has to be there: what is lost for it is lost before it.

take_for(Source, Takes, Roles, State0, st(Units, Used, Left)) :-
    State0 = st(_, Used0, _),
    \+ memberchk(gone(Source), Used0),
    take_all(Takes, Roles, State0, st(Units, Used1, Left)),
    once(append(New, Used0, Used1)),
    findall(before(V, Source), ( member(lose(V), New), V \== Source ), Before),
    append(Before, Used1, Used),
    \+ ( member(before(V, Source), Before), comes_before(Source, V, Used) ).

comes_before(A, B, Used) :-
    member(before(A, C), Used),
    ( C == B ; comes_before(C, B, Used) ),
    !.

%!  take_strictly(+Takes, +Roles, +State0, -State) is nondet.
%
%   The same now: what is lost has not been tapped for mana before.

take_strictly(Takes0, Roles, State0, State) :-
    maplist(strict, Takes0, Takes),
    take_all(Takes, Roles, State0, State).

strict(Take0, Take) :-
    (   Take0 = lose(O)
    ->  Take = go(O)
    ;   Take0 = any(lose, N, Objects)
    ->  Take = any(go, N, Objects)
    ;   Take = Take0
    ).

%!  spend(+Cost, +State0, -State) is nondet.
%
%   Cost is paid with mana that may be spent on it: each way that leaves other mana, once.

spend(Cost, st(Units0, Used0, left(Life0, Energy)), st(Units, Used, left(Life, Energy))) :-
    plain_costs([mana(Cost)], _, [mana(cost(Generic, Symbols))|Others]),
    ( Others = [pay_life(N)] -> Life is Life0-N, Life >= 0 ; Life = Life0 ),
    spend_symbols(Symbols, Units0, Units1),
    spend_generic(Generic, Units1, Units),
    tapped_for(Units0, Units, Used0, Used).

%   tapped_for(+Units0, +Units, +Used0, -Used): what made those Units0 that are no longer there is tapped.

tapped_for([], [], Used, Used).
tapped_for([Unit|Units0], Left, Used0, Used) :-
    (   Left = [Same|Units],
        Same == Unit
    ->  tapped_for(Units0, Units, Used0, Used)
    ;   Unit = u(By, _),
        ( integer(By) -> Used1 = [tap(By)|Used0] ; Used1 = Used0 ),
        tapped_for(Units0, Left, Used1, Used)
    ).

spend_symbols([], Units, Units).
spend_symbols([Symbol|Symbols], Units0, Units) :-
    kinds_of(Units0, Kinds),
    member(Colors, Kinds),
    pays_one_of([Symbol], Colors),
    once(select(u(_, Colors), Units0, Units1)),
    spend_symbols(Symbols, Units1, Units).

spend_generic(N, Units0, Units) :-
    kinds_of(Units0, Kinds),
    spend_kinds(Kinds, N, Units0, Units).

spend_kinds(Kinds, N, Units0, Units) :-
    (   N =:= 0
    ->  Units = Units0
    ;   Kinds = [Colors|Others],
        (   once(select(u(_, Colors), Units0, Units1)),
            Left is N-1,
            spend_kinds(Kinds, Left, Units1, Units)
        ;   spend_kinds(Others, N, Units0, Units)
        )
    ).

%   Mana that may be spent on some things only is kept for what is paid in the end.

kinds_of(Units, Kinds) :-
    findall(Colors, ( member(u(_, Colors), Units), \+ memberchk(only(_), Colors) ), All),
    sort(All, Kinds).

%!  gain(+Units:list, +State0, -State) is det.
%
%   Units of these colors are there, too.

gain(Made, st(Units0, Used, Left), st(Units, Used, Left)) :-
    findall(u(pool, Colors), member(Colors, Made), New),
    append(New, Units0, Units).

%!  state_units(+State, -Units) is det.
%
%   Its mana as units of mana (mana.pl).

state_units(st(Found, _, _), Units) :-
    findall(unit(0, By, none, Colors), member(u(By, Colors), Found), Units).

%!  covers(+State, +Cost) is semidet.
%
%   The mana of State pays Cost.

covers(st(Units, _, _), Cost) :-
    findall(Colors, member(u(_, Colors), Units), All),
    msort(All, Sorted),
    clumped(Sorted, Counts),
    enough(Cost, Counts).

%!  relevant_to(+Symbols:list, +State0, -State) is det.
%
%   State0 with no colors but those that the Symbols ask for, so that more mana is alike.

relevant_to(Symbols, st(Units0, Used, Left), st(Units, Used, Left)) :-
    findall(u(By, Colors), ( member(u(By, Colors0), Units0), relevant_colors(Symbols, Colors0, Colors) ), Units).

%!  relevant_units(+Symbols:list, +Units0, -Units) is det.

relevant_units(Symbols, Units0, Units) :-
    findall(Colors, ( member(Colors0, Units0), relevant_colors(Symbols, Colors0, Colors) ), Unsorted),
    msort(Unsorted, Units).

relevant_colors(Symbols, Colors0, Colors) :-
    findall(Color,
            ( member(Color, Colors0),
              ( Color = only(_) -> true ; memberchk(Color, Symbols) )
            ),
            Unsorted),
    sort(Unsorted, Colors).
