:- module(maintaining_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../../../prolog/k/language').
:- use_module('../../../prolog/k/consequences', [perform/4, proposal/2]).
:- use_module('../../../prolog/k/store', [reset/0, set/1]).

fluent warm(_Room:integer).
fluent shade(_Room:integer, _Colour:atom) functional.
fluent sunny(_Room:integer).
fluent painted(_Room:integer, _Colour:atom).
fluent closed.
process look_around.
event sunrise.
event opened(_Room:integer).

sun :: maintained warm(Room) if sunny(Room) after look_around, \+ closed.
paint :: maintained shade(Room, Colour) if painted(Room, Colour) after look_around.

dawn :: caused event(opened(Room)), warm(Room) after sunrise, sunny(Room).
dawn :: caused all([-closed, warm(0)]) after sunrise.
open :: caused sunny(Room) after opened(Room).

house(Facts) :-
    reset,
    forall(member(Fact, Facts), set(Fact)).

facts(Facts) :-
    findall(Fact, ( member(Fact, [warm(_), shade(_, _)]), state:Fact ), Unsorted),
    sort(Unsorted, Facts).

:- begin_tests(maintaining).

test('what follows is added, what does not is dropped', Facts == [warm(2), warm(3)]) :-
    house([sunny(2), sunny(3), warm(1), warm(2)]),
    perform(look_around, look_around, [], []),
    facts(Facts).

test('a value takes the place of another', Facts == [shade(1, blue), shade(2, red)]) :-
    house([painted(1, blue), painted(2, red), shade(1, red), shade(3, red)]),
    perform(look_around, look_around, [], []),
    facts(Facts).

test('where all is as it follows, nothing changes', Changes == []) :-
    house([sunny(2), warm(2), painted(1, blue), shade(1, blue)]),
    findall(Change, rules:effect(look_around, Change, _), Changes).

test('not where its guard fails', Facts == [warm(1)]) :-
    house([sunny(2), warm(1), closed]),
    perform(look_around, look_around, [], []),
    facts(Facts).

test('a proposal is what would be caused, and nothing happens',
     Effects-Facts == [-closed, event(opened(2)), warm(0), warm(2)]-[]) :-
    house([sunny(2), closed]),
    proposal(sunrise, Effects),
    facts(Facts).

:- end_tests(maintaining).
