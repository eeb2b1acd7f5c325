:- module(delve_and_hexproof_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').

delving(Cost) :-
    start_board([]),
    card("Chorus", Cost, [instant], none, [spell([gain_life(you, 2)]), keyword(delve)]).

:- begin_tests(delve_and_hexproof).

test('702.66a delve: cards of the graveyard are exiled for generic mana, no more than needed', Exiled-Tapped == 2-1) :-
    delving("{2}{G}"),
    permanent(a, 'Grove', _),
    forall(member(Name, ['Cub', 'Ox', 'Gull']), in_graveyard(a, Name, _)),
    in_hand(a, 'Chorus', O),
    go,
    act(cast(O)),
    values(X, exile(X), Xs),
    length(Xs, Exiled),
    values(T, tapped(T), Ts),
    length(Ts, Tapped).

test('702.66a delve: not for colors, nor with the cards of others') :-
    delving("{G}"),
    forall(member(Name, ['Cub', 'Ox', 'Gull']), in_graveyard(a, Name, _)),
    in_hand(a, 'Chorus', O),
    go,
    assertion(refused(cast(O))),
    delving("{2}"),
    forall(member(Name, ['Cub', 'Ox', 'Gull']), in_graveyard(b, Name, _)),
    in_hand(a, 'Chorus', P),
    go,
    assertion(refused(cast(P))).

test('702.11d hexproof from a quality', [Red, Own, Blue] == [['601.2c'], [], []]) :-
    start_board([]),
    card("Sprite", "{U}", [creature], 1/1, [keyword(hexproof_from(color(red)))]),
    card("Chill", "{U}", [instant], none, [spell([damage(this, 1, target([any_target]))])]),
    permanent(b, 'Sprite', Theirs),
    permanent(a, 'Sprite', Mine),
    permanents(a, 'Peak', 1),
    permanents(a, 'Pool', 1),
    in_hand(a, 'Spark', Spark),
    in_hand(a, 'Chill', Chill),
    go,
    act(cast(Spark)),
    reasons(target(Theirs), Red),
    reasons(target(Mine), Own),
    act(target(a)),
    resolve,
    act(cast(Chill)),
    reasons(target(Theirs), Blue).

:- end_tests(delve_and_hexproof).
