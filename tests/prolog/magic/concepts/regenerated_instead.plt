:- module(regenerated_instead_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').

board(Troll) :-
    start_board([]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    card("Blaze", "{0}", [instant], none, [spell([damage(this, 5, target([creature]))])]),
    card("Troll", "{G}", [creature], 3/3, [replacement(is_destroyed(this), regenerated), activated([mana('{0}')], [scry(you, 1)], [only_opponents])]),
    permanent(b, 'Troll', Troll).

:- begin_tests(regenerated_instead).

test('701.19a it regenerates instead of being destroyed, and is tapped') :-
    board(Troll),
    in_hand(a, 'Doom', Doom),
    go,
    acts([cast(Doom), target(Troll)]),
    resolve,
    assertion(fact(controls(b, Troll))),
    assertion(fact(tapped(Troll))).

test('701.19a lethal damage is removed from it') :-
    board(Troll),
    in_hand(a, 'Blaze', Blaze),
    go,
    acts([cast(Blaze), target(Troll)]),
    resolve,
    assertion(fact(controls(b, Troll))),
    assertion(\+ fact(damage(Troll, 5))).

test('602.5 its opponents may activate what only they may, and its controller may not') :-
    board(Troll),
    go,
    assertion(offered(activate(Troll, 2))),
    act(pass),
    assertion(\+ offered(activate(Troll, 2))),
    assertion(reasons(activate(Troll, 2), ['602.5'])).

:- end_tests(regenerated_instead).
