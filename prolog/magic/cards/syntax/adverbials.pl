:- module(adverbials, []).

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(chart, [op(1200, xfx, --->), rule_clauses/2]).
:- use_module(classes, [tree_class/2]).
:- use_module('../text/words/text_lexicon', [ordinal_word/2]).
:- use_module(lexicon, [adverb/1, before_ing/1, numeral/1, ordinal/1, preposition/1, second_preposition/1,
                        verb_preposition/2]).
:- use_module(noun_fits, [bare_measure/1]).
:- use_module(token_kinds, [up_down/1]).
:- use_module(verb_fits, [lists_with_commas/1, placed/2]).

/** <module> Adjuncts: when, how, how often, and whatever else may stand after a verb
*/

term_expansion(Rule, Clauses) :- rule_clauses(Rule, Clauses).

adjuncts(Verb, [Adjunct|Adjuncts]) ---> adjunct(Adjunct), parsing(adjoins(Adjunct, Verb)), adjuncts(Verb, Adjuncts).
adjuncts(_, []) ---> [].

adjunct(time(Time)) ---> time(Time).
adjunct(until(Noun)) ---> [until], np(_, Noun), parsing(\+ end_of_turn(Noun)).
adjunct(until_cl(Clause)) --->
    [until], sc(Clause), parsing(\+ runs_on(Clause)).
adjunct(pp(Preposition, Noun)) ---> lex(preposition, Preposition), np(_, Noun), parsing(placed(Preposition, Noun)).
adjunct(pp2(Preposition, Second, Noun)) --->
    lex(preposition, Preposition), lex(second_preposition, Second), np(_, Noun).
adjunct(adv(Words)) ---> advp(Words).
adjunct(while(Predicate)) ---> [while], pred(Predicate).
adjunct(with_kws(Keywords)) ---> [with], kws(Keywords).
adjunct(as_though(Clause)) ---> [as, though], sc(Clause).
adjunct(as_long_as(Clause)) ---> [for, as, long, as], sc(Clause), parsing(\+ goes_on(Clause)).
adjunct(rather(Other)) --->
    [rather, than],
    (   vp1(base, Verb),
        { Other = Verb }
    ;   np(_, Noun),
        { Other = np(Noun) }
    ;   vp1(ing, Verb),
        { Other = ing(Verb) }
    ).
adjunct(ing(Preposition, Verb)) --->
    lex(before_ing, Preposition), vp1(ing, Verb), parsing(\+ ends_with_turn(Verb)).
adjunct(instead_of(Other)) --->
    [instead, of],
    (   np(_, Noun),
        { Other = np(Noun) }
    ;   lex(preposition, Preposition),
        np(_, Noun),
        { Other = pp(Preposition, Noun) }
    ;   vp1(ing, Verb),
        { Other = ing(Verb) }
    ).
adjunct(equal(Noun)) ---> [equal, to], np(_, Noun), parsing(\+ bare_measure(Noun)).
adjunct(divided(Noun)) ---> [divided, as, you, choose, among], np(_, Noun).
adjunct(divided(Adverb, Noun)) ---> [divided], lex(adverb, Adverb), [among], np(_, Noun).
adjunct(if_able) ---> [if, able].
adjunct(this_way) ---> [this, way].
adjunct(addition(Other)) --->
    [in, addition, to], ( np(_, Noun), { Other = Noun } ; vp1(ing, Verb), { Other = ing(Verb) } ).
adjunct(inf(Verb)) ---> [to], vp(base, Verb).
adjunct(attached(Noun)) ---> [attached, to], np(_, Noun).
adjunct(as_many(Clause)) ---> [as, many, times, as], sc(Clause).
adjunct(for_each_time(Clause)) ---> [for, each, time], sc(Clause).
adjunct(rounded(Way)) ---> [rounded], lex(up_down, Way).
adjunct(rounded_each(Way)) ---> [rounded], lex(up_down, Way), [each, time].

end_of_turn(bare(nb([h([], n(end))], [pp(of, bare(nb([h([], n(turn))], [])))]))).

%   runs_on(+Clause) is semidet: after ", then" the main clause goes on.

runs_on(sc(decl(_, Verb), [])) :- lists_with_commas(Verb).
runs_on(sc(_, Others)) :- memberchk(c([',', then], _), Others).

