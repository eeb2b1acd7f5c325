:- module(asked_of_that_player_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(asked_of_that_player).

condition("At the beginning of each player's upkeep, if that player has no cards in hand, you draw a card and you lose 1 life.",
          not(some(all([in(hand, that_player)])))).
condition("At the beginning of each opponent's upkeep, if that player has two or fewer cards in hand, ~ deals 2 damage to that player.",
          compare(count(all([in(hand, that_player)])), at_most, 2)).
condition("At the beginning of each player's upkeep, if that player controls a Plains, they gain 1 life.",
          some(all([controlled_by(that_player), subtype(plains)]))).
condition("At the beginning of each player's end step, if that player has 5 or less life, ~ deals 2 damage to that player.",
          compare(life_of(that_player), at_most, 5)).

test('603.4 what is asked of the player whose step it is', [forall(condition(Text, Condition)), Found == Condition]) :-
    read_ability(permanent, Text, understood(triggered(begins(_, _), it_holds(Found), _), _)).

refused("At the beginning of your upkeep, if that player has no cards in hand, you draw a card.").
refused("Whenever a creature dies, if that player has no cards in hand, you draw a card.").
refused("As long as that player has no cards in hand, ~ gets +1/+1.").

test('nobody is "that player" where no player was spoken of', [forall(refused(Text)), fail]) :-
    read_ability(permanent, Text, understood(_, _)).

:- end_tests(asked_of_that_player).
