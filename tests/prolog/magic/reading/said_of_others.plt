:- module(said_of_others_read_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(said_of_others).

means("Destroy all permanents except for lands and tokens.", [destroy(what:all([not([either([land], [token])])]))]).
means("Return all creatures to their owners' hands except for Krakens and Serpents.",
     [move(what:all([creature, not([either([subtype(kraken)], [subtype(serpent)])])]), to:hand)]).
means("Search target opponent's library for a creature card and exile it. Then that player shuffles.",
     [ look(who:you, what:all([in(library, target([opponent]))]), name:b), choose(name:a, who:you, least:0, most:1, from:all([among(the(b)), creature])),
       move(what:the(a), to:exile), shuffle(who:chosen(1))
     ]).
means("Search your library for a Forest card and a Plains card, put them onto the battlefield tapped, then shuffle.",
     [search_several(you, 2, [of_two_kinds([subtype(forest)], [subtype(plains)])], battlefield_tapped, revealed)]).
means("Destroy all creatures. Return each card put into a graveyard this way to the battlefield under your control.",
     [a:destroy(what:all([creature])), move(what:all([among(did(a)), in(graveyard, all([player]))]), to:battlefield, under:you)]).
means("Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step. It gains haste.",
     [move(what:target([creature]), to:exile), delay(end_turn, things(chosen(1)), [put_back(that, owner, []), change(that, [gain(haste)], permanent)])]).

means("At the beginning of your next upkeep, pay {2}{B}. If you don't, you lose the game.",
     [delay(your(upkeep), things(this), [program([pays(who:you, costs:[mana('{2}{B}')], then:[], else:[lose_game(who:you)])])])]).
means("Distribute two +1/+1 counters among one or two target creatures.", [divided_counters('+1/+1', 2, targets(from_to(1, 2), [creature]))]).
means("Distribute four -1/-1 counters among any number of target creatures.", [divided_counters('-1/-1', 4, target([creature]))]).
means("Distribute three +1/+1 counters among up to three target creatures. They gain trample until end of turn.",
     [divided_counters('+1/+1', 3, targets(up_to(3), [creature])), change(what:chosen_of([1, 2, 3]), changes:[gain(trample)], until:end_of_turn)]).
means("Target player may pay {2}. If they don't, they lose 3 life.", [pays(who:target([player]), costs:[mana('{2}')], then:[], else:[lose_life(who:chosen(1), amount:3)])]).

means("Choose target card in a graveyard other than a basic land card. Search its owner's graveyard, hand, and library for all cards with the same name as that card and exile them. Then that player shuffles.",
     [ name(name:a, what:target([not([type(basic), land]), card_in(graveyard, each([player]))])), look(who:you, what:all([in(graveyard_hand_library, owner(chosen(1)))]), name:d),
       choose(name:c, who:you, least:0, most:10000, from:all([among(the(d)), not([in(graveyard, all([player]))]), shares(name, chosen(1))])),
       move(what:both(the(c), all([among(the(d)), in(graveyard, all([player])), shares(name, chosen(1))])), to:exile), shuffle(who:owner(chosen(1)))
     ]).
means("Manifest the top card of your library, then put two +1/+1 counters on it.", [a:manifest(what:top(1, you)), put_counters(on:did(a), kind:'+1/+1', amount:2)]).

test('608.2c each of them, and what is done later', [forall(means(Text, Program)), Ability == spell([program(Program)])]) :-
    read_ability(spell, Text, understood(Ability, _)).

test('602.5 sources with the chosen name', Read == [understood(barred_sources([chosen_name], all)), understood(barred_sources([chosen_name], but_mana))]) :-
    findall(understood(Ability),
            ( member(End, [".", " unless they're mana abilities."]),
              string_concat("Activated abilities of sources with the chosen name can't be activated", End, Text),
              read_ability(permanent, Text, understood(Ability, Text)) ),
            Read).

test('201.4a the name of a card of a kind', Ability == enters_with([card_name([not([land])])])) :-
    read_ability(permanent, "As ~ enters, choose a nonland card name.", understood(Ability, _)).

test('603.4 other Mountains than the one that enters',
     Ability == triggered(enters([subtype(mountain), controlled(you)]),
                          it_holds(compare(count(all([controlled(you), subtype(mountain), not([is(that)])])), at_least, 5)),
                          [program([draw(who:you, amount:1)])])) :-
    read_ability(permanent, "Whenever a Mountain you control enters, if you control at least five other Mountains, draw a card.", understood(Ability, _)).

test('115.4 another planeswalker, or any creature',
     Ability == triggered(enters(this), true,
                          [program([ a:destroy(what:targets(up_to(2), [either([creature], [other, type(planeswalker)])])),
                                     move(what:all([among(did(a)), in(graveyard, all([player]))]), to:battlefield, under:you)
                                   ])])) :-
    read_ability(permanent,
                 "When ~ enters, destroy up to two target creatures and/or other planeswalkers. Return each card put into a graveyard this way to the battlefield under your control.",
                 understood(Ability, _)).

speaks("Whenever ~ becomes the target of a spell or ability, ~ deals 3 damage to that spell or ability's controller.",
       triggered(targeted_by(this, any, any), true, [program([deal(source:this, amount:3, to:controller(that))])])).
speaks("Whenever ~ becomes the target of a spell, that spell's controller loses 5 life.",
       triggered(targeted_by(this, spell, any), true, [program([lose_life(who:controller(that), amount:5)])])).
speaks("Whenever a Dragon you control becomes the target of a spell or ability an opponent controls, that player loses 4 life.",
       triggered(warded([subtype(dragon), controlled(you)]), true, [program([lose_life(who:controller(that), amount:4)])])).
speaks("Whenever ~ becomes the target of a spell or ability for the first time each turn, counter that spell or ability.",
       triggered(first_each_turn(targeted_by(this, any, any)), true, [program([counter(what:that)])])).
speaks("Whenever ~ deals combat damage to a creature, destroy that creature.",
       triggered(deals_damage(combat, this, [creature]), true, [destroy(that)])).
speaks("{R}, {T}, Discard a card: ~ deals damage to target creature equal to the discarded card's mana value.",
       activated([mana('{R}'), tap, discard(1, [])], [program([deal(source:this, amount:size(mana_value, card_paid), to:target([creature]))])])).
speaks("Exile a creature card from your graveyard: Create a token that's a copy of the exiled card.",
       activated([exile_from_graveyard(1, [creature])], [program([create_copy(who:you, amount:1, of:card_paid)])])).

speaks("Whenever a token you control enters, you gain 1 life if this is the first time this ability has resolved this turn. If it's the second time, draw a card.",
       triggered(enters([token, controlled(you)]), true,
                 [program([ if(condition:compare(times_resolved, exactly, 1), (then):[gain_life(who:you, amount:1)]),
                            if(condition:compare(times_resolved, exactly, 2), (then):[draw(who:you, amount:1)])
                          ])])).
speaks("{2}: Remove all charge counters from ~. You gain 1 life for each counter removed this way.",
       activated([mana('{2}')], [program([a:remove_counters(from:this, kind:charge, amount:on(charge, this)), gain_life(who:you, amount:amount(a))])])).

test('608.2h what it was targeted by, and what was paid', [forall(speaks(Text, Ability)), Read == Ability]) :-
    read_ability(permanent, Text, understood(Read, _)).

%   A creature that is no card in a graveyard, and what is changed before it has returned.

refused(spell, "Exile target creature or creature card in a graveyard.").
refused(spell, "Destroy up to two target creatures and/or other planeswalkers. Return each card put into a graveyard this way to the battlefield under your control.").
refused(spell, "Search target opponent's library for an instant card and a sorcery card and exile them. Then that player shuffles.").
refused(spell, "Tap target creature. Distribute two +1/+1 counters among one or two target creatures.").
refused(spell, "Distribute two +1/+1 counters among any number of target creatures. They gain trample until end of turn.").
refused(spell, "Distribute two +1/+1 counters among creatures you control.").
refused(permanent, "At the beginning of your next upkeep, pay {2}{B}. If you don't, you lose the game.").
refused(spell, "Exile target creature. Target player may pay {2}. If you don't, they lose 3 life.").
refused(permanent, "When ~ dies, return it to the battlefield under your control at the beginning of the next end step. It gains haste.").
refused(permanent, "Whenever a creature you control becomes the target of a spell, that creature's controller loses 5 life. Counter that ability.").
refused(permanent, "{R}, {T}, Discard two cards: ~ deals damage to target creature equal to the discarded card's mana value.").
refused(permanent, "{R}, {T}: ~ deals damage to target creature equal to the discarded card's mana value.").
refused(permanent, "Whenever ~ deals combat damage to a player, destroy that creature.").
refused(spell, "Draw a card. If this is the second time this ability has resolved this turn, you gain 1 life.").
refused(permanent, "Whenever a token you control enters, if this is the second time this ability has resolved this turn, draw a card.").
refused(permanent, "Whenever a token you control enters, you gain 1 life. If it's the second time, draw a card.").
refused(permanent, "{1}: When you cast your next spell this turn, if this is the second time this ability has resolved this turn, draw a card.").
refused(permanent, "{1}: Exile another target creature. Return it to the battlefield under its owner's control at the beginning of the next end step. Draw a card. It gains haste.").

test('608.2c what is not decided is refused', [forall(refused(Context, Text)), fail]) :-
    read_ability(Context, Text, understood(_, _)).

:- end_tests(said_of_others).
