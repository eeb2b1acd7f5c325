:- module(reading_stops,
          [ furthest_read/3             % :Grammar, +Tokens, -Count
          ]).

/** <module> How far a grammar gets into a list of tokens

A watched list is as long as somebody has looked at it: a grammar that unifies it with a
token makes it longer by one. The furthest place that any attempt has looked at, those that
were given up among them, is where reading has stopped. No grammar need know of it.

To look at a watched place takes longer than to read a token, and a grammar comes back to a place many
times. So reading begins anew, with all that was looked at as plain tokens, where that happens often.
*/

:- use_module(library(lists), [append/3]).
:- use_module(reading_chart, [with_chart/2]).

:- meta_predicate furthest_read(//, +, -).

%!  furthest_read(:Grammar, +Tokens:list, -Count:integer) is det.
%
%   Count tokens were read before the furthest one that Grammar looked at. How long that may take is for the
%   caller to limit.

furthest_read(Grammar, Tokens, Count) :-
    read_from(0, Grammar, Tokens, Count).

%   read_from(+Known, :Grammar, +Tokens, -Count): the first Known tokens are plain.

read_from(Known, Grammar, Tokens, Count) :-
    Before is max(0, Known-1),
    Seen = seen(Before, 0),
    start(Known, Tokens, Seen, Watched),
    catch(ignore(with_chart(Watched, phrase(Grammar, Watched, []))), Error, stopped(Error)),
    arg(1, Seen, Furthest),
    (   often_looked_at(Seen)
    ->  Next is Furthest+1,
        read_from(Next, Grammar, Tokens, Count)
    ;   Count = Furthest
    ).

stopped(error(_, _)).
stopped(reading_stops_anew).

start(Known, Tokens, Seen, Watched) :-
    length(Plain, Known),
    (   append(Plain, Rest, Tokens)
    ->  watch(Rest, Known, Seen, End),
        append(Plain, End, Watched)
    ;   Watched = Tokens
    ).

watch(Tokens, Index, Seen, Watched) :-
    put_attr(Watched, reading_stops, watch(Tokens, Index, Seen)).

often_looked_at(seen(_, Times)) :-
    Times > 40.

attr_unify_hook(watch(Tokens, Index, Seen), Value) :-
    Seen = seen(Before, Times0),
    (   Index > Before
    ->  nb_setarg(1, Seen, Index)
    ;   true
    ),
    Times is Times0+1,
    nb_setarg(2, Seen, Times),
    (   often_looked_at(Seen)
    ->  throw(reading_stops_anew)
    ;   looked_at(Tokens, Index, Seen, Value)
    ).

looked_at([], _, _, []).
looked_at([Token|Tokens], Index, Seen, [Token|Rest]) :-
    Next is Index+1,
    watch(Tokens, Next, Seen, Rest0),
    Rest = Rest0.
