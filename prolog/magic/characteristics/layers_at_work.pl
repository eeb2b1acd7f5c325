:- module(layers_at_work,
          [ layers_at_work/1            % -Processes
          ]).

/** <module> Which layers have something to do (613.1)

A layer has, where some effect is in it, or something is stored of what effects in it did before. So most of what
enters or leaves costs a look at the permanents that have static abilities.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/objects').
:- use_module('../support/keyword_counters', [keyword_counter/1]).
:- use_module('../support/size_counters', [other_size_counter/1]).
:- use_module(continuous_effects, [layer_of/2, pass_of/2]).

%!  layers_at_work(-Processes) is det.
%
%   The layers from that of types on, in their order, which may change something. Where abilities come and go, so do
%   effects in the layers after theirs; where an object has lost or gained some, its name does not tell all.

layers_at_work(Processes) :-
    aggregate_all(set(Pass), awake:at_work(Pass), Passes),
    (   memberchk(4-layer_abilities, Passes),
        definition:uses(abilities)
    ->  ( borne_abilities -> Before = [1-layer_types, 2-stop_fighting, 3-layer_colors] ; Before = [] ),
        append([5-layer_sizes, 6-layer_rules|Before], Passes, Doubled),
        sort(Doubled, All),
        in_turn(All, Processes)
    ;   in_turn(Passes, Processes)
    ).

borne_abilities :-
    definition:bearing(_, Name),
    object(_, Name, _),
    !.

in_turn([], []).
in_turn([_-Process|Passes], [Process|Processes]) :-
    in_turn(Passes, Processes).

%   at_work(-Pass) is nondet. What no game has had yet is not asked for.

:- multifile awake:rule_table/1.
:- dynamic awake:at_work/1.

awake:rule_table(layers_at_work:at_work(_)).

at_work(Pass) :-
    definition:works_in(Name, Pass),
    object(O, Name, _),
    controls(_, O).
at_work(Pass) :-
    emblem(_, O),
    object(O, Name, _),
    definition:works_in(Name, Pass).
at_work(Pass) :-
    definition:uses(buried_statics),
    graveyard(_, O),
    object(O, Name, _),
    definition:works_in(Name, Pass).
at_work(Pass) :-
    continuous(_, _, Changes, _),
    member(Said, Changes),
    ( Said = over(_, _, Change) -> true ; Change = Said ),
    layer_of(Change, Layer),
    pass_of(Layer, Pass).
at_work(1-layer_types) :- types(_, _).
at_work(1-layer_types) :- subtypes(_, _).
at_work(1-layer_types) :- type_scope(_, _, _).
at_work(2-stop_fighting) :- attacking(_, _).
at_work(3-layer_colors) :- colors(_, _).
at_work(3-layer_colors) :- commander_color(_, _, _).
at_work(4-layer_abilities) :- gained(_, _).
at_work(4-layer_abilities) :- borne_abilities.
at_work(4-layer_abilities) :- definition:uses(keyword_counters), keyword_counter(Kind), counters(_, Kind, _).
at_work(5-layer_sizes) :- parts(_, _).
at_work(5-layer_sizes) :- counters(_, '+1/+1', _).
at_work(5-layer_sizes) :- counters(_, '-1/-1', _).
at_work(5-layer_sizes) :- definition:uses(size_counters), other_size_counter(Kind), counters(_, Kind, _).
at_work(6-layer_rules) :- restricted(_, _, _).
