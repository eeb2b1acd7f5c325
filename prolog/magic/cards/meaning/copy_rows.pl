:- module(copy_rows, []).

/** <module> Copies of permanents, and what of them is no copy (707.9)
*/

:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(s, tails(S, [], [comma(except(E))]), P, [s:S-P0, exceptions:E-Exceptions, but(Exceptions):P0-P]).
linear:native(but(Exceptions), Program0, Program, State, State) :-
    append(Before, [Last], Program0),
    but(Last, Exceptions, Changed),
    append(Before, [Changed], Program).

but(Name:Statement0, Exceptions, Name:Statement) :-
    Statement0 =.. [create_copy|Roles0],
    \+ memberchk(but:_, Roles0),
    \+ memberchk(this_ability, Exceptions),
    append(Roles0, [but:Exceptions], Roles),
    Statement =.. [create_copy|Roles].
but(Name:may(who:Who, (then):Then0), Exceptions, Name:may(who:Who, (then):Then)) :-
    append(Before, [Last], Then0),
    but(Last, Exceptions, Changed),
    append(Before, [Changed], Then).
but(become_copy(What, Of, [], Duration), Exceptions, become_copy(What, Of, Exceptions, Duration)).

linear:row(exceptions, any(A, Bs), All, [exceptions:A-First, each(other_exceptions):Bs-Lists, joined:[First|Lists]-All]).
linear:row(other_exceptions, join(Word, A), List, [Word in [and, (','), [',', and]], exceptions:A-List]).
linear:row(exceptions, say(ref(K), V), List, [idle(K), exception:V-List]).
linear:row(exception, all_of(V, Vs), All, [exception:V-First, each(other_exception):Vs-Lists, joined:[First|Lists]-All]).
linear:row(other_exception, join(Word, V), List, [Word in [and, (','), [',', and]], exception:V-List]).
linear:row(exception, is(pres, no, [], adj1(legendary), []), [nonlegendary], []).
linear:row(exception, do(pres, have, [], [obj(at(K, none, sel([this], filter([kind([], n(ability))], []))))], []), [this_ability], [idle(K)]).
linear:row(exception, is(pres, yes, [], pts(P), []), [set_pt(Power, Toughness)], [size:P-pt(Power, Toughness)]).
linear:row(exception, do(pres, have, [], [abilities(Ks)], []), Gains, [each(gained):Ks-Gains]).
linear:row(exception, is(pres, yes, [], np(sel(Ds, filter([kind(Ms, Noun)], Ps))), [addition(at(K, owner(N), sel([poss, other], filter([kind(More, ns(type))], []))))]), Changes,
           [idle(K), an_anaphor:N-yes, Ds in [[a], [an], []], More in [[], [creature]], looks(Ms, Ps):Noun-Open, as_well:Open-Changes]).
linear:native(an_anaphor, Node, yes, State, State) :-
    ( Node = ref(_) ; Node = ref(_, _) ),
    !.

%   What becomes a copy

linear:row(act(A), do(pres, become, [], [becomes([np(sel([a], filter([kind([], n(copy))], [pp(of, N)])))])], []), [become_copy(A, R, [], permanent)], [an_object:A-yes, np(here):N-R]).
linear:row(until(end_of_turn), [become_copy(A, R, But, permanent)], [become_copy(A, R, But, end_of_turn)], []).

%   As what something enters

linear:row(ability, program([say(you, V)]), enters_as_copy(Set, []), [enters_as:V-Set]).
linear:row(ability, program([tails(say(you, V), [], [comma(except(E))])]), enters_as_copy(Set, Exceptions), [enters_as:V-Set, exceptions:E-Exceptions, its_own:Exceptions-yes]).
linear:native(its_own, Exceptions, yes, State, State) :-
    \+ memberchk(this_ability, Exceptions).
linear:row(enters_as, modal(may, [], [], do(pres, have, [], [obj(this), bare(do(pres, enter, [], [as(at(K, none, sel([a], filter([kind([], n(copy))], [pp(of, at(J, none, sel(Ds, F)))]))))], []))], [])), Set,
           [bind(K, this), bind(J, that), Ds in [[a], [an], [any]], set(found, here):F-Set, permanents_alone:Set-yes]).

%   What it copies is on the battlefield.

linear:native(permanents_alone, Set, yes, State, State) :-
    \+ ( member(Part, Set), memberchk(Part, [in(_, _), among(_), spell, exiled]) ).
