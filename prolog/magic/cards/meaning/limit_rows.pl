:- module(limit_rows, []).

/** <module> When abilities may be activated (602.5): "Activate only as a sorcery and only once each turn."
*/

:- use_module(library(lists), [append/3, select/3]).
:- use_module(linear, [all_meant/5, meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:native(limits, Sentence, Limits, State0, State) :-
    ( Sentence = tails(Only, [], Tails) -> true ; Sentence = Only, Tails = [] ),
    Only = say(you, do(pres, activate, [], [], Adjuncts0)),
    select(adv([only]), Adjuncts0, Adjuncts),
    append(Adjuncts, Tails, All),
    All = [_|_],
    all_meant(limit, All, Limits, State0, State).

linear:native(limits, Sentence, [Limit], State0, State) :-
    meant(whole_limit, Sentence, Limit, State0, State).

linear:native(limits, tails(S, [], Tails), [only_opponents|Limits], State0, State) :-
    Tails = [_|_],
    meant(whole_limit, S, only_opponents, State0, State1),
    all_meant(limit, Tails, Limits, State1, State).

linear:row(whole_limit, say(at(K, none, sel([only, your], filter([kind([], ns(opponent))], []))), modal(may, [], [], do(pres, activate, [], [obj(at(J, none, sel([this], filter([kind([], n(ability))], []))))], []))),
           only_opponents, [idle(K), idle(J)]).
linear:row(whole_limit, say(at(K, none, sel([any], filter([kind([], n(player))], []))), modal(may, [], [], do(pres, activate, [], [obj(at(J, none, sel([this], filter([kind([], n(ability))], []))))], []))),
           any_player, [idle(K), idle(J)]).
linear:row(whole_limit, say(at(K, none, sel([this], filter([kind([], n(ability))], []))), do(pres, cost, [], [cost(T, less, do(pres, activate, [], [], []))], As)), cheaper(Q, true),
           [idle(K), generic:T-N, as_often(N):As-Q]).
linear:row(whole_limit, under(if(C), say(at(K, none, sel([this], filter([kind([], n(ability))], []))), do(pres, cost, [], [cost(T, less, do(pres, activate, [], [], []))], []))), cheaper(N, E),
           [idle(K), generic:T-N, standing_if:C-E]).
linear:row(whole_limit, say(you, do(pres, activate, [], [], [time(than_n(Q, turn))])), at_most_each_turn(N), [number:Q-N]).
linear:row(whole_limit, say(you, do(pres, activate, [], [], [time(than_twice(turn))])), at_most_each_turn(2), []).
linear:row(limit, and_only(Adjunct), Limit, [limit:Adjunct-Limit]).
linear:row(limit, and_only_if(C), only_if(E), [standing_if:C-E]).
linear:row(limit, if(C), only_if(E), [standing_if:C-E]).
linear:row(limit, pp(as, at(K, none, sel([a], filter([kind([], n(sorcery))], [])))), sorcery_speed, [idle(K)]).
linear:row(limit, time(once_each(turn)), once_each_turn, []).
linear:row(limit, adv([once]), once, []).
linear:row(limit, pp(during, at(K, none, sel([your], filter([kind([], n(turn))], [])))), only_if(your_turn), [idle(K)]).
linear:row(limit, pp(during, at(K, none, of_its(at(J, none, sel([Word], filter([kind([], n(opponent))], []))), [part('\'s', [], filter([kind([], n(turn))], []))]))),
           only_if(opponents_turn), [idle(K), idle(J), Word in [a, an]]).
linear:row(limit, pp(during, at(K, none, sel([], filter([kind([], n(combat))], [])))), only_if(in_phase(combat, any)), [idle(K)]).
linear:row(limit, pp(during, at(K, none, sel([your], filter([kind(Ms, n(Noun))], [])))), only_during(your, Step), [idle(K), step_name:named(Ms, Noun)-Step]).
