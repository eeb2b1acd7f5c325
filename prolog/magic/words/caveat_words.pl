:- module(caveat_words, []).

/** <module> What is legal only together with something else
*/

:- use_module('../../k/explain', []).
:- use_module('../../k/language').
:- use_module('../rules/concepts/objects').
:- use_module('../rules/turn/blocking').
:- use_module(object_words, [object_words/2]).

:- multifile explain:caveat/2.

%   A creature with menace is blocked by two or more (702.111b).

explain:caveat(block(B, A), Words) :-
    once(has(A, menace)),
    \+ ( blocks(Other, A),
         Other \== B
       ),
    object_words(A, Attacker),
    format(string(Words), "It is legal if another creature blocks ~w, too, which has menace (702.111b).", [Attacker]).
