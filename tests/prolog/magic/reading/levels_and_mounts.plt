:- encoding(utf8).
:- module(levels_and_mounts_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(levels_and_mounts).

speaks("Level up {2}", keyword(level_up('{2}'))).
speaks("LEVEL 2-3 — 3/3", static(this, [set_pt(3, 3)], both(quantity(counters(level, this), at_least, 2), quantity(counters(level, this), at_most, 3)))).
speaks("LEVEL 4+ — Flying", static(this, [gain(flying)], quantity(counters(level, this), at_least, 4))).
speaks("{1}{G}: Level 2", keyword(class_level(2, '{1}{G}'))).
speaks("Level 2 — Creatures you control get +1/+0.", static([creature, controlled(you)], [pt(1, 0)], matches(this, [designated(level(2))]))).
speaks("Level 3 — When ~ becomes level 3, draw a card.", triggered(becomes_designated(level(3), this), true, [draw(you, 1)])).
speaks("Level 2 — Noncreature spells you cast cost {1} less to cast.", cost_change(you, [which(matches(this, [designated(level(2))])), not([creature])], less(1))).
speaks("Saddle 3", keyword(saddle(3))).
speaks("Whenever ~ attacks while saddled, put a +1/+1 counter on it.", triggered(attacks([this, designated(saddled)]), true, [put_counters(that, '+1/+1', 1)])).
speaks("Whenever ~ attacks, target creature that crewed it this turn explores.",
       triggered(attacks(this), true, [program([explore(target([creature, helped(crewed, this)]))])])).
speaks("~ saddles Mounts and crews Vehicles as though its power were 2 greater.", static(this, [helps_more([crewed, saddled], 2)])).
speaks("Whenever ~ crews a Vehicle, that Vehicle gains haste until end of turn.",
       triggered(helps(crewed, this, [subtype(vehicle)]), true, [program([change(what:that, changes:[gain(haste)], until:end_of_turn)])])).

test('711, 716, 702.171 what is read of levels and Mounts', [forall(speaks(Text, Ability)), Read == Ability]) :-
    read_ability(permanent, Text, understood(Read, _)).

%   What is not had at a level as at any time, and what only a replacement could do.

refused("Level 2 — ~ enters tapped.").
refused("LEVEL 4+ — You have no maximum hand size.").
refused("LEVEL 4+ — ~ is a Goblin in addition to its other types.").
refused("Level X — Flying").
refused("~ saddles Mounts as though its power were 2 greater.").

test('711 what is not decided is refused', [forall(refused(Text)), fail]) :-
    read_ability(permanent, Text, understood(_, _)).

:- end_tests(levels_and_mounts).
