:- module(determiners,
          [ determiners_fit/3,          % +Determiners, ?Number, +Bar
            headless/1,                 % +Determiners
            headless_number/2,          % +Determiners, -Number
            part_number/2,              % +Determiners, -Number
            determiner/1,               % ?Word
            kindless/1,                 % +NounPhrase
            most_least/1                % ?Word
          ]).

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(chart, [op(1200, xfx, --->), rule_clauses/2]).
:- use_module(classes, [head_noun/2, last_head/2]).
:- use_module(lexicon, [comparative/1, noun/2, numeral/1, ordinal/1]).

/** <module> Determiners: their order, and the number of the noun that they allow
*/

term_expansion(Rule, Clauses) :- rule_clauses(Rule, Clauses).

dets([Determiner|Others]) --->
    det(Determiner), ( dets(Others), parsing(( Others = [Next|_], follows(Determiner, Next) )) ; { Others = [] } ).

det(Word) ---> lex(determiner, Word).
det(n(Number)) ---> lex(numeral, Number).
det(topn(Place, Number)) ---> lex(end_word, Place), lex(numeral, Number).
det(up_to(Number)) ---> [up, to], lex(numeral, Number).
det(up_to_many) ---> [up, to, that, many].
det(any_number) ---> [any, number, of].
det(or(Number, Word)) ---> lex(numeral, Number), [or], lex(or_more, Word).
det(nor(First, Second)) ---> lex(numeral, First), [or], lex(numeral, Second).
det(nor3(First, Second, Third)) --->
    lex(numeral, First), [','], lex(numeral, Second), [',', or], lex(numeral, Third).
det(at_least(Word, Number)) ---> [at], lex(most_least, Word), lex(numeral, Number).
det(exactly(Number)) ---> [exactly], lex(numeral, Number).
det(more_than(Word, Number)) ---> lex(comparative, Word), [than], lex(numeral, Number).
det(that_m(Word)) ---> [that], lex(many_much, Word).
det(as_m(Word)) ---> [as], lex(many_much, Word).
det(how(Word)) ---> [how], lex(many_much, Word).
det(all_but(Number)) ---> [all, but], lex(numeral, Number).
det(least_more(Word, Number)) ---> [at], lex(most_least, Word), lex(numeral, Number), [more].
det(ord(Ordinal)) ---> lex(ordinal, Ordinal).
det(plus(First, Second)) ---> lex(numeral, First), [plus], lex(numeral, Second).

%!  determiner(?Word) is nondet.

words(determiner, [a, the, this, that, these, those, each, every, all, any, another, other, no, target, your, its,
                   their, his, her, both, either, neither, some, additional, which, more, fewer, less, different,
                   same, only, what, whichever, most, enough, my, own, our, several]).

%!  most_least(?Word) is nondet.

words(most_least, [most, least]).
words(end_word, [top, bottom, next, first, last]).
words(or_more, [more, fewer, less, greater]).
words(many_much, [many, much]).

%   follows(+Determiner, +Next) is semidet.

follows(Determiner, Next) :-
    kind(Determiner, Kind),
    kind(Next, NextKind),
    next_kinds(Kind, Kinds),
    memberchk(NextKind, Kinds),
    \+ never_followed(Determiner, Next),
    !.

%   kind(+Determiner, -Kind) is det.

kind(ord(_), Kind) => Kind = ord.
kind(topn(_, _), Kind) => Kind = topn.
kind(Number, Kind), memberchk(Number, [n(_), nor(_, _), or(_, _)]) => Kind = num.
kind(Determiner, Kind) => ( atom(Determiner), word_kind(Determiner, Known) -> Kind = Known ; Kind = quant ).

word_kind(half, half).
word_kind(all, half).
word_kind(both, half).
word_kind(your, poss).
word_kind(its, poss).
word_kind(their, poss).
word_kind(his, poss).
word_kind(her, poss).
word_kind(my, poss).
word_kind(our, poss).
word_kind(more, more).
word_kind(fewer, more).
word_kind(less, more).
word_kind(other, other).
word_kind(same, other).
word_kind(different, other).
word_kind(additional, other).
word_kind(Word, Word) :-
    memberchk(Word, [target, a, the, this, that, these, those, each, every, any, no, another, either, neither, which,
                     what, whichever, some, only, own]).

%   next_kinds(?Kind, ?Kinds): after a determiner of Kind may stand one of Kinds.

next_kinds(half, [poss, the, these, those, that, this, other, target, num]).
next_kinds(poss, [ord, topn, other, own, num, only]).
next_kinds(own, [other, num]).
next_kinds(a, [ord, other, only]).
next_kinds(the, [ord, topn, other, num, only, more]).
next_kinds(this, [other, num]).
next_kinds(that, [other]).
next_kinds(these, [num, other]).
next_kinds(those, [num, other]).
next_kinds(no, [other, num, more]).
next_kinds(any, [other, num, more]).
next_kinds(each, [other, num, ord]).
next_kinds(every, [other]).
next_kinds(another, [target, num]).
next_kinds(either, [other]).
next_kinds(some, [num, other]).
next_kinds(only, [num, poss, quant]).
next_kinds(ord, [other, num]).
next_kinds(num, [other, target]).
next_kinds(quant, [other, target]).
next_kinds(other, [target, num, other]).

never_followed(ord(Ordinal), n(_)) :- memberchk(Ordinal, [next, first, last]).
never_followed(a, Next) :- memberchk(Next, [other, more, fewer, less, same]).
never_followed(another, n(one)).