goes_on(sc(_, Others)) :-
    member(c(Conjunction, _), Others),
    memberchk(Conjunction, [',', [',', _]]),
    !.

ends_with_turn(v(_, _, _, _, Adjuncts)) :- last(Adjuncts, time(eot)).

%   adjoins(+Adjunct, +Verb) is semidet.

adjoins(pp(Preposition, Noun), Verb) =>
    \+ never_adjoins(Preposition, Noun, Verb),
    (   memberchk(Preposition, [during, for, at, as, before, after, since, by])
    ->  true
    ;   verb_preposition(Verb, Preposition)
    ).
adjoins(pp2(Preposition, _, _), Verb) =>
    ( memberchk(Preposition-Verb, [except-_, _-be]) -> true ; verb_preposition(Verb, Preposition) ).
adjoins(ing(without, _), Verb) => memberchk(Verb, [cast, play, copy, put, attack, be, activate, equip]).
adjoins(inf(_), Verb) =>
    memberchk(Verb, [spend, pay, tap, choose, have, need, add, reveal, sacrifice, discard, exile, vote]).
adjoins(attached(_), Verb) => memberchk(Verb, [put, return, create, enter]).
adjoins(_, _) => true.

never_adjoins(for, _, Verb) :- memberchk(Verb, [search, vote]).
never_adjoins(for, d([the, ord(_)|_], nb([h([], n(time))], _)), _).
never_adjoins(by, _, Verb) :- memberchk(Verb, [reduce, increase]).
never_adjoins(as, _, Verb) :- memberchk(Verb, [enter, count, declare, be]).
never_adjoins(as, Noun, _) :- tree_class(Noun, time).

time(eot) ---> [until, end, of, turn].
time(this(Word)) ---> [this], lex(time_word, Word).
time(each(Word)) ---> [each], lex(time_word, Word).
time(that(Word)) ---> [that], lex(time_word, Word).
time(next(Word)) ---> [next], lex(time_word, Word).
time(once_each(Word)) ---> [once, each], lex(time_word, Word).
time(ntimes(Number, Time)) --->
    lex(numeral, Number),
    [times],
    (   [each],
        lex(time_word, Word),
        { Time = each(Word) }
    ;   { Time = none }
    ).
time(or_more_times(Number)) ---> lex(numeral, Number), [or, more, times].
time(first_time(Ordinal, When)) --->
    [for, the],
    lex(ordinal, Ordinal),
    [time],
    (   sc(Clause),
        { When = Clause }
    ;   time(Time),
        { When = time(Time) }
    ;   { When = none }
    ).
time(the_next_time(Ordinal, Clause)) ---> [the], lex(next_first, Ordinal), [time], sc(Clause).
time(any_time(Clause)) ---> [any, time], sc(Clause).
time(each_time(Clause)) ---> [each, time], sc(Clause).
time(the_turn(Clause)) ---> [the, turn], sc(Clause).
time(than_once) ---> [more, than, once].
time(than_n(Number, Word)) --->
    [no, more, than], lex(numeral, Number), [times, each], lex(time_word, Word).
time(than_twice(Word)) ---> [no, more, than, twice, each], lex(time_word, Word).
time(each_of(Noun)) ---> [on, each, of], np(_, Noun).
time(any_number) ---> [any, number, of, times].
time(only_once) ---> [only, once].

words(time_word, [turn, combat, step, phase, upkeep, time, game]).

words(next_first, [next, first]).

advp([Word]) ---> lex(adverb, Word).
advp([face, Way]) ---> [face], lex(up_down, Way).
advp([State, and, Other]) ---> lex(state, State), [and], lex(state, Other).
advp([no, longer]) ---> [no, longer].
advp(Words) ---> { phrase_of(Words) }, words(Words).

words(state, [tapped, attacking, transformed, untapped, blocking]).

phrase_of([at, random]).
phrase_of([in, any, order]).
phrase_of([in, a, random, order]).
phrase_of([in, play]).
phrase_of([as, normal]).
phrase_of([one, at, a, time]).
phrase_of([a, additional, time]).
phrase_of([Nth, from, the, top]) :- ordinal_word(N, Nth), N > 1.
