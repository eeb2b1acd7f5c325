:- module(parted_cards_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(parted_cards).

test('700.3 an opponent parts what is revealed',
     Ability == spell([program([reveal(what:top(5, you), name:a), choose(name:c, who:you, least:1, most:1, from:all([opponent])),
                                choose(name:d, who:the(c), least:0, most:count(the(a)), from:the(a)),
                                choose_pile(who:you, name:e, one:the(d), other:minus(the(a), the(d))), move(what:the(e), to:hand),
                                move(what:minus(the(a), the(e)), to:graveyard)])])) :-
    read_ability(spell, "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.",
                 understood(Ability, _)).

test('608.2c one kind for the hand, the rest for another place',
     Ability == spell([program([reveal(what:top(4, you), name:a), move(what:some(1, [creature, among(the(a))]), to:hand),
                                move(what:those(the(a), [in(library, you)]), to:graveyard)])])) :-
    read_ability(spell, "Reveal the top four cards of your library. Put a creature card from among them into your hand and the rest into your graveyard.",
                 understood(Ability, _)).
test('122.6 it enters tapped and with counters', Ability == enters_with([tapped, counters(charge, 3)])) :-
    read_ability(permanent, "~ enters tapped and with three charge counters on it.", understood(Ability, _)).

refused("Put a creature card from among them into your hand and the rest into your graveyard.").
refused("Look at the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.").
refused("Reveal the top five cards of your library. An opponent separates those cards into three piles. Put one pile into your hand and the other into your graveyard.").
refused("Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard in any order.").
refused("Reveal the top five cards of your library. Put one pile into your hand and the other into your graveyard.").
refused("Reveal the top five cards of your library. An opponent separates those cards into two piles.").

test('what says otherwise is refused', [forall(refused(Text)), fail]) :-
    read_ability(spell, Text, understood(_, _)).

:- end_tests(parted_cards).
