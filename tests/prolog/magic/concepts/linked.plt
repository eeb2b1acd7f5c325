:- module(rules_linked_tests, []).

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [delete/1, fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2]).

board :-
    start_board([]),
    card("Jailer", "{G}", [creature], 2/2,
         [ triggered(enters(this), true, [exile(target([creature, other]))]),
           triggered(dies(this), true, [put_back(linked_exile, owner, [])]),
           static(this, [pt(count_in(linked_exile, []), 0)]) ]),
    card("Keeper", "{G}", [creature], 1/1,
         [ triggered(enters(this), true, [exile(target([card_in(graveyard, each([player]))]))]),
           triggered(dies(this), true, [gain_life(you, size(mana_value, linked_exile))]) ]),
    card("Chief", "{G}", [creature], 1/1,
         [ enters_with([creature_type]),
           static([creature, other, controlled(you), chosen_type], [pt(2, 2)]) ]),
    card("Prism", "{G}", [artifact], none,
         [ enters_with([color]),
           static([creature, controlled(you), chosen_color], [pt(1, 1)]) ]).

cast(Name, Actions) :-
    in_hand(a, Name, O),
    go,
    acts([cast(O)|Actions]),
    resolve.

chosen(Value) :-
    fact(now(choose_replacement(_, _, Options))),
    memberchk(option(Key, Value), Options),
    act(replace(Key, Value)).

:- begin_tests(rules_linked).

test('607.2a what one ability exiled, the other one returns', Names == ['Ox']) :-
    board,
    permanent(b, 'Ox', Ox),
    permanents(a, 'Grove', 1),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    cast('Jailer', []),
    act(target(Ox)),
    resolve,
    fact(object(Jailer, 'Jailer', a)),
    assertion(power(Jailer, 3)),
    assertion(\+ fact(controls(b, _))),
    acts([cast(Spark), target(Jailer)]),
    resolve,
    resolve,
    values(O, controls(b, O), Os),
    named(Os, Names).

test('607.2a each finds its own', Lives == [24, 22]) :-
    findall(Life, ( member(Name, ['Ox', 'Cub']), life_of(Name, Life) ), Lives).

life_of(Name, Life) :-
    board,
    in_graveyard(b, Name, Dead),
    new_exile('Gull', Other),
    permanent(a, 'Keeper', First),
    set(exiled_with(Other, First)),
    permanents(a, 'Grove', 1),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    cast('Keeper', []),
    act(target(Dead)),
    resolve,
    values(O, controls(a, O), Os),
    last(Os, Second),
    acts([cast(Spark), target(Second)]),
    resolve,
    resolve,
    fact(life(a, Life)).

new_exile(Name, O) :-
    in_graveyard(b, Name, O),
    delete(graveyard(b, O)),
    set(exile(O)).

test('607.2d the chosen type', Powers == [4, 2, 4]) :-
    board,
    permanent(a, 'Ox', Ox),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Cub', Theirs),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Chief', Chief),
    go,
    act(cast(Chief)),
    acts([pass, pass]),
    chosen(creature_type(bear)),
    findall(Power, ( member(O, [Ox, Theirs, Cub]), power(O, Power) ), Powers).

test('607.2d the chosen color', Powers == [2, 2]) :-
    board,
    permanent(a, 'Gull', Gull),
    permanent(a, 'Cub', Cub),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Prism', Prism),
    go,
    act(cast(Prism)),
    acts([pass, pass]),
    chosen(blue),
    findall(Power, ( member(O, [Gull, Cub]), power(O, Power) ), Powers).

test('in the midst of the choice a game is saved, undone and goes on', Types == [bear]) :-
    board,
    permanents(a, 'Grove', 1),
    in_hand(a, 'Chief', Chief),
    go,
    fluents(First),
    mark(Mark),
    act(cast(Chief)),
    acts([pass, pass]),
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    chosen(creature_type(bear)),
    values(Type, chosen_type(_, Type), Types).

test('607.2d mana of the chosen color pays for it', [Pool, Stack] == [[blue], 1]) :-
    board,
    card("Stone", "{G}", [artifact], none, [enters_with([color]), activated([tap], [add_chosen(1)])]),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Gull', Gull),
    cast('Stone', []),
    chosen(blue),
    fact(object(Stone, 'Stone', a)),
    assertion(offered(cast(Gull))),
    act(activate(Stone, 2)),
    fact(pool(a, Pool)),
    act(cast(Gull)),
    fact(stack(Items)),
    length(Items, Stack).

test('607.2d two mana of the chosen color, which another one has not', Pools == [[red, red]]) :-
    board,
    card("Stone", "{G}", [artifact], none, [enters_with([color]), activated([tap], [add_chosen(2)])]),
    permanents(a, 'Grove', 2),
    cast('Prism', []),
    chosen(green),
    cast('Stone', []),
    chosen(red),
    fact(object(Stone, 'Stone', a)),
    act(activate(Stone, 2)),
    values(Pool, pool(a, Pool), Pools).

test('607.2d mana of the chosen color in English and back', Read == Ability) :-
    Ability = activated([tap], [add_chosen(1)]),
    ability_english(Ability, 'Stone', English),
    assertion(English == "{T}: Add one mana of the chosen color."),
    once(english_ability(English, 'Stone', Read)).

test('607 in English and back', forall(member(Ability, [
        enters_with([creature_type]),
        enters_with([color]),
        static([other, creature, controlled(you), chosen_type], [pt(1, 1)]),
        triggered(leaves(this), true, [put_back(linked_exile, owner, [])]),
        replacement(enters([creature, controlled(you), chosen_type]), entering([counters('+1/+1', 1)]))]))) :-
    ability_english(Ability, 'Keeper', English),
    once(english_ability(English, 'Keeper', Read)),
    assertion(Read == Ability).

:- end_tests(rules_linked).
