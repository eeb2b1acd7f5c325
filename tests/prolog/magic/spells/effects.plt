:- module(rules_effects_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).

%   board(+Effects, -O): O is a sorcery with Effects that costs nothing, in the hand of a.

board(Effects, O) :-
    start_board([]),
    card("Edict", "{0}", [sorcery], none, [spell(Effects)]),
    card("Oak", "{G}", [creature, treefolk], 1/4, [keyword(indestructible)]),
    in_hand(a, 'Edict', O).

cast_at(O, Target) :-
    go,
    acts([cast(O), target(Target)]),
    resolve.

:- begin_tests(rules_effects).

test('701.8a destroy, but not what is indestructible', [First, Second] == [['Cub'], []]) :-
    board([destroy(target([creature]))], O),
    permanent(b, 'Cub', Cub),
    cast_at(O, Cub),
    values(D, graveyard(b, D), Dead),
    named(Dead, First),
    board([destroy(target([creature]))], P),
    permanent(b, 'Oak', Oak),
    cast_at(P, Oak),
    values(D, graveyard(b, D), Second).

test('701.13a exile', Names == ['Cub']) :-
    board([exile(target([creature]))], O),
    permanent(b, 'Cub', Cub),
    cast_at(O, Cub),
    values(E, exile(E), Exiled),
    named(Exiled, Names).

test('400.6 return to the owner\'s hand', Players == [b]) :-
    board([return_to_hand(target([creature]))], O),
    permanent(b, 'Cub', Cub),
    cast_at(O, Cub),
    values(P, hand(P, _), Players).

test('701.26 tap and untap', Tapped == [Ox]) :-
    board([tap(target([creature])), untap(target([creature]))], O),
    permanent(b, 'Ox', Ox),
    permanent(b, 'Cub', Cub),
    set(tapped(Cub)),
    go,
    acts([cast(O), target(Ox), target(Cub)]),
    resolve,
    values(T, tapped(T), Tapped).

test('122.1 counters', Counters == [Cub-'+1/+1'-2]) :-
    board([put_counters(target([creature]), '+1/+1', 2)], O),
    permanent(a, 'Cub', Cub),
    cast_at(O, Cub),
    values(X-K-N, counters(X, K, N), Counters).

test('119.3 losing life', [A, B] == [20, 16]) :-
    board([lose_life(each([opponent]), 4)], O),
    go,
    act(cast(O)),
    resolve,
    fact(life(a, A)),
    fact(life(b, B)).

test('701.17a mill', [Dead, Library] == [['Gull', 'Ox'], [Cub]]) :-
    board([mill(you, 2)], O),
    in_library(a, 'Gull', _),
    in_library(a, 'Ox', _),
    in_library(a, 'Cub', Cub),
    go,
    act(cast(O)),
    resolve,
    values(D, graveyard(a, D), [First, Second, _]),
    named([First, Second], Dead),
    fact(library(a, Library)).

test('701.9a the player chooses what to discard', Hand == [Ox]) :-
    board([discard(you, 1)], O),
    in_hand(a, 'Cub', Cub),
    in_hand(a, 'Ox', Ox),
    go,
    act(cast(O)),
    resolve,
    assertion(offered(discard(Ox))),
    act(discard(Cub)),
    values(H, hand(a, H), Hand).

test('701.22a scry: the top card goes to the bottom', Library == [Ox, Cub]) :-
    board([scry(you, 1)], O),
    in_library(a, 'Cub', Cub),
    in_library(a, 'Ox', Ox),
    go,
    act(cast(O)),
    resolve,
    assertion(offered(leave_on_top)),
    assertion(seats:shown(magic, a, ["scry"], [])),   % that of a mulligan only
    act(bottom(Cub)),
    fact(library(a, Library)).

test('106.3 mana of any one color', Pool == [blue, blue]) :-
    board([add_any(2)], O),
    go,
    act(cast(O)),
    resolve,
    act(color(blue)),
    fact(pool(a, Pool)).

:- end_tests(rules_effects).

:- begin_tests(more_effects).

test('400.7 a creature card comes back from the graveyard', Names == ['Cub']) :-
    board([reanimate(target([creature, card_in(graveyard, you)]))], O),
    in_graveyard(a, 'Cub', Cub),
    cast_at(O, Cub),
    values(C, controls(a, C), Cs),
    named(Cs, Names).

test('614.1c what is found enters tapped', Tapped == ['Grove']) :-
    board([search(you, [land], battlefield_tapped, revealed)], O),
    in_library(a, 'Grove', Grove),
    go,
    act(cast(O)),
    resolve,
    act(find(Grove)),
    values(T, tapped(T), Ts),
    named(Ts, Tapped).

test('602.5 an ability with a condition', Ids == ['602.5']) :-
    start_board([]),
    card("Altar", "{2}", [artifact], none, [activated([tap], [draw(you, 1)], [only_if(controls(you, [creature]))])]),
    permanent(a, 'Altar', Altar),
    go,
    reasons(activate(Altar, 1), Ids),
    permanent(a, 'Cub', _),
    assertion(offered(activate(Altar, 1))).

test('509.1b can\'t be blocked by some') :-
    start_board([]),
    card("Sneak", "{1}", [creature], 2/2, [static(this, [cant_be_blocked_by([creature, compared(power, at_least, 3)])])]),
    permanent(a, 'Sneak', Sneak),
    permanent(b, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    go,
    to_step(declare_attackers),
    acts([attack(Sneak, b), done]),
    to_step(declare_blockers),
    assertion(offered(block(Cub, Sneak))),
    assertion(refused(block(Ox, Sneak))).

:- end_tests(more_effects).
