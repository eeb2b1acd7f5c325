:- module(cast_from_elsewhere_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(cast_from_elsewhere).

reads(permanent, "When ~ enters, you may cast target instant card from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it instead.",
      triggered(enters(this), true,
                [program([a:cast_free(who:you, what:target([type(instant), card_in(graveyard, you)]), most:1), exile_if_buried(what:did(a), whose:you)])])).
reads(permanent, "{2}: You may cast target sorcery card from your graveyard this turn. If that spell would be put into your graveyard, exile it instead.",
      activated([mana('{2}')],
                [program([may_play(target([type(sorcery), card_in(graveyard, you)]), paid, this_turn), exile_once_cast(what:chosen(1), whose:you)])])).
reads(permanent, "During each of your turns, you may cast a creature spell from your graveyard.", may_cast([graveyard], [creature], paid, once_each_own_turn)).
reads(permanent, "Discard a card: You may cast a creature spell from your graveyard this turn.",
      activated([discard(1, [])], [program([grant_casting([graveyard], [creature], paid, once_each_turn)])])).
reads(spell, "Until end of turn, you may play lands and cast spells from your graveyard.",
      spell([program([grant_casting([graveyard], [], paid, always), grant_buried_lands])])).
reads(permanent, "Whenever you cast a spell from anywhere other than your hand, draw a card.",
      triggered(casts(you, [not([cast_from(hand), owned(you)])]), true, [program([draw(who:you, amount:1)])])).
reads(permanent, "When ~ dies, return another target creature card from your graveyard to your hand.",
      triggered(dies(this), true, [return_to_hand(target([other, creature, card_in(graveyard, you)]))])).
reads(permanent, "{2}: ~ becomes a copy of target creature, except it has this ability.",
      activated([mana('{2}')], [program([become_copy(this, target([creature]), [this_ability], permanent)])])).
reads(permanent, "Instant and sorcery spells you control have lifelink.", spells_have_lifelink([spell, either([type(instant)], [type(sorcery)]), controlled(you)])).
reads(spell, "Exile target instant card from a graveyard and copy it. You may cast the copy without paying its mana cost.",
      spell([program([ move(what:target([type(instant), card_in(graveyard, each([player]))]), to:exile), c:copy_card(what:chosen(1)),
                       cast_free(who:you, what:did(c), most:1)
                     ])])).
reads(permanent, "Whenever you cast an instant or sorcery spell that targets only ~, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.",
      triggered(casts(you, [either([type(instant)], [type(sorcery)]), targets_only([this])]), true,
                [program([copy_for_others(who:you, what:that, others:all([creature, controlled(you)]))])])).
reads(permanent, "{2}: The next time you cast an instant spell from your hand this turn, put that card into your hand instead of into your graveyard as it resolves.",
      activated([mana('{2}')], [program([next_cast_returns([type(instant), cast_from(hand), owned(you)])])])).

reads(spell, "Return target spell or creature to its owner's hand.", spell([program([move(what:target([either([spell], [creature])]), to:hand)])])).
reads(permanent, "When ~ dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.",
      triggered(dies(this), it_holds(fits(this, [creature])),
                [program([move(what:this, to:battlefield, under:owner, how:[becoming([set_types([enchantment])])])])])).
reads(permanent, "When ~ dies, put its counters on target creature you control.",
      triggered(dies(this), true, [program([put_its_counters(this, target([creature, controlled(you)]))])])).
reads(permanent, "{T}: Exile the top card of your library. You may play it until you exile another card with ~.",
      activated([tap], [program([a:move(what:top(1, you), to:exile), may_play(things(did(a)), paid, until_another)])])).
reads(permanent, "Cards in graveyards can't be the targets of spells or abilities.", graveyards_sealed).
reads(permanent, "When you draw your third card in a turn, exile ~, then return her to the battlefield transformed under her owner's control.",
      triggered(draws_nth(you, 3), true, [program([exile(this), put_back(this, owner, [transformed])])])).

test('601.3 what is cast from elsewhere, and copied', [forall(reads(Context, Text, Ability)), Read == Ability]) :-
    read_ability(Context, Text, understood(Read, _)).

%   One spell from each graveyard, a permanent that dies, cards of an opponent's hand, a token with the ability that creates it

refused(spell, "Each opponent mills three cards, then you may cast a spell from each opponent's graveyard without paying its mana cost.").
refused(spell, "Destroy target creature. If that creature would be put into your graveyard, exile it instead.").
refused(permanent, "Whenever an opponent casts a spell from anywhere other than their hand, draw a card.").
refused(permanent, "{2}: Create a token that's a copy of target creature, except it has this ability.").
refused(permanent, "You may have ~ enter as a copy of any creature on the battlefield, except it has this ability.").
refused(permanent, "{2}: The next time you cast an instant spell this turn, put that card into your hand instead of into your graveyard as it resolves.").
refused(permanent, "{1}{U}: Target spell or permanent becomes the color of your choice until end of turn.").
refused(permanent, "Whenever you cast a spell that targets only ~, copy that spell for each other player that the spell could target. Each copy targets a different one of those players.").

test('608.2c what is not decided is refused', [forall(refused(Context, Text)), fail]) :-
    read_ability(Context, Text, understood(_, _)).

:- end_tests(cast_from_elsewhere).
