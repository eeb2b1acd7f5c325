:- module(text_durations,
          [ duration//1,                % ?Duration
            one_duration/3,             % +Start, +Said, -Meant
            said_once/2                 % +Meant, -Said
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module('../text_phrases', [self//0]).

/** <module> For how long an effect lasts: "until end of turn"
*/

%!  duration(?Duration)// is nondet.

duration(end_of_turn) -->
    [until, end, of, turn].
duration(until_your_next_turn) -->
    [until, your, next, turn].
duration(while_you_control_this) -->
    [for, as, long, as, you, control],
    self.
duration(while_this_stays) -->
    [for, as, long, as],
    self,
    [remains, on, the, battlefield].
duration(while_this_tapped) -->
    [for, as, long, as],
    self,
    [remains, tapped].
duration(permanent) -->
    [].

%!  one_duration(+Start, +Said, -Meant) is det.
%
%   Said and Meant are First-Second, changes that "and" joins in a sentence that begins at Start. A duration that is said
%   before both is that of both, and so is one behind them, where the first could not do without. An X that only the second explains is not that of the first.

one_duration(Start, First0-Second0, First-Second) :-
    (   Start = [until|_],
        First0 = change(_, _, Duration),
        Second0 = change(What, Changes, permanent),
        \+ ( contains_term(x, First0), \+ contains_term(x, Changes) )
    ->  First = First0,
        Second = change(What, Changes, Duration)
    ;   First0 = change(What, Changes, permanent),
        Second0 = change(_, _, Duration),
        \+ ( member(Change, Changes), \+ passing(Change) )
    ->  First = change(What, Changes, Duration),
        Second = Second0
    ;   First-Second = First0-Second0
    ).

passing(Change) :-
    functor(Change, Name, _),
    memberchk(Name, [pt, gain, lose]).

%!  said_once(+Meant, -Said) is nondet.
%
%   The other way round.

said_once(change(A, As, Duration)-change(B, Bs, Duration), Said) :-
    Duration \== permanent,
    (   Said = change(A, As, permanent)-change(B, Bs, Duration)
    ;   Said = change(A, As, Duration)-change(B, Bs, permanent)
    ).
