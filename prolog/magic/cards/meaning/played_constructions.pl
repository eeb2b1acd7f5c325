:- module(played_constructions,
          [ played/2                    % ?Outer, ?Inners
          ]).

/** <module> Constructions that were judged right by playing the cards that have them
*/

%!  played(?Outer, ?Inners:list(atom)) is nondet.
%
%   Boards of three cards at least with one of Inners in Outer came out as another engine observed, and those of none
%   came out otherwise.

%   played(?Outer, ?Inners): written by tools/judge_by_boards.py.

played(activated, [under]).
