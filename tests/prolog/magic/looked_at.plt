:- module(looked_at_tests, []).

/** <module> What walking.pl passes over
*/

:- use_module(library(plunit)).
:- use_module('../../../prolog/ask/dependencies', [rule_of/1, rule_reads/2]).

:- begin_tests(looked_at).

%   Mbrane's `control` asks of the end of the game, which is looked at whole.

test('what says what is computed next is no part of what is forbidden', Ids == [control]) :-
    Rule = rule(Id, forbidden, _, _, _),
    findall(Id, ( rule_of(Rule), rule_reads(Rule, Item), memberchk(Item, [now/1, later/1]) ), Unsorted),
    sort(Unsorted, Ids).

:- end_tests(looked_at).
