:- encoding(utf8).
:- module(afterwards_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/discourse/meanings', [tree_meanings/3]).
:- use_module('../../../../prolog/magic/cards/meaning/term_abilities', [missing/2, term_ability/2]).
:- use_module('../../../../prolog/magic/cards/syntax/sentences', [text_trees/3]).
:- use_module('../../../../prolog/magic/cards/vocabulary', [valid_ability/1]).

:- begin_tests(afterwards).

test(means, [forall(means(Text, Ability)), true(Found-Valid == Ability-yes)]) :-
    term_of(Text, Term),
    term_ability(Term, Found),
    ( valid_ability(Found) -> Valid = yes ; Valid = no ).

test(lacks, [forall(lacks(Text, Reason)), true(Found == Reason)]) :-
    term_of(Text, Term),
    \+ term_ability(Term, _),
    missing(Term, whole:Found).

term_of(Text, Term) :-
    text_trees(Text, Tokens, Trees),
    tree_meanings(Trees, Tokens, one(Term)).

means('If you control an Elf, choose a color. Elves you control gain protection from the chosen color until end of turn.',
      spell([program([if(condition:some(all([controlled(you),subtype(elf)])),then:[choose_word(color),change(what:all([subtype(elf),controlled(you)]),changes:[gain(protection(chosen_color))],until:end_of_turn)])])])).
means('If you control an Elf, choose a color. Elves you control gain flying until end of turn.',
      spell([program([if(condition:some(all([controlled(you),subtype(elf)])),then:[choose_word(color)]),change(what:all([subtype(elf),controlled(you)]),changes:[gain(flying)],until:end_of_turn)])])).
means('Look at the top four cards of your library. Put one of them into your hand and exile one of them.',
      spell([program([look(who:you,what:top(4,you),name:a),c:move(what:some(1,[among(the(a))]),to:hand),move(what:some(1,[among(minus(the(a),did(c)))]),to:exile)])])).
means('Reveal the top four cards of your library. You may put an Elf card from among them into your hand. If you don\'t, put a card from among them onto the battlefield.',
      spell([program([reveal(what:top(4,you),name:a),c:may(who:you,then:[d:move(what:some(1,[subtype(elf),among(the(a))]),to:hand)]),if(condition:not(did(c)),then:[move(what:some(1,[among(minus(the(a),did(d)))]),to:battlefield,under:you)])])])).
means('Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in a random order.',
      spell([program([look(who:you,what:top(4,you),name:a),move(what:some(1,[among(the(a))]),to:hand),move(what:those(the(a),[in(library,you)]),to:library(random))])])).
means('Look at the top four cards of your library. Put one of them on top of your library and the rest into your graveyard.',
      spell([program([look(who:you,what:top(4,you),name:a),c:move(what:some(1,[among(the(a))]),to:library(top)),move(what:those(minus(the(a),did(c)),[in(library,you)]),to:graveyard)])])).
means('Create a 1/1 green Elf creature token. It has "{T}: Add {G}."',
      spell([program([create(who:you,amount:1,what:token('Elf',[creature],[elf],[green],1,1,[activated([tap],[program([add_mana(who:you,what:[green])])])]))])])).
means('Create two 1/1 green Elf creature tokens with reach. They have "When this creature dies, draw a card."',
      spell([program([create(who:you,amount:2,what:token('Elf',[creature],[elf],[green],1,1,[reach,triggered(dies(this),true,[program([draw(who:you,amount:1)])])]))])])).
means('Create a 1/1 green Elf creature token. It gains haste until end of turn.',
      spell([program([a:create(who:you,amount:1,what:token('Elf',[creature],[elf],[green],1,1,[])),change(what:did(a),changes:[gain(haste)],until:end_of_turn)])])).
means('Draw two cards. If you control an Elf, draw twice that many cards instead.',
      spell([program([if(condition:some(all([controlled(you),subtype(elf)])),then:[draw(who:you,amount:times(2,2))],else:[draw(who:you,amount:2)])])])).
means('Any player may discard two cards. If a player does, draw a card.',
      spell([program([b:for_each(name:a,of:all([player]),do:[may(who:the(a),then:[discard(who:the(a),what:some(2,[]))])]),if(condition:some(doers(b)),then:[draw(who:you,amount:1)])])])).
means('Each player discards a card. If you discarded a card this way, draw a card.',
      spell([program([a:discard(who:all([player]),what:some(1,[])),if(condition:some(those(before(a),[owned(you)])),then:[draw(who:you,amount:1)])])])).
means('Each player sacrifices a creature. If you sacrificed an Elf this way, draw a card.',
      spell([program([a:sacrifice(who:all([player]),what:some(1,[creature])),if(condition:some(those(before(a),[controlled(you),subtype(elf)])),then:[draw(who:you,amount:1)])])])).
means('Discard a card. If you discarded an Elf card this way, draw a card.',
      spell([program([a:discard(who:you,what:some(1,[])),if(condition:some(those(before(a),[subtype(elf)])),then:[draw(who:you,amount:1)])])])).
means('Mill a card. When you do, if you control an Elf, draw a card.',
      spell([program([a:mill(who:you,amount:1),if(condition:and(did(a),some(all([controlled(you),subtype(elf)]))),then:[reflexive([program([if(condition:some(all([controlled(you),subtype(elf)])),then:[draw(who:you,amount:1)])])])])])])).
means('Whenever this creature attacks, target creature gains haste until end of turn. Another target creature gains reach until end of turn.',
      triggered(attacks(this),true,[program([change(what:target([creature]),changes:[gain(haste)],until:end_of_turn),change(what:target([other,creature]),changes:[gain(reach)],until:end_of_turn)])])).
means('Choose target creature. Whenever that creature is dealt damage this turn, it deals that much damage to each other creature.',
      spell([program([name(name:a,what:target([creature])),for_now_of(this_turn,always,chosen(1),triggered(is_dealt_damage(any,[]),true,[program([deal(source:that,amount:that_many,to:all([creature,not([is(that)])]))])]))])])).
means('Create a 1/1 green Elf creature token. It has haste and "When this creature dies, draw a card."',
      spell([program([create(who:you,amount:1,what:token('Elf',[creature],[elf],[green],1,1,[haste,triggered(dies(this),true,[program([draw(who:you,amount:1)])])]))])])).
means('Counter target blue spell. If it was an Elf spell, scry 2.',
      spell([program([counter(what:target([spell,color(blue)])),if(condition:fits(chosen(1),[subtype(elf)]),then:[scry(you,2)])])])).
means('At the beginning of your upkeep, sacrifice a creature. If you can\'t, sacrifice this creature.',
      triggered(begins(your,upkeep),true,[program([a:sacrifice(who:you,what:some(1,[creature])),if(condition:not(did(a)),then:[sacrifice(who:you,what:those(this,[controlled_by(you)]))])])])).

lacks('At the beginning of your upkeep, exile two cards from your graveyard. If you can\'t, sacrifice this creature.', "whether all of it could be done, the rules do not tell").
lacks('~ enters with a +1/+1 counter on it for each Elf card exiled with it.', "what was exiled as it was cast, the rules do not find again").
lacks('You and permanents you control gain hexproof until end of turn.', "what players have, no change of objects gives").
lacks('Each player mills a card. If you milled an Elf card this way, draw a card.', "who of several has done it, the rules do not tell").
lacks('Whenever this creature attacks, tap up to one target Equipment. Then up to one other target creature gains haste until end of turn.', "other than what, is not said").
lacks('Elves each player controls have reach as long as that player controls four or more Elves.', "each one's own, or that of all, is not said").
lacks('Sacrifice a creature. If you control an Elf, you gain life equal to that creature\'s power instead.', "what is done otherwise, is spoken of").

:- end_tests(afterwards).
