:- module(test_program_english, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/reading_by_syntax', [meaning_by_syntax/3]).
:- use_module('../../../../prolog/magic/cards/writing/program_english', [program_english/2, read_back/3]).
:- use_module('../../../../prolog/magic/cards/writing/same_abilities', [same_ability/2]).

:- begin_tests(program_english).

%   said(Program, Words): as a spell of its own

said([draw(amount:2)], "Draw two cards.").
said([mill(who:target([player]), amount:3)], "Target player mills three cards.").
said([gain_life(amount:4)], "You gain 4 life.").
said([lose_life(who:all([opponent]), amount:1)], "Each opponent loses 1 life.").
said([deal(amount:2, to:all([creature, attacking]))], "~ deals 2 damage to each attacking creature.").
said([fight(a:target([creature, controlled(you)]), b:target([creature, controlled(not_you)]))],
     "Target creature you control fights target creature you don't control.").
said([create(what:token('Elf', [creature], [elf], [green], 1, 1, [reach]), amount:2)], "Create two 1/1 green Elf creature tokens with reach.").
said([create(what:predefined(treasure), how:tapped)], "Create a tapped Treasure token.").
said([create_copy(of:target([creature, controlled(you)]))], "Create a token that's a copy of target creature you control.").
said([put_counters(on:all([creature, controlled(you)]), kind:'+1/+1')], "Put a +1/+1 counter on each creature you control.").
said([remove_all_counters(from:target([creature]))], "Remove all counters from target creature.").
said([win_game], "You win the game.").
said([lose_game(who:target([player]))], "Target player loses the game.").
said([change(what:target([creature]), changes:[pt(2, 2), gain(trample)])], "Target creature gets +2/+2 and gains trample until end of turn.").
said([change(what:target([creature]), changes:[cant_block])], "Target creature can't block this turn.").
said([change(what:target([creature]), changes:[controlled_by(you)], until:end_of_turn), untap(what:chosen(1))],
     "You gain control of target creature until end of turn. Untap it.").
said([tap(what:targets(up_to(2), [creature]))], "Tap up to two target creatures.").
said([counter(what:target([spell, creature]))], "Counter target creature spell.").
said([add_mana(what:[green], times:count(all([subtype(elf), controlled(you)])))], "Add {G} for each Elf you control.").
said([attach(what:target([subtype(equipment), controlled(you)]), to:target([creature, controlled(you)]))],
     "Attach target Equipment you control to target creature you control.").
said([destroy(what:target([either([artifact], [type(enchantment)])]))], "Destroy target artifact or enchantment.").
said([destroy(what:all([creature, sized(power, at_least, count(all([land, controlled(you)])))]))],
     "Destroy all creatures with power greater than or equal to the number of lands you control.").
said([a:sacrifice(who:target([player]), what:some(1, [creature])), gain_life(amount:size(toughness, before(a)))],
     "Target player sacrifices a creature. You gain life equal to its toughness.").
said([discard(what:some(2, [])), draw(amount:3)], "Discard two cards. Draw three cards.").
said([move(what:target([creature, card_in(graveyard, you)]), to:battlefield, under:you)],
     "Return target creature card from your graveyard to the battlefield.").
said([move(what:target([creature]), to:exile)], "Exile target creature.").
said([move(what:target([creature]), to:hand)], "Return target creature to its owner's hand.").
said([move(what:target([creature]), to:library(bottom))], "Put target creature on the bottom of its owner's library.").
said([look(what:top(4, you), name:a), move(what:some(1, [among(the(a))]), to:hand), move(what:those(the(a), [in(library, you)]), to:library(random))],
     "Look at the top four cards of your library. Put one of them into your hand. Put the rest on the bottom of your library in a random order.").
said([reveal(what:top(1, you), name:a), if(condition:fits(the(a), [land]), then:[move(what:the(a), to:battlefield, under:you)])],
     "Reveal the top card of your library. If it's a land card, put it onto the battlefield.").
said([may(then:[sacrifice(who:you, what:some(1, [artifact]))]), if(condition:not(some(all([controlled(you), land]))), then:[draw])],
     "You may sacrifice an artifact. If you control no lands, draw a card.").
said([pays(costs:[mana('{2}')], then:[draw])], "You may pay {2}. If you do, draw a card.").
said([pays(who:controller(chosen(1)), costs:[mana('{3}')], then:[], else:[counter(what:target([spell]))])],
     "Counter target spell unless its controller pays {3}.").
said([if(condition:compare(count(all([controlled(you), artifact])), at_least, 3), then:[draw(amount:2)], else:[draw])],
     "Draw a card. If you control three or more artifacts, draw two cards instead.").
said([for_each(name:a, of:all([land, controlled(you)]), do:[may(then:[draw])])], "For each land you control, you may draw a card.").
said([create(amount:count(all([land, controlled(you)])), what:predefined(food))], "Create a Food token for each land you control.").
said([each(name:a, of:all([creature, controlled(you)]), do:create_copy(of:the(a)))], "For each creature you control, create a token that's a copy of it.").
said([create(what:predefined(food)), tap(what:target([creature])), delay(end_turn, things(chosen(1)), [destroy(that)])],
     "Create a Food token. Tap target creature, then destroy it at the beginning of the next end step.").

test(each_verb_is_said, forall(said(Program, Words))) :-
    program_english(spell([program(Program)]), Text),
    assertion(Text == Words).
test(what_is_said_is_read_back, forall(said(Program, Words))) :-
    once(meaning_by_syntax(spell, Words, means(Ability, _))),
    assertion(same_ability(Ability, spell([program(Program)]))).

test(a_trigger_a_condition_and_a_cost) :-
    program_english(triggered(attacks_whom([creature, controlled(you)], [each([opponent])]), it_holds(some(all([controlled(you), subtype(elf)]))),
                              [program([put_counters(on:that, kind:'+1/+1')])]), A),
    assertion(A == "Whenever a creature you control attacks an opponent, if you control an Elf, put a +1/+1 counter on that creature."),
    program_english(activated([mana('{1}'), tap], [program([tap(what:target([creature]))])], [sorcery_speed]), B),
    assertion(B == "{1}, {T}: Tap target creature. Activate only as a sorcery.").
test(what_is_granted_is_quoted) :-
    program_english(static([creature, controlled(you)], [gain(activated([tap], [program([mill(amount:1)])]))]), Text),
    assertion(Text == "Creatures you control have \"{T}: Mill a card.\"").
test(modes) :-
    program_english(spell([modal([[program([proliferate])], [program([draw])]])]), Text),
    assertion(Text == "Choose one —\n• Proliferate.\n• Draw a card.").

%   stands(Ability, Words): as an ability that holds

stands(static(this, [pt(1, 1), gain(haste)], it_holds(some(all([controlled(you), commander])))),
       "As long as you control a commander, ~ gets +1/+1 and has haste.").
stands(static(this, [defined_toughness(the_amount(count(all([land, controlled(you)]))))]), "~'s toughness is equal to the number of lands you control.").
stands(static([creature, keyword(flying)], [cant_block_those([creature, controlled(you)])]), "Creatures with flying can't block creatures you control.").
stands(static(enchanted(land), [set_land_types([swamp]), lose_rules_text]), "Enchanted land is a Swamp.").
stands(own_cost(less(2), targets_one([creature, tapped])), "~ costs {2} less to cast if it targets a tapped creature.").
stands(cost_change(you, [creature, compared(power, at_least, 4)], less(1)), "Creature spells with power 4 or greater you cast cost {1} less to cast.").
stands(replacement(deals_damage(any, [those([creature, artifact])], [this]), nothing), "Prevent all damage that would be dealt to ~ by artifact creatures.").
stands(replacement(deals_damage(any, [those([color(red)])], [you]), prevents(2)), "If a red source would deal damage to you, prevent 2 of that damage.").
stands(cant_be_countered([spell, color(green), controlled(you)]), "Green spells you control can't be countered.").
stands(cant_cast(you, [creature]), "You can't cast creature spells.").
stands(may_cast_any_time([subtype(spirit)]), "You may cast Spirit spells as though they had flash.").
stands(maximum_hand_size(2), "Your maximum hand size is two.").
stands(triggered(commits_crime(you), true, [program([draw])]), "Whenever you commit a crime, draw a card.").
stands(triggered(one_or_more(leaves_graveyard(you, [creature])), your_turn, [program([mill(amount:2)])]),
       "Whenever one or more creature cards leave your graveyard during your turn, mill two cards.").
stands(triggered(enters(this), true, [program([change(what:target([creature]), changes:[goaded], until:until_your_next_turn)])]),
       "When ~ enters, goad target creature.").
stands(triggered(enters(this), true, [program([exile_until_leaves(targets(one_each(opponent, 0), [controlled(opponent), creature]))])]),
       "When ~ enters, for each opponent, exile up to one target creature that player controls until ~ leaves the battlefield.").

test(what_holds_is_said, forall(stands(Ability, Words))) :-
    program_english(Ability, Text),
    assertion(Text == Words).
test(what_is_said_to_hold_is_read_back, forall(stands(Ability, Words))) :-
    once(meaning_by_syntax(permanent, Words, means(Read, _))),
    assertion(same_ability(Read, Ability)).

test(what_the_frames_read_otherwise_is_not_said) :-
    read_back(triggered(enters(this), true, [program([a:may(then:[b:sacrifice(who:you, what:some(1, [other, creature]))]),
                                                      if(condition:did(a), then:[gain_life(amount:size(power, before(b)))])])]),
              "When ~ enters, you may sacrifice another creature. If you do, you gain life equal to its power.", Result),
    assertion(Result = framed(_)).

test(what_nothing_has_named_is_not_said, fail) :-
    program_english(spell([program([destroy(what:the(nothing))])]), _).
test(what_would_be_read_otherwise_is_not_said, fail) :-
    program_english(spell([program([destroy(what:it)])]), _).
test(another_ability_is_not_read_back) :-
    read_back(spell([program([draw(amount:2)])]), "Draw three cards.", Result),
    assertion(Result = differs(_)).

test(names_and_the_order_of_sets_make_no_difference) :-
    same_ability(spell([program([a:mill(amount:2), destroy(what:did(a))])]), spell([program([who_knows:mill(amount:2, who:you), destroy(what:did(who_knows))])])),
    same_ability(spell([program([destroy(what:all([creature, attacking]))])]), spell([program([destroy(what:all([attacking, creature]))])])).
test(the_order_of_statements_makes_a_difference, fail) :-
    same_ability(spell([program([draw, mill(amount:1)])]), spell([program([mill(amount:1), draw])])).
test(names_are_told_apart, fail) :-
    same_ability(spell([program([a:mill(amount:1), b:draw, destroy(what:did(a))])]), spell([program([a:mill(amount:1), b:draw, destroy(what:did(b))])])).

:- end_tests(program_english).
