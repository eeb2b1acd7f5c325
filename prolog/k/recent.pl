:- module(recent,
          [ since/2,                    % +Mark, -Entries
            past/1,                     % ?Entry
            told_to/1,                  % -Player
            recent/2,                   % +Choices, -Entries
            recent_of/3                 % +Player, +Choices, -Entries
          ]).

/** <module> The journal, for telling what happened

Where an entry past_of(Player) says that the state follows from what Player sees
(determinization.pl), older entries are not told. What may be told of them stands there
as told(Entry), which changes nothing when it is taken back.
*/

:- use_module(library(lists), [reverse/2]).
:- use_module(rules, []).
:- use_module(store, []).

%!  since(+Mark, -Entries) is det.
%
%   What may be told of the journal since Mark, oldest first; all of that, when Mark is
%   not known.

since(Mark, Entries) :-
    findall(Entry, entry_since(Mark, Entry), Reversed),
    reverse(Reversed, Entries).

entry_since(Mark, Told) :-
    store:journal(Entry),
    (   ( Entry == mark(Mark) ; Entry = past_of(_) )
    ->  !,
        fail
    ;   Entry = told(Told)
    ->  true
    ;   Told = Entry
    ).

%!  past(?Entry) is nondet.
%
%   What may be told of the journal, newest first.

past(Entry) :-
    (   told_to(_)
    ->  (   newer_than_told(Entry)
        ;   store:journal(told(Entry))
        )
    ;   store:journal(Entry)
    ).

newer_than_told(Entry) :-
    store:journal(Newer),
    (   ( Newer = told(_) ; Newer = past_of(_) )
    ->  !,
        fail
    ;   Entry = Newer
    ).

%!  told_to(-Player) is semidet.
%
%   The state is the one that follows from what Player sees.

told_to(Player) :-
    store:journal(past_of(Player)),
    !.

%!  recent(+Choices:integer, -Entries:list) is det.
%
%   Entries are what may be told of the journal since the last but Choices choice,
%   oldest first; all of that where there were no more choices.

recent(Choices, Entries) :-
    findall(Entry, past(Entry), Newest),
    since_choice(Newest, Choices, [], Entries).

since_choice([], _, Entries, Entries).
since_choice([Entry|Rest], Left, Entries0, Entries) :-
    (   Entry = mark(_)
    ->  More is Left-1,
        (   More =< 0
        ->  Entries = Entries0
        ;   since_choice(Rest, More, Entries0, Entries)
        )
    ;   Left =< 0
    ->  Entries = Entries0
    ;   since_choice(Rest, Left, [Entry|Entries0], Entries)
    ).

%!  recent_of(+Player, +Choices:integer, -Entries:list) is det.
%
%   The same since the last but Choices choice of Player: how many choices others had may
%   tell what they hold.

recent_of(Player, Choices, Entries) :-
    findall(Entry, past(Entry), Newest),
    ( state:now(Process) -> true ; Process = none ),
    since_own_choice(Newest, Player, Process, Choices, [], Entries).

%   Process is the one that ran when the next entry was written.

since_own_choice([], _, _, _, Entries, Entries).
since_own_choice([Entry|Rest], Player, Process, Left, Entries0, Entries) :-
    (   Left =< 0
    ->  Entries = Entries0
    ;   Entry = mark(_)
    ->  ( rules:choice(Process, Player) -> More is Left-1 ; More = Left ),
        since_own_choice(Rest, Player, Process, More, Entries0, Entries)
    ;   ( Entry = (now(Earlier)->now(_)) -> true ; Earlier = Process ),
        since_own_choice(Rest, Player, Earlier, Left, [Entry|Entries0], Entries)
    ).
