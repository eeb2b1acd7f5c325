:- encoding(utf8).
:- module(keyword_readings_tests, []).

:- use_module(library(plunit)).
:- user:ensure_loaded('../../../../prolog/load').
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

/** <module> Keywords and keyword actions as cards write them, and the term that each must become
*/

%!  reads(-Context, -Text, -Term) is nondet.

reads(permanent, "Annihilator 2", keyword(annihilator(2))).
reads(permanent, "Outlast {1}{W}", keyword(outlast('{1}{W}'))).
reads(permanent, "Split second", keyword(split_second)).
reads(permanent, "Doctor's companion", keyword(doctors_companion)).
reads(permanent, "Partner — Survivors", keyword(partner_survivors)).
reads(permanent, "{2}{R}: Monstrosity 3.", activated([mana('{2}{R}')], [monstrosity(this, 3)])).
reads(permanent, "When ~ becomes monstrous, draw a card.", triggered(becomes_monstrous(this), true, [draw(you, 1)])).
reads(permanent, "As long as ~ is monstrous, it has flying.",
      static(this, [gain(flying)], matches(this, [designated(monstrous)]))).
reads(permanent, "{U}: Adapt 2.", activated([mana('{U}')], [adapt(this, 2)])).
reads(spell, "Bolster 2.", spell([bolster(2)])).
reads(spell, "Support 2.", spell([put_counters(targets(up_to(2), [other, creature]), '+1/+1', 1)])).
reads(permanent, "When ~ dies, amass Orcs 1.",
      triggered(dies(this), true, [amass(orc, 1, token('Orc Army', [creature], [orc, army], [black], 0, 0, []))])).
reads(permanent, "When ~ enters, it connives.", triggered(enters(this), true, [connive(this)])).
reads(permanent, "Whenever ~ attacks, it explores.", triggered(attacks(this), true, [explore(this)])).
reads(permanent, "When ~ exploits a creature, draw a card.", triggered(exploits(this), true, [draw(you, 1)])).
reads(permanent, "When ~ enters, you may have it fight another target creature.",
      triggered(enters(this), true, [may([fight(this, target([other, creature]))])])).
reads(spell, "Target creature you control fights target creature an opponent controls.",
      spell([fight(target([creature, controlled(you)]), target([creature, controlled(opponent)]))])).
reads(spell, "Draw a card, then proliferate.", spell([draw(you, 1), proliferate])).
reads(permanent, "Whenever ~ attacks, remove a +1/+1 counter from it.",
      triggered(attacks(this), true, [remove_counters(this, '+1/+1', 1)])).
reads(permanent, "{2}: Move a +1/+1 counter from ~ onto target creature.",
      activated([mana('{2}')], [move_counters(this, target([creature]), '+1/+1', 1)])).
reads(permanent, "Whenever ~ attacks, defending player discards a card.",
      triggered(attacks(this), true, [discard(defending_player, 1)])).

reads(permanent, "Unearth {2}{U}", keyword(unearth('{2}{U}'))).
reads(permanent, "Ward—Discard a card.", keyword(ward([discard(1, [])]))).
reads(permanent, "{4}{B}: Return ~ from your graveyard to the battlefield tapped.",
      activated([mana('{4}{B}')], [put_back(this_buried, you, [tapped])])).
reads(permanent, "{3}, Exile ~ from your graveyard: Draw a card.",
      activated([mana('{3}'), exile_from_graveyard(this)], [draw(you, 1)])).
reads(permanent, "At the beginning of your upkeep, you may return ~ from your graveyard to your hand.",
      triggered(begins(your, upkeep), true, [may([return_to_hand(this_buried)])])).

reads(spell, "Storm", keyword(storm)).
reads(permanent, "Evoke—Exile a green card from your hand.", keyword(evoke([exile_from_hand(1, [color(green)])]))).
reads(permanent, "Multikicker {1}", keyword(multikicker('{1}'))).
reads(permanent, "When you cast ~, draw a card.", triggered(is_cast(this), true, [draw(you, 1)])).
reads(spell, "Discover 3.", spell([discover(3)])).

reads(spell, "Search your library for up to two basic land cards, put them onto the battlefield tapped, then shuffle.",
      spell([search_several(you, 2, [land, type(basic)], battlefield_tapped, revealed)])).
reads(spell, "Search your library and/or graveyard for a land card, reveal it, and put it into your hand. \
If you search your library this way, shuffle.",
      spell([search_both(you, [land], hand, revealed)])).
reads(spell, "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
      spell([pick_from_hand(target([opponent]), [not([land])], discard)])).
reads(spell, "Put target creature on top of its owner's library.",
      spell([put_in_library(target([creature]), library_top)])).
reads(permanent, "When ~ enters, attach it to target creature you control.",
      triggered(enters(this), true, [attach(this, target([creature, controlled(you)]))])).
reads(spell, "~ costs {1} less to cast for each creature you control.",
      own_cost(less(count([creature, controlled(you)])), true)).
reads(spell, "~ costs {2} less to cast if you control an Ox.", own_cost(less(2), controls(you, [subtype(ox)]))).
reads(permanent, "During your turn, ~ has flying.", static(this, [gain(flying)], your_turn)).
reads(permanent, "{T}: Draw a card. Activate only during your turn, before attackers are declared.",
      activated([tap], [draw(you, 1)], [only_if(before_attackers)])).
reads(permanent, "At the beginning of the end step, sacrifice ~.",
      triggered(begins(each, end_turn), true, [sacrifice(you, this)])).
