:- module(references_tests, []).

:- use_module(library(plunit)).
:- use_module(card_meanings, [refusal/2, takes_part/4, term_of/2]).

%   speaks(?Text, ?Verb, ?Role, ?Noun): what has Role of Verb in Text is what was introduced as Noun.

speaks('Exile target land. Its controller draws two cards.', exile, object, land).
speaks('Destroy target Bear. That creature\'s controller loses 2 life.', lose, subject, controller).
speaks('Tap target land an opponent controls. That player loses 2 life.', lose, subject, opponent).
speaks('Sacrifice a Wolf. Exile the sacrificed creature.', exile, object, wolf).
speaks('Reveal the top card of your library. If it\'s a land card, put it onto the battlefield.', put, object, card).
speaks('For each opponent, create a 2/2 green Wolf creature token. Those tokens gain haste until end of turn.', gain, subject, token).
speaks('Create two 2/2 green Wolf creature tokens. They gain haste.', gain, subject, token).
speaks('Target player discards two cards, then draws that many cards.', draw, object, card).
speaks('Whenever a source deals damage to ~, its controller sacrifices that many lands.', sacrifice, object, damage).
speaks('Whenever a source deals damage to ~, each opponent loses that much life.', lose, object, damage).
speaks('You gain 3 life and draw two cards. Target player loses that much life.', lose, object, life).
speaks('Mill three cards. Put a card from among them into your hand. Exile the rest.', put, object, card).
speaks('Copy target spell. Return the copy to your hand.', copy, object, spell).
speaks('When ~ enters, it gains flying until end of turn.', gain, subject, ~).
speaks('Attach ~ to target land. It becomes a Wolf.', become, subject, land).
speaks('Target land becomes a Wolf for as long as ~ remains on the battlefield. It gains flying.', gain, subject, land).
speaks('Whenever a player attacks one of your opponents, that attacking player draws two cards.', draw, subject, player).
speaks('All Wolves gain flying until end of turn. Untap those creatures.', untap, object, wolf).

%   refused(?Text, ?Complaint): Text must not be read.

refused('Destroy it.', no_antecedent([it])).
refused('Put a charge counter on it.', no_antecedent([it])).
refused('When ~ enters, create a 2/2 green Wolf creature token. Tap target land. Sacrifice it.', two_antecedents([it], [[land], _])).
refused('Tap target creature. Untap target Bear. It gains flying until end of turn.', two_antecedents([it], _)).
refused('Target player draws two cards. Target opponent discards a card. They lose 1 life.', two_antecedents([they], _)).
refused('Sacrifice another creature. It gains flying until end of turn.', no_antecedent([it])).
refused('Choose target Wolf and target Bear. It gains flying until end of turn.', two_antecedents([it], [[sub(bear)], [sub(wolf)]])).
refused('Target Wolf deals 2 damage to target Bear. That creature gains flying.', two_antecedents([that, creature], _)).
refused('Target player discards a Wolf card and a land card. Exile that card.', two_antecedents([that, card], _)).
refused('Sacrifice a Wolf, then sacrifice a Bear. Exile the sacrificed creature.', two_antecedents([the, sacrificed, creature], _)).
refused('Target Wolf you control fights target Wolf. The Wolf you control gains flying.', which_of_those([the, sub(wolf)])).
refused('Target player reveals their hand. Exile those nonland cards.', no_antecedent([those, non(land), card])).
refused('Exile target card. That legendary card becomes a Wolf.', not_said_of([card], [legendary])).
refused('Tap target Wolf. The artifact gains flying.', no_antecedent([the, artifact])).
refused('Tap two target creatures. That creature gains flying.', no_antecedent([that, creature])).
refused('Tap target creature. Those creatures gain flying.', no_antecedent([those, creature])).
refused('Create a 2/2 green Wolf creature token for each nontoken creature you control. Those tokens gain flying.', no_antecedent([those, token])).
refused('Draw two cards. Discard the rest.', no_antecedent([the, rest])).
refused('Exile the bottom.', no_antecedent([the, bottom])).
refused('Put ~ on the bottom.', no_antecedent([the, bottom])).
refused('Draw two cards. Each Bear destroyed this way gains flying.', nothing_done([destroy, this, way])).
refused('Target opponent may discard a card. If you do, draw two cards.', nothing_done([do])).
refused('Return target Wolf to your hand, then do the same for Bears.', no_antecedent([same])).
refused('Exile this creature with flying.', not_said_of([~], _)).
refused('Choose target player and another target player. The first player draws two cards.', no_antecedent([the, player])).
refused('Choose a card, then choose a card. Exile the chosen cards.', no_antecedent([the, chosen, card])).
refused('Goad all your opponents control.', no_antecedent([all])).
refused('Each opponent does the same.', no_antecedent([same])).
refused('Tap target Wolf. Its controller draws that many cards.', no_antecedent([that, many])).
refused('Create a 2/2 green Wolf creature token. If you control a Bear, create two 3/3 green Bear creature tokens instead. Those tokens gain haste.',
        alternative(_)).

:- begin_tests(references).

test(speaks, [forall(speaks(Text, Verb, Role, Noun)), true(Found == Noun)]) :-
    takes_part(Text, Verb, Role, Found).

test(refused, [forall(refused(Text, Complaint)), nondet]) :-
    refusal(Text, unresolved(Complaints)),
    member(Complaint, Complaints).

