:- module(player_event_rows, []).

/** <module> What triggers an ability by what a player does
*/

:- use_module(library(lists), [append/3, memberchk/2, select/3]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(does(P), do(pres, Verb, [], [obj(at(K, none, sel(Ds, F)))], []), Event,
           [Verb-Name in [sacrifice-sacrifices], Ds in [[a], [an]], bind(K, that), set(found, here):F-Set, of_player(Name, P):Set-Event]).
linear:row(does(P), do(pres, sacrifice, [], [obj(at(K, none, sel([another], F)))], []), sacrifices(P, [other|Set]), [bind(K, it), event_set:F-Set, bind(K, that)]).
linear:row(does(P), do(pres, cast, [], [obj(at(K, none, sel(Ds, F)))], []), casts(P, Set), [Ds in [[a], [an]], bind(K, that), set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(does(P), do2(pres, cast, or, copy, [], [obj(at(K, none, sel(Ds, F)))], []), either(casts(P, Set), copies(P, Set)),
           [Ds in [[a], [an]], bind(K, that), set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(does(P), do(pres, discard, [], [obj(at(K, none, sel([a], filter([kind(Ms, n(card))], []))))], []), discards(P, Set),
           [bind(K, that), each(adjective):Ms-Lists, joined:Lists-Set]).
linear:row(does(P), do(pres, Verb, [], [obj(at(K, none, sel([], filter([kind([], n(life))], []))))], []), Event,
           [bind(K, that_many), bind(event, amount), Verb-Name in [gain-gains_life, lose-loses_life], of_scope(Name):P-Event]).
linear:row(does(P), do(pres, draw, [], [obj(at(K, none, sel([a], filter([kind([], n(card))], []))))], []), draws(P), [idle(K)]).
linear:row(does(you), do(pres, cast, [], [obj(at(K, none, sel([your, ord(second)], filter([kind([], n(spell))], []))))], [time(each(turn))]), casts_nth(you, 2), [bind(K, that)]).
linear:row(does(you), do(pres, draw, [], [obj(at(K, none, sel([your, ord(second)], filter([kind([], n(card))], []))))], [time(each(turn))]), draws_nth(you, 2), [idle(K)]).
linear:row(does(P), do(pres, attack, [], [], []), attacks_with(P), []).
linear:row(does(P), do(pres, attack, [], [], [pp(with, at(K, none, sel([or(Q, more)], F)))]), attacks_with(P, N, Set), [idle(K), number:Q-N, set(found, here):F-Set]).
linear:row(does(you), do(pres, expend, [], [obj(headless([n(Q)]))], []), expends(you, N), [number:Q-N]).
linear:row(does(you), do(pres, cycle, [], [obj(this)], []), cycles(this), []).
linear:row(does(you), do(pres, cast, [], [obj(this)], []), is_cast(this), []).

%   From where it is cast, and which of the turn it is

linear:row(does(P), do(pres, cast, [], [obj(at(K, none, sel(Ds, F)))], [pp(from, Z)]), casts(P, Set),
           [Ds in [[a], [an]], bind(K, that), set(found, here):F-Set0, without_spell:Set0-Set1, cast_place(P):Z-Parts, with_parts(Parts):Set1-Set]).
linear:row(cast_place(P), at(K, none, sel([], filter([kind([], n(exile))], []))), [cast_from(exile)], [idle(K), not(P, none)]).
linear:row(cast_place(P), at(K, none, sel([a], filter([kind([], n(graveyard))], []))), [cast_from(graveyard)], [idle(K), not(P, none)]).
linear:row(cast_place(you), at(K, none, sel([your], filter([kind([], n(Z))], []))), [cast_from(Z), owned(you)], [idle(K), Z in [hand, graveyard]]).
linear:row(cast_place(you), at(K, none, sel([], filter([kind([], pro(anywhere))], [other_than(at(J, none, sel([your], filter([kind([], n(hand))], []))))]))),
           [not([cast_from(hand), owned(you)])], [idle(K), idle(J)]).
linear:native(with_parts(Parts), Set0, Set, State, State) :-
    append(Set0, Parts, Set).
linear:row(does(you), do(pres, cast, [], [obj(at(K, none, sel([your, ord(Nth)], filter([kind([], n(spell))], []))))], Times), casts_nth(you, N),
           [bind(K, that), Nth-N in [first-1, third-3, fourth-4, fifth-5], Times in [[], [time(each(turn))]]]).
linear:row(does(you), do(pres, cast, [], [obj(at(K, none, sel([your, ord(Nth)], F)))], Times), casts_nth(you, N, Set),
           [bind(K, that), Nth-N in [first-1, second-2, third-3], Times in [[], [time(each(turn))]], set(found, here):F-Set0, without_spell:Set0-Set, not(Set, [])]).
linear:row(does(you), do(pres, draw, [], [obj(at(K, none, sel([your, ord(Nth)], filter([kind([], n(card))], []))))], [time(each(turn))]), draws_nth(you, N),
           [idle(K), Nth-N in [first-1, third-3]]).
linear:row(does(you), do(pres, gain, [], [obj(at(K, none, sel([], filter([kind([], n(life))], []))))], [time(first_time(first, time(each(turn))))]), gains_life_nth(you, 1),
           [bind(K, that_many), bind(event, amount)]).
linear:row(does(P), do(pres, Verb, [], [obj(at(K, none, sel([or(one, more)], filter([kind(Ms, ns(card))], []))))], []), one_or_more(discards(P, Set)),
           [Verb in [discard], bind(K, that_many), bind(event, amount), each(adjective):Ms-Lists, joined:Lists-Set]).
linear:row(does(you), do(pres, lose, [], [obj(at(K, none, sel([], filter([kind([], n(life))], []))))], [time(first_time(first, time(each(turn))))]), loses_life_nth(you, 1),
           [bind(K, that_many), bind(event, amount)]).
linear:row(does(each([Who])), do(pres, cast, [], [obj(at(K, owner(N), sel([poss, ord(Nth)], F)))], [time(each(turn))]), casts_nth(each([Who]), M, Set),
           [bind(K, that), np(here):N-that_player, Nth-M in [first-1, second-2, third-3], set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(does(each([Who])), do(pres, draw, [], [obj(at(K, owner(N), sel([poss, ord(Nth)], filter([kind([], n(card))], []))))], [time(each(turn))]), draws_nth(each([Who]), M),
           [idle(K), np(here):N-that_player, Nth-M in [first-1, second-2, third-3]]).
linear:row(does(you), do(pres, draw, [], [obj(at(K, none, sel([your, ord(Nth)], filter([kind([], n(card))], [pp(in, at(J, none, sel([a], filter([kind([], n(turn))], []))))]))))], []), draws_nth(you, N),
           [idle(K), idle(J), Nth-N in [second-2, third-3]]).
linear:row(does(P), do(pres, play, [], [obj(at(K, none, sel([Word], F)))], []), plays_land(P, Set), [Word-Other in [a-[], an-[], another-[other]], bind(K, that), set(found, here):F-Set0, with_parts(Set0):Other-Set, lands:Set0-yes]).
linear:native(lands, Set, yes, State, State) :-
    memberchk(land, Set).
linear:row(does(P), all_of(V, [join(or, W)]), either(A, B), [does(P):V-A, does(P):W-B]).
linear:row(does(you), do(pres, sacrifice, [], [obj(this)], []), sacrifices(you, [this]), []).
linear:row(does(P), do(pres, sacrifice, [], [obj(at(K, none, group([this, join(or, at(J, none, sel([another], F)))])))], []), either(sacrifices(P, [this]), sacrifices(P, [other|Set])),
           [bind(K, that), bind(J, that), set(found, here):F-Set]).
linear:row(does(each([Who])), is(pres, yes, [], undergo(do(pres, deal, [], [obj(M)], [])), []), is_dealt_damage(How, each([Who])), [Who in [player, opponent], damage_dealt:M-How]).
linear:row(does(you), is(pres, yes, [], undergo(do(pres, deal, [], [obj(M)], [])), []), is_dealt_damage(How, you), [damage_dealt:M-How]).
linear:row(does(P), is(pres, yes, [], undergo(do(pres, deal, [], [obj(M)], [pp(by, N)])), []), deals_damage(How, Set, P), [dealt_to:P-yes, damage_dealt:M-How, dealing:N-Set]).
linear:row(does(P), is(pres, yes, [], each([undergo(do(pres, deal, [], [obj(M)], [pp(by, N)])), join(or, pp(by, O))]), []), either(deals_damage(How, Set, P), deals_damage(How, Other, P)),
           [dealt_to:P-yes, damage_dealt:M-How, dealing:N-Set, dealing:O-Other]).
linear:row(dealing, at(K, none, sel(Ds, F)), Set, [idle(K), Ds in [[a], [an]], set(found, here):F-Set]).
linear:native(dealt_to, Player, yes, State, State) :-
    ( Player == you -> true ; memberchk(Player, [each([player]), each([opponent])]) ).
linear:row(does(P), do(pres, cycle, [], [obj(at(K, none, sel([Word], filter([kind([], n(card))], []))))], []), cycles_card(P, Set), [bind(K, that), Word-Set in [a-[], another-[other]]]).
linear:row(does(P), do2(pres, cycle, or, discard, [], [obj(at(K, none, sel([Word], filter([kind([], n(card))], []))))], []), discards(P, Set), [bind(K, that), Word-Set in [a-[], another-[other]]]).
linear:row(does(P), do(pres, tap, [], [obj(at(K, none, sel([Word], F)))], [pp(for, M)]), taps_for_mana(P, Set), [Word in [a, an], bind(K, that), mana_alone:M-yes, set(found, here):F-Set]).
linear:row(does(you), do(pres, tap, [], [obj(this)], [pp(for, M)]), taps_for_mana(you, [this]), [mana_alone:M-yes]).
linear:row(mana_alone, at(K, none, sel([], filter([kind([], n(mana))], []))), yes, [idle(K)]).
linear:row(does(P), do(pres, unlock, [fully], [obj(at(K, none, sel([a], filter([kind([], n(sub(room)))], []))))], []), unlocks_room(P), [idle(K)]).
linear:row(does(P), do(pres, commit, [], [obj(at(K, none, sel([a], filter([kind([], n(crime))], []))))], []), commits_crime(P), [idle(K)]).
linear:row(does(P), do(pres, Verb, [], [], []), Event, [Verb-Name in [scry-scries, surveil-surveils, proliferate-proliferates], of_scope(Name):P-Event]).
linear:native(permanents, Set, yes, State, State) :-
    \+ memberchk(player, Set),
    \+ memberchk(opponent, Set).

linear:native(of_player(Name, Player), Set, Event, State, State) :-
    Event =.. [Name, Player, Set].
linear:native(without_spell, Set0, Set, State, State) :-
    select(spell, Set0, Set).

