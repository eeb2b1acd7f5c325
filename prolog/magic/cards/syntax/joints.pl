:- module(joints,
          [ closed/1                    % +Joined
          ]).

:- use_module(library(lists), [last/2, member/2]).
:- use_module(chart, [op(1200, xfx, --->), rule_clauses/2]).

/** <module> What joins words, phrases and clauses

Joined is a list of c(Conjunction, Part), of what follows the first part.
*/

term_expansion(Rule, Clauses) :- rule_clauses(Rule, Clauses).

conn(Word) ---> lex(conjunction, Word).
conn([',', Word]) ---> [','], lex(conjunction, Word).
conn([Word, Then]) ---> lex(conjunction, Word), lex(goes_on, Then).
conn([',', Word, Then]) ---> [','], lex(conjunction, Word), lex(goes_on, Then).
conn(',') ---> [','].

words(conjunction, [and, then, or, but, 'and/or']).

words(goes_on, [then, also, instead]).

npconn(Word) ---> lex(noun_conjunction, Word).
npconn([',', Word]) ---> [','], lex(noun_conjunction, Word).
npconn(',') ---> [','].

words(noun_conjunction, [and, or, 'and/or', plus, minus, times]).

%!  closed(+Joined:list) is semidet.
%
%   A list ends with "and" or the like, and does not say both "and" and "or": that would leave open what belongs
%   together.

closed([]).
closed([Part|Parts]) :-
    Joined = [Part|Parts],
    last(Joined, c(Last, _)),
    Last \== ',',
    \+ ( joined_by(Joined, and), joined_by(Joined, or) ).

joined_by(Joined, Kind) :-
    member(c(Conjunction, _), Joined),
    kind(Conjunction, Kind).

kind([_, Word], Kind) => kind(Word, Kind).
kind(plus, Kind) => Kind = or.
kind(Word, Kind) => Kind = Word.
