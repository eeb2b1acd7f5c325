:- module(frequent_wordings_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), []).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/cards/names', [called/2]).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [object_name/2, power/2, toughness/2]).

/** <module> Wordings that many cards share, read and played
*/

spoken(Name, Cost, Kind, Size, Texts) :-
    ( memberchk(instant, Kind) -> Context = spell ; Context = permanent ),
    maplist(ability_of(Context), Texts, Abilities),
    card(Name, Cost, Kind, Size, Abilities).

ability_of(Context, Text, Ability) :-
    read_ability(Context, Text, Reading),
    assertion(Reading = understood(_, _)),
    arg(1, Reading, Ability).

cast_spoken(Text, Actions) :-
    spoken("Word", "{0}", [instant], none, [Text]),
    in_hand(a, 'Word', O),
    go,
    acts([cast(O)|Actions]),
    resolve.

lives([A, B]) :-
    fact(life(a, A)),
    fact(life(b, B)).

place_of(Name, exile) :-
    values(O, exile(O), Os), member(O, Os), object_name(O, Name).
place_of(Name, graveyard) :-
    values(O, graveyard(a, O), Os), member(O, Os), object_name(O, Name).
place_of(Name, library) :-
    fact(library(a, Os)), member(O, Os), object_name(O, Name).

sub_term_of(Part, Term) :-
    once(occurs:sub_term(Part, Term)).

:- begin_tests(frequent_wordings).

test('119.3 the life lost this way is that of all who lost some', Lives == [24, 18]) :-
    start_board([turn_order([a, b, c]), setting(seats, [a, b, c]), life(c, 20), library(c, [])]),
    cast_spoken("Each opponent loses 2 life. You gain life equal to the life lost this way.", []),
    lives(Lives).

test('702.101a extort: each opponent loses one life for one mana', Lives == [21, 19]) :-
    start_board([]),
    spoken("Collector", "{1}", [creature, human], 1/1, ["Extort"]),
    permanent(a, 'Collector', _),
    card("Marsh", "", [land, swamp], none, []),
    permanent(a, 'Marsh', _),
    spoken("Word", "{0}", [instant], none, ["You gain 0 life."]),
    in_hand(a, 'Word', O),
    go,
    act(cast(O)),
    resolve,
    act(yes),
    lives(Lives).

test('707.10 a copy of a spell counts where one casts or copies it', Size == 3/3) :-
    start_board([]),
    spoken("Echoer", "{1}", [creature, human], 1/1,
           ["Whenever you cast or copy an instant or sorcery spell, put a +1/+1 counter on ~."]),
    permanent(a, 'Echoer', O),
    card("Twice", "{0}", [instant], none, [spell([copy_spell(target([spell]))])]),
    card("Other", "{0}", [instant], none, [spell([gain_life(you, 1)])]),
    in_hand(b, 'Other', Theirs),
    in_hand(a, 'Twice', Twice),
    go,
    act(pass),
    act(cast(Theirs)),
    act(pass),
    fact(stack([Spell|_])),
    acts([cast(Twice), target(Spell)]),
    resolve,
    resolve,
    resolve,
    power(O, P), toughness(O, T), Size = P/T.

test('514.2 what changes until end of turn and what can\'t be done this turn end together', Power-Blocked == 3-refused) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Cub', Blocker),
    cast_spoken("Target creature gets +1/+0 until end of turn and can't be blocked this turn.", [target(Cub)]),
    power(Cub, Power),
    to_step(declare_attackers),
    acts([attack(Cub, b), done]),
    to_step(declare_blockers),
    ( offered(block(Blocker, Cub)) -> Blocked = offered ; Blocked = refused ).

test('503.1 the upkeep of the enchanted creature\'s controller', Counters == [1]) :-
    start_board([active(b), step(untap)], enter(untap)),
    permanent(b, 'Ox', Ox),
    spoken("Wasting", "{B}", [enchantment, aura], none,
           ["Enchant creature",
            "At the beginning of the upkeep of enchanted creature's controller, put a -1/-1 counter on that creature."]),
    permanent(a, 'Wasting', Aura),
    set(attached(Aura, Ox)),
    go,
    resolve,
    values(N, counters(Ox, '-1/-1', N), Counters).

