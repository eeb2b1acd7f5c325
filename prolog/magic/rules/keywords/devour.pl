:- module(devour, []).

/** <module> Devour (702.82): as it enters, creatures are sacrificed, and it has counters for them

One after the other is chosen, each set of them once; how many there were is known when no more is chosen.
*/

:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [so_far/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../characteristics/as_it_would_be', [name_there/3]).
:- use_module('../../support/entering_filters', [entering_name/2]).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/replacing', []).
:- use_module('../zones').

meals ::= sated ; _:objects.
fluent devoured(_O:object, _Eaten:meals) functional.
replacing_effect ::= devours(_:object, _:integer).
replacing_value ::= eats(_:object).

'702.82a' :: replaced moves(O, From, battlefield(P), New) by Es as devours(O, K) choosing V if
    once(( definition:card_keyword(_, devour(_)) ; definition:card_keyword(_, devour(_, _)) )), entering_name(O, Called),
    name_there(Called, P, Name), devouring(Name, Kind, N), eaten(O, Before), length(Before, K), meal(V, Before, O, P, Kind),
    Event = event(moves(O, From, battlefield(P), New)), courses(V, O, P, New, Before, N, Event, Es).

%   A token is no object yet as it is created.

process forget_meals.

'702.82a' :: replaced create(P, Name, New) by Es as devours(0, K) choosing V if
    once(( definition:card_keyword(_, devour(_)) ; definition:card_keyword(_, devour(_, _)) )), devouring(Name, Kind, N),
    eaten(0, Before), length(Before, K), meal(V, Before, 0, P, Kind),
    courses(V, token, P, New, Before, N, event(create(P, Name, New)), Es).
'702.82a' :: caused then([forget_meals]) after create(_, Name, _), devouring(Name, _, _).
'702.82a' :: caused -devoured(0, Eaten) after forget_meals, devoured(0, Eaten).

devouring(Name, creature, N) :- definition:card_keyword(Name, devour(N)).
devouring(Name, Kind, N) :- definition:card_keyword(Name, devour(Kind, N)).

%   eaten(+O, -Before) is semidet: what has been chosen; it fails once no more was.

eaten(O, Before) :-
    (   so_far(devoured(O, Found))
    ->  Before = Found,
        Before \== sated
    ;   Before = []
    ).

%   meal(-Value, +Before, +O, +Player, +Kind) is nondet: another one, with a higher number than those before, or no more.

meal(eats(C), Before, O, Player, Kind) :-
    controls(Player, C),
    matches([Kind], C, view(O, Player, 0)),
    \+ ( Before = [Last|_], Last >= C ).
meal(decline, _, _, _, _).

courses(eats(C), O, P, _, Before, _, Event, [devoured(Eater, [C|Before]), event(sacrifice(P, C)), Event]) :-
    eater(O, Eater).
courses(decline, O, P, New, Before, N, Event, [devoured(Eater, sated), Event|Counters]) :-
    eater(O, Eater),
    length(Before, K),
    More is K*N,
    ( More > 0 -> Counters = [event(brings_counters(O, P, New, '+1/+1', More))] ; Counters = [] ).

eater(O, Eater) :- ( O == token -> Eater = 0 ; Eater = O ).

'500.1' :: caused -devoured(O, Eaten) after begin_turn(_), devoured(O, Eaten).
