:- module(names_tests, []).

:- use_module(library(plunit)).
:- use_module(boards).
:- use_module('../../../prolog/k/store', [fluents/1, forget_definitions/0, load_fluents/1, met/1, set/1]).
:- use_module('../../../prolog/magic/cards/names', [called/2]).
:- use_module('../../../prolog/magic/rules/concepts/objects', [card_name/3, has/2, power/2, type/2]).

board :-
    start_board([]),
    cards.

cards :-
    card("Scout", "{1}{G}", [creature, elf, legendary], 2/3, [keyword(reach), activated([tap], [add([green])])]).

:- begin_tests(names).

test('a copy with exceptions is described by its name') :-
    board,
    Name = copy('Scout', [set_pt(1, 1), add_types([artifact]), gain(flying), nonlegendary]),
    met(Name),
    assertion(called(Name, 'Scout')),
    assertion(definition:card_pt(Name, 1, 1)),
    assertion(definition:card_type(Name, artifact)),
    assertion(definition:card_keyword(Name, reach)),
    assertion(definition:card_keyword(Name, flying)),
    assertion(definition:mana_source(Name, 2, [[green]])),
    assertion(\+ definition:card_supertype(Name, legendary)).

test('what is borne: some abilities are kept, others are granted') :-
    board,
    Name = bearing('Scout', [1], [activated([tap], [draw(you, 1)])]),
    met(Name),
    assertion(definition:card_keyword(Name, reach)),
    assertion(\+ definition:mana_source(Name, _, _)),
    assertion(definition:activated_ability(Name, 3, battlefield, [tap], [], [draw(you, 1)], [])).

test('definitions are made again from the names of a state that is loaded') :-
    board,
    permanent(a, 'Scout', O),
    set(printed(O, 'Cub')),
    fluents(Fluents0),
    Name = copy('Scout', [gain(flying)]),
    findall(F, ( member(F0, Fluents0), renamed(F0, O, Name, F) ), Fluents),
    forget_definitions,
    boards:plain_cards,
    cards,
    load_fluents(Fluents),
    assertion(has(O, flying)),
    assertion(power(O, 2)),
    assertion(type(O, creature)),
    assertion(card_name(O, 'Cub', a)).

renamed(object(O, _, P), O, Name, object(O, Name, P)) :-
    !.
renamed(F, _, _, F).

test('a name that is none is refused', throws(error(domain_error(name, face_of(it)), _))) :-
    board,
    met(face_of(it)).

test('an ability in a name is of the vocabulary', throws(error(domain_error(name, _), _))) :-
    board,
    met(bearing('Cub', all, [activated([tap], [shell(ls)])])).

test('it moves as what is printed', Names == ['Spark', 'Cub']) :-
    board,
    permanent(a, 'Scout', O),
    set(printed(O, 'Cub')),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Spark), target(O)]),
    resolve,
    values(New, graveyard(a, New), Dead),
    named(Dead, Names),
    assertion(\+ fact(printed(_, _))).

:- end_tests(names).
