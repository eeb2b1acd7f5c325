:- module(mentions, []).

/** <module> Which objects and players actions and events are about

Request of the table: ["define", "mentions", Kind, Texts], Kind is "action" or "event": a row
[Objects, Players] for each of Texts, by the declared types. Screens light them up.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../k/plain_terms', [safe_term/2]).
:- use_module('../k/types', [declared/3, leaf_in_arguments/4]).
:- use_module(api, []).

:- multifile api:hook/3.

api:hook(mentions, [KindText, Texts], Rows) :-
    memberchk(KindText-Kind, ["action"-action, "event"-event]),
    maplist(mentioned(Kind), Texts, Rows).

mentioned(Kind, Text, [Objects, Players]) :-
    safe_term(Text, Term),
    (   declared(Kind, Term, Types)
    ->  findall(O, ( leaf_in_arguments(Types, Term, object, O), integer(O) ), Objects),
        findall(Name, ( leaf_in_arguments(Types, Term, player, P), atom(P), atom_string(P, Name) ), Players)
    ;   Objects = [],
        Players = []
    ).
