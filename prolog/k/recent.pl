:- module(recent,
          [ recent/2                    % +Choices, -Entries
          ]).

/** <module> The end of the journal, for telling what happened
*/

:- use_module(store, []).

%!  recent(+Choices:integer, -Entries:list) is det.
%
%   Entries are the journal's since the last but Choices choice, oldest first; all
%   of them where there were no more choices.

recent(Choices, Entries) :-
    findall(Entry, store:journal(Entry), Newest),
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
