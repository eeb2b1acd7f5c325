:- module(every_zone_tests, []).

/** <module> Abilities that define characteristics do so in all zones (604.3)
*/

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/rules/concepts/objects', [color/2]).
:- use_module('../../../../prolog/magic/support/filters', [measure/3]).

counting(Where, O) :-
    start_board([]),
    card("Crowd", "{G}", [creature], 0/0, [static(this, [defined_pt(count([creature]), plus(1, count([creature])))])]),
    card("Void", "{R}", [creature], 2/2, [static(this, [set_colors([])])]),
    permanent(a, 'Cub', _),
    permanent(b, 'Ox', _),
    call(Where, a, 'Crowd', O).

:- begin_tests(every_zone).

test('604.3 in a hand', P/T == 2/3) :-
    counting(in_hand, O), go, measure(power, O, P), measure(toughness, O, T).
test('604.3 in a graveyard', P/T == 2/3) :-
    counting(in_graveyard, O), go, measure(power, O, P), measure(toughness, O, T).
test('604.3 on the battlefield it counts itself', P/T == 3/4) :-
    counting(permanent, O), go, measure(power, O, P), measure(toughness, O, T).
test('604.3 what is colorless is so in a hand', fail) :-
    counting(permanent, _), in_hand(a, 'Void', O), go, color(O, _).
test('604.3 and on the battlefield', fail) :-
    counting(permanent, _), permanent(a, 'Void', O), go, color(O, _).

:- end_tests(every_zone).
