:- module(views,
          [ visible/2,                  % ?Player, ?Fluent
            known/3,                    % +Player, +Fluent, -Known
            heard/3,                    % +Player, +Events, -Heard
            open_to_all/1,              % +Object
            kept_secret/2               % +Player, +Object
          ]).

/** <module> What a player may see

It follows from the declarations. A fluent is `visible_to` everyone, nobody, one of
its arguments, or a rule of the game, whose hook is sees(+Rule, ?Player); of an
event, everybody hears, but some arguments are shown to some players only. Objects
that a player can't know are `hidden` wherever the types say that an object stands:
those that are there (the hook present(+Object)) where the hook knows(?Player, +Object)
fails, those that are gone where an event did not show them as they went. Whoever is
in the game is listed by the hook viewer(?Player).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(rules, []).
:- use_module(store, []).
:- use_module(types, [declared/3, mapped_arguments/4]).

:- multifile sees/2, viewer/1, knows/2, present/1.
:- dynamic sees/2, viewer/1, knows/2, present/1.

%!  visible(?Player, ?Fluent) is nondet.
%
%   Fluent holds, and Player may know it, but for the objects that are `hidden` in it.

visible(Player, Fluent) :-
    viewer(Player),
    rules:fluent(Template, _, Sees, Viewer),
    \+ Template \= Fluent,
    state:Template,
    may_see(Sees, Viewer, Player),
    masked(Player, Template, Fluent).

%   masked(+Player, +Fluent, -Shown): without the objects that Player can't know.

masked(Player, Fluent, Shown) :-
    declared(fluent, Fluent, Types),
    mapped_arguments(Types, views:hides(Player), Fluent, Shown).

hides(Player, object, Object, hidden) :-
    (   present(Object)
    ->  \+ knows(Player, Object)
    ;   kept_secret(Player, Object)
    ).

%!  open_to_all(+Object) is semidet.
%
%   Everyone may know the number of Object.

open_to_all(Object) :-
    \+ ( viewer(Player),
         hides(Player, object, Object, _)
       ).

%!  known(+Player, +Fluent, -Known) is det.
%
%   Known is what Player may know of Fluent, which holds: all of it, a part, or `hidden`.

known(Player, Fluent, Known) :-
    (   rules:fluent(Fluent, _, Sees, Viewer),
        may_see(Sees, Viewer, Player)
    ->  masked(Player, Fluent, Known)
    ;   Known = hidden
    ).

may_see(everyone, _, _).
may_see(argument, Player, Player).
may_see(Rule, Rule, Player) :-
    \+ memberchk(Rule, [everyone, nobody, argument]),
    once(sees(Rule, Player)).

%!  heard(+Player, +Events, -Heard) is det.
%
%   Heard are Events, some that the journal has, with `hidden` for what they do not show to
%   Player. An object that one event does not show is hidden in all others, too.

heard(Player, Events, Heard) :-
    findall(Object-hidden,
            ( store:journal(event(Event)),
              shown_to(Event, Object, Sees, Viewer),
              \+ may_see(Sees, Viewer, Player)
            ),
            Pairs0),
    sort(Pairs0, Pairs),
    dict_pairs(Secrets, secrets, Pairs),
    maplist(heard_one(Player, Secrets), Events, Heard).

heard_one(Player, Secrets, Event, Heard) :-
    declared(event, Event, Types),
    mapped_arguments(Types, views:hides_since(Player, Secrets), Event, Shown),
    findall(Place,
            ( rules:shows(Event, Place, Sees, Viewer),
              \+ may_see(Sees, Viewer, Player)
            ),
            Places),
    hidden_at(Places, Shown, Heard).

hides_since(Player, Secrets, object, Object, hidden) :-
    (   get_dict(Object, Secrets, _)
    ->  true
    ;   present(Object),
        \+ knows(Player, Object)
    ).

hidden_at([], Event, Event).
hidden_at([Place|Places], Event, Heard) :-
    setarg(Place, Event, hidden),
    hidden_at(Places, Event, Heard).

%   shown_to(?Event, ?Object, -Sees, -Viewer): who may know the number of Object.

shown_to(Event, Object, Sees, Viewer) :-
    rules:shows(Event, Place, Sees, Viewer),
    arg(Place, Event, Object).

%!  kept_secret(+Player, +Object) is semidet.
%
%   The number of Object, which is gone, was not shown to Player as it went.

kept_secret(Player, Object) :-
    once(( shown_to(Event, Object, Sees, Viewer),
           store:journal(event(Event))
         )),
    \+ may_see(Sees, Viewer, Player).
