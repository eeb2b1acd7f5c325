:- module(views,
          [ visible/2,                  % ?Player, ?Fluent
            heard/3                     % +Player, +Event, -Heard
          ]).

/** <module> What a player may see

It follows from the declarations of the fluents: `visible_to` everyone, nobody,
one of the fluent's arguments, or a rule of the game, whose hook is
sees(+Rule, ?Player). Whoever is in the game is listed by the hook viewer(?Player).
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(rules, []).
:- use_module(store, [holds/1]).

:- multifile sees/2, viewer/1, hears/3, masked/3.
:- dynamic sees/2, viewer/1, hears/3, masked/3.

%!  visible(?Player, ?Fluent) is nondet.
%
%   Fluent holds, and Player may know it. Of a fluent that a player may know in
%   part, the hook masked(+Player, +Fluent, -Shown) tells what is shown.

visible(Player, Fluent) :-
    viewer(Player),
    Fluent = Shown,
    holds_masked(Player, Shown).

holds_masked(Player, Shown) :-
    rules:fluent(Template, _, Sees, Viewer),
    \+ Template \= Shown,
    state:Template,
    may_see(Sees, Viewer, Player),
    (   masked(Player, Template, Masked)
    ->  Shown = Masked
    ;   Shown = Template
    ).

may_see(everyone, _, _).
may_see(argument, Player, Player).
may_see(Rule, Rule, Player) :-
    \+ memberchk(Rule, [everyone, nobody, argument]),
    once(sees(Rule, Player)).

%!  heard(+Player, +Event, -Heard) is det.
%
%   Heard is Event without what Player may not know, as the hook
%   hears(+Player, +Event, -Heard) of the game says.

heard(Player, Event, Heard) :-
    (   hears(Player, Event, Masked)
    ->  Heard = Masked
    ;   Heard = Event
    ).
