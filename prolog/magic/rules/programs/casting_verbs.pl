:- module(casting_verbs, []).

/** <module> The verb that casts as a spell or ability resolves (608.2g)

Of several cards some are cast without paying their mana costs, one after the other, as long as the player likes. permitted.pl offers
one of them at a time; what is cast has to be as `fitting` says (fitting_spells.pl).
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../spells/permitted', []).
:- use_module('../ways/fitting_spells', []).
:- use_module('../zones').
:- use_module(deeds, []).
:- use_module(programs, []).

:- multifile roles:default/3.

instruction do_cast_free(who:things, what:things, fitting:raw_set, most:amount).
process offer_others(_P:player, _Item:object, _Objects:objects, _Left:integer).

roles:default(do_cast_free, who, you).
roles:default(do_cast_free, fitting, []).
roles:default(do_cast_free, most, 1).

'608.2g' :: caused then([offer_free(Player, Item, Cards), offer_others(Player, Item, Cards, Left)]) after
    do_cast_free(Item, [Player|_], Things, _, Most), Most > 0,
    findall(O, ( member(O, Things), integer(O) ), Unsorted), sort(Unsorted, Cards), Left is Most-1.
'601.3e' :: caused offered_as(Item, As) after
    do_cast_free(Item, _, _, As, _), As \== [].
'601.3e' :: caused -offered_as(Item, Before) after
    do_cast_free(Item, _, _, [], _), offered_as(Item, Before).
'608.2g' :: caused did(Item, K, Player, O, Spell, 1) after
    begins_casting_within(Player, O, _, Spell), performing(Item, K, do_cast_free).
'608.2g' :: caused then([offer_free(Player, Item, Others), offer_others(Player, Item, Others, Left)]) after
    offer_others(Player, Item, Cards, N), N > 0,
    findall(O, ( member(O, Cards), where(O, _) ), Others), Others \== Cards, Left is N-1.
