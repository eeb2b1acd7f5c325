:- module(players_and_names_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(players_and_names).

means("At the beginning of enchanted player's upkeep, that player mills two cards.",
      triggered(begins(enchanted_player, upkeep), true, [program([mill(who:that_player, amount:2)])])).
means("Creatures enchanted player controls get -1/-1.", static([creature, controlled(enchanted_player)], [pt(-1, -1)])).
means("Enchanted player can't cast more than one spell each turn.", casts_at_most(enchanted_player, 1, [])).
means("If a source would deal damage to enchanted player, it deals double that damage to that player instead.",
      replacement(deals_damage(any, any, [enchanted_player]), times(2))).
means("Whenever a creature attacks enchanted player, put a +1/+1 counter on it.",
      triggered(attacks_whom([creature], [enchanted_player]), true, [program([put_counters(on:that, kind:'+1/+1', amount:1)])])).
means("Whenever a player attacks enchanted player with one or more creatures, that attacking player may draw a card.",
      triggered(attacks_with(each([player]), 1, [attacking(enchanted_player), creature]), true, [program([may(who:that_player, then:[draw(who:that_player, amount:1)])])])).
means("Whenever enchanted player is attacked, you draw a card.",
      triggered(one_or_more(attacks_whom([creature], [enchanted_player])), true, [program([draw(who:you, amount:1)])])).

means("Whenever enchanted player is attacked, you draw a card. Each opponent attacking that player does the same.",
      triggered(one_or_more(attacks_whom([creature], [enchanted_player])), true,
                [program([draw(who:you, amount:1), draw(who:all([opponent, attacking(that_player)]), amount:1)])])).
means("You can't get poison counters.", replacement(gets_counters(poison, you), impossible)).
means("Creatures you control can't have -1/-1 counters put on them.", replacement(gets_counters('-1/-1', [creature, controlled(you)]), impossible)).
means("{2}: Exile the top three cards of your library. You may play them this turn without paying their mana costs.",
      activated([mana('{2}')], [exile_to_play(you, 3, free, this_turn)])).

means("If a nontoken creature would enter and it wasn't cast, exile it instead.", replacement(enters([creature, nontoken]), exile_uncast)).
means("As an additional cost to cast ~, you may reveal a Dragon card from your hand.", offered_reveal([subtype(dragon)])).
means("When ~ enters, if you revealed a Dragon card or controlled a Dragon as you cast ~, draw a card.",
      triggered(enters(this), revealed_or_controlled([subtype(dragon)]), [draw(you, 1)])).

test('303.4 what is said of an enchanted player', [forall(means(Text, Ability)), Read == Ability]) :-
    read_ability(permanent, Text, understood(Read, _)).

%   What is not known of an enchanted player, and an attacker of whom nothing is said.

refused("Enchanted player's spells are red.").
refused("Whenever enchanted player casts a spell, that attacking player draws a card.").
refused("When enchanted player loses the game, you draw a card.").
refused("Whenever enchanted player is attacked, destroy target creature. Each opponent attacking that player does the same.").
refused("Whenever enchanted player is attacked, you draw a card for each creature you control. Each opponent attacking that player does the same.").
refused("You can't get energy counters.").
refused("If a creature would enter and it wasn't cast, exile it instead.").
refused("{2}: Exile the top three cards of your library. You may play them this turn without paying its mana cost.").

test('303.4 what is not known is refused', [forall(refused(Text)), fail]) :-
    read_ability(permanent, Text, understood(_, _)).

untaps("Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.",
       [ name(name:those1, what:all([creature, controlled_by(target([player]))])), tap(what:all([creature, controlled_by(chosen(1))])),
         keep_tapped(what:the(those1), step_of:chosen(1))
       ]).
untaps("Lands you control don't untap during your next untap step.", [keep_all_tapped(what:[land], step_of:you)]).
untaps("Creatures target player controls don't untap during that player's next untap step.", [keep_all_tapped(what:[creature], step_of:target([player]))]).
untaps("If you have 5 or less life, tap all attacking creatures. Those creatures don't untap during their controller's next untap step.",
       [ if(condition:compare(life_of(you), at_most, 5), then:[name(name:those2, what:all([creature, attacking])), tap(what:all([creature, attacking]))]),
         stay_tapped(what:the(those2))
       ]).

test('502.3 what does not untap', [forall(untaps(Text, Program)), Read == Program]) :-
    read_ability(spell, Text, understood(spell([program(Read)]), _)).

test('502.3 another player\'s step than that of whose lands they are', fail) :-
    read_ability(spell, "Lands you control don't untap during target player's next untap step.", understood(_, _)).

%   Names that are the same, and what comes instead.

named("Whenever a player casts a creature spell, each player returns all cards with the same name as that spell from their graveyard to the battlefield.",
      triggered(casts(each([player]), [creature]), true,
                [program([each(name:a, of:all([player]), do:move(what:all([shares(name, that), in(graveyard, the(a))]), to:battlefield, under:the(a)))])])).
named("Players can't cast spells with the same name as a nontoken permanent.", cant_cast(each([player]), [shares(name, all([nontoken]))])).
named("{T}: Destroy target Aura attached to a creature you control.",
      activated([tap], [program([destroy(what:target([subtype(aura), attached_to(all([creature, controlled(you)]))]))])])).
named("When ~ is put into your graveyard from the battlefield, return it to your hand.",
      triggered(dies(this), while(it_holds(fits(this, [owned(you)]))), [program([move(what:this, to:hand)])])).
named("{3}: Exile ~, then return her to the battlefield transformed under her owner's control.",
      activated([mana('{3}')], [program([exile(this), put_back(this, owner, [transformed])])])).

test('201.2a what has the same name, and others', [forall(named(Text, Ability)), Read == Ability]) :-
    read_ability(permanent, Text, understood(Read, _)).

test('201.2a a name in the graveyard of whom nobody knows', fail) :-
    read_ability(permanent, "Whenever an opponent casts a spell with the same name as a card in their graveyard, that player loses 10 life.", understood(_, _)).

test('608.2c a mana value that is asked instead', Read == [program([if(condition:quantity(past(you, left([])), at_least, 1),
                                                                       then:[if(condition:fits(chosen(1), [compared(mana_value, at_most, 4)]), then:[destroy(what:chosen(1))])],
                                                                       else:[if(condition:fits(chosen(1), [compared(mana_value, at_most, 2)]), then:[destroy(what:target([creature]))])])])]) :-
    Text = "Destroy target creature if it has mana value 2 or less. Destroy that creature if it has mana value 4 or less instead if a permanent you controlled left the battlefield this turn.",
    read_ability(spell, Text, understood(spell(Read), _)).

:- end_tests(players_and_names).
