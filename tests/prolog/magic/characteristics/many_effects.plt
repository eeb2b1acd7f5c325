:- module(many_effects_tests, []).

/** <module> Many effects of one layer: what depends on nothing is not held against all others (613.8)
*/

:- use_module(library(plunit)).
:- use_module('../../../../prolog/k/consequences', [proposal/2]).
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../boards').

%   gone_through(+Count, -Steps, -Gained): the layer of abilities with so many effects that let a creature fly, in a game
%   in which abilities may be lost.

gone_through(Count, Steps, Gained) :-
    start_board([]),
    card("Rune", "{1}", [enchantment], none, [static([creature, keyword(reach)], [lose_abilities])]),
    in_hand(a, 'Rune', _),
    permanent(a, 'Cub', Cub),
    forall(between(1, Count, _),
           ( store:fresh([Number]), set(continuous(Number, Cub, [gain(flying)], end_of_turn)) )),
    statistics(inferences, Before),
    proposal(layer_abilities, Changes),
    statistics(inferences, After),
    Steps is After-Before,
    findall(Keyword, member(gained(Cub, Keyword), Changes), Keywords),
    sort(Keywords, Gained).

:- begin_tests(many_effects).

test('613.8a twice as many effects of spells take about twice as long', Few-Many == [flying]-[flying]) :-
    gone_through(100, Steps, Few),
    gone_through(200, More, Many),
    assertion(More < 2.5*Steps).

:- end_tests(many_effects).
