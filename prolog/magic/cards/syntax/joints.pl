:- module(joints,
          [ closed/1                    % +Joined
          ]).

:- use_module(library(lists), [last/2, member/2]).
:- use_module(chart, [op(1200, xfx, --->), rule_clauses/2]).

/** <module> What joins words, phrases and clauses

Joined is a list of c(Conjunction, Part), of what follows the first part.
*/

term_expansion(Rule, Clauses) :-
    rule_clauses(Rule, Clauses).

conn(Word) --->
    lex(conjunction(Word), Word).
conn([',', Word]) --->
    [','],
    lex(conjunction(Word), Word).
conn([Word, Then]) --->
    lex(conjunction(Word), Word),
    lex(goes_on(Then), Then).
conn([',', Word, Then]) --->
    [','],
    lex(conjunction(Word), Word),
    lex(goes_on(Then), Then).
conn(',') --->
    [','].

conjunction(and).
conjunction(then).
conjunction(or).
conjunction(but).
conjunction('and/or').

goes_on(then).
goes_on(also).
goes_on(instead).

npconn(Word) --->
    lex(noun_conjunction(Word), Word).
npconn([',', Word]) --->
    [','],
    lex(noun_conjunction(Word), Word).
npconn(',') --->
    [','].

noun_conjunction(and).
noun_conjunction(or).
noun_conjunction('and/or').
noun_conjunction(plus).
noun_conjunction(minus).
noun_conjunction(times).

%!  closed(+Joined:list) is semidet.
%
%   A list ends with "and" or the like, and does not say both "and" and "or", which would leave open what belongs together.

closed([]).
closed([Part|Parts]) :-
    Joined = [Part|Parts],
    last(Joined, c(Last, _)),
    Last \== ',',
    \+ ( joined_by(Joined, and), joined_by(Joined, or) ).

joined_by(Joined, Kind) :-
    member(c(Conjunction, _), Joined),
    kind(Conjunction, Kind).

kind([_, Word], Kind) =>
    kind(Word, Kind).
kind(plus, Kind) =>
    Kind = or.
kind(Word, Kind) =>
    Kind = Word.
