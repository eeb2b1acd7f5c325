:- module(question_scope, []).

/** <module> Where questions are read and called: it knows the vocabulary, and lists
*/

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(solution_sequences)).
:- use_module(question_words).

%   undo/1 is a predicate of SWI-Prolog's own; nobody asks a game for that one.

goal_expansion(undo(Count), undo_last(Count)).
