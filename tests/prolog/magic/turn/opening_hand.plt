:- module(opening_hand_tests, []).

/** <module> Cards that begin the game on the battlefield (103.6)
*/

:- use_module(library(plunit)).
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../boards').

%   opening(+Ability): a has two cards with Ability in hand, b has none; opening hands are kept.

opening(Ability, One, Two) :-
    start_board([]),
    card("Ley", "{4}", [enchantment], none, [Ability]),
    in_hand(a, 'Ley', One),
    in_hand(a, 'Ley', Two),
    in_hand(b, 'Ox', _).

after_the_mulligans :-
    set(now(after_mulligans([]))),
    set(later([])),
    set(flipped(starting_player, a)),
    go.

:- begin_tests(opening_hand).

test('103.6a one is put onto the battlefield, the other is kept', Names-Hand == ['Ley']-[Two]) :-
    opening(begins_in_play, One, Two),
    after_the_mulligans,
    act(begin_with(One)),
    act(done),
    values(O, controls(a, O), Here),
    named(Here, Names),
    values(O, hand(a, O), Hand).

test('103.6a nobody has to', Here == []) :-
    opening(begins_in_play, _, _),
    after_the_mulligans,
    act(done),
    values(O, controls(a, O), Here).

test('103.6 nobody is asked about other cards') :-
    opening(no_maximum_hand_size, One, _),
    after_the_mulligans,
    assertion(refused(begin_with(One))).

:- end_tests(opening_hand).
