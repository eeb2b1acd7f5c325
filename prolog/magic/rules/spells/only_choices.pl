:- module(only_choices,
          [ first_of_all/4              % +Thing, +Number, ?Other, :Goal
          ]).

/** <module> Choices of N of N things (608.2d)
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module('../../../k/language').

:- meta_predicate first_of_all(+, +, ?, 0).

first_of_all(_, _, _, _) reads silent otherwise "all of them are chosen, in the order in which they came".

%!  first_of_all(+Thing, +Number, ?Other, :Goal) is semidet.
%
%   Number things are to be chosen of each Other of which Goal holds: Thing is the first of them, if there are no more. So nobody is asked
%   where all are to be chosen.

first_of_all(Thing, Number, Other, Goal) :-
    (   Number =< 1
    ->  true
    ;   aggregate_all(set(Other), Goal, Others),
        (   length(Others, Count),
            Count > Number
        ->  true
        ;   Others = [First|_],
            Thing == First
        )
    ).
