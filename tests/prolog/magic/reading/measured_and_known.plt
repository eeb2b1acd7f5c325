:- module(measured_and_known_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(measured_and_known).

reads(spell, "Destroy target creature with power or toughness 4 or greater.",
      spell([destroy(target([creature, either([compared(power, at_least, 4)], [compared(toughness, at_least, 4)])]))])).
reads(spell, "Destroy target artifact. If its mana value was 1 or less, draw a card.",
      spell([program([destroy(what:target([artifact])), if(condition:compare(size(mana_value, chosen(1)), at_most, 1), (then):[draw(who:you, amount:1)])])])).
reads(spell, "Double target player's life total.", spell([program([set_life(who:target([player]), amount:times(2, life_of(chosen(1))))])])).
reads(spell, "If you cast ~ during your main phase, draw a card.", spell([program([if(condition:cast_in_main, (then):[draw(who:you, amount:1)])])])).
reads(spell, "Counter target spell that targets a player.", spell([counter_spell(target([spell, targeting_player(each([player]))]))])).
reads(permanent, "~ gets +1/+1 for each creature card in your opponents' graveyards.",
      static(this, [pt(the_amount(count(all([creature, in(graveyard, all([opponent]))]))), the_amount(count(all([creature, in(graveyard, all([opponent]))]))))])).
reads(permanent, "Equipped creature gets +3/+0 and is every creature type.", static(equipped(creature), [pt(3, 0), every_creature_type])).
reads(permanent, "Enchanted artifact is a creature with base power and toughness 5/5 in addition to its other types.",
      static(enchanted(artifact), [add_types([creature]), set_pt(5, 5)])).
reads(permanent, "Whenever a creature you control with deathtouch deals damage to a planeswalker, destroy that planeswalker.",
      triggered(damages_a(any, [creature, controlled(you), keyword(deathtouch)], [type(planeswalker)]), true, [program([destroy(what:that)])])).
reads(permanent, "Whenever a Dragon you control becomes the target of a spell or ability an opponent controls, destroy target nonland permanent that player controls.",
      triggered(warded([subtype(dragon), controlled(you)]), true, [program([destroy(what:target([not([land]), controlled(controller_of(that))]))])])).
reads(permanent, "Whenever you cast a Spirit or Arcane spell, destroy all permanents with that spell's mana value.",
      triggered(casts(you, [either([subtype(spirit)], [subtype(arcane)])]), true, [program([destroy(what:all([sized(mana_value, exactly, size(mana_value, that))]))])])).

test('608.2h what is measured, and what an event tells', [forall(reads(Context, Text, Ability)), Read == Ability]) :-
    read_ability(Context, Text, understood(Read, _)).

%   What is every creature type everywhere; which of two creatures; whose mana value.

refused(permanent, "~ is every creature type.").
refused(permanent, "Whenever a creature you control deals combat damage to a creature, put a +1/+1 counter on that creature.").
refused(permanent, "Whenever equipped creature deals damage to a creature, exile that creature.").
refused(spell, "Destroy target creature with that spell's mana value.").
refused(permanent, "Whenever a creature you control attacks, destroy target nonland permanent that player controls.").

test('608.2c what is not decided is refused', [forall(refused(Context, Text)), fail]) :-
    read_ability(Context, Text, understood(_, _)).

:- end_tests(measured_and_known).
