:- module(standing_effects,
          [ restless/1,                 % +Ability
            effects_stale/0
          ]).

/** <module> Effects of static abilities that follow what changes (611.3a)

What most static abilities rest on (permanents, counters, attachments, effects) marks
changed(statics) when it changes. A restless ability rests on more: cards in a graveyard, what
is tapped or attacks, a condition. In a game that has one, what such abilities come to is
looked at each time before a player would get priority, and held against what was applied last.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module(layers, [affected/3, restless_effect/4]).

fluent standing(_:terms) functional.

%!  restless(+Ability) is semidet.
%
%   The static ability rests on what does not mark changed(statics).

restless(static(_, _, _)).
restless(static(Scope, Changes)) :-
    sub_term(Part, Scope-Changes),
    nonvar(Part),
    moving(Part),
    !.

moving(attacking).
moving(blocking).
moving(blocking(_)).
moving(tapped).
moving(untapped).
moving(count_in(_, _)).
moving(card_types(_)).
moving(card_in(_, _)).
moving(life(_)).
moving(this_turn(_, _)).
moving(entered_this_turn(_, _)).

%!  effects_stale is semidet.
%
%   Restless abilities come to something else than when they were applied last.

effects_stale :-
    definition:restless(_),
    !,
    effects_now(Now),
    ( standing(Before) -> true ; Before = [] ),
    Now \== Before.

effects_now(Effects) :-
    findall(effect(Source, O, Change, Numbers),
            ( restless_effect(Source, Scope, View, Change),
              affected(Scope, View, O),
              numbers_in(Change, View, Numbers)
            ),
            Unsorted),
    sort(Unsorted, Effects).

numbers_in(Change, View, Numbers) :-
    Change =.. [_|Arguments],
    findall(N, ( member(Argument, Arguments), counted(Argument, View, N) ), Numbers).

counted(Argument, View, N) :-
    compound(Argument),
    functor(Argument, Name, _),
    memberchk(Name, [count, count_in, card_types, counters, greatest, life, plus, times, this_turn, entered_this_turn]),
    quantity(Argument, View, N).

'611.3a' :: caused standing(Effects) after
    first_layers, once(definition:restless(_)), effects_now(Effects).
