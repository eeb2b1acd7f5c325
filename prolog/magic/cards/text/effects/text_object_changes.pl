:- module(text_object_changes,
          [ object_change//2,           % ?Effect, +Form
            several_subject//1          % ?Pronoun
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../changes/text_changes', [changes//4]).
:- use_module('../nouns/text_filters', [many//1]).
:- use_module('../nouns/text_own_sizes', [own_meant/3, own_said/3]).
:- use_module('../nouns/text_quantities', [where//1]).
:- use_module('../nouns/text_references', [ref//2]).
:- use_module('../text_phrases', [ahead//1]).
:- use_module('text_damage', [subject//3]).
:- use_module('text_durations', [duration//1]).

/** <module> What changes objects for a while: "target creature gets +1/+1 until end of turn"
*/

%!  object_change(?Effect, +Form)// is nondet.

object_change(change(each(Filter), Changes, end_of_turn), main) -->
    many(Filter),
    changes(Changes, base/plural, effect, Where),
    lasting(Changes, end_of_turn),
    where(Where).
object_change(change(targets(Count, Filter), Changes, end_of_turn), main) -->
    { var(Changes) -> true ; \+ restrictions(Changes) },
    ahead([each]),
    ref(targets(Count, Filter), permanent),
    [each],
    changes(Changes, base/plural, effect, Where),
    duration(end_of_turn),
    where(Where).
object_change(change(What, Changes, Duration), Form) -->
    subject(What, Form, Agreement),
    changing(Changes, Duration, What, Agreement).
object_change(change(What, [lures], end_of_turn), main) -->
    [all, creatures, able, to, block],
    ref(What, permanent),
    [this, turn, do, so].
object_change(change(What, Changes, end_of_turn), main) -->
    duration(end_of_turn),
    [','],
    subject(What, main, Agreement),
    { own_said(What, Changes, Said) },
    changes(Said, Agreement/singular, effect, Where),
    where(Where),
    { own_meant(What, Said, Changes) }.
object_change(change(each(Filter), Changes, end_of_turn), main) -->
    duration(end_of_turn),
    [','],
    many(Filter),
    changes(Changes, base/plural, effect, Where),
    where(Where).
object_change(change(that_one(Pronoun), Changes, Duration), main) -->
    ahead([they, those]),
    several_subject(Pronoun),
    changes(Changes, base/plural, effect, Where),
    duration(Duration),
    where(Where).

%   changing(?Changes, ?Duration, ?What, +Agreement)//: what one thing that was named does or is.

changing(Changes, Duration, What, Agreement) -->
    { own_said(What, Changes, Said) },
    changes(Said, Agreement/singular, effect, Where),
    lasting(Said, Duration),
    where(Where),
    { own_meant(What, Said, Changes) }.
changing([must_be_blocked], end_of_turn, _, third) -->
    [must, be, blocked, this, turn, if, able].
changing(Changes, end_of_turn, _, Agreement) -->
    ahead([and]),
    { parted(Changes, Before, After) },
    changes(Before, Agreement/singular, effect, wh(_, _)),
    [until, end, of, turn, and],
    changes(After, Agreement/singular, effect, wh(_, _)),
    [this, turn],
    { parted(Changes, Before, After) }.

%   lasting(+Changes, ?Duration)//: what can't be done can't be done this turn.

lasting(Changes, end_of_turn) -->
    [this, turn],
    { restrictions(Changes) }.
lasting(_, Duration) -->
    duration(Duration).

%!  several_subject(?Pronoun)// is nondet.
%
%   They, those tokens.

several_subject(them) -->
    [they].
several_subject(those(Noun)) -->
    ref(that_one(those(Noun)), permanent).

%   parted(?Changes, ?Before, ?After) is semidet: After are the restrictions among Changes.

parted(Changes, Before, After) :-
    (   is_list(Changes)
    ->  append([First|More], [Last|Others], Changes),
        Before = [First|More],
        After = [Last|Others],
        \+ ( member(Change, Before), forbids(Change) ),
        restrictions(After)
    ;   is_list(Before)
    ->  restrictions(After),
        \+ ( member(Change, Before), forbids(Change) ),
        append(Before, After, Changes)
    ;   true
    ),
    !.

restrictions(Changes) :-
    forall(member(Change, Changes), forbids(Change)).

forbids(Change) :-
    functor(Change, Name, _),
    memberchk(Name, [cant_attack, cant_block, cant_be_blocked, cant_be_blocked_by, cant_be_blocked_except_by]).
