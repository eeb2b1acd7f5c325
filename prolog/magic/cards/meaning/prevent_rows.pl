:- module(prevent_rows, []).

/** <module> Damage that is prevented (615)
*/

:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(verb(prevent, A, D, here), [obj(at(K, none, sel(Ds, filter([kind(Ms, n(damage))], [that_is(that, modal(would, [], [], is(pres, yes, [], undergo(V), [])))]))))], S,
           [A in [you], idle(K), named:D-yes, Ms-How in [[]-any, [combat]-combat], shield(How, Ds):V-S]).
linear:row(verb(prevent, A, D, here), [obj(at(K, none, sel([all], filter([kind(Ms, n(damage))], [that(N, modal(would, [], do(pres, deal, [], [], [time(this(turn))])))]))))],
           prevent_all_by(How, R), [A in [you], idle(K), named:D-yes, Ms-How in [[]-any, [combat]-combat], protected:N-R]).
linear:row(shield(How, [all]), do(pres, deal, [], [], [time(this(turn))]), prevent_all(How), []).
linear:row(shield(How, [all]), do(pres, deal, [], [to(to, N)], [time(this(turn))]), prevent_all_to(How, R), [protected:N-R]).
linear:row(shield(How, [all]), do(pres, deal, [], [], [pp(by, N), time(this(turn))]), prevent_all_by(How, R), [protected:N-R]).
linear:row(shield(any, [the, topn(next, Q)]), do(pres, deal, [], [to(to, N)], [time(this(turn))]), prevent_next(M, R), [number:Q-M, np(here):N-R]).
linear:row(protected, at(K, none, sel([], F)), each(Set), [idle(K), plural:F-G, set(found, here):G-Set]).
linear:row(protected, N, R, [np(here):N-R, of_one_kind_protected:R-yes]).
linear:native(of_one_kind_protected, Reference, yes, State, State) :-
    Reference \= both(_, _).
linear:row(verb(prevent, A, D, here), [obj(at(K, none, sel([all], filter([kind(Ms, n(damage))], [that_is(that, modal(would, [], [], is(pres, yes, [], undergo(do(pres, deal, [], [to(to, at(J, none, group([N, join(and, M)])))], [time(this(turn))])), [])))]))))],
           [prevent_all_to(How, R), prevent_all_to(How, S)], [A in [you], idle(K), idle(J), named:D-yes, Ms-How in [[]-any, [combat]-combat], protected:N-R, protected:M-S]).
