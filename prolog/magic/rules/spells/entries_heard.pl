:- module(entries_heard, []).

/** <module> What entered, for abilities that ask of its counters, its size or a condition (603.4, 603.6a)

A permanent enters with its counters (122.6), and these are reckoned as the step ends. What asks for more than that something
entered hears of it as the next process, before any other.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../zones').
:- use_module(triggers, []).

'603.4' :: caused to_hear(moves(O, From, battlefield(P), New)) after
    moves(O, From, battlefield(P), New), definition:uses(entered).
'603.4' :: caused to_hear(create(P, Called, New)) after
    create(P, Called, New), definition:uses(entered).
'603.6a' :: caused all([event(triggers(Player, Source, Name, Index, New, Number))|Marks])
    if triggers:hears_anew(entered, New, Player, Source, Name, Index),
       \+ triggers:silent(Event), triggers:marked(Event, Source, Name, Number, [], Marks) after
    heard_of(Event), entry(Event, New).

entry(moves(_, _, battlefield(_), New), New).
entry(create(_, _, New), New).
