:- module(edges,
          [ inner_phrase/2,             % +NounPhrase, -Inner
            inner_verb/2,               % +NounPhrase, ?Verb
            edge/2,                     % +Part, -Edge
            post_noun/2                 % +Post, -NounPhrase
          ]).

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(classes, [last_head/2]).

/** <module> The right edge of a tree: the nouns and verbs that what stands next could belong to
*/

%!  inner_phrase(+NounPhrase, -Inner) is nondet.
%
%   Inner is a noun phrase that ends where NounPhrase does, within what follows its noun.

inner_phrase(NounPhrase, Inner) :-
    ( NounPhrase = d(_, nb(_, Posts)) ; NounPhrase = bare(nb(_, Posts)) ),
    last(Posts, Post),
    edge(post(Post), phrase(Inner)).

%!  inner_verb(+NounPhrase, ?Verb) is nondet.
%
%   Verb is a verb after which nothing stands in NounPhrase that does not depend on it.

inner_verb(NounPhrase, Verb) :- noun_edge(NounPhrase, verb(Verb, _)).

%!  edge(+Part, -Edge) is nondet.
%
%   Part is post(Post), adjunct(Adjunct) or complement(Complement). Edge is phrase(NounPhrase), head(Head) or
%   verb(Verb, Voice), which could have another modifier at the end of Part. Voice is pres, past, passive or would.

edge(Part, Edge) :-
    part_noun(Part, Noun),
    noun_edge(Noun, Edge).
edge(Part, Edge) :-
    part_verb(Part, Verb, Voice),
    verb_edge(Verb, Voice, Edge).
edge(complement(ps(First, Others)), Edge) :-
    last_joined(First, Others, Last),
    predicate_edge(Last, Edge).

part_noun(post(Post), Noun) :- post_noun(Post, Noun).
part_noun(adjunct(Adjunct), Noun) :- adjunct_noun(Adjunct, Noun).
part_noun(complement(Complement), Noun) :- complement_noun(Complement, Noun).

part_verb(post(Post), Verb, Voice) :- post_verb(Post, Verb, Voice).
part_verb(adjunct(Adjunct), Verb, none) :- adjunct_verb(Adjunct, Verb).
part_verb(complement(inf(Verb)), Verb, none).
part_verb(complement(bare(Verb)), Verb, none).

predicate_edge(np(Noun), Edge) :- noun_edge(Noun, Edge).
predicate_edge(pp(_, Noun), Edge) :- noun_edge(Noun, Edge).
predicate_edge(pass(Verb), Edge) :- verb_edge(Verb, passive, Edge).
predicate_edge(ing(Verb), Edge) :- verb_edge(Verb, none, Edge).
predicate_edge(cmp(Comparison), Edge) :-
    compared(Comparison, Noun),
    noun_edge(Noun, Edge).

last_joined(First, Others, Last) :- ( last(Others, c(_, Other)) -> Last = Other ; Last = First ).

noun_edge(Noun, phrase(Noun)).
noun_edge(bare(Bar), Edge) :- bar_edge(Bar, Edge).
noun_edge(d(Determiners, Bar), Edge) :-
    bar_edge(Bar, Edge0),
    ( owned(Determiners, Bar), Edge0 = head(Head) -> Edge = head(own(Head)) ; Edge = Edge0 ).
noun_edge(part(_, Noun), Edge) :- noun_edge(Noun, Edge).
noun_edge(appos(_, Noun), Edge) :- noun_edge(Noun, Edge).
noun_edge(poss(_, Parts), Edge) :-
    last(Parts, p(_, _, Bar)),
    bar_edge(Bar, Edge).
noun_edge(co(_, Others), Edge) :-
    last(Others, c(_, Noun)),
    noun_edge(Noun, Edge).
noun_edge(tw(_, Noun), Edge) :- noun_edge(Noun, Edge).
noun_edge(choice_of(Noun), Edge) :- noun_edge(Noun, Edge).
noun_edge(hd(_), head(one)).
noun_edge(hd(_, Posts), Edge) :-
    last(Posts, Post),
    edge(post(Post), Edge).

bar_edge(nb(Heads, _), head(Head)) :- last_head(Heads, Head).
bar_edge(nb(_, Posts), Edge) :-
    last(Posts, Post),
    edge(post(Post), Edge).

owned(Determiners, nb(_, [])) :-
    member(Determiner, Determiners),
    memberchk(Determiner, [its, their, his, her, your]),
    !.

%   verb_edge(+VerbPhrase, +Voice, -Edge) is nondet: Voice is what stands around VerbPhrase makes of it, or none.

