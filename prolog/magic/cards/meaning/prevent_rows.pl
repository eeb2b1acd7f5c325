:- module(prevent_rows, []).

/** <module> Damage that is prevented (615)
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).

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

%   "dealt to and dealt by" something

linear:row(verb(prevent, A, D, here), [obj(at(K, none, sel([all], filter([kind(Ms, n(damage))], [that_is(that, modal(would, [], [], is(pres, yes, [], undergo(do(pres, deal, [], [to_and_by(N)], [time(this(turn))])), [])))]))))],
           [prevent_all_to(How, R), prevent_all_by(How, S)], [A in [you], idle(K), named:D-yes, Ms-How in [[]-any, [combat]-combat], protected:N-R, named_again:R-S]).
linear:native(named_again, Reference, Again, State, State) :-
    (   Reference = target(K, _)
    ->  Again = again(K)
    ;   Reference = all(K, _)
    ->  Again = again(K)
    ;   memberchk(Reference, [this, that, again(_), each(_)]),
        Again = Reference
    ).

%   The next time that a source would deal damage to several, or to anything (615.8)

linear:row(s, under(time(the_next_time(next, say(N, modal(would, [], [], do(pres, deal, [], [obj(at(K, none, sel([], filter([kind([], n(damage))], []))))|To], [time(this(turn))]))))),
                    say(you, do(pres, prevent, [], [obj(ref(K))], []))), [guard_next_time(Set, Guarded, [])], [idle(K), chosen_source:N-Set, guarded:To-Guarded, not(Guarded, you)]).
linear:row(guarded, [], any, []).
linear:row(guarded, [to(to, you)], you, []).
linear:row(guarded, [to(to, at(K, none, group([you, join(Word, at(J, none, sel([], F)))])))], you_and(Set),
           [idle(K), idle(J), Word in ['and/or', and, or], plural:F-G, set(found, here):G-Set]).

%   As much as was prevented, where a replacement effect says so

linear:row(amount, at(K, none, sel([the], filter([kind([], n(damage))], [undergone(do(pres, prevent, [], [], [this_way]))]))), that_many, [idle(K), known(prevented, amount)]).
linear:row(for_each, at(K, none, sel([each, n(1)], filter([kind([], n(damage))], [undergone(do(pres, prevent, [], [], [this_way]))]))), that_many, [idle(K), known(prevented, amount)]).

%   What is done for the damage that is prevented so (615.5)

linear:native(program, [Prevented, Then], [Instruction], State0, State) :-
    prevented_this_way(Then),
    meant(preventing, Prevented, Shield-About, State0, State1),
    meant(prevented_deed(About), Then, Deed, State1, State),
    shield_for(Shield, [Deed], Instruction).

prevented_this_way(Then) :-
    sub_term(Part, Then),
    nonvar(Part),
    Part = do(pres, prevent, [], [], [this_way]),
    !.

shield_for(guard(Set, Guarded), Deeds, guard_next_time(Set, Guarded, Deeds)) :-
    \+ ( sub_term(Part, Deeds), nonvar(Part), Part = counters_put(_) ).
shield_for(next(N, R), Deeds, prevent_next_for(N, R, Deeds)) :-
    \+ memberchk(damage_dealt_back, Deeds).
shield_for(all(R), Deeds, prevent_all_for(R, Deeds)) :-
    \+ memberchk(damage_dealt_back, Deeds).

linear:row(preventing, under(time(the_next_time(next, say(at(J, none, S), modal(would, [], [], do(pres, deal, [], [obj(at(K, none, sel([], filter([kind([], n(damage))], []))))|To], [time(this(turn))]))))),
                             say(you, do(pres, prevent, [], [obj(ref(K))], []))), guard(Set, Guarded)-source(J), [idle(K), chosen_source:at(J, none, S)-Set, guarded:To-Guarded]).
linear:row(preventing, say(you, do(pres, prevent, [], [obj(at(K, none, sel([the, topn(next, Q)], filter([kind([], n(damage))],
               [that_is(that, modal(would, [], [], is(pres, yes, [], undergo(do(pres, deal, [], [to(to, at(J, none, S))], [time(this(turn))])), [])))]))))], [])), next(M, R)-guarded(J),
           [idle(K), number:Q-M, np(here):at(J, none, S)-R, guarded_target:R-yes]).
linear:row(preventing, say(you, do(pres, prevent, [], [obj(at(K, none, sel([all], filter([kind([], n(damage))],
               [that_is(that, modal(would, [], [], is(pres, yes, [], undergo(do(pres, deal, [], [to(to, at(J, none, S))], [time(this(turn))])), [])))]))))], [])), all(R)-guarded(J),
           [idle(K), np(here):at(J, none, S)-R, guarded_target:R-yes]).
linear:native(guarded_target, target(_, _), yes, State, State).
linear:row(prevented_deed(About), say(you, do(pres, gain, [], [obj(at(K, none, sel([], filter([kind([], n(life))], [equal(at(J, none, sel([the],
               filter([kind([], n(damage))], [undergone(do(pres, prevent, [], [], [this_way]))]))))]))))], [])), life_gained, [idle(K), idle(J), not(About, none)]).
linear:row(prevented_deed(About), under(if(say(at(K, none, sel([], filter([kind([], n(damage))], Posts))), is(pres, yes, [], undergo(do(pres, prevent, [], [], [this_way])), []))), S), Deed,
           [damage_from(Plain):Posts-Deed, for_so_much(About, K):S-Plain]).
linear:row(damage_from(Plain), [], Plain, []).
linear:row(damage_from(Plain), [pp(from, at(K, none, sel(Ds, filter([kind(Ms, n(source))], []))))], from(Set, Plain),
           [idle(K), Ds in [[a], [an]], each(adjective):Ms-Lists, joined:Lists-Set, not(Set, [])]).
linear:row(for_so_much(About, K), say(you, do(pres, gain, [], [obj(at(J, ref(K, Words), sel([that_m(much)], filter([kind([], n(life))], []))))], [])), life_gained,
           [idle(J), so_much:Words-yes, not(About, none)]).
linear:row(for_so_much(source(L), K), say(this, do(pres, deal, [], [obj(at(J, ref(K, Words), sel([that_m(much)], filter([kind([], n(damage))], [])))),
               to(to, at(I, none, of_its(ref(L), [part('\'s', [], filter([kind([], n(controller))], []))])))], [])), damage_dealt_back, [idle(J), idle(I), so_much:Words-yes]).
linear:native(so_much, sel([that_m(much)], _), yes, State, State).
linear:row(prevented_deed(guarded(L)), under(pp(for, at(K, none, sel([each, n(1)], filter([kind([], n(damage))], [undergone(do(pres, prevent, [], [], [this_way]))])))),
               say(you, do(pres, put, [], [obj(at(J, none, sel([a], filter([kind([pt(Kind)], n(counter))], [])))), to(on, ref(L))], []))), counters_put(Kind), [idle(K), idle(J)]).
