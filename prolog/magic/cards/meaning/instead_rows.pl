:- module(instead_rows,
          [ as_before/3                 % +Before, +Sentence0, -Sentence
          ]).

/** <module> "Draw a card. If you control an Elf, draw two cards instead": what one sentence says comes instead of the one before it
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(each_their_own, [with/4]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%!  as_before(+Before, +Sentence0, -Sentence) is semidet.
%
%   Damage of another amount is dealt to what it would be dealt to.

as_before(say(_, do(pres, deal, [], Complements, _)), say(N, do(pres, deal, [], [obj(M)], Adjuncts)), say(N, do(pres, deal, [], [obj(M), to(to, ref(K))], Adjuncts))) :-
    memberchk(to(to, at(K, none, sel(_, _))), Complements).

%   "create ten of those tokens instead": so many of what would be created.

as_before(say(_, do(pres, create, [], [obj(at(K, none, sel(_, F)))], [])), say(N, do(pres, create, [], [obj(at(J, none, of([n(Q)], ref(K))))], [])),
          say(N, do(pres, create, [], [obj(at(J, none, sel([n(Q)], F)))], []))).

linear:row(together, instead(S, C, T), [if(condition:D, (then):Q, (else):P)], [not_optional:T-yes, s:S-P, condition:C-D, s:T-Q0, in_place_of(P):Q0-yes, as_much(P):Q0-Q1, as_long(P):Q1-Q]).
linear:native(not_optional, S, yes, State, State) :-
    \+ sub_term(modal(may, _, _, _), S).

%   in_place_of(Program): one deed comes instead of one, or all of them do again; of several, one is not said to be replaced.

linear:native(in_place_of(Program), Instead, yes, State, State) :-
    ( Program = [_] -> true ; maplist(verb_of, Program, Verbs), maplist(verb_of, Instead, Verbs) ).

%   as_much(Program): "twice that many" is of how many there would be.

linear:native(as_much(Program), Instead0, Instead, State, State) :-
    (   sub_term(Part, Instead0),
        nonvar(Part),
        Part = amount(Name),
        member(Name0:Statement, Program),
        Name0 == Name
    ->  Statement =.. [_|Roles],
        memberchk(amount:Amount, Roles),
        with(Instead0, amount(Name), Amount, Instead)
    ;   Instead = Instead0
    ).

%   as_long(Program): a size that replaces another lasts as long.

linear:native(as_long(Program), Instead0, Instead, State, State) :-
    (   Program = [_:change(what:_, changes:[pt(_, _)], until:Until)],
        Instead0 = [Name:change(what:What, changes:[pt(A, B)], until:permanent)]
    ->  Instead = [Name:change(what:What, changes:[pt(A, B)], until:Until)]
    ;   Instead = Instead0
    ).

verb_of(_:Statement, Verb) :-
    functor(Statement, Verb, _).