test('a thing is not spoken of in its own description') :-
    term_of('Exile target Bear. Destroy each Wolf with power less than its power.', Term),
    Term = full(program([_, say(you, do(_, destroy, _, [obj(at(2, _, sel(_, filter(_, [Behind]))))], _))])),
    Behind = with(_, at(3, _, sel(_, filter(_, [cmp(than(_, Its))])))),
    Its = at(4, owner(ref(1)), _).

test('"its" of what is described or of another is refused') :-
    refusal('Exile target Bear. Destroy each Wolf with power less than its toughness.', unresolved(Complaints)),
    Complaints = [two_antecedents([its], [[sub(wolf)], [sub(bear)]])].

test('but what it has is on it') :-
    term_of('Destroy each Wolf with a +1/+1 counter on it.', Term),
    Term = full(program([say(you, do(_, destroy, _, [obj(at(1, _, sel(_, filter(_, [Behind]))))], _))])),
    Behind = with(_, at(2, _, sel(_, filter(_, [pp(on, ref(1))])))).

test('"if you do" is of both, "if they do" of theirs', [forall(member(Text-Event,
        [ 'You may tap a Wolf and sacrifice a Bear. If you do, draw two cards.'-(all([tap, sacrifice])-none),
          'You may sacrifice a Wolf. If you don\'t, discard a card.'-(sacrifice-1),
          'Target opponent may discard a card. You draw two cards. If they do, you gain 2 life.'-(discard-2)
        ])), true(Found == Event)]) :-
    term_of(Text, full(program(Statements))),
    member(under(if(say(_, elliptic(_, _, Found))), _), Statements),
    !.

test('"if you don\'t" is of what was offered, whatever was done since') :-
    term_of('You may sacrifice a Wolf. If you do, draw two cards. If you don\'t, discard a card.', full(program([_, _, Last]))),
    Last = under(if(say(you, elliptic(_, do_not, sacrifice-1))), _).

test('a copy of it is no copy of itself', [forall(member(It, ['it', 'that creature']))]) :-
    atom_concat('Choose target creature you control. Each other creature you control becomes a copy of ', It, Text0),
    atom_concat(Text0, ' until end of turn.', Text),
    term_of(Text, full(program([_, lasting(_, say(at(2, _, _), do(_, become, _, [becomes([np(sel([a], filter(_, [pp(of, Of)])))])], _)))]))),
    Of == ref(1).

test('what is made is not there before it is made') :-
    term_of('Put a charge counter on ~. Then create a 2/2 green Wolf creature token for each charge counter on it.', Term),
    Term = full(program([_, say(you, do(_, create, _, _, [pp(for, at(_, _, sel([each], filter(_, [pp(on, ref(this))]))))]))])).

test('whom ~ is made to hit', true(To == ref(1))) :-
    term_of('Target opponent may have ~ deal 4 damage to them.', full(program([say(at(1, _, _), modal(may, _, _, do(_, have, _, [_, bare(Deal)], _)))]))),
    Deal = do(_, deal, _, [_, to(to, To)], _).

test('each player\'s cards are those', true(Set == ref(2))) :-
    term_of('Each opponent exiles the top card of their library. You may cast spells from among those cards.', full(program([First, Second]))),
    First = say(_, do(_, exile, _, [obj(at(2, _, _))], _)),
    Second = say(you, modal(may, _, _, do(_, cast, _, _, [pp2(from, among, Set)]))).

test('what is linked has an owner', true(Owner == owner(ref(linked(exiled, sg))))) :-
    term_of('{T}: Return the exiled card to its owner\'s hand.', full(activated(_, [say(you, do(_, return, _, [_, to(to, To)], _))]))),
    To = at(_, none, of_its(at(_, Owner, _), _)).

test('what is taken from among them is what is put', true(Put == ref(K))) :-
    term_of('Look at the top five cards of your library. You may reveal two Wolf cards from among them and put them into your hand.', Term),
    Term = full(program([_, say(you, modal(may, _, _, all_of(Reveal, [join(and, do(_, put, _, [obj(Put)|_], _))])))])),
    Reveal = do(_, reveal, _, [obj(at(K, _, _))], _).

test('the rest of the game is a time') :-
    term_of('You have no maximum hand size for the rest of the game.', Term),
    Term = full(program([say(you, do(_, have, _, _, [pp(for, at(_, _, sel([the], filter([kind([], n(rest))], [pp(of, _)]))))]))])).

test('"each other" stays in the term') :-
    term_of('Tap target Wolf and target Bear. They fight each other.', Term),
    Term = full(program([_, say(ref(1), do(_, fight, _, [obj(ref(1, headless([each, other])))], _))])).

test('what is quoted speaks of nothing outside') :-
    term_of('Target Wolf gains "Whenever this creature attacks, it deals 2 damage to you."', Term),
    Term = full(program([say(at(1, _, _), do(_, gain, _, [abilities([granted(_, triggered(_, _, _, [say(ref(this), _)]))])], _))])).

test('so much mana is as much as the damage') :-
    term_of('Whenever ~ deals damage to a player, add that much {G}.', Term),
    Term = full(triggered(_, say(this, do(_, deal, _, [obj(at(K, _, _))|_], _)), true, [say(you, do(_, add, _, [obj(symbols([ref(K, that_m(much))], '{G}'))], _))])).

test('"it\'s your turn" is no thing') :-
    term_of('Destroy target Wolf. If it\'s your turn, draw two cards.', Term),
    Term = full(program([_, under(if(say(it, _)), _)])).

:- end_tests(references).
