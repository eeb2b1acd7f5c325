:- module(equivalences,
          [ equivalence/2,              % ?Name, -Reason
            one_meaning/3               % ?Name, +Term0, -Term
          ]).

/** <module> Which terms mean the same, and how far durations, "instead" and "only" reach
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, select/3, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).

%!  equivalence(?Name, -Reason) is nondet.

equivalence(duration_place,
            'a duration means the same in front and at the end (611.2)').
equivalence(duration_over_and,
            'a duration at the end of joined changes is that of each').
equivalence(instead_place,
            '"if C, S instead", "if C, instead S" and "S instead if C" are one: the statement before is replaced (608.2c)').
equivalence(condition_place,
            '"if C, S" and "S if C" are one where S is the whole statement, and is done now').
equivalence(otherwise_of,
            '"otherwise" is of the condition before, with a comma or without').
equivalence(then_between,
            '"then" before a sentence only says the order in which sentences are followed (608.2c)').
equivalence(blocks_or_blocked,
            '"blocks or becomes blocked by X": it blocks X or becomes blocked by X').
equivalence(only_over_and,
            '"can A and B only during T": T limits both').
equivalence(modes_of_choose,
            'modes are of "choose", though a sentence about modes may stand between (700.2)').

%!  one_meaning(?Name, +Term0, -Term) is nondet.
%
%   By the equivalence Name, Term0 is Term, whose parts need no further rewriting.

one_meaning(duration_place, under(Front, Statement), lasting(Front, Statement)) :-
    duration(Front).
one_meaning(duration_place, say(Subject, Phrase0), lasting(Duration, say(Subject, Phrase))) :-
    with_duration(Phrase0, Duration, Phrase).
one_meaning(duration_place, seq(lasting(Duration, Statement), []), lasting(Duration, Statement)).
one_meaning(duration_place, lasting(Duration, lasting(Duration, Statement)), lasting(Duration, Statement)).
one_meaning(duration_place, until(Time), pp(until, Time)).
one_meaning(duration_over_and, say(Subject, all_of(First, Joins0)),
            lasting(Duration, say(Subject, all_of(First, Joins)))) :-
    append(Before, [join(Word, do(Tense, Verb, Pre, Roles, Adjuncts0))], Joins0),
    Tense \== past,
    taken_out(Adjuncts0, Duration, Adjuncts),
    all_change([join(Word, First)|Before]),
    append(Before, [join(Word, do(Tense, Verb, Pre, Roles, Adjuncts))], Joins).
one_meaning(duration_over_and, seq(First, Thens0), lasting(Duration, seq(First, Thens))) :-
    append(Before, [then(and, lasting(Duration, Last))], Thens0),
    changes_something(First),
    \+ ( member(then(_, Statement), Before), \+ changes_something(Statement) ),
    append(Before, [then(and, Last)], Thens).
one_meaning(only_over_and, modal(Word, Pre, Post, all_of(First, Joins0)),
            limited(Limits, modal(Word, Pre, Post, all_of(First, Joins)))) :-
    append(Before, [join(Join, do(Tense, Verb, Adverbs, Roles, Adjuncts0))], Joins0),
    append(Adjuncts, [adv([only])|Limits], Adjuncts0),
    append(Before, [join(Join, do(Tense, Verb, Adverbs, Roles, Adjuncts))], Joins).
one_meaning(blocks_or_blocked, all_of(do(Tense, block, Pre, [], []), [join(or, Blocked)]),
            all_of(do(Tense, block, Pre, [obj(Blocker)], []), [join(or, Blocked)])) :-
    blocked_by(Blocked, Blocker).
one_meaning(instead_place, under(if(Condition), Statement0), instead(Condition, Statement)) :-
    without_instead(Statement0, Statement).
one_meaning(instead_place, under(if_while(Event, Condition), Statement0), instead(if_while(Event, Condition), Statement)) :-
    without_instead(Statement0, Statement).
one_meaning(instead_place, tails(Statement0, [], [if(Condition)]), instead(Condition, Statement)) :-
    without_instead(Statement0, Statement).
one_meaning(condition_place, tails(Statement, [], [if(Condition)]), under(if(Condition), Statement)) :-
    \+ limited(Statement),
    \+ set_up(Statement).
one_meaning(condition_place, tails(Statement, [], [comma(if(Condition))]), under(if(Condition), Statement)) :-
    \+ limited(Statement),
    \+ set_up(Statement).
one_meaning(condition_place, tails(Statement, [], [as_long_as(Condition)]), under(as_long_as(Condition), Statement)).
one_meaning(modes_of_choose, [Choose, modal(About, Word, Modes)|Rest], [modal(Choose, Word, Modes), About|Rest]) :-
    has_part(Choose, do(_, choose, _, _, _)),
    ( has_part(About, n(mode)) -> true ; has_part(About, ns(mode)) ).
one_meaning(otherwise_of, conn(otherwise, comma, Statement), otherwise(Statement)).
one_meaning(otherwise_of, conn(otherwise, Statement), otherwise(Statement)).
one_meaning(then_between, conn(then, Statement), Statement).
one_meaning(then_between, conn(then, comma, Statement), Statement).

has_part(Term, Part) :-
    sub_term(Inner, Term),
    nonvar(Inner),
    Inner = Part,
    !.

limited(Statement) :-
    has_part(Statement, adv([only])).

%   set_up(+Statement) is semidet: it is done later; a condition after it is asked then.

set_up(Statement) :-
    sub_term(Part, Statement),
    subsumes_term(pp(at, _), Part),
    !.

%   with_duration(+VerbPhrase0, -Duration, -VerbPhrase) is semidet: what is changed, and for how long.

with_duration(do(Tense, Verb, Pre, Roles, Adjuncts0), Duration, do(Tense, Verb, Pre, Roles, Adjuncts)) :-
    Tense \== past,
    taken_out(Adjuncts0, Duration, Adjuncts),
    change(Verb).
with_duration(is(Tense, Polarity, Pre, What, Adjuncts0), Duration, is(Tense, Polarity, Pre, What, Adjuncts)) :-
    Tense \== past,
    taken_out(Adjuncts0, Duration, Adjuncts).
with_duration(modal(Word, Before, After, is(Tense, Polarity, Pre, What, Adjuncts0)), Duration,
              modal(Word, Before, After, is(Tense, Polarity, Pre, What, Adjuncts))) :-
    memberchk(Word, ['can\'t', must, may, can]),
    taken_out(Adjuncts0, Duration, Adjuncts).

taken_out(Adjuncts0, Duration, Adjuncts) :-
    select(Duration, Adjuncts0, Adjuncts),
    duration(Duration),
    !.

duration(time(eot)).
duration(as_long_as(_)).
duration(until_cl(_)).
duration(until(_)).
duration(pp(until, _)).

change(get).
change(gain).
change(have).
change(lose).
change(become).
change(control).
change(double).
change(cost).
change(switch).

all_change([]).
all_change([join(_, Phrase)|Joins]) :-
    changing(Phrase, Adjuncts),
    \+ ( member(Adjunct, Adjuncts), duration(Adjunct) ),
    all_change(Joins).

changing(do(_, Verb, _, _, Adjuncts), Adjuncts) :- change(Verb).
changing(is(_, _, _, _, Adjuncts), Adjuncts).
changing(modal(Word, _, _, Phrase), Adjuncts) :-
    memberchk(Word, ['can\'t', must]),
    arg(5, Phrase, Adjuncts).

changes_something(say(_, do(_, Verb, _, _, _))) :- change(Verb).
changes_something(say(_, all_of(First, Joins))) :- all_change([join(and, First)|Joins]).
changes_something(say(_, is(_, _, _, _, _))).

blocked_by(do(_, become, _, [becomes([undergo(do(_, block, _, [], Adjuncts))])], _), Blocker) :-
    memberchk(pp(by, Blocker), Adjuncts).
blocked_by(is(_, _, _, undergo(do(_, block, _, [], Adjuncts)), _), Blocker) :-
    memberchk(pp(by, Blocker), Adjuncts).

%   without_instead(+Statement0, -Statement) is semidet: Statement is followed instead of the statement before. What
%   "would" happen is no such statement.

without_instead(conn(instead, Statement), Statement).
without_instead(conn(instead, comma, Statement), Statement).
without_instead(lasting(Duration, Statement0), lasting(Duration, Statement)) :-
    without_instead(Statement0, Statement).
without_instead(say(Subject, Phrase0), say(Subject, Phrase)) :-
    \+ has_part(Subject, modal(would, _, _, _)),
    once(verb_without_instead(Phrase0, Phrase)).
without_instead(seq(First0, Thens0), seq(First, Thens)) :-
    (   append(Before, [then(Word, Last0)], Thens0),
        without_instead(Last0, Last)
    ->  First = First0,
        append(Before, [then(Word, Last)], Thens)
    ;   Thens = Thens0,
        without_instead(First0, First)
    ).

verb_without_instead(do(Tense, Verb, Pre, Roles, Adjuncts0), do(Tense, Verb, Pre, Roles, Adjuncts)) :-
    selectchk(adv([instead]), Adjuncts0, Adjuncts).
verb_without_instead(do(Tense, Verb, Pre0, Roles, Adjuncts), do(Tense, Verb, Pre, Roles, Adjuncts)) :-
    selectchk(instead, Pre0, Pre).
verb_without_instead(is(Tense, Polarity, Pre, What, Adjuncts0), is(Tense, Polarity, Pre, What, Adjuncts)) :-
    selectchk(adv([instead]), Adjuncts0, Adjuncts).
verb_without_instead(modal(Word, Pre, Post, Phrase0), modal(Word, Pre, Post, Phrase)) :-
    verb_without_instead(Phrase0, Phrase).
verb_without_instead(all_of(First, Joins0), all_of(First, Joins)) :-
    append(Before, [join(Word, Phrase0)], Joins0),
    verb_without_instead(Phrase0, Phrase),
    append(Before, [join(Word, Phrase)], Joins).
verb_without_instead(all_of(First0, Joins), all_of(First, Joins)) :-
    verb_without_instead(First0, First).
