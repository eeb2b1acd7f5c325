:- module(copied_cards, []).

/** <module> Copies of cards in exile, which may be cast (707.12)

Such a copy is no card: it is a token where it lies, on the stack and on the battlefield, and what is not cast ceases to exist as
state-based actions are looked at (704.5e).
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [copiable/2]).
:- use_module('../../../k/store', [met/1]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/objects').
:- use_module('../zones').
:- use_module(deeds, []).
:- use_module(programs, []).

instruction do_copy_card(what:things).
event copies_card(_P:player, _O:object, _New:object).
fluent card_copy(_O:object) marks memory(objects).

'707.12' :: caused event(copies_card(Player, O, _)) after
    do_copy_card(Item, Things), player_of(Item, Player), member(O, Things), integer(O), exile(O), \+ token(O).
'707.12' :: caused object(New, Copied, Player), token(New), card_copy(New), exile(New), changed(state) after
    copies_card(Player, O, New), object(O, Name, _), copiable(Name, Copied), met(Copied).
'608.2c' :: caused did(Item, K, Player, O, New, 1) after
    copies_card(Player, O, New), performing(Item, K, Verb), memberchk(Verb, [do_copy_card, any]).

%   It can be cast from where it is, which a token could not (111.8).

'707.12' :: caused zones:off_the_battlefield(O, exile) if card_copy(O), exile(O).
'400.7' :: caused -card_copy(O), -token(O) after moves(O, exile, _, _), card_copy(O).
'704.5e' :: caused -card_copy(O) after check_state, card_copy(O).
