:- module(entering_rows, []).

/** <module> How things enter the battlefield (614.1c, 614.1d, 614.12)

What is said of a permanent's own entering, or of that of others, is a replacement effect. `standing_rule` of a sentence means
such an ability, `entries` of what is said of the entering what it comes with.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(linear, [bound/4, meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(ability, program([S]), Ability, [standing_rule:S-Ability]).

linear:row(standing_rule, say(N, do(pres, enter, [], [], Adjuncts)), Ability, [subject_entering:N-Scope, entries(Scope):Adjuncts-Entries, entering_ability(Scope):Entries-Ability]).
linear:row(standing_rule, tails(S, [], [unless(C)]), Ability, [standing_rule:S-Plain, cond:C-D0, standing:D0-D, entering_if(unless(D)):Plain-Ability]).
linear:row(standing_rule, tails(S, [], [if(C)]), Ability, [standing_rule:S-Plain, cond:C-D0, standing:D0-D, entering_if(provided(D)):Plain-Ability]).
linear:row(standing_rule, under(if(C), S), Ability, [cond:C-D0, standing:D0-D, standing_rule:S-Plain, entering_if(provided(D)):Plain-Ability]).
linear:row(standing_rule, lasting(as_long_as(C), S), Ability, [cond:C-D0, standing:D0-D, standing_rule:S-Plain, entering_if(provided(D)):Plain-Ability]).

%   "where X is": the amount that X is.

linear:native(standing_rule, tails(S, [], [comma(where('X', N))]), Ability, State0, State) :-
    meant(amount, N, Amount, State0, State1),
    bound(x, the_amount(Amount), State1, State2),
    meant(standing_rule, S, Ability, State2, State),
    sub_term(Part, Ability),
    Part == the_amount(Amount),
    !.

linear:row(subject_entering, this, this, []).
linear:row(subject_entering, at(K, none, sel(Ds, F)), Set, [Ds in [[], [each], [all]], bind(K, it), entering_set:F-Set]).
linear:row(subject_entering, at(K, none, sel(Ds, F)), [other|Set], [Ds in [[other], [each, other], [all, other]], bind(K, it), entering_set:F-Set]).
linear:row(entering_set, F, Set, [set(found, here):F-Set]).
linear:native(entering_ability(Scope), Entries, Ability, State, State) :-
    Entries = [_|_],
    (   Scope == this
    ->  Ability = enters_with(Entries)
    ;   Ability = replacement(enters(Scope), entering(Entries))
    ).
linear:native(entering_if(Condition), Plain, Ability, State, State) :-
    (   Plain = enters_with(Entries)
    ->  Ability = enters_with([Condition|Entries])
    ;   Plain = replacement(enters(Scope), entering(Entries)),
        Ability = replacement(enters(Scope), entering([Condition|Entries]))
    ),
    \+ ( member(Entry, Entries), memberchk(Entry, [unless(_), provided(_)]) ).

linear:row(entries(Scope), [adv([tapped])], [tapped], [not(Scope, none)]).
linear:row(entries(Scope), [adv([tapped]), pp(with, N)], [tapped|Entries], [counters_entering(Scope):N-Entries]).
linear:row(entries(Scope), [pp(with, N)], Entries, [counters_entering(Scope):N-Entries]).
linear:row(entries(Scope), [pp(with, N), pp(for, M)], Entries, [counters_entering(Scope):N-Plain, for_each:M-Amount, so_often(Amount):Plain-Entries]).
linear:row(entries(Scope), [pp(with, N), for_each_time(say(ref(this), is(past, yes, [], undergo(do(pres, kick, [], [], [])), [])))], Entries,
           [Scope in [this], counters_entering(this):N-Plain, so_often(times_paid(multikicker)):Plain-Entries]).
linear:native(so_often(Amount), [counters(Kind, N)], [counters(Kind, the_amount(Product))], State, State) :-
    integer(N),
    ( N =:= 1 -> Product = Amount ; Product = times(N, Amount) ).

linear:row(counters_entering(Scope), at(K, none, sel(Ds, filter([kind([C], Noun)], Posts))), [counters(Kind, M)],
           [idle(K), counters_noun:Noun-counter, on_what_enters(Scope):Posts-yes, number_entering:Ds-N, quantity:N-M, counter:C-Kind]).
linear:row(counters_entering(Scope), at(K, none, sel([a], filter([kind([], n(number))], [pp(of, at(J, none, sel([], filter([kind([C], ns(counter))], Posts)))), equal(N)]))),
           [counters(Kind, M)], [idle(K), idle(J), on_what_enters(Scope):Posts-yes, amount:N-A, quantity:A-M, counter:C-Kind]).
linear:row(counters_entering(Scope), times(twice, N), [counters(Kind, times(2, M))], [counters_entering(Scope):N-[counters(Kind, M)]]).
linear:native(counters_entering(Scope), at(_, none, group([First|Joined])), Entries, State0, State) :-
    findall(N, ( N = First ; member(join(Word, N), Joined), memberchk(Word, [',', and, [',', and]]) ), Nodes),
    length([First|Joined], Count),
    length(Nodes, Count),
    maplist(completed, Nodes, Complete),
    each_entering(Complete, Scope, Lists, State0, State),
    append(Lists, Entries).

%   completed(+Node0, -Node): only the last of several says on what they are.

completed(Node0, Node) :-
    (   Node0 = at(K, none, sel(Ds, filter(Heads, [])))
    ->  Node = at(K, none, sel(Ds, filter(Heads, [pp(on, ref(this))])))
    ;   Node = Node0
    ).

each_entering([], _, [], State, State).
each_entering([Node|Nodes], Scope, [Entries|Lists], State0, State) :-
    meant(counters_entering(Scope), Node, Entries, State0, State1),
    each_entering(Nodes, Scope, Lists, State1, State).

linear:row(number_entering, Ds, N, [number_of:Ds-N]).
linear:row(number_entering, [a, additional], 1, []).
linear:row(number_entering, [n(Q), additional], N, [number:Q-N]).
linear:native(on_what_enters(Scope), Posts, yes, State, State) :-
    (   Posts == []
    ->  Scope == this
    ;   Posts = [pp(on, ref(K))],
        ( Scope == this -> K == this ; integer(K) )
    ).
