:- module(spent_rows, []).

/** <module> What mana was spent to cast something
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   spent_on: "mana spent to cast it"

linear:row(spent_on, at(K, none, sel(Ds, filter([kind([], n(mana))], [undergone(do(pres, spend, [], [], [inf(do(pres, cast, [], [obj(N)], []))]))]))), R,
           [idle(K), Ds in [[], [the]], np(here):N-R, of_one_spell:R-yes]).
linear:native(of_one_spell, Reference, yes, State, State) :-
    memberchk(Reference, [this, that, again(_)]).

linear:row(for_each, at(K, none, sel([each], filter([kind([], n(color))], [pp(of, N)]))), colors_spent(R), [idle(K), spent_on:N-R]).
linear:row(for_each, at(K, none, sel([each], filter([kind([], n(mana))], [undergone(do(pres, spend, [], [], [inf(do(pres, cast, [], [obj(N)], []))]))]))), amount_spent(R),
           [idle(K), np(here):N-R, of_one_spell:R-yes]).
linear:row(count_of, at(K, none, sel([], filter([kind([], ns(color))], [pp(of, N)]))), colors_spent(R), [idle(K), spent_on:N-R]).
linear:row(amount, at(K, none, sel([the], filter([kind([], n(amount))], [pp(of, N)]))), amount_spent(R), [idle(K), spent_on:N-R]).

%   "if {U} was spent to cast it", "if at least three green mana was spent to cast it"

linear:row(cond, say(symbols(M), is(past, yes, [], undergo(do(pres, spend, [], [], [inf(do(pres, cast, [], [obj(N)], []))])), [])), spent(R, Colors), [mana:M-Colors, np(here):N-R, of_one_spell:R-yes]).
linear:row(cond, say(at(K, none, sel([at_least(least, Q)], filter([kind([Color], n(mana))], []))), is(past, yes, [], undergo(do(pres, spend, [], [], [inf(do(pres, cast, [], [obj(N)], []))])), [])),
           spent(R, Colors), [idle(K), Color in [white, blue, black, red, green], number:Q-M, so_many_of(Color):M-Colors, np(here):N-R, of_one_spell:R-yes]).
linear:row(cond, say(at(K, none, sel(Ds, filter([kind([], n(mana))], []))), is(past, yes, [], undergo(do(pres, spend, [], [], [inf(do(pres, cast, [], [obj(N)], []))])), [])),
           C, [idle(K), at_least_so_many:Ds-M, np(here):N-R, of_one_spell:R-yes, enough_spent(M):R-C]).
linear:native(enough_spent(M), R, Condition, State, State) :-
    integer(M),
    ( R == that -> Condition = matches(that, [paid_with(M)]) ; Condition = compare(amount_spent(R), at_least, M) ).
linear:row(at_least_so_many, [at_least(least, Q)], N, [number:Q-N]).
linear:row(at_least_so_many, [or(Q, more)], N, [number:Q-N]).
linear:native(so_many_of(Color), N, Colors, State, State) :-
    integer(N),
    findall(Color, between(1, N, _), Colors).
