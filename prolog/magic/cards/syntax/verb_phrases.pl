:- module(verb_phrases, []).

:- use_module(library(lists), [last/2, memberchk/2, member/2]).
:- use_module(attachment, [low_adjuncts/2]).
:- use_module(chart, [op(1200, xfx, --->), rule_clauses/2]).
:- use_module(classes, [takes_object/2]).
:- use_module(lexicon, [and_or/1, do_form/2, elliptic/2, frame/2, frame_without_object/2, have_form/2, modal/1,
                        preposition/1, second_preposition/1, verb_form/3]).
:- use_module(token_kinds, [number_token/1, size_token/1, symbols/1]).
:- use_module(verb_fits, [agent/2, invariant/1, joins_verbs/2, measured/2, takes/2, time_phrase/1]).

/** <module> Verb phrases

A tree is v(Form, Before, Verb, Complements, Adjuncts), v2(Form, Before, Verb, Conjunction, Second, Complements,
Adjuncts) of two verbs, be(Form, Word, Before, Predicate, Adjuncts), modal(Form, Before, Modal, After, Verb),
aux(Form, Word, Before, Verb), perfect(Form, Word, Before, Verb), elliptic(Form, Word), or vps(First, Joined). Form is
base, pl, s3, past, pp or ing: pl and s3 are the present.
*/

term_expansion(Rule, Clauses) :- rule_clauses(Rule, Clauses).

vpfin(sg, Verb) ---> vp(s3, Verb).
vpfin(pl, Verb) ---> vp(pl, Verb).
vpfin(sg, Verb) ---> vp(past, Verb).
vpfin(pl, Verb) ---> vp(past, Verb), parsing(\+ invariant(Verb)).

vp(Form, Verb) ---> vp1(Form, Verb).
vp(Form, vps(First, Others)) ---> vp1(Form, First), vpmore(Form, Others), parsing(joins_verbs(First, Others)).

vpmore(Form, [c(Word, Verb)|Others]) ---> conn(Word), vp1(Form, Verb), ( vpmore(Form, Others) ; { Others = [] } ).

vp1(Form, v(Form, Before, Verb, Complements, Adjuncts)) --->
    pre(Before),
    lex(form(Form, Verb, Word), Word),
    comps(Verb, Complements),
    adjuncts(Verb, Adjuncts),
    parsing(( \+ agent(Verb, Adjuncts), \+ quantified(Form, Before), low_adjuncts(Complements, Adjuncts),
              \+ of_inner(Complements, Adjuncts) )).
vp1(Form, v2(Form, Before, Verb, Conjunction, Second, Complements, Adjuncts)) --->
    pre(Before),
    lex(form(Form, Verb, Word), Word),
    lex(and_or, Conjunction),
    lex(form(Form, Second, SecondWord), SecondWord),
    comps(Second, Complements),
    { Complements = [o(_)|_] },
    adjuncts(Second, Adjuncts),
    parsing(( \+ alone(Verb), low_adjuncts(Complements, Adjuncts), Complements = [o(Noun)|_], takes_object(Verb,
                                                                                                           Noun) )).
vp1(Form, be(Form, Word, Before, Predicate, Adjuncts)) --->
    be(Form, Word),
    pre(Before),
    pred(Predicate),
    adjuncts(be, Adjuncts),
    parsing(( \+ after_predicate(Predicate, Adjuncts), low_adjuncts([Predicate], Adjuncts) )).
vp1(Form, modal(Form, Before, Modal, [], Verb)) --->
    { present(Form) },
    pre(Before),
    lex(modal, Modal),
    (   [have],
        vp(pp, Inner),
        { Verb = perfect(Inner) }
    ;   vp(base, Inner),
        { Verb = Inner }
    ).
vp1(Form, aux(Form, Word, Before, Verb)) --->
    lex(do_form(Form, Word), Word), pre(Before), vp(base, Verb), parsing(\+ adverb_before(Verb)).
