:- module(test_random_programs, []).

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module(library(random), [random_member/2]).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/cards/vocabulary', [valid_ability/1]).
:- use_module('../../../../prolog/magic/cards/writing/program_english', [program_english/2]).
:- use_module('../../../../prolog/magic/cards/writing/same_abilities', [same_ability/2]).

%   drawn(+Type, -Term): by chance, of each type one of the terms of row/2 with others in it.

drawn(Type, Term) :-
    findall(Row, row(Type, Row), Rows),
    random_member(Row, Rows),
    filled(Row, Term).

filled($(Type), Term) =>
    drawn(Type, Term).
filled(Row, Term), compound(Row) =>
    Row =.. [Name|Arguments0],
    maplist(filled, Arguments0, Arguments),
    Term =.. [Name|Arguments].
filled(Row, Term) =>
    Term = Row.

row(ability, spell([program([$(statement)])])).
row(ability, spell([program([$(statement), $(untargeted)])])).
row(ability, triggered($(event), true, [program([$(statement)])])).
row(ability, triggered($(event), it_holds($(condition)), [program([$(untargeted)])])).
row(ability, activated([$(cost)], [program([$(statement)])])).

row(event, enters(this)).
row(event, dies($(set))).
row(event, enters($(own_set))).
row(event, attacks(this)).
row(event, begins(your, upkeep)).

row(cost, tap).
row(cost, mana('{2}')).
row(cost, sacrifice(this)).

row(statement, $(untargeted)).
row(statement, destroy(what:target($(set)))).
row(statement, tap(what:target($(set)))).
row(statement, move(what:target($(set)), to:exile)).
row(statement, move(what:target($(set)), to:hand)).
row(statement, deal(amount: $(number), to:target($(set)))).
row(statement, put_counters(on:target($(set)), kind:'+1/+1', amount: $(number))).
row(statement, change(what:target($(set)), changes:[$(change)])).
row(untargeted, draw(amount: $(amount))).
row(untargeted, mill(who: $(player), amount: $(number))).
row(untargeted, gain_life(amount: $(amount))).
row(untargeted, lose_life(who:all([opponent]), amount: $(number))).
row(untargeted, destroy(what:all($(set)))).
row(untargeted, change(what:all($(own_set)), changes:[$(change)])).
row(untargeted, create(what:token('Elf', [creature], [elf], [green], 1, 1, []), amount: $(number))).
row(untargeted, may(then:[draw(amount: $(number))])).
row(untargeted, if(condition: $(condition), then:[gain_life(amount: $(number))])).
row(untargeted, sacrifice(who: $(player), what:some(1, $(set)))).
row(untargeted, discard(what:some($(number), []))).

row(player, you).
row(player, all([opponent])).
row(player, all([player])).

row(number, 1).
row(number, 2).
row(number, 4).
row(amount, $(number)).
row(amount, count(all($(own_set)))).

row(change, pt(2, 2)).
row(change, pt(-1, -1)).
row(change, gain(flying)).
row(change, cant_block).

row(set, [creature]).
row(set, [artifact]).
row(set, [creature, $(part)]).
row(set, [creature, controlled(opponent)]).
row(set, [either([artifact], [type(enchantment)])]).
row(own_set, [creature, controlled(you)]).
row(own_set, [land, controlled(you)]).
row(own_set, [creature, $(part), controlled(you)]).
row(part, attacking).
row(part, tapped).
row(part, color(red)).
row(part, keyword(flying)).
row(part, not([keyword(flying)])).
row(part, not([color(black)])).
row(part, compared(power, at_most, 2)).
row(part, with_counter('+1/+1')).
row(part, nontoken).

row(condition, some(all([controlled(you), artifact]))).
row(condition, not(some(all([controlled(you), land])))).
row(condition, compare(count(all($(own_set))), at_least, 3)).
row(condition, compare(life_of(you), at_most, 5)).

%   read(+Ability, +English, -Reading) is det: as a text of a card is read, with all gates.

read(Ability, English, Reading) :-
    ( Ability = spell(_) -> Context = spell ; Context = permanent ),
    read_ability(Context, English, Reading).

:- begin_tests(random_programs, [setup(set_random(seed(34)))]).

test(what_is_written_of_any_program_is_read_as_the_same) :-
    findall(Ability, ( between(1, 150, _), drawn(ability, Ability), once(valid_ability(Ability)) ), Abilities),
    findall(Ability-English, ( member(Ability, Abilities), program_english(Ability, English) ), Said),
    length(Abilities, All),
    length(Said, Count),
    assertion(Count*10 >= All*9),
    forall(( member(Ability-English, Said), read(Ability, English, understood(Read, _)) ),
           assertion(same_ability(Ability, Read))),
    aggregate_all(count, ( member(Ability-English, Said), read(Ability, English, understood(_, _)) ), Understood),
    assertion(Understood*10 >= Count*9).

:- end_tests(random_programs).
