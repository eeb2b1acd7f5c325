:- module(rules_emblems_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, power/2]).

board :-
    start_board([]),
    card("Oath", "{G}", [sorcery], none,
         [spell([get_emblem(you, [static([creature, controlled(you)], [pt(1, 1), gain(flying)])])])]),
    card("Vow", "{G}", [sorcery], none,
         [spell([get_emblem(you, [triggered(dies([creature, controlled(you)]), true, [gain_life(you, 2)])])])]),
    card("Curse", "{G}", [sorcery], none,
         [spell([get_emblem(target([opponent]), [triggered(begins(your, upkeep), true, [lose_life(you, 1)])])])]),
    card("Hush", "{U}", [instant], none, [spell([change(target([creature]), [lose_abilities], end_of_turn)])]),
    card("Garrison", "{2}", [artifact, fortification], none,
         [static(fortified(land), [gain(indestructible)]), keyword(fortify('{1}'))]).

cast(Name, Actions) :-
    in_hand(a, Name, O),
    go,
    acts([cast(O)|Actions]),
    resolve.

:- begin_tests(rules_emblems).

test('114.4 a static ability of an emblem functions', Powers == [2, 3]) :-
    board,
    permanent(a, 'Cub', Mine),
    permanent(b, 'Cub', Theirs),
    permanents(a, 'Grove', 1),
    cast('Oath', []),
    assertion(has(Mine, flying)),
    findall(Power, ( member(O, [Theirs, Mine]), power(O, Power) ), Powers).

test('613.7 an emblem has the timestamp of its coming: what is lost before is had again') :-
    board,
    permanent(a, 'Gull', Gull),
    permanents(a, 'Pool', 1),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Hush', Hush),
    in_hand(a, 'Oath', Oath),
    go,
    acts([cast(Hush), target(Gull)]),
    resolve,
    assertion(\+ has(Gull, flying)),
    act(cast(Oath)),
    resolve,
    assertion(has(Gull, flying)).

test('113.6 a triggered ability of an emblem', Life == 22) :-
    board,
    permanent(a, 'Cub', Cub),
    permanents(a, 'Grove', 1),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    cast('Vow', []),
    acts([cast(Spark), target(Cub)]),
    resolve,
    resolve,
    fact(life(a, Life)).

test('114.1 it is of the player who gets it: their upkeep', Life == 19) :-
    board,
    cards_in_library(b, 'Grove', 3),
    permanents(a, 'Grove', 1),
    cast('Curse', [target(b)]),
    to_step(end_turn),
    to_step(upkeep),
    acts([pass, pass]),
    fact(life(b, Life)).

test('a game with an emblem is saved, undone and goes on') :-
    board,
    permanent(a, 'Cub', Cub),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Oath', Oath),
    go,
    fluents(First),
    mark(Mark),
    act(cast(Oath)),
    resolve,
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    assertion(\+ has(Cub, flying)),
    load_fluents(Middle),
    assertion(has(Cub, flying)).

test('113.6 a replacement ability of an emblem', Lives == [24, 20]) :-
    lives_after([replacement(gains_life(you), times(2))], Lives).

test('614.17 what an emblem says can\'t happen', Lives == [20, 20]) :-
    lives_after([replacement(gains_life(you), impossible)], Lives).

%   lives_after(+Abilities, -Lives): a has an emblem with Abilities, gains 2 life, and is again as before it.

lives_after(Abilities, [Life, Before]) :-
    board,
    card("Word", "{0}", [sorcery], none, [spell([get_emblem(you, Abilities)])]),
    card("Balm", "{0}", [sorcery], none, [spell([gain_life(you, 2)])]),
    cast('Word', []),
    in_hand(a, 'Balm', Balm),
    mark(Mark),
    act(cast(Balm)),
    resolve,
    fact(life(a, Life)),
    undo_to(Mark),
    fact(life(a, Before)).

test('616.1 of an emblem and a permanent the player chooses', Life == 25) :-
    board,
    card("Word", "{0}", [sorcery], none, [spell([get_emblem(you, [replacement(gains_life(you), times(2))])])]),
    card("Balm", "{0}", [sorcery], none, [spell([gain_life(you, 2)])]),
    card("Well", "{0}", [artifact], none, [replacement(gains_life(you), plus(1))]),
    permanent(a, 'Well', _),
    cast('Word', []),
    in_hand(a, 'Balm', Balm),
    act(cast(Balm)),
    resolve,
    emblem_first,
    fact(life(a, Life)).

emblem_first :-
    fact(now(choose_replacement(_, _, Options))),
    fact(emblem(a, Emblem)),
    lists:member(option(ability(Emblem, Index), Chosen), Options),
    act(replace(ability(Emblem, Index), Chosen)).

test('114 replacement in English and back', Read == Ability) :-
    Ability = spell([get_emblem(you, [replacement(gains_life(you), times(2))])]),
    ability_english(Ability, 'Oath', English),
    once(english_ability(English, 'Oath', Read)).

test('114 in English and back', Read == Ability) :-
    Ability = spell([get_emblem(you, [static([creature, controlled(you)], [pt(1, 1)])])]),
    ability_english(Ability, 'Oath', English),
    assertion(English == "You get an emblem with \"Creatures you control get +1/+1.\""),
    once(english_ability(English, 'Oath', Read)).

:- end_tests(rules_emblems).

:- begin_tests(rules_fortifications).

test('301.6 a Fortification is attached to a land', Host == Grove) :-
    board,
    permanent(a, 'Grove', Grove),
    permanents(a, 'Peak', 1),
    permanent(a, 'Garrison', Garrison),
    permanent(a, 'Cub', Cub),
    go,
    act(activate(Garrison, 2)),
    assertion(\+ offered(target(Cub))),
    act(target(Grove)),
    resolve,
    assertion(has(Grove, indestructible)),
    fact(attached(Garrison, Host)).

test('704.5n it is unattached from what is no land, and stays', Attached == []) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(a, 'Garrison', Garrison),
    set(attached(Garrison, Cub)),
    go,
    assertion(fact(controls(a, Garrison))),
    values(Thing, attached(Garrison, Thing), Attached).

test('301.6 it goes to another land, and what it gave with it', [Host, First] == [Peak, false]) :-
    board,
    permanent(a, 'Grove', Grove),
    permanent(a, 'Peak', Peak),
    permanents(a, 'Peak', 1),
    permanent(a, 'Garrison', Garrison),
    set(attached(Garrison, Grove)),
    go,
    acts([activate(Garrison, 2), target(Peak)]),
    resolve,
    fact(attached(Garrison, Host)),
    assertion(has(Peak, indestructible)),
    ( has(Grove, indestructible) -> First = true ; First = false ).

test('702.67a in English and back', forall(member(Ability, [
        keyword(fortify('{3}')),
        static(fortified(land), [gain(indestructible)]),
        triggered(becomes_tapped(fortified(land)), true, [gain_life(you, 1)])]))) :-
    ability_english(Ability, 'Garrison', English),
    once(english_ability(English, 'Garrison', Read)),
    assertion(Read == Ability).

:- end_tests(rules_fortifications).