vp1(Form, perfect(Form, Word, Before, Verb)) --->
    lex(have_form(Form, Word), Word),
    pre(Before),
    (   vp(pp, Inner),
        parsing(( \+ functor(Inner, be, _), \+ adverb_before(Inner), \+ passive_with(Word, Inner) )),
        { Verb = Inner }
    ;   [been],
        pred(Predicate),
        { Verb = been(Predicate) }
    ).
vp1(Form, elliptic(Form, Word)) ---> lex(elliptic(Form, Word), Word).

form(pl, Verb, Word) :- verb_form(Verb, base, Word).
form(Form, Verb, Word) :- verb_form(Verb, Form, Word).

present(pl).
present(s3).

%   quantified(+Form, +Adverbs): "all have" is of several.

quantified(s3, Adverbs) :-
    member(Adverb, Adverbs),
    memberchk(Adverb, [all, both, each]),
    !.

%   of_inner(+Complements, +Adjuncts): what stands last belongs to the last verb.

of_inner(Complements, [_|_]) :-
    last(Complements, Last),
    memberchk(Last, [bare(_), inf(_)]).

%   alone(+Verb): its object is not that of the next one, as in "shuffles and puts that card".

words(alone, [enter, shuffle, attack, block, die, explore, transform, phase, proliferate, investigate, resolve,
              do]).

%   adverb_before(+VerbPhrase): adverbs stand at the first verb, "is still exiled".

adverb_before(v(_, [_|_], _, _, _)).

%   passive_with(+Word, +Participle): "it's untapped" is no perfect.

passive_with('\'s', v(pp, _, _, [], [])).

after_predicate(ps(pass(Verb), _), _) :- adverb_before(Verb).
after_predicate(_, [adv([alone])|_]).
after_predicate(ps(pass(_), []), [_|_]).

be(s3, is) ---> [is].
be(s3, '\'s') ---> ['\'s'].
be(s3, 'isn\'t') ---> ['isn\'t'].
be(pl, are) ---> [are].
be(pl, '\'re') ---> ['\'re'].
be(pl, 'aren\'t') ---> ['aren\'t'].
be(past, Word) ---> lex(was_were, Word).
be(base, be) ---> [be].
be(ing, being) ---> [being].
be(pp, been) ---> [been].

words(was_were, [was, were, 'wasn\'t', 'weren\'t']).

pre([Adverb|Adverbs]) ---> lex(before_verb, Adverb), pre(Adverbs).
pre([]) ---> [].

words(before_verb, [also, instead, only, still, not, each, all, both, again, simultaneously, secretly, first,
                    perpetually, fully, always, either, just, already, never, permanently, ever, next, once,
                    immediately, randomly, even, twice]).

% What follows a verb.

comps(Verb, [both(First, Word, Second)]) --->
    { frame(Verb, Frame), Frame = [o, p(_)|_] },
    comp_list(Frame, First),
    conn(Word),
    parsing(\+ memberchk(Word, [then, [_, then], [_, _, then]])),
    { frame(Verb, Other), Other = [o, p(_)|_] },
    comp_list(Other, Second),
    parsing(measured(Verb, Second)).
comps(Verb, Complements) --->
    { frame(Verb, Frame) }, comp_list(Frame, Complements), parsing(takes(Verb, Complements)).

comp_list([], []) ---> [].
comp_list([Kind|Kinds], [Complement|Complements]) ---> comp(Kind, Complement), comp_list(Kinds, Complements).

comp(o, o(Noun)) ---> np(_, Noun), parsing(\+ time_phrase(Noun)).
comp(time, o(Noun)) ---> np(_, Noun).
comp(p(to), to_and_by(Noun)) ---> [to, and, dealt, by], np(_, Noun).
comp(p(Preposition), p(Preposition, Noun)) ---> [Preposition], np(_, Noun).
comp(p(Preposition), p2(Preposition, Second, Noun)) --->
    [Preposition], lex(second_preposition, Second), np(_, Noun).
