:- module(rules_coloring_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/rules/concepts/objects', [all_of/3, color/2]).

board :-
    start_board([]),
    card("Blush", "{R}", [enchantment], none, [static([creature, color(green)], [set_colors([red])])]),
    card("Spring", "{R}", [enchantment], none, [static([creature], [set_colors([green])])]),
    card("Chill", "{R}", [enchantment], none, [static([creature, color(red)], [set_colors([green])])]),
    card("Rot", "{R}", [enchantment], none, [static([creature, not([color(blue)])], [set_colors([black])])]),
    card("Leaf", "{G}", [instant], none, [spell([change(target([creature]), [set_colors([green])], end_of_turn)])]).

colors_of(Names, Colors) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(a, 'Gull', Gull),
    forall(member(Name, Names), permanent(a, Name, _)),
    go,
    all_of(color, Cub, A),
    all_of(color, Gull, B),
    Colors = [A, B].

:- begin_tests(rules_coloring).

test('613.1e the newest effect on a color counts', Colors == [[green], [green]]) :-
    colors_of(['Spring'], Colors).

test('613.8a an effect waits for one that changes whom it affects', Colors == [[red], [red]]) :-
    colors_of(['Blush', 'Spring'], Colors).

test('613.8 without dependency, timestamps', Colors == [[red], [red]]) :-
    colors_of(['Spring', 'Blush'], Colors).

test('613.8b of two that depend on each other the older comes first', Colors == [[green], [blue]]) :-
    colors_of(['Blush', 'Chill'], Colors).

test('613.8a what an effect does not change, it does not wait for', Colors == [[black], [blue]]) :-
    colors_of(['Rot', 'Blush'], Colors).

test('613.8 the effect of a spell among those of permanents', Colors == [red]) :-
    board,
    permanent(a, 'Gull', Gull),
    permanent(a, 'Blush', _),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Leaf', Leaf),
    go,
    acts([cast(Leaf), target(Gull)]),
    resolve,
    all_of(color, Gull, Colors).

:- end_tests(rules_coloring).
