:- module(leaving_for_exile_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(leaving_for_exile).

test('614.1a it is bound for good', Ability == spell([program([move(what:target([creature, card_in(graveyard, you)]), to:battlefield, under:you),
                                                                exile_if_leaves(things(chosen(1)))])])) :-
    read_ability(spell, "Return target creature card from your graveyard to the battlefield. If that creature would leave the battlefield, exile it instead.",
                 understood(Ability, _)).

refused("Return target creature card from your graveyard to the battlefield. If it would leave the battlefield, destroy it instead.").
refused("Return target creature card from your graveyard to the battlefield. If it would leave the battlefield, exile it.").
refused("Return target creature card from your graveyard to the battlefield. If it would leave the graveyard, exile it instead.").
refused("If it would leave the battlefield, exile it instead.").

test('what says otherwise is refused', [forall(refused(Text)), fail]) :-
    read_ability(spell, Text, understood(_, _)).

:- end_tests(leaving_for_exile).
