:- module(linear,
          [ meant/5,                    % +Category, +Node, -Meaning, +State0, -State
            all_meant/5,                % +Category, +Nodes, -Meanings, +State0, -State
            begun/1,                    % -State
            missed/2,                   % +State, -What
            bound/4,                    % +Key, +Reference, +State0, -State
            known/3,                    % +Key, -Reference, +State
            fresh/3,                    % -Name, +State0, -State
            deed_noted/4,               % +Verb, +Key, +State0, -State with its name
            side_known/3,               % +State0, +Reference, -State
            forgetful/1,                % -Row
            op(700, xfx, in)
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).

/** <module> From the terms of a text to what they mean, by rows that forget nothing

    row(Category, Pattern, Meaning, Steps)

A node of a text's term that is like Pattern means Meaning in the place that Category names, if the Steps are done in their
order. A row is linear: each variable of it stands in two places at least, of the pattern, the meaning and the steps, so
that no part of a text is passed over. That is asked whenever a row is used, and of all rows by forgetful/1. Steps are

  * `Category:Node-Meaning`, a part and what it means; `each(Category):Nodes-Meanings`
  * `Value in Values`, one of these and nothing else
  * `bind(K, Reference)`, what the text introduces as K is spoken of as Reference; `idle(K)`, nothing may speak of K
  * `known(K, Reference)`, what K was bound to
  * `fresh(Name)`, a name for a statement or a thing
  * `deed(Verb, K, Name)`, the statement Name did Verb to K; `done(Verb, K, Name)`, it was such a statement
  * `not(A, B)`, the terms differ

What needs more than a row is native/5. Of the state, the last argument is a mutable term that keeps the smallest part for
which there was no row.
*/

:- multifile row/4, native/5.
:- discontiguous row/4.

%!  begun(-State) is det.

begun(state([], count(0, 0), [], miss(none, -1))).

%!  missed(+State, -What) is det.
%
%   What is `Category:Node`, the smallest part that has no meaning here, or `none`.

missed(state(_, _, _, Miss), What) :-
    arg(1, Miss, What).

%!  meant(+Category, +Node, -Meaning, +State0, -State) is semidet.

meant(Category, Node, Meaning, State0, State) :-
    State0 = state(_, _, _, Miss),
    Miss = miss(Before, Far),
    (   found(Category, Node, Meaning, State0, state(Env, count(Names, Done), Deeds, Miss))
    ->  nb_setarg(1, Miss, Before),
        nb_setarg(2, Miss, Far),
        After is Done+1,
        State = state(Env, count(Names, After), Deeds, Miss)
    ;   missing_here(State0, Category:Node),
        fail
    ).

%   missing_here(+State, +What) is det: of several ways to read, the one that came furthest tells what is missing.

missing_here(state(_, count(_, Done), _, Miss), What) :-
    (   arg(2, Miss, Far),
        Done > Far
    ->  nb_setarg(1, Miss, What),
        nb_setarg(2, Miss, Done)
    ;   true
    ).

found(Category, Node, Meaning, State0, State) :-
    native(Category, Node, Meaning, State0, State).
found(Category, Node, Meaning, State0, State) :-
    clause(row(Category, Node, Meaning, Steps), true, Row),
    done_in_order(Steps, State0, State),
    clause(row(C, P, M, S), true, Row),
    accounted([C, P, M|S]).

%!  all_meant(+Category, +Nodes, -Meanings, +State0, -State) is semidet.

all_meant(_, [], [], State, State).
all_meant(Category, [Node|Nodes], [Meaning|Meanings], State0, State) :-
    meant(Category, Node, Meaning, State0, State1),
    all_meant(Category, Nodes, Meanings, State1, State).

%!  forgetful(-Row) is nondet.
%
%   Row passes over a part of its pattern or of what its steps find.

forgetful(row(Category, Pattern, Meaning, Steps)) :-
    row(Category, Pattern, Meaning, Steps),
    \+ accounted([Category, Pattern, Meaning|Steps]).

%   accounted(+Places) is semidet: each variable stands in two of Places at least.

accounted(Places) :-
    maplist(term_variables, Places, Lists),
    term_variables(Places, Variables),
    \+ ( member(Variable, Variables), once_only(Variable, Lists) ).

once_only(Variable, Lists) :-
    findall(x, ( member(List, Lists), member(Other, List), Other == Variable ), [_]).

done_in_order([], State, State).
done_in_order([Step|Steps], State0, State) :-
    step(Step, State0, State1),
    done_in_order(Steps, State1, State).

step(Category:Node-Meaning, State0, State) :-
    (   Category = each(One)
    ->  all_meant(One, Node, Meaning, State0, State)
    ;   meant(Category, Node, Meaning, State0, State)
    ).
step(Value in Values, State, State) :-
    memberchk(Value, Values).
step(not(A, B), State, State) :-
    A \== B.
step(bind(K, Reference), State0, State) :-
    bound(K, Reference, State0, State).
step(idle(_), State, State).
step(known(K, Reference), State, State) :-
    known(K, Reference, State).
step(fresh(Name), State0, State) :-
    fresh(Name, State0, State).
step(deed(Verb, K, Name), state(Env, N, Deeds, Miss), state(Env, N, [deed(Verb, K, Name)|Deeds], Miss)).
step(done(Verb, K, Name), State, State) :-
    State = state(_, _, Deeds, _),
    memberchk(deed(Verb, K, Name), Deeds).

%!  bound(+Key, +Reference, +State0, -State) is det.

bound(Key, Reference, state(Env, N, Deeds, Miss), state([Key-Reference|Env], N, Deeds, Miss)).

%!  known(+Key, -Reference, +State) is semidet.

known(Key, Reference, state(Env, _, _, _)) :-
    memberchk(Key-Found, Env),
    Reference = Found.

%!  side_known(+State0, +Reference, -State) is det.
%
%   Who was spoken of only as the one who controls something, and bound to `side`, is Reference.

side_known(state(Env0, N, Deeds, Miss), Reference, state(Env, N, Deeds, Miss)) :-
    maplist(with_side(Reference), Env0, Env).

with_side(Reference, Key-Found, Key-Known) :-
    ( Found == side -> Known = Reference ; Known = Found ).

%!  fresh(-Name, +State0, -State) is det.

fresh(Name, state(Env, count(N, Done), Deeds, Miss), state(Env, count(Next, Done), Deeds, Miss)) :-
    Next is N+1,
    Code is 0'a+N mod 26,
    char_code(Letter, Code),
    ( N < 26 -> Name = Letter ; Round is N//26, atom_concat(Letter, Round, Name) ).

%!  deed_noted(+Deed, +Key, +State0, -State) is det.
%
%   Deed is Verb-Name: the statement Name did Verb to Key.

deed_noted(Verb-Name, Key, State0, State) :-
    step(deed(Verb, Key, Name), State0, State).
