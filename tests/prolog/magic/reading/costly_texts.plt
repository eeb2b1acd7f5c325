%   What a text may cost to read: a stranger may print anything on a card.
:- module(costly_texts_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

%   cost(+Text, -Reading, -Inferences)

cost(Text, Reading, Inferences) :-
    statistics(inferences, Before),
    read_ability(spell, Text, Reading),
    statistics(inferences, After),
    Inferences is After-Before.

%   modes(+Mode, +Number, -Text)

modes(Mode, Number, Text) :-
    findall(Mode, between(1, Number, _), Modes),
    atomic_list_concat(Modes, '\n• ', Joined),
    string_concat("Choose one —\n• ", Joined, Text).

:- begin_tests(costly_texts).

test('a text costs what a text may, and is refused',
     [forall(member(Mode-Number, ["You gain 3 life."-20, "You gain 3 life."-100, "Draw a card."-100])),
      Reading == given_up("reading it takes too long")]) :-
    modes(Mode, Number, Text),
    cost(Text, Reading, Inferences),
    assertion(Inferences < 750_000).

test('a text that has no end is not looked at', Reading == given_up("an ability has at most 2,000 letters")) :-
    modes("Draw a card.", 160, Text),
    cost(Text, Reading, Inferences),
    assertion(Inferences < 1_000).

test('what costs less is read', true(Reading = understood(_, _))) :-
    modes("Tap target creature.", 20, Text),
    read_ability(spell, Text, Reading).

test('where reading stops in a long text is told', true(Reading = stopped("whisper", _))) :-
    modes("Draw a card and whisper.", 60, Text),
    cost(Text, Reading, Inferences),
    assertion(Inferences < 750_000).

:- end_tests(costly_texts).
