:- module(trigger_rule_rows, []).

/** <module> Abilities that trigger an additional time, and what doesn't cause abilities to trigger (603.2d, 603.2f)
*/

:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(stands, under(if(say(N, V)), say(ref(K), do(pres, trigger, [], [], [adv([a, additional, time])]))), triggers_again(Cause, Set),
           [causing(K):V-Set, trigger_cause:N-Cause]).
linear:row(stands, under(if(say(at(K, none, sel(Ds, filter([kind(Ms, n(ability))], [pp(of, N)]))), do(pres, trigger, [], [], []))),
                         say(ref(K), do(pres, trigger, [], [], [adv([a, additional, time])]))), triggers_again(anything, Set),
           [idle(K), Ds in [[a], [an], [any]], Ms in [[], [triggered]], whose_triggers:N-Set]).
linear:row(stands, say(N, aux(pres, no, [], do(pres, cause, [], [obj(at(K, none, sel([], filter([kind([], ns(ability))], [])))), inf(do(pres, trigger, [], [], []))], []))),
           keeps_from_triggering(Cause), [idle(K), kept_cause:N-Cause]).

%   causing(K): it causes a triggered ability K to trigger.

linear:row(causing(K), modal(would, [], [], V), Set, [causing(K):V-Set]).
linear:row(causing(K), do(pres, cause, [], [obj(at(K, none, sel([a], filter([kind([triggered], n(ability))], [pp(of, N)])))), inf(do(pres, trigger, [], [], []))], []), Set,
           [whose_triggers:N-Set]).
linear:row(whose_triggers, at(K, none, sel(Ds, F)), Set, [idle(K), Ds in [[a], [an]], set(found, here):F-Set, of_yours:Set-yes]).
linear:row(whose_triggers, at(K, none, sel([another], F)), [other|Set], [idle(K), set(found, here):F-Set, of_yours:Set-yes]).
linear:native(of_yours, Set, yes, State, State) :-
    memberchk(controlled(you), Set).

%   What causes it: "a creature entering"

linear:native(trigger_cause, at(_, none, sel(Ds, filter(Kinds, Posts0))), Cause, State0, State) :-
    memberchk(Ds, [[a], [an]]),
    append(Posts, [ing(V)], Posts0),
    (   Kinds = [kind([], n(player))]
    ->  Posts == [],
        meant(player_cause(each([player])), V, Cause, State0, State)
    ;   meant(set(found, here), filter(Kinds, Posts), Set, State0, State1),
        meant(trigger_cause(Set), V, Cause, State1, State)
    ).
linear:row(trigger_cause(Set), do(pres, enter, [], [], []), enters(Set), []).
linear:row(trigger_cause(Set), do(pres, enter, [], [], [pp(under, at(K, none, sel([your], filter([kind([], n(control))], []))))]), enters([controlled(you)|Set]), [idle(K)]).
linear:row(trigger_cause(Set), do(pres, die, [], [], []), dies(Set), []).
linear:row(trigger_cause(Set), do(pres, attack, [], [], []), attacks(Set), []).
linear:row(trigger_cause(Set), do(pres, deal, [], [obj(at(K, none, sel([], filter([kind(Ms, n(damage))], [])))), to(to, at(J, none, sel(Ds, filter([kind([], n(Noun))], []))))], []),
           deals_damage(Sort, Set, each([Noun])), [idle(K), idle(J), damage_sort:Ms-Sort, Ds in [[a], [an]], Noun in [player, opponent]]).
linear:row(player_cause(Who), do(pres, draw, [], [obj(at(K, none, sel([a], filter([kind([], n(card))], []))))], []), draws(Who), [idle(K)]).

linear:native(kept_cause, at(_, none, sel([], filter(Kinds, Posts0))), Cause, State0, State) :-
    append(Posts, [ing(V)], Posts0),
    meant(plural, filter(Kinds, Posts), F, State0, State1),
    meant(set(found, here), F, Set, State1, State2),
    meant(trigger_cause(Set), V, Cause, State2, State).

%   "Whenever you cast a spell, if it's the second creature spell you cast this turn": it stays the second.

linear:row(ability, triggered(When, say(you, do(pres, cast, [], [obj(at(K, none, sel([a], filter([kind([], n(spell))], []))))], [])),
                              say(ref(K), is(pres, yes, [], np(at(J, none, sel([the, ord(Nth)], filter([kind(Ms, n(spell))], [that(you, do(pres, cast, [], [], [time(this(turn))]))])))), [])), Ss),
           triggered(casts_nth(you, N, Set), true, [program(P)]),
           [When in [when, whenever], idle(J), Nth-N in [second-2, third-3, fourth-4], set(found, here):filter([kind(Ms, n(spell))], [])-Set0, without_spell:Set0-Set, bind(K, that), program:Ss-P]).
