:- module(text_tests, []).

:- use_module(library(lists), [append/2, member/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(plunit)).
:- use_module(carddb_abilities).
:- use_module('../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../prolog/magic/cards/writing/english').
:- use_module('../../../prolog/magic/rules/turn/turn', [next_step/2]).

goblin_tokens(Quantity, [create(you, Quantity, Token)]) :-
    Token = token('Goblin', [creature], [goblin], [red], 1, 1, [haste]).

%   read_again(+Ability, +English, +Name, -Read) is semidet: by a frame, or by syntax what a program says.

read_again(Ability, English, Name, Read) :-
    (   sub_term(Program, Ability),
        subsumes_term(program(_), Program)
    ->  ability_english(Ability, "~", Text),
        read_ability(permanent, Text, understood(Read, _))
    ;   once(english_ability(English, Name, Read))
    ).

:- begin_tests(cards).

test(there_are_cards) :-
    aggregate_all(count, card_ability(_, _), Count),
    Count > 60.

test(written_and_read, [forall(card_ability(Name, Ability))]) :-
    ability_english(Ability, Name, English),
    read_again(Ability, English, Name, Read),
    assertion(Read =@= Ability).

test(without_the_name, [forall(card_ability(_, Ability))]) :-
    ability_english(Ability, "this card", English),
    read_again(Ability, English, "Somebody Else", Read),
    assertion(Read =@= Ability).

test(one_millisecond) :-
    findall(Name-Ability, card_ability(Name, Ability), Abilities),
    length(Abilities, Count),
    statistics(inferences, Before),
    forall(member(Name-Ability, Abilities), ability_english(Ability, Name, _)),
    statistics(inferences, After),
    assertion((After - Before) / Count < 2000).

:- end_tests(cards).

%   says(?Ability, ?English): "Tuk" is the name of the object.

says(keyword(first_strike), "First strike").
says(keyword(landwalk(forest)), "Forestwalk").
says(keyword(protection(subtype(elf))), "Protection from Elves").
says(keyword(ward([discard(1, [])])), "Ward—Discard a card.").
says(enters_tapped, "Tuk enters tapped.").
says(static([other, creature, subtype(elf), controlled(you)], [pt(1, 1), gain(haste)]),
     "Other Elf creatures you control get +1/+1 and have haste.").
says(static(this, [cant_attack_unless(controls(you, [artifact]))]),
     "Tuk can't attack unless you control an artifact.").
says(static([creature, not([either([subtype(elf)], [color(red)])])], [cant_block]),
     "Creatures that are neither Elves nor red permanents can't block.").
says(activated([tap_permanents(5, [subtype(wolf)])], [add_any(2)], [sorcery_speed]),
     "Tap five untapped Wolves you control: Add two mana of any color. \c
Activate only as a sorcery.").
says(activated([mana('{1}{R}'), tap, sacrifice(1, [other, creature])],
               [draw(you, count_in(graveyard(you), [creature]))]),
     "{1}{R}, {T}, Sacrifice another creature: Draw a card for each creature card in your \c
graveyard.").
says(triggered(either(dies(this), dies([other, subtype(elf)])), true, [scry(you, 1)]),
     "Whenever Tuk or another Elf dies, scry 1.").
says(triggered(either(enters(this), leaves(this)), true, [gain_life(you, 3)]),
     "When Tuk enters or leaves the battlefield, you gain 3 life.").
says(triggered(begins(your, upkeep), controls(you, [subtype(dwarf)]), [may([draw(you, 1)])]),
     "At the beginning of your upkeep, if you control a Dwarf, you may draw a card.").
says(spell([damage(this, x, target([any_target])), lose_life(each([opponent]), 2)]),
     "Tuk deals X damage to any target. Each opponent loses 2 life.").
says(spell([change(target([creature]), [pt(count([land]), -1), gain(fear), gain(reach)],
                   end_of_turn)]),
     "Target creature gets +X/-1 and gains fear and reach until end of turn, where X is the \c
number of lands on the battlefield.").
says(spell([may_pay([pay_life(2)], [destroy(target([artifact])), shuffle(you)])]),
     "You may pay 2 life. If you do, destroy target artifact, then shuffle your library.").
says(spell([modal([[draw(you, 2)], [counter_spell(target([spell]))]])]),
     "Choose one—\n• Draw two cards.\n• Counter target spell.").
says(spell([put_counters(target([creature, keyword(flying)]), '+1/+1', 2)]),
     "Put two +1/+1 counters on target creature with flying.").
says(spell(Effects),
     "Create eleven 1/1 red Goblin creature tokens with haste.") :-
    goblin_tokens(11, Effects).
says(spell([search(target([player]), [land], graveyard, hidden)]),
     "Target player searches their library for a land card, puts it into their graveyard, \c
then shuffles.").
says(cost_change(each([opponent]), [type(instant)], more(2)),
     "Instant spells your opponents cast cost {2} more to cast.").
says(spell([change(target([creature]), [switch_pt], end_of_turn)]),
     "Switch target creature's power and toughness until end of turn.").
says(activated([mana('{U}')], [change(this, [switch_pt], end_of_turn)]),
     "{U}: Switch Tuk's power and toughness until end of turn.").
says(triggered(enters([other, creature]), true, [change(that, [switch_pt], permanent)]),
     "Whenever another creature enters, switch its power and toughness.").
says(static([creature, controlled(you)], [switch_pt]),
     "Creatures you control have their power and toughness switched.").
says(spell([change(each([creature]), [pt(1, 0), switch_pt], end_of_turn)]),
     "All creatures get +1/+0 and have their power and toughness switched until end of turn.").
says(spell([return_to_hand(target([card_in(graveyard, you)]))]),
     "Return target card from your graveyard to your hand.").
says(spell([return_to_hand(target([creature, subtype(elf), card_in(graveyard, each([player]))]))]),
     "Return target Elf creature card from a graveyard to its owner's hand.").
says(activated([tap], [exile(target([land, card_in(graveyard, each([opponent]))]))]),
     "{T}: Exile target land card from an opponent's graveyard.").
says(spell([return_to_hand(target([creature])), exile(target([permanent_card, card_in(graveyard, you)]))]),
     "Return target creature to its owner's hand. Exile target permanent card from your graveyard.").
says(triggered(enters([creature]), true, [delay(end_turn, that, [exile(that)])]),
     "Whenever a creature enters, at the beginning of the next end step, exile it.").
says(spell([draw(you, 1), delay(upkeep, this, [draw(you, 1)])]),
     "Draw a card. At the beginning of the next upkeep, draw a card.").
says(spell([delay(end_combat, target([creature]), [destroy(that), gain_life(you, 2)])]),
     "Choose target creature. At the beginning of the next end of combat step, destroy it, \c
then you gain 2 life.").
says(spell([change(target([creature]), [pt(3, 3)], end_of_turn),
            delay(end_turn, chosen(1), [destroy(that)])]),
     "Target creature gets +3/+3 until end of turn. At the beginning of the next end step, \c
destroy it.").
says(activated([tap], [delay(begin_combat, each([creature, subtype(elf)]), [untap(that)])]),
     "{T}: At the beginning of the next combat, for each Elf creature, untap it.").
says(spell([delay(upkeep, this, [return_to_hand(that)])]),
     "At the beginning of the next upkeep, for Tuk, return it to its owner's hand.").
says(spell([change(target([creature]), [controlled_by(you)], end_of_turn), untap(chosen(1))]),
     "Gain control of target creature until end of turn. Untap it.").
says(static(enchanted(creature), [controlled_by(you)]), "You control enchanted creature.").
says(keyword(morph('{1}{G}')), "Morph {1}{G}").
says(triggered(turned_up(this), true, [gain_life(you, 3)]), "When Tuk is turned face up, you gain 3 life.").
says(enters_as_copy([creature], [add_types([artifact]), gain(flying)]),
     "You may have Tuk enter as a copy of any creature on the battlefield, except it's an artifact in addition to its other types and it has flying.").
says(spell([create_copy(you, 1, target([creature, controlled(you)]), [nonlegendary])]),
     "Create a token that's a copy of target creature you control, except it isn't legendary.").
says(triggered(dies(this), true, [create_copy(you, 1, this, [])]), "When Tuk dies, create a token that's a copy of it.").
says(activated([tap], [become_copy(this, target([creature]), [], end_of_turn)]),
     "{T}: Tuk becomes a copy of target creature until end of turn.").
says(spell([copy_spell_retargeted(target([spell]))]), "Copy target spell. You may choose new targets for the copy.").
says(spell([create(you, 1, token('Bird', [creature], [bird], [white], 1, 1, [flying, triggered(dies(this), true, [draw(you, 1)])]))]),
     "Create a 1/1 white Bird creature token with flying and \"When this creature dies, draw a card.\"").
says(static([other, subtype(elf), controlled(you)], [gain(activated([tap], [add([green])]))]),
     "Other Elves you control have \"{T}: Add {G}.\"").
says(static([creature, controlled(you)], [pt(1, 1), gain(flying), gain(triggered(dies(this), true, [draw(you, 1)]))]),
     "Creatures you control get +1/+1 and have flying and \"When this creature dies, draw a card.\"").
says(spell([change(target([creature]), [lose_abilities, set_pt(1, 1)], end_of_turn)]),
     "Target creature loses all abilities and has base power and toughness 1/1 until end of turn.").
says(spell([change(target([creature]), [gain(activated([tap], [damage(this, 1, target([any_target]))]))], end_of_turn)]),
     "Target creature gains \"{T}: This creature deals 1 damage to any target\" until end of turn.").
says(spell([change(target([creature]), [pt(2, 2)], end_of_turn), untap(chosen(1))]),
     "Target creature gets +2/+2 until end of turn. Untap it.").
says(triggered(begins(each, end_turn), true, [scry(you, 1)]),
     "At the beginning of each end step, scry 1.").
says(triggered(begins(your, begin_combat), true, [scry(you, 1)]),
     "At the beginning of combat on your turn, scry 1.").
says(additional_cost(either([sacrifice(1, [creature])], [pay_life(3)])),
     "As an additional cost to cast Tuk, sacrifice a creature or pay 3 life.").

:- begin_tests(sentences).

test(written, [forall(says(Ability, Expected))]) :-
    ability_english(Ability, "Tuk", English),
    assertion(English == Expected).

test(read, [forall(says(Ability, English))]) :-
    once(english_ability(English, "Tuk", Read)),
    assertion(Read =@= Ability).

test(every_step, [forall(next_step(Step, Next))]) :-
    forall(member(Part, [Step, Next]),
           ( Ability = triggered(begins(your, Part), true, [delay(Part, that, [tap(that)])]),
             ability_english(Ability, "Tuk", English),
             once(english_ability(English, "Tuk", Read)),
             assertion(Read == Ability)
           )).

test(self_reference, Read == Written) :-
    Written = spell([damage(this, 2, you)]),
    ability_english(Written, "this creature", "This creature deals 2 damage to you."),
    once(english_ability("This creature deals 2 damage to you.", "this creature", Read)).

test(a_name_that_is_a_word, Read == activated([sacrifice(1, [land])], [draw(you, 1)])) :-
    once(english_ability("Sacrifice a land: Draw a card.", "Sacrifice", Read)).

test(an_article_by_sound, English == "Create an 8/8 blue Octopus creature token.") :-
    Token = token('Octopus', [creature], [octopus], [blue], 8, 8, []),
    ability_english(spell([create(you, 1, Token)]), "Tuk", English).

test(no_words, error(domain_error(ability, spell([fly_away])))) :-
    ability_english(spell([fly_away]), "Tuk", _).

test(not_a_sentence, fail) :-
    english_ability("Draw a card card.", "Tuk", _).

test(not_english, fail) :-
    english_ability("]({ 12 ❧ Tuk's", "Tuk", _).

:- end_tests(sentences).

:- begin_tests(parts).

test(effect, English == "Draw three cards.") :-
    effect_english(draw(you, 3), "Tuk", English).

test(effects, English == "Tap Tuk. Draw a card.") :-
    effect_english([tap(this), draw(you, 1)], "Tuk", English).

test(filter, English == "other untapped red Elf you control") :-
    filter_english([subtype(elf), controlled(you), color(red), untapped, other], English).

test(filter_without_words, error(domain_error(filter, [odd]))) :-
    filter_english([odd], _).

test(cost, English == "{2}, {T}, Discard your hand") :-
    cost_english([mana('{2}'), tap, discard_hand], English).

test(keyword, English == "protection from red") :-
    keyword_english(protection(color(red)), English).

:- end_tests(parts).
