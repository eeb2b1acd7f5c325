:- module(readings_tests, []).

:- use_module(library(plunit)).
:- user:ensure_loaded('../../../prolog/load').
:- use_module('../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

/** <module> Sentences as cards write them, and the term that each must become
*/

%!  reads(-Context, -Text, -Term) is nondet.

reads(permanent, "Exalted", keyword(exalted)).
reads(permanent, "Bushido 2", keyword(bushido(2))).
reads(permanent, "Whenever ~ becomes blocked by a creature, that creature gets -1/-1 until end of turn.",
      triggered(becomes_blocked_by(this, [creature]), true, [change(that, [pt(-1, -1)], end_of_turn)])).
reads(permanent, "Whenever ~ blocks or becomes blocked by a creature, it gets +1/+1 until end of turn.",
      triggered(either(blocks_a(this, [creature]), becomes_blocked_by(this, [creature])), true,
                [change(this, [pt(1, 1)], end_of_turn)])).
reads(permanent, "When ~ becomes the target of a spell or ability, sacrifice it.",
      triggered(becomes_target(this, any, any), true, [sacrifice(you, this)])).
reads(permanent, "Whenever you attack, draw a card.", triggered(attacks_with(you), true, [draw(you, 1)])).
reads(permanent, "Whenever you sacrifice another permanent, put a +1/+1 counter on ~.",
      triggered(sacrifices(you, [other]), true, [put_counters(this, '+1/+1', 1)])).
reads(permanent, "Whenever you cast a spell that targets ~, put a +1/+1 counter on ~.",
      triggered(casts(you, [targeting([this])]), true, [put_counters(this, '+1/+1', 1)])).
reads(spell, "Counter target spell that targets a permanent you control.",
      spell([counter_spell(target([spell, targeting([controlled(you)])]))])).
reads(permanent, "Each creature you control with a +1/+1 counter on it has trample.",
      static([creature, controlled(you), with_counter('+1/+1')], [gain(trample)])).
reads(spell, "Destroy target attacking or blocking creature.",
      spell([destroy(target([creature, either([attacking], [blocking])]))])).
reads(spell, "~ deals 3 damage to target white or blue creature.",
      spell([damage(this, 3, target([creature, either([color(white)], [color(blue)])]))])).
reads(permanent, "~ enters with three oil counters on it.", enters_with([counters(oil, 3)])).
reads(permanent, "When ~ is put into a graveyard from the battlefield, draw a card.",
      triggered(dies(this), true, [draw(you, 1)])).
reads(spell, "Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.",
      spell([look_at_top(you, 4), take_looked(must(1), [], hidden, hand), put_looked(library_bottom)])).
reads(permanent, "When ~ enters, look at the top four cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.",
      triggered(enters(this), true,
                [look_at_top(you, 4), take_looked(may(1), [creature], revealed, hand),
                 put_looked(library_bottom_random)])).
reads(spell, "Each opponent sacrifices a creature of their choice.", spell([sacrifices(each([opponent]), 1, [creature])])).
reads(spell, "Destroy target creature. It can't be regenerated.", spell([bury(target([creature]))])).
reads(spell, "Surveil 2.", spell([surveil(you, 2)])).
reads(permanent, "{4}, {T}: Investigate.", activated([mana('{4}'), tap], [create(you, 1, predefined(clue))])).
reads(permanent, "When ~ enters, return a land you control to its owner's hand.",
      triggered(enters(this), true, [returns_own(you, 1, [land])])).
reads(permanent, "When ~ dies, it deals damage equal to its power to any target.",
      triggered(dies(this), true, [damage(this, size(power, this), target([any_target]))])).
reads(permanent, "~ gets +1/+1 for each charge counter on ~.",
      static(this, [pt(counters(charge, this), counters(charge, this))])).
reads(spell, "You gain X life, where X is the greatest power among creatures you control.",
      spell([gain_life(you, greatest(power, [creature, controlled(you)]))])).
reads(permanent, "When ~ enters, tap target creature an opponent controls. That creature doesn't untap during its controller's next untap step.",
      triggered(enters(this), true, [tap(target([creature, controlled(opponent)])), stays_tapped(chosen(1))])).
reads(permanent, "When ~ dies, return it to the battlefield under its owner's control.",
      triggered(dies(this), true, [put_back(this, owner, [])])).
reads(spell, "Return target creature card from your graveyard to the battlefield tapped.",
      spell([put_back(target([creature, card_in(graveyard, you)]), you, [tapped])])).
reads(permanent, "When ~ enters, you may draw a card. If you don't, you lose 1 life.",
      triggered(enters(this), true, [may([draw(you, 1)]), if_you_dont([lose_life(you, 1)])])).

reads(permanent, "Ward {2}", keyword(ward('{2}'))).
reads(permanent, "Basic landcycling {2}", keyword(typecycling(basic_land, '{2}'))).
reads(spell, "Counter target spell unless its controller pays {3}.",
      spell([unless(controller_of(chosen(1)), [mana('{3}')], [counter_spell(target([spell]))])])).
reads(permanent, "When ~ enters, sacrifice it unless you discard a card.",
      triggered(enters(this), true, [unless(you, [discard(1, [])], [sacrifice(you, this)])])).
reads(permanent, "At the beginning of each player's upkeep, ~ deals 1 damage to that player.",
      triggered(begins(each, upkeep), true, [damage(this, 1, that_player)])).
reads(permanent, "Whenever an opponent discards a card, that player loses 2 life.",
      triggered(discards(each([opponent]), []), true, [lose_life(that_player, 2)])).
reads(spell, "Target player draws two cards and loses 2 life.",
      spell([draw(target([player]), 2), lose_life(chosen(1), 2)])).
reads(spell, "Target creature gets +2/+2 until end of turn. Target player draws a card and loses 1 life.",
      spell([change(target([creature]), [pt(2, 2)], end_of_turn), draw(target([player]), 1),
             lose_life(chosen(2), 1)])).
reads(spell, "~ deals 3 damage to target player. That player discards a card.",
      spell([damage(this, 3, target([player])), discard(chosen(1), 1)])).
reads(permanent, "Whenever you cast a noncreature spell, put a +1/+1 counter on ~. It gains flying until end of turn.",
      triggered(casts(you, [not([creature])]), true,
                [put_counters(this, '+1/+1', 1), change(this, [gain(flying)], end_of_turn)])).
reads(spell, "Destroy target nonblack attacking creature.",
      spell([destroy(target([creature, not([color(black)]), attacking]))])).
reads(permanent, "Enchanted creature gets +4/+4, has flying, and is an Angel in addition to its other types.",
      static(enchanted(creature), [pt(4, 4), gain(flying), add_subtypes([angel])])).
reads(spell, "Tap up to two target creatures.", spell([tap(targets(up_to(2), [creature]))])).
reads(spell, "Choose one or both \u2014\n\u2022 Draw a card.\n\u2022 Scry 1.",
      spell([modal(1, 2, [[draw(you, 1)], [scry(you, 1)]])])).

reads(spell, "Create a 1/1 black Rat creature token with \"This creature can't block.\"",
      spell([create(you, 1, token('Rat', [creature], [rat], [black], 1, 1, [static(this, [cant_block])]))])).

reads(permanent, "When ~ enters, you may pay {2}. When you do, tap target creature an opponent controls and put a stun counter on it.",
      triggered(enters(this), true,
                [may_pay([mana('{2}')],
                         [reflexive([tap(target([creature, controlled(opponent)])), put_counters(chosen(1), stun, 1)])])])).
reads(permanent, "When ~ enters, enchanted creature deals damage equal to its power to target creature.",
      triggered(enters(this), true,
                [damage(enchanted(creature), size(power, enchanted(creature)), target([creature]))])).

reads(spell, "Until end of turn, target creature gets +0/+2 and another target creature gets -2/-0.",
      spell([change(target([creature]), [pt(0, 2)], end_of_turn), change(target([other, creature]), [pt(-2, 0)], end_of_turn)])).
reads(permanent, "When ~ enters, ~ gets +2/+1 and creatures you control gain haste until end of turn.",
      triggered(enters(this), true,
                [ change(this, [pt(2, 1)], end_of_turn),
                  change(each([creature, controlled(you)]), [gain(haste)], end_of_turn) ])).
reads(spell, "Target creature becomes blue and creatures you control gain haste until end of turn.",
      spell([ change(target([creature]), [set_colors([blue])], permanent),
              change(each([creature, controlled(you)]), [gain(haste)], end_of_turn) ])).

%   Who does what follows "and" is the target that was named last.

reads(spell, "Choose one \u2014\n\u2022 Target player discards two cards.\n\u2022 Target player draws two cards and loses 2 life.",
      spell([modal([ [discard(target([player]), 2)],
                     [draw(target([player]), 2), lose_life(chosen(2), 2)] ])])).

%!  refuses(-Context, -Text) is nondet.
%
%   What is not played as it says must not be read.

refuses(spell, "Draw a card. Choose one \u2014\n\u2022 Draw a card.\n\u2022 Scry 1.").
refuses(permanent, "Other Dogs you control have unleash.").
refuses(spell, "If you don't, draw a card.").
refuses(spell, "Target player sacrifices it.").

:- begin_tests(readings).

test(read, [forall(reads(Context, Text, Term))]) :-
    read_ability(Context, Text, Reading),
    assertion(Reading = understood(_, _)),
    Reading = understood(Read, _),
    assertion(Read == Term).

test(refused, [forall(refuses(Context, Text)), nondet]) :-
    read_ability(Context, Text, Reading),
    assertion(\+ Reading = understood(_, _)).

:- end_tests(readings).
