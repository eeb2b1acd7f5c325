:- module(attaching_tests, []).

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, power/2]).

aura(Name, Filter, Abilities, O) :-
    card(Name, "{0}", [enchantment, aura], none, [keyword(enchant(Filter))|Abilities]),
    atom_string(Atom, Name),
    in_hand(a, Atom, O).

sword(Name, Abilities, O) :-
    card(Name, "{0}", [artifact, equipment], none, [keyword(equip('{0}'))|Abilities]),
    atom_string(Atom, Name),
    permanent(a, Atom, O).

enchant(O, Thing) :-
    acts([cast(O), target(Thing)]),
    resolve.

equip(O, Creature) :-
    acts([activate(O, 1), target(Creature)]),
    resolve.

here(O) :-
    fact(controls(_, O)).

:- begin_tests(auras).

test('303.4f an Aura spell resolves attached to its target', Power == 4) :-
    start_board([]),
    aura("Might", [creature], [static(enchanted(creature), [pt(2, 2), gain(flying)])], O),
    permanent(a, 'Cub', Cub),
    go,
    enchant(O, Cub),
    power(Cub, Power),
    assertion(once(has(Cub, flying))),
    assertion(fact(attached(_, Cub))).

test('303.4a no Aura spell without a target') :-
    start_board([]),
    aura("Might", [creature], [], O),
    go,
    assertion(\+ offered(cast(O))),
    reasons(cast(O), Ids),
    assertion(memberchk('601.2c', Ids)).

test('704.5m an Aura whose creature is gone is put into the graveyard', Names == ['Cub', 'Might']) :-
    start_board([]),
    aura("Might", [creature], [], O),
    in_hand(a, 'Spark', Spark),
    permanent(a, 'Peak', _),
    permanent(a, 'Cub', Cub),
    go,
    enchant(O, Cub),
    acts([cast(Spark), target(Cub)]),
    resolve,
    values(D, graveyard(a, D), Dead),
    named(Dead, Names0),
    exclude_spell(Names0, Names).

test('704.5m an Aura on what it no longer can enchant', Dead == ['Leash']) :-
    start_board([]),
    aura("Leash", [land], [], O),
    permanent(a, 'Grove', Grove),
    go,
    enchant(O, Grove),
    fact(attached(New, Grove)),
    permanent(a, 'Cub', Cub),
    set(attached(New, Cub)),
    acts([pass, pass]),
    values(D, graveyard(a, D), Ds),
    named(Ds, Dead).

test('303.4 an Aura can enchant a player', Host == b) :-
    start_board([]),
    aura("Curse", [player], [], O),
    go,
    enchant(O, b),
    fact(attached(_, Host)).

test('603.10 an Aura hears its creature die', Life == 23) :-
    start_board([]),
    aura("Wake", [creature], [triggered(dies(enchanted(creature)), true, [gain_life(you, 3)])], O),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    in_hand(a, 'Doom', Doom),
    permanent(b, 'Cub', Cub),
    go,
    enchant(O, Cub),
    acts([cast(Doom), target(Cub)]),
    resolve,
    resolve,
    fact(life(a, Life)).

test('608.2h an Aura that is sacrificed for its ability still knows its creature', Power == 5) :-
    start_board([]),
    aura("Shield", [creature], [activated([sacrifice(this)], [change(enchanted(creature), [pt(3, 3)], end_of_turn)])], O),
    permanent(a, 'Cub', Cub),
    go,
    enchant(O, Cub),
    fact(attached(Shield, Cub)),
    act(activate(Shield, 2)),
    resolve,
    power(Cub, Power).

:- end_tests(auras).

%   exclude_spell(+Names0, -Names)

exclude_spell(Names0, Names) :-
    findall(N, ( lists:member(N, Names0), N \== 'Spark' ), Names1),
    sort(Names1, Names).

:- begin_tests(equipment).

test('702.6a equip attaches to a creature you control', Power == 3) :-
    start_board([]),
    sword("Blade", [static(equipped(creature), [pt(1, 1)])], Blade),
    permanent(a, 'Cub', Cub),
    go,
    equip(Blade, Cub),
    power(Cub, Power).

test('301.5c it moves from one creature to the other', Powers == [2, 5]) :-
    start_board([]),
    sword("Blade", [static(equipped(creature), [pt(1, 1)])], Blade),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ox', Ox),
    go,
    equip(Blade, Cub),
    equip(Blade, Ox),
    power(Cub, P),
    power(Ox, Q),
    Powers = [P, Q].

test('704.5n Equipment stays when its creature is gone', Attached == []) :-
    start_board([]),
    sword("Blade", [], Blade),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    in_hand(a, 'Doom', Doom),
    permanent(a, 'Cub', Cub),
    go,
    equip(Blade, Cub),
    acts([cast(Doom), target(Cub)]),
    resolve,
    assertion(here(Blade)),
    values(T, attached(_, T), Attached).

test('702.16d protection unattaches', Attached == []) :-
    start_board([]),
    sword("Blade", [], Blade),
    card("Saint", "{0}", [creature], 2/2, [keyword(protection(artifact))]),
    card("Shell", "{0}", [instant], none,
         [spell([change(target([creature]), [gain(protection(artifact))], end_of_turn)])]),
    in_hand(a, 'Shell', Shell),
    permanent(a, 'Cub', Cub),
    go,
    equip(Blade, Cub),
    acts([cast(Shell), target(Cub)]),
    resolve,
    values(T, attached(_, T), Attached).

:- end_tests(equipment).

:- begin_tests(attached_to).

%   A spell with Instructions about a target Cub, which has a Blade, while an Ox has a Pick: who is dead then.

dead_after(Instructions, Dead) :-
    sword("Blade", [], Blade),
    sword("Pick", [], Pick),
    card("Doom", "{0}", [instant], none, [spell(Instructions)]),
    in_hand(a, 'Doom', Doom),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ox', Ox),
    go,
    equip(Blade, Cub),
    equip(Pick, Ox),
    acts([cast(Doom), target(Cub)]),
    resolve,
    dead(Dead).

dead(Names) :-
    values(D, graveyard(a, D), Ds),
    named(Ds, Unsorted),
    msort(Unsorted, Names).

test('301.5 what is attached to it, and nothing else', Dead == ['Blade', 'Doom']) :-
    start_board([]),
    dead_after([tap(target([creature])), destroy(each([artifact, attached_to(chosen(1))]))], Dead).

test('608.2h what was attached to it as it left', Dead == ['Blade', 'Cub', 'Doom']) :-
    start_board([]),
    card("Rust", "{1}", [enchantment], none,
         [triggered(dies([creature]), true, [destroy(each([artifact, attached_to(that)]))])]),
    permanent(b, 'Rust', _),
    dead_after([destroy(target([creature]))], Before),
    assertion(Before == ['Cub', 'Doom']),
    resolve,
    dead(Dead).

:- end_tests(attached_to).
