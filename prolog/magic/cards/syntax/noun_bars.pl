:- module(noun_bars, []).

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(attachment, [low/2]).
:- use_module(chart, [op(1200, xfx, --->), rule_clauses/2]).
:- use_module(classes, [bar_head_class/2, head_class/2, tree_class/2]).
:- use_module(determiners, [determiner/1]).
:- use_module(joints, []).
:- use_module(lexicon, [adjective/1, adverb/1, color/1, modal/1, noun_form/3, numeral/1, ordinal/1, preposition/1,
                        pronoun/2, verb_form/3]).
:- use_module(noun_fits, [alike/2, bar_fits/2, bare_measure/1, noun_modifier/1, one_kind/2, ordered_modifiers/2,
                          relative_verb/2]).
:- use_module(token_kinds, [capital_word/1, die_token/1, lower_word/1, size_token/1, symbols/1]).
:- use_module(verb_fits, [invariant/1, lists_with_commas/1, placed/2]).

/** <module> Nouns with what stands before and after them, and names

A bar is nb(Heads, Posts): a first h(Modifiers, Head), more that are joined with it, and what stands after them all. A
Head is n(Noun), in the plural ns(Noun), die(Word) or a name nm(Words).
*/

term_expansion(Rule, Clauses) :- rule_clauses(Rule, Clauses).

nbar(Number, nb(Heads, Posts)) --->
    heads(Number, Heads), parsing(\+ last(Heads, c(',', _))), posts(Posts), parsing(bar_fits(Heads, Posts)).

heads(Number, [h(Modifiers, Head)|Others]) --->
    mods(Modifiers),
    head(Number1, Head),
    parsing(ordered_modifiers(Modifiers, Head)),
    (   headmore(Head, Number1, Others),
        { Number = Number1 }
    ;   { Others = [], Number = Number1 }
    ).
heads(pl, [h(Modifiers, Head), c(and, h(Others, Second))]) --->
    mods(Modifiers), head(sg, Head), [and], parsing(head_class(Head, char)), mods(Others), head(sg, Second).

headmore(First, Number, [c(Word, h(Modifiers, Head))|Others]) --->
    npconn(Word),
    parsing(joins_nouns(Word)),
    mods(Modifiers),
    head(Number1, Head),
    parsing(( alike(First, Head), ordered_modifiers(Modifiers, Head) )),
    (   headmore(Head, Number, Others)
    ;   { Others = [], Number = Number1 }
    ).

joins_nouns(Word) :- \+ memberchk(Word, [plus, minus, times]).

head(sg, n(Noun)) ---> lex(noun_form(Noun, sg, Word), Word), parsing(\+ memberchk(Noun, [strike, face])).
head(pl, ns(Noun)) ---> lex(noun_form(Noun, pl, Word), Word), parsing(\+ memberchk(Noun, [control, trigger])).
head(sg, nm(Name)) ---> pname(Name).
head(sg, die(Word)) ---> lex(die_token, Word).
head(pl, die(Word)) ---> lex(die_token, Word).

pname(Name) ---> name(Name), parsing(( Name = nm([First|Others]), no_word(First, Others) )).

no_word(First, Others) :-
    \+ noun_form(_, _, First),
    \+ ( Others == [], downcase_atom(First, Word), verb_form(_, base, Word) ).

name(nm([First|Others])) ---> lex(capital_word, First), namerest(Others).

namerest([]) ---> [].
namerest([Word|Words]) ---> lex(capital_word, Word), namerest(Words).
namerest([Glue, Word|Words]) ---> lex(in_name, Glue), lex(capital_word, Word), namerest(Words).
namerest([Glue, More, Word|Words]) --->
    lex(in_name, Glue), lex(in_name, More), lex(capital_word, Word), namerest(Words).

words(in_name, [of, the, ',', and, '\'s', '\'', to, in, from, a, '-', for, with]).

% What stands before a noun.

