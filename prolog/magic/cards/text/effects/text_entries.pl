:- module(text_entries,
          [ under//1,                   % ?Whose
            entering_tapped//2,         % ?Entries, ?Others
            entering_with//1            % ?Entries
          ]).
:- use_module('../text_costs', [counters//3]).

/** <module> How what is put onto the battlefield enters, and under whose control
*/

%!  under(?Whose)// is nondet.

under(you) -->
    [under, your, control].
under(owner) -->
    [under, its, owner, '\'s', control].

%!  entering_tapped(?Entries, ?Others)// is nondet.

entering_tapped([tapped|Entries], Entries) -->
    [tapped].
entering_tapped([tapped, attacking|Entries], Entries) -->
    [tapped, and, attacking].
entering_tapped([transformed|Entries], Entries) -->
    [transformed].
entering_tapped([tapped, transformed|Entries], Entries) -->
    [tapped, and, transformed].
entering_tapped(Entries, Entries) -->
    [].

%!  entering_with(?Entries)// is nondet.

entering_with([]) -->
    [].
entering_with([counters(Kind, Quantity)]) -->
    [with],
    counters(Kind, Quantity, Where),
    [on, it],
    { Where = wh(_, _), integer(Quantity) }.
