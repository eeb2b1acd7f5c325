:- module(syntax_trees_tests, []).

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/syntax/sentences').

trees(Text, Trees) :-
    text_trees(Text, _, Trees).

sentences(Text, Sentences) :-
    trees(Text, Trees),
    assertion(Trees = [_]),
    Trees = [full(body(Sentences))].

noun(Text, Noun) :-
    sentences(Text, [m(seq(imp(v(base, _, _, [o(Noun)], _)), []), [])]).

repeated(Words, Count, Text) :-
    length(Copies, Count),
    maplist(=(Words), Copies),
    atomic_list_concat(Copies, Text).

:- begin_tests(syntax_trees).

test('an instruction', Sentences == [m(seq(imp(v(base, [], destroy, [o(Noun)], [])), []), [])]) :-
    Noun = d([target], nb([h([tapped], n(creature))], [])),
    sentences("Destroy target tapped creature.", Sentences).

test('a triggered ability', Sentences == [front(when(whenever, sc(decl(this, v(s3, [], attack, [], [])), [])), Draws)]) :-
    Draws = m(seq(decl(pro(you), modal(pl, [], may, [], v(base, [], draw, [o(Noun)], []))), []), []),
    Noun = d([a], nb([h([], n(card))], [])),
    sentences("Whenever ~ attacks, you may draw a card.", Sentences).

test('an activated ability', Trees == [full(activated([mana('{1}{G}'), ',^', do(Paid)], body([m(seq(imp(Done), []), [])])))]) :-
    Paid = v(base, [], sacrifice, [o(this)], []),
    Done = v(base, [], regenerate, [o(d([target], nb([h([], n(creature))], [])))], []),
    trees("{1}{G}, Sacrifice ~: Regenerate target creature.", Trees).

test('keywords', Trees == [bare(keywords([k([flying], none), ',', k([ward], cost('{2}'))]))]) :-
    trees("Flying, ward {2}", Trees).

test('a keyword is no instruction', Trees == [bare(keywords([k([exploit], none)]))]) :-
    trees("Exploit", Trees).

test('modes', Modes == [[Draw], [Draw]]) :-
    Draw = m(seq(imp(v(base, [], draw, [o(d([a], nb([h([], n(card))], [])))], [])), []), []),
    trees("Choose one \u2014\n\u2022 Draw a card.\n\u2022 Draw a card.", [full(body([modal(_, a, Modes)]))]).

test('a quotation has an ability in it', Quoted == activated([mana('{T}')], body([m(seq(imp(Done), []), [])]))) :-
    Done = v(base, [], untap, [o(d([another, target], nb([h([], n(creature))], [])))], []),
    sentences("Elves you control have \"{T}: Untap another target creature.\"", [m(seq(decl(_, Verb), []), [])]),
    Verb = v(pl, [], have, [ks(q(_, Quoted), [])], []).

test('a modifier is that of the nearest noun that takes it', Posts == [pp(on, d([a], nb([h([], n(creature))], Rest)))]) :-
    Rest = [with(with, bare(nb([h([], n(power))], [cmp(or(2, less))])))],
    noun("Destroy target Aura on a creature with power 2 or less.", d(_, nb(_, Posts))).

test('an adverbial is that of the nearest verb in the past', [Posts, Adjuncts] == [[Entered], []]) :-
    Entered = that(that, v(past, [], enter, [], [time(this(turn))])),
    Text = "Exile target creature that entered this turn.",
    sentences(Text, [m(seq(imp(v(base, [], exile, [o(d(_, nb(_, Posts)))], Adjuncts)), []), [])]).

test('a participle is that of a noun that its verb is done with', Posts == [pp(from, Cave), part(Spent)]) :-
    Cave = d([a], nb([h([], n(sub(cave)))], [])),
    Spent = v(pp, [], spend, [], [inf(v(base, [], cast, [o(this)], []))]),
    Text = "Draw a card for each mana from a Cave spent to cast ~.",
    sentences(Text, [m(seq(imp(v(base, [], draw, _, [pp(for, d([each], nb(_, Posts)))])), []), [])]).

