:- module(meanings,
          [ tree_meanings/3,            % +Trees, +Tokens, -Result
            tree_meaning/3              % +Tree, +Tokens, -Meaning
          ]).

/** <module> What the trees of a text mean: one thing, or it is refused

A tree has a meaning if it is written as the text is, if each of its constructions has a rule, each reference is
resolved and each verb has what it takes. Trees of which canonical terms are equal have one meaning.
*/

:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2, memberchk/2, reverse/2]).
:- use_module(canonical_terms, [canonical/2, dangling/2]).
:- use_module(discourse_state, [now//2]).
:- use_module(head_nouns, [bare/2]).
:- use_module(linear_rules, [tree_term/2, without_rule/2]).
:- use_module(resolved_references, [resolved/3]).
:- use_module(syntax_words, [tree_tokens/2]).
:- use_module(verb_types, [ill_typed/2]).

%!  tree_meanings(+Trees, +Tokens, -Result) is det.
%
%   Trees are those of the text with Tokens, or `limit` where finding them would take too long. Result is one of
%
%     * one(Term)
%     * several(Terms)
%     * refused(Why): no tree has a meaning; Why is of the first
%
%   Why is `limit`, `no_tree`, `not_lossless`, no_rule(Construction), unresolved(Complaints),
%   ill_typed(Verb-Class) or dangling(K). Complaints are
%
%     * no_antecedent(Phrase), nothing_done(Phrase)
%     * two_antecedents(Phrase, Antecedents): with what each was called
%     * not_said_of(Antecedent, Words): a phrase that means it says Words besides
%     * which_of_those(Phrase): several were spoken of
%     * alternative(Antecedent): it is there only if it was done instead of something else

tree_meanings(limit, _, Result) =>
    Result = refused(limit).
tree_meanings([], _, Result) =>
    Result = refused(no_tree).
tree_meanings(Trees, Tokens, Result) =>
    most_inferences(Most),
    call_with_inference_limit(one_meaning(Trees, Tokens, Found), Most, Done),
    ( Done == inference_limit_exceeded -> Result = refused(limit) ; Result = Found ).

%   most_inferences(-Most): that the meanings of a text may cost; of 31,600 texts of cards the costliest takes 35,000.

most_inferences(200_000).

one_meaning(Trees, Tokens, Result) :-
    maplist(meaning_of(Tokens), Trees, Meanings),
    findall(Term, member(means(Term, _), Meanings), Terms0),
    sort(Terms0, Terms),
    (   Terms = [Term]
    ->  Result = one(Term)
    ;   Terms = [_, _|_]
    ->  Result = several(Terms)
    ;   Meanings = [Result|_]
    ).

meaning_of(Tokens, Tree, Meaning) :-
    tree_meaning(Tree, Tokens, Meaning).

%!  tree_meaning(+Tree, +Tokens, -Meaning) is det.
%
%   Meaning is means(Term, Conventions), with the names of the conventions (conventions.pl) that were needed to
%   resolve references, or refused(Why).

tree_meaning(Tree, Tokens, Meaning) :-
    (   \+ ( tree_tokens(Tree, Written), Written == Tokens )
    ->  Meaning = refused(not_lossless)
    ;   tree_term(Tree, Term)
    ->  term_meaning(Term, Meaning)
    ;   without_rule(Tree, Part)
    ->  Meaning = refused(no_rule(Part))
    ;   Meaning = refused(no_rule(text))
    ).

term_meaning(Term0, Meaning) :-
    (   resolved(Term0, Term1, State)
    ->  now(errors, Errors, State, _),
        (   Errors = [_|_]
        ->  complaints(Errors, State, Complaints),
            Meaning = refused(unresolved(Complaints))
        ;   wrong(Term1, Why)
        ->  Meaning = refused(Why)
        ;   canonical(Term1, Term),
            now(conventions, Conventions0, State, _),
            sort(Conventions0, Conventions),
            Meaning = means(Term, Conventions)
        )
    ;   Meaning = refused(no_rule(reference))
    ).

wrong(Term, ill_typed(Wrong)) :- ill_typed(Term, Wrong).
wrong(Term, dangling(K)) :- dangling(Term, K).

%   complaints(+Errors, +State, -Complaints) is det: with words for numbers, in the order of the text.

complaints(Errors, State, Complaints) :-
    now(referents, Referents, State, _),
    findall(Complaint, ( member(Error, Errors), in_words(Error, Referents, Complaint) ), Complaints0),
    reverse(Complaints0, Complaints1),
    list_to_set(Complaints1, Complaints).

in_words(two_antecedents(Phrase, Ks), Referents, Complaint) =>
    findall(Words, ( member(K, Ks), called(K, Referents, Words) ), Antecedents),
    Complaint = two_antecedents(Phrase, Antecedents).
in_words(not_said_of(K, Said), Referents, Complaint) =>
    called(K, Referents, Words),
    Complaint = not_said_of(Words, Said).
in_words(alternative(K), Referents, Complaint) =>
    called(K, Referents, Words),
    Complaint = alternative(Words).
in_words(Error, _, Complaint) =>
    Complaint = Error.

called(K, Referents, Words) :-
    (   K \== this,
        memberchk(referent(K, _, _, [Noun|Others], _, _), Referents)
    ->  maplist(bare, [Noun|Others], [Last|Bare]),
        list_to_set(Bare, Distinct0),
        exclude(==(Last), Distinct0, Distinct),
        append(Distinct, [Last], Words)
    ;   Words = [~]
    ).
