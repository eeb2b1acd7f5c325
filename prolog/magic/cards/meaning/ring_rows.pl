:- module(ring_rows, []).

/** <module> The Ring tempts you (701.54)
*/

:- use_module(linear, []).

:- multifile linear:row/4.
:- discontiguous linear:row/4.

linear:row(s, say(N, do(pres, tempt, [], [obj(you)], [])), [tempt(who:you)], [the_ring:N-yes]).
linear:row(event, say(N, do(pres, tempt, [], [obj(you)], [])), ring_tempts(you), [the_ring:N-yes]).
linear:row(the_ring, at(K, none, sel([the], filter([kind([], nm(nm(['Ring'])))], []))), yes, [idle(K)]).
linear:row(cond, say(N, is(pres, yes, [], np(M), [])), fits(R, [ring_bearer]), [ring_bearer:M-yes, np(here):N-R]).
linear:row(ring_bearer, at(K, none, sel([your], filter([kind([], nm(nm(['Ring-bearer'])))], []))), yes, [idle(K)]).
linear:row(cond, say(you, aux(pres, no, [], do(pres, control, [], [obj(at(K, none, sel([a], filter([kind([], nm(nm(['Ring-bearer'])))], []))))], []))), not(some(all([ring_bearer]))), [idle(K)]).
