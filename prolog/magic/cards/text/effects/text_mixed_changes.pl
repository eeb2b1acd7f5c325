:- module(text_mixed_changes,
          [ mixed_change//2             % ?Effect, +Form
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../changes/text_changes', [changes//4]).
:- use_module('text_damage', [subject//3]).

/** <module> What changes until end of turn and what can't be done this turn, in one sentence
*/

%!  mixed_change(?Effect, +Form)// is nondet.

mixed_change(change(What, Changes, end_of_turn), Form) -->
    { parted(Changes, Before, After) },
    subject(What, Form, Agreement),
    changes(Before, Agreement/singular, effect, wh(_, _)),
    [until, end, of, turn, and],
    changes(After, Agreement/singular, effect, wh(_, _)),
    [this, turn],
    { parted(Changes, Before, After) }.

%   parted(?Changes, ?Before, ?After) is semidet: After are the restrictions among Changes.

parted(Changes, Before, After) :-
    (   is_list(Changes)
    ->  append([First|More], [Last|Others], Changes),
        Before = [First|More],
        After = [Last|Others],
        \+ ( member(Change, Before), forbids(Change) ),
        \+ ( member(Change, After), \+ forbids(Change) )
    ;   is_list(Before)
    ->  \+ ( member(Change, After), \+ forbids(Change) ),
        \+ ( member(Change, Before), forbids(Change) ),
        append(Before, After, Changes)
    ;   true
    ),
    !.

forbids(Change) :-
    functor(Change, Name, _),
    memberchk(Name, [cant_attack, cant_block, cant_be_blocked, cant_be_blocked_by, cant_be_blocked_except_by]).