mods([]) ---> [].
mods([Modifier|Others]) ---> mod(Modifier), mods(Others).
mods([co(First, Joined)|Others]) ---> mod(First), modmore(Joined), parsing(one_kind(First, Joined)), mods(Others).

modmore([c(Word, Modifier)|Others]) --->
    npconn(Word), parsing(joins_nouns(Word)), mod(Modifier), ( modmore(Others) ; { Others = [] } ).

mod(Word) ---> lex(modifier_word, Word).
mod(sub(Subtype)) ---> lex(noun_form(sub(Subtype), sg, Word), Word).
mod(nm(Word)) --->
    lex(capital_word, Word), parsing(( \+ noun_form(_, _, Word), \+ sub_atom(Word, _, _, _, /) )).
mod(non(Modifier)) ---> [non], mod(Modifier).
mod(non_(Modifier)) ---> ['non-'], mod(Modifier).
mod(pt(Size)) ---> lex(size_token, Size).
mod(sym(Symbols)) ---> lex(symbols, Symbols).
mod(kwc([First, strike])) ---> lex(first_double, First), [strike], \+ \+ lex(named_noun, _).
mod(ctr(Word)) --->
    lex(lower_word, Word),
    parsing(\+ ( modifier_word(Word) ; function_word(Word) )),
    \+ \+ lex(named_noun, _).

words(first_double, [first, double]).

%   named_noun(+Word): a counter, a cost and the like have names.

words(named_noun, [counter, counters, cost, costs, ability, abilities, vote, votes, phase]).

modifier_word(Word) :-
    atom(Word),
    \+ memberchk(Word, [named, target, other, another, same, different, additional, own, next, first, second, third,
                        fourth, final, last, less, only, each, all]),
    (   adjective(Word),
        \+ memberchk(Word, [turn, face, time])
    ->  true
    ;   noun_modifier(Word)
    ->  true
    ;   atom_concat(_, ed, Word),
        verb_form(_, pp, Word)
    ->  true
    ).

function_word(Word) :-
    (   determiner(Word)
    ;   preposition(Word)
    ;   ordinal(Word)
    ;   numeral(Word)
    ;   adverb(Word)
    ;   modal(Word)
    ;   pronoun(Word, _),
        Word \== everything
    ;   memberchk(Word, [activate, and, or, then, if, unless, where, when, whenever, that, whose, number, is, are,
                         be, has, have, put, counter, counters, cost, costs, ability, abilities, vote, votes, phase,
                         damage, life, strike])
    ).

% What stands after a noun.

posts(Posts) ---> posts1(Posts).
posts([]) ---> [].

posts1([Post|Posts]) ---> post(Post), posts(Posts), parsing(low(Post, Posts)).

post(rel(Noun, Verb)) --->
    np1(Number, Noun),
    { relative_form(Number, Form) },
    vpg(Form, Verb),
    parsing(( \+ another_form(Number, Noun, Verb), relative_subject(Noun), \+ relative_verb(Verb, name) )).
post(rel(co(First, [c(or, Second)]), Verb)) --->
    np1(sg, First),
    [or],
    np1(sg, Second),
    vpg(s3, Verb),
    parsing(( player_or_controller(First, Second), \+ relative_verb(Verb, name) )).
post(that(Word, Verb)) --->
    lex(relative_word, Word),
    ( vp(s3, Verb) ; vp(pl, Verb) ; vp(past, Verb) ),
    parsing(\+ lists_with_commas(Verb)).
post(that_obj(Word, Noun, Verb)) --->
    lex(relative_word, Word),
    np1(Number, Noun),
    { relative_form(Number, Form) },
    vpg(Form, Verb),
    parsing(\+ another_form(Number, Noun, Verb)).
post(whose(Bar, Verb)) ---> [whose], nbar(Number, Bar), vpfin(Number, Verb).
post(with(Word, Noun)) ---> lex(with_word, Word), np(_, Noun).
post(with_kws(Word, Keywords)) ---> lex(with_word, Word), kws(Keywords).
post(pp(of, Noun)) --->
    [of], np(_, Noun), parsing(( Noun = co(_, Joined), \+ ( member(c(Word, _), Joined), Word \== and ) )).
