:- module(event_rows, []).

/** <module> What triggers an ability, as the triggers of the rules are written

What an event is about is `that` in what the ability does, and the player whom it is about `that_player`.
*/

:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(library(terms), [mapsubterms/3]).
:- use_module(linear, [bound/4, meant/5, op(_, _, in), side_known/3]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:native(event, say(N, V0), Event, State0, State) :-
    guarded(V0, V, Guard),
    meant(event, say(N, V), Unguarded, State0, State),
    (   Guard == first
    ->  N == this,
        memberchk(Unguarded, [becomes_target(_, _, _), attacks(this)]),
        Event = first_each_turn(Unguarded)
    ;   Event = guarded(Unguarded, Guard)
    ).
linear:row(event, any(A, [join(or, B)]), either(C, D), [event:A-C, event:B-D]).

%   "At the beginning of your upkeep or whenever you cast a blue spell"

linear:row(ability, program([under(at_or2(N, When, E), S)|Others]), triggered(either(A, B), true, [program(P)]),
           [When in [when, whenever], begins:N-A, event:E-B, of_one_kind:B-yes, program:[S|Others]-P, of_no_event:P-yes]).
linear:native(of_one_kind, Event, yes, State, State) :-
    \+ memberchk(Event, [guarded(_, _), first_each_turn(_)]).
linear:native(of_no_event, Program, yes, State, State) :-
    \+ ( sub_term(Part, Program), nonvar(Part), memberchk(Part, [that, that_player, that_many, controller(that)]) ).

%   The spell or ability that it becomes the target of: where it is spoken of, it is what the ability is about.

linear:native(event, say(N, do(pres, become, [], [becomes([np(at(_, none, sel([the], filter([kind([], n(target))], [pp(of, Spell)]))))])], [])), Event, State0, State) :-
    meant(subject_of_event, N, Scope, State0, State1),
    meant(on_stack, Spell, Sort-Whose, State1, State2),
    keys_of(Spell, Keys),
    bound_all(Keys, State2, State3),
    (   sub_term(that(at(K, _, sel(_, filter([kind(_, n(opponent))], _))), _), Spell)
    ->  bound(K, controller(what_targets_it), State3, State)
    ;   State = State3
    ),
    Event = becomes_target(Scope, Sort, Whose).

keys_of(at(K, none, group([at(J, _, _), join(or, at(L, _, _))])), [K, J, L]).
keys_of(at(K, none, sel(_, _)), [K]).

bound_all([], State, State).
bound_all([K|Ks], State0, State) :-
    bound(K, what_targets_it, State0, State1),
    bound_all(Ks, State1, State).

linear:native(event, say(N, V), Event, State0, State) :-
    \+ N = at(_, _, sel([or(_, _)|_], _)),
    (   is_player(N)
    ->  meant(player_of_event, N, Who, State0, State1),
        meant(does(Who), V, Event, State1, State)
    ;   meant(subject_of_event, N, Scope, State0, State1),
        meant(happens(Scope), V, Event, State1, State)
    ).

is_player(you).
is_player(at(_, _, sel(_, filter([kind(_, n(Noun))], _)))) :-
    memberchk(Noun, [player, opponent]).

%   guarded(+V0, -V, -Guard) is semidet: only at certain times, or `first` each turn.

guarded(V0, V, Guard) :-
    time_of(V0, Time, V),
    (   Time = pp(during, at(_, none, sel([your], filter([kind([], n(turn))], []))))
    ->  Guard = your_turn
    ;   Time = pp(during, at(_, none, of_its(at(_, none, sel([Word], filter([kind([], n(opponent))], []))), [part('\'s', [], filter([kind([], n(turn))], []))]))),
        memberchk(Word, [a, an, each])
    ->  Guard = opponents_turn
    ;   Time = time(first_time(first, time(each(turn)))),
        Guard = first
    ).

time_of(do(pres, Verb, [], Objects, Adjuncts0), Time, do(pres, Verb, [], Objects, Adjuncts)) :-
    append(Adjuncts, [Time], Adjuncts0).
time_of(is(pres, yes, [], undergo(do(pres, Verb, [], Objects, Adjuncts0)), []), Time, is(pres, yes, [], undergo(do(pres, Verb, [], Objects, Adjuncts)), [])) :-
    append(Adjuncts, [Time], Adjuncts0).

%   as_it_is: what is so, and does not happen (603.8).

linear:row(as_it_is, say(N, do(pres, Verb, [], M, [])), C, [Verb in [have, control], cond:say(N, do(pres, Verb, [], M, []))-C]).

%   heard(+Event, +Condition): what is said of the time is a condition of the ability.

linear:native(heard(Event0, Condition0), Effects, Ability, State, State) :-
    (   Event0 = guarded(Event, Guard)
    ->  Event \= first_each_turn(_),
        Event \= guarded(_, _),
        ( Condition0 == true -> Condition = Guard ; Condition = both(Guard, Condition0) ),
        Ability = triggered(Event, Condition, Effects)
    ;   contains_term(what_targets_it, Condition0-Effects),
        by_what_targets(Event0, Event)
    ->  \+ contains_term(that, Condition0-Effects),
        mapsubterms(about_that, Condition0-Effects, Condition-About),
        Ability = triggered(Event, Condition, About)
    ;   Event0 = damages_a(How, Scope, Set)
    ->  Condition0 == true,
        contains_term(what_is_damaged, Effects),
        \+ ( sub_term(Part, Effects), nonvar(Part), memberchk(Part, [that, that_player]) ),
        mapsubterms(about_that, Effects, About),
        Ability = triggered(damages_a(How, Scope, Set), true, About)
    ;   \+ ( sub_term(Part, Event0), nonvar(Part), Part = guarded(_, _) ),
        Ability = triggered(Event0, Condition0, Effects)
    ).

%   by_what_targets(+Event0, -Event) is semidet: Event is Event0 as an ability hears it that is about what targets.

by_what_targets(first_each_turn(Event0), first_each_turn(Event)) :-
    by_what_targets(Event0, Event).
by_what_targets(becomes_target(Scope, Sort, Whose), Event) :-
    ( Sort-Whose == any-opponent -> Event = warded(Scope) ; Event = targeted_by(Scope, Sort, Whose) ).

about_that(what_targets_it, that).
about_that(what_is_damaged, that).

%   Whom and what it is about: `this`, what this is attached to, or a filter

linear:row(subject_of_event, at(K, none, group([this, join(or, at(J, none, sel([], filter([kind([Word], n(Noun))], []))))])), either(this, Scope),
           [Word in [enchanted, equipped], host(Word):Noun-Scope, bind(K, that), bind(J, that)]).
linear:row(subject_of_event, at(K, none, group([this, join(or, at(J, none, sel([Word], F)))])), either(this, [other|Set]), [Word in [a, an], bind(K, that), bind(J, that), event_set:F-Set]).
linear:native(happens(either(A, B)), V, either(EventA, EventB), State0, State) :-
    meant(happens(A), V, EventA, State0, State1),
    meant(happens(B), V, EventB, State1, State).
linear:native(subject_of_event, at(K, none, sel(Ds, filter([kind(Ms, n(source))], Posts))), Set, State0, State) :-
    bound(K, that, State0, State1),
    meant(source_of_damage, at(K, none, sel(Ds, filter([kind(Ms, n(source))], Posts))), From, State1, State2),
    meant(sources_heard, From, Set, State2, State3),
    side_known(State3, controller(that), State).
linear:row(sources_heard, any, [], []).
linear:row(sources_heard, [those(Set)], Set, []).
linear:row(subject_of_event, this, this, []).
linear:row(subject_of_event, ref(this), this, []).
linear:row(subject_of_event, at(K, none, sel([], filter([kind([Word], n(Noun))], []))), Scope,
           [Word in [enchanted, equipped, fortified], host(Word):Noun-Scope, bind(K, that)]).
linear:row(subject_of_event, at(K, none, sel(Ds, F)), Set, [Ds in [[a], [an]], bind(K, it), event_set:F-Set, bind(K, that)]).
linear:row(subject_of_event, at(K, none, sel([another], F)), [other|Set], [bind(K, it), event_set:F-Set, bind(K, that)]).
linear:row(subject_of_event, at(K, none, group([this, join(or, at(J, none, sel([another], F)))])), either(this, [other|Set]), [bind(K, that), bind(J, that), event_set:F-Set]).

linear:native(event_set, Filter, Set, State0, State) :-
    meant(set(found, here), Filter, Set, State0, State1),
    side_known(State1, that_player, State).

linear:row(player_of_event, you, you, []).
linear:row(player_of_event, at(K, none, sel(Ds, filter([kind([], n(Noun))], []))), each([Noun]),
           [Ds in [[a], [an]], Noun in [player, opponent], bind(K, that_player)]).

linear:row(happens(S), do(pres, Verb, [], [], []), Event, [Verb-Name in [enter-enters, die-dies, attack-attacks, block-blocks], of_scope(Name):S-Event]).
linear:row(happens(S0), do(pres, enter, [], [], [pp(under, at(K, none, sel([your], filter([kind([], n(control))], []))))]), enters(S),
           [idle(K), under_your_control:S0-S]).
linear:row(happens(S0), do(pres, enter, [], [], [pp(under, at(K, none, of_its(at(J, none, sel([Word], filter([kind([], n(opponent))], []))), [part('\'s', [], filter([kind([], n(control))], []))])))]),
           enters(S), [idle(K), bind(J, that_player), Word in [a, an], under_an_opponents_control:S0-S]).
linear:native(under_an_opponents_control, Set0, Set, State, State) :-
    is_list(Set0),
    append(Set0, [controlled(opponent)], Set).
linear:native(under_your_control, Set0, Set, State, State) :-
    is_list(Set0),
    append(Set0, [controlled(you)], Set).
linear:row(happens(S), do(pres, exploit, [], [obj(at(K, none, sel([a], filter([kind([], n(creature))], []))))], []), exploits(S), [idle(K)]).
linear:row(happens(S), do(pres, mutate, [], [], []), mutates(S), []).
linear:row(happens(S), do(pres, attack, [], [], [adv([alone])]), attacks_alone(S), []).
linear:row(happens(S), do(pres, leave, [], [obj(P)], []), leaves(S), [zone(found):P-battlefield]).
linear:row(happens(S), is(pres, yes, [], undergo(do(pres, put, [], [to(into, at(K, none, sel([a], filter([kind([], n(graveyard))], []))))], [pp(from, P)])), []), dies(S),
           [idle(K), zone(found):P-battlefield]).
linear:row(happens(S0), is(pres, yes, [], undergo(do(pres, put, [], [to(into, at(K, none, sel([your], filter([kind([], n(graveyard))], []))))], [pp(from, P)])), []), dies(S),
           [idle(K), zone(found):P-battlefield, owned_by_you:S0-S]).
linear:row(happens(this), is(pres, yes, [], undergo(do(pres, put, [], [to(into, at(K, none, sel([your], filter([kind([], n(graveyard))], []))))], [pp(from, P)])), []),
           guarded(dies(this), while(it_holds(fits(this, [owned(you)])))), [idle(K), zone(found):P-battlefield]).
linear:native(owned_by_you, Set0, Set, State, State) :-
    is_list(Set0),
    append(Set0, [owned(you)], Set).
linear:row(happens(S), do(pres, become, [], [becomes([undergo(do(pres, Verb, [], [], []))])], []), Event,
           [Verb-Name in [tap-becomes_tapped, untap-becomes_untapped, block-becomes_blocked], of_scope(Name):S-Event]).
linear:row(happens(S), do(pres, deal, [], [obj(M)], []), deals_damage(How, S, any), [damage_dealt:M-How]).
linear:row(happens(this), do(pres, deal, [], [obj(M), to(to, at(K, none, sel(Ds, F)))], []), deals_damage(How, this, Set),
           [damage_dealt:M-How, Ds in [[a], [an]], bind(K, that), set(found, here):F-Set, permanents:Set-yes]).
linear:row(happens(S), do(pres, deal, [], [obj(M), to(to, at(K, none, sel(Ds, F)))], []), damages_a(How, S, Set),
           [not(S, this), damage_dealt:M-How, Ds in [[a], [an]], bind(K, what_is_damaged), set(found, here):F-Set, permanents:Set-yes]).
linear:row(happens(S), do(pres, deal, [], [obj(M), to(to, P)], []), deals_damage(How, S, Who), [damage_dealt:M-How, damaged:P-Who]).
linear:row(happens(S), is(pres, yes, [], undergo(do(pres, deal, [], [obj(M)], [])), []), is_dealt_damage(How, S), [damage_dealt:M-How]).
linear:row(happens(S), all_of(do(pres, attack, [], [], []), [join(and, is(pres, no, [], undergo(do(pres, block, [], [], [])), []))]), attacks_unblocked(S), []).
linear:row(happens(this), do(pres, block, [], [obj(at(K, none, sel(Ds, F)))], []), blocks_a(this, Set), [Ds in [[a], [an]], bind(K, that), set(found, here):F-Set]).
linear:row(happens(this), do(pres, become, [], [becomes([undergo(do(pres, block, [], [], [pp(by, at(K, none, sel(Ds, F)))]))])], []), becomes_blocked_by(this, Set),
           [Ds in [[a], [an]], bind(K, that), set(found, here):F-Set]).
linear:row(happens(this), do(pres, transform, [], [to(into, this)], []), transforms(this), []).
linear:row(happens(this), do(pres, enter, [], [], [adv([untapped])]), guarded(enters(this), while(it_holds(fits(this, [untapped])))), []).
linear:row(happens(this), do(pres, enter, [], [], [pp(from, at(K, none, sel([a], filter([kind([], n(graveyard))], []))))]), guarded(enters(this), while(it_holds(fits(this, [came_from(graveyard)])))), [idle(K)]).
linear:row(happens(this), is(pres, yes, [], undergo(do(pres, put, [], [to(into, G)], [pp(from, From)])), []), is_buried(Who, Where, this_buried), [whose_graveyard:G-Who, put_from(Who):From-Where]).
linear:row(happens(S), do(pres, attack, [], [obj(N)], []), attacks_whom(S, Parties), [attacked:N-Parties]).
linear:row(attacked, you, [you], []).
linear:row(attacked, at(K, none, group([you, join(or, at(J, none, sel([a], filter([kind([], n(planeswalker))], [that(you, do(pres, control, [], [], []))]))))])), [you, planeswalkers(you)],
           [idle(K), idle(J)]).
linear:row(attacked, at(K, none, sel(Ds, filter([kind([], n(Noun))], []))), [each([Noun])], [bind(K, that_player), Ds in [[a], [an]], Noun in [player, opponent]]).
linear:row(attacked, at(K, none, of([n(one)], at(J, none, sel([your], filter([kind([], ns(opponent))], []))))), [each([opponent])], [bind(K, that_player), idle(J)]).
linear:row(happens(S), do(pres, become, [], [becomes([np(at(K, none, sel([the], filter([kind([], n(target))], [pp(of, N)]))))])], []), becomes_target(S, Sort, Whose),
           [idle(K), on_stack:N-(Sort-Whose)]).
linear:row(on_stack, at(K, none, group([at(J, none, sel([a], filter([kind([], n(spell))], []))), join(or, at(L, none, sel(Ds, filter([kind([], n(ability))], Ps))))])), any-Whose,
           [idle(K), idle(J), idle(L), Ds in [[], [an]], whose_ability:Ps-Whose]).
linear:row(on_stack, at(K, none, sel([a], filter([kind([], n(spell)), join(or, [], n(ability))], Ps))), any-Whose, [idle(K), whose_ability:Ps-Whose]).
linear:row(on_stack, at(K, none, sel([a], filter([kind([], n(spell))], Ps))), spell-Whose, [idle(K), whose_ability:Ps-Whose]).
linear:row(whose_ability, [], any, []).
linear:row(whose_ability, [that(you, do(pres, control, [], [], []))], you, []).
linear:row(whose_ability, [that(at(K, none, sel([a], filter([kind([], n(opponent))], []))), do(pres, control, [], [], []))], opponent, [idle(K)]).
linear:row(happens(this), do(pres, become, [], [becomes([adj1(monstrous)])], []), becomes_monstrous(this), []).
linear:row(happens(this), do(pres, attack, [], [], [while(undergo(do(pres, saddle, [], [], [])))]), attacks([this, designated(saddled)]), []).
linear:row(happens(this), do(pres, Verb, [], [obj(at(K, none, sel([a], filter([kind([], n(sub(vehicle)))], []))))], []), helps(How, this, [subtype(vehicle)]),
           [Verb-How in [crew-crewed], bind(K, that)]).
linear:row(happens(this), is(pres, yes, [], undergo(do(pres, turn, [], [], [adv([face, up])])), []), turned_up(this), []).
linear:row(happens(S), do(pres, Verb, [], [], []), Event, [Verb-Name in [transform-transforms], of_scope(Name):S-Event]).
linear:row(event, say(at(K, none, group([this, join(and, at(J, none, sel([at_least(least, Q), other], filter([kind([], Noun)], []))))])), do(pres, attack, [], [], [])),
           attacks_with_others(N), [idle(K), idle(J), number:Q-N, Noun in [n(creature), ns(creature)]]).
linear:row(happens(S), do(pres, phase, [], [w(W)], []), Event, [W-Name in [out-phases_out, in-phases_in], of_scope(Name):S-Event]).
linear:row(happens(S), all_of(V, [join(or, W)]), either(A, B), [happens(S):V-A, happens(S):W-B]).
linear:native(of_scope(Name), Scope, Event, State, State) :-
    (   Scope = either(A, B)
    ->  EventA =.. [Name, A],
        EventB =.. [Name, B],
        Event = either(EventA, EventB)
    ;   Event =.. [Name, Scope]
    ).
linear:row(damage_dealt, at(K, none, sel([], filter([kind(Ms, n(damage))], []))), How, [bind(K, that_many), bind(event, amount), Ms-How in [[combat]-combat, []-any, [non(combat)]-noncombat]]).
linear:row(damaged, you, you, []).
linear:row(damaged, at(K, none, sel([or(one, more)], filter([kind([], ns(permanent)), join('and/or', [], ns(player))], []))), any, [idle(K)]).
linear:row(damaged, this, [this], []).
linear:row(damaged, ref(this), [this], []).
linear:row(damaged, at(K, none, sel(Ds, F)), Set, [idle(K), Ds in [[a], [an]], set(found, here):F-Set, permanents:Set-yes]).
linear:row(damaged, at(K, none, sel(Ds, filter([kind([], n(Noun))], []))), each([Noun]), [Ds in [[a], [an]], Noun in [player, opponent], bind(K, that_player)]).

%   The beginning of steps

linear:row(begins, at(K, none, sel([the], filter([kind([], n(beginning))], [pp(of, N)]))), Event, [idle(K), step:N-Event]).
linear:row(step, at(K, none, sel([your], filter([kind(Ms, n(Noun))], []))), begins(your, Step), [idle(K), step_name:named(Ms, Noun)-Step]).
linear:row(step, at(K, none, sel([each], filter([kind(Ms, n(Noun))], []))), begins(each, Step), [idle(K), step_name:named(Ms, Noun)-Step]).
linear:row(step, at(K, none, sel([the], filter([kind([end], n(step))], []))), begins(each, end_turn), [idle(K)]).
linear:row(step, at(K, none, sel([each], filter([kind([], n(combat))], []))), begins(each, begin_combat), [idle(K)]).
linear:row(step, at(K, none, sel([the], filter([kind(Ms, n(Noun))], [pp(of, at(J, none, of_its(at(H, none, sel([], filter([kind([Word], n(Host))], []))), [part('\'s', [], filter([kind([], n(controller))], []))])))]))),
           begins(controller_of(Scope), Step), [idle(K), bind(J, that_player), host(Word):Host-Scope, bind(H, Scope), step_name:named(Ms, Noun)-Step]).
linear:row(begins, at(K, none, sel([], filter([kind([], n(end))], [pp(of, at(J, none, sel([], filter([kind([], n(combat))], []))))]))), begins(each, end_combat), [idle(K), idle(J)]).
linear:row(step, at(K, none, sel([], filter([kind([], n(combat))], [pp(on, at(J, none, sel([your], filter([kind([], n(turn))], []))))]))), begins(your, begin_combat),
           [idle(K), idle(J)]).
linear:row(step, at(K, none, of_its(at(J, none, sel([each], filter([kind([], n(Who))], []))), [part('\'s', [], filter([kind(Ms, n(Noun))], []))])), begins(Whose, Step),
           [idle(K), bind(J, that_player), Who-Whose in [player-each, opponent-opponent], step_name:named(Ms, Noun)-Step]).
linear:row(step, at(K, none, of_its(N, [part('\'s', [], filter([kind(Ms, n(Noun))], []))])), begins(controller_of(Host), Step),
           [idle(K), np(here):N-controller(Host), step_name:named(Ms, Noun)-Step]).
linear:row(step_name, named(Ms, Noun), Step,
           [Ms-Noun-Step in [[]-upkeep-upkeep, [end]-step-end_turn, [draw]-step-draw, [precombat, main]-phase-precombat_main, [first, main]-phase-precombat_main,
                             [postcombat, main]-phase-postcombat_main, [second, main]-phase-postcombat_main]]).
