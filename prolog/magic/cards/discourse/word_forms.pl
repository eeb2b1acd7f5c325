:- module(word_forms,
          [ verb_form_in/3,             % ?Kind, ?Tense, ?Form
            finite_form/2,              % +Kind, ?Form
            be_word/5,                  % ?Form, +Kind, ?Tense, ?Polarity, ?Word
            auxiliary/3,                % ?Form, ?Word, ?Polarity
            have_word/3,                % ?Form, ?Word, ?Polarity
            elliptic_word/3,            % ?Form, ?Word, ?Sense
            tree_number/2               % +Tree, ?Number
          ]).

/** <module> Tense, polarity and number in the forms of words
*/

:- use_module(library(lists), [last/2, member/2]).
:- use_module(syntax_words, [do_form/2, elliptic/2, have_form/2, headless_number/2, noun/2, part_number/2, pronoun/2]).

%!  verb_form_in(?Kind, ?Tense, ?Form) is nondet.
%
%   A verb phrase of Kind (an instruction `imp`, `base`, `pp`, `ing`, or finite with a number: fin(sg)) has a
%   verb in Form, which says Tense.

verb_form_in(fin(sg), pres, s3).
verb_form_in(fin(pl), pres, pl).
verb_form_in(fin(_), past, past).
verb_form_in(fin(any), pres_s, s3).
verb_form_in(fin(any), pres_p, pl).
verb_form_in(imp, pres, base).
verb_form_in(base, pres, base).
verb_form_in(pp, pres, pp).
verb_form_in(ing, pres, ing).

%!  finite_form(+Kind, ?Form) is nondet.
%
%   A verb like "can" stands in Form where a verb phrase is of Kind; it does not say its number.

finite_form(Kind, Form) :-
    (   Kind == fin(any)
    ->  member(Form, [s3, pl])
    ;   verb_form_in(Kind, pres, Form)
    ).

%!  be_word(?Form, +Kind, ?Tense, ?Polarity, ?Word) is nondet.

be_word(s3, _, _, yes, is).
be_word(s3, _, _, yes, '\'s').
be_word(s3, _, _, no, 'isn\'t').
be_word(pl, _, _, yes, are).
be_word(pl, _, _, yes, '\'re').
be_word(pl, _, _, no, 'aren\'t').
be_word(past, fin(sg), _, yes, was).
be_word(past, fin(pl), _, yes, were).
be_word(past, fin(sg), _, no, 'wasn\'t').
be_word(past, fin(pl), _, no, 'weren\'t').
be_word(past, fin(any), past, Word, Word) :- past_be(Word).
be_word(past, fin(sg), past, yes, were).
be_word(past, fin(pl), past, yes, was).
be_word(past, fin(sg), past, no, 'weren\'t').
be_word(past, fin(pl), past, no, 'wasn\'t').
be_word(base, _, _, yes, be).
be_word(ing, _, _, yes, being).
be_word(pp, _, _, yes, been).

past_be(was).
past_be(were).
past_be('wasn\'t').
past_be('weren\'t').

%!  auxiliary(?Form, ?Word, ?Polarity) is nondet.

auxiliary(Form, Word, Polarity) :-
    do_form(Form, Word),
    polarity(Word, Polarity).

%!  have_word(?Form, ?Word, ?Polarity) is nondet.

have_word(Form, Word, Polarity) :-
    have_form(Form, Word),
    polarity(Word, Polarity).

polarity(Word, Polarity) :-
    ( sub_atom(Word, _, _, 0, 'n\'t') -> Polarity = no ; Polarity = yes ).

%!  elliptic_word(?Form, ?Word, ?Sense) is nondet.
%
%   Word stands for a verb phrase that was said: "if you do".

elliptic_word(Form, Word, Sense) :-
    elliptic_sense(Word, Sense),
    once(elliptic(Form, Word)).

elliptic_sense('can\'t', cant).
elliptic_sense('didn\'t', did_not).
elliptic_sense('don\'t', do_not).
elliptic_sense('doesn\'t', do_not).
elliptic_sense(do, do).
elliptic_sense(does, do).
elliptic_sense(did, did).
elliptic_sense('isn\'t', is_not).
elliptic_sense(is, is).
elliptic_sense(can, can).
elliptic_sense('wasn\'t', was_not).

%!  tree_number(+Tree, ?Number) is semidet.
%
%   The noun phrase Tree is `sg` or `pl`.

tree_number(Tree, Number) :-
    once(number_of(Tree, Number)).

number_of(pro(Word), Number) :- pronoun(Word, Number).
number_of(choice_of(Tree), Number) :- number_of(Tree, Number).
number_of(appos(_, _), sg).
number_of(this, sg).
number_of(sym(_), sg).
number_of(colors(_), sg).
number_of(named(_), sg).
number_of(named_q(_, _), sg).
number_of(qexp(_, _, _), sg).
number_of(d(_, sym(_)), pl).
number_of(d(_, nb(Heads, _)), Number) :- heads_number(Heads, Number).
number_of(bare(nb(Heads, _)), Number) :- heads_number(Heads, Number).
number_of(part(Determiners, _), Number) :- part_number(Determiners, Number).
number_of(hd(Determiners), Number) :- headless_number(Determiners, Number).
number_of(hd(Determiners, _), Number) :- headless_number(Determiners, Number).
number_of(poss(_, Parts), Number) :-
    last(Parts, p(_, _, nb(Heads, _))),
    heads_number(Heads, Number).
number_of(tw(_, Tree), Number) :- number_of(Tree, Number).
number_of(tw(_, _, Tree), Number) :- number_of(Tree, Number).
number_of(co(_, Others), Number) :-
    (   member(c(Word, _), Others),
        joins_to_many(Word)
    ->  Number = pl
    ;   last(Others, c(_, Last)),
        once(number_of(Last, Number))
    ).

joins_to_many(and).
joins_to_many([_, and]).

heads_number(Heads, Number) :-
    (   Heads = [h(_, n(Word)), c(and, h(_, n(_)))],
        noun(Word, char)
    ->  Number = pl
    ;   last(Heads, Last),
        ( Last = h(_, Noun) ; Last = c(_, h(_, Noun)) ),
        ( Noun = ns(_) -> Number = pl ; Number = sg )
    ).