test('the like is joined with what is compared', Posts == [as(co(d([a], Creature), [c(or, d([a], Land))]))]) :-
    Creature = nb([h([], n(creature))], []),
    Land = nb([h([], n(land))], []),
    sentences("It has the same name as a creature or a land.", [m(seq(decl(_, Verb), []), [])]),
    Verb = v(s3, [], have, [o(d([the, same], nb(_, Posts)))], []).

test('a duration is that of the main verb', Adjuncts == [time(eot)]) :-
    Text = "Target creature you control gains haste until end of turn.",
    sentences(Text, [m(seq(decl(_, v(s3, [], gain, _, Adjuncts)), []), [])]).

test('nouns are joined before phrases', Heads == [h([], ns(sub(elf))), c('and/or', h([], ns(sub(goblin))))]) :-
    noun("Untap up to two target Elves and/or Goblins.", d([up_to(two), target], nb(Heads, []))).

test('more trees than one are all given', Count == 2) :-
    trees("A creature that's a Wolf or a Werewolf gets +1/+1.", Trees),
    length(Trees, Count).

test('what is no English of cards has no tree', [forall(refused(Text)), Trees == []]) :-
    trees(Text, Trees).

refused("").
refused("\"").
refused("{T").
refused("Draw card.").
refused("Draw cards.").
refused("Destroy creature target.").
refused("Destroy.").
refused("Create a token.").
refused("Gain life.").
refused("Put a counter on target creature.").
refused("Destroy target mana.").
refused("Add a creature.").
refused("Goblins you control gets +1/+0.").
refused("Each creatures dies.").
refused("Two target creature gain haste.").
refused("Other creature gains haste.").
refused("Sacrifice a creature or a land and an artifact.").
refused("Search your library for a card and put it.").
refused("A land draws a card.").
refused("Destroy target creature who attacked this turn.").
refused("Destroy target instant sorcery card.").
refused("Flibbertigibbets gain haste.").
refused("Sacrifice an creature.").
refused("Draw a card. then discard a card.").
refused("You gain life.").
refused("~ deals damage to any target.").
refused("Each player draws a card and loses life.").
refused("Destroy enchantments.").
refused("Create a green Snake creature token.").
refused("Create a 2/2 Snake creature token.").
refused("Create a 2/2 green creature token.").
refused("~ enters with +1/+1 counters on it.").
refused("Return target creature to its hand.").
refused("Look at target hand.").
refused("Exile the card of your library.").
refused("Untap those.").
refused("Draw X.").
refused("~ all has flying.").
refused("~ can't be green creatures.").
refused("Pay life: Draw a card.").
refused("Draw a card from hand.").

test('one tree', [forall(single(Text)), Trees = [_]]) :-
    trees(Text, Trees).

single("~ can't attack unless you control an Orc.").
single("~ has shroud as long as it's untapped.").
single("Prevent all damage that would be dealt to you by attacking creatures.").
single("Copy the next instant spell you cast this turn.").
single("Reveal the first card you draw on each of your turns.").
single("Add one mana of any color that a land an opponent controls could produce.").
single("Exile cards from the top of your library until you exile a land card, then shuffle.").
single("Once each turn, you may cast a Dwarf spell from your graveyard.").
single("Destroy all other permanents chosen this way.").
single("Spend this mana only to cast Orc spells or activate abilities of Orc sources.").
single("Search your library for a card named Alder and/or a card named Birch of the Moor, reveal them, then shuffle.").
single("You may pay {2} rather than pay the mana cost for spells that you cast.").
single("Put a +1/+1 counter on each creature you control that didn't attack or enter this turn.").
single("Draw a card for each Orc token defending player controls.").
single("Whenever you cast a spell that targets one or more Orcs or Dwarves you control, draw a card.").

test('what costs too much is refused, and nothing of it is left', [forall(member(Words, ["Elf ", "Draw a card. "]))]) :-
    repeated(Words, 400, Text),
    trees("Draw a card.", Before),
    trees(Text, Trees),
    assertion(Trees == limit),
    trees("Draw a card.", After),
    assertion(After == Before).

test('a text is read while another one is', Inner == Outer) :-
    findall(Trees, ( member(_, [1, 2]), trees("Tap ~.", Trees) ), [Outer, Inner]).

test('how far a text was understood', Count == 5) :-
    text_trees("Whenever ~ attacks, draw flobbly.", Tokens, []),
    furthest_word(Tokens, Count).

:- end_tests(syntax_trees).
