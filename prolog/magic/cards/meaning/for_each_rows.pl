:- module(for_each_rows, []).

/** <module> "For each": what is done for one after the other, and what is spoken of then
*/

:- use_module(library(apply), [maplist/2, maplist/3, partition/4]).
:- use_module(library(lists), [memberchk/2, selectchk/4]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(acting, [scaled/3]).
:- use_module(each_their_own, [again/2]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(s, under(pp(for, at(K, none, sel([each], F))), S), [D:for_each(name:E, of:R, do:P)],
           [fresh(E), fresh(D), np(here):at(K, none, sel([each], F))-R0, bind(K, the(E)), bind(subject, the(E)), s:S-P, untargeted:P-yes, looked_at(E, P):R0-R,
            moved_by_all(D):P-yes]).
linear:row(s, under(pp(for, at(K, none, sel([each], F))), S), Statements,
           [fresh(E), np(here):at(K, none, sel([each], F))-R0, bind(K, the(E)), bind(subject, the(E)), s:S-P, untargeted:P-yes, looked_at(E, P):R0-R,
            at_once(E, R):P-Statements]).

%   What nobody chooses about is done for all of them at once: so much life is gained, so many tokens are created.

linear:native(at_once(One, All), Program, Statements, State, State) :-
    (   \+ contains_term(the(One), Program),
        \+ ( sub_term(Part, Program), nonvar(Part), memberchk(Part, [some(_, _), up_to(_, _), any_number(_)]) ),
        multiplied(Program, All, Statements0)
    ->  Statements = Statements0
    ;   Program = [Name:Statement],
        functor(Statement, Verb, _),
        memberchk(Verb, [create, create_copy])
    ->  Statements = [Name:each(name:One, of:All, do:Statement)]
    ;   Statements = [for_each(name:One, of:All, do:Program)]
    ).

multiplied([], _, []).
multiplied([Name:Statement0|Statements0], All, [Name:Statement|Statements]) :-
    functor(Statement0, Verb, _),
    memberchk(Verb, [gain_life, lose_life, draw, put_counters, create, add_mana, deal]),
    scaled(Statement0, count(All), Statement),
    ( All = all(_, Set), memberchk(among(_), Set) -> Same = all(_, Set) ; again(All, Same) ),
    multiplied(Statements0, Same, Statements).

%   What one statement moves for each, are the things that all have moved: "those cards". Nothing else is done that counts.

linear:native(moved_by_all(All), Program, yes, state(Env0, N, Deeds, Miss), state(Env, N, Deeds, Miss)) :-
    partition(moving, Program, [Name:Move], Others),
    maplist(uncounted, Others),
    arg(1, Move, what:What),
    maplist(by_all(Name, What, All), Env0, Env).

moving(_:Statement) :- functor(Statement, move, _).

uncounted(Statement0) :-
    ( Statement0 = _:Statement -> true ; Statement = Statement0 ),
    functor(Statement, Verb, _),
    memberchk(Verb, [look, choose, shuffle]).

by_all(Name, What, All, Key-Found, Key-Known) :-
    (   ( Found == did(Name) ; Found == What, What = the(_) )
    ->  Known = did(All)
    ;   Known = Found
    ).

%   Where nothing is done to each one itself, it is asked what it was (608.2h).

linear:native(looked_at(One, Program), Reference0, Reference, State, State) :-
    (   sub_term(Role:the(One), Program),
        atom(Role)
    ->  Reference = Reference0
    ;   Reference0 = all(K, Set0),
        selectchk(among(did(Name)), Set0, among(before(Name)), Set)
    ->  Reference = all(K, Set)
    ;   Reference = Reference0
    ).
linear:native(untargeted, Program, yes, State, State) :-
    \+ ( sub_term(Part, Program), nonvar(Part), memberchk(Part, [target(_, _), targets(_, _, _)]) ).
