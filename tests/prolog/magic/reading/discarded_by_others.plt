:- module(discarded_by_others_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(discarded_by_others).

test('614.1a because of an opponent', Ability == own_discard(opponent)) :-
    read_ability(permanent,
                 "If a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield instead of putting it into your graveyard.",
                 understood(Ability, _)).

refused("If a spell or ability you control causes you to discard ~, put it onto the battlefield instead of putting it into your graveyard.").
refused("If a spell an opponent controls causes you to discard ~, put it onto the battlefield instead of putting it into your graveyard.").
refused("If a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield tapped instead of putting it into your graveyard.").
refused("If a spell or ability an opponent controls causes you to discard ~, put it into your hand instead of putting it into your graveyard.").
refused("If a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield instead of putting it into your library.").
refused("If a spell or ability an opponent controls causes you to discard a card, put it onto the battlefield instead of putting it into your graveyard.").
refused("If a spell or ability an opponent controls causes you to sacrifice ~, put it onto the battlefield instead of putting it into your graveyard.").

test('what says otherwise is refused', [forall(refused(Text)), fail]) :-
    read_ability(permanent, Text, understood(_, _)).

:- end_tests(discarded_by_others).
