:- module(playouts,
          [ playout/4,                  % +Plan, +Random, +Choices, -Stop
            playout_on/5                % +Plan, +Random, +Choices, +Updates, -Stop
          ]).

/** <module> Games that are played on at random, for searches

The choices are made here and no action becomes a text. The random numbers are
those of the minimal standard generator (Park and Miller 1988, with the multiplier
48271), seeded by the procedural part.

A policy may prefer actions: the hook prefers(+Policy, +Action) of a game. Among
those that it prefers, or all where it prefers none, every action is as likely.
*/

:- use_module(library(lists), [memberchk/2, nth0/3]).
:- use_module(library(apply), [include/3]).
:- use_module(store, [mark/1]).
:- use_module(cycle, [advance/2, finish_flags/1, legal_actions/1, take_offered/3]).
:- use_module(determinization, [rewind/3]).

:- multifile prefers/2.
:- dynamic prefers/2.

%!  playout(+Plan, +Random, +Choices, -Stop) is det.
%
%   Play on from the present choice, at most Choices choices (-1 for no limit). Plan
%   is plan(Policy, Root) with the mark of the search's root. Stop is over, limit, or
%   flags(Facts, Random, Choices): go on with playout_on/5.

playout(Plan, Random, Choices, Stop) :-
    legal_actions(Actions),
    reached(choice(_, _, Actions), Plan, Random, Choices, Stop).

%!  playout_on(+Plan, +Random, +Choices, +Updates, -Stop) is det.
%
%   Go on with what the flag handlers handed back.

playout_on(Plan, Random, Choices, Updates, Stop) :-
    finish_flags(Updates),
    once(advance(contracted, Reached)),
    reached(Reached, Plan, Random, Choices, Stop).

reached(over(_), _, _, _, over).
reached(choice(_, _, Actions), Plan, Random, Choices, Stop) :-
    (   Choices =:= 0
    ->  Stop = limit
    ;   Plan = plan(Policy, _),
        picked(Actions, Policy, Random, Next, Action),
        mark(_),
        once(take_offered(Action, contracted, Reached)),
        Left is Choices-1,
        reached(Reached, Plan, Next, Left, Stop)
    ).
reached(flags(Facts), Plan, Random, Choices, Stop) :-
    (   memberchk(rewind(Number), Facts)
    ->  Plan = plan(_, Root),
        rewind(Number, Root, _),
        playout(Plan, Random, Choices, Stop)
    ;   Stop = flags(Facts, Random, Choices)
    ).

picked(Actions, Policy, Random, Next, Action) :-
    Next is Random*48271 mod 2147483647,
    among(Actions, Policy, Options),
    length(Options, N),
    Index is Next mod N,
    nth0(Index, Options, Action).

among(Actions, Policy, Options) :-
    (   Policy \== uniform,
        include(prefers(Policy), Actions, [Preferred|More])
    ->  Options = [Preferred|More]
    ;   Options = Actions
    ).
