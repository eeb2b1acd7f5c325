:- module(soulbond, []).

/** <module> Soulbond (702.95)

`paired(A, B)` and `paired(B, A)`: two creatures are paired for as long as one player controls both, and
both are creatures.
*/

:- use_module('../../../k/language').
:- use_module('../../support/filters', []).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../additional/picking', []).
:- use_module('../concepts/objects').
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').

fluent paired(_A:object, _B:object) marks changed(statics).
instruction choose_pair(_O:object).
instruction pair_with(_O:object, _With:object).
choice choose_partner(_P:player, _O:object).
choose_partner(_, _) otherwise "nothing is being paired now".
partner(_, _, _) reads silent otherwise "it can't be paired with that".

:- multifile cards:keyword_means/2, filters:condition/2, filters:meets/3.

'702.95a' :: caused cards:keyword_means(soulbond, triggered(enters(this), can_be_paired, [may([choose_pair(this)])])).
'702.95a' :: caused cards:keyword_means(
                        soulbond,
                        triggered(enters([creature, other, controlled(you)]), unpaired, [may([pair_with(this, that)])])).

filters:condition(can_be_paired, view(O, Player, _)) :-
    once(partner(Player, O, _)).
filters:condition(unpaired, view(O, Player, Item)) :-
    controls(Player, O),
    creature(O),
    \+ paired(O, _),
    ( that(Item, Other) -> once(partner(Player, O, Other)) ; true ).

%   partner(+Player, +O, ?Other): both are unpaired creatures of Player.

partner(Player, O, Other) :-
    controls(Player, O),
    creature(O),
    \+ paired(O, _),
    controls(Player, Other),
    Other \== O,
    creature(Other),
    \+ paired(Other, _).

'702.95a' :: caused then([choose_partner(Player, O)]) after
    choose_pair(Item, O), player_of(Item, Player), once(partner(Player, O, _)).
'702.95a' :: executable choose(Other) if choose_partner(Player, O), partner(Player, O, Other).
'702.95a' :: caused paired(O, Other), paired(Other, O) after choose(Other), now(choose_partner(_, O)).
'702.95a' :: caused paired(O, Other), paired(Other, O) after
    pair_with(Item, O, Other), player_of(Item, Player), once(partner(Player, O, Other)).

%   They stay paired no longer than one player controls both, as creatures (702.95e).

'702.95e' :: caused -paired(O, Other), -paired(Other, O) after moves(O, battlefield(_), _, _), paired(O, Other).
'702.95e' :: caused -paired(O, Other), -paired(Other, O) after changes_control(O, _, _), paired(O, Other).
'702.95e' :: caused -paired(O, Other), -paired(Other, O) after
    check_state, paired(O, Other), controls(Player, O), \+ ( controls(Player, Other), creature(O), creature(Other) ).

filters:meets(bonded, O, view(Source, _, _)) :-
    paired(Source, Other),
    ( O == Source ; O == Other ),
    !.
