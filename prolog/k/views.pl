:- module(views,
          [ visible/2,                  % ?Player, ?Fluent
            heard/3                     % +Player, +Event, -Heard
          ]).

/** <module> What a player may see

It follows from the declarations. A fluent is `visible_to` everyone, nobody, one of
its arguments, or a rule of the game, whose hook is sees(+Rule, ?Player); of an
event, everybody hears, but some arguments are shown to some players only. Objects
that a player can't know, as the hook knows(?Player, +Object) tells, are `hidden`
wherever the types say that an object stands. Whoever is in the game is listed by
the hook viewer(?Player).
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(rules, []).
:- use_module(store, []).
:- use_module(types, [declared/3, mapped_arguments/4]).

:- multifile sees/2, viewer/1, knows/2.
:- dynamic sees/2, viewer/1, knows/2.

%!  visible(?Player, ?Fluent) is nondet.
%
%   Fluent holds, and Player may know it, but for the objects that are `hidden` in it.

visible(Player, Fluent) :-
    viewer(Player),
    Fluent = Shown,
    holds_masked(Player, Shown).

holds_masked(Player, Shown) :-
    rules:fluent(Template, _, Sees, Viewer),
    \+ Template \= Shown,
    state:Template,
    may_see(Sees, Viewer, Player),
    declared(fluent, Template, Types),
    masked(Player, Types, Template, Shown).

%   masked(+Player, +Types, +Term, -Shown): without the objects that Player can't know.

masked(Player, Types, Term, Shown) :-
    mapped_arguments(Types, views:hides(Player), Term, Shown).

hides(Player, object, Object, hidden) :-
    \+ knows(Player, Object).

may_see(everyone, _, _).
may_see(argument, Player, Player).
may_see(Rule, Rule, Player) :-
    \+ memberchk(Rule, [everyone, nobody, argument]),
    once(sees(Rule, Player)).

%!  heard(+Player, +Event, -Heard) is det.
%
%   Heard is Event with `hidden` for what it does not show to Player.

heard(Player, Event, Heard) :-
    Event =.. [Name|Arguments],
    findall(Place,
            ( rules:shows(Event, Place, Sees, Viewer),
              \+ may_see(Sees, Viewer, Player)
            ),
            Places),
    all_heard(Arguments, 1, Places, Shown),
    Heard =.. [Name|Shown].

all_heard([], _, _, []).
all_heard([Argument|Arguments], Place, Hidden, [Shown|Others]) :-
    (   memberchk(Place, Hidden)
    ->  Shown = hidden
    ;   Shown = Argument
    ),
    Next is Place+1,
    all_heard(Arguments, Next, Hidden, Others).
