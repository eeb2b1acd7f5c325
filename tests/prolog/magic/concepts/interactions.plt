:- module(interactions_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal_actions/1]).
:- use_module('../../../../prolog/k/store', [fluents/1, mark/1, set/1, undo_to/1]).

%   Replacement effects, shields and faces with one another.

shielded :-
    start_board([]),
    card("Guard", "{2}", [creature, human], 1/9,
         [replacement(deals_damage(any, any, [you]), to_this)]),
    card("Aegis", "{0}", [instant], none, [spell([prevent_next(2, target([any_target]))])]),
    card("Bolt", "{0}", [instant], none, [spell([damage(this, 5, target([any_target]))])]),
    permanent(a, 'Guard', _),
    in_hand(a, 'Aegis', _),
    in_hand(a, 'Bolt', _),
    go.

cast_at(Name, Target) :-
    fact(object(O, Name, a)),
    acts([cast(O), target(Target)]),
    resolve.

%   The shield is chosen, with as much as it prevents.

prevent_first :-
    legal_actions(Actions),
    findall(N-Number, lists:member(replace(shield(Number), N), Actions), Pairs),
    sort(0, @>=, Pairs, [N-Number|_]),
    act(replace(shield(Number), N)).

:- begin_tests(interactions).

test('616.1 damage to a player is redirected first, and the shield of the player is not used', Life-Damage-Left == 20-5-2) :-
    shielded,
    cast_at('Aegis', a),
    fact(object(Bolt, 'Bolt', a)),
    acts([cast(Bolt), target(a)]),
    act(pass), act(pass),
    fact(now(choose_replacement(a, _, _))),
    fact(object(Guard, 'Guard', _)),
    act(replace(ability(Guard, 1), none)),
    fact(life(a, Life)),
    fact(damage(Guard, Damage)),
    fact(shield_left(_, Left)).

test('616.1 prevented in part first, the rest is redirected', Life-Damage-Left == 20-3-0) :-
    shielded,
    cast_at('Aegis', a),
    fact(object(Bolt, 'Bolt', a)),
    acts([cast(Bolt), target(a)]),
    act(pass), act(pass),
    prevent_first,
    fact(object(Guard, 'Guard', _)),
    fact(life(a, Life)),
    fact(damage(Guard, Damage)),
    fact(shield_left(_, Left)).

test('616.1 the choice is taken back, and made again in the other way', Damages == [5, 3]) :-
    shielded,
    cast_at('Aegis', a),
    fact(object(Bolt, 'Bolt', a)),
    acts([cast(Bolt), target(a)]),
    act(pass), act(pass),
    mark(Mark),
    fact(object(Guard, 'Guard', _)),
    act(replace(ability(Guard, 1), none)),
    fact(damage(Guard, First)),
    undo_to(Mark),
    prevent_first,
    fact(damage(Guard, Second)),
    Damages = [First, Second].

test('614.5 a replacement within a replacement: what is gained instead of drawing is doubled', Life == 26) :-
    start_board([]),
    card("Scholar", "{1}", [creature, human], 1/1, [replacement(draws(you), done([gain_life(you, 3)]))]),
    card("Choir", "{1}", [enchantment], none, [replacement(gains_life(you), times(2))]),
    card("Note", "{0}", [sorcery], none, [spell([draw(you, 1)])]),
    permanent(a, 'Scholar', _),
    permanent(a, 'Choir', _),
    cards_in_library(a, 'Cub', 2),
    in_hand(a, 'Note', Note),
    go,
    act(cast(Note)),
    resolve,
    fact(life(a, Life)).

test('120.3c damage to a planeswalker is prevented in part', Loyalty == 1) :-
    shielded,
    card("Vera", "{1}{G}", [planeswalker, vera], none, [loyalty(4)]),
    permanent(b, 'Vera', O),
    set(counters(O, loyalty, 4)),
    cast_at('Aegis', O),
    cast_at('Bolt', O),
    fact(counters(O, loyalty, Loyalty)).

test('701.19a a regeneration shield is used up, and the double-faced card dies as its front', Dead == ['Ghoul']) :-
    start_board([]),
    card("Ghoul", "{1}", [creature, zombie], 2/2,
         [other_face(2, transform, 'Wraith', '', [], [creature], [spirit], [black], ['3', '3'],
                     [activated([mana('{0}')], [regenerate(this)])])]),
    card("Moon", "{0}", [instant], none, [spell([transform(target([creature]))])]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    permanent(a, 'Ghoul', O),
    in_hand(b, 'Moon', Moon),
    in_hand(b, 'Doom', One),
    in_hand(b, 'Doom', Two),
    go,
    act(pass),
    acts([cast(Moon), target(O)]),
    act(pass), act(pass),
    act(activate(O, 1)),
    act(pass), act(pass),
    act(pass),
    acts([cast(One), target(O)]),
    act(pass), act(pass),
    assertion(fact(controls(a, O))),
    act(pass),
    acts([cast(Two), target(O)]),
    act(pass), act(pass),
    values(D, graveyard(a, D), Ds),
    named(Ds, Dead).

:- end_tests(interactions).
