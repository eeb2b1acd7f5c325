:- module(rules_rewording_tests, []).

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, power/2, subtype/2]).

board :-
    start_board([]),
    card("Sleight", "{U}", [instant], none,
         [spell([change_text(target([]), [color, basic_land_type], permanent)])]),
    card("Fad", "{U}", [instant], none, [spell([change_text(target([]), [color], end_of_turn)])]),
    card("Bind", "{U}", [instant], none, [spell([change_text(target([]), [creature_type], permanent)])]),
    card("Crusade", "{G}", [enchantment], none, [static([creature, color(green)], [pt(1, 1)])]),
    card("Chief", "{G}", [creature, elf], 1/1, [static([creature, other, subtype(elf)], [pt(1, 1)])]),
    card("Paladin", "{G}", [creature], 2/2, [keyword(protection(color(red))), keyword(landwalk(forest))]),
    card("Zeal", "{U}", [enchantment], none, [static([creature], [gain(flying)])]),
    card("Gag", "{U}", [instant], none, [spell([change(target([creature]), [lose(landwalk(forest))], end_of_turn)])]),
    card("Clone", "{U}", [creature], 0/0, [enters_as_copy([creature], [])]),
    permanents(a, 'Pool', 4).

change(Spell, O, From, To) :-
    in_hand(a, Spell, Card),
    go,
    acts([cast(Card), target(O)]),
    resolve,
    acts([word(From), word(To)]).

:- begin_tests(rules_rewording).

test('612.1 a color word', Powers == [2, 2]) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(a, 'Gull', Gull),
    permanent(a, 'Crusade', Crusade),
    change('Sleight', Crusade, green, blue),
    findall(Power, ( member(O, [Cub, Gull]), power(O, Power) ), Powers).

test('612.1 protection from another color, and another landwalk') :-
    board,
    permanent(a, 'Paladin', Paladin),
    in_hand(a, 'Sleight', Second),
    change('Sleight', Paladin, red, black),
    acts([cast(Second), target(Paladin)]),
    resolve,
    acts([word(forest), word(swamp)]),
    assertion(has(Paladin, protection(color(black)))),
    assertion(\+ has(Paladin, protection(color(red)))),
    assertion(has(Paladin, landwalk(swamp))).

test('305.7 a land of another type makes other mana', [Types, Pool] == [[island], [[blue]]]) :-
    board,
    permanent(a, 'Grove', Grove),
    set(setting(payment(a), manual)),
    in_hand(a, 'Sleight', Card),
    fact(controls(a, Pond)),
    go,
    acts([activate(Pond, basic(island)), cast(Card), target(Grove), finish_mana]),
    resolve,
    acts([word(forest), word(island)]),
    findall(Type, subtype(Grove, Type), Types),
    act(activate(Grove, basic(island))),
    values(Mana, pool(a, Mana), Pool).

test('612.1 a creature type, in the type line and in the text', [Cub, Chiefs] == [2, [2, 2]]) :-
    board,
    permanent(a, 'Chief', First),
    permanent(a, 'Chief', Second),
    permanent(a, 'Cub', O),
    in_hand(a, 'Bind', Again),
    change('Bind', First, elf, bear),
    acts([cast(Again), target(Second)]),
    resolve,
    acts([word(elf), word(bear)]),
    power(O, P),
    Cub is P-2,
    findall(Power, ( member(C, [First, Second]), power(C, Power) ), Chiefs).

test('611.2a for a turn', Powers == [2, 3]) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(a, 'Crusade', Crusade),
    cards_in_library(b, 'Grove', 2),
    change('Fad', Crusade, green, red),
    power(Cub, Then),
    to_step(end_turn),
    to_step(upkeep),
    power(Cub, Now),
    Powers = [Then, Now].

test('613.1 what is lost in layer 6 is what the text says then') :-
    board,
    permanent(a, 'Paladin', Paladin),
    in_hand(a, 'Gag', Gag),
    change('Sleight', Paladin, forest, swamp),
    acts([cast(Gag), target(Paladin)]),
    resolve,
    assertion(has(Paladin, landwalk(swamp))),
    assertion(has(Paladin, protection(color(red)))).

test('707.2 a copy has the text that was printed', Names == ['Chief']) :-
    board,
    permanent(a, 'Chief', Chief),
    in_hand(a, 'Clone', Clone),
    change('Bind', Chief, elf, bear),
    act(cast(Clone)),
    acts([pass, pass]),
    fact(now(choose_replacement(_, _, Options))),
    memberchk(option(Key, copying(Chief)), Options),
    act(replace(Key, copying(Chief))),
    values(Name, object(_, Name, a), All),
    findall(Name, ( member(Name, All), Name == 'Chief' ), Names).

test('400.7 what leaves has its own text', Names == ['Cub']) :-
    board,
    permanent(a, 'Cub', Cub),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    change('Bind', Cub, bear, elf),
    assertion(subtype(Cub, elf)),
    acts([cast(Spark), target(Cub)]),
    resolve,
    values(O, graveyard(a, O), Os),
    findall(Name, ( member(O, Os), fact(object(O, Name, _)), \+ memberchk(Name, ['Spark', 'Bind']) ), Names).

test('in the midst of the choice a game is saved, undone and goes on') :-
    board,
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Bind', Bind),
    go,
    fluents(First),
    mark(Mark),
    acts([cast(Bind), target(Cub)]),
    resolve,
    act(word(bear)),
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    assertion(refused(word(bear))),
    act(word(elf)),
    assertion(subtype(Cub, elf)),
    fluents(After),
    load_fluents(After),
    assertion(subtype(Cub, elf)).

test('612 in English and back', forall(member(Ability, [
        spell([change_text(target([]), [color], permanent)]),
        spell([change_text(target([]), [color, basic_land_type], end_of_turn)])]))) :-
    ability_english(Ability, 'Sleight', English),
    once(english_ability(English, 'Sleight', Read)),
    assertion(Read == Ability).

:- end_tests(rules_rewording).
