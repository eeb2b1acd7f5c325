:- module(seen_words,
          [ seen_since/2                % +Entries, -Words
          ]).

/** <module> What an undo goes back past: cards that were hidden and have been seen
*/

:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module('../../ask/actions', []).
:- use_module('../../k/language').
:- use_module('../rules/zones', []).
:- use_module('../support/shown_cards', [searches/2]).
:- use_module(object_words, [listed/2]).

:- multifile actions:seen_since/2.

actions:seen_since(Entries, Words) :-
    seen_since(Entries, Words).

%!  seen_since(+Entries, -Words:string) is semidet.
%
%   Words tell how many cards that were in a hand or a library before Entries, the
%   end of the journal or what was taken back of it, were seen there or as they left
%   a library; fails when there are none.

seen_since(Entries, Words) :-
    findall(Kind-Object,
            ( seen(Entries, Kind, Object),
              hidden_before(Entries, Object)
            ),
            Pairs),
    findall(Object, member(_-Object, Pairs), Unsorted),
    sort(Unsorted, Cards),
    Cards \== [],
    findall(What, ( kind_words(Kind, What), memberchk(Kind-_, Pairs) ), Kinds),
    listed(Kinds, List),
    length(Cards, Count),
    (   Count == 1
    ->  Seen = "card has"
    ;   Seen = "cards have"
    ),
    format(string(Words), "undo past ~w: ~d ~w been seen since", [List, Count, Seen]).

kind_words(draw, "a draw").
kind_words(reveal, "a reveal").
kind_words(search, "a search").

%   seen(+Entries, -Kind, -Object)

seen(Entries, Kind, Object) :-
    append(Before, [Entry|After], Entries),
    seen_in(Entry, Before-[Entry|After], Kind, Object).

seen_in(event(moves(O, library(_), To, _)), _, Kind, O) :-
    (   To = hand(_)
    ->  Kind = draw
    ;   Kind = reveal
    ).
seen_in(event(reveal(_, O)), _, reveal, O).
seen_in(+revealed(_, O), _, reveal, O).
seen_in(+looked_at(_, O), _, reveal, O).
seen_in((_ -> now(Process)), Place, search, O) :-
    searches(Process, Player),
    library_at(Place, Player, Objects),
    member(O, Objects).
seen_in((_ -> now(scry_next(Player, _))), Place, reveal, O) :-
    library_at(Place, Player, [O|_]).

%   library_at(+Before-After, +Player, -Objects): the library between two parts of
%   the journal.

library_at(Before-After, Player, Objects) :-
    (   findall(Then, member((_ -> library(Player, Then)), Before), Changes),
        last(Changes, Objects)
    ->  true
    ;   memberchk((library(Player, Objects) -> _), After)
    ->  true
    ;   library(Player, Objects)
    ).

hidden_before(Entries, Object) :-
    (   member(Entry, Entries),
        memberchk(Entry, [+hand(_, Object), -hand(_, Object)])
    ->  Entry = -_
    ;   hand(_, Object)
    ->  true
    ;   library(Player, _),
        library_at([]-Entries, Player, Objects),
        memberchk(Object, Objects)
    ->  true
    ).