comp([Word], w(Word)) ---> [Word].
comp(kws, Keywords) ---> kws(Keywords).
comp(pt, pt(Size)) ---> lex(size_token, Size).
comp(a, a(Predicate)) ---> pred(Predicate).
comp(pred, Predicate) ---> pred(Predicate).
comp(pp, pp(Preposition, Noun)) ---> lex(preposition, Preposition), np(_, Noun).
comp(inf, inf(Verb)) ---> [to], vp(base, Verb).
comp(inf, not_inf(Verb)) ---> [not, to], vp(base, Verb).
comp(bare, bare(Verb)) ---> vp(base, Verb).
comp(as, as(Noun)) ---> [as], np(_, Noun).
comp(as, as_cl(Clause)) ---> [as], sc(Clause).
comp(whether, whether(Clause)) ---> [whether], sc(Clause).
comp(n, n(Number)) ---> lex(number_token, Number).
comp(cost, cost(Noun, Word, Verb)) --->
    np(_, Noun),
    lex(less_more, Word),
    (   [to],
        lex(verb_form(Lemma, base, Base), Base),
        { Verb = to(v(base, [], Lemma, [], [])) }
    ;   { Verb = none }
    ).
comp(cost, cost_upto(Symbols, Word, Verb)) --->
    [up, to], lex(symbols, Symbols), lex(less_more, Word), [to], vpg(base, Verb).
comp(cost, o(Noun)) ---> np(_, Noun).

words(less_more, [less, more]).

% A participle of the passive, and a verb whose object is elsewhere: "you control", "you've cast this turn".

vpp(v(pp, Before, Verb, Complements, Adjuncts)) --->
    pre(Before),
    lex(verb_form(Verb, pp, Word), Word),
    { passive(Verb) },
    gap_comps(Verb, Complements),
    adjuncts(Verb, Adjuncts),
    parsing(low_adjuncts(Complements, Adjuncts)).

passive(Verb) :- \+ memberchk(Verb, [have, become, come, go, die, happen, remain, cost, last, enter, do]).

gap_comps(Verb, Complements) ---> { frame_without_object(Verb, Frame) }, comp_list(Frame, Complements).

vpg(Form, perfect(Form, Word, Before, Verb)) ---> lex(have_form(Form, Word), Word), pre(Before), vpg(pp, Verb).
vpg(Form, v(Form, Before, Verb, Complements, Adjuncts)) --->
    pre(Before),
    lex(form(Form, Verb, Word), Word),
    gap_comps(Verb, Complements),
    adjuncts(Verb, Adjuncts),
    parsing(( plain_control(Verb, Form, Adjuncts), low_adjuncts(Complements, Adjuncts) )).
vpg(Form, aux(Form, Word, Before, Verb)) ---> lex(do_form(Form, Word), Word), pre(Before), vpg(base, Verb).
vpg(Form, modal(Form, Before, Modal, Verb)) --->
    { present(Form) }, pre(Before), lex(modal, Modal), vpg(base, Verb).
vpg(Form, be(Form, Word, Verb)) --->
    { present(Form) }, be(Form, Word), lex(form(ing, Lemma, Going), Going), { memberchk(Lemma, [attack, block]), Verb = v(ing, [], Lemma, [], []) }.
vpg(Form, both(First, Conjunction, Second)) --->
    { member(Form, [pl, s3, past]) }, vpg0(Form, First), lex(and_or, Conjunction), vpg0(Form, Second).

vpg0(Form, Verb) ---> lex(form(Form, Verb, Word), Word), { memberchk(Verb, [own, control, cast, play]) }.

%   plain_control(+Verb, +Form, +Adjuncts): nothing but a place of what is owned stands after "you control".

plain_control(Verb, Form, Adjuncts) :-
    (   memberchk(Verb, [control, own]),
        memberchk(Form, [pl, s3, base])
    ->  (   Adjuncts == []
        ->  true
        ;   Verb == own,
            Adjuncts = [Adjunct],
            memberchk(Adjunct, [pp(in, _), pp2(from, _, _)])
        )
    ;   true
    ).
