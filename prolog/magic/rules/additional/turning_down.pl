:- module(turning_down, []).

/** <module> Effects that turn permanents face down (708.2b)

The card lies beneath what it is then, and is turned face up for its morph cost, if it has one. What
has two faces, is a copy or a token is not turned face down here.
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [copiable/2]).
:- use_module('../../support/finding', []).
:- use_module('../concepts/objects').
:- use_module('../keywords/morph', []).
:- use_module('../zones').

instruction turn_face_down(_What:permanent).
event turned_down(_O:object, _Card:object).

'708.2b' :: caused event(turned_down(O, _)) after
    turn_face_down(_, O), met(face_down(creature)), \+ beneath(_, O), \+ token(O), \+ printed(O, _), object(O, Present, _),
    copiable(Present, Name), atom(Name), \+ definition:faces(Name, _, _).
'708.2b' :: caused -object(O, Present, Owner), object(O, face_down(creature), Owner), object(Card, Name, Owner),
                   beneath(Card, O), changed(statics), changed(state) after
    turned_down(O, Card), object(O, Present, Owner), copiable(Present, Name).
'708.2b' :: caused -Fluent after
    turned_down(O, _), changed_size(O, Fluent).

changed_size(O, parts(O, Parts)) :- parts(O, Parts).
changed_size(O, power_toughness(O, P, T)) :- power_toughness(O, P, T).
