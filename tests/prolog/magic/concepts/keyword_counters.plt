:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2]).

:- begin_tests(keyword_counters).

board(Kind, O) :-
    start_board([]),
    card("Gift", "{0}", [instant], none, [spell([put_counters(target([creature]), Kind, 1)])]),
    card("Sap", "{0}", [instant], none, [spell([put_counters(target([creature]), oil, 1)])]),
    permanent(a, 'Cub', O),
    in_hand(a, 'Gift', Gift),
    in_hand(a, 'Sap', Sap),
    go,
    acts([cast(Sap), target(O)]),
    resolve,
    acts([cast(Gift), target(O)]),
    resolve.

test('122.1b only a counter that is called by a keyword gives one', Keywords == [flying]) :-
    board(flying, O),
    assertion(fact(counters(O, oil, 1))),
    findall(Keyword, has(O, Keyword), Keywords).

test('122.1b a shadow counter gives shadow') :-
    board(shadow, O),
    assertion(has(O, shadow)),
    assertion(\+ has(O, flying)).

test('122.1b other counters give nothing', Keywords == []) :-
    board('+1/+1', O),
    findall(Keyword, has(O, Keyword), Keywords).

:- end_tests(keyword_counters).

:- begin_tests(keyword_counters_read).

test('122.1b a kind may be two words', Kind == first_strike) :-
    read_ability(permanent, "When ~ enters, put a first strike counter on target creature.", understood(Ability, English)),
    Ability = triggered(enters(this), true, [put_counters(_, Kind, 1)]),
    assertion(English == "When ~ enters, put a first strike counter on target creature.").

:- end_tests(keyword_counters_read).
