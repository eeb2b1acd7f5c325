:- module(clauses, []).

:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(chart, [op(1200, xfx, --->), rule_clauses/2]).
:- use_module(joints, [closed/1]).
:- use_module(lexicon, [and_or/1, before_ing/1]).
:- use_module(noun_fits, [bare_measure/1]).
:- use_module(verb_fits, [complete_command/1, complete_statement/1, subject_fits/2]).

/** <module> Sentences and clauses

A sentence is m(seq(Clause, Joined), Tails), with front(Front, Sentence) and conn(Word, Sentence) before it. A clause is
decl(Noun, Verb), imp(Verb) or there(Be, Noun, Adjuncts); one within a sentence is sc(Clause, Joined).
*/

term_expansion(Rule, Clauses) :- rule_clauses(Rule, Clauses).

s(front(Front, Sentence)) ---> front(Front), [','], s(Sentence).
s(conn(Word, Sentence)) --->
    lex(opening, Word), ( [','], { Sentence = comma(Inner) } ; { Sentence = plain(Inner) } ), s(Inner).
s(m(Core, Tails)) ---> core(Core), tails(Tails).

words(opening, [then, otherwise, instead, also, and, next, additionally]).

tails([]) ---> [].
tails([Tail|Tails]) --->
    (   [','],
        ( tail(Inner) ; vp1(ing, Verb), { Inner = ing(Verb) } ),
        { Tail = comma(Inner) }
    ;   { Tail = Inner },
        tail(Inner)
    ),
    tails(Tails).

tail(if(Clause)) ---> [if], sc(Clause).
tail(unless(Clause)) ---> [unless], sc(Clause).
tail(as_long_as(Clause)) ---> [as, long, as], sc(Clause).
tail(when(Word, Clause)) ---> lex(when_word, Word), sc(Clause).
tail(while(Word, Clause)) ---> lex(while_word, Word), sc(Clause).
tail(and_only(Adjunct)) ---> [and, only], adjunct(Adjunct), parsing(Adjunct \= time(each(_))).
tail(and_only_if(Clause)) ---> [and, only, if], sc(Clause).
tail(where(Variable, Noun)) --->
    [where], lex(variable, Variable), [is], np(_, Noun), parsing(\+ bare_measure(Noun)).
tail(where2(First, Noun, Second, Other)) --->
    [where],
    lex(variable, First),
    [is],
    np(_, Noun),
    [',', and],
    lex(variable, Second),
    [is],
    np(_, Other).
tail(except(Exception)) --->
    [except], ( [that], { Exception = that(Clause) } ; { Exception = Clause } ), sc(Clause).

words(variable, ['X', 'Y']).

words(when_word, [when, whenever]).

words(while_word, [while, after, before, as, because, though]).

front(if(Clause)) ---> [if], sc(Clause).
front(if_while(Clause, Other)) ---> [if], sc(Clause), [while], sc(Other), parsing(hypothetical(Clause)).
front(unless(Clause)) ---> [unless], sc(Clause).
front(as_long_as(Clause)) ---> [as, long, as], sc(Clause).
front(when(Word, Clause)) ---> lex(when_word, Word), sc(Clause).
front(when_and(Word, Clause, Second, Other)) --->
    lex(when_word, Word), sc(Clause), [and], lex(when_word, Second), sc(Other).
front(when_while(Word, Clause, Other)) ---> lex(when_word, Word), sc(Clause), [while], sc(Other).
front(when_at(Word, Clause, Conjunction, Noun)) --->
    lex(when_word, Word), sc(Clause), lex(and_or, Conjunction), [at], np(_, Noun).
front(at(Noun)) ---> [at], np(_, Noun).
front(at_or(Noun, Word, Clause)) ---> [at], np(_, Noun), [and], lex(when_word, Word), sc(Clause).
front(at_or2(Noun, Word, Clause)) ---> [at], np(_, Noun), [or], lex(when_word, Word), sc(Clause).
front(while(Word, Clause)) ---> lex(front_while_word, Word), sc(Clause).
front(pp(Preposition, Noun)) --->
    lex(front_preposition, Preposition), np(_, Noun), parsing(\+ until_end_of_turn(Preposition, Noun)).
