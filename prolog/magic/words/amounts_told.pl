:- module(amounts_told,
          [ noted/2                     % +Entries, -Noted
          ]).

/** <module> From what to what life totals, counters and damage went

What an event did to a number stands in the journal after it, in one sum with what else
happened at that time. Here each of those events gets the number before and after itself,
counted one by one.
*/

:- use_module(library(lists), [member/2, selectchk/3]).
:- use_module('../../k/language').

%!  noted(+Entries:list, -Noted:list) is det.
%
%   Noted are Entries of the journal as Entry-Note, in which Note is `none`, `told` for what
%   another one tells, or from(Old, New, Of): Of - `life`, `damage` or
%   counters(Kind) - went from Old to New. Where the sum comes to something else, nothing is said.

noted(Entries, Noted) :-
    noted(Entries, [], [], Noted0),
    settled(Noted0, Noted).

%   Counted: rows Key-counted(Value, Sure), in which Sure is bound to `yes` when the sum has been met.
%   Claimed: the losses of life that some damage has told.

noted([], _, _, []).
noted([Entry|Entries], Counted0, Claimed0, [Entry-Note|Noted]) :-
    note(Entry, Entries, Counted0, Counted, Claimed0, Claimed, Note),
    noted(Entries, Counted, Claimed, Noted).

note(event(Event), Entries, Counted0, Counted, Claimed0, Claimed, Note) :-
    !,
    (   selectchk(Event, Claimed0, Claimed1)
    ->  Note = told,
        Counted = Counted0,
        Claimed = Claimed1
    ;   counts(Event, Entries, Key, Change, Claim),
        value_before(Key, Entries, Counted0, Old, Sure, Others)
    ->  New is Old+Change,
        Note = from(Old, New, Key, Sure),
        Counted = [Key-counted(New, Sure)|Others],
        append_claim(Claim, Claimed0, Claimed)
    ;   Note = none,
        Counted = Counted0,
        Claimed = Claimed0
    ).
note(Entry, _, Counted0, Counted, Claimed, Claimed, Note) :-
    summed(Entry, Key, _, New),
    selectchk(Key-counted(Value, Sure), Counted0, Counted),
    !,
    (   Value =:= New
    ->  Sure = yes,
        Note = told
    ;   Note = none
    ).
note(_, _, Counted, Counted, Claimed, Claimed, none).

append_claim(none, Claimed, Claimed).
append_claim(claim(Event), Claimed, [Event|Claimed]).

value_before(Key, Entries, Counted0, Old, Sure, Others) :-
    (   selectchk(Key-counted(Value, Known), Counted0, Left)
    ->  Old = Value,
        Sure = Known,
        Others = Left
    ;   once(( member(Entry, Entries), summed(Entry, Key, Old, _) )),
        Others = Counted0
    ).

%   counts(+Event, +Entries, -Key, -Change, -Claim) is semidet: what Event, before Entries, changes, and which other event
%   it tells.

counts(lose_life(Player, N), _, life(Player), Change, none) :- Change is -N.
counts(gain_life(Player, N), _, life(Player), N, none).
counts(put_counters(Thing, Kind, N), _, counters(Thing, Kind), N, none).
counts(enters_with_counters(_, _, New, Kind, N), _, counters(New, Kind), N, none).
counts(remove_counters(Thing, Kind, N), _, counters(Thing, Kind), Change, none) :- Change is -N.
counts(deals_damage(_, Thing, N, _), Entries, Key, Change, Claim) :-
    (   before_sum(life(Thing), event(lose_life(Thing, N)), Entries)
    ->  Key = life(Thing),
        Claim = claim(lose_life(Thing, N)),
        Change is -N
    ;   member(Kind, [loyalty, defense]),
        Key = counters(Thing, Kind),
        once(( member(Entry, Entries), summed(Entry, Key, _, _) ))
    ->  Claim = none,
        Change is -N
    ;   Key = damage(Thing),
        Claim = none,
        Change = N
    ).

before_sum(Key, Event, [Entry|Entries]) :-
    (   Entry == Event
    ->  true
    ;   \+ summed(Entry, Key, _, _),
        before_sum(Key, Event, Entries)
    ).

%   summed(?Entry, ?Key, -Old, -New) is semidet: Entry of the journal says that Key went from Old to New.

summed((life(Player, Old) -> life(Player, New)), life(Player), Old, New).
summed((counters(Thing, Kind, Old) -> counters(Thing, Kind, New)), counters(Thing, Kind), Old, New).
summed(+counters(Thing, Kind, New), counters(Thing, Kind), 0, New).
summed(-counters(Thing, Kind, Old), counters(Thing, Kind), Old, 0).
summed((damage(Thing, Old) -> damage(Thing, New)), damage(Thing), Old, New).
summed(+damage(Thing, New), damage(Thing), 0, New).

settled([], []).
settled([Entry-Note0|Noted0], [Entry-Note|Noted]) :-
    (   Note0 = from(Old, New, Key, Sure)
    ->  ( Sure == yes -> of(Key, Of), Note = from(Old, New, Of) ; Note = none )
    ;   Note = Note0
    ),
    settled(Noted0, Noted).

of(life(_), life).
of(damage(_), damage).
of(counters(_, Kind), counters(Kind)).
