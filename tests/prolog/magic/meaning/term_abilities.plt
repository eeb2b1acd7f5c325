:- encoding(utf8).
:- module(term_abilities_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/discourse/meanings', [tree_meanings/3]).
:- use_module('../../../../prolog/magic/cards/meaning/linear', [forgetful/1]).
:- use_module('../../../../prolog/magic/cards/meaning/term_abilities', [missing/2, term_ability/2]).
:- use_module('../../../../prolog/magic/cards/syntax/sentences', [text_trees/3]).
:- use_module('../../../../prolog/magic/cards/vocabulary', [valid_ability/1]).

:- begin_tests(term_abilities).

test(no_row_passes_over_anything, [true(Rows == [])]) :-
    findall(Row, forgetful(Row), Rows).

test(means, [forall(means(Text, Ability)), true(Found-Valid == Ability-yes)]) :-
    term_of(Text, Term),
    term_ability(Term, Found),
    ( valid_ability(Found) -> Valid = yes ; Valid = no ).

test(lacks, [forall(lacks(Text, What)), true(Found == What)]) :-
    term_of(Text, Term),
    \+ term_ability(Term, _),
    missing(Term, Missing),
    shortened(Missing, Found).

%   term_of(+Text, -Term): what the reader makes of Text, whose lines are written behind one another.

term_of(Joined, Term) :-
    atomic_list_concat(Lines, ' / ', Joined),
    atomic_list_concat(Lines, '\n', Text),
    text_trees(Text, Tokens, Trees),
    tree_meanings(Trees, Tokens, one(Term)).

shortened(whole:Reason, Short) :-
    !,
    Short = Reason.
shortened(Category:_, Name) :-
    ( Category = verb(Verb, _, _, _) -> Name = verb(Verb) ; functor(Category, Name, _) ).

means('{1}: ~ becomes a 3/1 artifact creature with all creature types until end of turn. It\'s still a land.',
      activated([mana('{1}')],[program([change(what:this,changes:[add_types([artifact,creature]),set_pt(3,1),every_creature_type],until:end_of_turn)])])).
means('[0]: Until end of turn, ~ becomes a 3/3 Elf creature that\'s still a planeswalker.',
      activated([loyalty(0)],[program([change(what:this,changes:[add_types([creature]),add_subtypes([elf]),set_pt(3,3)],until:end_of_turn)])])).
means('Each creature you control is a Goblin in addition to its other creature types.', static([creature,controlled(you)],[add_subtypes([goblin])])).
means('Look at the top four cards of your library, then put them back in any order. You may shuffle.',
      spell([program([look(who:you,what:top(4,you),name:a),move(what:the(a),to:library(top)),may(who:you,then:[shuffle(who:you)])])])).
means('{T}: Look at the top card of target opponent\'s library. You may put that card into that player\'s graveyard.',
      activated([tap],[program([look(who:you,what:top(1,target([opponent])),name:a),may(who:you,then:[move(what:the(a),to:graveyard)])])])).
means('When ~ enters, you may reveal the top card of your library. If an Elf card is revealed this way, you gain 2 life.',
      triggered(enters(this),true,[program([may(who:you,then:[b:reveal(what:top(1,you),name:b)]),if(condition:some(those(before(b),[subtype(elf)])),then:[gain_life(who:you,amount:2)])])])).
means('~ deals 4 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.',
      spell([program([a:deal(source:this,amount:4,to:all([creature])),exile_if_dies(things(those(did(a),[creature])))])])).
means('~ deals 1 damage to any target. ~ deals 3 damage instead if you control an Elf.',
      spell([program([if(condition:some(all([controlled(you),subtype(elf)])),then:[deal(source:this,amount:3,to:chosen(1))],else:[deal(source:this,amount:1,to:target([any_target]))])])])).
means('~ deals 2 damage to target player or planeswalker. That player or that planeswalker\'s controller mills two cards.',
      spell([program([deal(source:this,amount:2,to:target([either([player],[type(planeswalker)])])),mill(who:player_of(chosen(1)),amount:2)])])).
means('{T}: Target 1/2 Elf gets +1/+1 until end of turn.',
      activated([tap],[program([change(what:target([subtype(elf),compared(power,exactly,1),compared(toughness,exactly,2)]),changes:[pt(1,1)],until:end_of_turn)])])).
means('{1}{R}: Target Elf attacks this turn if able.', activated([mana('{1}{R}')],[program([change(what:target([subtype(elf)]),changes:[must_attack],until:end_of_turn)])])).
means('{B/G}, {T}: Add {B}{B}, {B}{G}, or {G}{G}.', activated([mana('{B/G}'),tap],[program([add_combination(2,[black,green])])])).
means('When ~ leaves the battlefield, return the exiled cards to their owners\' hands.', triggered(leaves(this),true,[program([move(what:linked_exile,to:hand)])])).
means('~ has trample as long as you control at least two other Elves.',
      static(this,[gain(trample)],it_holds(compare(count(all([other,controlled(you),subtype(elf)])),at_least,2)))).
means('When ~ enters, target instant card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.',
      triggered(enters(this),true,[program([give_flashback(target([type(instant),card_in(graveyard,you)]))])])).
means('At the beginning of each combat, any opponent may discard a card. If a player does, tap ~.',
      triggered(begins(each,begin_combat),true,[program([b:for_each(name:a,of:all([opponent]),do:[may(who:the(a),then:[discard(who:the(a),what:some(1,[]))])]),if(condition:some(doers(b)),then:[tap(what:this)])])])).
means('~ deals 2 damage to target opponent or planeswalker. That player or that planeswalker\'s controller discards a card.',
      spell([program([deal(source:this,amount:2,to:target([either([opponent],[type(planeswalker)])])),discard(who:player_of(chosen(1)),what:some(1,[]))])])).
means('~\'s power is equal to the number of Elves you control and its toughness is equal to that number plus 2.',
      static(this,[defined_pt(the_amount(count(all([subtype(elf),controlled(you)]))),plus(the_amount(count(all([subtype(elf),controlled(you)]))),2))])).
means('Whenever a Mountain you control enters, if you control at least three other Mountains, draw a card.',
      triggered(enters([subtype(mountain),controlled(you)]),it_holds(compare(count(all([controlled(you),subtype(mountain),not([is(that)])])),at_least,3)),[program([draw(who:you,amount:1)])])).
means('Each other player draws a card.', spell([program([draw(who:all([player,not([is(you)])]),amount:1)])])).
means('Target player sacrifices an Elf, then gains life equal to that Elf\'s toughness.',
      spell([program([a:sacrifice(who:target([player]),what:some(1,[subtype(elf)])),gain_life(who:chosen(1),amount:size(toughness,before(a)))])])).
means('Destroy target creature with power 3 or less an opponent controls.',
      spell([program([destroy(what:target([creature,compared(power,at_most,3),controlled(opponent)]))])])).
means('Each player draws a card for each Elf they control.',
      spell([program([each(name:a,of:all([player]),do:draw(who:the(a),amount:count(all([subtype(elf),controlled_by(the(a))]))))])])).
means('When ~ enters, you may exile target card from a graveyard. If you do, you gain 3 life.',
      triggered(enters(this),true,[program([a:may(who:you,then:[move(what:target([card_in(graveyard,each([player]))]),to:exile)]),if(condition:did(a),then:[gain_life(who:you,amount:3)])])])).
means('{2}, {T}, Sacrifice another creature: Put two +1/+1 counters on target creature you control. It gains trample until end of turn.',
      activated([mana('{2}'),tap,sacrifice(1,[other,creature])],[program([put_counters(on:target([creature,controlled(you)]),kind:'+1/+1',amount:2),change(what:chosen(1),changes:[gain(trample)],until:end_of_turn)])])).
means('Whenever ~ or another Goblin you control dies, each opponent loses 1 life.',
      triggered(either(dies(this),dies([other,subtype(goblin),controlled(you)])),true,[program([lose_life(who:all([opponent]),amount:1)])])).
means('At the beginning of each opponent\'s upkeep, that player discards a card.',
      triggered(begins(opponent,upkeep),true,[program([discard(who:that_player,what:some(1,[]))])])).
means('[-2]: Return up to two target land cards from your graveyard to the battlefield tapped.',
      activated([loyalty(-2)],[program([move(what:targets(up_to(2),[land,card_in(graveyard,you)]),to:battlefield,under:you,how:[tapped])])])).
means('Exile the top three cards of your library. Put all land cards exiled this way into your hand.',
      spell([program([a:move(what:top(3,you),to:exile),move(what:all([land,among(did(a))]),to:hand)])])).
means('~ deals X damage to target creature, where X is the number of Swamps you control.',
      spell([program([deal(source:this,amount:count(all([subtype(swamp),controlled(you)])),to:target([creature]))])])).
means('Counter target green spell unless its controller pays {6}.',
      spell([program([pays(who:controller(chosen(1)),costs:[mana('{6}')],then:[],else:[counter(what:target([spell,color(green)]))])])])).
means('Choose one — / • Destroy target artifact. / • Create two 1/1 green Elf creature tokens with reach.',
      spell([modal([[program([destroy(what:target([artifact]))])],[program([create(who:you,amount:2,what:token('Elf',[creature],[elf],[green],1,1,[reach]))])]])])).
means('Whenever ~ attacks, you may pay {2}. If you do, draw a card.',
      triggered(attacks(this),true,[program([pays(who:you,costs:[mana('{2}')],then:[draw(who:you,amount:1)],else:[])])])).
means('Look at the top nine cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.',
      spell([program([look(who:you,what:top(9,you),name:a),move(what:some(1,[among(the(a))]),to:hand),move(what:those(the(a),[in(library,you)]),to:library(bottom))])])).
means('{T}: Target creature gets +2/-1 until end of turn. Activate only as a sorcery.',
      activated([tap],[program([change(what:target([creature]),changes:[pt(2,-1)],until:end_of_turn)])],[sorcery_speed])).
means('Search your library for an Elf card, reveal it, put it into your hand, then shuffle.',
      spell([program([search(you,[subtype(elf)],hand,revealed)])])).
means('Destroy target Elf. It can\'t be regenerated.',
      spell([program([bury(target([subtype(elf)]))])])).
means('Gain control of target Elf until end of turn. Untap that Elf. It gains reach until end of turn.',
      spell([program([change(what:target([subtype(elf)]),changes:[controlled_by(you)],until:end_of_turn),untap(what:chosen(1)),change(what:chosen(1),changes:[gain(reach)],until:end_of_turn)])])).
means('You gain 1 life for each creature you control and draw a card for each land you control.',
      spell([program([gain_life(who:you,amount:count(all([creature,controlled(you)]))),draw(who:you,amount:count(all([land,controlled(you)])))])])).
means('If you control three or more artifacts, draw two cards. Otherwise, draw a card.',
      spell([program([if(condition:compare(count(all([controlled(you),artifact])),at_least,3),then:[draw(who:you,amount:2)],else:[draw(who:you,amount:1)])])])).
means('Each opponent sacrifices a creature, then discards a card.',
      spell([program([sacrifice(who:all([opponent]),what:some(1,[creature])),discard(who:all([opponent]),what:some(1,[]))])])).
means('Choose one — / • Destroy target artifact. / • Put a +1/+1 counter on target creature. It gains reach until end of turn.',
      spell([modal([[program([destroy(what:target([artifact]))])],[program([put_counters(on:target([creature]),kind:'+1/+1',amount:1),change(what:chosen(2),changes:[gain(reach)],until:end_of_turn)])]])])).
means('{1}: ~ becomes a 2/2 green Bear creature until end of turn. It\'s still a land.',
      activated([mana('{1}')],[program([change(what:this,changes:[add_types([creature]),add_subtypes([bear]),set_colors([green]),set_pt(2,2)],until:end_of_turn)])])).
means('[I], [II]: Create a Food token.',
      triggered(chapter([1,2]),true,[program([create(who:you,amount:1,what:predefined(food))])])).
means('Prevent all combat damage that would be dealt to you this turn.',
      spell([program([prevent_all_to(combat,you)])])).
means('Destroy target creature an opponent controls. That player draws a card.',
      spell([program([destroy(what:target([creature,controlled(opponent)])),draw(who:controller(chosen(1)),amount:1)])])).
means('Whenever a creature you control with power greater than its toughness attacks, draw a card.',
      triggered(attacks([creature,controlled(you),which(compare(size(power,it),greater,size(toughness,it)))]),true,[program([draw(who:you,amount:1)])])).
means('Whenever ~ becomes the target of a spell or ability an opponent controls, you gain 2 life.',
      triggered(becomes_target(this,any,opponent),true,[program([gain_life(who:you,amount:2)])])).
means('Look at the top two cards of your library. Put one of them into your graveyard and the other into your hand.',
      spell([program([look(who:you,what:top(2,you),name:a),move(what:some(1,[among(the(a))]),to:graveyard),move(what:those(the(a),[in(library,you)]),to:hand)])])).
means('Tap target Elf. It doesn\'t untap during its controller\'s next untap step.',
      spell([program([tap(what:target([subtype(elf)])),stays_tapped(chosen(1))])])).
means('Elves you control with counters on them get +1/+1 and have reach.',
      static([subtype(elf),controlled(you),with_counters],[pt(1,1),gain(reach)])).
means('As long as you have one or fewer cards in hand, ~ gets +2/+0.',
      static(this,[pt(2,0)],it_holds(compare(count(all([in(hand,you)])),at_most,1)))).
means('Target opponent reveals their hand. You choose an Elf card from it. That player discards that card.',
      spell([program([reveal(what:all([in(hand,target([opponent]))]),name:a),choose(name:c,who:you,least:1,most:1,from:all([subtype(elf),among(the(a))])),discard(what:the(c))])])).
means('Exile target card from a graveyard. If a creature card was exiled this way, draw a card.',
      spell([program([a:move(what:target([card_in(graveyard,each([player]))]),to:exile),if(condition:some(those(before(a),[creature])),then:[draw(who:you,amount:1)])])])).
means('Each opponent sacrifices a land unless they pay {1}.',
      spell([program([for_each(name:c,of:all([opponent]),do:[pays(who:the(c),costs:[mana('{1}')],then:[],else:[sacrifice(who:the(c),what:some(1,[land]))])])])])).
means('Destroy all creatures. For each nontoken creature destroyed this way, you gain 1 life.',
      spell([program([a:destroy(what:all([creature])),gain_life(who:you,amount:count(all([creature,nontoken,among(before(a))])))])])).
means('Draw a card and add {R}. You may play an additional land this turn.',
      spell([program([draw(who:you,amount:1),add_mana(who:you,what:[red]),more_lands(you,1)])])).
means('Each player discards any number of cards, then draws that many cards.',
      spell([program([for_each(name:a,of:all([player]),do:[b:discard(who:the(a),what:any_number([])),draw(who:the(a),amount:count(did(b)))])])])).
means('Destroy target creature if it\'s red.',
      spell([program([if(condition:fits(chosen(1),[color(red)]),then:[destroy(what:target([creature]))])])])).
means('~ deals damage to each player equal to the number of Elves that player controls.',
      spell([program([each(name:b,of:all([player]),do:deal(to:the(b),source:this,amount:count(all([subtype(elf),controlled_by(the(b))]))))])])).
means('~ deals damage to each creature equal to its power.',
      spell([program([each(name:b,of:all([creature]),do:deal(to:the(b),source:this,amount:size(power,the(b))))])])).
means('~ deals 2 damage to target player or planeswalker.',
      spell([program([deal(source:this,amount:2,to:target([either([player],[type(planeswalker)])]))])])).
means('An opponent chooses a creature you control. Destroy that creature.',
      spell([program([choose(name:a,who:you,least:1,most:1,from:all([opponent])),choose(name:b,who:the(a),least:1,most:1,from:all([creature,controlled(you)])),destroy(what:the(b))])])).
means('Return all instant and sorcery cards from your graveyard to your hand.',
      spell([program([move(what:all([either([type(instant)],[type(sorcery)]),in(graveyard,you)]),to:hand)])])).
means('Elves you control with five or more +1/+1 counters on them have reach.',
      static([subtype(elf),controlled(you),which(compare(on('+1/+1',it),at_least,5))],[gain(reach)])).
means('Creatures target player controls get -1/-1 until end of turn. Tap those creatures.',
      spell([program([name(name:those1,what:all([creature,controlled_by(target([player]))])),change(what:all([creature,controlled_by(chosen(1))]),changes:[pt(-1,-1)],until:end_of_turn),tap(what:the(those1))])])).
means('Tap all green creatures. Those creatures gain reach until end of turn.',
      spell([program([name(name:those1,what:all([creature,color(green)])),tap(what:all([creature,color(green)])),change(what:the(those1),changes:[gain(reach)],until:end_of_turn)])])).
means('Target opponent gains control of target Elf you control.',
      spell([program([change(what:target([subtype(elf),controlled(you)]),changes:[controlled_by(target([opponent]))],until:permanent)])])).
means('Until end of turn, target Elf becomes a green Wolf with base power and toughness 5/3 and loses all abilities.',
      spell([program([change(what:target([subtype(elf)]),changes:[set_creature_types([wolf]),set_colors([green]),set_pt(5,3),lose_abilities],until:end_of_turn)])])).
means('{9}: ~ deals 4 damage divided as you choose among any number of target Elves.',
      activated([mana('{9}')],[program([divided_damage(this,4,target([subtype(elf)]))])])).

lacks('Return target creature to its owner\'s hand. If you control an Elf, you may put that creature on top of its owner\'s library instead.', not_optional).
lacks('~ deals damage equal to the exiled card\'s power to any target.', "what is exiled as a cost, the rules do not find again").
lacks('Look at the top three cards of target opponent\'s library. Put one of those cards into that player\'s graveyard and the rest on top of their library in any order.',
      "who puts them in order, is not said").
lacks('Each player reveals the top card of their library, loses life equal to that card\'s mana value, then puts it into their hand.',
      "each one's own, or that of all, is not said").
lacks('Tap target creature. It phases in.', verb(phase)).
lacks('Each player exiles a creature. They gain 1 life.', "several would choose of the same").
lacks('Power-up — {2}: Draw a card.', ability).
lacks('Whenever a creature an opponent controls dies, that player loses 1 life. Each other player gains 1 life.', "other than what, is not said").
lacks('Return target creature to its owner\'s hand. If it was tapped, draw a card.', of_it).
lacks('{2}, Exile another creature card from your graveyard: Draw a card.', np).
lacks('When ~ enters, choose target player.', "what is chosen is spoken of elsewhere").
lacks('Enchanted creature gets +1/+1 for each other Elf you control.', "other than what, is not said").
lacks('For each player, choose a creature that player controls. Destroy those creatures.', "what is done for each, is spoken of for all").
lacks('Each player discards two cards. Each player draws that many cards.', "as much as all of them, or as each of them, is not said").
lacks('At the beginning of your upkeep, if each player has 10 or less life, draw a card.', one_or_all_together).
lacks('{T}, {Q}: Draw a card.', whole_limit).
lacks('Target creature gets +X/+0 until end of turn, where X is the number of Elves you control. Draw X cards.', "what is spoken of is nothing that the rules can find").
lacks('Equipped creature gets +1/+1. If it\'s an Elf, it gets +3/+1 instead.', "what is so for good, no spell says").
lacks('Return target Elf, Aura, or legendary artifact card from your graveyard to your hand.', set).
lacks('When you cast ~, it gains flying.', "a spell on the stack is no permanent yet").
lacks('~ deals 4 damage divided as you choose among any number of target Elves. Tap target Elf.', "beside what is divided, the rules number no other targets").
lacks('Search your library for an Elf card, put it onto the battlefield, then shuffle. That Elf gains reach until end of turn.', "what is spoken of, nothing has named or done").
lacks('Green spells you control have deathtouch.', "what is so for good, no spell says").

:- end_tests(term_abilities).
