:- module(spending_as, []).

/** <module> Spending mana as though it were mana of another color or type (609.4b, 106.6)

By permission of a permanent, or of the effect that lets a card be cast. Mana stays what it is: what else it can pay for is known of
the units of mana that a payment is found from, `was(Colors)` among them says what they are.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [reference/3]).
:- use_module('../concepts/mana_tags', []).
:- use_module('../concepts/objects').
:- use_module('../spells/permitted', []).
:- use_module('../turn/turn', []).
:- use_module('../zones').

ability ::= spends_as(_:player_reference, _:spent_as, _:spending_uses).
spending_uses ::= anything ; _:mana_uses.

:- multifile cards:define_ability/3, mana_tags:as_though/3.
:- dynamic mana_tags:as_though/3.

cards:define_ability(spends_as(Who, As, Uses), Name, _) :-
    define(spends_as(Name, Who, As, Uses)).

'609.4b' :: caused mana_tags:as_though(Player, Purpose, As) if
    definition:spends_as(Name, Who, As, Uses), object(Source, Name, _), controls(Controller, Source),
    View = view(Source, Controller, 0), reference(Who, View, Player), serves_any(Uses, Purpose, View).
'609.4b' :: caused mana_tags:as_though(Player, spell(O), As) if pays_as(Player, O, As).
'609.4b' :: caused mana_tags:as_though(Player, to_cast(O, _), As) if pays_as(Player, O, As).

serves_any(Uses, Purpose, View) :-
    (   Uses == anything
    ->  true
    ;   member(Use, Uses),
        mana_tags:serves(Use, Purpose, View)
    ->  true
    ).

%   The card that may be cast so is a spell then, and the permission ends with that to cast it.

'609.4b' :: caused pays_as(Player, Item, As) after
    moves(O, _, stack(Player), Item), pays_as(Player, O, As).
'400.7' :: caused -pays_as(Player, O, As) after moves(O, _, _, _), pays_as(Player, O, As).
'514.2' :: caused -pays_as(Player, O, As) after
    begin_turn(_), permitted(Player, O, _, this_turn), pays_as(Player, O, As).
zones:stack_status(O, pays_as(_, O, _)).
