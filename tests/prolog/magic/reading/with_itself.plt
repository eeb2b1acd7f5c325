:- module(with_itself_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(with_itself).

reads(permanent, "As long as you control six or more lands, ~ and land creatures you control get +2/+2.",
      static([either([this], [creature, land, controlled(you)])], [pt(2, 2)], it_holds(compare(count(all([controlled(you), land])), at_least, 6)))).
reads(permanent, "~ gets +X/+0, where X is the greatest power among creature cards in your graveyard.",
      static(this, [pt(the_amount(greatest(power, all([creature, in(graveyard, you)]))), 0)])).
reads(permanent, "~ attacks or blocks each combat if able.", static(this, [must_attack, must_block])).
reads(permanent, "You can't lose the game and your opponents can't win the game.", also(cant_lose(you), cant_win(each([opponent])))).
reads(spell, "Cast ~ only during an opponent's turn after their upkeep step.", cast_only([provided(not_your_turn), after_upkeep])).

test('611.3a what holds of it and others, and for players', [forall(reads(Context, Text, Ability)), Read == Ability]) :-
    read_ability(Context, Text, understood(Read, _)).

refused(permanent, "~ gets +X/+0, where X is the greatest power among creature cards exiled with ~ and creatures you control.").
refused(spell, "You can't lose the game this turn and your opponents can't win the game this turn.").

test('611.3a what is not decided is refused', [forall(refused(Context, Text)), fail]) :-
    read_ability(Context, Text, understood(_, _)).

:- end_tests(with_itself).
