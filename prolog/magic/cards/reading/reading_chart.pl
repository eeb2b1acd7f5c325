:- module(reading_chart,
          [ with_chart/2,               % +Tokens, :Goal
            charted//3                  % +What, :Nonterminal, ?Term
          ]).

/** <module> What has been read at a place is read once

A clause of the grammar that fails at its verb has read the subject before it, and so has the next one. A
chart keeps, for each place in the tokens, what the nonterminals that are asked for most have read there.
Where the grammar writes, nonterminals are called as they are.
*/

:- use_module(library(lists), [append/3]).

:- meta_predicate
    with_chart(+, 0),
    charted(+, 3, ?, ?, ?).

%   column(?What, ?Number): the chart has a row of these columns for each place.

column(player, 1).
column(ref(permanent), 2).
column(np(target, permanent), 3).
column(np(each, permanent), 4).
column(np(all, permanent), 5).
column(np(bare(plural), permanent), 6).
column(np(bare(plural), spell), 7).
column(quoted, 8).

columns(8).

%!  with_chart(+Tokens, :Goal) is nondet.
%
%   Goal, which reads Tokens, with a chart of them. Tokens are a list, or the beginning of a watched one
%   (reading_stops.pl).

with_chart(Tokens, Goal) :-
    outer_chart(Outer),
    suffixes(Tokens, Suffixes),
    Places =.. [places|Suffixes],
    functor(Places, _, Count),
    columns(Width),
    functor(Columns, columns, Width),
    fill_columns(Width, Count, Columns),
    b_setval(reading_chart, chart(Tokens, Places, Columns)),
    call(Goal),
    b_setval(reading_chart, Outer).

outer_chart(Outer) :-
    ( nb_current(reading_chart, Chart) -> Outer = Chart ; Outer = [] ).

suffixes(Tokens, [Tokens|Suffixes]) :-
    (   nonvar(Tokens),
        Tokens = [_|Rest]
    ->  suffixes(Rest, Suffixes)
    ;   Suffixes = []
    ).

fill_columns(Number, Count, Columns) :-
    (   Number =:= 0
    ->  true
    ;   functor(Column, column, Count),
        arg(Number, Columns, Column),
        Before is Number-1,
        fill_columns(Before, Count, Columns)
    ).

%!  charted(+What, :Nonterminal, ?Term)// is nondet.
%
%   Nonterminal, which has the one argument Term, at most once for each place.

charted(What, Nonterminal, Term, Tokens, Rest) :-
    (   nb_current(reading_chart, chart(All, Places, Columns)),
        asks_for_any(Term),
        column(What, Number),
        '$skip_list'(Whole, All, _),
        '$skip_list'(Left, Tokens, _),
        Left =< Whole,
        Place is Whole-Left+1,
        arg(Place, Places, Suffix),
        same_term(Suffix, Tokens)
    ->  arg(Number, Columns, Column),
        arg(Place, Column, Entry),
        (   nonvar(Entry)
        ->  Found = Entry
        ;   findall(Read, read_once(Nonterminal, Tokens, All, Read), Found),
            nb_setarg(Place, Column, Found)
        ),
        found(Found, Term, After),
        after(After, Places, Rest)
    ;   call(Nonterminal, Term, Tokens, Rest)
    ).

%   asks_for_any(?Term): nothing about Term is asked, or its functor alone.

asks_for_any(Term) :-
    (   var(Term)
    ->  true
    ;   functor(Term, Name, Arity),
        functor(Any, Name, Arity),
        Term =@= Any
    ).

read_once(Nonterminal, Tokens, All, Read) :-
    call(Nonterminal, Term, Tokens, Rest),
    '$skip_list'(Whole, All, _),
    '$skip_list'(Left, Rest, _),
    After is Whole-Left+1,
    ( ground(Term) -> Read = ground(Term, After) ; Read = open(Term, After) ).

%   found(+Found, ?Term, -After): what was read, in the order in which it was.

found([Read|Others], Term, After) :-
    found(Others, Read, Term, After).

found([], Read, Term, After) :-
    known(Read, Term, After).
found([_|_], Read, Term, After) :-
    known(Read, Term, After).
found([Read|Others], _, Term, After) :-
    found(Others, Read, Term, After).

known(ground(Term, After), Term, After).
known(open(Found, After), Term, After) :-
    copy_term(Found, Term).

%   after(+Place, +Places, -Rest): what is beyond the known places is looked at again.

after(Place, Places, Rest) :-
    (   arg(Place, Places, Suffix)
    ->  Rest = Suffix
    ;   functor(Places, _, Count),
        arg(Count, Places, End),
        Beyond is Place-Count,
        length(Between, Beyond),
        append(Between, Rest, End)
    ).
