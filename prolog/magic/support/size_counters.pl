:- module(size_counters,
          [ size_counter/4,             % ?Kind, -Index, -Power, -Toughness
            other_size_counter/1        % ?Kind
          ]).

/** <module> Counters that change power and toughness (122.1a)
*/

:- use_module('../../k/language').

%!  size_counter(?Kind, -Index, -Power, -Toughness) is nondet.
%
%   A counter of Kind adds Power and Toughness; Index tells the kinds apart.

'122.1a' :: caused size_counter('+1/+1', 0, 1, 1).
'122.1a' :: caused size_counter('-1/-1', 1, -1, -1).
'122.1a' :: caused size_counter('+0/+1', 2, 0, 1).
'122.1a' :: caused size_counter('+0/+2', 3, 0, 2).
'122.1a' :: caused size_counter('+1/+0', 4, 1, 0).
'122.1a' :: caused size_counter('+1/+2', 5, 1, 2).
'122.1a' :: caused size_counter('+2/+0', 6, 2, 0).
'122.1a' :: caused size_counter('+2/+2', 7, 2, 2).
'122.1a' :: caused size_counter('-0/-1', 8, 0, -1).
'122.1a' :: caused size_counter('-0/-2', 9, 0, -2).
'122.1a' :: caused size_counter('-1/-0', 10, -1, 0).
'122.1a' :: caused size_counter('-2/-1', 11, -2, -1).
'122.1a' :: caused size_counter('-2/-2', 12, -2, -2).

%!  other_size_counter(?Kind) is nondet.
%
%   Kind is one of those that few games have.

other_size_counter(Kind) :-
    size_counter(Kind, Index, _, _),
    Index > 1.
