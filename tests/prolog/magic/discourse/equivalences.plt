:- module(equivalences_tests, []).

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/discourse/canonical_terms', [canonical/2, dangling/2]).
:- use_module('../../../../prolog/magic/cards/discourse/equivalences', [equivalence/2]).
:- use_module('../../../../prolog/magic/cards/discourse/term_pairs', [pairs_of/2]).
:- use_module(card_meanings, [term_of/2]).

%   same(?Equivalence, ?Text, ?Other): both mean the same by Equivalence.

same(duration_place, 'Until end of turn, target creature gains flying.', 'Target creature gains flying until end of turn.').
same(duration_place, 'As long as you control a Wolf, ~ has flying.', '~ has flying as long as you control a Wolf.').
same(duration_place, 'Until your next turn, target land becomes a Bear.', 'Target land becomes a Bear until your next turn.').
same(duration_over_and, 'Target Wolf gets +1/+0 and gains trample until end of turn.', 'Until end of turn, target Wolf gets +1/+0 and gains trample.').
same(duration_over_and, 'Target Wolf gains flying and target Bear gains haste until end of turn.', 'Until end of turn, target Wolf gains flying and target Bear gains haste.').
same(instead_place, 'Draw a card. If you control a Bear, draw two cards instead.', 'Draw a card. If you control a Bear, instead draw two cards.').
same(instead_place, 'Draw a card. If you control a Bear, draw two cards instead.', 'Draw a card. Draw two cards instead if you control a Bear.').
same(condition_place, 'If you control a Bear, draw a card.', 'Draw a card if you control a Bear.').
same(otherwise_of, 'If you control a Bear, draw a card. Otherwise, discard a card.', 'If you control a Bear, draw a card. Otherwise discard a card.').
same(then_between, 'Draw two cards. Then discard a card.', 'Draw two cards. Discard a card.').

%   reaches(?Equivalence, ?Text, ?Part): by Equivalence Part is in the term of Text.

reaches(blocks_or_blocked, 'Whenever ~ blocks or becomes blocked by a Wolf, draw two cards.', do(_, block, _, [obj(at(_, _, sel([a], _)))], _)).
reaches(only_over_and, '~ can attack and block only during your turn.', limited([_], modal(can, _, _, all_of(_, _)))).
reaches(modes_of_choose, 'Choose two. You may choose the same mode more than once.\n• Draw two cards.\n• You gain 2 life.', modal(say(you, do(_, choose, _, _, _)), _, [_, _])).

part_of(Term, Part) :-
    sub_term(Inner, Term),
    nonvar(Inner),
    Inner = Part,
    !.

:- begin_tests(equivalences).

test(one_term, [forall(same(_, Text, Other)), true(Term == OtherTerm)]) :-
    term_of(Text, Term),
    term_of(Other, OtherTerm).

test(reaches, [forall(reaches(_, Text, Part))]) :-
    term_of(Text, Term),
    part_of(Term, Part).

test(each_equivalence_makes_terms_one, [forall(equivalence(Name, _)), nondet]) :-
    ( same(Name, _, _) ; reaches(Name, _, _) ).

test(not_the_same, [forall(member(Text-Other,
                                  [ 'Target Wolf gains flying.'-'Target Wolf gains flying until end of turn.',
                                    'Draw two cards. If you control a Bear, draw a card.'-'Draw two cards. If you control a Bear, draw a card instead.',
                                    'Whenever ~ blocks a Wolf, draw two cards.'-'Whenever ~ blocks or becomes blocked by a Wolf, draw two cards.'
                                  ])), true(Term \== OtherTerm)]) :-
    term_of(Text, Term),
    term_of(Other, OtherTerm).

test(numbers_in_order, true(Term == seq(at(1, none, a), [at(2, none, b), ref(1), rest_of(2), ref(other(2)), do-1]))) :-
    canonical(seq(at(7, none, a), [at(3, none, b), ref(7), rest_of(3), ref(other(3)), do-7]), Term).

test(dangling, all(K == [4, 9])) :-
    dangling(seq(at(1, none, a), [ref(1), ref(4), rest_of(9)]), K).

:- end_tests(equivalences).

:- begin_tests(term_pairs).

test(pairs, true(Missing == [])) :-
    term_of('Whenever a Wolf you control dies, draw two cards and exile it.', Term),
    pairs_of(Term, Pairs),
    findall(Pair,
            ( member(Pair, ['full>triggered', 'triggered>say', 'seq>then_and', 'obj>ref', 'at>sel_n', 'at>sel_a', 'filter>that']),
              \+ memberchk(Pair, Pairs)
            ),
            Missing).

test(a_reference_is_told_from_another, true(Labels == ['obj>ref', 'pp>ref_result'])) :-
    term_of('Copy target spell. Destroy target Wolf, then exile it. You may choose new targets for the copy.', Term),
    pairs_of(Term, Pairs),
    findall(Pair, ( member(Pair, Pairs), memberchk(Pair, ['obj>ref', 'obj>this', 'pp>ref_result']) ), Labels).

:- end_tests(term_pairs).
