:- module(rules_cards_tests, []).

:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(plunit)).
:- use_module(boards).
:- use_module('../../../prolog/k/store', [forget_definitions/0, reset/0]).
:- use_module('../../../prolog/magic/cards/names', [called/2]).
:- use_module('../../../prolog/magic/cards/printed_cards', [define_card/8]).
:- use_module('../../../prolog/magic/cards/reading/card_frames', [all_abilities/3, faces_problem/3]).
:- use_module('../../../prolog/magic/cards/vocabulary', [valid_ability/1]).

clean :-
    reset,
    forget_definitions.

frame(Cost, frame("normal", Cost, [], ["creature"], [], "1", "1", [])).

:- begin_tests(rules_cards, [setup(clean), cleanup(clean)]).

test('202.1 a mana cost', Cost-Colors == cost(3, [green, green])-[green]) :-
    card("Tree", "{3}{G}{G}", [creature, treefolk], 3/3, []),
    definition:card_cost('Tree', Cost),
    findall(C, definition:card_color('Tree', C), Colors).

test('105.2 two colors, and colorless is none', Colors-Cost == [black, red]-cost(0, [black, colorless, red])) :-
    card("Ash", "{B}{R}{C}", [creature, demon], 1/1, []),
    definition:card_cost('Ash', Cost),
    findall(C, definition:card_color('Ash', C), Unsorted),
    sort(Unsorted, Colors).

test('204 a color indicator gives a color without a cost, which is no ability that can be lost', Colors-Bare == [green]-[green]) :-
    card("Arbor", "", [land, creature, forest], 1/1, [color_indicator([green])]),
    findall(C, definition:card_color('Arbor', C), Colors),
    store:met(bearing('Arbor', [], [])),
    findall(C, definition:card_color(bearing('Arbor', [], []), C), Bare).

test('204 what a card file says beyond the mana cost is its indicator', Front-Plain == [color_indicator([green])]-[]) :-
    frame("", Land),
    frame("{G}", Spell),
    all_abilities("normal", [face("Arbor", ["G"], Land)], Front),
    all_abilities("normal", [face("Elf", ["G"], Spell)], Plain).

test('702.19 what a spell with trample deals too much is dealt to the controller', Abilities ==
     [keyword(trample), spell([spilling_damage(this, 4, target([creature]))])]) :-
    Ray = face("Ray", ["R"], frame("normal", "{R}", [], ["instant"], [], "", "",
                                   [keyword(trample), spell([damage(this, 4, target([creature]))])])),
    assertion(\+ faces_problem("normal", [Ray], _)),
    all_abilities("normal", [Ray], Abilities).

test('601.2c what is done instead speaks of the targets of what it replaces', Slots-Ten-Two ==
     [slot([player], [many(0, as_many_as_there_are)])]-chosen_since(1)-chosen_since(1)) :-
    card("Court", "{1}{U}", [enchantment], none,
         [ triggered(begins(your, upkeep), true,
                     [ program([ if(condition:monarch(you), (then):[mill(who:targeted, amount:10)],
                                    (else):[mill(who:targets(any_number, [player]), amount:2)])
                               ])
                     ])
         ]),
    definition:triggered_ability('Court', _, _, Slots, Instructions),
    sub_term(do_mill(Ten, 10), Instructions),
    sub_term(do_mill(Two, 2), Instructions),
    !.

test('113.3a targets of a later paragraph are numbered on', Effects ==
     [ put_counters(targets(up_to(2), [creature]), '+1/+1', 1),
       destroy(target([artifact])), reflexive([damage(this, 1, chosen(1))]),
       tap(target([land])), untap(chosen(4))
     ]) :-
    Press = face("Press", ["R"], frame("normal", "{R}", [], ["sorcery"], [], "", "",
                                       [ spell([put_counters(targets(up_to(2), [creature]), '+1/+1', 1)]),
                                         spell([destroy(target([artifact])), reflexive([damage(this, 1, chosen(1))])]),
                                         spell([tap(target([land])), untap(chosen(1))])
                                       ])),
    all_abilities("normal", [Press], [spell(Effects)]).

test('702 a keyword of permanents on a sorcery is refused', Problem == "haste on an instant or sorcery") :-
    once(faces_problem("normal",
                       [face("Rush", ["R"], frame("normal", "{R}", [], ["sorcery"], [], "", "",
                                                  [keyword(haste), spell([draw(you, 1)])]))],
                       Problem)).

test('702.19 trample of a spell that deals damage to a player is refused') :-
    once(faces_problem("normal",
                       [face("Ray", ["R"], frame("normal", "{R}", [], ["instant"], [], "", "",
                                                 [keyword(trample), spell([damage(this, 4, target([player]))])]))],
                       _)).

test('120.4a excess damage of a spell with trample', Life-Dead == 18-1) :-
    start_board([]),
    card("Ray", "{0}", [instant], none, [keyword(trample), spell([spilling_damage(this, 4, target([creature]))])]),
    permanent(b, 'Cub', Cub),
    in_hand(a, 'Ray', Ray),
    go,
    acts([cast(Ray), target(Cub)]),
    resolve,
    fact(life(b, Life)),
    values(O, graveyard(b, O), Os),
    length(Os, Dead).

test('107.3 X is counted', [Cost, Count] == [cost(1, [red]), 2]) :-
    card("Storm", "{X}{X}{1}{R}", [sorcery], none, [spell([damage(this, x, target([player]))])]),
    definition:card_cost('Storm', Cost),
    definition:x_cost('Storm', Count).

