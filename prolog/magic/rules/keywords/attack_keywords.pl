:- module(attack_keywords, []).

/** <module> Keywords of attacking creatures that need words of their own (702): ingest, provoke, mobilize, myriad
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', []).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/mana', []).
:- use_module('../concepts/mana_tags', [made_by/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/planeswalkers').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../continuous/copying', []).
:- use_module('../spells/delayed', []).
:- use_module('../spells/effects', []).
:- use_module('../turn/attacking', []).
:- use_module('../turn/joining_attack', []).
:- use_module('../turn/lasting_mana', [marked/3]).
:- use_module('../turn/turn', []).
:- use_module('../zones').

instruction provoke(_What:permanent).
instruction blocks_this(_What:permanent).
process myriad(_Item:object).
process myriad_against(_Item:object, _Of:object, _P:player).
choice choose_myriad(_P:player, _Item:object, _Of:object, _Against:player).
choose_myriad(_, _, _, _) otherwise "no token is being created now".
tapped_entry ::= against(_:player).
process join_against(_O:object, _P:player).
choice choose_attacked_of(_P:player, _O:object, _Against:player).
choose_attacked_of(_, _, _) otherwise "nothing is put onto the battlefield attacking now".

:- multifile cards:keyword_means/2.

'702.115a' :: caused cards:keyword_means(
                         ingest,
                         triggered(deals_damage(combat, this, each([player])), true,
                                   [program([move(what:top(1, that_player), to:exile)])])).
'702.39a' :: caused cards:keyword_means(
                        provoke,
                        triggered(attacks(this), true, [may([provoke(target([creature, controlled(defending_player)]))])])).
'702.147a' :: caused cards:keyword_means(decayed, static(this, [cant_block])).
'702.147a' :: caused cards:keyword_means(
                         decayed,
                         triggered(attacks(this), true, [delay(end_combat, this, [sacrifice(you, that)])])).
'702.181a' :: caused cards:keyword_means(
                         mobilize(N),
                         triggered(attacks(this), true,
                                   [create_attacking(you, N, token('Warrior', [creature], [warrior], [red], 1, 1, [])),
                                    delay(end_turn, created, [sacrifice(you, that)])])).
'702.116a' :: caused cards:keyword_means(
                         myriad,
                         triggered(attacks(this), true, [myriad, delay(end_combat, created, [exile(that)])])).

%   What is provoked is untapped, and blocks this creature if able.

'702.39a' :: caused event(begins_effect([O], [must_block(Source)], end_of_turn, _)) after
    provoke(Item, O), target_view(Item, view(Source, _, _)), permanent(Source).
'509.1c' :: caused event(begins_effect([O], [must_block(Source)], end_of_turn, _)) after
    blocks_this(Item, O), target_view(Item, view(Source, _, _)), permanent(Source).
'702.39a' :: caused event(untap(O)) after
    provoke(_, O), tapped(O).

%   A token for each other opponent, which attacks that player or a planeswalker of theirs.

'702.116a' :: caused then(Tasks) after
    myriad(Item), target_view(Item, view(O, Player, _)), apnap(All),
    findall(myriad_against(Item, O, Other),
            ( member(Other, All), opponent(Player, Other), \+ filters:reference(defending_player, view(O, Player, Item), Other) ),
            Tasks).
'702.116a' :: caused then([choose_myriad(Player, Item, O, Other)]) after
    myriad_against(Item, O, Other), player_of(Item, Player).
'702.116a' :: executable yes if choose_myriad(_, _, _, _).
'702.116a' :: executable no if choose_myriad(_, _, _, _).
'702.116a' :: caused event(create_tokens_tapped(Player, 1, Name, against(Other))) after
    yes, now(choose_myriad(Player, _, O, Other)), copying:copied_name(O, [], Name).
'702.116a' :: caused then([join_against(New, Other)]) after
    create_one_tapped(_, _, New, against(Other)).
'508.4' :: caused then([choose_attacked_of(Player, O, Other)]) after
    join_against(O, Other), controls(Player, O), active(Player), creature(O), attackers_came.
'508.4' :: executable join_attack(O, Defender) if
    choose_attacked_of(Player, O, Other), attacked_of(Player, Other, Defender).

attacked_of(_, Other, _) reads silent otherwise "that is nothing of ~w's to attack"-[Other].

attacked_of(Player, Other, Defender) :-
    can_be_attacked(Player, Defender),
    defended_by(Defender, Other).

%   Firebending (702.189): red mana that stays until end of combat.

instruction firebend(_N:quantity).

'702.189a' :: caused cards:keyword_means(firebending(N), triggered(attacks(this), true, [firebend(N)])).
'702.189a' :: caused event(add_mana(Player, Mana)) after
    firebend(Item, N), N > 0, target_view(Item, view(Source, Player, _)), findall(red, between(1, N, _), Reds),
    made_by(Source, Reds, Made), maplist(marked(kept), Made, Mana).
