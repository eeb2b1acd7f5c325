:- module(chosen_sources, []).

/** <module> Damage of one source that is chosen, "the next time", and damage that is redirected (609.7, 614.9, 615)

The source is chosen as the spell or ability resolves (609.7a); whether it is still such a source is asked
as it would deal damage (615.9). A source that is a permanent spell goes on to be it as a permanent (609.7b).
What is done besides, as it is prevented, is in prevention_aftermath.pl.
*/

:- use_module(library(terms), [mapsubterms/3]).

:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [so_far/1]).
:- use_module('../../support/filters', [matches/3, reference/3, was_chosen/2]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/damage', [preventable/1, receives_damage/1]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/shields', [share_redirected/3]).
:- use_module('../zones').
:- use_module(possible_sources, [meant_source/2, possible_source/2]).
:- use_module(prevention_aftermath, [aftermath/6]).

:- multifile possible_sources:chosen_for_shield/2.

shield ::= next_time(_:object, _:terms, _:player, _:thing, _:outcome) ; all_of(_:object, _:terms, _:player)
         ; guards(_:object, _:terms, _:player, _:object, _:guarded, _:prevented_deeds)
         ; redirects_next(_:thing, _:thing).
outcome ::= prevented ; to(_:thing).

guarded ::= any ; you ; you_and(_:object_filter).

instruction prevent_next_time(_From:object_filter, _To:thing).
instruction guard_next_time(_From:object_filter, _To:guarded, _Deeds:prevented_deeds).
instruction redirect_next_time(_From:object_filter, _To:thing, _Instead:thing).
instruction prevent_all_of_source(_From:object_filter).
instruction redirect_next(_N:quantity, _To:thing, _Instead:thing).

choice choose_source(_P:player, _Item:object, _From:terms, _What:shielding).
shielding ::= next_time(_:thing, _:outcome) ; all ; guards(_:guarded, _:prevented_deeds).
choose_source(_, _, _, _) otherwise "no source of damage is being chosen now".
action source(O:object) requires possible_source(O, _).

'615.8' :: caused then([choose_source(Player, Item, From, next_time(Thing, prevented))]) after
    prevent_next_time(Item, Said, Thing), player_of(Item, Player), from_source(Item, Said, From), some_source(From, Player).
'615.8' :: caused then([choose_source(Player, Item, From, guards(Guarded, Deeds))]) after
    guard_next_time(Item, Said, Guarded, Deeds), player_of(Item, Player), from_source(Item, Said, From), some_source(From, Player).
'614.9' :: caused then([choose_source(Player, Item, From, next_time(Thing, to(Other)))]) after
    redirect_next_time(Item, Said, Thing, Other), player_of(Item, Player), from_source(Item, Said, From), some_source(From, Player).
'615.1' :: caused then([choose_source(Player, Item, From, all)]) after
    prevent_all_of_source(Item, Said), player_of(Item, Player), from_source(Item, Said, From), some_source(From, Player).
'609.7a' :: executable source(O) if
    choose_source(Player, _, From, _), possible_source(O, Source), matches(From, Source, view(Source, Player, 0)).

%   from_source(+Item, +Said, -From) is det: the chosen color is the one that was chosen for the source of Item, wherever that is later.

from_source(Item, Said, From) :-
    target_view(Item, view(Source, _, _)),
    mapsubterms(as_chosen(Source), Said, From).

as_chosen(Source, chosen_color, color(Color)) :-
    was_chosen(Source, color(Color)).

some_source(From, Player) :-
    possible_source(_, Source),
    matches(From, Source, view(Source, Player, 0)),
    !.

'615.8' :: caused event(sets_up_shield(Item, next_time(Source, From, Player, Thing, Outcome), 1, _)) after
    source(O), now(choose_source(Player, Item, From, next_time(Thing, Outcome))), meant_source(O, Source).
