:- module(levels, []).

/** <module> Levels: of creatures that level up (702.87, 711), and of Classes (716)

A leveler has so many level counters; what is printed beside its levels, it has while it has as many. A Class is designated as each
level that it has got.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module(counter_keywords, []).

:- multifile cards:keyword_means/2.

designation ::= level(_:integer).

'702.87a' :: caused cards:keyword_means(
                        level_up(Cost),
                        activated([mana(Cost)], [put_counters(this, level, 1)], [sorcery_speed])).
'716.2a' :: caused cards:keyword_means(
                       class_level(Level, Cost),
                       activated([mana(Cost)], [designate(this, level(Level))],
                                 [sorcery_speed, only_if(matches(this, Below))])) if
    ( Level =:= 2 -> Below = [not([designated(level(2))])]
    ; Before is Level-1, Below = [designated(level(Before)), not([designated(level(Level))])] ).