test('401.5 one card is looked at: a land goes onto the battlefield, another card to the hand', Found == [1-0, 0-1]) :-
    findall(Entered-Taken,
            ( member(Top, ['Peak', 'Cub']),
              start_board([]),
              cards_in_library(a, Top, 1),
              cards_in_library(a, 'Gull', 1),
              spoken("Word", "{0}", [instant], none,
                     ["Look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped. If you don't put the card onto the battlefield, put it into your hand."]),
              in_hand(a, 'Word', O),
              go,
              act(cast(O)),
              resolve,
              ( offered(take(Card)) -> act(take(Card)) ; true ),
              values(P, controls(a, P), Permanents),
              values(H, hand(a, H), Hand),
              length(Permanents, Entered),
              length(Hand, Taken)
            ),
            Found).

test('401.5 what is not taken may go to the graveyard, or stays on top', Left == [1-1, 0-2]) :-
    findall(Buried-Library,
            ( member(Choice, [take, stay]),
              start_board([]),
              cards_in_library(a, 'Cub', 2),
              spoken("Word", "{0}", [instant], none,
                     ["Look at the top card of your library. If it's a land card, you may reveal it and put it into your hand. If you don't put the card into your hand, you may put it into your graveyard."]),
              in_hand(a, 'Word', O),
              go,
              act(cast(O)),
              resolve,
              ( Choice == take -> offered(take(Card)), act(take(Card)) ; act(take_nothing) ),
              ( fact(now(order_looked(a, _))) -> offered(put_next(Top)), act(put_next(Top)) ; true ),
              values(G, graveyard(a, G), Graveyard),
              fact(library(a, Cards)),
              length(Graveyard, Count),
              Buried is Count-1,
              length(Cards, Library)
            ),
            Left).

test('712.14a it enters transformed, and what has one face stays in exile', Called == ['Second Day', none]) :-
    findall(Name,
            ( member(Sides, [two, one]),
              start_board([]),
              ability_of(permanent, "{0}: Exile ~, then return it to the battlefield transformed under its owner's control.", Turn),
              (   Sides == two
              ->  Others = [other_face(2, transform, 'Second Day', '', [], [creature], [wolf], [green], ['4', '5'], [])]
              ;   Others = []
              ),
              card("First Day", "{2}{G}", [creature, human], 2/2, [Turn|Others]),
              permanent(a, 'First Day', O),
              go,
              act(activate(O, 1)),
              resolve,
              ( fact(controls(a, P)) -> object_name(P, Given), called(Given, Name) ; Name = none )
            ),
            Called).

test('111.3 a token is as large as X is as it is created', Sizes == [2/2, 2/2]) :-
    start_board([]),
    permanent(a, 'Cub', _),
    permanent(a, 'Ox', Ox),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    cast_spoken("Create an X/X green Ooze creature token, where X is the number of creatures you control.", []),
    values(O, controls(a, O), Os), member(Token, Os), object_name(Token, copy(_, _)), !,
    power(Token, P0), toughness(Token, T0),
    in_hand(a, 'Doom', Doom),
    acts([cast(Doom), target(Ox)]),
    resolve,
    power(Token, P), toughness(Token, T),
    Sizes = [P0/T0, P/T].

test('208.2 a token that says itself how large it is', Sizes == [2/2, 1/1]) :-
    start_board([]),
    permanent(a, 'Cub', Cub),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    cast_spoken("Create a green Elemental creature token with \"This creature's power and toughness are each equal to the number of creatures you control.\"", []),
    values(O, controls(a, O), Os), member(Token, Os), object_name(Token, 'Elemental Token'), !,
    power(Token, P0), toughness(Token, T0),
    in_hand(a, 'Doom', Doom),
    acts([cast(Doom), target(Cub)]),
    resolve,
    power(Token, P), toughness(Token, T),
    Sizes = [P0/T0, P/T].

test('608.2h the mana value of what was put onto the battlefield is that of the creature there', Life == 16) :-
    start_board([]),
    in_graveyard(a, 'Ox', Ox),
    cast_spoken("Return target creature card from your graveyard to the battlefield. You lose life equal to its mana value.", [target(Ox)]),
    fact(life(a, Life)).