'615.8' :: caused event(sets_up_shield(Item, guards(Source, From, Player, Own, Guarded, Deeds), 1, _)) after
    source(O), now(choose_source(Player, Item, From, guards(Guarded, Deeds))), target_view(Item, view(Own, _, _)), meant_source(O, Source).
'615.1' :: caused event(sets_up_shield(Item, all_of(Source, From, Player), 1, _)) after
    source(O), now(choose_source(Player, Item, From, all)), meant_source(O, Source).
'614.9' :: caused event(sets_up_shield(Item, redirects_next(Thing, Other), N, _)) after
    redirect_next(Item, N, Thing, Other), N > 0.

%   What they do as damage would be dealt

'615.9' :: caused still_such(From, Source, Player) if matches(From, Source, view(Source, Player, 0)).

'615.8' :: replaced deals_damage(Source, Thing, N, How) by [shield_left(Number, 0)] as shield(Number) if
    shield(Number, next_time(Source, From, Player, Thing, prevented)), preventable(deals_damage(Source, Thing, N, How)),
    so_far(shield_left(Number, 1)), still_such(From, Source, Player).
'614.9' :: replaced deals_damage(Source, Thing, N, How) by
           [shield_left(Number, 0), event(deals_damage(Source, Other, N, How))] as shield(Number) if
    shield(Number, next_time(Source, From, Player, Thing, to(Other))), receives_damage(Other),
    so_far(shield_left(Number, 1)), still_such(From, Source, Player).
'615.1' :: replaced deals_damage(Source, Thing, N, How) by [] as shield(Number) if
    shield(Number, all_of(Source, From, Player)), preventable(deals_damage(Source, Thing, N, How)), still_such(From, Source, Player).
'614.9' :: replaced deals_damage(Source, Thing, N, How) by
           [shield_left(Number, Left), event(deals_damage(Source, Other, K, How))|Rest]
           as shield(Number) choosing K if
    shield(Number, redirects_next(Thing, Other)), receives_damage(Other), so_far(shield_left(Number, Before)), Before > 0,
    share_redirected(deals_damage(Source, Thing, N, How), Before, K), K > 0, Left is Before-K, More is N-K,
    ( More > 0 -> Rest = [event(deals_damage(Source, Thing, More, How))] ; Rest = [] ).

%   All that the source would deal at that time is prevented, so it is asked whether the shield was there before.

'615.8' :: replaced deals_damage(Source, Thing, N, How) by [shield_left(Number, 0)|Aftermath] as shield(Number) if
    shield(Number, guards(Source, From, Player, Own, Guarded, Deeds)), preventable(deals_damage(Source, Thing, N, How)), shield_left(Number, 1),
    still_such(From, Source, Player), is_guarded(Guarded, Thing, view(Own, Player, 0)), aftermath(Deeds, Number, Source, Thing, N, Aftermath).

is_guarded(any, _, _).
is_guarded(you, Player, view(_, Player, _)).
is_guarded(you_and(Set), Thing, View) :-
    (   integer(Thing)
    ->  matches(Set, Thing, View)
    ;   reference(you, View, Thing)
    ).

%   A permanent spell that is a source goes on to be one as a permanent.

'609.7b' :: caused -shield(Number, Shield), shield(Number, New) after
    moves(Item, stack(_), battlefield(_), O), shield(Number, Shield), followed(Shield, Item, O, New).

%   Whom a shield that waits was set up for can be chosen again (609.7a).

possible_sources:chosen_for_shield(next_time(Source, _, _, _, _), Source).
possible_sources:chosen_for_shield(guards(Source, _, _, _, _, _), Source).
possible_sources:chosen_for_shield(all_of(Source, _, _), Source).

followed(next_time(Item, From, Player, Thing, Outcome), Item, O, next_time(O, From, Player, Thing, Outcome)).
followed(guards(Item, From, Player, Own, Guarded, Deeds), Item, O, guards(O, From, Player, Own, Guarded, Deeds)).
followed(all_of(Item, From, Player), Item, O, all_of(O, From, Player)).
