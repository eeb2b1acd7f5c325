:- module(convention_requests, []).

/** <module> What Python asks about how references are resolved and terms are compared
*/

:- use_module('../../door/api', []).
:- use_module('../cards/discourse/conventions', [convention/3]).
:- use_module('../cards/discourse/equivalences', [equivalence/2]).

:- multifile api:hook/3.

%   Request: ["conventions"]: [Name, Decides, Reason] of each.

api:hook(magic, ["conventions"], Rows) :-
    findall([Name, Decides, Reason], written_convention(Name, Decides, Reason), Rows).

%   Request: ["equivalences"]: [Name, Reason] of each.

api:hook(magic, ["equivalences"], Rows) :-
    findall([Name, Reason], written_equivalence(Name, Reason), Rows).

written_convention(Name, Decides, Reason) :-
    convention(Name0, Decides0, Reason0),
    words(Name0, Name),
    atom_string(Decides0, Decides),
    atom_string(Reason0, Reason).

written_equivalence(Name, Reason) :-
    equivalence(Name0, Reason0),
    words(Name0, Name),
    atom_string(Reason0, Reason).

words(Name, Words) :-
    atomic_list_concat(Parts, '_', Name),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Words).
