:- module(warped_and_unlocked_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(warped_and_unlocked).

speaks("At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped this turn, put a +1/+1 counter on ~.",
       triggered(begins(your, end_turn),
                 it_holds(or(quantity(past(each([player]), left([not([land])])), at_least, 1), quantity(past(each([player]), warped), at_least, 1))),
                 [program([put_counters(on:this, kind:'+1/+1', amount:1)])])).
speaks("Whenever an enchantment you control enters and whenever you fully unlock a Room, draw a card.",
       triggered(either(enters([type(enchantment), controlled(you)]), unlocks_room(you)), true, [program([draw(who:you, amount:1)])])).

test('702.185c, 603.2 what was warped, and what is unlocked', [forall(speaks(Text, Ability)), Read == Ability]) :-
    read_ability(permanent, Text, understood(Read, _)).

refused("Whenever you fully unlock a Room, draw a card. That Room gains flying until end of turn.").
refused("Whenever you unlock a Room, draw a card.").
refused("At the beginning of your end step, if a spell was warped, draw a card.").

test('603.2 what is not decided is refused', [forall(refused(Text)), fail]) :-
    read_ability(permanent, Text, understood(_, _)).

:- end_tests(warped_and_unlocked).
