:- module(reducing, []).

/** <module> States without some of their objects: what made a game go wrong, made small

Requests of whoever looks for faults, about fluents that are text:

  * ["reduced", "objects", Texts]: the objects that the processes to come do not speak of.
  * ["reduced", "without", Texts, Objects]: the fluents without Objects, which go from lists
    of objects, and with which everything else that is said of them goes.
*/

:- use_module(library(apply), [convlist/3, exclude/3, maplist/3, maplist/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../k/plain_terms', [safe_term/2, term_text/2]).
:- use_module('../k/types', [declared/3, leaf_in_arguments/4]).
:- use_module(api, []).

:- multifile api:hook/3.

api:hook(reduced, ["objects", Texts], Objects) :-
    maplist(safe_term, Texts, Fluents),
    findall(O, ( member(Fluent, Fluents), \+ running(Fluent), about(Fluent, O) ), All),
    findall(O, ( member(Fluent, Fluents), running(Fluent), about(Fluent, O) ), Needed),
    sort(All, Sorted),
    exclude(among(Needed), Sorted, Objects).
api:hook(reduced, ["without", Texts, Objects], Kept) :-
    maplist(safe_term, Texts, Fluents),
    convlist(without(Objects), Fluents, Left),
    maplist(term_text, Left, Kept).

running(now(_)).
running(later(_)).

about(Fluent, Object) :-
    declared((fluent), Fluent, Types),
    leaf_in_arguments(Types, Fluent, object, Object),
    integer(Object).

without(Objects, Fluent, Kept) :-
    declared((fluent), Fluent, Types),
    !,
    Fluent =.. [Name|Arguments],
    maplist(shortened(Objects), Types, Arguments, Shortened),
    Kept =.. [Name|Shortened],
    \+ ( leaf_in_arguments(Types, Kept, object, Object), memberchk(Object, Objects) ).
without(_, Fluent, Fluent).

shortened(Objects, Type, Argument, Shortened) :-
    (   memberchk(Type, [objects, things]),
        is_list(Argument)
    ->  exclude(among(Objects), Argument, Shortened)
    ;   Shortened = Argument
    ).

among(Objects, Object) :-
    memberchk(Object, Objects).
