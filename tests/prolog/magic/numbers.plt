:- module(numbers_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module(boards, []).
:- use_module('../../../prolog/ask/facts', [rule/1]).
:- use_module('../../../prolog/k/rules', []).

shown(Number, Text) :-
    with_output_to(string(Text), rule(Number)).

holds_text(Number, Part) :-
    shown(Number, Text),
    sub_string(Text, _, _, _, Part),
    !.

:- begin_tests(numbers).

test('every number that a rule has is answered') :-
    findall(Number, rules:source(Number, _, _, _, _), Numbers),
    sort(Numbers, Different),
    forall(member(Number, Different),
           ( shown(Number, Text), assertion(sub_string(Text, _, _, _, " :: ")) )).

test('704.5 each state-based action is a rule',
     [forall(member(Number, ['704.5a', '704.5b', '704.5c', '704.5d', '704.5f', '704.5g', '704.5h',
                             '704.5j', '704.5q']))]) :-
    assertion(holds_text(Number, "check_state")).

test('what stands beneath a number is listed') :-
    assertion(holds_text('702.9', "'702.9b' ::")),
    assertion(holds_text(704.5, "'704.5g' ::")),
    assertion(holds_text('704', "'704.5g' ::")),
    assertion(\+ holds_text('702.3', "'702.30a' ::")).

test('menace says so') :-
    assertion(holds_text('702.111b', "~o has menace")).

test('a declaration has a number, too') :-
    assertion(holds_text('402.3', "fluent hand(")).

test('there is no such rule', error(existence_error(rule, '702.999'))) :-
    rule('702.999').

:- end_tests(numbers).