verb_edge(v(Form, _, Verb, _, _), Voice0, verb(Verb, Voice)) :- voice(Form, Voice0, Voice).
verb_edge(v(_, _, _, Complements, Adjuncts), _, Edge) :- ended_edge(Complements, Adjuncts, Edge).
verb_edge(v2(_, _, _, _, _, Complements, Adjuncts), _, Edge) :- ended_edge(Complements, Adjuncts, Edge).
verb_edge(be(past, _, _, ps(First, Others), []), _, verb(Verb, past)) :-
    last_joined(First, Others, pass(v(_, _, Verb, _, _))).
verb_edge(be(_, _, _, Predicate, Adjuncts), _, Edge) :- ended_edge([Predicate], Adjuncts, Edge).
verb_edge(vps(_, Others), Voice, Edge) :-
    last(Others, c(_, Verb)),
    verb_edge(Verb, Voice, Edge).
verb_edge(modal(_, _, Modal, _, Verb), Voice0, Edge) :-
    ( Modal == would -> Voice = would ; Voice = Voice0 ),
    ( Verb = perfect(Inner) -> true ; Inner = Verb ),
    verb_edge(Inner, Voice, Edge).
verb_edge(modal(_, _, Modal, Verb), Voice0, Edge) :-
    ( Modal == would -> Voice = would ; Voice = Voice0 ),
    verb_edge(Verb, Voice, Edge).
verb_edge(aux(_, Auxiliary, _, Verb), _, Edge) :-
    ( memberchk(Auxiliary, ['didn\'t', did]) -> Voice = past ; Voice = none ),
    verb_edge(Verb, Voice, Edge).
verb_edge(perfect(_, _, _, been(ps(First, Others))), _, verb(Verb, past)) :-
    last_joined(First, Others, pass(v(_, _, Verb, _, _))).
verb_edge(perfect(_, _, _, been(Predicate)), _, Edge) :- edge(complement(Predicate), Edge).
verb_edge(perfect(_, _, _, Verb), _, Edge) :- verb_edge(Verb, past, Edge).

ended_edge(Complements, Adjuncts, Edge) :-
    (   last(Adjuncts, Adjunct)
    ->  edge(adjunct(Adjunct), Edge)
    ;   last(Complements, Complement),
        edge(complement(Complement), Edge)
    ).

voice(Form, Voice0, Voice) :-
    (   Form == past
    ->  Voice = past
    ;   Voice0 == none
    ->  Voice = pres
    ;   Voice = Voice0
    ).

%!  post_noun(+Post, -NounPhrase) is nondet.
%
%   Post ends with NounPhrase.

post_noun(pp(_, Noun), Noun).
post_noun(with(_, Noun), Noun).
post_noun(pp2(_, _, Noun), Noun).
post_noun(other_than(Noun), Noun).
post_noun(equal(Noun), Noun).
post_noun(as(Noun), Noun).
post_noun(than(Noun), Noun).
post_noun(cmp(Comparison), Noun) :- compared(Comparison, Noun).

compared(than(_, or_equal(Noun)), Noun).
compared(than(_, Noun), Noun).
compared(equal(Noun), Noun).

post_verb(that(_, Verb), Verb, none).
post_verb(that_obj(_, _, Verb), Verb, none).
post_verb(rel(_, Verb), Verb, none).
post_verb(whose(_, Verb), Verb, none).
post_verb(part(Verb), Verb, passive).
post_verb(ing(Verb), Verb, none).

adjunct_noun(pp(_, Noun), Noun).
adjunct_noun(pp2(_, _, Noun), Noun).
adjunct_noun(until(Noun), Noun).
adjunct_noun(equal(Noun), Noun).
adjunct_noun(addition(Noun), Noun).
adjunct_noun(instead_of(np(Noun)), Noun).
adjunct_noun(rather(np(Noun)), Noun).
adjunct_noun(divided(Noun), Noun).
adjunct_noun(divided(_, Noun), Noun).
adjunct_noun(attached(Noun), Noun).

adjunct_verb(ing(_, Verb), Verb).
adjunct_verb(rather(ing(Verb)), Verb).
adjunct_verb(rather(Verb), Verb).
adjunct_verb(until_cl(sc(First, Others)), Verb) :- last_joined(First, Others, decl(_, Verb)).
adjunct_verb(inf(Verb), Verb).

complement_noun(o(Noun), Noun).
complement_noun(p(_, Noun), Noun).
complement_noun(to_and_by(Noun), Noun).
complement_noun(p2(_, _, Noun), Noun).
complement_noun(pp(_, Noun), Noun).
complement_noun(as(Noun), Noun).
complement_noun(for(Noun), Noun).
complement_noun(divided(Noun), Noun).
complement_noun(both(_, _, Complements), Noun) :-
    last(Complements, Last),
    complement_noun(Last, Noun).
