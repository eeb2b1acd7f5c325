:- module(notation_examples,
          [ example/3                   % ?Type, ?Form, -Ability
          ]).

/** <module> Abilities that show a form which the simplest term of it doesn't

What has been done or named is only spoken of after that, and some verbs need others beside them.
*/

%!  example(?Type, ?Form, -Ability) is nondet.
%
%   Ability shows the Form, `Name/Arity`, of Type.

example(Type, Form, spell([program(Program)])) :-
    program(Type, Form, Program).

%   program(?Type, ?Form, -Program)

program(statement, each/3, [each(name:a, of:all([player]), do:draw(who:the(a), amount:count(all([in(graveyard, the(a))]))))]).
program(statement, pays/4, [pays(costs:[mana('{2}')], then:[draw])]).
program(statement, pays_mana/4, [pays_mana(who:controller(chosen(1)), amount:x, then:[], else:[counter(what:target([spell]))])]).
program(statement, name/2, [name(name:a, what:target([creature])), tap(what:chosen(1))]).
program(statement, choose/5, [choose(name:a, least:1, most:1, from:all([creature])), destroy(what:the(a))]).
program(statement, counter/1, [counter(what:target([spell]))]).
program(statement, gain_one_of/3, [gain_one_of(what:target([creature]), among:[gain(flying), gain(lifelink)])]).
program(statement, copy_spell/1, [copy_spell(what:target([spell]))]).
program(statement, sacrifice/1, [sacrifice(who:target([player]), what:some(1, [creature]))]).
program(statement, discard/1, [discard(what:some(2, []))]).
program(statement, reveal/2, [reveal(what:top(1, you))]).
program(statement, look/3, [look(what:top(3, you))]).
program(statement, dig/4, [dig(for:[creature], name:a), name(name:b, what:those(the(a), [creature])), move(what:the(b), to:hand)]).
program(reference, the/1, [look(what:top(2, you), name:a), move(what:the(a), to:hand)]).
program(reference, did/1, [a:create(what:token('Elf', [creature], [elf], [green], 1, 1, [])), put_counters(on:did(a), kind:'+1/+1')]).
program(reference, before/1, [a:sacrifice(who:you, what:some(1, [creature])), gain_life(amount:size(toughness, before(a)))]).
program(reference, doers/1, [b:for_each(name:a, of:all([player]), do:[may(who:the(a), then:[sacrifice(who:the(a), what:some(1, [land]))])]),
                             if(condition:some(doers(b)), then:[draw])]).
program(reference, those/2, [look(what:top(4, you), name:a), move(what:some(1, [among(the(a))]), to:hand), move(what:those(the(a), [in(library, you)]), to:library(random))]).
program(reference, top/2, [move(what:top(2, you), to:exile)]).
program(reference, controller/1, [destroy(what:target([creature])), draw(who:controller(chosen(1)), amount:1)]).
program(reference, player_of/1, [deal(amount:2, to:target([either([player], [type(planeswalker)])])), discard(who:player_of(chosen(1)), what:some(1, []))]).
program(reference, owner/1, [destroy(what:target([creature])), draw(who:owner(chosen(1)), amount:1)]).
program(reference, chosen_of/1, [tap(what:targets(up_to(2), [creature])), put_counters(on:chosen_of([1, 2]), kind:stun)]).
program(reference, greatest/2, [destroy(what:target([creature, is(greatest(power, all([creature])))]))]).
program(set_part, player/0, [draw(who:all([player]), amount:1)]).
program(set_part, opponent/0, [lose_life(who:all([opponent]), amount:1)]).
program(set_part, any_target/0, [deal(amount:3, to:target([any_target]))]).
program(set_part, either/2, [destroy(what:all([either([creature], [artifact])]))]).
program(amount, amount/1, [a:deal(amount:x, to:all([creature])), gain_life(amount:amount(a))]).
program(amount, size/2, [draw(amount:size(power, target([creature])))]).
program(amount, greatest/2, [draw(amount:greatest(power, all([creature, controlled(you)])))]).
program(amount, life_of/1, [lose_life(who:target([player]), amount:half(up, life_of(chosen(1))))]).
program(amount, on/2, [draw(amount:on(charge, this))]).
program(amount, plus/2, [gain_life(amount:plus(1, count(all([creature]))))]).
program(amount, times/2, [gain_life(amount:times(2, count(all([creature]))))]).
program(amount, negative/1, [change(what:target([creature]), changes:[pt(the_amount(negative(count(all([land, controlled(you)])))), 0)])]).
program(program_condition, did/1, [a:may(then:[sacrifice(who:you, what:some(1, [land]))]), if(condition:did(a), then:[draw])]).
program(program_condition, compare/3, [if(condition:compare(count(all([creature, controlled(you)])), at_least, 3), then:[draw])]).
program(program_condition, flip_won/1, [flip_coin(name:a), if(condition:flip_won(a), then:[draw])]).
program(program_condition, flip_lost/1, [flip_coin(name:a), if(condition:flip_lost(a), then:[draw])]).
program(object_part, controlled_by/1, [destroy(what:all([creature, controlled_by(target([player]))]))]).
program(object_part, sized/3, [destroy(what:target([creature, sized(power, less, count(all([land, controlled(you)])))]))]).
program(object_part, shares/2, [destroy(what:target([creature])), destroy(what:all([creature, shares(color, chosen(1)), not([is(chosen(1))])]))]).
program(object_part, attached_to/1, [destroy(what:all([subtype(aura), attached_to(target([creature]))]))]).
program(object_part, which/1, [destroy(what:all([creature, which(compare(on('+1/+1', it), at_least, 2))]))]).
program(object_part, in/2, [move(what:some(1, [creature, in(graveyard, you)]), to:hand)]).
program(object_part, among/1, [look(what:top(4, you), name:a), move(what:some(1, [land, among(the(a))]), to:hand)]).
program(object_part, is/1, [tap(what:target([creature])), destroy(what:all([creature, not([is(chosen(1))])]))]).
program(object_part, one_graveyard/0, [move(what:targets(up_to(2), [card_in(graveyard, each([player])), one_graveyard]), to:exile)]).
program(instruction, for_now/3, [for_now(this_turn, always, triggered(dies([creature]), true, [program([draw])]))]).
program(instruction, for_now_of/4, [for_now_of(this_turn, once, target([creature]), triggered(dies([]), true, [program([draw])]))]).
program(instruction, reflexive/1, [a:may(then:[sacrifice(who:you, what:some(1, [artifact]))]), if(condition:did(a), then:[reflexive([program([destroy(what:target([creature]))])])])]).
program(instruction, add_one_of/1, [add_one_of([green, red])]).
program(instruction, add_combination/2, [add_combination(2, [green, red])]).
program(instruction, exchange_control/1, [exchange_control(targets(exactly(2), [creature]))]).
program(instruction, monstrosity/2, [monstrosity(this, 2)]).
program(instruction, adapt/2, [adapt(this, 2)]).