post(pp(Preposition, Noun)) --->
    lex(noun_preposition_word, Preposition), np1(_, Noun), parsing(( placed(Preposition, Noun), \+ never_after(Preposition, Noun) )).
post(other_than(Noun)) ---> [other, than], np(_, Noun).
post(other_than(colors([Color]))) ---> [other, than], lex(color, Color).
post(beyond_first) ---> [beyond, the, first].
post(part(Verb)) --->
    vpp(Verb), parsing(\+ ( Verb = v(_, _, _, Complements, Adjuncts), at_something(Complements, Adjuncts) )).
post(ing(Verb)) ---> vp1(ing, Verb).
post(named(Name)) ---> [named], name(Name).
post(not_named(Name)) ---> [not, named], name(Name).
post(cmp(Comparison)) ---> cmp(Comparison), parsing(Comparison \= equal(_)).
post(num(Number)) ---> np0num(Number).
post(pt(Size)) ---> lex(size_token, Size).
post(equal(Noun)) ---> [equal, to], np(_, Noun), parsing(\+ bare_measure(Noun)).
post(than(Compared)) ---> [than], ( np1(_, Noun), { Compared = Noun } ; sc(Clause), { Compared = cl(Clause) } ).
post(as(Noun)) ---> [as], np(_, Noun).
post(adj(Word)) ---> lex(after_noun, Word).
post(inf(Verb)) ---> [to], vp(base, Verb).
post(q(Quotation)) ---> quote(Quotation).
post(each(Comparison)) ---> [each], cmp(Comparison).

relative_form(sg, s3).
relative_form(pl, pl).
relative_form(_, past).

%   another_form(+Number, +Subject, +VerbPhrase) is semidet: it is read in the present, or in the singular.

another_form(Number, _, Verb) :-
    Number == pl,
    invariant(Verb).
another_form(_, this, modal(pl, _, _, _)).

words(relative_word, [that, who, which]).

words(with_word, [with, without]).

words(noun_preposition_word, [of, in, on, from, to, among, at, under, for, between, by, during, outside, per,
                              without, except]).

words(after_noun, [able, alone, else, combined, available]).

%   relative_subject(+NounPhrase) is semidet: what does it in a relative clause without "that".

relative_subject(NounPhrase) :-
    (   NounPhrase = bare(Bar)
    ->  bar_head_class(Bar, player)
    ;   \+ tree_class(NounPhrase, time),
        \+ memberchk(NounPhrase, [hd([n(_)]), hd([up_to(_)]), hd([that]), hd([this]), pro(who), pro(what), pro(so),
                                  pro(them), pro(him), pro(her), co(_, _)]),
        \+ ( NounPhrase = d(Determiners, _),
             member(Determiner, Determiners),
             memberchk(Determiner, [more, fewer, less]) )
    ).

%   player_or_controller(+First, +Second) is semidet: "that player or that planeswalker's controller".

player_or_controller(d([that], nb([h([], n(player))], [])), poss(d([that], _), [p(_, [], nb([h([], n(controller))], []))])).

never_after(Preposition, colors(_)) :- Preposition \== to.
never_after(_, tw(_, colors(_))).
never_after(in, d(_, nb([h(_, n(order))], _))).

%   at_something(+Complements, +Adjuncts) is semidet: "at random", "at the beginning" is the main verb's.

at_something(Complements, Adjuncts) :-
    (   member(Adjunct, Adjuncts)
    ;   ( member(inf(v(_, _, _, _, Inner)), Complements) ; member(inf(v(_, _, _, _, Inner)), Adjuncts) ),
        member(Adjunct, Inner)
    ),
    memberchk(Adjunct, [pp(at, _), adv([at, random])]).
