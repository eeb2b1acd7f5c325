:- module(own_flash_tests, []).

/** <module> Cards that say when they may be cast as though they had flash (601.3b)
*/

:- use_module(library(plunit)).
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/support/reacting', [may_react/1]).
:- use_module('../boards').

%   in_upkeep(-O): a holds a creature that may be cast so while its owner controls an artifact.

in_upkeep(O) :-
    start_board([]),
    card("Herald", "{0}", [creature], 2/2, [own_flash(it_holds(some(all([controlled(you), artifact]))))]),
    card("Horn", "{0}", [artifact], none, []),
    in_hand(a, 'Herald', O),
    set(step(upkeep)).

:- begin_tests(own_flash).

test('601.3b not where the condition does not hold') :-
    in_upkeep(O),
    go,
    assertion(refused(cast(O))).

test('601.3b where it holds, and nobody is passed over') :-
    in_upkeep(O),
    permanent(a, 'Horn', _),
    assertion(may_react(a)),
    go,
    act(cast(O)).

test('601.3b the permanent of another player does not help') :-
    in_upkeep(O),
    permanent(b, 'Horn', _),
    go,
    assertion(refused(cast(O))).

:- end_tests(own_flash).
