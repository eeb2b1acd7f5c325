:- module(profiling, []).

/** <module> Where Prolog's time goes

What profile_data/1 of SWI-Prolog tells, as rows for Python. It is in a file of
another name since version 9.1.12, so it is left to the autoloader.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(api, []).
:- use_module('../k/plain_terms', [term_text/2]).

:- multifile api:hook/3.

%   Requests: ["inferences"], how many this process has made; ["start"].

api:hook(profile, ["inferences"], [Count]) :-
    statistics(inferences, Count).
api:hook(profile, ["start"], ["ok"]) :-
    reset_profiler,
    profiler(_, cputime).

%   Request: ["stop"]; the answer is [Name, Calls, Self, Children] for each
%   predicate, the last two in ticks of the profiler.

api:hook(profile, ["stop"], Rows) :-
    profiler(_, false),
    profile_data(Data),
    maplist(row, Data.nodes, Rows),
    reset_profiler.

row(Node, [Name, Calls, Node.ticks_self, Node.ticks_siblings]) :-
    term_text(Node.predicate, Name),
    Calls is Node.call+Node.redo.
