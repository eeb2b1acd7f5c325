:- module(cast_for_nothing_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(cast_for_nothing).

means("Exile the top three cards of your library. You may cast any number of spells from among them without paying their mana costs.",
     [a:move(what:top(3, you), to:exile), cast_free(who:you, what:all([among(did(a))]), most:count(all([among(did(a))])))]).
means("Exile the top three cards of your library. You may cast any number of spells from among cards exiled this way without paying their mana costs.",
     [a:move(what:top(3, you), to:exile), cast_free(who:you, what:all([among(did(a))]), most:count(all([among(did(a))])))]).
means("Reveal the top three cards of your library. You may cast a spell from among them without paying its mana cost.",
     [reveal(what:top(3, you), name:a), cast_free(who:you, what:all([among(the(a))]), most:1)]).
means("You may cast up to two sorcery spells with mana value 3 or less from your hand without paying their mana costs.",
     [cast_free(who:you, what:all([in(hand, you)]), fitting:[type(sorcery), compared(mana_value, at_most, 3)], most:2)]).
means("You may cast up to two sorcery cards with mana value 3 or less from your hand without paying their mana costs.",
     [cast_free(who:you, what:all([type(sorcery), compared(mana_value, at_most, 3), in(hand, you)]), most:2)]).
means("Exile the top card of your library. You may cast it without paying its mana cost if that spell's mana value is 2 or less.",
     [a:move(what:top(1, you), to:exile), cast_free(who:you, what:did(a), fitting:[compared(mana_value, at_most, 2)], most:1)]).
means("Exile the top card of your library. You may cast it without paying its mana cost if it's a sorcery spell.",
     [a:move(what:top(1, you), to:exile), cast_free(who:you, what:did(a), fitting:[type(sorcery)], most:1)]).
means("Exile the top card of your library. You may cast it without paying its mana cost if it's a sorcery card.",
     [a:move(what:top(1, you), to:exile), if(condition:fits(did(a), [type(sorcery)]), (then):[cast_free(who:you, what:did(a), most:1)])]).
means("Target player exiles the top card of their library. That player may cast that card without paying its mana cost.",
     [a:move(what:top(1, target([player])), to:exile), cast_free(who:chosen(1), what:did(a), most:1)]).
means("For each player, exile the top card of that player's library. You may cast those cards without paying their mana costs.",
     [b:for_each(name:a, of:all([player]), do:[move(what:top(1, the(a)), to:exile)]), cast_free(who:you, what:did(b), most:count(did(b)))]).
means("Exile the top card of your library. You may cast it without paying its mana cost. If you don't, put it into your hand.",
      [a:move(what:top(1, you), to:exile), c:cast_free(who:you, what:did(a), most:1), if(condition:not(did(c)), (then):[move(what:did(a), to:hand)])]).

test('608.2g what is cast as something resolves', [forall(means(Text, Program)), Ability == spell([program(Program)])]) :-
    read_ability(spell, Text, understood(Ability, _)).

%   What has to be cast, what may be cast later, what else the "may" is about, what is no card, and what is not there.

refused("Exile the top card of your library. Cast it without paying its mana cost.").
refused("Exile the top card of your library. Until end of turn, you may cast that card without paying its mana cost.").
refused("Reveal the top two cards of your library. You may cast a spell from among them without paying its mana cost, then put the rest into your graveyard.").
refused("Reveal the top two cards of your library. You may cast a spell from among them without paying their mana costs.").
refused("Target opponent exiles the top two cards of their library. You may cast any number of spells from among them without paying their mana costs.").
refused("Cast any number of spells from among cards you own outside the game without paying their mana costs.").
refused("Cast a spell from your hand without paying its mana cost.").

test('608.2g what says otherwise is refused', [forall(refused(Text)), fail]) :-
    read_ability(spell, Text, understood(_, _)).

:- end_tests(cast_for_nothing).
