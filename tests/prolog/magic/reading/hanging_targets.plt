:- module(hanging_targets_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(hanging_targets).

read(spell, "~ deals 2 damage to any target and 1 damage to another target.",
     spell([program([deal_both(source:this, amount:2, to:target([any_target]), more:1, others:target([any_target, other]))])])).
read(permanent, "{T}: ~ deals 2 damage to any target and 1 damage to another target.",
     activated([tap], [program([deal_both(source:this, amount:2, to:target([any_target]), more:1, others:target([any_target, other]))])])).
read(spell, "~ deals 1 damage to target player or planeswalker and 1 damage to target creature that player or that planeswalker's controller controls.",
     spell([program([deal_both(source:this, amount:1, to:target([either([player], [type(planeswalker)])]),
                               more:1, others:target([creature, controlled(player_of(chosen(1)))]))])])).
read(spell, "Target creature an opponent controls deals damage equal to its power to another target creature that player controls.",
     spell([program([deal(source:target([creature, controlled(opponent)]), amount:size(power, chosen(1)),
                          to:target([other, creature, controlled(player_of(chosen(1)))]))])])).
read(spell, "Target creature you control deals X damage to any other target and X damage to itself, where X is its power.",
     spell([program([deal_both(source:target([creature, controlled(you)]), amount:size(power, chosen(1)), to:target([any_target, other]),
                               more:size(power, chosen(1)), others:chosen(1))])])).
read(permanent, "Put a -0/-1 counter on ~: Add {G}. Activate only once each turn.",
     activated([put_counters('-0/-1', 1)], [add([green])], [once_each_turn])).
read(permanent, "Whenever you cast an instant or sorcery spell, you may put a charge counter on ~. If you do, draw a card.",
     triggered(casts(you, [either([type(instant)], [type(sorcery)])]), true, [may([put_counters(this, charge, 1)]), if_you_do([draw(you, 1)])])).
read(permanent, "{T}, Put a page counter on ~: Scry 1.", activated([tap, put_counters(page, 1)], [scry(you, 1)])).
read(permanent, "{T}, Sacrifice ~: Put a +1/+2 counter on target creature.",
     activated([tap, sacrifice(this)], [put_counters(target([creature]), '+1/+2', 1)])).

test('115.3, 601.2c, 118.3', [forall(read(Context, Text, Term)), Ability == Term]) :-
    read_ability(Context, Text, understood(Ability, _)).

refused(spell, "~ deals 2 damage to another target.").
refused(permanent, "Whenever ~ attacks, it deals 2 damage to another target.").
refused(spell, "~ deals 1 damage to target creature that player controls.").
refused(spell, "Choose one —\n• ~ deals 1 damage to target player.\n• ~ deals 1 damage to target creature that player controls.").
refused(permanent, "{T}, Put a page counter on target creature: Scry 1.").
refused(permanent, "Put a -0/-3 counter on ~: Add {G}.").

test('what nothing says is refused', [forall(refused(Context, Text)), fail]) :-
    read_ability(Context, Text, understood(_, _)).

:- end_tests(hanging_targets).
