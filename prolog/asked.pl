:- module(asked, []).

/** <module> Where questions are read and called: it knows the vocabulary, and lists
*/

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(solution_sequences)).
:- use_module(question).
