:- module(counted,
          [ counted/3                   % +Filter, +View, ?Object
          ]).

/** <module> What is counted on the battlefield
*/

:- use_module(library(lists), [max_list/2]).
:- use_module('../../k/language').
:- use_module('../rules/concepts/imagined', []).
:- use_module(filters, [battlefield_matching/3, measure/3]).

:- multifile filters:quantity/3.

%!  counted(+Filter, +View, ?Object) is nondet.
%
%   Object, a permanent that is so described, is there (614.12).

counted(Filter, View, Object) :-
    (   imagined(Entering)
    ->  battlefield_matching(Filter, View, Object),
        Object \== Entering
    ;   battlefield_matching(Filter, View, Object)
    ).

filters:quantity(count(Filter), View, N) :-
    findall(x, counted(Filter, View, _), Xs),
    length(Xs, N).
filters:quantity(greatest(What, Filter), View, N) :-
    findall(Size, ( counted(Filter, View, O), measure(What, O, Size) ), Sizes),
    max_list([0|Sizes], N).
