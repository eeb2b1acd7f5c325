:- module(amount_rows, []).

/** <module> What numbers and amounts mean
*/

:- use_module(library(lists), [memberchk/2, selectchk/4]).
:- use_module(linear, [known/3, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:native(number, Word, N, State, State) :-
    (   integer(Word)
    ->  N = Word
    ;   Word == 'X'
    ->  ( known(x, N, State) -> true ; N = x )
    ;   memberchk(Word-N, [a-1, an-1, one-1, two-2, three-3, four-4, five-5, six-6, seven-7, eight-8, nine-9, ten-10, eleven-11,
                           twelve-12, thirteen-13, fourteen-14, fifteen-15, twenty-20])
    ).

linear:row(number_of, [a], 1, []).
linear:row(number_of, [an], 1, []).
linear:row(number_of, [n(Q)], N, [number:Q-N]).
linear:row(number_of, [n(Q), additional], N, [number:Q-N]).
linear:row(number_of, [plus(Q, R)], plus(N, M), [number:Q-N, number:R-M]).

%   measured(Noun, Name): "2 life", "that many cards", "life equal to ...", of which the statement Name does as many.

linear:row(measured(Noun, Name), at(K, none, sel(Ds, filter([kind([], Noun)], []))), N, [number_of:Ds-N, bind(K, counted(Name))]).
linear:row(measured(Noun, Name), at(K, none, sel([another], filter([kind([], Noun)], []))), 1, [bind(K, counted(Name))]).
linear:row(measured(Noun, Name), at(K, none, sel([], filter([kind([], Noun)], [equal(A)]))), N, [amount:A-N, bind(K, counted(Name))]).
linear:row(measured(Noun, Name), times(Word, N), times(F, M), [Word-F in [twice-2, triple-3], measured(Noun, Name):N-M]).
linear:row(measured(Noun, Name), at(K, none, group([N, join(plus, at(J, none, headless([n(Q)])))])), plus(M, P), [idle(K), idle(J), measured(Noun, Name):N-M, number:Q-P]).
linear:row(measured(n(life), Name), half(Comma, Way, N), M, [amount:half(Comma, Way, N)-M, named:Name-yes]).
linear:row(measured(Noun, Name), at(K, Of, sel([that_m(Word)], filter([kind([], Noun)], []))), N,
           [Word in [much, many], as_many(Noun, K):Of-N, bind(K, counted(Name))]).

%   What is said to be as many as itself, is as many as the event was about, as long as nothing has been done.

linear:row(as_many(Noun, Own), ref(K, Words), N, [not(K, Own), known(K, R), resolved:Words-was, counted(Noun):R-N]).
linear:row(as_many(Noun, K), ref(K, Words), that_many, [resolved:Words-was, of_event:Noun-amount]).
linear:row(as_many(Noun, Own), ref(event, Words), that_many, [idle(Own), resolved:Words-was, of_event:Noun-amount]).
linear:native(of_event, Noun, amount, State, State) :-
    memberchk(Noun, [n(life), ns(card), n(damage), ns(counter), ns(token)]),
    State = state(_, _, [], _),
    known(event, amount, State).

linear:row(counted(Noun), counted(Name), amount(Name), [not(Noun, none)]).
linear:row(counted(Noun), that_many, that_many, [not(Noun, none)]).
linear:row(counted(ns(Noun)), did(Name), count(did(Name)), [not(Noun, none)]).
linear:row(counted(ns(Noun)), again(K), count(again(K)), [not(Noun, none)]).

%   What it was last is asked, if something has been done to it (608.2h).

linear:row(thing_asked, N, R, [np(here):N-Now, as_it_was:Now-R]).
linear:native(as_it_was, Now, Was, State, State) :-
    ( Now = did(Name) -> Was = before(Name) ; Was = Now ).

linear:row(amount, N, M, [number:N-M]).
linear:row(amount, headless([n(Q)]), N, [number:Q-N]).
linear:row(amount, at(K, none, headless([n(Q)])), N, [idle(K), number:Q-N]).
linear:row(amount, at(K, none, sel([the], filter([kind([], n(number))], [pp(of, N)]))), M, [idle(K), count_of:N-M]).
linear:row(count_of, at(K, none, sel(Ds, filter([kind([C], ns(counter))], [pp(on, N)]))), on(Kind, R), [idle(K), Ds in [[]], counter:C-Kind, thing_asked:N-R]).
linear:row(count_of, at(K, none, sel([], filter([kind([], ns(color))], [pp(among, at(J, none, sel([], F)))]))), kinds(color, all(Set)), [idle(K), idle(J), set(found, here):F-Set]).
linear:row(count_of, at(K, none, sel([], filter([kind([basic, land], ns(type))], [pp(among, at(J, none, sel([], F)))]))), kinds(basic_land_type, all(Set)),
           [idle(K), idle(J), set(found, here):F-Set]).
linear:row(count_of, at(K, none, sel([different], filter([kind([], ns(name))], [pp(among, at(J, none, sel([], F)))]))), kinds(name, all(Set)),
           [idle(K), idle(J), set(found, here):F-Set]).
linear:row(count_of, at(K, none, sel([], F)), count(all(Set)), [idle(K), plural:F-G, set(found, here):G-Set0, as_they_were:Set0-Set]).
linear:row(count_of, at(K, none, sel([other], F)), count(all([other|Set])), [idle(K), plural:F-G, set(found, here):G-Set]).
linear:row(amount, at(K, owner(N), sel([poss], filter([kind(Ms, n(Noun))], []))), size(Measure, R), [idle(K), measure:measured(Ms, Noun)-Measure, thing_asked:N-R]).
linear:row(amount, at(K, none, of_its(N, [part('\'s', [], filter([kind(Ms, n(Noun))], []))])), size(Measure, R),
           [idle(K), measure:measured(Ms, Noun)-Measure, thing_asked:N-R]).
linear:row(amount, at(K, none, sel([the], filter([kind(Ms, n(Noun))], [pp(of, N)]))), size(Measure, R),
           [idle(K), measure:measured(Ms, Noun)-Measure, thing_asked:N-R, one_alone:R-yes]).
linear:native(one_alone, Reference, yes, State, State) :-
    memberchk(Reference, [target(_, _), again(_), this, that, enchanted(_), equipped(_)]).
linear:row(amount, at(K, none, sel([the, greatest], filter([kind(Ms, n(Noun))], [pp(among, at(J, none, sel([], F)))]))), greatest(Measure, all(Set)),
           [idle(K), idle(J), measure:measured(Ms, Noun)-Measure, set(found, here):F-Set]).
linear:row(amount, at(K, none, sel([the], filter([kind([greatest|Ms], n(Noun))], [pp(among, at(J, none, sel([], F)))]))), greatest(Measure, all(Set)),
           [idle(K), idle(J), measure:measured(Ms, Noun)-Measure, set(found, here):F-Set]).
linear:row(amount, at(K, none, sel([the, total], filter([kind(Ms, n(Noun))], [pp(of, at(J, none, sel([], F)))]))), size(Measure, all(Set)),
           [idle(K), idle(J), measure:measured(Ms, Noun)-Measure, set(found, here):F-Set]).
linear:row(amount, at(K, none, sel([the], filter([kind([total|Ms], n(Noun))], [pp(of, at(J, none, sel([], F)))]))), size(Measure, all(Set)),
           [idle(K), idle(J), measure:measured(Ms, Noun)-Measure, set(found, here):F-Set]).
linear:row(amount, at(K, none, sel([your], filter([kind([life], n(total))], []))), life_of(you), [idle(K)]).
linear:row(amount, at(K, owner(N), sel([poss], filter([kind([life], n(total))], []))), life_of(R), [idle(K), np(here):N-R]).
linear:row(amount, at(K, none, of_its(N, [part('\'s', [], filter([kind([life], n(total))], []))])), life_of(R), [idle(K), np(here):N-R]).
linear:row(amount, at(K, none, sel([your], filter([kind([], n(devotion))], [pp(to, colors([Color]))]))), devotion(Color), [idle(K)]).
linear:row(amount, times(twice, N), times(2, M), [amount:N-M]).
linear:row(amount, half(Comma, Way, N), half(Way, M), [Comma in [comma], Way in [up, down], amount:N-M]).
linear:row(amount, half(Way, N), half(Way, M), [Way in [up, down], amount:N-M]).
linear:row(amount, at(K, owner(N), sel([poss], filter([kind([], n(life))], []))), life_of(R), [idle(K), np(here):N-R]).
linear:row(amount, at(K, none, sel([your], filter([kind([], n(life))], []))), life_of(you), [idle(K)]).
linear:row(amount, at(K, Of, sel([that_m(Word)], filter([kind([], n(Noun))], []))), N, [Word in [much, many], as_many(n(Noun), K):Of-N]).

%   "for each": how many there are.

linear:row(for_each, at(K, none, sel([each], filter([kind([C], n(counter))], [pp(on, N)]))), on(Kind, R), [idle(K), counter:C-Kind, thing_asked:N-R]).
linear:row(for_each, at(K, none, sel([each], filter([kind([basic, land], n(type))], [pp(among, at(J, none, sel([], F)))]))), kinds(basic_land_type, all(Set)),
           [idle(K), idle(J), set(found, here):F-Set]).
linear:row(for_each, at(K, none, sel([each], F)), count(all(Set)), [idle(K), set(found, here):F-Set0, as_they_were:Set0-Set]).
linear:native(as_they_were, Set0, Set, State, State) :-
    ( selectchk(among(did(Name)), Set0, among(before(Name)), Set) -> true ; Set = Set0 ).
linear:row(for_each, at(K, none, sel([each, other], F)), count(all([other|Set])), [idle(K), set(found, here):F-Set]).
linear:row(for_each, at(K, none, of([each], N)), count(R), [idle(K), np(here):N-R]).

%   Counters

linear:row(counter, ctr(Kind), Kind, []).
linear:row(counter, pt(Kind), Kind, []).
linear:native(counter, Kind, Kind, State, State) :-
    atom(Kind).
