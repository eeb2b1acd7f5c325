:- module(predicates, []).

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(chart, [op(1200, xfx, --->), rule_clauses/2]).
:- use_module(classes, [bar_head_class/2]).
:- use_module(determiners, [most_least/1]).
:- use_module(joints, [closed/1]).
:- use_module(lexicon, [adverb/1, color/1, comparative/1, numeral/1, preposition/1, verb_form/3]).
:- use_module(noun_fits, [bare_measure/1]).
:- use_module(token_kinds, [size_token/1]).

/** <module> What stands after "be", and comparisons
*/

term_expansion(Rule, Clauses) :- rule_clauses(Rule, Clauses).

pred(ps(First, Others)) --->
    pred1(First),
    predmore(Others),
    parsing(( closed(Others), \+ ( member(c(_, Other), Others), never_joined(First, Other) ) )).

never_joined(_, np(d([Determiner|_], _))) :- memberchk(Determiner, [more, less, fewer]).
never_joined(pass(_), np(_)).
never_joined(ing(_), np(_)).
never_joined(np(d(_, nb(_, [pp(of, _)|_]))), np(bare(_))).
never_joined(cmp(_), np(bare(_))).
never_joined(np(bare(nb(_, []))), np(bare(_))).

predmore([]) ---> [].
predmore([c(Word, Predicate)|Others]) ---> conn(Word), pred1(Predicate), predmore(Others).

pred1(pass(Verb)) ---> vpp(Verb).
pred1(np(Noun)) ---> np(_, Noun), parsing(\+ no_predicate(Noun)).
pred1(adj(Words)) ---> advp(Words), parsing(\+ no_adjective(Words)).
pred1(adj1(Word)) ---> lex(predicate_word, Word), parsing(\+ otherwise_read(Word)).
pred1(adj1(non(Word))) ---> [non], lex(predicate_word, Word), parsing(\+ otherwise_read(Word)).
pred1(ing(Verb)) ---> vp1(ing, Verb), parsing(\+ Verb = v(_, [not|_], _, _, _)).
pred1(pp(Preposition, Noun)) ---> lex(preposition, Preposition), np(_, Noun).
pred1(cmp(Comparison)) ---> cmp(Comparison).
pred1(inf(Verb)) ---> [to], vp(base, Verb).
pred1(able(Verb)) ---> [able, to], vp(base, Verb).
pred1(pts(Size)) ---> lex(size_token, Size).
pred1(that(Clause)) ---> [that], sc(Clause).

%   no_predicate(+NounPhrase) is semidet: it stands after "be" as something else, or with a part missing.

no_predicate(bare(Bar)) :-
    \+ Bar = nb(_, [num(_)]),
    bar_head_class(Bar, char).
no_predicate(bare(nb([h([], n(Noun))], []))) :- memberchk(Noun, [day, night]).
no_predicate(d([this|_], Bar)) :- bar_head_class(Bar, time).
no_predicate(co(_, _)).
no_predicate(colors([_, _|_])).
no_predicate(hd([Determiner|_])) :- memberchk(Determiner, [less, more, more_than(_, _)]).
no_predicate(hd([or(_, _)])).

no_adjective([_, and, _]).
no_adjective([Word]) :-
    (   memberchk(Word, [each, both, all, only, once, twice, still, already])
    ->  true
    ;   verb_form(_, Form, Word),
        memberchk(Form, [pp, ing])
    ->  true
    ;   color(Word)
    ).

otherwise_read(Word) :- ( adverb(Word) -> true ; no_adjective([Word]) ).

words(predicate_word, [monstrous, renowned, tapped, untapped, attacking, blocking, blocked, unblocked, suspected,
                       goaded, saddled, prepared, legendary, odd, even, true, legal, alone, historic, modified,
                       outside, basic, snow, random, tied, day, night, empty, paired, common, active, different,
                       solved, enchanted, equipped, kicked, bargained, plotted, suspended, transformed, unlocked, crewed,
                       exerted, able, harnessed, second, first, last, nonland, 'face-down', 'face-up', full, present,
                       infinite, new, complete]).

% Comparisons.

cmp(than(Word, Compared)) --->
    lex(comparative, Word),
    [than],
    (   np(_, Noun),
        { Compared = Noun }
    ;   [or, equal, to],
        np(_, Noun),
        { Compared = or_equal(Noun) }
    ).
cmp(or(Number, Word)) ---> np0num(Number), [or], lex(comparative, Word).
cmp(equal(Noun)) ---> [equal, to], np(_, Noun), parsing(\+ bare_measure(Noun)).
cmp(at(Number, Word)) ---> [at], lex(most_least, Word), np0num(Number).
cmp(not_equal(Noun)) ---> [not, equal, to], np(_, Noun).

np0num(Number) ---> lex(numeral, Number).
