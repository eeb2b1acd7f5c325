:- module(paid_otherwise_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(paid_otherwise).

means(permanent, "You may spend mana as though it were mana of any type to cast creature spells.", spends_as(you, type, [casts([creature])])).
means(permanent, "Players may spend mana as though it were mana of any color.", spends_as(each([player]), color, anything)).
means(permanent, "Players don't lose unspent mana as steps and phases end.", keeps_mana(each([player]), any)).
means(permanent, "Whenever ~ attacks, add {R}. Until end of turn, you don't lose this mana as steps and phases end.",
      triggered(attacks(this), true, [program([add_mana(who:you, what:[red]), keep_mana(you, end_of_turn)])])).
means(permanent, "Whenever ~ attacks, exile the top card of each player's library. You may play those cards this turn, and you may spend mana as though it were mana of any color to cast those spells.",
      triggered(attacks(this), true, [program([a:move(what:top(1, all([player])), to:exile), may_play(things(did(a)), paid_as(color), this_turn)])])).
means(permanent, "Whenever ~ deals combat damage to a player, exile the top card of that player's library. Until end of turn, you may cast that card.",
      triggered(deals_damage(combat, this, each([player])), true, [program([a:move(what:top(1, that_player), to:exile), may_cast_it(things(did(a)), paid, this_turn)])])).
means(permanent, "Players can't pay life or sacrifice nonland permanents to cast spells or activate abilities.", cant_pay(each([player]), [life, sacrifice([not([land])])])).
means(spell, "You may cast ~ as though it had flash if you pay {2} more to cast it.", keyword(flash_for('{2}'))).
means(spell, "Add six {R}. You can cast only one more spell this turn.", spell([add([red, red, red, red, red, red]), spells_left(you, 1)])).
means(spell, "~ deals 3 damage to target attacking or blocking creature. If ~ was bargained, destroy that creature instead.",
      spell([damage(this, 3, target([creature, either([attacking], [blocking])])), instead(bargained, [destroy(chosen(1))])])).

means(permanent, "Whenever enchanted land is tapped for mana, its controller adds an additional {G}.", tap_bonus(any, enchanted(land), adds([green]))).
means(permanent, "Whenever a player taps a land for mana, that player adds one mana of any type that land produced.", tap_bonus(any, [land], same_type)).
means(permanent, "If you tap a permanent for mana, it produces twice as much of that mana instead.", tap_bonus(you, [], again(1))).
means(permanent, "Once during each of your turns, you may cast an enchantment spell by paying life equal to its mana value rather than paying its mana cost.",
      may_cast([hand, permitted], [type(enchantment)], life, once_each_own_turn)).
means(spell_x, "As an additional cost to cast ~, discard X land cards.", additional_cost(discard(x, [land]))).
means(spell, "As an additional cost to cast ~, discard a card and sacrifice a creature.", additional_cost([discard(1, []), sacrifice(1, [creature])])).

test('118.3 what may be paid, and how', [forall(means(Context, Text, Ability)), Ability == Read]) :-
    read_ability(Context, Text, understood(Read, _)).

refused(spell, "Draw a card. Until end of turn, you don't lose this mana as steps and phases end.").
refused(permanent, "{T}: Add {G}. Until end of turn, you don't lose this mana as steps and phases end.").
refused(spell, "If ~ was bargained, target creature gets +2/+2 until end of turn.").
refused(permanent, "Whenever ~ attacks, exile the top card of each player's library. You may play those cards this turn, and you may spend mana as though it were mana of any color to cast creature spells.").

refused(permanent, "Whenever you tap a land for mana, add one mana of any type that permanent produced.").
refused(permanent, "Whenever an opponent taps a land for mana, add an additional {G}.").

test('118.3 what is not decided is refused', [forall(refused(Context, Text)), fail]) :-
    read_ability(Context, Text, understood(_, _)).

:- end_tests(paid_otherwise).
