:- module(shared_event_rows, []).

/** <module> What triggers an ability by what happens to one or more things at the same time (603.2c)

How many those are is "that many".
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(event, say(at(K, none, sel([or(one, more)], F)), V), one_or_more(Event),
           [bind(K, that_many), bind(event, amount), set(found, here):F-Set, together(Set):V-Event]).
linear:row(event, say(at(K, none, sel([or(one, more), other], F)), V), one_or_more(Event),
           [bind(K, that_many), bind(event, amount), set(found, here):F-Set, together([other|Set]):V-Event]).
linear:row(together(S), do(pres, deal, [], [obj(M), to(to, P)], []), deals_damage(combat, S, Who),
           [damage_dealt:M-combat, damaged:P-Who, Who in [you, each([player]), each([opponent])]]).
linear:row(together(S), do(pres, Verb, [], [], []), Event,
           [Verb-Name in [attack-attacks, enter-enters, die-dies, block-blocks], of_scope(Name):S-Event]).
linear:row(together(S), do(pres, attack, [], [obj(N)], []), attacks_whom(S, Parties), [attacked:N-Parties]).
linear:row(together(S0), do(pres, enter, [], [], [pp(under, at(K, none, sel([your], filter([kind([], n(control))], []))))]), enters(S), [idle(K), under_your_control:S0-S]).
linear:row(together(S), do(pres, leave, [], [obj(P)], []), leaves(S), [zone(found):P-battlefield]).
linear:row(together(S), is(pres, yes, [], undergo(do(pres, put, [], [to(into, at(K, none, sel([a], filter([kind([], n(graveyard))], []))))], [pp(from, P)])), []), dies(S),
           [idle(K), zone(found):P-battlefield]).
linear:row(together(S), do(pres, become, [], [becomes([undergo(do(pres, Verb, [], [], []))])], []), Event,
           [Verb-Name in [tap-becomes_tapped, untap-becomes_untapped, block-becomes_blocked], of_scope(Name):S-Event]).

%   Two or more attack: it is a player who attacks with them.

linear:row(event, say(at(K, none, sel([or(Q, more)], F)), do(pres, attack, [], [], [])), attacks_with(Who, N, Set),
           [idle(K), not(Q, one), number:Q-N, set(found, here):F-Set, attackers_of:Set-Who]).
linear:native(attackers_of, Set, Who, State, State) :-
    (   memberchk(controlled(you), Set)
    ->  Who = you
    ;   memberchk(controlled(opponent), Set)
    ->  Who = each([opponent])
    ;   Who = each([player])
    ).

%   Cards and graveyards

linear:row(event, say(at(K, none, sel([or(one, more)], F)), V), one_or_more(Event), [bind(K, that_many), bind(event, amount), cards_described:F-Set, of_graveyards(Set):V-Event]).
linear:row(event, say(at(K, none, sel([Word], F)), V), Event, [Word in [a, an], bind(K, that), cards_described:F-Set, of_graveyards(Set):V-Event]).
linear:row(cards_described, filter([kind(Ms, Noun)], []), Set, [a_card:Noun-card, each(adjective):Ms-Lists, joined:Lists-Set]).
linear:row(of_graveyards(Set), do(pres, leave, [], [obj(at(K, none, sel([your], filter([kind([], n(graveyard))], []))))], []), leaves_graveyard(you, Set), [idle(K)]).
linear:row(of_graveyards(Set), is(pres, yes, [], undergo(do(pres, put, [], [to(into, G)], [pp(from, From)])), []), is_buried(Who, Where, Set), [whose_graveyard:G-Who, put_from(Who):From-Where]).
linear:row(whose_graveyard, at(K, none, sel([your], filter([kind([], n(graveyard))], []))), you, [idle(K)]).
linear:row(whose_graveyard, at(K, none, sel(Ds, filter([kind([], Noun)], []))), each([player]), [idle(K), Ds-Noun in [[]-ns(graveyard), [a]-n(graveyard)]]).
linear:row(whose_graveyard, at(K, none, of_its(at(J, none, sel([an], filter([kind([], n(opponent))], []))), [part('\'s', [], filter([kind([], n(graveyard))], []))])), each([opponent]), [idle(K), bind(J, that_player)]).
linear:row(put_from(Who), pro(anywhere), anywhere, [not(Who, none)]).
linear:row(put_from(you), at(K, none, sel([your], filter([kind([], n(library))], []))), library, [idle(K)]).

%   Counters that are put on something: as many as they are is one event for each thing.

linear:row(event, say(at(K, none, sel([or(one, more)], filter([kind([C], ns(counter))], []))), is(pres, yes, [], undergo(do(pres, put, [], [to(on, N)], [])), [])), gets_counters(Kind, Scope),
           [bind(K, that_many), bind(event, amount), counter:C-Kind, subject_of_event:N-Scope]).

%   "a +1/+1 counter": the ability triggers for each of them.

linear:row(event, say(at(K, none, sel([a], filter([kind([C], n(counter))], []))), is(pres, yes, [], undergo(do(pres, put, [], [to(on, N)], [])), [])), counter_put(Kind, Scope),
           [idle(K), counter:C-Kind, subject_of_event:N-Scope]).
