:- module(caused_and_replaced_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(caused_and_replaced).

speaks("If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
       triggers_again(enters([either([artifact], [creature])]), [controlled(you)])).
speaks("If a creature you control dealing combat damage to a player causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
       triggers_again(deals_damage(combat, [creature, controlled(you)], each([player])), [controlled(you)])).
speaks("If a triggered ability of another Elemental you control triggers, it triggers an additional time.",
       triggers_again(anything, [other, subtype(elemental), controlled(you)])).
speaks("{W}: The next time a source of your choice of the chosen color would deal damage to you this turn, prevent that damage.",
       activated([mana('{W}')], [program([prevent_next_time([chosen_color], you)])])).
speaks("{W}: The next time a black or red source of your choice would deal damage this turn, prevent that damage.",
       activated([mana('{W}')], [program([guard_next_time([either([color(black)], [color(red)])], any, [])])])).
speaks("If damage would be dealt to ~ while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 counter from ~.",
       replacement(deals_damage(any, any, [this]),
                   provided(it_holds(fits(this, [with_counter('+1/+1')])), prevented_once([program([remove_counters(from:this, kind:'+1/+1', amount:1)])])))).
speaks("If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.",
       replacement(deals_damage(any, any, [you, those([controlled(you)])]), prevents_half(up))).
speaks("If you would draw a card while you have no cards in hand, instead you draw two cards and you lose 1 life.",
       replacement(draws(you), provided(it_holds(not(some(all([in(hand, you)])))), times_and(2, [program([lose_life(who:you, amount:1)])])))).
speaks("If you would draw a card while your library has no cards in it, you win the game instead.",
       replacement(draws(you), provided(it_holds(not(some(all([in(library, you)])))), done([program([win_game(who:you)])])))).
speaks("If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.", replacement(draws_but_first(you), times(2))).
speaks("If ~ would be destroyed, regenerate it.", replacement(is_destroyed(this), regenerated)).
speaks("Whenever a red source you control deals damage to one or more permanents and/or players, put a +1/+1 counter on ~.",
       triggered(deals_damage(any, [color(red), controlled(you)], any), true, [program([put_counters(on:this, kind:'+1/+1', amount:1)])])).
speaks("Whenever a source deals damage to ~, that source's controller sacrifices that many permanents.",
       triggered(deals_damage(any, [], [this]), true, [program([sacrifice(who:controller(that), what:some(that_many, []))])])).
speaks("Whenever you gain life, you may put that many +1/+1 counters on each creature you control. Do this only once each turn.",
       triggered(gains_life(you), true,
                 [program([if(condition:not(done_already),
                              (then):[may(who:you, (then):[put_counters(on:all([creature, controlled(you)]), kind:'+1/+1', amount:that_many), note(done)])])])],
                 [does_once_each_turn])).
speaks("At the beginning of your end step, if another Human died under your control this turn, create a Food token.",
       triggered(begins(your, end_turn), quantity(past_of_others(you, died([subtype(human)])), at_least, 1), [program([create(who:you, amount:1, what:predefined(food))])])).
speaks("{R}: ~ gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice ~ at the beginning of the next end step.",
       activated([mana('{R}')],
                 [program([ change(what:this, changes:[pt(1, 0)], until:end_of_turn),
                            if(condition:compare(times_activated, at_least, 4), (then):[delay(end_turn, things(this), [sacrifice(you, that)])])
                          ])])).
speaks("If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.",
       replacement(creates_tokens(you), with_more(as_many, token('Squirrel', [creature], [squirrel], [green], 1, 1, [])))).
speaks("If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure token.",
       replacement(creates_tokens(you), of_kind(treasure, with_more(1, predefined(treasure))))).
speaks("If you would create a Clue, Food, or Treasure token, instead create one of each.",
       replacement(creates_tokens(you), one_of_each([predefined(clue), predefined(food), predefined(treasure)]))).
speaks("If noncombat damage would be dealt to you, prevent that damage. You gain life equal to the damage prevented this way.",
       replacement(deals_damage(noncombat, any, [you]), prevented_for([program([gain_life(who:you, amount:that_many)])]))).
speaks("If damage would be dealt to ~, prevent that damage. Put a -1/-1 counter on ~ for each 1 damage prevented this way.",
       replacement(deals_damage(any, any, [this]), prevented_for([program([put_counters(on:this, kind:'-1/-1', amount:that_many)])]))).
speaks("If damage would be dealt to ~, prevent that damage and remove that many +1/+1 counters from it.",
       replacement(deals_damage(any, any, [this]), prevented([program([remove_counters(from:this, kind:'+1/+1', amount:that_many)])]))).
speaks("Whenever a source an opponent controls deals damage to you, that player sacrifices a permanent.",
       triggered(deals_damage(any, [controlled(opponent)], you), true, [program([sacrifice(who:controller(that), what:some(1, []))])])).
speaks("{3}: Destroy ~. Only your opponents may activate this ability and only as a sorcery.",
       activated([mana('{3}')], [program([destroy(what:this)])], [only_opponents, sorcery_speed])).
speaks("If a source would deal damage to you, prevent that damage and put a +1/+1 counter on ~.",
       replacement(deals_damage(any, any, [you]), prevented([program([put_counters(on:this, kind:'+1/+1', amount:1)])]))).
speaks("Artifacts and creatures entering don't cause abilities to trigger.", keeps_from_triggering(enters([either([artifact], [creature])]))).

test('603.2d, 614, 615 what is caused, replaced and prevented', [forall(speaks(Text, Ability)), Found == Ability]) :-
    read_ability(permanent, Text, understood(Found, _)).

means("The next time a source of your choice would deal damage to you and/or creatures you control this turn, prevent that damage. If damage from a black source is prevented this way, you gain that much life.",
      [guard_next_time([], you_and([creature, controlled(you)]), [from([color(black)], life_gained)])]).
means("The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, ~ deals that much damage to that source's controller.",
      [guard_next_time([], you, [damage_dealt_back])]).
means("Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on that creature.",
      [prevent_next_for(3, target([creature]), [counters_put('+1/+1')])]).
means("Prevent the next 3 damage that would be dealt to any target this turn. You gain life equal to the damage prevented this way.",
      [prevent_next_for(3, target([any_target]), [life_gained])]).

test('615.5 what is done for the damage that is prevented', [forall(means(Text, Program)), Ability == spell([program(Program)])]) :-
    read_ability(spell, Text, understood(Ability, _)).

refused(spell, "You gain 2 life. If damage is prevented this way, you gain that much life.").
refused(spell, "Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on target creature.").
refused(spell, "The next time a source of your choice would deal damage to you this turn, prevent that damage. For each 1 damage prevented this way, put a +1/+1 counter on ~.").
refused(permanent, "Whenever you gain life, draw a card. Do this only once each turn.").
refused(permanent, "If you would draw a card while you have no cards in hand, instead you draw two cards and you draw a card.").
refused(permanent, "{1}: Add {W}. If this ability has been activated four or more times this turn, sacrifice ~ at the beginning of the next end step.").
refused(spell, "Draw a card. If this ability has been activated four or more times this turn, draw a card.").
refused(spell, "Destroy target creature. If another creature died this turn, draw a card.").
refused(permanent, "Whenever a creature enters, if another creature died this turn, draw a card.").
refused(permanent, "If a triggered ability triggers, that ability triggers an additional time.").
refused(permanent, "If a creature entering causes a triggered ability of a permanent to trigger, that ability triggers an additional time.").
refused(permanent, "If a triggered ability of a spell you control triggers, that ability triggers two additional times.").
refused(permanent, "Permanents entering don't cause abilities of permanents your opponents control to trigger.").
refused(spell, "Creatures entering don't cause abilities to trigger.").

test('614 what is not decided is refused', [forall(refused(Context, Text)), fail]) :-
    read_ability(Context, Text, understood(_, _)).

:- end_tests(caused_and_replaced).