test('a cost that is none', error(domain_error(mana_symbol, "Q"))) :-
    card("Riddle", "{Q}", [sorcery], none, []).

test('115.1 each target has a slot', Slots-Instructions ==
     [slot([creature]), slot([player])]-[destroy(chosen(1)), damage(this, 2, chosen(2)), draw(you, 1)]) :-
    card("Ruin", "{B}", [sorcery], none,
         [spell([destroy(target([creature])), damage(this, 2, target([player])), draw(you, 1)])]),
    definition:spell_ability('Ruin', Slots, Instructions).

test('605.1a what makes mana without a target is a mana ability',
     [Mana, Sources] == [[1, 2], [1-[[green]]]]) :-
    card("Shrub", "{G}", [creature, plant], 0/1,
         [ activated([tap], [add([green])]),
           activated([mana('{1}')], [add([red, red])]),
           activated([tap], [draw(you, 1)]) ]),
    findall(I, definition:mana_ability('Shrub', I), Mana),
    findall(I-Units, definition:mana_source('Shrub', I, Units), Sources).

test('702.29a a keyword stands for an ability', [Costs, Instructions] ==
     [[mana(cost(2, [])), discard(this)], [draw(you, 1)]]) :-
    card("Dune", "", [land], none, [keyword(cycling('{2}'))]),
    definition:activated_ability('Dune', 1, hand, Costs, [], Instructions, []).

test('603.1 a trigger listens', Listener == dies-filter([creature, other])) :-
    card("Crow", "{B}", [creature, bird], 1/1, [triggered(dies([creature, other]), true, [draw(you, 1)])]),
    definition:listener(Kind, 'Crow', 1, Pattern),
    Listener = Kind-Pattern.

test('613.1 each change has its layer', Layers == [abilities, rules, size]) :-
    card("Banner", "{1}", [artifact], none, [static([creature], [pt(1, 0), gain(haste), must_attack])]),
    findall(Layer, definition:static_ability('Banner', 1, filter([creature]), Layer, _), Unsorted),
    sort(Unsorted, Layers).

test('111.4 tokens that differ have names that differ', Names == ['Rat Token', 'Rat Token 2']) :-
    card("Sewer", "{B}", [sorcery], none,
         [ spell([ create(you, 1, token('Rat', [creature], [rat], [black], 1, 1, [])),
                   create(you, 1, token('Rat', [creature], [rat], [black], 2, 2, [])) ]) ]),
    findall(Name, definition:token(Name), Unsorted),
    sort(Unsorted, Names).

test('111.4 and are called alike, by their subtypes', Called == ['Rat Token', 'Rat Token']) :-
    card("Sewer", "{B}", [sorcery], none,
         [ spell([ create(you, 1, token('Rat', [creature], [rat], [black], 1, 1, [])),
                   create(you, 1, token('Rat', [creature], [rat], [black], 2, 2, [])) ]) ]),
    maplist(called, ['Rat Token', 'Rat Token 2'], Called).

test('111.4 a name that is said is the whole name', Called == ['Wood', 'Elf Druid Token']) :-
    card("Timber", "{G}", [sorcery], none,
         [ spell([ create(you, 1, token('Wood', [creature], [wall], [green], 0, 1, [])),
                   create(you, 1, token('Elf Druid', [creature], [elf, druid], [green], 1, 1, [])) ]) ]),
    maplist(called, ['Wood Token', 'Elf Druid Token'], Called).

test('an unknown ability is refused', error(refused_ability(spell([juggle(you, 3)]), juggle(you, 3), instruction))) :-
    card("Clown", "{R}", [sorcery], none, [spell([juggle(you, 3)])]).

test('so are modes of which nobody would be asked', error(refused_ability(_, modal([[draw(you, 1)]]), only_instruction))) :-
    card("Maze", "{R}", [sorcery], none, [spell([provided(your_turn, [modal([[draw(you, 1)]])])])]).

test('but modes that are all that is done are not') :-
    card("Fork", "{R}", [sorcery], none, [spell([modal([[draw(you, 1)], [scry(you, 1)]])])]).

test('so is a number that would never be reached', error(refused_ability(_, 99999999, printed_number))) :-
    define_card("A", "{R}", [], ["instant"], [], "", "", ["spell([draw(you,99999999)])"]).

test('and a cost that nobody pays', error(domain_error(mana_symbol, "99999999999"))) :-
    define_card("A", "{99999999999}", [], ["instant"], [], "", "", []).

test('so is an unknown keyword', error(refused_ability(keyword(giggling), giggling, keyword))) :-
    card("Jester", "{R}", [creature, human], 1/1, [keyword(giggling)]).

test('a definition that is no ground term', error(instantiation_error)) :-
    define_card("Void", "{R}", [], ["sorcery"], [], "", "", ["spell([draw(X, 1)])"]).

test('what is understood and what is not') :-
    assertion(valid_ability(static([creature], [pt(1, 1)]))),
    assertion(\+ valid_ability(static([creature], [pt(a, 1)]))),
    assertion(\+ valid_ability(static([gigantic], [pt(1, 1)]))),
    assertion(valid_ability(activated([tap], [add([green])]))),
    assertion(\+ valid_ability(activated([wink], [add([green])]))),
    assertion(\+ valid_ability(activated([tap], [add([mauve])]))),
    assertion(\+ valid_ability(triggered(sneezes(this), true, [draw(you, 1)]))).

:- end_tests(rules_cards).
