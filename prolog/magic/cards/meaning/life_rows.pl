:- module(life_rows, []).

/** <module> Life totals: what they become, and the one that the game began with (119)
*/

:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4.
:- discontiguous linear:row/4.

%   "Your life total becomes 10" is something that happens to you (119.5).

linear:row(s, say(S, do(pres, become, [], [becomes([np(X)])], [])), P, [life_total:S-N, s:say(N, do(pres, set_life, [], [obj(X)], []))-P]).
linear:row(s, say(S, do(pres, become, [], [becomes([cmp(equal(X))])], [])), P,
           [life_total:S-N, s:say(N, do(pres, set_life, [], [obj(X)], []))-P]).
linear:row(life_total, at(K, none, sel([your], filter([kind([life], n(total))], []))), you, [idle(K)]).
linear:row(life_total, at(K, none, of_its(N, [part('\'s', [], filter([kind([life], n(total))], []))])), N, [idle(K)]).
linear:row(life_total, at(K, owner(N), sel([poss], filter([kind([life], n(total))], []))), N, [idle(K)]).
linear:row(verb(set_life, A, D, here), [obj(N)], set_life(who:A, amount:Q), [amount:N-Q, named:D-yes]).

%   Doubling it is a life total, too (701.10d).

linear:row(verb(double, A, D, here), [obj(N)], set_life(who:R, amount:times(2, life_of(Again))), [A in [you], life_total:N-M, np(here):M-R, one_player_again:R-Again, named:D-yes]).
linear:native(one_player_again, Reference, Again, State, State) :-
    (   Reference = target(K, _)
    ->  Again = again(K)
    ;   memberchk(Reference, [you, again(_)]),
        Again = Reference
    ).

%   The life total that a player started with is everybody's (103.4).

linear:row(amount, at(K, none, sel([your], filter([kind([starting, life], n(total))], []))), starting_life, [idle(K)]).
linear:row(amount, at(K, owner(N), sel([poss], filter([kind([starting, life], n(total))], []))), starting_life,
           [idle(K), np(here):N-R, a_player:R-yes]).
linear:row(had(Who), at(K, none, sel([at_least(least, Q)], filter([kind([], n(life))], [cmp(than(more, N))]))),
           compare(life_of(Who), at_least, plus(M, Amount)), [idle(K), number:Q-M, amount:N-Amount, a_player:Who-yes]).
linear:row(had(Who), at(K, none, sel([at_least(least, Q)], filter([kind([], n(life))], []))), compare(life_of(Who), at_least, M),
           [idle(K), number:Q-M, a_player:Who-yes]).

%   More than half of what is odd is more than that rounded down; at least half of it is that rounded up.

linear:row(comparison, cmp(than(Word, times(half, N))), How-half(Way, Amount),
           [Word-(How/Way) in [less-(less/up), greater-(greater/down), more-(greater/down), fewer-(less/up)], amount:N-Amount]).
linear:row(comparison, cmp(than(Word, or_equal(times(half, N)))), How-half(Way, Amount),
           [Word-(How/Way) in [less-(at_most/down), greater-(at_least/up)], amount:N-Amount]).
