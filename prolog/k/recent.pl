:- module(recent,
          [ since/2,                    % +Mark, -Entries
            past/1,                     % ?Entry
            told_to/1,                  % -Player
            remembered/1,               % ?What
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

%!  remembered(?What) is nondet.
%
%   What is known of hidden things as a whole to the player from whom the state follows (determinization.pl).

remembered(What) :-
    store:journal(remembered(What)).

%!  recent(+Choices:integer, -Entries:list) is det.
%
%   Entries are what may be told of the journal since the last but Choices choice,
%   oldest first; all of that where there were no more choices.

recent(Choices, Entries) :-
    findall(Entry, recent_entry(left(Choices), Entry), Newest),
    reverse(Newest, Entries).

%   The journal grows with the game: only what is told is read.

recent_entry(Left, Told) :-
    arg(1, Left, Choices),
    Choices > 0,
    past(Entry),
    (   Entry \= mark(_)
    ->  Told = Entry
    ;   last_of(Left)
    ->  !,
        fail
    ).

%   last_of(+Left) is semidet: one choice less is Left, a term that backtracking keeps, and that
%   was the last one.

last_of(Left) :-
    arg(1, Left, Choices),
    Less is Choices-1,
    nb_setarg(1, Left, Less),
    Less =:= 0.

%!  recent_of(+Player, +Choices:integer, -Entries:list) is det.
%
%   The same since the last but Choices choice of Player: how many choices others had may
%   tell what they hold.

recent_of(Player, Choices, Entries) :-
    ( state:now(Process) -> true ; Process = none ),
    findall(Entry, recent_entry_of(Player, left(Choices, Process), Entry), Newest),
    reverse(Newest, Entries).

%   Left holds the process that ran when the next entry was written, too.

recent_entry_of(Player, Left, Told) :-
    arg(1, Left, Choices),
    Choices > 0,
    past(Entry),
    (   Entry \= mark(_)
    ->  ( Entry = (now(Earlier)->now(_)) -> nb_setarg(2, Left, Earlier) ; true ),
        Told = Entry
    ;   arg(2, Left, Process),
        once(rules:choice(Process, Player)),
        last_of(Left)
    ->  !,
        fail
    ).