front(as_cost(Noun)) ---> [as], np(_, Noun).
front(time(Time)) ---> time(Time).
front(ing(Preposition, Verb)) ---> lex(before_ing, Preposition), vp1(ing, Verb).
front(rather(Verb)) ---> [rather, than], vp1(base, Verb).
front(instead_of(Noun)) ---> [instead, of], np(_, Noun).
front(starting(Noun)) ---> [starting, with], np(_, Noun).
front(once(Adjunct)) ---> [once], adjunct(Adjunct), parsing(Adjunct \= time(each(_))).

%   hypothetical(+Clause) is semidet: it says what would happen.

hypothetical(Clause) :-
    sub_term(Part, Clause),
    nonvar(Part),
    Part = modal(_, _, would, _, _),
    !.

front_while_word(until).
front_while_word(Word) :- while_word(Word).

words(front_preposition, [for, until, during, in, after, before, from, with, among, on, instead, through]).

until_end_of_turn(until, bare(nb([h([], n(end))], [pp(of, bare(nb([h([], n(turn))], [])))]))).

core(seq(First, Others)) --->
    cl(First),
    more(Others),
    parsing(( closed(Others), forall(member(c(_, Clause), [c(first, First)|Others]), stated(Clause)), \+ ( append(_, [One, Next|_], [c(first, First)|Others]), runs_on(One, Next) ) )).

%   stated(+Clause) is semidet: it is complete as what happens.

stated(Clause) :- ( Clause = decl(_, Verb) -> complete_statement(Verb) ; true ).

more([]) ---> [].
more([c(Word, Clause)|Others]) --->
    conn(Word),
    (   cl(Clause)
    ;   front(Front),
        [','],
        cl(Inner),
        { Clause = front(Front, Inner) }
    ;   front(Front),
        cl(Inner),
        { Clause = front0(Front, Inner) }
    ),
    more(Others).

%   runs_on(+Clause, +Next) is semidet: instructions after "you draw a card, then" are the subject's, joined verbs, and
%   what is joined after "to do" is to do.

runs_on(c(_, decl(_, Verb)), c(Conjunction, imp(_))) :- ( Conjunction == or -> true ; base_like(Verb) ).
runs_on(c(_, imp(v(_, _, _, Complements, Adjuncts))), c(Conjunction, imp(_))) :-
    memberchk(Conjunction, [or, [_, or]]),
    (   last(Adjuncts, Last)
    ->  Last = inf(_)
    ;   last(Complements, inf(_))
    ).

base_like(Verb) :-
    ( Verb = vps(First, _) -> true ; First = Verb ),
    (   arg(1, First, pl)
    ->  true
    ;   memberchk(First, [modal(_, _, _, _, _), aux(_, _, _, _)])
    ).

cl(decl(Noun, Verb)) ---> np(Number, Noun), vpfin(Number, Verb), parsing(subject_fits(Noun, Verb)).
cl(imp(Verb)) ---> vp1(base, Verb), parsing(complete_command(Verb)).
cl(there(Word, Noun, Adjuncts)) ---> [there], be(_, Word), np(_, Noun), adjuncts(be, Adjuncts).

sc(sc(First, Others)) ---> cl(First), parsing(First \= imp(_)), screst(Others), parsing(closed(Others)).

screst([]) ---> [].
screst([c(Word, Clause)|Others]) --->
    conn(Word),
    (   [if],
        { Clause = if(Inner) },
        parsing(Word \== ',')
    ;   [unless],
        { Clause = unless(Inner) }
    ;   { Clause = Inner }
    ),
    cl(Inner),
    parsing(\+ no_second(Inner)),
    screst(Others).

no_second(imp(_)).
no_second(decl(d([more|_], _), _)).
no_second(decl(hd([more|_]), _)).
