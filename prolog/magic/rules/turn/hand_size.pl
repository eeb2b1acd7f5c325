:- module(hand_size,
          [ maximum_hand_size/2         % +Player, -Most
          ]).

/** <module> How many cards a player may keep (402.2)
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/emblems', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../programs/programs', []).
:- use_module('../zones').

emblem_ability ::= no_maximum_hand_size.
ability ::= hand_size(_:whose_hand_size, _:hand_size_change).
whose_hand_size ::= you ; each([player]) ; each([opponent]).
hand_size_change ::= unlimited ; is(_:integer) ; more(_:integer).

instruction do_lift_hand_size(who:things).

fluent hand_size_lifted(_P:player, _Item:object).
hand_size_lifted(P, _) reads "~w has no maximum hand size for the rest of the game"-[P].

'402.2' :: caused hand_size_lifted(Player, Item) after do_lift_hand_size(Item, Players), lists:member(Player, Players).

%!  maximum_hand_size(+Player, -Most) is det.
%
%   Most is a number or `unlimited`: what effects say is applied in the order of their timestamps (613.11), and an
%   object's number grows with its entering.

maximum_hand_size(Player, Most) :-
    ( setting(hand_size, Usual) -> true ; Usual = 7 ),
    findall(Stamp-Change, hand_size_effect(Player, Stamp, Change), Unsorted),
    sort(Unsorted, Sorted),
    pairs_values(Sorted, Changes),
    foldl(changed, Changes, Usual, Most).

hand_size_effect(Player, Source, Change) :-
    definition:hand_size(Name, Whose, Change),
    object(Source, Name, _),
    ( controls(You, Source) ; emblem(You, Source) ),
    is_about(Whose, You, Player).
hand_size_effect(Player, Item, unlimited) :-
    hand_size_lifted(Player, Item).

is_about(you, You, You).
is_about(each([player]), _, _).
is_about(each([opponent]), You, Player) :- opponent(You, Player).

changed(unlimited, _, unlimited).
changed(is(N), _, N).
changed(more(N), Most0, Most) :-
    ( Most0 == unlimited -> Most = unlimited ; Most is max(0, Most0+N) ).
