:- encoding(utf8).
:- module(chosen_and_kept_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/discourse/meanings', [tree_meanings/3]).
:- use_module('../../../../prolog/magic/cards/meaning/term_abilities', [missing/2, term_ability/2]).
:- use_module('../../../../prolog/magic/cards/syntax/sentences', [text_trees/3]).
:- use_module('../../../../prolog/magic/cards/vocabulary', [valid_ability/1]).

:- begin_tests(chosen_and_kept).

test(means, [forall(means(Text, Ability)), true(Found-Valid == Ability-yes)]) :-
    term_of(Text, Term),
    term_ability(Term, Found),
    ( valid_ability(Found) -> Valid = yes ; Valid = no ).

test(lacks, [forall(lacks(Text)), fail]) :-
    term_of(Text, Term),
    term_ability(Term, Found),
    valid_ability(Found).

%   term_of(+Text, -Term): what the reader makes of Text.

term_of(Text, Term) :-
    text_trees(Text, Tokens, Trees),
    tree_meanings(Trees, Tokens, one(Term)).

means('{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, and that spell can\'t be countered.',
      activated([tap],[program([add_any_only(1,[casts([creature,chosen_type],uncounterable)])])])).
means('{2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.',
      activated([mana('{2}'),tap],[program([add_devotion(you)])])).
means('{T}: Add one mana of any color that a land an opponent controls could produce.',
      activated([tap],[program([add_offered(producible([land,controlled(opponent)]))])])).
means('{T}: Add {G} or one mana of the chosen color.',
      activated([tap],[program([add_offered(or_chosen(green))])])).
means('Your opponents can\'t cast spells of the chosen color.',
      cant_cast(each([opponent]),[chosen_color])).
means('Nonbasic lands are Islands.',
      static([land,not([type(basic)])],[set_land_types([island]),lose_rules_text])).
means('Enchanted creature loses all abilities and is a green Bear creature with base power and toughness 3/3.',
      static(enchanted(creature),[lose_abilities,set_types([creature]),set_creature_types([bear]),set_colors([green]),set_pt(3,3)])).
means('Target land becomes an Island until end of turn.',
      spell([program([change(what:target([land]),changes:[set_land_types([island]),lose_rules_text],until:end_of_turn)])])).
means('{1}: ~ becomes a 2/2 green Bear creature until end of turn.',
      activated([mana('{1}')],[program([change(what:this,changes:[set_types([creature]),set_creature_types([bear]),set_colors([green]),set_pt(2,2)],until:end_of_turn)])])).
means('{1}: Target creature becomes the creature type of your choice until end of turn.',
      activated([mana('{1}')],[program([choose_word(creature_type),change(what:target([creature]),changes:[become_chosen(creature_type)],until:end_of_turn)])])).
means('Choose a color. Destroy all Elves of that color.',
      spell([program([choose_word(color),destroy(what:all([subtype(elf),chosen_color]))])])).
means('Enchanted creature has protection from the chosen color. This effect doesn\'t remove ~.',
      static(enchanted(creature),[gain(protection(chosen_color)),keeps_attached(this)])).
means('~ has protection from the chosen player.',
      static(this,[gain(protection(chosen_player))])).
means('As ~ enters, choose an opponent.',
      enters_with([chosen_player(opponent)])).
means('At the beginning of your upkeep or whenever you cast an Elf spell, you gain 2 life.',
      triggered(either(begins(your,upkeep),casts(you,[subtype(elf)])),true,[program([gain_life(who:you,amount:2)])])).
means('Whenever ~ becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {3}.',
      triggered(warded(this),true,[program([pays(who:controller(that),costs:[mana('{3}')],then:[],else:[counter(what:that)])])])).
means('If an opponent has more life than you, draw a card.',
      spell([program([if(condition:compare(life_of(you),less,most(o,all([opponent]),life_of(the(o)))),then:[draw(who:you,amount:1)])])])).
means('If you control fewer Elves than an opponent, draw a card.',
      spell([program([if(condition:compare(count(all([controlled(you),subtype(elf)])),less,most(o,all([opponent]),count(all([controlled_by(the(o)),subtype(elf)])))),then:[draw(who:you,amount:1)])])])).
means('When ~ enters, proliferate twice.',
      triggered(enters(this),true,[program([repeat(times:2,do:[proliferate])])])).
means('Elves can\'t be the target of black spells.',
      static([subtype(elf)],[cant_be_targeted(anybody,[spell,color(black)])])).
means('Enchanted creature gets +1/+1 and is goaded.',
      static(enchanted(creature),[pt(1,1),goaded])).
means('Goad target Elf.',
      spell([program([change(what:target([subtype(elf)]),changes:[goaded],until:until_your_next_turn)])])).
means('Each Elf you control assigns combat damage equal to its toughness rather than its power.',
      static([subtype(elf),controlled(you)],[damage_by_toughness])).
means('You may have ~ assign its combat damage as though it weren\'t blocked.',
      static(this,[assigns_unblocked])).
means('Enchanted creature\'s activated abilities can\'t be activated unless they\'re mana abilities.',
      static(enchanted(creature),[cant_activate_but_mana])).
means('You have shroud.',
      you_have(shroud)).
means('~ deals 3 damage to any target. A creature dealt damage this way can\'t be regenerated this turn.',
      spell([program([a:deal(source:this,amount:3,to:target([any_target])),change(what:those(did(a),[creature]),changes:[cant_be_regenerated],until:end_of_turn)])])).
means('Create a 1/1 green Elf creature token, a 2/2 green Bear creature token, and a 3/3 green Beast creature token.',
      spell([program([create(who:you,amount:1,what:token('Elf',[creature],[elf],[green],1,1,[])),create(who:you,amount:1,what:token('Bear',[creature],[bear],[green],2,2,[])),create(who:you,amount:1,what:token('Beast',[creature],[beast],[green],3,3,[]))])])).
means('Whenever an Elf deals combat damage to you, that creature\'s controller gains control of ~.',
      triggered(deals_damage(combat,[subtype(elf)],you),true,[program([change(what:this,changes:[controlled_by(controller_of(that))],until:permanent)])])).
means('Target Elf gets +2/-2 and loses all creature types until end of turn.',
      spell([program([change(what:target([subtype(elf)]),changes:[pt(2,-2),set_creature_types([])],until:end_of_turn)])])).
means('{X}: Until end of turn, Elves you control have base power and toughness X/X and gain all creature types.',
      activated([mana('{X}')],[program([change(what:all([subtype(elf),controlled(you)]),changes:[set_pt(x,x),every_creature_type],until:end_of_turn)])])).
means('You get an emblem with "Elves you control have trample."',
      spell([program([get_emblem(you,[static([subtype(elf),controlled(you)],[gain(trample)])])])])).
means('Prevent all damage that would be dealt to you and Elves you control this turn.',
      spell([program([prevent_all_to(any,you),prevent_all_to(any,each([subtype(elf),controlled(you)]))])])).
means('Destroy target Elf. Its controller manifests the top card of their library.',
      spell([program([destroy(what:target([subtype(elf)])),manifest(things(controller(chosen(1))),1)])])).
means('During your turn, your opponents can\'t cast spells or activate abilities of artifacts, creatures, or enchantments.',
      also(cant_cast(each([opponent]),[which(your_turn)]),static([controlled(opponent),either([artifact],[either([creature],[type(enchantment)])])],[cant_activate],your_turn))).
means('Change the target of target spell with a single target.',
      spell([program([change_target(target([spell,single_target]))])])).
means('{1}: Change a target of target spell or ability to ~.',
      activated([mana('{1}')],[program([change_target_to(target([on_stack]),this)])])).
means('{4}: Separate all Elves target player controls into two piles. That player sacrifices all Elves in the pile of their choice.',
      activated([mana('{4}')],[program([name(name:c,what:all([subtype(elf),controlled_by(target([player]))])),choose(name:a,who:you,least:0,most:count(the(c)),from:the(c)),choose_pile(who:chosen(1),name:b,one:the(a),other:minus(the(c),the(a))),sacrifice(who:chosen(1),what:those(the(b),[controlled_by(chosen(1))]))])])).
means('[+2]: During target opponent\'s next turn, creatures that player controls attack ~ if able.',
      activated([loyalty(2)],[program([draw_attacks(things(target([opponent])),this)])])).
means('Whenever an Elf you control attacks, ~ deals 1 damage to the player or planeswalker it\'s attacking.',
      triggered(attacks([subtype(elf),controlled(you)]),true,[program([deal(source:this,amount:1,to:attacked_by(that))])])).
means('Whenever an opponent is dealt damage by an Elf you control, you gain 1 life.',
      triggered(deals_damage(any,[subtype(elf),controlled(you)],each([opponent])),true,[program([gain_life(who:you,amount:1)])])).
means('Creatures can\'t attack you unless their controller pays {3} for each creature they control that\'s attacking you.',
      static([creature],[attack_tax(you,3)])).
means('Creatures can\'t attack you or planeswalkers you control unless their controller pays {X} for each of those creatures, where X is the number of Elves you control.',
      static([creature],[attack_tax(you_and_planeswalkers,the_amount(count(all([subtype(elf),controlled(you)]))))])).
means('Enchanted creature can\'t attack or block unless its controller pays {4}.',
      static(enchanted(creature),[attack_tax(anybody,4),block_tax(4)])).
means('~ enters with a +1/+1 counter on it for each color of mana spent to cast it.',
      enters_with([counters('+1/+1',the_amount(colors_spent(this)))])).
means('Draw X cards, where X is the number of colors of mana spent to cast ~.',
      spell([program([draw(who:you,amount:colors_spent(this))])])).
means('When ~ enters, sacrifice it unless {R} was spent to cast it.',
      triggered(enters(this),true,[program([if(condition:not(spent(this,[red])),then:[sacrifice(who:you,what:those(this,[controlled_by(you)]))])])])).
means('If at least three green mana was spent to cast ~, you gain 2 life.',
      spell([program([if(condition:spent(this,[green,green,green]),then:[gain_life(who:you,amount:2)])])])).
means('Whenever you cast a noncreature spell, if at least four mana was spent to cast it, draw a card.',
      triggered(casts(you,[not([creature])]),matches(that,[paid_with(4)]),[program([draw(who:you,amount:1)])])).
means('Whenever you cast a sorcery spell, ~ gets +X/+0 until end of turn, where X is the amount of mana spent to cast that spell.',
      triggered(casts(you,[type(sorcery)]),true,[program([change(what:this,changes:[pt(the_amount(amount_spent(that)),0)],until:end_of_turn)])])).
means('Draw two cards then discard a card.',
      spell([program([draw(who:you,amount:2),discard(who:you,what:some(1,[]))])])).
means('{1}: ~ becomes a 5/5 Bear artifact creature with trample, reach, and haste until end of turn.',
      activated([mana('{1}')],[program([change(what:this,changes:[add_types([artifact,creature]),set_creature_types([bear]),set_pt(5,5),gain(trample),gain(reach),gain(haste)],until:end_of_turn)])])).
means('When ~ dies, you may tap or untap target Elf.',
      triggered(dies(this),true,[program([may(who:you,then:[tap_or_untap(target([subtype(elf)]))])])])).
means('~ costs 1 less to cast for each Elf you control.',
      own_cost(less(the_amount(count(all([subtype(elf),controlled(you)])))),true)).
means('Draw X cards, where X is half the number of Elves you control, rounded down.',
      spell([program([draw(who:you,amount:half(down,count(all([subtype(elf),controlled(you)]))))])])).
means('Enchanted creature gets +1/+1, has reach, and can\'t block.',
      static(enchanted(creature),[pt(1,1),gain(reach),cant_block])).
means('As long as you control an Elf, if a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
      replacement(deals_damage(any,[those([controlled(you)])],any),provided(it_holds(some(all([controlled(you),subtype(elf)]))),times(2)))).
means('Whenever an opponent is dealt damage by an Elf you control or by a Goblin you control, draw a card.',
      triggered(either(deals_damage(any,[subtype(elf),controlled(you)],each([opponent])),deals_damage(any,[subtype(goblin),controlled(you)],each([opponent]))),true,[program([draw(who:you,amount:1)])])).
means('Whenever an opponent is dealt damage by an instant spell you control or by an Elf you control, you gain 1 life.',
      triggered(either(deals_damage(any,[spell,type(instant),controlled(you)],each([opponent])),deals_damage(any,[subtype(elf),controlled(you)],each([opponent]))),true,[program([gain_life(who:you,amount:1)])])).
means('{1}: Transform ~. Activate only if you control an Elf and only as a sorcery.',
      activated([mana('{1}')],[program([transform(this)])],[only_if(it_holds(some(all([controlled(you),subtype(elf)])))),sorcery_speed])).
means('If you have less life than an opponent, draw a card.',
      spell([program([if(condition:compare(life_of(you),less,most(o,all([opponent]),life_of(the(o)))),then:[draw(who:you,amount:1)])])])).
means('If you have less life than an opponent, you gain 3 life.',
      spell([program([if(condition:compare(life_of(you),less,most(o,all([opponent]),life_of(the(o)))),then:[gain_life(who:you,amount:3)])])])).
means('If you control fewer lands than an opponent, draw a card.',
      spell([program([if(condition:compare(count(all([controlled(you),land])),less,most(o,all([opponent]),count(all([controlled_by(the(o)),land])))),then:[draw(who:you,amount:1)])])])).
means('Target Elf can\'t be the target of spells or abilities this turn.',
      spell([program([change(what:target([subtype(elf)]),changes:[cant_be_targeted(anybody,[])],until:end_of_turn)])])).
means('Target Elf can\'t be the target of spells or abilities your opponents control this turn.',
      spell([program([change(what:target([subtype(elf)]),changes:[cant_be_targeted(opponent,[])],until:end_of_turn)])])).
means('When ~ enters, you gain 2 life for each time it was kicked.',
      triggered(enters(this),true,[program([gain_life(who:you,amount:times(2,times_paid(multikicker)))])])).
means('~ enters with two charge counters on it for each time it was kicked.',
      enters_with([counters(charge,the_amount(times(2,times_paid(multikicker))))])).
means('When ~ enters, create Grond, a legendary 4/4 green Beast creature token with reach.',
      triggered(enters(this),true,[program([create(who:you,amount:1,what:token('Grond',[legendary,creature],[beast],[green],4,4,[reach]))])])).
means('{2}: Create Gromm, a legendary 3/3 red Ogre creature token.',
      activated([mana('{2}')],[program([create(who:you,amount:1,what:token('Gromm',[legendary,creature],[ogre],[red],3,3,[]))])])).
means('When ~ dies, create Zill, a legendary 1/1 blue Bird creature token with flying.',
      triggered(dies(this),true,[program([create(who:you,amount:1,what:token('Zill',[legendary,creature],[bird],[blue],1,1,[flying]))])])).

%   What they speak of would not be known, or more is said than is kept.

lacks('Enchanted creature has protection from the chosen player.').
lacks('Target Elf becomes the target of your choice until end of turn.').
lacks('Choose a card type. Destroy all Elves of the chosen type.').
lacks('At the beginning of your upkeep or whenever an Elf dies, destroy it.').
lacks('Goad an Elf you don\'t control.').
lacks('{T}: Add one mana of any color that a land could produce this turn.').
lacks('Draw that many cards twice.').
lacks('Enchanted creature is a legendary Bear creature.').
lacks('Creatures can\'t attack you unless their controller pays {2}.').
lacks('Enchanted creature can\'t attack unless its controller pays 2 life.').
lacks('Change a target of target spell to another Elf.').
lacks('Separate all Elves into two piles. Destroy one pile.').


:- end_tests(chosen_and_kept).
