:- module(linear_rules_tests, []).

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/discourse/constructions', [construction/4]).
:- use_module('../../../../prolog/magic/cards/discourse/linear_rules', [not_linear/1, tree_term/2, unbalanced/3, without_rule/2]).
:- use_module('../../../../prolog/magic/cards/discourse/meanings', [tree_meanings/3]).
:- use_module('../../../../prolog/magic/cards/syntax/sentences', [text_trees/3, tree_tokens/2]).
:- use_module(card_meanings, [refusal/2]).

%   text(?Text): English from the term is the text again.

text('Whenever ~ attacks, target Wolf gets +2/+2 until end of turn.').
text('{2}, {T}: Destroy target creature with flying that was tapped.').
text('Target player who controls a Bear can\'t cast spells.').
text('Flying, haste').
text('Choose one —\n• Draw two cards.\n• Target Bear gains flying.').
text('If you control a Wolf, each opponent loses life equal to its power.').

:- begin_tests(linear_rules).

test(every_rule_is_linear, all(Rule == [])) :-
    not_linear(Rule).

test(there_are_rules) :-
    aggregate_all(count, construction(_, _, _, _), Count),
    Count > 120.

test(a_rule_that_drops_or_invents_is_found, [forall(member(rule(Tree, Term, Parts),
        [ rule(both(A, _), one(B), [np:A-B]),
          rule(one(A), both(B, _), [np:A-B]),
          rule(one(_), one(_), []),
          rule(one(A), two(B), [np:A-B, np:_-_]),
          rule(one(A, _), one(B), [np:A-B, _ \= x])
        ]))]) :-
    unbalanced(Tree, Term, Parts).

test(a_rule_that_does_not_is_not, [fail]) :-
    unbalanced(one(A, C), two(B, C), [np:A-B]).

test(from_trees_to_terms_and_back, [forall(text(Text)), true(Written == Tokens)]) :-
    text_trees(Text, Tokens, [Tree|_]),
    tree_term(Tree, Term),
    tree_term(Again, Term),
    tree_tokens(Again, Written).

test(what_has_no_rule_is_named, true(Part == cl-dance/1)) :-
    without_rule(full(body([m(seq(dance(x), []), [])])), Part).

test(no_tree, true(Result == refused(no_tree))) :-
    tree_meanings([], [destroy], Result).

test(limit, true(Result == refused(limit))) :-
    tree_meanings(limit, [destroy], Result).

test(what_takes_too_long_is_refused, true(Result == refused(limit))) :-
    findall(Text, ( between(1, 30, _), Text = 'Tap target creature. Untap it.' ), Texts),
    atomic_list_concat(Texts, ' ', Long),
    text_trees(Long, Tokens, [Tree|_]),
    tree_meanings([Tree, Tree, Tree, Tree, Tree, Tree], Tokens, Result).

test(another_tree_than_that_of_the_text, true(Result == refused(not_lossless))) :-
    text_trees('Draw two cards.', _, Trees),
    text_trees('Draw three cards.', Tokens, _),
    tree_meanings(Trees, Tokens, Result).

test(a_verb_takes_what_it_takes, [forall(member(Text-Why,
        [ 'Target opponent mills 3 life.'-ill_typed(mill-amount),
          '~ is a Wolf and an additional charge counter.'-ill_typed(be-counter)
        ])), true(Found == Why)]) :-
    refusal(Text, Found).

:- end_tests(linear_rules).
