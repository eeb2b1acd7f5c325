:- module(shields_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).

%   spells(+Names-Effects, -Objects): instants with Effects that cost nothing, in the hand of a.

instant(Name, Effects, O) :-
    card(Name, "{0}", [instant], none, [spell(Effects)]),
    atom_string(Atom, Name),
    in_hand(a, Atom, O).

cast_at(O, Target) :-
    acts([cast(O), target(Target)]),
    resolve.

cast(O) :-
    act(cast(O)),
    resolve.

damage_on(O, N) :-
    ( fact(damage(O, Marked)) -> N = Marked ; N = 0 ).

:- begin_tests(regeneration).

test('701.19a instead of being destroyed it is tapped, healed and out of combat',
     Tapped-Damage-Alive == [Cub]-0-yes) :-
    start_board([]),
    instant("Mend", [regenerate(target([creature]))], Mend),
    instant("Bolt", [damage(this, 3, target([creature]))], Bolt),
    permanent(a, 'Cub', Cub),
    go,
    cast_at(Mend, Cub),
    cast_at(Bolt, Cub),
    values(T, tapped(T), Tapped),
    damage_on(Cub, Damage),
    ( fact(controls(a, Cub)) -> Alive = yes ; Alive = no ).

test('701.19a a shield is used up', Alive == no) :-
    start_board([]),
    instant("Mend", [regenerate(target([creature]))], Mend),
    instant("Doom", [destroy(target([creature]))], First),
    in_hand(a, 'Doom', Second),
    permanent(a, 'Cub', Cub),
    go,
    cast_at(Mend, Cub),
    cast_at(First, Cub),
    assertion(fact(controls(a, Cub))),
    cast_at(Second, Cub),
    ( fact(controls(a, Cub)) -> Alive = yes ; Alive = no ).

test('701.19a two shields alike need no choice', Alive == yes) :-
    start_board([]),
    instant("Mend", [regenerate(target([creature]))], Mend),
    in_hand(a, 'Mend', Again),
    instant("Doom", [destroy(target([creature]))], First),
    in_hand(a, 'Doom', Second),
    permanent(a, 'Cub', Cub),
    go,
    cast_at(Mend, Cub),
    cast_at(Again, Cub),
    cast_at(First, Cub),
    cast_at(Second, Cub),
    ( fact(controls(a, Cub)) -> Alive = yes ; Alive = no ).

test('704.5f toughness 0 is not regenerated', Alive == no) :-
    start_board([]),
    instant("Mend", [regenerate(target([creature]))], Mend),
    instant("Wane", [change(target([creature]), [pt(0, -2)], end_of_turn)], Wane),
    permanent(a, 'Cub', Cub),
    go,
    cast_at(Mend, Cub),
    cast_at(Wane, Cub),
    ( fact(controls(a, Cub)) -> Alive = yes ; Alive = no ).

test('514.2 a shield is gone with the turn', Shields == []) :-
    start_board([]),
    instant("Mend", [regenerate(target([creature]))], Mend),
    cards_in_library(a, 'Cub', 5),
    cards_in_library(b, 'Cub', 5),
    permanent(a, 'Cub', Cub),
    go,
    cast_at(Mend, Cub),
    assertion(fact(shield(_, regenerates(Cub)))),
    to_step(upkeep),
    values(S, shield(S, _), Shields).

:- end_tests(regeneration).

:- begin_tests(prevention).

test('615.7 the next damage is prevented in part, and used up', Life-Left == 18-0) :-
    start_board([]),
    instant("Ward", [prevent_next(3, target([any_target]))], Ward),
    instant("Bolt", [damage(this, 2, target([any_target]))], First),
    instant("Blast", [damage(this, 3, target([any_target]))], Second),
    go,
    cast_at(Ward, b),
    cast_at(First, b),
    assertion(fact(life(b, 20))),
    cast_at(Second, b),
    fact(life(b, Life)),
    fact(shield_left(_, Left)).

%   two_attackers(-Cub, -Ox): both deal their damage to b now, of which the next 3 are prevented.

two_attackers(Cub, Ox) :-
    start_board([step(combat_damage)], deal_damage),
    instant("Ward", [], _),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ox', Ox),
    set(shield(900, prevents_next(b))),
    set(shield_left(900, 3)),
    set(attacking(Cub, b)),
    set(attacking(Ox, b)),
    set(assigned(Cub, b, 2)),
    set(assigned(Ox, b, 4)).

test('615.7 of the damage of several sources, the player chooses what is prevented', Lives == [17, 17, 17]) :-
    findall(Life,
            ( member(K, [0, 1, 2]),
              two_attackers(_, _),
              go,
              act(replace(shield(900), K)),
              fact(life(b, Life))
            ),
            Lives).

test('615.7 as much as possible is prevented') :-
    two_attackers(_, Ox),
    store:delete(assigned(Ox, b, 4)),
    set(assigned(Ox, b, 2)),
    go,
    offered(replace(shield(900), 1)),
    offered(replace(shield(900), 2)),
    refused(replace(shield(900), 0)).

test('615.12 damage that cannot be prevented uses up no shield', Life-Left == 15-[3]) :-
    start_board([]),
    card("Leak", "{0}", [enchantment], none, [replacement(deals_damage(any, any, any), unpreventable)]),
    permanent(a, 'Leak', _),
    instant("Ward", [prevent_next(3, target([any_target]))], Ward),
    instant("Bolt", [damage(this, 5, target([any_target]))], Bolt),
    go,
    cast_at(Ward, b),
    cast_at(Bolt, b),
    fact(life(b, Life)),
    values(N, shield_left(_, N), Left).

test('615.12 for the turn', Life == 17) :-
    start_board([]),
    instant("Fog", [prevent_all(any)], Fog),
    instant("Pain", [make_damage_unpreventable], Pain),
    instant("Bolt", [damage(this, 3, target([any_target]))], Bolt),
    go,
    cast(Fog),
    cast(Pain),
    cast_at(Bolt, b),
    fact(life(b, Life)).

test('615.1 all combat damage of the turn', Lives == 20-17) :-
    start_board([]),
    instant("Fog", [prevent_all(combat)], Fog),
    permanent(a, 'Cub', _),
    go,
    cast(Fog),
    instant("Bolt", [damage(this, 3, target([any_target]))], Bolt),
    to_step(declare_attackers),
    values(O, object(O, 'Cub', _), [Cub]),
    acts([attack(Cub, b), done]),
    to_step(end_combat),
    fact(life(b, After)),
    cast_at(Bolt, b),
    fact(life(b, Later)),
    Lives = After-Later.

test('614.10 a step is skipped', Hand == []) :-
    start_board([active(b)]),
    instant("Haze", [skip(you, draw)], Haze),
    cards_in_library(a, 'Cub', 5),
    cards_in_library(b, 'Cub', 5),
    go,
    act(pass),
    cast(Haze),
    to_step(precombat_main),
    values(C, hand(a, C), Hand).

:- end_tests(prevention).
