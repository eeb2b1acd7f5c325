:- encoding(utf8).
:- module(events_meant_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/discourse/meanings', [tree_meanings/3]).
:- use_module('../../../../prolog/magic/cards/meaning/term_abilities', [missing/2, term_ability/2]).
:- use_module('../../../../prolog/magic/cards/reading/abilities_within', [apart/3]).
:- use_module('../../../../prolog/magic/cards/syntax/sentences', [text_trees/3]).
:- use_module('../../../../prolog/magic/cards/vocabulary', [valid_ability/1]).

:- begin_tests(events_meant).

test(means, [forall(means(Text, Ability)), true(Found-Valid == Ability-yes)]) :-
    term_of(Text, Term),
    term_ability(Term, Found),
    ( valid_ability(Found) -> Valid = yes ; Valid = no ).

test(lacks, [forall(lacks(Text, What)), true(Found == What)]) :-
    term_of(Text, Term),
    \+ term_ability(Term, _),
    missing(Term, Missing),
    ( Missing = whole:Found -> true ; Missing = Category:_, functor(Category, Found, _) ).

test(what_is_set_up_is_looked_at_alone) :-
    apart(spell([program([for_now(this_turn,once,triggered(dies([]),true,[tap(that)])),scry(you,1)])]), Outer, Inner),
    Outer-Inner == spell([program([for_now,scry(you,1)])])-[triggered(dies([]),true,[tap(that)])].

term_of(Text, Term) :-
    text_trees(Text, Tokens, Trees),
    tree_meanings(Trees, Tokens, one(Term)).

means('Whenever ~ becomes the target of a spell or ability you control for the first time each turn, put a +1/+1 counter on it.',
      triggered(first_each_turn(becomes_target(this,any,you)),true,[program([put_counters(on:this,kind:'+1/+1',amount:1)])])).
means('Whenever ~ becomes the target of a spell or ability for the first time each turn, counter that spell or ability.',
      triggered(first_each_turn(targeted_by(this,any,any)),true,[program([counter(what:that)])])).
means('Whenever one or more Elf cards leave your graveyard during your turn, you gain 3 life.',
      triggered(one_or_more(leaves_graveyard(you,[subtype(elf)])),your_turn,[program([gain_life(who:you,amount:3)])])).
means('Whenever one or more artifact cards are put into your graveyard from anywhere, put that many +1/+1 counters on ~.',
      triggered(one_or_more(is_buried(you,anywhere,[artifact])),true,[program([put_counters(on:this,kind:'+1/+1',amount:that_many)])])).
means('Whenever a land card is put into a graveyard from anywhere, you gain 4 life.',
      triggered(is_buried(each([player]),anywhere,[land]),true,[program([gain_life(who:you,amount:4)])])).
means('Whenever one or more Goblins you control attack an opponent, that player discards a card.',
      triggered(one_or_more(attacks_whom([subtype(goblin),controlled(you)],[each([opponent])])),true,[program([discard(who:that_player,what:some(1,[]))])])).
means('Whenever one or more Elves or Goblins you control die, scry 2.',
      triggered(one_or_more(dies([either([subtype(elf)],[subtype(goblin)]),controlled(you)])),true,[program([scry(you,2)])])).
means('Whenever you cast a creature spell from exile, you gain 2 life.',
      triggered(casts(you,[creature,cast_from(exile)]),true,[program([gain_life(who:you,amount:2)])])).
means('Whenever an opponent casts a spell from a graveyard, you lose 1 life.',
      triggered(casts(each([opponent]),[cast_from(graveyard)]),true,[program([lose_life(who:you,amount:1)])])).
means('Whenever you cast your first Elf spell during each opponent\'s turn, scry 1.',
      triggered(casts_nth(you,1,[subtype(elf)]),opponents_turn,[program([scry(you,1)])])).
means('Whenever you cast your second artifact spell each turn, untap ~.', triggered(casts_nth(you,2,[artifact]),true,[program([untap(what:this)])])).
means('Whenever ~ and at least three other creatures attack, you gain 4 life.',
      triggered(attacks_with_others(3),true,[program([gain_life(who:you,amount:4)])])).
means('Whenever you gain life for the first time each turn, scry 1.', triggered(gains_life_nth(you,1),true,[program([scry(you,1)])])).
means('Whenever an artifact enters under an opponent\'s control, that player loses 2 life.',
      triggered(enters([artifact,controlled(opponent)]),true,[program([lose_life(who:that_player,amount:2)])])).
means('At the beginning of the upkeep of enchanted land\'s controller, that player loses 3 life.',
      triggered(begins(controller_of(enchanted(land)),upkeep),true,[program([lose_life(who:that_player,amount:3)])])).
means('At the beginning of each combat, you lose 1 life.', triggered(begins(each,begin_combat),true,[program([lose_life(who:you,amount:1)])])).
means('Whenever ~ attacks while you control a Goblin, you gain 2 life.',
      triggered(attacks(this),while(it_holds(some(all([controlled(you),subtype(goblin)])))),[program([gain_life(who:you,amount:2)])])).
means('When ~ enters and whenever it attacks, you lose 1 life.',
      triggered(either(enters(this),attacks(this)),true,[program([lose_life(who:you,amount:1)])])).
means('When you cycle ~ or it dies, you gain 3 life.', triggered(either(cycles(this),dies(this)),true,[program([gain_life(who:you,amount:3)])])).
means('Whenever a creature attacks one of your opponents, that player loses 2 life.',
      triggered(attacks_whom([creature],[each([opponent])]),true,[program([lose_life(who:that_player,amount:2)])])).
means('Whenever you commit a crime, untap ~. This ability triggers only once each turn.',
      triggered(commits_crime(you),true,[program([untap(what:this)])],[once_each_turn])).
means('Whenever you discard one or more cards, you gain that much life.',
      triggered(one_or_more(discards(you,[])),true,[program([gain_life(who:you,amount:that_many)])])).
means('Whenever three or more Elves you control attack, scry 1.',
      triggered(attacks_with(you,3,[subtype(elf),controlled(you)]),true,[program([scry(you,1)])])).
means('Whenever one or more +1/+1 counters are put on an Elf you control, you gain that much life.',
      triggered(gets_counters('+1/+1',[subtype(elf),controlled(you)]),true,[program([gain_life(who:you,amount:that_many)])])).
means('When equipped creature becomes the target of a spell, untap it.',
      triggered(becomes_target(equipped(creature),spell,any),true,[program([untap(what:that)])])).
means('Whenever ~ attacks for the first time each turn, untap all Elves you control.',
      triggered(first_each_turn(attacks(this)),true,[program([untap(what:all([subtype(elf),controlled(you)]))])])).
means('Whenever you surveil, put a +1/+1 counter on target Elf.',
      triggered(surveils(you),true,[program([put_counters(on:target([subtype(elf)]),kind:'+1/+1',amount:1)])])).
means('Whenever you cycle or discard another card, you gain 1 life.', triggered(discards(you,[other]),true,[program([gain_life(who:you,amount:1)])])).
means('Whenever a Goblin you control dies while ~ is in your graveyard, you may pay {2}. If you do, return ~ from your graveyard to your hand.',
      triggered(dies([subtype(goblin),controlled(you)]),lies_buried,[program([pays(who:you,costs:[mana('{2}')],then:[return_to_hand(this_buried)],else:[])])])).
means('~ enters with X +1/+1 counters on it, where X is the number of Elves you control.',
      enters_with([counters('+1/+1',the_amount(count(all([subtype(elf),controlled(you)]))))])).
means('~ enters with a +1/+1 counter, a reach counter, and a shield counter on it.',
      enters_with([counters('+1/+1',1),counters(reach,1),counters(shield,1)])).
means('~ enters tapped if it\'s not your turn.', enters_with([provided(not_your_turn),tapped])).
means('If you control three or more other Elves, ~ enters tapped.',
      enters_with([provided(it_holds(compare(count(all([other,controlled(you),subtype(elf)])),at_least,3))),tapped])).
means('Legendary Elves you control enter with two additional +1/+1 counters on them.',
      replacement(enters([subtype(elf),type(legendary),controlled(you)]),entering([counters('+1/+1',2)]))).
means('You may have ~ enter as a copy of an artifact you control.', enters_as_copy([artifact,controlled(you)],[])).
means('As long as ~ is tapped, Goblins enter tapped.',
      replacement(enters([subtype(goblin)]),entering([provided(it_holds(fits(this,[tapped]))),tapped]))).
means('If an Elf source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
      replacement(deals_damage(any,[those([subtype(elf),controlled(you)])],any),times(2))).
means('If a red source you control would deal noncombat damage to an opponent or a permanent an opponent controls, it deals that much damage plus 3 instead.',
      replacement(deals_damage(noncombat,[those([color(red),controlled(you)])],[each([opponent]),those([controlled(opponent)])]),plus(3))).
means('If ~ would die, instead exile it with four egg counters on it.', replacement(dies(this),exile_with(egg,4))).
means('If damage would be dealt to ~, prevent that damage and put that many charge counters on it.',
      replacement(deals_damage(any,any,[this]),prevented([program([put_counters(on:this,kind:charge,amount:that_many)])]))).
means('If a source would deal damage to enchanted creature, prevent 3 of that damage.',
      replacement(deals_damage(any,any,[enchanted(creature)]),prevents(3))).
means('If a source would deal damage to another Elf you control, prevent all but 2 of that damage.',
      replacement(deals_damage(any,any,[those([other,subtype(elf),controlled(you)])]),prevents_all_but(2))).
means('Prevent all damage that would be dealt to ~ by Goblins.', replacement(deals_damage(any,[those([subtype(goblin)])],[this]),nothing)).
means('Prevent all combat damage that would be dealt this turn by Elves and Goblins.',
      spell([program([for_now(this_turn,always,replacement(deals_damage(combat,[those([either([subtype(elf)],[subtype(goblin)])])],any),nothing))])])).
means('As long as it\'s your turn, prevent all combat damage that would be dealt to ~.',
      replacement(deals_damage(combat,any,[this]),provided(your_turn,nothing))).
means('If you would draw a card, you may put a charge counter on ~ instead.',
      replacement(draws(you),may(done([program([put_counters(on:this,kind:charge,amount:1)])])))).
means('If an Elf an opponent controls would die, instead exile it and you gain 3 life.',
      replacement(dies([subtype(elf),controlled(opponent)]),exile_then([program([gain_life(who:you,amount:3)])]))).
means('If an Elf would die, put it on the bottom of its owner\'s library instead.', replacement(dies([subtype(elf)]),library_bottom)).
means('If an artifact card would be put into your graveyard from anywhere this turn, exile that card instead.',
      spell([program([for_now(this_turn,always,replacement(put_into_graveyard(you,[artifact]),exile))])])).
means('If a player would gain life, that player loses that much life instead.', replacement(gains_life(each([player])),lost)).
means('Target Elf gets +3/+0 until end of turn. When that creature dies this turn, you gain 3 life.',
      spell([program([change(what:target([subtype(elf)]),changes:[pt(3,0)],until:end_of_turn),for_now_of(this_turn,once,chosen(1),triggered(dies([]),true,[program([gain_life(who:you,amount:3)])]))])])).
means('{2}: When you next cast an artifact spell this turn, you gain 2 life.',
      activated([mana('{2}')],[program([for_now(this_turn,once,triggered(casts(you,[artifact]),true,[program([gain_life(who:you,amount:2)])]))])])).
means('[-2]: Until your next turn, whenever an Elf attacks you, it gets -1/-1 until end of turn.',
      activated([loyalty(-2)],[program([for_now(until_your_next_turn,always,triggered(attacks_whom([subtype(elf)],[you]),true,[program([change(what:that,changes:[pt(-1,-1)],until:end_of_turn)])]))])])).
means('When ~ blocks a Goblin, sacrifice ~ at end of combat.',
      triggered(blocks_a(this,[subtype(goblin)]),true,[program([delay(end_combat,things(this),[sacrifice(you,that)])])])).
means('Create a 2/2 green Elf creature token. Sacrifice it at the beginning of your next upkeep.',
      spell([program([a:create(who:you,amount:1,what:token('Elf',[creature],[elf],[green],2,2,[])),delay(your(upkeep),things(did(a)),[sacrifice(you,that)])])])).
means('{3}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.',
      activated([mana('{3}')],[program([prevent_next_time([color(red)],you)])])).
means('Draw two cards, then you may discard a card. When you discard an Elf card this way, destroy target land.',
      spell([program([draw(who:you,amount:2),may(who:you,then:[d:discard(who:you,what:some(1,[]))]),if(condition:some(those(before(d),[subtype(elf)])),then:[reflexive([program([destroy(what:target([land]))])])])])])).
means('Whenever another Elf dies, if it had a +1/+1 counter on it, you gain 2 life.',
      triggered(dies([other,subtype(elf)]),was(that,[with_counter('+1/+1')]),[program([gain_life(who:you,amount:2)])])).
means('When ~ dies, if it had no charge counters on it, you gain 2 life.',
      triggered(dies(this),it_holds(not(fits(this,[with_counter(charge)]))),[program([gain_life(who:you,amount:2)])])).
means('At the beginning of your upkeep, sacrifice an Elf. If you can\'t, tap ~.',
      triggered(begins(your,upkeep),true,[program([a:sacrifice(who:you,what:some(1,[subtype(elf)])),if(condition:not(did(a)),then:[tap(what:this)])])])).
means('At the beginning of your end step, if an Elf died under your control this turn, scry 3.',
      triggered(begins(your,end_turn),quantity(past(you,died([subtype(elf)])),at_least,1),[program([scry(you,3)])])).
means('At the beginning of your end step, if you descended this turn, scry 3.',
      triggered(begins(your,end_turn),quantity(past(you,descended),at_least,1),[program([scry(you,3)])])).
means('At the beginning of your end step, you gain 2 life for each Goblin that died this turn.',
      triggered(begins(your,end_turn),true,[program([gain_life(who:you,amount:times(2,past(each([player]),died([subtype(goblin)]))))])])).
means('Destroy target Elf that attacked this turn.', spell([program([destroy(what:target([subtype(elf),did_this_turn(attacked)]))])])).
means('At the beginning of each end step, if an opponent discarded an Elf card this turn, scry 1.',
      triggered(begins(each,end_turn),quantity(past(each([opponent]),discarded([subtype(elf)])),at_least,1),[program([scry(you,1)])])).
means('At the beginning of your end step, if ~ didn\'t attack this turn, you lose 2 life.',
      triggered(begins(your,end_turn),it_holds(not(fits(this,[did_this_turn(attacked)]))),[program([lose_life(who:you,amount:2)])])).
means('Whenever ~ or equipped creature attacks, you gain 3 life.',
      triggered(either(attacks(this),attacks(equipped(creature))),true,[program([gain_life(who:you,amount:3)])])).
means('Whenever ~ or an Elf you control dies, you gain 2 life.',
      triggered(either(dies(this),dies([other,subtype(elf),controlled(you)])),true,[program([gain_life(who:you,amount:2)])])).
means('When you have 33 or more life, sacrifice ~.',
      triggered(state(it_holds(compare(life_of(you),at_least,33))),true,[program([sacrifice(who:you,what:those(this,[controlled_by(you)]))])])).
means('When ~ has no charge counters on it, sacrifice it.',
      triggered(state(it_holds(compare(on(charge,this),at_most,0))),true,[program([sacrifice(who:you,what:those(this,[controlled_by(you)]))])])).
means('Whenever an opponent is dealt noncombat damage, you gain that much life.',
      triggered(is_dealt_damage(noncombat,each([opponent])),true,[program([gain_life(who:you,amount:that_many)])])).
means('Whenever a source deals damage to ~, that source\'s controller loses 3 life.',
      triggered(deals_damage(any,[],[this]),true,[program([lose_life(who:controller(that),amount:3)])])).
means('Whenever a red source you control deals damage to an opponent, scry 1.',
      triggered(deals_damage(any,[color(red),controlled(you)],each([opponent])),true,[program([scry(you,1)])])).
means('Whenever you scry or surveil, you gain 2 life.', triggered(either(scries(you),surveils(you)),true,[program([gain_life(who:you,amount:2)])])).
means('Whenever an opponent plays a land, you lose 2 life.',
      triggered(plays_land(each([opponent]),[land]),true,[program([lose_life(who:you,amount:2)])])).
means('When you play another land, you gain 3 life.', triggered(plays_land(you,[other,land]),true,[program([gain_life(who:you,amount:3)])])).
means('Whenever an opponent casts their second Elf spell each turn, scry 2.',
      triggered(casts_nth(each([opponent]),2,[subtype(elf)]),true,[program([scry(you,2)])])).
means('Whenever an opponent draws their third card each turn, you gain 2 life.',
      triggered(draws_nth(each([opponent]),3),true,[program([gain_life(who:you,amount:2)])])).
means('Whenever you lose life for the first time each turn, you gain that much life.',
      triggered(loses_life_nth(you,1),true,[program([gain_life(who:you,amount:that_many)])])).
means('When ~ is put into your graveyard from your library, you gain 4 life.',
      triggered(is_buried(you,library,this_buried),true,[program([gain_life(who:you,amount:4)])])).
means('When ~ enters untapped, you gain 3 life.',
      triggered(enters(this),while(it_holds(fits(this,[untapped]))),[program([gain_life(who:you,amount:3)])])).
means('When ~ enters from a graveyard, you lose 3 life.',
      triggered(enters(this),while(it_holds(fits(this,[came_from(graveyard)]))),[program([lose_life(who:you,amount:3)])])).
means('Whenever an opponent casts an Elf spell, if no mana was spent to cast it, counter that spell.',
      triggered(casts(each([opponent]),[subtype(elf)]),matches(that,[unpaid]),[program([counter(what:that)])])).
means('At the beginning of your upkeep, if no Elves are on the battlefield, you lose 3 life.',
      triggered(begins(your,upkeep),it_holds(not(some(all([subtype(elf)])))),[program([lose_life(who:you,amount:3)])])).
means('Whenever ~ transforms into ~, you gain 3 life.', triggered(transforms(this),true,[program([gain_life(who:you,amount:3)])])).
means('Whenever a player attacks with four or more Elves, scry 2.',
      triggered(attacks_with(each([player]),4,[subtype(elf)]),true,[program([scry(you,2)])])).
means('When ~ enters, if it entered from your graveyard or you cast it from your graveyard, you gain 2 life.',
      triggered(enters(this),it_holds(or(fits(this,[came_from(graveyard),owned(you)]),and(was_cast,fits(this,[cast_from(graveyard),owned(you)])))),[program([gain_life(who:you,amount:2)])])).
means('Whenever you sacrifice ~ or another Elf, you gain 3 life.',
      triggered(either(sacrifices(you,[this]),sacrifices(you,[other,subtype(elf)])),true,[program([gain_life(who:you,amount:3)])])).
means('Whenever another Elf you control leaves the battlefield, if it had counters on it, you gain 2 life.',
      triggered(leaves([other,subtype(elf),controlled(you)]),was(that,[with_counters]),[program([gain_life(who:you,amount:2)])])).

lacks('Whenever ~ dies for the first time each turn, draw a card.', happens).
lacks('You may have ~ enter as a copy of an Elf card in a graveyard.', permanents_alone).
lacks('If a source would deal damage to ~, it deals double that damage to you instead.', same_receiver).
lacks('Whenever ~ or equipped creature deals combat damage to a player, untap it.', "of several that deal damage, which one is meant, the rules do not tell").
lacks('Prevent all combat damage that would be dealt this turn by Elves target opponent controls.', "what lasts for the turn, speaks of what is over then").
lacks('~ costs {1} less to cast for each Elf that attacked this turn.', "who attacked and is gone, is counted, too").
lacks('Whenever ~ deals combat damage to a player, that player discards two cards at random. If the player can\'t, you gain 2 life.',
      "whether it could be done, the rules do not tell").

:- end_tests(events_meant).
