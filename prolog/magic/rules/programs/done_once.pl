:- module(done_once, []).

/** <module> "Do this only once each turn": what a triggered ability lets its controller do (603.2h)

As long as it has not been done this turn, the ability triggers each time. Once it has been done, it triggers no more, and
what waits on the stack does nothing. It is an ability of one object: a new object's is another one (400.7).
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', []).
:- use_module('../concepts/objects').
:- use_module('../spells/triggers', []).
:- use_module('../zones').

ability ::= triggered(_:trigger, _:intervening_condition, _:instructions, [does_once_each_turn]).
condition ::= done_already.
noted ::= done.
instruction note(_What:noted).

:- multifile cards:define_ability/3, filters:condition/2.

cards:define_ability(triggered(Event, Condition, Effects, [does_once_each_turn]), Name, Index) :-
    define(does_once(Name, Index)),
    cards:define_ability(triggered(Event, Condition, Effects), Name, Index).

filters:condition(done_already, view(_, _, Item)) :-
    stack_item(Item, _, triggered(Source, _, Index)),
    done_once(Source, Index).

'603.2h' :: caused done_once(Source, Index) after
    note(Item, done), stack_item(Item, _, triggered(Source, _, Index)).
'500.1' :: caused -done_once(Source, Index) after begin_turn(_), done_once(Source, Index).

zones:permanent_status(O, done_once(O, _)).