reads(permanent, "Living weapon", keyword(living_weapon)).
reads(permanent, "Cumulative upkeep {1}", keyword(cumulative_upkeep('{1}'))).
reads(permanent, "Wizardcycling {2}", keyword(typecycling(wizard, '{2}'))).

reads(permanent, "Madness {1}{R}", keyword(madness('{1}{R}'))).
reads(spell, "~ deals 3 damage to target creature. If that creature would die this turn, exile it instead.",
      spell([damage(this, 3, target([creature])), exile_if_dies(chosen(1))])).
reads(spell, "Target creature you control gains protection from the color of your choice until end of turn.",
      spell([protect_from_color(target([creature, controlled(you)]))])).
reads(permanent, "As ~ enters, you may reveal a Giant card from your hand. If you don't, it enters tapped.",
      enters_with([tapped_or_shown([subtype(giant)])])).
reads(permanent, "When ~ enters, you gain life equal to your devotion to green.",
      triggered(enters(this), true, [gain_life(you, devotion(green))])).
reads(permanent, "Whenever ~ and at least two other creatures attack, draw a card.",
      triggered(attacks_with_others(2), true, [draw(you, 1)])).
reads(permanent, "When ~ enters, if you cast it from your hand, draw a card.",
      triggered(enters(this), cast_from_hand, [draw(you, 1)])).
reads(permanent, "{2}, {T}, Exile ~: Draw a card.", activated([mana('{2}'), tap, exile(this)], [draw(you, 1)])).

reads(spell, "Casualty 2", keyword(casualty(2))).
reads(spell, "Entwine {2}", keyword(entwine('{2}'))).
reads(spell, "Entwine—Sacrifice a land.", keyword(entwine([sacrifice(1, [land])]))).
reads(spell, "Awaken 4—{5}{U}", keyword(awaken(4, '{5}{U}'))).
reads(spell, "Miracle {X}{W}", keyword(miracle('{X}{W}'))).
reads(permanent, "Totem armor", keyword(umbra_armor)).
reads(permanent, "Bestow {3}{G}", keyword(bestow('{3}{G}'))).
reads(permanent, "Prototype {1}{W} — 2/2", keyword(prototype('{1}{W}', 2, 2))).
reads(permanent, "Web-slinging {1}{G}", keyword(web_slinging('{1}{G}'))).
reads(permanent, "Equip Elf or Warrior {1}", keyword(equip([either([subtype(elf)], [subtype(warrior)])], '{1}'))).
reads(permanent, "Equip legendary creature {3}", keyword(equip([creature, type(legendary)], '{3}'))).
reads(permanent, "Cumulative upkeep—Pay 2 life.", keyword(cumulative_upkeep([pay_life(2)]))).
reads(permanent, "Champion an Elf", keyword(champion([subtype(elf)]))).
reads(permanent, "Craft with artifact {3}{R}", keyword(craft([artifact], '{3}{R}'))).
reads(spell, "Splice onto Arcane {1}{U}", keyword(splice([subtype(arcane)], '{1}{U}'))).
reads(spell, "Escalate {2}", keyword(escalate('{2}'))).
reads(permanent, "Mobilize X, where X is the number of creature cards in your graveyard.",
      keyword(mobilize(count_in(graveyard(you), [creature])))).
reads(permanent, "Protection from all colors", keyword(protection(not([color(colorless)])))).
reads(permanent, "Protection from mana value 3 or greater", keyword(protection(compared(mana_value, at_least, 3)))).
reads(permanent, "Protection from Elves, from Goblins, and from Zombies",
      keyword(protection(either([subtype(elf)], [either([subtype(goblin)], [subtype(zombie)])])))).
reads(permanent, "Devour 2", keyword(devour(2))).
reads(permanent, "Devour land 3", keyword(devour(land, 3))).
reads(permanent, "Boast — {1}: Draw a card.",
      activated([mana('{1}')], [draw(you, 1)], [once_each_turn, only_if(attacked_this_turn(this))])).
reads(permanent, "Exhaust — {1}: Draw a card.", activated([mana('{1}')], [draw(you, 1)], [once])).
reads(permanent, "Power-up — {5}{U}: Draw a card.", activated([mana('{5}{U}')], [draw(you, 1)], [once, power_up])).
reads(permanent, "Forecast — {1}, Reveal ~ from your hand: Draw a card.",
      activated([mana('{1}'), reveal(this)], [draw(you, 1)], [only_during(your, upkeep), once_each_turn])).

%!  refuses(-Context, -Text, -Kind) is nondet.

refuses(permanent, "Whenever you gain life, defending player discards a card.", misplaced).
refuses(permanent, "When enchanted creature dies, return ~ from your graveyard to your hand.", misplaced).
refuses(permanent, "When ~ enters, you may pay {1}. If you do, tap target creature. Untap that creature.", misplaced).
refuses(permanent, "Equip planeswalker {1}", unknown).
refuses(permanent, "Cumulative upkeep {G} or {W}", stopped).
refuses(spell, "Splice onto instant or sorcery {2}{U}", stopped).
refuses(permanent, "Craft with two creatures {5}{B}", stopped).
refuses(permanent, "Devour X", stopped).
refuses(permanent, "Ward—Discard a card or pay {2}.", unknown).

:- begin_tests(keyword_readings).

test('each is read as its term', [forall(reads(Context, Text, Term)), true(Found == Term)]) :-
    read_ability(Context, Text, Reading),
    ( Reading = understood(Found, _) -> true ; Found = Reading ).

test('each is refused', [forall(refuses(Context, Text, Kind)), nondet, true(Found == Kind)]) :-
    read_ability(Context, Text, Reading),
    functor(Reading, Found, _).

:- end_tests(keyword_readings).
