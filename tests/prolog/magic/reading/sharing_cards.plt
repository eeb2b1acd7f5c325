:- module(sharing_cards_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(sharing_cards).

test('701.23a cards that are found share a land type',
     Ability == spell([program([search_several(you, 2, [type(basic), land, shares_found(land_type)], battlefield_tapped, revealed)])])) :-
    read_ability(spell, "Search your library for up to two basic land cards that share a land type, put them onto the battlefield tapped, then shuffle.",
                 understood(Ability, _)).
test('701.23a one for the battlefield, one for the hand',
     Ability == spell([search_several(you, 2, [land, type(basic)], battlefield_tapped_and_hand, revealed)])) :-
    read_ability(spell, "Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.",
                 understood(Ability, _)).
test('701.24 it and a graveyard', Ability == activated([tap], [program([move(what:both(this, all([in(graveyard, you)])), to:library(shuffled))])])) :-
    read_ability(permanent, "{T}: Shuffle ~ and your graveyard into their owner's library.", understood(Ability, _)).

refused(spell, "Destroy all lands that share a land type.").
refused(permanent, "Lands you control that share a land type have haste.").
refused(spell, "Search your library for up to three basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.").
refused(spell, "Search your library for up to two basic land cards, put one onto the battlefield tapped and the other into your hand, then shuffle.").
refused(permanent, "{T}: Search ~ and your graveyard for a card.").

test('what says otherwise is refused', [forall(refused(Context, Text)), fail]) :-
    read_ability(Context, Text, understood(_, _)).

:- end_tests(sharing_cards).
