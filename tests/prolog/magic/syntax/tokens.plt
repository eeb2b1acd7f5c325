:- encoding(utf8).
:- module(syntax_tokens_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/syntax/tokens').

tokens(Text, Tokens) :-
    text_tokens(Text, Tokens).

:- begin_tests(syntax_tokens).

test('a capital that only begins a sentence is taken off', Tokens == [draw, a, card, '.', then, draw, two, '.']) :-
    tokens("Draw a card. Then draw two.", Tokens).

test('a subtype keeps its capital wherever it stands', Tokens == ['Elves', you, control, have, haste, '.']) :-
    tokens("Elves you control have haste.", Tokens).

test('"an" is `a`', Tokens == [sacrifice, a, artifact, or, a, creature, '.']) :-
    tokens("Sacrifice an artifact or a creature.", Tokens).

test('symbols, sizes, loyalty and dice are a token each',
     Tokens == ['[-2]', :, add, '{1}{R/G}', or, '+1/-1', or, d6, or, 12, '.']) :-
    tokens("[\u22122]: Add {1}{R/G} or +1/\u22121 or d6 or 12.", Tokens).

test('a range of results', Tokens == ['3-5', '|', draw, a, card, '.']) :-
    tokens("3\u20145 | Draw a card.", Tokens).

test('"non" is a token before what it is written with', Tokens == [non, creature, 'non-', 'Elf', nonsense]) :-
    tokens("noncreature non-Elf nonsense", Tokens).

test('"Non-" keeps the capital of the word behind it', Tokens == ['non-', 'Elf', creatures]) :-
    tokens("Non-Elf creatures", Tokens).

test('"\'s" is a token, other contractions are told apart',
     Tokens == ['~', '\'s', owner, 'can\'t', if, you, '\'ve', lost, life]) :-
    tokens("~'s owner can't if you've lost life", Tokens).

test('a quotation that ends the sentence has its full stop outside', Tokens == [have, '“', draw, a, card, '”', '.']) :-
    tokens("have \"Draw a card.\"", [_|Rest]),
    Tokens = [have|Rest].

test('a quotation in the middle keeps its full stop', Tokens == [has, '“', draw, a, card, '.”', and, haste, '.']) :-
    tokens("has \"Draw a card.\" and haste.", Tokens).

test('a cost after a comma begins with a capital', Tokens == ['{T}', ',^', sacrifice, ~, :, draw, a, card, '.']) :-
    tokens("{T}, Sacrifice ~: Draw a card.", Tokens).

test('nothing', Tokens == []) :-
    tokens(" ", Tokens).

test('text is written as it was read', [forall(written(Text)), Again == Text]) :-
    tokens(Text, Tokens),
    tokens_text(Tokens, Again).

written('An Elf or an 11/11 Orc deals 8 damage to you. That\'s an artifact.').
written('Choose one —\n• Draw two cards.\n• Tap it.').
written('[-3], [X]: Non-Elf noncreature cards.').
written('~ has "{T}, Pay 1 life: Add {C}." and haste.').
written('Suspend 2—{1}{U}').
written('Elves have "{1}: Untap this creature."').
written('A unit, a one, an X/X, an 8/8, an 11 and a 7.').

:- end_tests(syntax_tokens).
