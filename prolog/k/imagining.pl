:- module(imagining,
          [ imagine/4,                  % +Ended, +Begun, -Mark, -Root
            rewind/3                    % +Number, +Root, -Mark
          ]).

/** <module> States that only a search sees

What a player cannot see is replaced by what it might be; the search goes on from
there, and undo_to/1 ends it.
*/

:- use_module(library(lists), [member/2]).
:- use_module(store, [delete/1, forget_all/0, mark/1, revert_to/1, set/1]).

%!  imagine(+Ended, +Begun, -Mark, -Root) is det.
%
%   The fluents Ended are false from now on and the fluents Begun true; undo_to(Mark)
%   takes it back. Root marks the state in which the search begins.

imagine(Ended, Begun, Mark, Root) :-
    mark(Mark),
    forall(member(Fluent, Ended), delete(Fluent)),
    forall(member(Fluent, Begun), set(Fluent)),
    forget_all,
    mark(Root).

%!  rewind(+Number, +Root, -Mark) is det.
%
%   Go back to Mark, the last choice before which there was no object Number, but
%   not beyond Root. It is a change like others: all choices can still be undone.

rewind(Number, Root, Mark) :-
    state:next_number(Next),
    findall(Entry, store:journal(Entry), Entries),
    mark_before(Entries, Next, Number, Root, Mark),
    revert_to(Mark).

mark_before([Entry|Entries], Next, Number, Root, Mark) :-
    (   Entry = mark(Found),
        ( Next =< Number ; Found == Root )
    ->  Mark = Found
    ;   Entry = (next_number(Before)->_)
    ->  mark_before(Entries, Before, Number, Root, Mark)
    ;   mark_before(Entries, Next, Number, Root, Mark)
    ).
