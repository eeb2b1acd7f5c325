:- module(kicker_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').

board(Lands, Abilities, O) :-
    start_board([]),
    card("Recruit", "{0}", [creature], 1/1, [keyword(kicker('{G}'))|Abilities]),
    permanents(a, 'Grove', Lands),
    in_hand(a, 'Recruit', O),
    go.

:- begin_tests(kicker).

test('702.33a the kicker is paid and known of the permanent', Life-Counters == 25-[2]) :-
    board(1, [triggered(enters(this), kicked, [gain_life(you, 5)]),
              enters_with([provided(kicked), counters('+1/+1', 2)])], O),
    acts([cast(O), kick]),
    resolve,
    resolve,
    fact(life(a, Life)),
    values(N, counters(_, '+1/+1', N), Counters).

test('702.33a it may be left unpaid', Life-Counters == 20-[]) :-
    board(1, [triggered(enters(this), kicked, [gain_life(you, 5)]),
              enters_with([provided(kicked), counters('+1/+1', 2)])], O),
    acts([cast(O), no]),
    resolve,
    fact(life(a, Life)),
    values(N, counters(_, '+1/+1', N), Counters).

test('702.33a it is offered only where it can be paid') :-
    board(0, [], O),
    act(cast(O)),
    assertion(refused(kick)).

test('118.3 what is paid twice is paid with as many again') :-
    start_board([]),
    card("Burrow", "{0}", [creature, rat], 1/1, [keyword(squad([exile_from_graveyard(2, [])]))]),
    in_graveyard(a, 'Cub', _),
    in_graveyard(a, 'Cub', _),
    in_graveyard(a, 'Ox', _),
    in_hand(a, 'Burrow', O),
    go,
    acts([cast(O), pay_option]),
    assertion(refused(pay_option)).

test('608.2c an instruction with a condition', Life == 23) :-
    start_board([]),
    card("Grace", "{0}", [sorcery], none,
         [spell([provided(controls(you, [creature]), [gain_life(you, 3)]),
                 provided(controls(you, [artifact]), [gain_life(you, 10)])])]),
    permanent(a, 'Cub', _),
    in_hand(a, 'Grace', O),
    go,
    act(cast(O)),
    resolve,
    fact(life(a, Life)).

test('603.4 that it was kicked is known when it has left', Life == 25) :-
    board(1, [triggered(enters(this), kicked, [gain_life(you, 5)])], O),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    in_hand(a, 'Doom', Doom),
    acts([cast(O), kick]),
    resolve,
    fact(object(Recruit, 'Recruit', _)),
    acts([cast(Doom), target(Recruit)]),
    resolve,
    resolve,
    fact(life(a, Life)).

:- end_tests(kicker).
