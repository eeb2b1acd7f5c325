:- encoding(utf8).
:- module(single_effects_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/discourse/meanings', [tree_meanings/3]).
:- use_module('../../../../prolog/magic/cards/meaning/term_abilities', [missing/2, term_ability/2]).
:- use_module('../../../../prolog/magic/cards/reading/ability_sense', [misplaced/3]).
:- use_module('../../../../prolog/magic/cards/syntax/sentences', [text_trees/3]).
:- use_module('../../../../prolog/magic/cards/vocabulary', [valid_ability/1]).

:- begin_tests(single_effects).

test(means, [forall(means(Text, Ability)), true(Found-Valid == Ability-yes)]) :-
    term_of(Text, Term),
    term_ability(Term, Found),
    ( valid_ability(Found) -> Valid = yes ; Valid = no ).

test(lacks, [forall(lacks(Text, What)), true(Found == What)]) :-
    term_of(Text, Term),
    \+ term_ability(Term, _),
    missing(Term, Category:Part),
    ( Category == whole -> Found = Part ; functor(Category, Found, _) ).

test(any_number_beside_another, [true(Reason == "of any number of targets, the rules know only those that are named alone")]) :-
    term_of('Destroy any number of target Elves. Tap target Goblin.', Term),
    term_ability(Term, Ability),
    misplaced(Ability, spell, Reason).

%   term_of(+Text, -Term): what the reader makes of Text, whose lines are written behind one another.

term_of(Joined, Term) :-
    atomic_list_concat(Lines, ' / ', Joined),
    atomic_list_concat(Lines, '\n', Text),
    text_trees(Text, Tokens, Trees),
    tree_meanings(Trees, Tokens, one(Term)).

means('Flip a coin. If you win the flip, draw two cards. If you lose the flip, discard a card.',
      spell([program([flip_coin(who:you,name:a),if(condition:flip_won(a),then:[draw(who:you,amount:2)]),if(condition:flip_lost(a),then:[discard(who:you,what:some(1,[]))])])])).
means('You may flip a coin. If you lose the flip, you lose 2 life.',
      spell([program([may(who:you,then:[flip_coin(who:you,name:b)]),if(condition:flip_lost(b),then:[lose_life(who:you,amount:2)])])])).
means('Reveal cards from the top of your library until you reveal a Goblin card. Put that card onto the battlefield and the rest on the bottom of your library in a random order.',
      spell([program([dig(who:you,for:[subtype(goblin)],name:a),name(name:b,what:those(the(a),[subtype(goblin)])),move(what:the(b),to:battlefield,under:you),move(what:those(the(a),[in(library,you)]),to:library(random))])])).
means('Target opponent exiles cards from the top of their library until they exile a land card.',
      spell([program([dig(who:target([opponent]),for:[land],name:c,how:hidden),a:move(what:the(c),to:exile),name(name:b,what:those(did(a),[land]))])])).
means('Clash with an opponent. If you win, draw a card.',
      spell([program([choose(name:b,who:you,least:1,most:1,from:all([opponent])),reveal(what:top(1,both(you,the(b))),name:a),for_each(name:c,of:both(you,the(b)),do:[may(who:the(c),then:[move(what:those(the(a),[owned_by(the(c))]),to:library(bottom))])]),if(condition:and(some(those(the(a),[owned_by(you)])),or(not(some(those(the(a),[not([owned_by(you)])]))),compare(size(mana_value,those(the(a),[owned_by(you)])),greater,size(mana_value,those(the(a),[not([owned_by(you)])]))))),then:[draw(who:you,amount:1)])])])).
means('Populate, then you gain 2 life.',
      spell([program([choose(name:b,who:you,least:1,most:1,from:all([creature,token,controlled(you)])),create_copy(who:you,amount:1,of:the(b)),gain_life(who:you,amount:2)])])).
means('Double the number of charge counters on each artifact you control.',
      spell([program([each(name:b,of:all([artifact,controlled(you)]),do:put_counters(on:the(b),kind:charge,amount:on(charge,the(b))))])])).
means('Double target Elf\'s power until end of turn.',
      spell([program([change(what:target([subtype(elf)]),changes:[pt(the_amount(signed(size(power,chosen(1)))),0)],until:end_of_turn)])])).
means('Remove all counters from target land.',
      spell([program([remove_all_counters(from:target([land]))])])).
means('Remove target attacking Elf from combat.',
      spell([program([remove_from_combat(what:target([subtype(elf),attacking]))])])).
means('Exchange control of two target Elves.',
      spell([program([exchange_control(targets(exactly(2),[subtype(elf)]))])])).
means('Tap or untap target Elf.',
      spell([program([tap_or_untap(target([subtype(elf)]))])])).
means('Exile up to two target Elf cards from a single graveyard.',
      spell([program([move(what:targets(up_to(2),[subtype(elf),card_in(graveyard,each([player])),one_graveyard]),to:exile)])])).
means('Any number of target Goblins each get +1/+0 until end of turn.',
      spell([program([change(what:targets(any_number,[subtype(goblin)]),changes:[pt(1,0)],until:end_of_turn)])])).
means('Two target Elves you control each deal damage equal to their power to target creature you don\'t control.',
      spell([program([each(name:a,of:targets(exactly(2),[subtype(elf),controlled(you)]),do:deal(source:the(a),amount:size(power,the(a)),to:target([creature,controlled(not_you)])))])])).
means('~ deals 3 damage to target creature and 1 damage to that creature\'s controller.',
      spell([program([deal_both(source:this,amount:3,to:target([creature]),more:1,others:controller(chosen(1)))])])).
means('Put a +1/+1 counter and a reach counter on target Elf.',
      spell([program([put_counters(on:target([subtype(elf)]),kind:'+1/+1',amount:1),put_counters(on:chosen(1),kind:reach,amount:1)])])).
means('~ deals 2 damage to target Elf and each other creature that shares a color with it.',
      spell([program([deal(source:this,amount:2,to:both(target([subtype(elf)]),all([creature,shares(color,chosen(1)),not([is(chosen(1))])])))])])).
means('Destroy target Elf. Each other creature gets -1/-1 until end of turn.',
      spell([program([destroy(what:target([subtype(elf)])),change(what:all([creature,not([is(chosen(1))])]),changes:[pt(-1,-1)],until:end_of_turn)])])).
means('Whenever ~ deals combat damage to an opponent, it deals that much damage to each other opponent.',
      triggered(deals_damage(combat,this,each([opponent])),true,[program([deal(source:this,amount:that_many,to:all([opponent,not([is(that_player)])]))])])).
means('Search your library and/or graveyard for a card named Elf, Lord of Trees, reveal it, and put it into your hand. If you search your library this way, shuffle.',
      spell([program([search_both(you,[named('Elf, Lord of Trees')],hand,revealed)])])).
means('Create a token that\'s a copy of target Elf, except it isn\'t legendary and it has haste.',
      spell([program([create_copy(who:you,amount:1,of:target([subtype(elf)]),but:[nonlegendary,gain(haste)])])])).
means('You may have ~ enter as a copy of any Elf on the battlefield, except it\'s a Goblin in addition to its other types.',
      enters_as_copy([subtype(elf)],[add_subtypes([goblin])])).
means('Until end of turn, ~ becomes a copy of target Elf, except it has haste.',
      spell([program([become_copy(this,target([subtype(elf)]),[gain(haste)],end_of_turn)])])).
means('Put a +1/+1 counter on each Elf that entered this turn.',
      spell([program([put_counters(on:all([subtype(elf),entered_this_turn]),kind:'+1/+1',amount:1)])])).
means('If you control three or more Elves with different powers, draw a card.',
      spell([program([if(condition:compare(kinds(power,all([controlled(you),subtype(elf)])),at_least,3),then:[draw(who:you,amount:1)])])])).
means('You gain 1 life for each spell you\'ve cast this turn.',
      spell([program([gain_life(who:you,amount:this_turn(you,spells_cast))])])).
means('When ~ leaves the battlefield, return the exiled cards to the battlefield under their owners\' control.',
      triggered(leaves(this),true,[program([move(what:linked_exile,to:battlefield,under:owner)])])).
means('Draw cards equal to the highest mana value among Elves you control.',
      spell([program([draw(who:you,amount:greatest(mana_value,all([subtype(elf),controlled(you)])))])])).
means('Target player reveals three cards from their hand and you choose two of them. That player discards those cards.',
      spell([program([reveal(by:target([player]),what:some(3,[in(hand,chosen(1))]),name:a),choose(name:c,who:you,least:2,most:2,from:the(a)),discard(what:the(c))])])).
means('Choose one or both — / • Destroy target Elf. / • Destroy target Goblin.',
      spell([modal(1,2,[[program([destroy(what:target([subtype(elf)]))])],[program([destroy(what:target([subtype(goblin)]))])]])])).
means('Each player shuffles their hand and graveyard into their library, then draws three cards.',
      spell([program([each(name:a,of:all([player]),do:move(what:both(all([in(hand,the(a))]),all([in(graveyard,the(a))])),to:library(shuffled))),each(name:a,of:all([player]),do:draw(who:the(a),amount:3))])])).
means('Tap X target Elves. Those creatures don\'t untap during their controller\'s next untap step.',
      spell([program([tap(what:targets(exactly(x),[subtype(elf)])),stays_tapped(targeted)])])).
means('~ gets +1/+1 for each experience counter you have.',
      static(this,[pt(the_amount(on(experience,you)),the_amount(on(experience,you)))])).
means('Each opponent loses 2 life. You gain life equal to the life lost this way.',
      spell([program([a:lose_life(who:all([opponent]),amount:2),gain_life(who:you,amount:amount(a))])])).
means('~ deals damage equal to the sacrificed creature\'s power to target player. You gain life equal to the damage dealt this way.',
      spell([program([a:deal(source:this,amount:size(power,sacrificed),to:target([player])),gain_life(who:you,amount:amount(a))])])).
means('Whenever an opponent casts a spell, that player loses 3 life unless they discard a card.',
      triggered(casts(each([opponent]),[]),true,[program([pays(who:that_player,costs:[discard(1,[])],then:[],else:[lose_life(who:that_player,amount:3)])])])).
means('Each opponent loses 4 life unless that player sacrifices an Elf or discards a card.',
      spell([program([for_each(name:c,of:all([opponent]),do:[pays(who:the(c),costs:[either([sacrifice(1,[subtype(elf)])],[discard(1,[])])],then:[],else:[lose_life(who:the(c),amount:4)])])])])).
means('Counter target green spell unless its controller pays {X}, where X is the number of Elves you control.',
      spell([program([pays_mana(who:controller(chosen(1)),amount:count(all([subtype(elf),controlled(you)])),then:[],else:[counter(what:target([spell,color(green)]))])])])).
means('Counter target green spell unless its controller pays {2} for each Elf you control.',
      spell([program([pays_mana(who:controller(chosen(1)),amount:times(2,count(all([subtype(elf),controlled(you)]))),then:[],else:[counter(what:target([spell,color(green)]))])])])).
means('When ~ attacks or blocks, sacrifice it at end of combat.',
      triggered(either(attacks(this),blocks(this)),true,[program([delay(end_combat,things(this),[sacrifice(you,that)])])])).
means('Learn.',
      spell([program([a:may(who:you,then:[discard(who:you,what:some(1,[]))]),
                      if(condition:did(a),then:[draw(who:you,amount:1)],
                         else:[if(condition:some(all([subtype(lesson),in(outside,you)])),
                                  then:[may(who:you,then:[reveal(what:some(1,[subtype(lesson),in(outside,you)]),name:b),move(what:the(b),to:hand)])])])])])).
means('You may reveal a sorcery card you own from outside the game and put it into your hand.',
      spell([program([may(who:you,then:[reveal(what:some(1,[type(sorcery),in(outside,you)]),name:b),move(what:the(b),to:hand)])])])).
means('Choose up to four cards you own from outside the game and shuffle them into your library.',
      spell([program([choose(name:a,who:you,least:0,most:4,from:all([in(outside,you)])),move(what:the(a),to:library(shuffled))])])).
means('If you control ten or more Elves, you win the game.',
      spell([program([if(condition:compare(count(all([controlled(you),subtype(elf)])),at_least,10),then:[win_game(who:you)])])])).
means('Target opponent loses the game.',
      spell([program([lose_game(who:target([opponent]))])])).
means('For each opponent, destroy up to one target Elf that player controls.',
      spell([program([destroy(what:targets(one_each(opponent,0),[controlled(opponent),subtype(elf)]))])])).
means('For each player, tap target Elf that player controls.',
      spell([program([tap(what:targets(one_each(player,1),[subtype(elf)]))])])).
means('Up to X target Elves gain reach until end of turn, where X is the number of Goblins you control.',
      spell([program([change(what:targets(up_to(the_amount(count(all([subtype(goblin),controlled(you)])))),[subtype(elf)]),changes:[gain(reach)],until:end_of_turn)])])).
means('Return to your hand target Elf card in your graveyard.',
      spell([program([move(what:target([subtype(elf),card_in(graveyard,you)]),to:hand)])])).
means('Move a +1/+1 counter from target Elf onto another target Elf.',
      spell([program([move_counters(target([subtype(elf)]),target([other,subtype(elf)]),'+1/+1',1)])])).
means('Target player draws a card. Another target player discards a card.',
      spell([program([draw(who:target([player]),amount:1),discard(who:target([other,player]),what:some(1,[]))])])).
means('Choose target Elf. Until end of turn, that creature gains "When this creature dies, return it to its owner\'s hand."',
      spell([program([name(name:a,what:target([subtype(elf)])),change(what:chosen(1),changes:[gain(triggered(dies(this),true,[program([move(what:this,to:hand)])]))],until:end_of_turn)])])).
means('When ~ dies, shuffle it into its owner\'s library.',
      triggered(dies(this),true,[program([move(what:this,to:library(shuffled))])])).
means('Whenever a Goblin you control dies, return it to the battlefield under its owner\'s control with a +1/+1 counter on it. That creature is an Elf in addition to its other types.',
      triggered(dies([subtype(goblin),controlled(you)]),true,[program([move(what:that,to:battlefield,under:owner,how:[counters('+1/+1',1),becoming([add_subtypes([elf])])])])])).
means('You may put a Goblin card from your hand onto the battlefield. That permanent is an Elf in addition to its other types.',
      spell([program([may(who:you,then:[move(what:some(1,[subtype(goblin),in(hand,you)]),to:battlefield,under:you,how:[becoming([add_subtypes([elf])])])])])])).
means('Reveal the top card of your library. If it\'s a Goblin card, put it onto the battlefield. Otherwise, put it into your hand. That creature is black.',
      spell([program([reveal(what:top(1,you),name:a),if(condition:fits(the(a),[subtype(goblin)]),then:[move(what:the(a),to:battlefield,under:you,how:[becoming([set_colors([black])])])],else:[move(what:the(a),to:hand)])])])).
means('Return target Goblin card from your graveyard to the battlefield. Put a +1/+1 counter on it. It\'s black. It\'s an Elf in addition to its other types.',
      spell([program([move(what:target([subtype(goblin),card_in(graveyard,you)]),to:battlefield,under:you,how:[becoming([set_colors([black])]),becoming([add_subtypes([elf])])]),put_counters(on:chosen(1),kind:'+1/+1',amount:1)])])).
means('Return target Goblin card from your graveyard to the battlefield. It gains haste.',
      spell([program([move(what:target([subtype(goblin),card_in(graveyard,you)]),to:battlefield,under:you),change(what:chosen(1),changes:[gain(haste)],until:permanent)])])).
means('You gain 2 life for each creature in your party.',
      spell([program([gain_life(who:you,amount:times(2,party))])])).
means('If you have a full party, draw a card.',
      spell([program([if(condition:compare(party,at_least,4),then:[draw(who:you,amount:1)])])])).
means('~ costs {1} less to cast for each creature in your party.',
      own_cost(less(the_amount(party)),true)).

means('Exile ~. Draw a card.', spell([program([draw(who:you,amount:1),move(what:this,to:exile)])])).

lacks('Create a token that\'s a copy of target Elf, except it\'s a 4/4 black Zombie.', exception).
lacks('Exile two target Elf cards from a single graveyard.', "so many cards of one graveyard, the rules do not look for").
lacks('Flip a coin until you lose a flip.', adjunct).
lacks('~ deals 2 damage to target player. Each other creature gets -1/-1 until end of turn.', "other than what, is not said").

lacks('Choose two target Elves. Those creatures deal damage equal to their power to target Goblin.', "as much as all of them have, or as each of them has, is not said").
lacks('~ deals damage equal to the exiled card\'s power to target Elf.', "what is exiled as a cost, the rules do not find again").
lacks('You may have ~ enter as a copy of any Elf card in a graveyard.', permanents_alone).
lacks('Whenever an opponent sacrifices a Goblin, put that card onto the battlefield under your control.', "what has left the battlefield is another object").
lacks('When ~ dies, exile it, then return target Elf card from your graveyard to the battlefield.', "a target may be what is moved first").

:- end_tests(single_effects).
