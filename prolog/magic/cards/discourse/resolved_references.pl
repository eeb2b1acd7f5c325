:- module(resolved_references,
          [ resolved/3                  % +Term0, -Term, -State
          ]).

/** <module> A term is gone through in the order of its text, and what its noun phrases mean is found

Statements, events and conditions are clauses; what describes something is gone through within it.
*/

:- use_module(library(lists), [last/2]).
:- use_module(descriptions,
              [ beside//4, gapped/2, part_of//4, possessed//4, predicated//3, predicates/1, relative//5,
                selection//4
              ]).
:- use_module(discourse_state, [described//3, now//2, put//2, start_scope/2, start_state/1]).
:- use_module(noun_references, [joined//3, without_noun//3]).
:- use_module(pronouns, [pronoun//3]).
:- use_module(quantities, [quantity//4]).
:- use_module(referents, [complaint//1, happened//2, mentioned//2]).
:- use_module(statements,
              [ all_joined//3, done_together//2, event//3, fronted//4, modes//3, quoted//3, said//4, tailed//5, triggered//6,
                two_events//6, until//3
              ]).
:- use_module(verb_references, [does//7, done_this_way//2, object_of/2, offered//3, roles//4, what_was_done//3]).

%!  resolved(+Term0, -Term, -State) is semidet.
%
%   Term is Term0, the term of a tree, with its references. What could not be resolved is in State.

resolved(Term0, Term, State) :-
    start_state(State0),
    start_scope(meant, Scope),
    meant(Term0, Scope, Term, State0, State).

%   meant(+Term0, +Scope, -Term)// is semidet.

meant(this, Scope, Term, S0, S) =>
    Term = this,
    mentioned(this, Scope, S0, S).
meant(Term0, _, Term, S0, S), \+ compound(Term0) =>
    Term = Term0,
    S = S0.
meant([First0|Rest0], Scope, Terms, S0, S) =>
    Terms = [First|Rest],
    ( is_sentence(First0) -> sentence_begins(S0, S1) ; S1 = S0 ),
    meant(First0, Scope, First, S1, S2),
    meant(Rest0, Scope, Rest, S2, S).
meant(triggered(Word, Event, If, Ss), Scope, Term, S0, S), Word \== at =>
    triggered(Word, Event, If, Ss, Scope, Term, S0, S).
meant(when(Word, Event0), Scope, Term, S0, S) =>
    Term = when(Word, Event),
    event(Event0, Scope, Event, S0, S).
meant(when_and(Word, Event, Verb, Clause), Scope, Term, S0, S) =>
    two_events(Word, Event, Verb, Clause, Scope, Term, S0, S).
meant(when_while(Word, Event0, Clause0), Scope, Term, S0, S) =>
    Term = when_while(Word, Event, Clause),
    event(Event0, Scope, Event, S0, S1),
    meant(Clause0, Scope, Clause, S1, S).
meant(say(Subject, Phrase), Scope, Term, S0, S) =>
    said(Subject, Phrase, Scope, Term, S0, S).
meant(under(Front, Statement), Scope, Term, S0, S) =>
    fronted(Front, Statement, Scope, Term, S0, S).
meant(tails(First, Others, Tails), Scope, Term, S0, S) =>
    tailed(First, Others, Tails, Scope, Term, S0, S).
meant(all_of(First0, Others0), Scope, Term, S0, S) =>
    Term = all_of(First, Others),
    meant(First0, Scope, First, S0, S1),
    all_joined(Others0, Scope, Others, S1, S2),
    done_together(S0, Scope, S2, S).
meant(seq(First0, Others0), Scope, Term, S0, S) =>
    Term = seq(First, Others),
    meant(First0, Scope, First, S0, S1),
    meant(Others0, Scope, Others, S1, S2),
    done_together(S0, Scope, S2, S).
meant(modal(Choose0, Word, Modes0), Scope, Term, S0, S), is_list(Modes0) =>
    Term = modal(Choose, Word, Modes),
    meant(Choose0, Scope, Choose, S0, S1),
    modes(Modes0, Scope, Modes, S1, S).
meant(granted(Mark, Ability0), Scope, Term, S0, S) =>
    Term = granted(Mark, Ability),
    quoted(Ability0, Scope, Ability, S0, S).
meant(saying(Mark, Ability0), Scope, Term, S0, S) =>
    Term = saying(Mark, Ability),
    quoted(Ability0, Scope, Ability, S0, S).
meant(until_cl(Clause0), Scope, Term, S0, S) =>
    Term = until_cl(Clause),
    until(Clause0, Scope, Clause, S0, S).
meant(as_long_as(Clause0), Scope, Term, S0, S) =>
    Term = as_long_as(Clause),
    described(Clause0, Scope, Clause, S0, S).
meant(instead_of(Part0), Scope, Term, S0, S) =>
    Term = instead_of(Part),
    described(Part0, Scope, Part, S0, S).
meant(rather(Part0), Scope, Term, S0, S) =>
    Term = rather(Part),
    described(Part0, Scope, Part, S0, S).
meant(ing(Word, Part0), Scope, Term, S0, S) =>
    Term = ing(Word, Part),
    described(Part0, Scope, Part, S0, S).
meant(addition_ing(Part0), Scope, Term, S0, S) =>
    Term = addition_ing(Part),
    described(Part0, Scope, Part, S0, S).
meant(do(Tense, do, [], [obj(headless([the, same]))], []), _, Term, S0, S), now(events, [_|_], S0, S0) =>
    Term = do(Tense, do, [], [obj(headless([the, same]))], []),
    S = S0.
meant(do(Tense, Verb, Before, Roles, Adjuncts), Scope, Term, S0, S) =>
    does(Tense, Verb, Before, Roles, Adjuncts, Scope, Term, S0, S).
meant(do2(Tense, Verb, Word, Other, Before, Roles0, Adjuncts0), Scope, Term, S0, S) =>
    Term = do2(Tense, Verb, Word, Other, Before, Roles, Adjuncts),
    roles(Roles0, Verb, Scope, Roles, S0, S1),
    object_of(Roles, K),
    happened(Verb-K, Scope, S1, S2),
    happened(Other-K, Scope, S2, S3),
    meant(Adjuncts0, Scope, Adjuncts, S3, S).
meant(modal(may, Before0, After0, Phrase0), Scope, Term, S0, S) =>
    Term = modal(may, Before, After, Phrase),
    parts_meant([Before0, After0], Scope, [Before, After], S0, S1),
    offered(Phrase0, Scope, Phrase, S1, S).
meant(elliptic(Tense, Word), Scope, Term, S0, S) =>
    Term = elliptic(Tense, Word, Event),
    what_was_done(Word, Scope, Event, S0, S).
meant(symbols([that_m(Word)], Symbols), Scope, Term, S0, S) =>
    Term = symbols([Quantity], Symbols),
    quantity(Word, that_m(Word), Scope, Quantity, S0, S).
meant(headless(Determiners, Behind), _, Term, S0, S), \+ numbers(Determiners) =>
    Term = headless(Determiners, Behind),
    last(Determiners, Word),
    complaint(no_antecedent([Word]), S0, S).
meant(is(Tense, Polarity, Before, What0, Adjuncts0), Scope, Term, S0, S) =>
    Term = is(Tense, Polarity, Before, What, Adjuncts),
    ( What0 = undergo(do(_, Verb, _, _, _)) -> done_this_way(Verb, Adjuncts0, S0, S1) ; S1 = S0 ),
    meant(What0, Scope, What, S1, S2),
    meant(Adjuncts0, Scope, Adjuncts, S2, S).
meant(np(Phrase0), Scope, Term, S0, S), predicates(Phrase0) =>
    Term = np(Phrase),
    predicated(Phrase0, Scope, Phrase, S0, S).
meant(that(Subject, Phrase), Scope, Term, S0, S) =>
    Term = that(Subject1, Phrase1),
    relative(Subject, Phrase, Scope, Subject1, Phrase1, S0, S).
meant(that_is(Word, Phrase0), Scope0, Term, S0, S) =>
    Term = that_is(Word, Phrase),
    gapped(Scope0, Scope),
    described(Phrase0, Scope, Phrase, S0, S).
meant(filter(Heads, Behind0), Scope, Term, S0, S) =>
    Term = filter(Heads, Behind),
    described(Behind0, Scope, Behind, S0, S).
meant(pp(Preposition, pro(Word)), Scope, Term, S0, S) =>
    Term = pp(Preposition, Meaning),
    beside(Preposition, Word, Scope, Meaning, S0, S).
meant(of(Determiners, Whole), Scope, Term, S0, S) =>
    part_of(Determiners, Whole, Scope, Term, S0, S).
meant(of_its(Owner, Parts), Scope, Term, S0, S) =>
    possessed(Owner, Parts, Scope, Term, S0, S).
meant(pro(Word), Scope, Term, S0, S) =>
    pronoun(Word, Scope, Term, S0, S).
meant(headless(Determiners), Scope, Term, S0, S) =>
    without_noun(Determiners, Scope, Term, S0, S).
meant(sel(Determiners, Filter), Scope, Term, S0, S) =>
    selection(Determiners, Filter, Scope, Term, S0, S).
meant(group(Phrases0), Scope, Term, S0, S) =>
    meant(Phrases0, Scope, Phrases, S0, S1),
    joined(Phrases, Scope, Term, S1, S).
meant(Term0, Scope, Term, S0, S) =>
    Term0 =.. [Name|Parts0],
    parts_meant(Parts0, Scope, Parts, S0, S),
    Term =.. [Name|Parts].

parts_meant([], _, []) -->
    [].
parts_meant([Part0|Parts0], Scope, [Part|Parts]) -->
    meant(Part0, Scope, Part),
    parts_meant(Parts0, Scope, Parts).

%   numbers(+Determiners) is semidet: "one that's tapped", "an additional +1/+1": something new, and how many.

numbers([Determiner]) :- functor(Determiner, n, 1).
numbers([Determiner]) :- functor(Determiner, at_least, _).
numbers([a, additional]).

%   is_sentence(+Term) is semidet: as what stands in a list of statements.

is_sentence(say(_, _)).
is_sentence(under(_, _)).
is_sentence(seq(_, _)).
is_sentence(tails(_, _, _)).
is_sentence(conn(_, _)).
is_sentence(conn(_, _, _)).
is_sentence(modal(_, _, Modes)) :- is_list(Modes).

sentence_begins -->
    now(clause, Clause),
    put(sentence, Clause).
