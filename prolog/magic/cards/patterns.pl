:- module(patterns,
          [ listened/3,                 % +Event, -Kind, -Pattern
            listener_of/5,              % +Event, +Condition, +Effects, -Kind, -Pattern
            about_what_changes/1,       % +Pattern
            at_the_same_time/1,         % +Event
            would/3,                    % +Event, -Kind, -Pattern
            scope_pattern/5,            % +Name, +Scope, +Layers, +Index, -Pattern
            pattern/2                   % +Scope, -Pattern
          ]).

/** <module> What triggers listen to, and what replacement effects replace: kind and pattern

The kind is what events are found by; the pattern says which things they are about: `this`,
`host` (what this is attached to), filter(Filter), player(Reference).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2, selectchk/3]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).

%!  would(+Event, -Kind, -Pattern) is nondet.

would(draws(Who), draws, player(Who)).
would(draws_but_first(Who), draws, player_beyond_first(Who)).
would(gains_life(Who), gains_life, player(Who)).
would(loses_life(Who), loses_life, player(Who)).
would(creates_tokens(Who), creates_tokens, player(Who)).
would(enters_from(Zones, Filter), enters_from, kept_out(Zones, Filter)).
would(gets_counters(Kind, Scope), gets_counters(Kind), Pattern) :- ( Scope == you -> Pattern = player(you) ; pattern(Scope, Pattern) ).
would(dies(Scope), dies, Pattern) :- pattern(Scope, Pattern).
would(put_into_graveyard(Who, Filter), put_into_graveyard, buried(Who, Filter)).
would(put_into_graveyard(Who), put_into_graveyard, buried(Who)).
would(is_destroyed(Scope), is_destroyed, Pattern) :- pattern(Scope, Pattern).
would(enters(Scope), enters, Pattern) :- pattern(Scope, Pattern).
would(deals_damage(How, From0, To0), deals_damage, damage(How, From, To)) :-
    some_of(From0, From),
    some_of(To0, To).

some_of(any, any).
some_of(Things, any_of(Patterns)) :-
    is_list(Things),
    maplist(damaged_pattern, Things, Patterns).

damaged_pattern(you, player(you)).
damaged_pattern(enchanted_player, player(enchanted_player)).
damaged_pattern(each(Who), player(each(Who))).
damaged_pattern(this, this).
damaged_pattern(enchanted(_), host).
damaged_pattern(equipped(_), host).
damaged_pattern(fortified(_), host).
damaged_pattern(those(Filter), filter(Filter)).

%!  listened(+Event, -Kind, -Pattern) is nondet.

listened(either(A, B), Kind, Pattern) :-
    (   listened(A, Kind, Pattern)
    ;   listened(B, Kind, Pattern)
    ).
listened(casts(Who, Filter), casts, players_spell(Who, Filter)).
listened(copies(Who, Filter), copies, players_spell(Who, Filter)).
listened(casts_nth(Who, N), casts, nth(spells_cast, Who, N)).
listened(casts_nth(Who, N, Filter), casts, nth_of(Who, N, Filter)).
listened(gains_life_nth(Who, N), gains_life, nth(life_gained, Who, N)).
listened(loses_life_nth(Who, N), loses_life, nth(life_lost, Who, N)).
listened(plays_land(Who, Filter), plays_land, some_done_to(Who, Filter)).
listened(leaves_graveyard(Who, Filter), leaves_graveyard, player_and(Who, Filter)).
listened(is_buried(Who, From, Filter), is_buried, buried_from(Who, From, Filter)).
listened(attacks_whom(Scope, Parties), attacks_whom, attack(Pattern, Parties, attacker)) :-
    pattern(Scope, Pattern).
listened(cycles_card(Who, Filter), cycles_card, player_and(Who, Filter)).
listened(taps_for_mana(Who, Filter), taps_for_mana, player_and(Who, Filter)).
listened(expends(Who, N), expends, expended(Who, N)).
listened(draws_nth(Who, N), draws, nth(cards_drawn, Who, N)).
listened(is_dealt_damage(How, Scope), is_dealt_damage, dealt(How, Pattern)) :-
    ( ( Scope == you ; Scope = each(_) ) -> Pattern = player(Scope) ; pattern(Scope, Pattern) ).
listened(one_or_more(deals_damage(How, Scope, To0)), deals_damage, damages(How, Pattern, To)) :-
    pattern(Scope, Pattern),
    damaged(To0, To).
listened(one_or_more(attacks(Scope)), attacks, some_of(Pattern)) :-
    pattern(Scope, Pattern).
listened(one_or_more(discards(Who, Filter)), discards, some_done_to(Who, Filter)).
listened(one_or_more(Event), Kind, together(Pattern)) :-
    functor(Event, Shared, _),
    \+ memberchk(Shared, [deals_damage, attacks, discards]),
    listened(Event, Kind, Pattern0),
    ( Pattern0 = attack(Attackers, Parties, _) -> Pattern = attack(Attackers, Parties, defender) ; Pattern = Pattern0 ).
listened(begins(your, Step), begins(Step), player(you)).
listened(begins(opponent, Step), begins(Step), player(each([opponent]))).
listened(begins(controller_of(Host), Step), begins(Step), player(controller_of(Host))).
listened(begins(enchanted_player, Step), begins(Step), player(enchanted_player)).
listened(begins(each, Step), begins(Step), filter([])).
listened(gains_life(Who), gains_life, player(Who)).
listened(loses_life(Who), loses_life, player(Who)).
listened(attacks_with(Who), attacks_with, player(Who)).
listened(attacks_with(Who, N, Filter), attacks_with, attackers(Who, N, Filter)).
listened(discards(Who, Filter), discards, player_and(Who, Filter)).
listened(sacrifices(Who, Filter), sacrifices, player_and(Who, Filter)).
listened(becomes_target(Scope, Sort, Whose), becomes_target, pair(Pattern, on_stack(Sort, Whose), first)) :-
    pattern(Scope, Pattern).
listened(targeted_by(Scope, Sort, Whose), becomes_target, pair(Pattern, on_stack(Sort, Whose), second)) :-
    pattern(Scope, Pattern).
listened(warded(Scope), becomes_target, pair(Pattern, on_stack(any, opponent), second)) :-
    pattern(Scope, Pattern).
listened(first_each_turn(Event), Kind, first_time(Pattern)) :-
    listened(Event, Kind, Pattern).
listened(becomes_blocked_by(Scope, Filter), becomes_blocked_by, pair(Pattern, filter(Filter), second)) :-
    pattern(Scope, Pattern).
listened(blocks_a(Scope, Filter), blocks_a, pair(Pattern, filter(Filter), second)) :-
    pattern(Scope, Pattern).
listened(draws(Who), draws, player(Who)).
listened(Event, Kind, player(Who)) :-
    Event =.. [Kind, Who],
    memberchk(Kind, [commits_crime, unlocks_room, scries, surveils, proliferates, ring_tempts]).
listened(gets_counters(Kind, Scope), gets_counters(Kind), Pattern) :- pattern(Scope, Pattern).
listened(counter_put(Kind, Scope), counter_put(Kind), Pattern) :- pattern(Scope, Pattern).
listened(helps(How, Scope, Filter), helps(How), pair(Pattern, filter(Filter), second)) :- pattern(Scope, Pattern).
listened(becomes_designated(How, Scope), becomes_designated(How), Pattern) :- pattern(Scope, Pattern).
listened(becomes_monarch(Who), becomes_monarch, player(Who)).
listened(attacks_with_others(N), attacks_with_others(N), this).
listened(last_counter_removed(Kind), last_counter_removed(Kind), this).
listened(damages_a(How, Scope, Filter), deals_damage, damaged(How, Pattern, filter(Filter))) :-
    pattern(Scope, Pattern).
listened(deals_damage(How, Scope, To0), deals_damage, damage(How, Pattern, To)) :-
    pattern(Scope, Pattern),
    damaged(To0, To).
listened(Event, Kind, Pattern) :-
    Event =.. [Kind, What],
    object_event(Kind),
    pattern(What, Pattern).

damaged(any, any).
damaged(you, player(you)).
damaged(enchanted_player, player(enchanted_player)).
damaged(each(Who), player(each(Who))).
damaged(Filter, Pattern) :-
    is_list(Filter),
    (   Filter = [either([Who], Others)],
        memberchk(Who, [player, opponent])
    ->  Pattern = either(player(each([Who])), filter(Others))
    ;   Pattern = filter(Filter)
    ).

%!  at_the_same_time(+Event) is semidet.
%
%   What happens to several things at once is one Event.

at_the_same_time(one_or_more(_)).
at_the_same_time(is_dealt_damage(_, _)).
at_the_same_time(deals_damage(_, _, To)) :- To == any.

%!  listener_of(+Event, +Condition, +Effects, -Kind, -Pattern) is nondet.
%
%   An ability that triggers on Event, if Condition holds, hears what is of Kind and fits Pattern.

listener_of(Event, Condition, Effects, Kind, Pattern) :-
    listened(Event, Kind0, Pattern0),
    speaking_of_players(Pattern0, Condition-Effects, Pattern),
    heard_when(Kind0, Condition, Pattern, Kind).

%   Of what enters is asked when it has the counters that it enters with (122.6, 603.4, 603.6a).

heard_when(Kind0, Condition, Pattern, Kind) :-
    (   Kind0 == enters,
        ( Condition \== true -> true ; about_what_changes(Pattern) )
    ->  Kind = entered
    ;   Kind = Kind0
    ).

%!  about_what_changes(+Pattern) is semidet.
%
%   It asks of counters, of what they alter, or of what something has become.

about_what_changes(Pattern) :-
    sub_term(Part, Pattern),
    nonvar(Part),
    memberchk(Part, [with_counter(_), modified, designated(_), compared(power, _, _), compared(toughness, _, _), sized(power, _, _), sized(toughness, _, _), keyword(_)]),
    !.

%   speaking_of_players(+Pattern, +Effects, -Adjusted) is det.
%
%   Of damage, an ability whose Effects speak of "that player" and of no "it" is about who was dealt it; of an attack, about who is attacked.

speaking_of_players(Pattern, Effects, Adjusted) :-
    (   Pattern = damage(How, From, To),
        names_player(Effects),
        \+ contains_term(that, Effects)
    ->  Adjusted = damages(How, From, To)
    ;   Pattern = attack(Attackers, Parties, attacker),
        names_player(Effects),
        \+ contains_term(that, Effects)
    ->  Adjusted = attack(Attackers, Parties, defender)
    ;   Adjusted = Pattern
    ).

names_player(Effects) :-
    contains_term(that_player, Effects).

object_event(enters).
object_event(dies).
object_event(leaves).
object_event(attacks).
object_event(blocks).
object_event(becomes_blocked).
object_event(becomes_tapped).
object_event(turned_up).
object_event(transforms).
object_event(phases_out).
object_event(phases_in).
object_event(cycles).
object_event(attacks_alone).
object_event(attacks_unblocked).
object_event(becomes_untapped).
object_event(mutates).
object_event(trains).
object_event(dethrones).
object_event(becomes_monstrous).
object_event(exploits).
object_event(exerts).
object_event(is_cast).

%!  pattern(+Scope, -Pattern) is det.

pattern(this, this) :-
    !.
pattern(enchanted(_), host) :-
    !.
pattern(equipped(_), host) :-
    !.
pattern(fortified(_), host) :-
    !.
pattern(Filter, filter(Filter)).

%!  scope_pattern(+Name, +Scope, +Layers, +Index, -Pattern) is det.
%
%   The pattern of the Scope of a static ability of Name, whose effects are in Layers. "Other creatures" of an Aura are
%   other than the one that is enchanted. What is affected because
%   of what it is not ("noncreature artifacts are 2/2 creatures") is affected in later layers,
%   too: locked(Index, Filter), for the ability Index (613.6).

scope_pattern(Name, Scope0, Layers, Index, Pattern) :-
    ( others_of_aura(Name, Scope0, Scope) -> true ; Scope = Scope0 ),
    pattern(Scope, Plain),
    (   Plain = filter(Filter),
        memberchk(types, Layers),
        about_types(Filter)
    ->  Pattern = locked(Index, Filter)
    ;   Pattern = Plain
    ).

others_of_aura(Name, Scope0, Scope) :-
    is_list(Scope0),
    memberchk(creature, Scope0),
    selectchk(other, Scope0, Others),
    definition:card_subtype(Name, aura),
    Scope = [other_than(enchanted(creature))|Others].

about_types(Filter) :-
    sub_term(not(Inner), Filter),
    sub_term(Part, Inner),
    nonvar(Part),
    memberchk(Part, [creature, land, artifact, enchantment, type(_), subtype(_)]),
    !.
