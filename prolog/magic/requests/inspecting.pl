:- module(inspecting, []).

/** <module> What a player wants to know of one object on the screen

Requests of a seat (door/seats.pl):

  * ["size", Object]: rows [Layer, Source, Words, Power, Toughness], how the size of a creature on the
    battlefield came about: Layer is the number of its layer (613.4), "" for what is printed; Source an
    object's number or 0; Power and Toughness what is set, or is added
  * ["changes", Object]: rows [Rule, Words], what effects have made of its controller, types, colors and abilities
  * ["attempts", Object]: rows [Action, Words], what could be thought of doing with it
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../../k/plain_terms', [term_text/2]).
:- use_module('../../ask/naming', []).
:- use_module('../../door/seats', []).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/objects').
:- use_module('../words/action_words').
:- use_module('../words/changes_told').
:- use_module('../words/object_words').
:- use_module('../support/shown_cards', [seen_by/2]).

:- multifile seats:shown/4, seats:known/4.

seats:shown(magic, Viewer, ["size", Object], Rows) :-
    (   integer(Object),
        permanent(Object),
        once(seen_by(Object, Viewer)),
        once(type(Object, creature))
    ->  size_rows(Object, Rows)
    ;   Rows = []
    ).
seats:shown(magic, Viewer, ["changes", Object], Rows) :-
    (   integer(Object),
        permanent(Object),
        once(seen_by(Object, Viewer))
    ->  changes_told(Object, Rows)
    ;   Rows = []
    ).
seats:known(magic, Viewer, ["attempts", Object], Rows) :-
    findall([Text, Words], attempt(Object, Viewer, Text, Words), Unsorted),
    sort(Unsorted, Rows).

size_rows(O, [["", O, "printed", Power, Toughness]|Rows]) :-
    object_name(O, Name),
    ( definition:card_pt(Name, P, T) -> Power = P, Toughness = T ; Power = 0, Toughness = 0 ),
    ( parts(O, Parts) -> true ; Parts = [] ),
    findall(Row, ( layer(Kind, Layer), member(part(Kind, Stamp, A, B), Parts), part_row(Kind, Layer, Stamp, A, B, Row) ), Rows).

layer(defined, "7a").
layer(set, "7b").
layer(modified, "7c").
layer(counters, "7c").
layer(switched, "7d").

part_row(Kind, Layer, Stamp, P, T, [Layer, Source, Words, P, T]) :-
    (   Kind == counters
    ->  Source = 0,
        ( Stamp =:= 0 -> Words = "+1/+1 counters" ; Words = "-1/-1 counters" )
    ;   Kind == defined
    ->  Source = 0,
        Words = "defined by its own ability"
    ;   continuous(Stamp, _, _, Lasting)
    ->  Source = 0,
        lasting_words(Lasting, Words)
    ;   object(Stamp, _, _)
    ->  Source = Stamp,
        card_words(Stamp, Words)
    ;   Source = 0,
        Words = "an effect"
    ).

lasting_words(Lasting, Words) :-
    (   Lasting == end_of_turn
    ->  Words = "an effect until end of turn"
    ;   Words = "an effect that lasts"
    ).

%   attempt(+Object, +Viewer, -Text, -Words) is nondet: an action, as the rules and as people write
%   it, that Object comes first in. Targets are chosen where they are asked for.

attempt(Object, Viewer, Text, Words) :-
    integer(Object),
    once(seen_by(Object, Viewer)),
    naming:thinkable(everywhere, Action),
    functor(Action, Kind, _),
    memberchk(Kind, [activate, attack, block, cast, play_land]),
    action_objects(Action, [Object]),
    suits(Kind, Object, Viewer),
    Action \= block(Object, Object),
    action_words(Action, Words),
    term_text(Action, Text).

%   suits(+Kind, +Object, +Viewer) is semidet: where Object is, Viewer thinks of that.

suits(activate, _, _).
suits(attack, O, Viewer) :- controls(Viewer, O), once(type(O, creature)).
suits(block, O, Viewer) :- controls(Viewer, O), once(type(O, creature)).
suits(cast, O, _) :- \+ permanent(O), \+ land(O).
suits(play_land, O, _) :- \+ permanent(O), land(O).
