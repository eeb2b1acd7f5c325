:- module(quoted_within_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/cards/syntax/tokens', [text_tokens/2, tokens_text/2]).

:- begin_tests(quoted_within).

means("[-5]: You get an emblem with \"Mountains you control have '{T}: This land deals 1 damage to any target.'\"",
     activated([loyalty(-5)], [program([get_emblem(you, [static([subtype(mountain), controlled(you)],
         [gain(activated([tap], [program([deal(source:this, amount:1, to:target([any_target]))])]))])])])])).
means("[-8]: You get an emblem with \"Islands you control have '{T}: Draw a card.'\"",
     activated([loyalty(-8)], [program([get_emblem(you, [static([subtype(island), controlled(you)],
         [gain(activated([tap], [program([draw(who:you, amount:1)])]))])])])])).
means("{4}, {T}: Create a 1/1 colorless Snake artifact creature token with \"Whenever this creature deals damage to a player, that player gets a poison counter.\"",
     activated([mana('{4}'), tap], [program([create(who:you, amount:1, what:token('Snake', [artifact, creature], [snake], [], 1, 1,
         [triggered(deals_damage(any, this, each([player])), true, [program([get_counters(that_player, poison, 1)])])]))])])).
means("[-8]: You get an emblem with \"Whenever an opponent casts their first spell each turn, counter that spell.\"",
     activated([loyalty(-8)], [program([get_emblem(you, [triggered(casts_nth(each([opponent]), 1, []), true, [program([counter(what:that)])])])])])).

test('114.2, 113.2c what is quoted speaks of its own', [forall(means(Text, Term)), Ability == Term]) :-
    read_ability(permanent, Text, understood(Ability, _)).

refused("[-5]: You get an emblem with \"Mountains you control have '{T}: That land deals 1 damage to any target.'\"").
refused("[-5]: You get an emblem with \"Mountains you control have '{T}: This land deals 1 damage to any target.\"").
refused("Creatures you control have \"Whenever this creature attacks, that player discards a card.\"").
refused("{T}: Create a 1/1 green Snake creature token with \"Whenever this creature blocks, that player gets a poison counter.\"").

test('of nothing else', [forall(refused(Text)), fail]) :-
    read_ability(permanent, Text, understood(_, _)).

test('an apostrophe of owners opens nothing') :-
    text_tokens("Creatures you control have \"{T}: Return all artifacts to their owners' hands.\"", Tokens),
    \+ memberchk('‘', Tokens).

test('what is quoted within is written as it was', Text == Written) :-
    Text = 'You get an emblem with "Islands you control have \'{T}: Draw a card.\'"',
    text_tokens(Text, Tokens),
    tokens_text(Tokens, Written).

:- end_tests(quoted_within).
