:- module(searches_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/meaning/searches', [searched/2]).

:- begin_tests(searches).

choice(Most, choose(name:a, least:0, most:Most, from:all([in(library, you), land]))).

test(one_card, [nondet, true(Search == search(you, [land], battlefield_tapped, revealed))]) :-
    choice(1, Choice),
    searched(spell([program([Choice, move(what:the(a), to:battlefield, under:you, how:[tapped]), shuffle(who:you)])]),
             spell([program([Search])])).
test(several_that_are_shown, [nondet, true(Search == search_several(you, 2, [land], hand, revealed))]) :-
    choice(2, Choice),
    searched([Choice, reveal(what:the(a), name:b), move(what:the(a), to:hand), shuffle(who:you), draw(who:you, amount:1)],
             [Search, draw(who:you, amount:1)]).
test(unless_it_is_shuffled, [fail]) :-
    choice(1, Choice),
    searched([Choice, move(what:the(a), to:hand)], _).
test(as_many_as_something_else, [nondet, true(Search == search_several(you, the_amount(count(all([creature]))), [land], hand, hidden))]) :-
    choice(count(all([creature])), Choice),
    searched([Choice, move(what:the(a), to:hand), shuffle(who:you)], [Search]).
test(what_searches_nothing, [true(Statements == [draw(who:you, amount:1)])]) :-
    searched([draw(who:you, amount:1)], Statements).

:- end_tests(searches).
