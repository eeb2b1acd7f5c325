:- module(played_constructions,
          [ played/2                    % ?Outer, ?Inners
          ]).

/** <module> Constructions that were judged right by playing the cards that have them, or by reading their texts
*/

%!  played(?Outer, ?Inners:list(atom)) is nondet.
%
%   Boards of three cards at least with one of Inners in Outer came out as another engine observed, and those of none
%   came out otherwise; or it was read by eye in three texts at least, and is played in scenarios (tools/judged_by_eye.tsv).

%   played(?Outer, ?Inners): written by tools/judge_by_boards.py.

played(activated, [under]).