%!  determiners_fit(+Determiners:list, ?Number:oneof([sg,pl]), +Bar) is semidet.
%
%   Determiners may stand before Bar in Number.

determiners_fit(Determiners, Number, nb(Heads, Posts)) :-
    \+ ( Determiners = [topn(Place, _)|_], memberchk(Place, [top, bottom]) ),
    Heads = [h(Modifiers, First)|_],
    \+ lacks_kind(First, Modifiers, Determiners, Posts),
    last_head(Heads, Head),
    \+ ( member(Determiner, Determiners), asks_for(Determiner, Determiners, Head, Asked), Asked \== Number ),
    enough(Determiners, Number, Head).

%   lacks_kind(+Head, +Modifiers, +Determiners, +Posts) is semidet: "your step", "a control", "the top cards".

lacks_kind(n(Noun), [], Determiners, []) :-
    memberchk(Noun, [step, phase]),
    \+ ( member(Determiner, Determiners), memberchk(Determiner, [this, that, each]) ).
lacks_kind(n(control), _, [a], _).
lacks_kind(n(value), [], _, _).
lacks_kind(ns(_), Modifiers, _, _) :- ( memberchk(top, Modifiers) -> true ; memberchk(bottom, Modifiers) ).
lacks_kind(_, Modifiers, _, _) :-
    memberchk(instant, Modifiers),
    memberchk(sorcery, Modifiers).

%   asks_for(+Determiner, +Determiners, +Head, -Number) is semidet.

asks_for(Determiner, Determiners, Head, Number) :-
    (   one_only(Determiner, Determiners)
    ->  Number = sg
    ;   counted(Determiner, Head, Known)
    ->  Number = Known
    ).

one_only(another, Determiners) :- \+ memberchk(n(_), Determiners).
one_only(each, Determiners) :-
    \+ memberchk(that_m(_), Determiners),
    \+ memberchk(n(_), Determiners).
one_only(Determiner, Determiners) :-
    memberchk(Determiner, [a, this, that, every, either, neither]),
    \+ memberchk(that_m(_), Determiners).

counted(that_m(many), _, pl).
counted(how(many), _, pl).
counted(all, Head, pl) :-
    \+ mass(Head),
    Head \== n(library).
counted(n(Quantity), Head, Number) :-
    \+ mass(Head),
    quantity_number(Quantity, Number).
counted(up_to(Quantity), Head, Number) :-
    \+ mass(Head),
    quantity_number(Quantity, Number).
counted(at_least(_, Quantity), Head, Number) :-
    \+ mass(Head),
    quantity_number(Quantity, Number).
counted(Determiner, Head, pl) :-
    memberchk(Determiner, [these, those, both, any_number, several, up_to_many, or(_, more), or(_, fewer), nor(_, _),
                           nor3(_, _, _)]),
    \+ mass(Head).

quantity_number(Quantity, Number) :- ( memberchk(Quantity, [one, 1]) -> Number = sg ; Number = pl ).

mass(Head) :-
    head_noun(Head, Noun),
    memberchk(Noun, [life, damage, mana, energy, experience, evidence]).

%   enough(+Determiners, +Number, +Head) is semidet: "other creature" and "second spell" are no noun phrases.

enough(Determiners, pl, _) :- Determiners \== [target].
enough(Determiners, sg, Head) :-
    (   mass(Head)
    ->  true
    ;   member(Determiner, Determiners),
        \+ weak(Determiner)
    ->  true
    ;   Determiners = [ord(_)],
        head_noun(Head, Noun),
        ( noun(Noun, time) -> true ; Noun == player )
    ).

weak(ord(_)).
words(weak, [other, same, different, additional, more, fewer, less, only]).

%!  headless(+Determiners:list) is semidet.
%
%   Determiners may stand without a noun.

headless(Determiners) :-
    \+ memberchk(Determiners, [[each, n(_)], [its, other], [their, other], [his, other], [her, other], [your, other],
                               [a, other]]),
    last(Determiners, Last),
    (   compound(Last)
    ->  \+ memberchk(Last, [ord(_), or(_, greater), or(_, less)])
    ;   memberchk(Last, [this, that, those, these, all, another, other, both, either, neither, same, more, additional,
                         half, most, much, many, fewer, some])
    ).

%!  headless_number(+Determiners:list, -Number) is det.

headless_number(Determiners, Number) :-
    (   last(Determiners, Last),
        memberchk(Last, [this, that, each, any, another, either, neither, other, same, n(one), n(1), up_to(one),
                         n('X')])
    ->  Number = sg
    ;   Number = pl
    ).

%!  part_number(+Determiners:list, -Number) is det.
%
%   Number is that of "each of them", "two of them".

part_number(Determiners, Number) :-
    ( memberchk(Determiners, [[n(one)], [each], [any], [either], [neither]]) -> Number = sg ; Number = pl ).

%!  kindless(+NounPhrase) is semidet.
%
%   NounPhrase has counters of no kind.

kindless(d(Determiners, nb([h([], Head)], Posts))) :-
    memberchk(Head, [n(counter), ns(counter)]),
    \+ ( member(Post, Posts), memberchk(Post, [pp(of, _), that(_, _), rel(_, _), part(_)]) ),
    \+ ( member(Determiner, Determiners),
         memberchk(Determiner, [that, those, the, these, each, all, another, any, no, this, its]) ).
kindless(co(First, Others)) :-
    (   kindless(First)
    ->  true
    ;   member(c(_, Other), Others),
        kindless(Other)
    ->  true
    ).
