:- encoding(utf8).
:- module(life_and_lots_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/discourse/meanings', [tree_meanings/3]).
:- use_module('../../../../prolog/magic/cards/meaning/term_abilities', [term_ability/2]).
:- use_module('../../../../prolog/magic/cards/syntax/sentences', [text_trees/3]).
:- use_module('../../../../prolog/magic/cards/vocabulary', [valid_ability/1]).

:- begin_tests(life_and_lots).

test(means, [forall(means(Text, Ability)), true(Found-Valid == Ability-yes)]) :-
    term_of(Text, Term),
    term_ability(Term, Found),
    ( valid_ability(Found) -> Valid = yes ; Valid = no ).

test(lacks, [forall(lacks(Text)), fail]) :-
    term_of(Text, Term),
    term_ability(Term, Found),
    valid_ability(Found).

term_of(Text, Term) :-
    text_trees(Text, Tokens, Trees),
    tree_meanings(Trees, Tokens, one(Term)).

means('Your life total becomes 7.',
      spell([program([set_life(who:you,amount:7)])])).
means('{2}: Target opponent\'s life total becomes equal to the number of Elves you control.',
      activated([mana('{2}')],[program([set_life(who:target([opponent]),amount:count(all([subtype(elf),controlled(you)])))])])).
means('Each player\'s life total becomes the number of Elves they control.',
      spell([program([each(name:a,of:all([player]),do:set_life(who:the(a),amount:count(all([subtype(elf),controlled_by(the(a))]))))])])).
means('As long as you have at least 3 life more than your starting life total, Elves you control have flying.',
      static([subtype(elf),controlled(you)],[gain(flying)],it_holds(compare(life_of(you),at_least,plus(3,starting_life))))).
means('If your life total is less than half your starting life total, draw a card.',
      spell([program([if(condition:compare(life_of(you),less,half(up,starting_life)),then:[draw(who:you,amount:1)])])])).
means('If your life total is greater than half your starting life total, draw a card.',
      spell([program([if(condition:compare(life_of(you),greater,half(down,starting_life)),then:[draw(who:you,amount:1)])])])).
means('Return an Elf card from your graveyard to your hand at random.',
      spell([program([pick(name:b,number:1,from:all([subtype(elf),in(graveyard,you)])),move(what:the(b),to:hand)])])).
means('Target player reveals a card from their hand at random. You gain life equal to that card\'s mana value.',
      spell([program([pick(name:b,number:1,from:all([in(hand,chosen(1))])),reveal(by:target([player]),what:the(b),name:a),
                      gain_life(who:you,amount:size(mana_value,the(a)))])])).
means('Target Elf gets +1/+1 until end of turn. If you control a Bear, that Elf also gains flying until end of turn.',
      spell([program([change(what:target([subtype(elf)]),changes:[pt(1,1)],until:end_of_turn),
                      if(condition:some(all([controlled(you),subtype(bear)])),
                         then:[change(what:chosen(1),changes:[gain(flying)],until:end_of_turn)])])])).
means('Proliferate, then proliferate again.', spell([program([proliferate,proliferate])])).

means('Detain target artifact an opponent controls.',
      spell([program([change(what:target([artifact,controlled(opponent)]),changes:[cant_attack,cant_block,cant_activate],until:until_your_next_turn)])])).
means('When ~ attacks, manifest dread.',
      triggered(attacks(this),true,[program([look(who:you,what:top(2,you),name:a),choose(name:b,from:all([among(the(a))])),
                                             c:manifest(what:the(b)),move(what:minus(the(a),did(c)),to:graveyard)])])).
means('Look at target player\'s hand and choose two cards from it. Put them on top of that player\'s library in any order.',
      spell([program([look(who:you,what:all([in(hand,target([player]))]),name:a),choose(name:c,who:you,least:2,most:2,from:all([among(the(a))])),
                      put_in_order(who:you,what:the(c),to:library(top))])])).
means('When ~ attacks, sacrifice it at the beginning of the next end step if it\'s an Elf.',
      triggered(attacks(this),true,[program([delay(end_turn,things(this),[provided(it_holds(fits(that,[subtype(elf)])),[sacrifice(you,that)])])])])).
means('When ~ attacks, sacrifice it at the beginning of the next end step unless it\'s an Elf.',
      triggered(attacks(this),true,[program([delay(end_turn,things(this),[provided(it_holds(not(fits(that,[subtype(elf)]))),[sacrifice(you,that)])])])])).
means('If you control an Elf, sacrifice ~ at the beginning of the next end step.',
      spell([program([if(condition:some(all([controlled(you),subtype(elf)])),then:[delay(end_turn,things(this),[sacrifice(you,that)])])])])).
means('Each opponent\'s maximum hand size is reduced by three.', hand_size(each([opponent]),more(-3))).
means('You have no maximum hand size for the rest of the game.', spell([program([lift_hand_size(who:you)])])).
means('If ~ is in your opening hand, you may begin the game with it on the battlefield.', begins_in_play).
means('Target Elf becomes a red Bear in addition to its other colors and types until end of turn.',
      spell([program([change(what:target([subtype(elf)]),changes:[add_subtypes([bear]),add_colors([red])],until:end_of_turn)])])).
means('~ deals 2 damage to target player or planeswalker and each Elf that player or that planeswalker\'s controller controls.',
      spell([program([deal(source:this,amount:2,to:both(target([either([player],[type(planeswalker)])]),all([subtype(elf),controlled_by(player_of(chosen(1)))])))])])).

%   Lots are not drawn once for several players, and what is done again is no other thing.

lacks('Each player returns an Elf card from their graveyard to their hand at random.').
lacks('Draw a card again.').
lacks('{R}: ~ gets +1/+0 until end of turn. Sacrifice ~ at the beginning of the next end step if this ability has been activated four or more times this turn.').
lacks('{R}: ~ gets +1/+0 until end of turn. Sacrifice ~ at the beginning of the next end step unless you control an Elf.').
lacks('If ~ is in your hand, you may begin the game with it on the battlefield.').
lacks('Detain a creature an opponent controls.').

:- end_tests(life_and_lots).
