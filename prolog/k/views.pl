:- module(views,
          [ visible/2,                  % ?Player, ?Fluent
            known/3,                    % +Player, +Fluent, -Known
            shown_process/3,            % +Player, +Process, -Shown
            heard/3,                    % +Player, +Events, -Heard
            told/3,                     % +Player, +Entries, -Told
            open_to_all/1,              % +Object
            onlooker/1,                 % -Player
            heard_of/2                  % +Player, +Object
          ]).

/** <module> What a player may see

It follows from the declarations. A fluent is `visible_to` everyone, nobody, one of
its arguments, or a rule of the game, whose hook is sees(+Rule, ?Player); of an
event, everybody hears, but some arguments are shown to some players only. Objects
that a player can't know are `hidden` wherever the types say that an object stands: in
fluents those of which the hook knows(?Player, +Object) does not say that the player knows
them, in events those that are there (the hook present(+Object)) and not known, and those
that an event hid. Whoever is in the game is listed by the hook viewer(?Player).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(cycle, [chooser/1]).
:- use_module(recent, [told_to/1]).
:- use_module(rules, []).
:- use_module(store, []).
:- use_module(types, [declared/3, leaf_in_arguments/4, mapped/4, mapped_arguments/4]).

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
    \+ knows(Player, Object).

%!  open_to_all(+Object) is semidet.
%
%   Everyone may know the number of Object.

open_to_all(Object) :-
    \+ ( viewer(Player),
         hides(Player, object, Object, _)
       ).

%!  onlooker(-Player) is semidet.
%
%   Player is who asks, where the state is the one that Player knows, or else who chooses.

onlooker(Player) :-
    (   told_to(Asking)
    ->  Player = Asking
    ;   chooser(Player)
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

%!  shown_process(+Player, +Process, -Shown) is det.
%
%   Shown is Process with `hidden` for objects that Player can't know.

shown_process(Player, Process, Shown) :-
    mapped(process, views:hides(Player), Process, Shown).

%!  heard(+Player, +Events, -Heard) is det.
%
%   Heard are Events, some that the journal has, with `hidden` for what they do not show to
%   Player. An object that one event does not show is hidden in all others, too.

heard(Player, Events, Heard) :-
    secrets(Player, Secrets),
    maplist(heard_one(Player, Secrets), Events, Heard).

%   secrets(+Player, -Secrets): a dict of the objects that some event did not show.

secrets(Player, Secrets) :-
    findall(Object-hidden,
            ( store:journal(event(Event)),
              shown_to(Event, Object, Sees, Viewer),
              \+ may_see(Sees, Viewer, Player)
            ),
            Pairs0),
    sort(Pairs0, Pairs),
    dict_pairs(Secrets, secrets, Pairs).

%   What an event says that it shows is shown or not, whatever other events hide.

heard_one(Player, Secrets, Event, Heard) :-
    declared(event, Event, Types),
    mapped_arguments(Types, views:hides_since(Player, Secrets), Event, Heard),
    findall(Place-Shown,
            ( rules:shows(Event, Place, Sees, Viewer),
              ( may_see(Sees, Viewer, Player) -> arg(Place, Event, Shown) ; Shown = hidden )
            ),
            Places),
    set_places(Places, Heard).

hides_since(Player, Secrets, object, Object, hidden) :-
    (   get_dict(Object, Secrets, _)
    ->  true
    ;   present(Object),
        \+ knows(Player, Object)
    ).

set_places([], _).
set_places([Place-Shown|Places], Event) :-
    setarg(Place, Event, Shown),
    set_places(Places, Event).

%   shown_to(?Event, ?Object, -Sees, -Viewer): who may know the number of Object.

shown_to(Event, Object, Sees, Viewer) :-
    rules:shows(Event, Place, Sees, Viewer),
    arg(Place, Event, Object).

%!  told(+Player, +Entries, -Told) is det.
%
%   Told are Entries of the journal as Player knows them: events as they were heard, and
%   changes of what everyone sees.

told(Player, Entries, Told) :-
    secrets(Player, Secrets),
    findall(Entry, ( member(Real, Entries), told_one(Real, Player, Secrets, Entry) ), Told).

told_one(event(Event), Player, Secrets, event(Heard)) :-
    heard_one(Player, Secrets, Event, Heard).
told_one(+Fluent, Player, Secrets, +Fluent) :-
    told_fluent(Fluent, Player, Secrets).
told_one(-Fluent, Player, Secrets, -Fluent) :-
    told_fluent(Fluent, Player, Secrets).
told_one((Old->New), Player, Secrets, (Old->New)) :-
    told_fluent(Old, Player, Secrets),
    told_fluent(New, Player, Secrets).

told_fluent(Fluent, Player, Secrets) :-
    rules:fluent(Fluent, Types, Sees, Viewer),
    may_see(Sees, Viewer, Player),
    \+ ( leaf_in_arguments(Types, Fluent, object, Object),
         hides_since(Player, Secrets, object, Object, _)
       ).

%!  heard_of(+Player, +Object) is semidet.
%
%   Player knows the number of Object, or was shown it as it went.

heard_of(Player, Object) :-
    (   present(Object)
    ->  knows(Player, Object)
    ;   shown_to(Event, Object, Sees, Viewer),
        store:journal(event(Event))
    ->  may_see(Sees, Viewer, Player)
    ).
