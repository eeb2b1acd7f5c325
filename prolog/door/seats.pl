:- module(seats, []).

/** <module> What a seat may ask, and a search: tables of requests

A seat is a player who asks, or a program for that player. What is not in a table here is
refused, whatever else the door knows. The hooks of the games and of this module are

  * shown(+Game, +Viewer, +Request, -Reply): answered by what is so. The answer follows
    from what Viewer sees, which a test of hidden facts that are exchanged compares.
  * known(+Game, +Viewer, +Request, -Reply): answered in the state as Viewer knows it
    (determinization.pl), so that the answer can't depend on anything else. It is the one
    for whatever calls rules.
  * searched(+Game, +Request, -Reply): about a state that is searched, which is imagined;
    the answer follows from the present state alone.

Requests: ["seat", Game, Viewer, Name, ...] and ["searched", Game, Name, ...].
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../k/determinization', [as_known/3]).
:- use_module('../k/explain', [why/2, why_not/2, conflict_words/2]).
:- use_module('../k/plain_terms', [safe_term/2, term_text/2]).
:- use_module('../k/views', []).
:- use_module(api, []).

:- multifile api:hook/3, shown/4, known/4, searched/3.
:- dynamic shown/4, known/4, searched/3.

api:hook(seat, [GameText, ViewerText, Name|Arguments], Reply) :-
    atom_string(Game, GameText),
    atom_string(Viewer, ViewerText),
    (   views:viewer(Viewer)
    ->  true
    ;   throw(error(existence_error(player, Viewer), _))
    ),
    Request = [Name|Arguments],
    (   shown(Game, Viewer, Request, Found)
    ->  Reply = Found
    ;   clause(known(Game, Viewer, Request, _), _),
        as_known(Game, Viewer, known(Game, Viewer, Request, Found))
    ->  Reply = Found
    ;   throw(error(not_for_seats(Name), _))
    ).
api:hook(searched, [GameText, Name|Arguments], Reply) :-
    atom_string(Game, GameText),
    (   searched(Game, [Name|Arguments], Found)
    ->  Reply = Found
    ;   throw(error(not_for_searches(Name), _))
    ).

%   Requests of seats at every game: ["why", Action], ["why_not", Action] and ["conflict",
%   Action].

known(_, _, ["why", Text], Rows) :-
    safe_term(Text, Action),
    why(Action, Reasons),
    maplist(reason_row, Reasons, Rows).
known(_, _, ["why_not", Text], Rows) :-
    safe_term(Text, Action),
    why_not(Action, Reasons),
    maplist(reason_row, Reasons, Rows).
known(_, _, ["conflict", Text], Lines) :-
    safe_term(Text, Action),
    findall(Words, conflict_words(Action, Words), Lines).

reason_row(reason(Id, Words), [IdText, Words]) :-
    term_text(Id, IdText).

:- multifile prolog:error_message//1.

prolog:error_message(not_for_seats(Name)) -->
    [ 'a seat can\'t ask for "~w" now'-[Name] ].
prolog:error_message(not_for_searches(Name)) -->
    [ 'a search can\'t ask for "~w"'-[Name] ].
