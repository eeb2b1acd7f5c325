:- module(determinization,
          [ hide/3,                     % +Game, +Player, -Groups
            imagine/3,                  % +Values, -Mark, -Root
            rewind/3                    % +Number, +Root, -Mark
          ]).

/** <module> States that only a search sees

What a player cannot see is replaced by what it might be; the search goes on from
there, and undo_to/1 ends it. Which fluents a player cannot see a game tells by
hidden(+Game, +Player, -Kind, -Argument, -Fluents), where Kind says what the arguments
number Argument (from 1) of the Fluents may be:

    - exchange: exchanged with each other
    - order: the same list in another order, each for itself
    - chance: any number
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(store, [forget_all/0, mark/1, replace/2, revert_to/1]).

:- multifile hidden/5.
:- dynamic hidden/5.

%!  hide(+Game, +Player, -Groups) is det.
%
%   Groups are hidden(Kind, Values), what stands now where Player cannot see. The fluents
%   are kept for imagine/3: a search imagines one state many times over.

hide(Game, Player, Groups) :-
    findall(hidden(Kind, Argument, Fluents), hidden(Game, Player, Kind, Argument, Fluents), Hidden),
    nb_setval(hidden_fluents, Hidden),
    maplist(values, Hidden, Groups).

values(hidden(Kind, Argument, Fluents), hidden(Kind, Values)) :-
    maplist(arg(Argument), Fluents, Values).

%!  imagine(+Values, -Mark, -Root) is det.
%
%   In the state in which hide/3 was called last, Values stand where its groups had theirs;
%   undo_to(Mark) takes it back. Root marks the state in which the search begins.

imagine(Values, Mark, Root) :-
    mark(Mark),
    nb_getval(hidden_fluents, Hidden),
    maplist(imagine_group, Hidden, Values),
    forget_all,
    mark(Root).

imagine_group(hidden(_, Argument, Fluents), Values) :-
    maplist(imagine_value(Argument), Fluents, Values).

imagine_value(Argument, Fluent, Value) :-
    (   arg(Argument, Fluent, Value)
    ->  true
    ;   duplicate_term(Fluent, Imagined),
        setarg(Argument, Imagined, Value),
        replace(Fluent, Imagined)
    ).

:- initialization(nb_setval(hidden_fluents, [])).

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
