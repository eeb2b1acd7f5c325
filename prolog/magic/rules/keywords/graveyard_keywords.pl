:- module(graveyard_keywords, []).

/** <module> What cards do in a graveyard: unearth, embalm, eternalize, scavenge, dredge (702)

`this_buried` is the card itself, in the graveyard. An ability that speaks of it functions there
(113.6): `definition:buried(Name)`, and `definition:buried_trigger(Name, Index)` of a triggered one.
*/

:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../continuous/copying', []).
:- use_module('../spells/activating', []).
:- use_module('../spells/delayed', []).
:- use_module('../spells/effects', []).
:- use_module('../zones').

instruction unearth(_What:card).
fluent unearthed(_O:object).
process exile_later(_P:player).
process dredged(_P:player, _O:object).
replacing_effect ::= leaves_for_good(_:object) ; dredges(_:object).

:- multifile filters:reference/3, cards:keyword_means/2.

filters:reference(this_buried, view(Source, _, _), Source) :-
    graveyard(_, Source).

definition:buried(Name) reads silent otherwise "~o has no ability to activate from a graveyard"-[name(Name)].
definition:activated_ability(Name, _, graveyard, _, _, _, _)
    otherwise "~o has no such ability to activate from a graveyard"-[name(Name)].

'113.6k' :: executable activate(O, Index) if
    priority(Player, _), definition:buried(Name), definition:activated_ability(Name, Index, graveyard, _, _, _, _),
    object(O, Name, _), graveyard(Player, O).

'702.84a' :: caused cards:keyword_means(unearth(Cost), activated([mana(Cost)], [unearth(this_buried)], [sorcery_speed])).
'702.97a' :: caused cards:keyword_means(
                        scavenge(Cost),
                        activated([mana(Cost), exile_from_graveyard(this)],
                                  [put_counters(target([creature]), '+1/+1', size(power, this))], [sorcery_speed])).
'702.128a' :: caused cards:keyword_means(
                         embalm(Cost),
                         activated([mana(Cost), exile_from_graveyard(this)],
                                   [create_copy(you, 1, this, [set_colors([white]), costless, add_subtypes([zombie])])],
                                   [sorcery_speed])).
'702.129a' :: caused cards:keyword_means(
                         eternalize(Cost),
                         activated([mana(Cost), exile_from_graveyard(this)],
                                   [create_copy(you, 1, this, [set_colors([black]), set_pt(4, 4), costless,
                                                               add_subtypes([zombie])])],
                                   [sorcery_speed])).

'702.141a' :: caused cards:keyword_means(
                         encore(Cost),
                         activated([mana(Cost), exile_from_graveyard(this)],
                                   [encore(this), delay(end_turn, created, [sacrifice(you, that)])], [sorcery_speed])).

%   For each opponent a token, which attacks that player this turn if able (702.141a).

instruction encore(_Of:object).
tapped_entry ::= untapped(_:untapped_entry).
untapped_entry ::= encored(_:player).

'702.141a' :: caused event(create_tokens_tapped(Player, 1, Name, untapped(encored(Opponent)))) after
    encore(Item, O), target_view(Item, view(_, Player, _)), opponent(Player, Opponent), copying:copied_name(O, [], Name).
'702.141a' :: caused event(begins_effect([New], [gain(haste)], permanent, _)),
                     event(begins_effect([New], [must_attack(Opponent)], end_of_turn, _)) after
    create_one_tapped(_, _, New, untapped(encored(Opponent))).

%   What is unearthed has haste, and leaves the battlefield for exile, at the next end step if not before.

'702.84a' :: caused all([event(moves(O, graveyard(Owner), battlefield(Player), New)), unearthed(New),
                         event(begins_effect([New], [gain(haste)], permanent, _))]) after
    unearth(Item, O), graveyard(Owner, O), target_view(Item, view(_, Player, _)).
'702.84a' :: caused then([exile_later(Player)]) after
    unearth(Item, _), target_view(Item, view(_, Player, _)).
'702.84a' :: caused event(sets_up_trigger(Player, O, end_turn, [exile(that)], O, _)) after
    exile_later(Player), unearthed(O), \+ delayed(_, _, _, _, _, _, O).
'702.84a' :: replaced moves(O, battlefield(P), To, New) by [event(moves(O, battlefield(P), exile, New))]
             as leaves_for_good(O) if
    unearthed(O), To \== exile.

zones:permanent_status(O, unearthed(O)).

%   Dredging (702.52): as long as there are cards enough to mill.

'702.52a' :: replaced draw(P, O) by Es as dredges(C) choosing V if
    definition:dredge(Name, N), object(C, Name, _), graveyard(P, C), can_mill(P, N), dredging(V, P, C, N, draw(P, O), Es).

can_mill(Player, N) :-
    library(Player, Objects),
    length(Objects, Count),
    Count >= N.

dredging(do, Player, C, N, _, [then([mill_cards(Player, N), dredged(Player, C)])]).
dredging(decline, _, _, _, Event, [event(Event)]).

'702.52a' :: caused event(moves(C, graveyard(Player), hand(Player), _)) after
    dredged(Player, C), graveyard(Player, C).
