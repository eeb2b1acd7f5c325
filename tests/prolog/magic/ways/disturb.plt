:- module(disturb_tests, []).

:- use_module(library(lists), [last/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/cards/names', [called/2]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [object_name/2, power/2]).
:- use_module('../../../../prolog/magic/words/action_words', [action_words/2]).

%   haunted(+Zone, -Card): a Wanderer is in the graveyard or hand of a, who has two lands.

haunted(Zone, Card) :-
    start_board([]),
    card("Wanderer", "{3}{G}", [creature, human], 2/2,
         [keyword(disturb('{1}{G}')),
          other_face(2, transform, 'Phantom', '', [], [creature], [spirit], [green], ['4', '1'],
                     [keyword(flying), own_graveyard(exile)])]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    permanents(a, 'Grove', 2),
    Goal =.. [Zone, a, 'Wanderer', Card],
    call(boards:Goal).

:- begin_tests(disturb).

test('702.146a it is cast from the graveyard for that cost, and is its other face',
     [true(Called-Power-Tapped == 'Phantom'-4-2), nondet]) :-
    haunted(in_graveyard, Card),
    go,
    act(cast(Card, disturb)),
    resolve,
    values(O, controls(a, O), All),
    last(All, Phantom),
    object_name(Phantom, Name),
    called(Name, Called),
    power(Phantom, Power),
    values(T, tapped(T), Ts),
    length(Ts, Tapped).

test('702.146a not from a hand') :-
    haunted(in_hand, Card),
    go,
    refused(cast(Card, disturb)).

test('702.146a at the time of what it will be', Ids == ['117.1a']) :-
    haunted(in_graveyard, Card),
    go,
    to_step(end_turn),
    reasons(cast(Card, disturb), Ids).

test('614.6 it is exiled instead of being put into a graveyard', [true(Called-Buried == 'Wanderer'-['Doom']), nondet]) :-
    haunted(in_graveyard, Card),
    in_hand(a, 'Doom', Doom),
    go,
    act(cast(Card, disturb)),
    resolve,
    values(O, controls(a, O), All),
    last(All, Phantom),
    acts([cast(Doom), target(Phantom)]),
    resolve,
    fact(exile(X)),
    object_name(X, Name),
    called(Name, Called),
    values(G, graveyard(a, G), Graveyard),
    named(Graveyard, Buried).

test('the action in words', Words == "Cast Phantom, transformed, from the graveyard") :-
    haunted(in_graveyard, Card),
    go,
    action_words(cast(Card, disturb), Words).

:- end_tests(disturb).
