:- module(shapes,
          [ shape/2                     % +Fluents, -Shape
          ]).

/** <module> States that are alike but for the numbers of their objects

Where objects come back with new numbers, a state never holds the same facts again. Its
shape does: the facts with each object's place in the order of all of them.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module('../../k/rules', []).
:- use_module('../../k/types', [leaf_in_arguments/4, mapped_arguments/4]).

%!  shape(+Fluents:list, -Shape:atom) is det.
%
%   Shape is the same for two sets of Fluents if one of them becomes the other by giving
%   the objects other numbers in the same order.

shape(Fluents, Shape) :-
    findall(Object, object_in(Fluents, Object), Objects),
    sort(Objects, Sorted),
    findall(Object-Place, nth_object(Sorted, Place, Object), Pairs),
    list_to_assoc(Pairs, Places),
    maplist(placed(Places), Fluents, Placed0),
    msort(Placed0, Placed),
    variant_sha1(Placed, Shape).

object_in(Fluents, Object) :-
    lists:member(Fluent, Fluents),
    rules:fluent(Fluent, Types, _, _),
    leaf_in_arguments(Types, Fluent, object, Object),
    integer(Object).

nth_object(Objects, Place, Object) :-
    lists:nth1(Place, Objects, Object).

placed(Places, Fluent, Placed) :-
    rules:fluent(Fluent, Types, _, _),
    mapped_arguments(Types, shapes:place(Places), Fluent, Placed).

place(Places, object, Object, Place) :-
    get_assoc(Object, Places, Place).