test('614.1a a card that goes into no graveyard, from wherever it comes', Places == [[exile, exile], [library, library]]) :-
    findall(Found,
            ( member(Text, ["If ~ would be put into a graveyard from anywhere, exile it instead.",
                            "If ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead."]),
              start_board([]),
              spoken("Reed", "{1}", [creature, plant], 1/1, [Text]),
              card("Doom", "{0}", [instant], none,
                   [spell([destroy(target([creature])), discard(you, 1)])]),
              permanent(a, 'Reed', O),
              in_hand(a, 'Reed', _),
              in_hand(a, 'Doom', Doom),
              go,
              acts([cast(Doom), target(O)]),
              resolve,
              ( offered(discard(Card)) -> act(discard(Card)) ; true ),
              findall(Place, place_of('Reed', Place), Found)
            ),
            Places).

test('122.6 counters that are put, or with which something enters, and once for each time', Lives == [21, 22]) :-
    start_board([]),
    spoken("Grower", "{0}", [creature, plant], 1/1,
           ["~ enters with two +1/+1 counters on it.", "Whenever one or more +1/+1 counters are put on ~, you gain 1 life."]),
    card("Growth", "{0}", [instant], none, [spell([put_counters(target([creature]), '+1/+1', 3)])]),
    in_hand(a, 'Grower', O),
    in_hand(a, 'Growth', Growth),
    go,
    act(cast(O)),
    resolve,
    resolve,
    fact(life(a, First)),
    values(P, controls(a, P), [Grower]),
    acts([cast(Growth), target(Grower)]),
    resolve,
    resolve,
    fact(life(a, Second)),
    Lives = [First, Second].

test('608.2i each creature that died this turn, whoever controlled it', Life == 22) :-
    start_board([]),
    permanent(a, 'Cub', A),
    permanent(b, 'Cub', B),
    card("Doom", "{0}", [instant], none, [spell([destroy(targets(exactly(2), [creature]))])]),
    spoken("Word", "{0}", [instant], none, ["You gain 1 life for each creature that died this turn."]),
    in_hand(a, 'Doom', Doom),
    in_hand(a, 'Word', Word),
    go,
    acts([cast(Doom), target(A), target(B)]),
    resolve,
    act(cast(Word)),
    resolve,
    fact(life(a, Life)).

test('120.1 a source is whatever deals damage: a spell, too, and not another player\'s', Life == 21) :-
    start_board([]),
    spoken("Ember", "{1}", [creature, elemental], 1/1,
           ["Whenever a source you control deals noncombat damage to an opponent, you gain 1 life."]),
    permanent(a, 'Ember', _),
    card("Jab", "{0}", [instant], none, [spell([damage(this, 1, target([any_target]))])]),
    in_hand(a, 'Jab', Mine),
    in_hand(b, 'Jab', Theirs),
    go,
    acts([cast(Mine), target(b)]),
    resolve,
    resolve,
    act(pass),
    acts([cast(Theirs), target(b)]),
    resolve,
    fact(life(a, Life)).

test('106.3 each mana of a combination has a color of its own', Pool == [green, red]) :-
    start_board([]),
    spoken("Prism", "{2}", [artifact], none, ["{0}: Add two mana in any combination of {R} and/or {G}."]),
    permanent(a, 'Prism', O),
    go,
    acts([activate(O, 1), color(green), color(red)]),
    values(Mana, pool(a, Mana), Found),
    findall(Color, ( member(Color, [red, green]), sub_term_of(Color, Found) ), Unsorted),
    sort(Unsorted, Pool).

test('107.3 one X of two effects', Lives-Hand == [18, 20]-2) :-
    start_board([]),
    permanents(a, 'Cub', 2),
    cards_in_library(a, 'Grove', 3),
    cast_spoken("You draw X cards and you lose X life, where X is the number of creatures you control.", []),
    lives(Lives),
    values(O, hand(a, O), Cards),
    length(Cards, Hand).

test('702.124j a partner is looked for', [Who] == [b]) :-
    start_board([]),
    spoken("Friend", "{0}", [creature, human], 1/1, ["Partner with Cub"]),
    in_hand(a, 'Friend', Friend),
    cards_in_library(b, 'Cub', 1),
    go,
    act(cast(Friend)),
    resolve,
    act(target(b)),
    resolve,
    act(yes),
    offered(find(Card)),
    act(find(Card)),
    findall(P, ( fact(hand(P, _)) ), [Who]).

:- end_tests(frequent_wordings).
