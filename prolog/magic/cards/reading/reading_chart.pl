:- module(reading_chart,
          [ with_chart/2,               % +Tokens, :Goal
            charted//3                  % +What, :Nonterminal, ?Term
          ]).

/** <module> What has been read at a place is read once

A clause of the grammar that fails at its verb has read the subject before it, and so has the next one. A
chart keeps, for each place in the tokens, what the nonterminals that are asked for most have read there.
Where the grammar writes, nonterminals are called as they are.
*/

:- use_module(library(lists), [append/3, member/2]).

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
    columns(Columns),
    Size is Count*Columns,
    functor(Entries, entries, Size),
    b_setval(reading_chart, chart(Tokens, Places, Entries)),
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

%!  charted(+What, :Nonterminal, ?Term)// is nondet.
%
%   Nonterminal, which has the one argument Term, at most once for each place.

charted(What, Nonterminal, Term, Tokens, Rest) :-
    (   nb_current(reading_chart, chart(All, Places, Entries)),
        column(What, Column),
        asks_for_any(Term),
        place(Tokens, All, Place),
        arg(Place, Places, Suffix),
        same_term(Suffix, Tokens)
    ->  columns(Columns),
        Index is (Place-1)*Columns+Column,
        entry(Index, Entries, Nonterminal, Tokens, All, Found),
        member(Read, Found),
        known(Read, Term, After),
        after(After, Places, Rest)
    ;   call(Nonterminal, Term, Tokens, Rest)
    ).

%   place(+Tokens, +All, -Place): All is Place-1 tokens longer.

place(Tokens, All, Place) :-
    '$skip_list'(Whole, All, _),
    '$skip_list'(Left, Tokens, _),
    Left =< Whole,
    Place is Whole-Left+1.

%   after(+Place, +Places, -Rest): what is beyond the known places is looked at again.

after(Place, Places, Rest) :-
    functor(Places, _, Count),
    (   Place =< Count
    ->  arg(Place, Places, Rest)
    ;   Beyond is Place-Count,
        arg(Count, Places, End),
        length(Between, Beyond),
        append(Between, Rest, End)
    ).

asks_for_any(Term) :-
    (   var(Term)
    ->  true
    ;   functor(Term, Name, Arity),
        functor(Any, Name, Arity),
        Term =@= Any
    ).

%   entry(+Index, +Entries, :Nonterminal, +Tokens, +All, -Found): all that is read there, which is kept.

entry(Index, Entries, Nonterminal, Tokens, All, Found) :-
    arg(Index, Entries, Entry),
    (   nonvar(Entry)
    ->  Found = Entry
    ;   findall(Read, read_once(Nonterminal, Tokens, All, Read), Found),
        nb_setarg(Index, Entries, Found)
    ).

read_once(Nonterminal, Tokens, All, Read) :-
    call(Nonterminal, Term, Tokens, Rest),
    place(Rest, All, After),
    ( ground(Term) -> Read = ground(Term, After) ; Read = open(Term, After) ).

known(ground(Term, After), Term, After).
known(open(Found, After), Term, After) :-
    copy_term(Found, Term).
