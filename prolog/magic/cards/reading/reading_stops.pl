:- module(reading_stops,
          [ watched/3,                  % +Tokens, -Watched, -Furthest
            furthest/2                  % +Furthest, -Count
          ]).

/** <module> How far a grammar gets into a list of tokens

A watched list is as long as somebody has looked at it: a grammar that unifies it with a
token makes it longer by one. The furthest place that any attempt has looked at, those that
were given up among them, is where reading has stopped. No grammar need know of it.
*/

%!  watched(+Tokens:list, -Watched, -Furthest) is det.
%
%   Watched stands for Tokens, and Furthest notes how far it is read.

watched(Tokens, Watched, Furthest) :-
    Furthest = furthest(0),
    watch(Tokens, 0, Furthest, Watched).

%!  furthest(+Furthest, -Count:integer) is det.
%
%   Count tokens were read before the furthest one that anything looked at.

furthest(furthest(Count), Count).

watch(Tokens, Index, Furthest, Watched) :-
    put_attr(Watched, reading_stops, watch(Tokens, Index, Furthest)).

attr_unify_hook(watch(Tokens, Index, Furthest), Value) :-
    arg(1, Furthest, Before),
    (   Index > Before
    ->  nb_setarg(1, Furthest, Index)
    ;   true
    ),
    looked_at(Tokens, Index, Furthest, Value).

looked_at([], _, _, []).
looked_at([Token|Tokens], Index, Furthest, [Token|Rest]) :-
    Next is Index+1,
    watch(Tokens, Next, Furthest, Rest0),
    Rest = Rest0.
