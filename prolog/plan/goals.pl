:- module(goals,
          [ goal_of_question/2,         % +Question, -Goal
            reached/1                   % +Goal
          ]).

/** <module> The goal of a plan: a question, asked at every state of a search

A question is judged first, and then answered by the evaluator of questions. Its parts that
name no object are prepared for being asked thousands of times: they mean the same.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../ask/evaluator/question_check', [asked_as/2, check_goal/1]).
:- use_module('../ask/evaluator/solving', [solve/1]).
:- use_module('../k/rules', []).

%!  goal_of_question(+Question, -Goal) is det.
%
%   Error: Question may not be asked, or means nothing.

goal_of_question(Question, Goal) :-
    check_goal(Question),
    (   var(Question)
    ->  throw(error(instantiation_error, _))
    ;   \+ \+ catch(asked(Question), error(Error, _), not_yet(Error))
    ->  true
    ;   true
    ),
    prepared(Question, Goal).

%   What is not there yet may come to be.

not_yet(Error) :-
    (   nonvar(Error),
        Error = existence_error(object, _)
    ->  true
    ;   throw(error(Error, _))
    ).

prepared(Question, Goal) :-
    (   var(Question)
    ->  Goal = ask(Question)
    ;   prepared_as(Question, Found)
    ->  Goal = Found
    ;   Goal = ask(Question)
    ).

prepared_as((A, B), both(P, Q)) :-
    prepared(A, P),
    prepared(B, Q).
prepared_as((A ; B), either(P, Q)) :-
    \+ ( nonvar(A), ( A = (_->_) ; A = (_*->_) ) ),
    prepared(A, P),
    prepared(B, Q).
prepared_as(\+ A, no(P)) :-
    prepared(A, P).
prepared_as(won(Player), won(Player)) :-
    atom(Player).
prepared_as(Question, compared(Question)) :-
    compound(Question),
    Question =.. [Comparison, A, B],
    memberchk(Comparison, [<, >, =<, >=, =:=, =\=]),
    plain_number(A),
    plain_number(B).
prepared_as(Question, fact(Question)) :-
    asked_as(Question, fluent),
    rules:fluent(Question, Types, _, _),
    \+ ( member(Type, Types), \+ memberchk(Type, [integer, atom, player, step]) ).

plain_number(A) :-
    ( var(A) ; integer(A) ),
    !.

%!  reached(+Goal) is semidet.
%
%   The question that Goal was made of is true in the present state.

reached(Goal) :-
    \+ \+ holds_now(Goal).

holds_now(both(P, Q)) :- holds_now(P), holds_now(Q).
holds_now(either(P, Q)) :- ( holds_now(P) ; holds_now(Q) ).
holds_now(no(P)) :- \+ holds_now(P).
holds_now(won(Player)) :- state:now(over(won(Players))), memberchk(Player, Players).
holds_now(fact(Fact)) :- state:Fact.
holds_now(compared(Comparison)) :-
    (   ground(Comparison)
    ->  call(Comparison)
    ;   asked(Comparison)
    ).
holds_now(ask(Question)) :-
    catch(asked(Question), error(existence_error(object, _), _), fail).

%   A search asks thousands of times, so that each time has to be short.

most_steps(5_000_000).

asked(Question) :-
    most_steps(Most),
    call_with_inference_limit(solve(Question), Most, Result),
    (   Result == inference_limit_exceeded
    ->  throw(error(too_many_steps, _))
    ;   true
    ).
