:- module(event_rows, []).

/** <module> What triggers an ability, as the triggers of the rules are written

What an event is about is `that` in what the ability does, and the player whom it is about `that_player`.
*/

:- use_module(library(lists), [select/3]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(event, say(N, V), Event, [subject_of_event:N-Scope, happens(Scope):V-Event]).
linear:row(event, say(N, V), Event, [player_of_event:N-Who, does(Who):V-Event]).
linear:row(event, say(at(K, none, sel([or(one, more)], F)), do(pres, attack, [], [], [])), one_or_more(attacks(Set)), [idle(K), set(found, here):F-Set]).
linear:row(event, say(at(K, none, sel([or(one, more)], F)), do(pres, deal, [], [obj(M), to(to, P)], [])), one_or_more(deals_damage(combat, Set, Who)),
           [idle(K), set(found, here):F-Set, damage_dealt:M-combat, damaged:P-Who, Who in [you, each([player]), each([opponent])]]).

%   Whom and what it is about: `this`, what this is attached to, or a filter

linear:row(subject_of_event, this, this, []).
linear:row(subject_of_event, ref(this), this, []).
linear:row(subject_of_event, at(K, none, sel([], filter([kind([Word], n(Noun))], []))), Scope,
           [Word in [enchanted, equipped, fortified], host(Word):Noun-Scope, bind(K, that)]).
linear:row(subject_of_event, at(K, none, sel(Ds, F)), Set, [Ds in [[a], [an]], bind(K, that), set(found, here):F-Set]).
linear:row(subject_of_event, at(K, none, sel([another], F)), [other|Set], [bind(K, that), set(found, here):F-Set]).
linear:row(subject_of_event, at(K, none, group([this, join(or, at(J, none, sel([another], F)))])), either(this, [other|Set]), [bind(K, that), bind(J, that), set(found, here):F-Set]).

linear:row(player_of_event, you, you, []).
linear:row(player_of_event, at(K, none, sel(Ds, filter([kind([], n(Noun))], []))), each([Noun]),
           [Ds in [[a], [an]], Noun in [player, opponent], bind(K, that_player)]).

linear:row(happens(S), do(pres, Verb, [], [], []), Event, [Verb-Name in [enter-enters, die-dies, attack-attacks, block-blocks], of_scope(Name):S-Event]).
linear:row(happens(S), do(pres, attack, [], [], [adv([alone])]), attacks_alone(S), []).
linear:row(happens(S), do(pres, leave, [], [obj(P)], []), leaves(S), [zone(found):P-battlefield]).
linear:row(happens(S), is(pres, yes, [], undergo(do(pres, put, [], [to(into, at(K, none, sel([a], filter([kind([], n(graveyard))], []))))], [pp(from, P)])), []), dies(S),
           [idle(K), zone(found):P-battlefield]).
linear:row(happens(S), do(pres, become, [], [becomes([undergo(do(pres, Verb, [], [], []))])], []), Event,
           [Verb-Name in [tap-becomes_tapped, untap-becomes_untapped, block-becomes_blocked], of_scope(Name):S-Event]).
linear:row(happens(S), do(pres, deal, [], [obj(M)], []), deals_damage(How, S, any), [damage_dealt:M-How]).
linear:row(happens(S), do(pres, deal, [], [obj(M), to(to, P)], []), deals_damage(How, S, Who), [damage_dealt:M-How, damaged:P-Who]).
linear:row(happens(S), is(pres, yes, [], undergo(do(pres, deal, [], [obj(M)], [])), []), is_dealt_damage(How, S), [damage_dealt:M-How]).
linear:row(happens(this), is(pres, yes, [], undergo(do(pres, turn, [], [], [adv([face, up])])), []), turned_up(this), []).
linear:row(happens(S), all_of(V, [join(or, W)]), either(A, B), [happens(S):V-A, happens(S):W-B]).
linear:native(of_scope(Name), Scope, Event, State, State) :-
    (   Scope = either(A, B)
    ->  EventA =.. [Name, A],
        EventB =.. [Name, B],
        Event = either(EventA, EventB)
    ;   Event =.. [Name, Scope]
    ).
linear:row(damage_dealt, at(K, none, sel([], filter([kind(Ms, n(damage))], []))), How, [bind(K, that_many), bind(event, amount), Ms-How in [[combat]-combat, []-any]]).
linear:row(damaged, you, you, []).
linear:row(damaged, at(K, none, sel(Ds, filter([kind([], n(Noun))], []))), each([Noun]), [Ds in [[a], [an]], Noun in [player, opponent], bind(K, that_player)]).

linear:row(does(P), do(pres, Verb, [], [obj(at(K, none, sel(Ds, F)))], []), Event,
           [Verb-Name in [sacrifice-sacrifices], Ds in [[a], [an]], bind(K, that), set(found, here):F-Set, of_player(Name, P):Set-Event]).
linear:row(does(P), do(pres, sacrifice, [], [obj(at(K, none, sel([another], F)))], []), sacrifices(P, [other|Set]), [bind(K, that), set(found, here):F-Set]).
linear:row(does(P), do(pres, cast, [], [obj(at(K, none, sel(Ds, F)))], []), casts(P, Set), [Ds in [[a], [an]], bind(K, that), set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(does(P), do(pres, discard, [], [obj(at(K, none, sel([a], filter([kind(Ms, n(card))], []))))], []), discards(P, Set),
           [bind(K, that), each(adjective):Ms-Lists, joined:Lists-Set]).
linear:row(does(P), do(pres, Verb, [], [obj(at(K, none, sel([], filter([kind([], n(life))], []))))], []), Event,
           [bind(K, that_many), bind(event, amount), Verb-Name in [gain-gains_life, lose-loses_life], of_scope(Name):P-Event]).
linear:row(does(P), do(pres, draw, [], [obj(at(K, none, sel([a], filter([kind([], n(card))], []))))], []), draws(P), [idle(K)]).
linear:row(does(you), do(pres, cast, [], [obj(at(K, none, sel([your, ord(second)], filter([kind([], n(spell))], []))))], [time(each(turn))]), casts_nth(you, 2), [bind(K, that)]).
linear:row(does(you), do(pres, draw, [], [obj(at(K, none, sel([your, ord(second)], filter([kind([], n(card))], []))))], [time(each(turn))]), draws_nth(you, 2), [idle(K)]).
linear:row(does(you), do(pres, attack, [], [], []), attacks_with(you), []).
linear:row(does(you), do(pres, cycle, [], [obj(this)], []), cycles(this), []).
linear:row(does(you), do(pres, cast, [], [obj(this)], []), is_cast(this), []).
linear:native(of_player(Name, Player), Set, Event, State, State) :-
    Event =.. [Name, Player, Set].
linear:native(without_spell, Set0, Set, State, State) :-
    select(spell, Set0, Set).

%   The beginning of steps

linear:row(begins, at(K, none, sel([the], filter([kind([], n(beginning))], [pp(of, N)]))), Event, [idle(K), step:N-Event]).
linear:row(step, at(K, none, sel([your], filter([kind(Ms, n(Noun))], []))), begins(your, Step), [idle(K), step_name:named(Ms, Noun)-Step]).
linear:row(step, at(K, none, sel([each], filter([kind(Ms, n(Noun))], []))), begins(each, Step), [idle(K), step_name:named(Ms, Noun)-Step]).
linear:row(step, at(K, none, sel([the], filter([kind([end], n(step))], []))), begins(each, end_turn), [idle(K)]).
linear:row(step, at(K, none, sel([], filter([kind([], n(combat))], [pp(on, at(J, none, sel([your], filter([kind([], n(turn))], []))))]))), begins(your, begin_combat),
           [idle(K), idle(J)]).
linear:row(step, at(K, none, of_its(at(J, none, sel([each], filter([kind([], n(Who))], []))), [part('\'s', [], filter([kind(Ms, n(Noun))], []))])), begins(Whose, Step),
           [idle(K), bind(J, that_player), Who-Whose in [player-each, opponent-opponent], step_name:named(Ms, Noun)-Step]).
linear:row(step, at(K, none, of_its(N, [part('\'s', [], filter([kind(Ms, n(Noun))], []))])), begins(controller_of(Host), Step),
           [idle(K), np(here):N-controller(Host), step_name:named(Ms, Noun)-Step]).
linear:row(step_name, named(Ms, Noun), Step,
           [Ms-Noun-Step in [[]-upkeep-upkeep, [end]-step-end_turn, [draw]-step-draw, [precombat, main]-phase-precombat_main, [first, main]-phase-precombat_main,
                             [postcombat, main]-phase-postcombat_main, [second, main]-phase-postcombat_main]]).
