:- module(keyword_counters,
          [ keyword_counter/1           % ?Kind
          ]).

/** <module> Counters that give what has them a keyword (122.1b)

Decayed and exalted counters are missing: these keywords stand for abilities, which are borne.
*/

:- use_module('../../k/language').

%!  keyword_counter(?Kind) is nondet.

'122.1b' :: caused keyword_counter(Kind) if
    lists:member(Kind, [ flying, first_strike, double_strike, deathtouch, haste, hexproof, indestructible, lifelink,
                         menace, reach, shadow, trample, vigilance ]).
